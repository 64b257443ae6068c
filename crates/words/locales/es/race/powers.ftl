# Race: what cards are and do. Powers are phrases that follow the name of a phase.

place-action-explore-plus-5 = Explorar +5
place-action-explore-plus-1-1 = Explorar +1, +1
place-action-develop = Desarrollar
place-action-settle = Colonizar
place-action-consume-trade = Consumir: Comerciar
place-action-consume-2x-vps = Consumir: PV ×2
place-action-produce = Producir

place-phase-start = elección de la primera mano
place-phase-choose = elección de acciones
place-phase-explore = Explorar (fase I)
place-phase-develop = Desarrollar (fase II)
place-phase-settle = Colonizar (fase III)
place-phase-trade = ventas antes de Consumir (fase IV)
place-phase-consume = Consumir (fase IV)
place-phase-produce = Producir (fase V)
place-phase-hand-limit = final de la ronda
place-phase-over = la partida ha terminado
phase =
    { $phase }{ $again ->
        [yes] , por segunda vez
       *[no] {""}
    }
noun-row-explore = Explorar
noun-row-develop = Desarrollar
noun-row-settle = Colonizar
noun-row-trade = Comerciar
noun-row-consume = Consumir
noun-row-produce = Producir

# ".a": a good of that kind; ".of": behind «bien» or «mundo»; ".ofs": behind «bienes» or «mundos».
noun-good-any = bien
    .a = un bien
    .of = de cualquier tipo
    .ofs = de cualquier tipo
noun-good-novelty = Innovación
    .a = un bien de Innovación
    .of = de Innovación
    .ofs = de Innovación
noun-good-rare = Elementos raros
    .a = un bien de Elementos raros
    .of = de Elementos raros
    .ofs = de Elementos raros
noun-good-genes = Genes
    .a = un bien de Genes
    .of = de Genes
    .ofs = de Genes
noun-good-alien = Alienígena
    .a = un bien alienígena
    .of = alienígena
    .ofs = alienígenas
noun-keyword-alien = alienígena
noun-keyword-rebel = rebelde
noun-keyword-uplift = elevado
noun-keyword-chromosome = símbolo del cromosoma
noun-keyword-imperium = Imperium
noun-keyword-terraforming = terraformación

body-development = desarrollo
body-gray = mundo sin bien
body-windfall = mundo de ganancia { $good-of }
body-production = mundo de producción { $good-of }

price-cost = coste { $number }
price-defense = defensa { $number }
vp-varies = PV según tu zona de juego

about-facts = { $card }: { $facts }
about-notes = Notas: { $notes }.
about-start =
    mundo inicial n.º { $number }{ $good ->
        [yes] , que empieza con un bien
       *[no] {""}
    }
about-copies = { $count } copias en el juego
about-preset =
    en la primera partida { $copies ->
        [one] va
       *[other] una copia va
    } con el mundo inicial n.º { $number }
about-keywords = lleva: { $keywords }
about-power = { $row }: { $power }.
about-no-power = Sin poderes.
about-scoring =
    { $several ->
        [yes] Al final de la partida (cada carta puntúa por la primera línea que le corresponde):
       *[no] Al final de la partida:
    }

about-total-military = La fuerza militar negativa cuenta. La que solo vale contra ciertos mundos, o por un descarte, no.
about-consume-powers = Cuenta cualquier poder de Consumir, también el que no gasta bienes. Los de Comerciar no.

worlds-any = mundos
worlds-of = mundos { $good-ofs }
worlds-rebel = mundos rebeldes
goods-any =
    { $count ->
        [one] un bien
       *[other] { $count } bienes
    }
goods-of =
    { $count ->
        [one] un bien { $good-of }
       *[other] { $count } bienes { $good-ofs }
    }

power-look =
    miras { $count ->
        [one] una carta más
       *[other] { $count } cartas más
    }
power-keep =
    te quedas con { $count ->
        [one] una carta más
       *[other] { $count } cartas más
    }
