# Race: o que se vê na mesa de relance, e dicas para uma primeira partida.

figure-score = { $total } até agora: { $cards } nas cartas, { $chips } em fichas, { $developments } dos desenvolvimentos de custo 6
last-round-pool = Esta é a última rodada: a reserva de PVs acabou.
last-round-tableau = Esta é a última rodada: uma área de jogo está completa ({ $players }).
nearly-full = A partida pode acabar nesta rodada: { $placed } de { $full } cartas já baixadas ({ $players }).
low-pool = A reserva está acabando, e a partida com ela: { $pool } na reserva.

hint-nothing = Uma boa escolha: nada, por enquanto.
hint-suggests =
    Uma boa escolha: { $verb ->
        [discard] descartar { $what }
        [keep] ficar com { $what }
        [pay] pagar com { $what }
        [place] baixar { $what }
       *[choose] { $what }
    }.

lesson-start-discard = Você começa com seis cartas e fica com quatro. Guarde o que pode jogar cedo: mundos e desenvolvimentos baratos, e mundos militares que o seu Militarismo alcança.
lesson-choose-action = Cada um escolhe uma ação em segredo. As fases que alguém escolheu são então jogadas por todos; quem escolheu uma ganha o bônus dela. Escolha, portanto, o que mais ajuda você, e tente adivinhar o que os outros vão escolher: essa fase vem de graça.
lesson-explore = A Descoberta traz cartas. Você precisa delas duas vezes: para baixar e para pagar.
lesson-develop = Desenvolvimentos são para sempre: cada um dá habilidades a partir da fase seguinte, e PVs no fim. As cartas na mão são o seu dinheiro: cada uma que você descarta paga 1.
lesson-settle = Mundos dão bens, habilidades e PVs. Você paga com cartas, ou conquista com Militarismo os mundos de anel vermelho; o Militarismo nunca se gasta.
lesson-way = Muitas vezes se pode ter o mesmo mundo de mais de um modo. Um modo que não custa cartas deixa mais cartas para jogar.
lesson-pay = As cartas com que você paga se vão. Cada carta vale 1, seja o que for que traga impresso.
lesson-trade = Uma venda transforma um bem em cartas antes de alguém consumir: o caminho mais rápido para encher a mão.
lesson-consume = As habilidades de Consumo transformam bens em fichas de PV e cartas. As fichas contam no fim, e quando a reserva acaba, a partida acaba.
lesson-produce = A Produção coloca novos bens nos mundos que não têm. Uma rodada de Produção e uma de Consumo, juntas, movem a maioria dos impérios.
lesson-hand-limit = Ninguém guarda mais de dez cartas de uma rodada para a outra.

why-part-with =
    { $count ->
        [1] Esta é a carta que menos falta faz
       *[other] Estas são as cartas que menos falta fazem
    }: o que fica pode ser jogado antes ou vale mais para você.
why-sell = Traz { $cards } na hora.
why-explore =
    Você tem { $hand }, e { $count ->
        [0] nenhuma poderia ser jogada agora
        [1] uma delas poderia ser jogada agora
       *[other] { $count } delas poderiam ser jogadas agora
    }: mais cartas dão mais escolha e mais com que pagar.
# O que deve vir depois da escolha de uma ação.
why-develop-then = Depois construa { $card-the }: o bônus tira 1 carta do custo.
why-settle-then = Depois baixe { $card-the } e compre uma carta como bônus.
why-develop =
    { $count ->
        [0] Ainda não há nada que você possa construir, mas o bônus pode ajudar em breve.
       *[other] Você poderia construir { $cards-the }, e o bônus tira 1 carta do custo.
    }
why-settle =
    { $count ->
        [0] Ainda não há mundo que você possa baixar, mas a fase pode ajudar em breve.
       *[other] Você poderia baixar { $cards-the } e comprar uma carta depois.
    }
why-trade =
    { $count ->
        [0] Você ainda não tem bem para vender.
       *[other] Seu melhor bem traz { $cards }.
    }
why-double =
    Suas habilidades de Consumo dão o dobro de PVs; { $goods ->
        [0] você ainda não tem bens.
        [1] você tem 1 bem para elas.
       *[other] você tem { $goods } bens para elas.
    }
why-produce =
    { $count ->
        [0] Nenhum mundo seu ganharia um bem agora.
       *[other] Você ganha bens { $worlds-in }, para vender ou consumir em uma rodada seguinte.
    }
why-card = { $card }: { $reasons }
why-windfall = Traz na hora um bem, que pode ser vendido por { $cards }.
why-production = Em cada Produção ganha um bem, se não tiver um; esse bem pode ser vendido por { $cards }.
why-worth = { $vp } no fim.
