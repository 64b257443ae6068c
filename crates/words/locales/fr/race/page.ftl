# Race: what a glance at the table tells, and hints for a first game.

figure-score = { $total } pour l’instant : { $cards } sur les cartes, { $chips } en jetons, { $developments } par les développements à 6
last-round-pool = C’est le dernier tour : la réserve de PV est vide.
last-round-tableau = C’est le dernier tour : un tableau est complet ({ $players }).
nearly-full = La partie peut se terminer ce tour-ci : { $placed } cartes posées sur { $full } ({ $players }).
low-pool = La réserve s’épuise, et la partie avec elle : il reste { $pool }.

hint-nothing = Un bon choix : rien, pour l’instant.
hint-suggests =
    Un bon choix : { $verb ->
        [discard] défausser { $what }
        [keep] garder { $what }
        [pay] payer avec { $what }
        [place] poser { $what }
       *[choose] { $what }
    }.

lesson-start-discard = Vous commencez avec six cartes et en gardez quatre. Gardez ce que vous pouvez jouer tôt : des mondes et des développements bon marché, et des mondes militaires à la portée de votre force militaire.
lesson-choose-action = Chacun choisit une action en secret. Les phases choisies par quelqu’un sont ensuite jouées par tout le monde ; ceux qui en ont choisi une reçoivent son bonus. Choisissez donc ce qui vous aide le plus, et devinez ce que les autres choisiront : cette phase-là vous est offerte.
lesson-explore = L’Exploration apporte des cartes. Elles vous servent deux fois : à poser, et à payer.
lesson-develop = Un développement reste pour toujours : il donne des pouvoirs dès la phase suivante, et des PV à la fin. Vos cartes en main sont votre monnaie : chaque carte défaussée paie 1.
lesson-settle = Les mondes donnent des ressources, des pouvoirs et des PV. Vous payez avec des cartes, ou vous conquérez les mondes à l’anneau rouge par la force militaire, qui ne s’use jamais.
lesson-way = Le même monde peut souvent s’obtenir de plusieurs façons. Celle qui ne coûte pas de cartes vous en laisse plus à jouer.
lesson-pay = Les cartes avec lesquelles vous payez sont perdues. Toute carte vaut 1, quoi qu’il y soit imprimé.
lesson-trade = Une vente change une ressource en cartes avant que quiconque consomme : le moyen le plus rapide de remplir sa main.
lesson-consume = Les pouvoirs de Consommation changent les ressources en jetons PV et en cartes. Les jetons comptent à la fin, et quand la réserve est vide la partie se termine.
lesson-produce = La Production met de nouvelles ressources sur les mondes qui n’en ont pas. Un tour de Production et un tour de Consommation : voilà ce qui fait tourner la plupart des empires.
lesson-hand-limit = Personne ne garde plus de dix cartes d’un tour à l’autre.

why-part-with =
    { $count ->
        [one] C’est la carte dont vous vous passez le plus facilement
       *[other] Ce sont les cartes dont vous vous passez le plus facilement
    } : ce que vous gardez se joue plus tôt ou vaut plus pour vous.
why-sell = Elle vous rapporte { $cards } tout de suite.
why-explore =
    Vous avez { $hand } en main, dont { $count ->
        [0] aucune ne pourrait être jouée maintenant
        [one] une pourrait être jouée maintenant
       *[other] { $count } pourraient être jouées maintenant
    } : plus de cartes, c’est plus de choix et de quoi payer.
# What is to follow the choice of an action.
why-develop-then = Ensuite, construisez { $card } : le bonus réduit son coût de 1 carte.
why-settle-then = Ensuite, posez { $card }, et piochez une carte en bonus.
why-develop =
    { $count ->
        [0] Vous ne pouvez encore rien construire, mais le bonus peut bientôt servir.
       *[other] À construire : { $cards }. Le bonus réduit le coût de 1 carte.
    }
why-settle =
    { $count ->
        [0] Vous ne pouvez encore poser aucun monde, mais la phase peut bientôt servir.
       *[other] À poser : { $cards }. Vous piochez ensuite une carte.
    }
why-trade =
    { $count ->
        [0] Vous n’avez pas encore de ressource à vendre.
       *[other] Votre meilleure ressource rapporte { $cards }.
    }
why-double =
    Vos pouvoirs de Consommation donnent deux fois plus de PV ; { $goods ->
        [0] vous n’avez pas encore de ressource.
        [one] vous avez { $goods } ressource pour eux.
       *[other] vous avez { $goods } ressources pour eux.
    }
why-produce =
    { $count ->
        [0] Aucun de vos mondes ne recevrait de ressource maintenant.
       *[other] Vous recevez des ressources sur { $worlds }, à vendre ou à consommer plus tard.
    }
why-card = { $card } – { $reasons }
why-windfall = Ce monde apporte aussitôt une ressource, qui se vend contre { $cards }.
why-production = À chaque phase de production, ce monde reçoit une ressource s’il n’en a pas ; elle se vend contre { $cards }.
why-worth = { $vp } à la fin.
