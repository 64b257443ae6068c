# A história de uma partida que acabou.

story-of = Como foi
story-loading = Carregando a história…
story-gone = Não foi possível carregar a história agora. O replay mostra tudo.
who-was-what = Quem era o quê
what-was-left = O que restou
who-gave-what = Quem contribuiu com o quê
gave-about = Testes de perícia. Acima da linha ajudou, abaixo atrapalhou; a barra é o que era preciso, os pontos são do Acaso.
phase-hidden = Cylon oculto
phase-open = Cylon revelado
verdict-won-human = lado humano, vence
verdict-won-cylon = Cylon, vence
verdict-lost-human = lado humano, perde
verdict-lost-cylon = Cylon, perde
life =
    { $what ->
        [human] { $name }: do lado dos humanos nos turnos { $from } a { $to }
        [hidden] { $name }: Cylon oculto nos turnos { $from } a { $to }
       *[open] { $name }: Cylon revelado nos turnos { $from } a { $to }
    }
mark-president = Presidente
mark-admiral = Almirante
mark-brig = Prisão
mark-sickbay = Enfermaria
mark-at = { $what }, turno { $turn }
dealt-again = nova distribuição de lealdade
jump-last = Kobol
turn = Turno { $turn }
turn-tick = turno { $turn }
in-words = Em palavras: lealdades e o que restou
dial-went = { $dial }: { $from } no início, { $to } no fim
in-the-red = na zona vermelha
none-left = nada
gave-total = { $name } contribuiu com { $helped } a favor e { $hindered } contra
destiny = Acaso
needed = precisava de { $difficulty }, deu { $total }
branch-pass = sucesso
branch-partial = sucesso parcial
branch-fail = falha
check-of = { $name }: { $result }, turno { $turn }
spoilt =
    { $count ->
        [1] Sem as cartas de { $names }, Cylon oculto, teria sido um sucesso.
       *[other] Sem as cartas de { $names }, Cylons ocultos, teria sido um sucesso.
    }
turning-points = Os momentos decisivos
turning-jump = A frota salta: distância { $distance }.
turning-check = { $name }: { $result }.
who-deceived = Quem mentiu, e quem atrapalhou em segredo
nobody-deceived = Ninguém, pelo que mostram as cartas e as declarações.
lie-human = disse: “Não sou Cylon.”
lie-human-truth = Era Cylon, desde o começo.
lie-help = disse: “Posso ajudar.”
lie-cover-rest = disse: “Eu completo o que faltar.”
lie-not-my-type = disse: “Esse tipo não era meu.”
lie-looked =
    { $cylon ->
        [yes] disse de { $whom }: “É Cylon.”
       *[no] disse de { $whom }: “Não é Cylon.”
    }
lie-looked-truth = A carta que tinha visto dizia outra coisa.
secret-gave = contribuiu em segredo com:
gave-cards = { $cards }
took-away = Isso tirou { $count }.
given-anyway = Era, sim.
secrets = Os segredos de todos
secrets-hand = Mão de { $name }
no-cards = nenhuma carta
every-check = Cada teste, carta por carta
gave-nothing = Ninguém contribuiu.
won-kobol = A frota chega a Kobol: os humanos vencem.
won-food = O alimento acabou: os Cylons vencem.
won-fuel = O combustível acabou: os Cylons vencem.
won-morale = Toda esperança se foi: os Cylons vencem.
won-population = Não resta ninguém: os Cylons vencem.
won-galactica_destroyed = A Galactica é destruída: os Cylons vencem.
won-boarded = Os centuriões tomaram a Galactica: os Cylons vencem.
won-playing = A partida acabou.
camp-humans-won = Humanos, venceram
camp-humans-lost = Humanos, perderam
camp-cylons-won = Cylons, venceram
camp-cylons-lost = Cylons, perderam
who-suspected-whom = De quem se suspeitava
suspected-by = Visto por
suspected-table = todos (o que era público)
suspected-about = A chance de cada um parecer um Cylon, turno a turno, pelas contas do computador; listrado onde era um em segredo, cheio onde já era conhecido.
suspected-peak = no máximo { $most }%
suspected-row = { $name }: no máximo { $most }% de suspeita, no turno { $turn }
