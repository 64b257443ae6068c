# Race: o que as cartas são e fazem. As habilidades são frases que vêm depois do nome de uma fase.

place-action-explore-plus-5 = Descoberta: +5
place-action-explore-plus-1-1 = Descoberta: +1, +1
place-action-develop = Desenvolvimento
place-action-settle = Colonização
place-action-consume-trade = Consumo: Venda
place-action-consume-2x-vps = Consumo: PVs ×2
place-action-produce = Produção

place-phase-start = escolha da mão inicial
place-phase-choose = escolha das ações
place-phase-explore = Descoberta (fase I)
place-phase-develop = Desenvolvimento (fase II)
place-phase-settle = Colonização (fase III)
place-phase-trade = vendas antes do Consumo (fase IV)
place-phase-consume = Consumo (fase IV)
place-phase-produce = Produção (fase V)
place-phase-hand-limit = fim da rodada
place-phase-over = fim de jogo
phase =
    { $phase }{ $again ->
        [yes] , pela segunda vez
       *[no] {""}
    }
noun-row-explore = Descoberta
noun-row-develop = Desenvolvimento
noun-row-settle = Colonização
noun-row-trade = Venda
noun-row-consume = Consumo
noun-row-produce = Produção

# “.a”: um bem desse tipo; “.the”: o bem; “.one”: sem artigo; “.goods”: vários; “.kind”: depois de “mundo com” e “mundo produtor de”.
noun-good-any = bem
    .a = um bem
    .the = o bem
    .one = bem
    .goods = bens
    .kind = bens
noun-good-novelty = Luxo
    .a = um artigo de Luxo
    .the = o artigo de Luxo
    .one = artigo de Luxo
    .goods = artigos de Luxo
    .kind = artigos de Luxo
noun-good-rare = Raro
    .a = um elemento Raro
    .the = o elemento Raro
    .one = elemento Raro
    .goods = elementos Raros
    .kind = elementos Raros
noun-good-genes = Genes
    .a = um bem de Genes
    .the = o bem de Genes
    .one = bem de Genes
    .goods = bens de Genes
    .kind = Genes
noun-good-alien = Alienígena
    .a = um bem de tecnologia Alienígena
    .the = o bem de tecnologia Alienígena
    .one = bem de tecnologia Alienígena
    .goods = bens de tecnologia Alienígena
    .kind = tecnologia Alienígena
noun-keyword-alien = Alienígena
noun-keyword-rebel = Rebelde
noun-keyword-uplift = Elevada
noun-keyword-chromosome = o ícone do cromossomo
noun-keyword-imperium = Império
noun-keyword-terraforming = Terraformação

body-development = desenvolvimento
body-gray = mundo sem bens
body-windfall = mundo explorável com { $good-kind }
body-production = mundo produtor de { $good-kind }

price-cost = custo { $number }
price-defense = defesa { $number }
vp-varies = os PVs dependem da sua área de jogo

about-facts = { $card }: { $facts }
about-notes = Notas: { $notes }.
about-start =
    mundo inicial número { $number }{ $good ->
        [yes] , que começa com um bem
       *[no] {""}
    }
about-copies = { $count } exemplares no jogo
about-preset =
    na primeira partida { $copies ->
        [1] ela pertence
       *[other] um exemplar pertence
    } ao mundo inicial { $number }
about-keywords = traz: { $keywords }
about-power = { $row }: { $power }.
about-no-power = Sem habilidades.
about-scoring =
    { $several ->
        [yes] No fim de jogo (cada carta pontua pela primeira linha em que se encaixa):
       *[no] No fim de jogo:
    }

about-total-military = Militarismo negativo conta. Militarismo só contra certos mundos, ou em troca de um descarte, não conta.
about-consume-powers = Conta qualquer habilidade de Consumo, também uma que não gaste bens. Habilidades de Venda não contam.

worlds-any = mundos
worlds-of = mundos com { $good-kind }
worlds-rebel = mundos Rebeldes
goods-any =
    { $count ->
        [1] um bem
       *[other] { $count } bens
    }
goods-of =
    { $count ->
        [1] { $good-a }
       *[other] { $count } { $good-goods }
    }

power-look =
    veja { $count ->
        [1] mais uma carta
       *[other] mais { $count } cartas
    }
power-keep =
    fique com { $count ->
        [1] mais uma carta
       *[other] mais { $count } cartas
    }
