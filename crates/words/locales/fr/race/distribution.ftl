# Race: how many cards there are of what.

distribution = Répartition des cartes
    .also = répartition, repartition, distribution, combien de cartes, statistiques
distribution-cards = { $cards } cartes : { $start } mondes de départ, { $worlds } autres mondes et { $developments } développements, dont { $six } développements à 6. Les nombres qui suivent comprennent les mondes de départ.
distribution-costs = Par coût :
distribution-cost =
    { $cost } : { $worlds ->
        [one] { $worlds } monde
       *[other] { $worlds } mondes
    }{ $developments ->
        [0] {""}
        [one] {" "}et { $developments } développement
       *[other] {" "}et { $developments } développements
    }
distribution-defenses = Mondes militaires par défense :
distribution-defense =
    { $defense } : { $worlds }{ $rebels ->
        [0] { $aliens ->
            [0] {""}
           *[other] {" "}(Alien : { $aliens })
        }
       *[other] {" "}(rebelles : { $rebels }{ $aliens ->
            [0] {""}
           *[other] , Alien : { $aliens }
        })
    }
distribution-production = Mondes de production :
distribution-windfall = Mondes de trouvailles :
distribution-good = { $count } { $good }
distribution-military = Cartes avec force militaire :
distribution-amount = { $count } à { $amount }
distribution-consume = { $count } cartes consomment des ressources.
