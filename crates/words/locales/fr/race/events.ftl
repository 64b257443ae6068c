# Race: the log.

event-start-world =
    { $seat-you ->
        [yes] Vous commencez avec
       *[no] { $seat } commence avec
    } { $card }.
event-round = Tour { $number }
event-chose =
    { $seat-you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } { $actions }.
event-phase = Maintenant : { $phase }.
event-in-order =
    Maintenant chacun son tour, dans le sens horaire, en commençant par { $seat-you ->
        [yes] vous
       *[no] { $seat }
    } : { $why }.
in-order-supply = la pioche pourrait s’épuiser
in-order-pool = la réserve de PV pourrait s’épuiser
in-order-tableau = un tableau pourrait atteindre 12 cartes
in-order-most = { $card } récompense qui produit le plus
event-drew =
    { $seat-you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } { $cards } { $cause }.
event-drew-nothing =
    { $seat-you ->
        [yes] Vous ne piochez rien
       *[no] { $seat } ne pioche rien
    } : il n’y a plus de carte à piocher.
event-looked-at =
    { $seat-you ->
        [yes] Vous regardez
       *[no] { $seat } regarde
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour en garder { $keep } : { $cards }.
event-looked =
    { $seat-you ->
        [yes] Vous regardez
       *[no] { $seat } regarde
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour en garder { $keep }.
event-discarded =
    { $seat-you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $cards } { $cause-lost }.
event-reveals =
    { $seat-you ->
        [yes] Vous révélez
       *[no] { $seat } révèle
    } { $card }.
event-reveals-nothing =
    { $seat-you ->
        [yes] Vous ne posez rien.
       *[no] { $seat } ne pose rien.
    }
event-developed =
    { $seat-you ->
        [yes] Vous construisez
       *[no] { $seat } construit
    } { $card } { $cost ->
        [0] gratuitement
        [one] pour { $cost } carte
       *[other] pour { $cost } cartes
    }.
event-conquered =
    { $seat-you ->
        [yes] Vous conquérez
       *[no] { $seat } conquiert
    } { $card }.
event-conquered-with-tactics =
    { $seat-you ->
        [yes] Vous conquérez
       *[no] { $seat } conquiert
    } { $card } avec l’aide d’une carte du tableau.
event-settled =
    { $seat-you ->
        [yes] Vous colonisez
       *[no] { $seat } colonise
    } { $card } { $cost ->
        [0] gratuitement
        [one] pour { $cost } carte
       *[other] pour { $cost } cartes
    }.
event-settled-with-ship =
    { $seat-you ->
        [yes] Vous colonisez
       *[no] { $seat } colonise
    } { $card } sans payer de carte.
event-spent =
    { $seat-you ->
        [yes] Vous défaussez { $card } de votre tableau.
       *[no] { $seat } défausse { $card } de son tableau.
    }
event-goods =
    { $seat-you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $count ->
        [one] une ressource sur { $worlds }
       *[other] { $count } ressources, sur { $worlds }
    }.
event-sold =
    { $seat-you ->
        [yes] Vous vendez
       *[no] { $seat } vend
    } la ressource { $world-of } contre { $cards }.
event-consumed =
    { $seat-you ->
        [yes] Vous utilisez
       *[no] { $seat } utilise
    } { $card } : { $count ->
        [one] la ressource { $worlds-of }
       *[other] les ressources { $worlds-of }
    } pour { $gain }.
event-used =
    { $seat-you ->
        [yes] Vous utilisez
       *[no] { $seat } utilise
    } { $card } (gain : { $gain }).
event-consumed-hand =
    { $seat-you ->
        [yes] Vous utilisez { $card } : { $cards } de votre main
       *[no] { $seat } utilise { $card } : { $cards } de sa main
    } pour { $vp }.
event-bet =
    { $seat-you ->
        [yes] Vous pariez sur { $number } et retournez { $card }, dont le coût ou la défense est de { $value } : vous { $won ->
            [yes] gagnez la carte
           *[no] perdez le pari
        }.
       *[no] { $seat } parie sur { $number } et retourne { $card }, dont le coût ou la défense est de { $value } : { $won ->
            [yes] la carte est gagnée
           *[no] le pari est perdu
        }.
    }
event-reshuffled = La défausse est mélangée et forme une nouvelle pioche de { $cards }.
event-ended =
    La partie est terminée : { $alone ->
        [yes] { $winner-you ->
            [yes] vous gagnez
           *[no] { $winner } gagne
        }
       *[no] victoire partagée entre { $winners }
    } avec { $vp }.

gain-nothing = rien

# Why cards are drawn; ".lost": why they are discarded.
cause-setup = pour la première main
    .lost = de la première main
cause-explore = parmi les cartes regardées
    .lost = parmi les cartes regardées
cause-power = grâce à la carte { $card }
    .lost = pour utiliser { $card }
cause-bonus = comme bonus de l’action
    .lost = pour le bonus de l’action
cause-payment = pour payer { $card }
    .lost = pour payer { $card }
cause-sale = pour la ressource { $card-of }
    .lost = pour la ressource { $card-of }
cause-hand-limit = pour revenir à 10 cartes
    .lost = pour revenir à 10 cartes

# Several events told as one.
story-chosen = Choix – { $parts }.
story-looked = Cartes regardées : { $parts }.
story-looks =
    { $seat-you ->
        [yes] vous
       *[no] { $seat }
    } ({ $count } pour en garder { $keep })
story-passed = Aucune carte posée : { $seats }.
# What somebody who did something paid for it.
story-discarded = À la défausse : { $cards }.
story-drew =
    { $seat-you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } { $parts }.
story-drawn = { $cards } { $cause }
