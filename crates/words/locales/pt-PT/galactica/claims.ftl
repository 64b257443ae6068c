# Galactica: o que os jogadores dizem a todos com as frases do jogo; só o que difere do português do Brasil.

event-said =
    { $seat-you ->
        [yes] Dizes
       *[no] { $seat } diz
    }: «{ $claim }»

claim-help-not = Não posso ajudar nesta verificação.
claim-let-pass = Vamos superar esta verificação.
claim-let-fail = Vamos deixar falhar esta verificação.
claim-cover-rest = Eu cubro o que faltar.
claim-looked =
    Vi { $whom-loyalty }: { $cylon ->
        [yes] é Cylon
       *[no] não é Cylon
    }.
claim-accuse =
    { $whom-reader ->
        [yes] Acuso-te.
       *[no] Acuso { $whom }.
    }
claim-accuse-check =
    { $whom-reader ->
        [yes] Acuso-te
       *[no] Acuso { $whom }
    } por causa da verificação { $number }, { $matter }.
claim-not-my-type = Não posso ter jogado { $skill }.
claim-free-me = Soltem-me.
claim-order-me =
    Deem-me a ordem a mim: eu { $deed ->
        [jump] fazia a frota saltar
        [shoot] disparava
        [repair] fazia uma reparação
       *[launch] lançava um viper
    }.
claim-order-you =
    A minha ordem vai para { $whom-reader ->
        [yes] ti
       *[no] { $whom }
    }: por favor, { $deed ->
        [jump] faz a frota saltar
        [shoot] dispara
        [repair] faz uma reparação
       *[launch] lança um viper
    }.
claim-scouted =
    Vi o { $deck }: { $good ->
        [yes] boa carta
       *[no] má carta
    }, { $kept ->
        [yes] ficou no topo
       *[no] foi para o fundo
    }.
claim-other-was-worse = O outro trajeto era pior.
claim-save =
    Guardem as cartas para { $purpose ->
        [check] a próxima verificação
        [jail] uma votação sobre a Prisão
        [fight] o combate
       *[repairs] as reparações
    }.
