# Race: o que se vê na mesa de relance, e dicas para uma primeira partida; só o que difere do português do Brasil.

last-round-pool = Esta é a última ronda: a reserva de PV acabou.
last-round-tableau = Esta é a última ronda: uma área de jogo está completa ({ $players }).
nearly-full = O jogo pode acabar nesta ronda: { $placed } de { $full } cartas já colocadas ({ $players }).
low-pool = A reserva está a acabar, e o jogo com ela: { $pool } na reserva.

hint-suggests =
    Uma boa escolha: { $verb ->
        [discard] descartar { $what }
        [keep] ficar com { $what }
        [pay] pagar com { $what }
        [place] colocar { $what }
       *[choose] { $what }
    }.

lesson-start-discard = Começas com seis cartas e ficas com quatro. Guarda o que podes jogar cedo: mundos e desenvolvimentos baratos, e mundos militares ao alcance do teu Militarismo.
lesson-choose-action = Cada um escolhe uma ação em segredo. As fases que alguém escolheu são então jogadas por todos; quem escolheu uma ganha o bónus dela. Escolhe, portanto, o que mais te ajuda, e tenta adivinhar o que os outros vão escolher: essa fase sai-te grátis.
lesson-explore = A Descoberta traz cartas. Precisas delas duas vezes: para colocar e para pagar.
lesson-develop = Os desenvolvimentos são para sempre: cada um dá poderes a partir da fase seguinte, e PV no fim. As cartas na mão são o teu dinheiro: cada uma que descartas paga 1.
lesson-settle = Os mundos dão bens, poderes e PV. Pagas com cartas, ou conquistas com Militarismo os mundos de anel vermelho; o Militarismo nunca se gasta.
lesson-way = Muitas vezes há mais do que uma maneira de colocar o mesmo mundo. A que não custa cartas deixa-te mais para jogar.
lesson-pay = As cartas com que pagas vão-se. Cada carta vale 1, seja o que for que traga impresso.
lesson-consume = Os poderes de Consumo transformam bens em fichas de PV e cartas. As fichas contam no fim, e quando a reserva acaba, o jogo acaba.
lesson-produce = A Produção coloca novos bens nos mundos que não têm. Uma ronda de Produção e uma de Consumo, juntas, movem a maioria dos impérios.
lesson-hand-limit = Ninguém guarda mais de dez cartas de uma ronda para a outra.

why-part-with =
    { $count ->
        [1] Esta é a carta que menos falta faz
       *[other] Estas são as cartas que menos falta fazem
    }: o que fica pode ser jogado antes ou vale mais para ti.
why-sell = Traz { $cards } de imediato.
why-explore =
    Tens { $hand }, e { $count ->
        [0] nenhuma poderia ser jogada agora
        [1] uma delas poderia ser jogada agora
       *[other] { $count } delas poderiam ser jogadas agora
    }: mais cartas dão mais escolha e mais com que pagar.
# O que deve vir depois da escolha de uma ação.
why-develop-then = Depois constrói { $card-the }: o bónus tira 1 carta ao custo.
why-settle-then = Depois coloca { $card-the } e compra uma carta como bónus.
why-develop =
    { $count ->
        [0] Ainda não há nada que possas construir, mas o bónus pode ajudar em breve.
       *[other] Poderias construir { $cards-the }, e o bónus tira 1 carta ao custo.
    }
why-settle =
    { $count ->
        [0] Ainda não há nenhum mundo que possas colocar, mas a fase pode ajudar em breve.
       *[other] Poderias colocar { $cards-the } e comprar uma carta depois.
    }
why-trade =
    { $count ->
        [0] Ainda não tens bens para vender.
       *[other] O teu melhor bem traz { $cards }.
    }
why-double =
    Os teus poderes de Consumo dão o dobro dos PV; { $goods ->
        [0] ainda não tens bens.
        [1] tens 1 bem para eles.
       *[other] tens { $goods } bens para eles.
    }
why-produce =
    { $count ->
        [0] Nenhum mundo teu ganharia um bem agora.
       *[other] Ganhas bens { $worlds-in }, para vender ou consumir numa ronda seguinte.
    }
why-windfall = Traz logo um bem, que se pode vender por { $cards }.
why-production = Em cada Produção ganha um bem, se não tiver nenhum; esse bem pode ser vendido por { $cards }.