power-draw-at-start = compre { $cards } no início da fase
power-develop-discount = desenvolvimentos custam { $cards } a menos
power-draw-after-development = compre { $cards } depois de construir um desenvolvimento
power-military = { $amount } de Militarismo
power-military-vs = { $amount } de Militarismo contra { $worlds }
power-settle-discount = { $worlds } que você paga custam { $cards } a menos
power-discard-for-zero-cost = você pode descartar esta carta para baixar de graça um mundo que teria de pagar, exceto os com tecnologia Alienígena
power-discard-for-military = você pode descartar esta carta por { $amount } de Militarismo em uma conquista nesta fase
power-pay-for-military = você pode pagar por um mundo militar em vez de conquistá-lo: a defesa menos { $number }, e menos os seus descontos em mundos; não vale para mundos com tecnologia Alienígena
power-draw-after-world = compre { $cards } depois de baixar um mundo
power-trade-bonus =
    compre { $count ->
        [1] mais uma carta
       *[other] mais { $count } cartas
    } quando vender { $good-a }
power-trade-bonus-here =
    compre { $count ->
        [1] mais uma carta
       *[other] mais { $count } cartas
    } quando vender o bem deste mundo

consume-goods = { $goods } por { $gain }
consume-goods-each = até { $goods }, por { $gain } cada
consume-kinds = { $kinds } bens, todos de tipos diferentes, por { $gain }
consume-all =
    todos os bens que restam, por um PV a menos que o número de bens{ $double ->
        [yes] , em dobro
       *[no] {""}
    }
consume-for-price =
    um bem por tantas cartas quantas ele valeria na venda, { $bonuses ->
        [yes] com as suas habilidades de Venda
       *[no] sem as suas habilidades de Venda
    }
consume-draw = compre { $cards }, sem consumir um bem
consume-gamble = diga um número de { $min } a { $max } e vire a carta do topo do estoque: se for o custo ou a defesa dela, você ganha a carta
consume-hand-cards = você pode descartar até { $cards } da mão, por { $vp } cada; nunca em dobro

produce-here = { $good-a } neste mundo, se não tiver nenhum
produce-draw-if-here = compre { $cards } quando um bem for produzido neste mundo
produce-on-windfall-any = um bem em um dos seus mundos exploráveis que ainda não tenha um
produce-on-windfall-of = um bem em um dos seus mundos exploráveis com { $good-kind } que ainda não tenha um
produce-draw = compre { $cards }
produce-draw-per-good = compre { $cards } por { $good-one } que você produzir
produce-draw-per-kind = compre { $cards } por tipo de bem que você produzir
produce-draw-if-most = compre { $cards } no fim da fase se você produziu mais { $good-goods } que todos os outros
produce-draw-per-world = compre { $cards } por mundo com { $good-kind } que você tiver

scoring-rule =
    { $named ->
        [yes] { $vp } por { $what }
       *[no] { $vp } por { $what }
    }
scoring-now =
    { $named ->
        [yes] { $vp } por { $what }
       *[no] { $vp } por { $count } { $what }
    }
condition-production-of =
    { $count ->
        [1] mundo produtor de { $good-kind }
       *[other] mundos produtores de { $good-kind }
    }
condition-windfall-of =
    { $count ->
        [1] mundo explorável com { $good-kind }
       *[other] mundos exploráveis com { $good-kind }
    }
condition-world-of =
    { $count ->
        [1] mundo com { $good-kind }
       *[other] mundos com { $good-kind }
    }
condition-titled =
    { $count ->
        [1] carta com { $keyword } no nome
       *[other] cartas com { $keyword } no nome
    }
condition-development-of-cost =
    { $count ->
        [1] desenvolvimento de custo { $cost }
       *[other] desenvolvimentos de custo { $cost }
    }
condition-any-development =
    { $count ->
        [1] outro desenvolvimento
       *[other] outros desenvolvimentos
    }
condition-rebel-military-world =
    { $count ->
        [1] mundo militar Rebelde
       *[other] mundos militares Rebeldes
    }
condition-military-world =
    { $count ->
        [1] outro mundo militar
       *[other] outros mundos militares
    }
condition-production-world =
    { $count ->
        [1] mundo produtor
       *[other] mundos produtores
    }
condition-any-world =
    { $count ->
        [1] outro mundo
       *[other] outros mundos
    }
condition-development-with-power =
    { $count ->
        [1] desenvolvimento com habilidade de { $row }
       *[other] desenvolvimentos com habilidade de { $row }
    }
condition-world-with-power =
    { $count ->
        [1] mundo com habilidade de { $row }
       *[other] mundos com habilidade de { $row }
    }
condition-chips-per =
    { $count ->
        [1] grupo completo de { $per } PVs em fichas
       *[other] grupos de { $per } PVs em fichas
    }
condition-total-military =
    { $count ->
        [1] ponto de Militarismo
       *[other] pontos de Militarismo
    }
