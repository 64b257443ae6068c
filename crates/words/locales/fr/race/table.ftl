# Race: the table and the result, in short labelled lines.

table-round = Tour { $round } : { $phase }.
table-chosen = Choix :
table-chose =
    { $actions } ({ $seat-you ->
        [yes] vous
       *[no] { $seat }
    })
table-in-order =
    Chacun son tour, dans le sens horaire, en commençant par { $seat-you ->
        [yes] vous
       *[no] { $seat }
    }.
table-queue = À venir : { $phases }.
table-supply = Réserve : { $pool }. Pioche : { $supply }. Défausse : { $discards }.
table-open-discards = Défausse face visible :
table-player =
    { $seat-you ->
        [yes] Vous
       *[no] { $seat }
    } : monde de départ n° { $start }, { $placed ->
        [one] { $placed } carte posée
       *[other] { $placed } cartes posées
    } sur { $full }, { $vp } en jetons, { $hand } en main.
table-tableau = Tableau :
table-slot = { $number } { $card }
table-slot-good = { $number } { $card } avec { $good-a }
table-numbers = Pouvoirs :
table-score = Score actuel : { $total } ({ $cards } sur les cartes, { $chips } en jetons, { $developments } par les développements à 6).
table-looked = En train de regarder { $cards }.
table-placing = Carte posée : { $card }.
table-known =
    Cartes de cette main connues de tous{ $left ->
        [0] {""}
        [one] {" "}(une carte en est partie depuis)
       *[other] {" "}({ $left } cartes en sont parties depuis)
    } :
table-hand = Votre main, { $cards } :
table-no-hand = Votre main est vide.
table-looking = Vous regardez { $cards } :

result-pool = Fin de la partie : la réserve de PV est épuisée.
result-tableau = Fin de la partie : un tableau compte { $full } cartes ou plus ({ $players }).
result-player =
    { $seat-you ->
        [yes] Vous : { $vp }{ $won ->
            [yes] , et vous gagnez
           *[no] {""}
        }.
       *[no] { $seat } : { $vp }{ $won ->
            [yes] , victoire
           *[no] {""}
        }.
    }
result-card = { $card } : { $vp }
result-six =
    { $card } : { $vp }{ $count ->
        [0] {""}
       *[other] {" "}({ $parts })
    }
result-chips = Jetons : { $vp }
result-total = Total : { $total } ({ $cards } sur les cartes, { $chips } en jetons, { $developments } par les développements à 6).
result-tied =
    { $seat-you ->
        [yes] vous
       *[no] { $seat }
    } { $count }
result-tie =
    Égalité au meilleur score. Pour départager, on compte les cartes en main et les ressources : { $parts }.{ $shared ->
        [yes] {" "}L’égalité demeure : la victoire est partagée.
       *[no] {""}
    }
