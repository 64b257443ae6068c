# A história de um jogo que acabou; só o que difere do português do Brasil.

story-loading = A carregar a história…
story-gone = Não foi possível carregar a história agora. A repetição mostra tudo.
who-gave-what = Quem jogou o quê
gave-about = Verificações de habilidade. Acima da linha ajudou, abaixo prejudicou; a barra é o que era preciso, os pontos são do Destino.
gave-total = { $name } jogou { $helped } a favor e { $hindered } contra
destiny = Destino
needed = eram precisos { $difficulty }, o total foi { $total }
branch-pass = superada
branch-partial = parcialmente superada
branch-fail = falhada
spoilt =
    { $count ->
        [1] Sem as cartas de { $names }, Cylon oculto, teria sido superada.
       *[other] Sem as cartas de { $names }, Cylons ocultos, teria sido superada.
    }
who-deceived = Quem mentiu, e quem prejudicou em segredo
lie-human = disse: «Não sou Cylon.»
lie-human-truth = Era Cylon, desde o início.
lie-help = disse: «Posso ajudar.»
lie-cover-rest = disse: «Eu cubro o que faltar.»
lie-not-my-type = disse: «Esse tipo não era meu.»
lie-looked =
    { $cylon ->
        [yes] disse de { $whom }: «É Cylon.»
       *[no] disse de { $whom }: «Não é Cylon.»
    }
secret-gave = jogou em segredo:
every-check = Cada verificação, carta a carta
gave-nothing = Ninguém jogou cartas.
won-morale = Toda a esperança se foi: os Cylons vencem.
won-playing = O jogo acabou.
suspected-about = A probabilidade de cada um parecer um Cylon, turno a turno, pelas contas do computador; às riscas onde o era em segredo, cheio onde já era conhecido.
