# Galactica: o que os jogadores dizem a todos com as frases do jogo.

event-said =
    { $seat-you ->
        [yes] Você diz
       *[no] { $seat } diz
    }: “{ $claim }”

claim-help-not = Não posso ajudar neste teste.
claim-help-little = Posso ajudar um pouco.
claim-help-lot = Posso ajudar muito.
claim-let-pass = Vamos passar neste teste.
claim-let-fail = Vamos deixar este teste falhar.
claim-cover-rest = Eu completo o que faltar.
claim-who-has = Quem tem a carta { $card }?
claim-do-not-play = Não joguem { $card }.
claim-looked =
    Olhei { $whom-loyalty }: { $cylon ->
        [yes] é Cylon
       *[no] não é Cylon
    }.
claim-accuse = Acuso { $whom }.
claim-accuse-check = Acuso { $whom } por causa do teste { $number }, { $matter }.
claim-human = Não sou Cylon.
claim-not-my-type = Não tenho como ter contribuído com { $skill }.
claim-jail = { $seat } para a Prisão; eu pago.
claim-do-not-jail = Não mandem { $seat } para a Prisão.
claim-free = Soltem { $seat }.
claim-free-me = Me soltem.
claim-order-me =
    Deem a ordem a mim: eu { $deed ->
        [jump] faria a frota saltar
        [shoot] atiraria
        [repair] faria um reparo
       *[launch] lançaria uma viper
    }.
claim-order-you =
    Minha ordem vai para { $whom }: por favor, { $deed ->
        [jump] faça a frota saltar
        [shoot] atire
        [repair] faça um reparo
       *[launch] lance uma viper
    }.
claim-jump-now = Vamos saltar agora.
claim-wait = Ainda não vamos saltar.
claim-scouted =
    Olhei o { $deck }: { $good ->
        [yes] boa carta
       *[no] carta ruim
    }, { $kept ->
        [yes] ficou no topo
       *[no] foi para o fundo
    }.
claim-other-was-worse = O outro destino era pior.
claim-save =
    Guardem as cartas para { $purpose ->
        [check] o próximo teste
        [jail] uma votação sobre a Prisão
        [fight] o combate
       *[repairs] os reparos
    }.
