# Race: o que as cartas são e fazem; só o que difere do português do Brasil. Os poderes são frases que vêm depois do nome de uma fase.

place-action-consume-2x-vps = Consumo: PV ×2

place-phase-hand-limit = fim da ronda

noun-keyword-chromosome = o ícone do cromossoma

vp-varies = os PV dependem da tua área de jogo

about-no-power = Sem poderes.
about-scoring =
    { $several ->
        [yes] No fim do jogo (cada carta pontua pela primeira linha em que se encaixa):
       *[no] No fim do jogo:
    }

about-consume-powers = Conta qualquer poder de Consumo, também um que não gaste bens. Poderes de Venda não contam.
worlds-any = mundos
    .the = os mundos
worlds-of = mundos com { $good-kind }
    .the = os mundos com { $good-kind }
worlds-rebel = mundos Rebeldes
    .the = os mundos Rebeldes

power-look =
    vê { $count ->
        [1] mais uma carta
       *[other] mais { $count } cartas
    }
power-keep =
    fica com { $count ->
        [1] mais uma carta
       *[other] mais { $count } cartas
    }
power-draw-at-start = compra { $cards } no início da fase
power-develop-discount = os desenvolvimentos custam menos { $cards }
power-draw-after-development = compra { $cards } depois de construíres um desenvolvimento
power-settle-discount = { $worlds-the } que pagas custam menos { $cards }
power-discard-for-zero-cost = podes descartar esta carta para colocar grátis um mundo que terias de pagar; não vale para mundos com tecnologia Alienígena
power-discard-for-military = podes descartar esta carta por { $amount } de Militarismo numa conquista nesta fase
power-pay-for-military = podes pagar um mundo militar em vez de o conquistar, pela defesa menos { $number } e menos os teus descontos em mundos; não vale para mundos com tecnologia Alienígena
power-draw-after-world = compra { $cards } depois de colocares um mundo
power-trade-bonus =
    compra { $count ->
        [1] mais uma carta
       *[other] mais { $count } cartas
    } quando venderes { $good-a }
power-trade-bonus-here =
    compra { $count ->
        [1] mais uma carta
       *[other] mais { $count } cartas
    } quando venderes o bem deste mundo

consume-all =
    todos os bens que restam, por tantos PV quantos os bens, menos um{ $double ->
        [yes] , a dobrar
       *[no] {""}
    }
consume-for-price =
    um bem por tantas cartas quantas ele valeria na venda, { $bonuses ->
        [yes] com os teus poderes de Venda
       *[no] sem os teus poderes de Venda
    }
consume-draw = compra { $cards }, sem consumir um bem
consume-gamble = escolhe um número de { $min } a { $max } e vira a carta do topo do monte: se for o custo ou a defesa dela, ganhas a carta
consume-hand-cards = podes descartar até { $cards } da mão, por { $vp } cada; nunca a dobrar

produce-draw-if-here = compra { $cards } quando for produzido um bem neste mundo
produce-on-windfall-any = um bem num dos teus mundos exploráveis que ainda não tenha nenhum
produce-on-windfall-of = um bem num dos teus mundos exploráveis com { $good-kind } que ainda não tenha nenhum
produce-draw = compra { $cards }
produce-draw-per-good = compra { $cards } por { $good-one } que produzires
produce-draw-per-kind = compra { $cards } por tipo de bem que produzires
produce-draw-if-most = compra { $cards } no fim da fase se produziste mais { $good-goods } do que todos os outros
produce-draw-per-world = compra { $cards } por mundo com { $good-kind } que tiveres

condition-development-with-power =
    { $count ->
        [1] desenvolvimento com poder de { $row }
       *[other] desenvolvimentos com poder de { $row }
    }
condition-world-with-power =
    { $count ->
        [1] mundo com poder de { $row }
       *[other] mundos com poder de { $row }
    }
condition-chips-per =
    { $count ->
        [1] grupo completo de { $per } PV em fichas
       *[other] grupos de { $per } PV em fichas
    }
