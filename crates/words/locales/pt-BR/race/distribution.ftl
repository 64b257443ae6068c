# Race: quantas cartas há de cada coisa.

distribution = Distribuição das cartas
    .also = distribuição, distribuição de cartas, quantas cartas, estatística, estatísticas
distribution-cards = { $cards } cartas: { $start } mundos iniciais, { $worlds } outros mundos e { $developments } desenvolvimentos, { $six } deles de custo 6. Os números abaixo incluem os mundos iniciais.
distribution-costs = Por custo:
distribution-cost =
    { $cost }: { $worlds ->
        [1] 1 mundo
       *[other] { $worlds } mundos
    }{ $developments ->
        [0] {""}
        [1] {" "}e 1 desenvolvimento
       *[other] {" "}e { $developments } desenvolvimentos
    }
distribution-defenses = Mundos militares por defesa:
distribution-defense =
    { $defense }: { $worlds }{ $rebels ->
        [0] { $aliens ->
            [0] {""}
            [1] {" "}(1 Alienígena)
           *[other] {" "}({ $aliens } Alienígenas)
        }
       *[other] {" "}({ $rebels ->
            [1] 1 Rebelde
           *[other] { $rebels } Rebeldes
        }{ $aliens ->
            [0] {""}
            [1] , 1 Alienígena
           *[other] , { $aliens } Alienígenas
        })
    }
distribution-production = Mundos produtores:
distribution-windfall = Mundos exploráveis:
distribution-good = { $good }: { $count }
distribution-military = Cartas com Militarismo:
distribution-amount = { $count } com { $amount }
distribution-consume = { $count } cartas consomem bens.
