# Race: how many cards there are of what.

distribution = Distribución de las cartas
    .also = distribución, distribución de cartas, cuántas cartas, estadísticas
distribution-cards = { $cards } cartas: { $start } mundos iniciales, otros { $worlds } mundos y { $developments } desarrollos, { $six } de ellos de coste 6. Las cifras que siguen incluyen los mundos iniciales.
distribution-costs = Por coste:
distribution-cost =
    { $cost }: { $worlds ->
        [one] 1 mundo
       *[other] { $worlds } mundos
    }{ $developments ->
        [0] {""}
        [one] {" "}y 1 desarrollo
       *[other] {" "}y { $developments } desarrollos
    }
distribution-defenses = Mundos militares por defensa:
distribution-defense =
    { $defense }: { $worlds }{ $rebels ->
        [0] { $aliens ->
            [0] {""}
            [one] {" "}(1 alienígena)
           *[other] {" "}({ $aliens } alienígenas)
        }
       *[other] {" "}({ $rebels ->
            [one] 1 rebelde
           *[other] { $rebels } rebeldes
        }{ $aliens ->
            [0] {""}
            [one] , 1 alienígena
           *[other] , { $aliens } alienígenas
        })
    }
distribution-production = Mundos de producción:
distribution-windfall = Mundos de ganancia:
distribution-good = { $count } { $good-ofs }
distribution-military = Cartas con fuerza militar:
distribution-amount = { $count } con { $amount }
distribution-consume = { $count } cartas consumen bienes.