power-draw-at-start = robas { $cards } al empezar la fase
power-develop-discount = los desarrollos te cuestan { $cards } menos
power-draw-after-development = robas { $cards } tras construir un desarrollo
power-military = { $amount } de fuerza militar
power-military-vs = { $amount } de fuerza militar contra { $worlds }
power-settle-discount = los { $worlds } que pagas cuestan { $cards } menos
power-discard-for-zero-cost = puedes descartar esta carta para colocar sin coste un mundo que tendrías que pagar; no uno con un bien alienígena
power-discard-for-military = puedes descartar esta carta para tener { $amount } de fuerza militar en una conquista de esta fase
power-pay-for-military = puedes pagar un mundo militar en vez de conquistarlo: su defensa menos { $number }, y menos tus descuentos en mundos; no uno con un bien alienígena
power-draw-after-world = robas { $cards } tras colocar un mundo
power-trade-bonus =
    robas { $count ->
        [one] una carta más
       *[other] { $count } cartas más
    } al vender { $good-a }
power-trade-bonus-here =
    robas { $count ->
        [one] una carta más
       *[other] { $count } cartas más
    } al vender el bien de este mundo

consume-goods = { $goods } por { $gain }
consume-goods-each = hasta { $goods }, por { $gain } cada uno
consume-kinds = { $kinds } bienes, todos de tipos distintos, por { $gain }
consume-all =
    todos los bienes que te queden, por un PV menos que su número{ $double ->
        [yes] , el doble
       *[no] {""}
    }
consume-for-price =
    un bien por tantas cartas como valdría al venderlo, { $bonuses ->
        [yes] con tus poderes de Comerciar
       *[no] sin tus poderes de Comerciar
    }
consume-draw = robas { $cards } sin consumir ningún bien
consume-gamble = nombras un número del { $min } al { $max } y pones boca arriba la primera carta del mazo: si es su coste o su defensa, te llevas la carta
consume-hand-cards = puedes descartar hasta { $cards } de la mano por { $vp } cada una; nunca se duplica

produce-here = { $good-a } en este mundo, si no tiene
produce-draw-if-here = robas { $cards } cuando se produce un bien en este mundo
produce-on-windfall-any = un bien en uno de tus mundos de ganancia que no tenga
produce-on-windfall-of = un bien en uno de tus mundos de ganancia { $good-ofs } que no tenga
produce-draw = robas { $cards }
produce-draw-per-good = robas { $cards } por cada bien { $good-of } que produces
produce-draw-per-kind = robas { $cards } por cada tipo de bien que produces
produce-draw-if-most = robas { $cards } al final de la fase si has producido más bienes { $good-ofs } que nadie
produce-draw-per-world = robas { $cards } por cada mundo { $good-of } que tienes

scoring-rule =
    { $named ->
        [yes] { $vp } por { $what }
       *[no] { $vp } por cada { $what }
    }
scoring-now =
    { $named ->
        [yes] { $vp } por { $what }
       *[no] { $vp } por { $count } { $what }
    }
condition-production-of =
    { $count ->
        [one] mundo de producción { $good-of }
       *[other] mundos de producción { $good-ofs }
    }
condition-windfall-of =
    { $count ->
        [one] mundo de ganancia { $good-of }
       *[other] mundos de ganancia { $good-ofs }
    }
condition-world-of =
    { $count ->
        [one] mundo { $good-of }
       *[other] mundos { $good-ofs }
    }
condition-titled =
    { $count ->
        [one] carta con «{ $keyword }» en su título
       *[other] cartas con «{ $keyword }» en su título
    }
condition-development-of-cost =
    { $count ->
        [one] desarrollo de coste { $cost }
       *[other] desarrollos de coste { $cost }
    }
condition-any-development =
    { $count ->
        [one] desarrollo restante
       *[other] desarrollos restantes
    }
condition-rebel-military-world =
    { $count ->
        [one] mundo militar rebelde
       *[other] mundos militares rebeldes
    }
condition-military-world =
    { $count ->
        [one] mundo militar restante
       *[other] mundos militares restantes
    }
condition-production-world =
    { $count ->
        [one] mundo de producción
       *[other] mundos de producción
    }
condition-any-world =
    { $count ->
        [one] mundo restante
       *[other] mundos restantes
    }
condition-development-with-power =
    { $count ->
        [one] desarrollo con un poder de { $row }
       *[other] desarrollos con un poder de { $row }
    }
condition-world-with-power =
    { $count ->
        [one] mundo con un poder de { $row }
       *[other] mundos con un poder de { $row }
    }
condition-chips-per =
    { $count ->
        [one] grupo de { $per } PV en fichas
       *[other] grupos de { $per } PV en fichas
    }
condition-total-military =
    { $count ->
        [one] punto de fuerza militar
       *[other] puntos de fuerza militar
    }
