# Race: questions, options and help.

# How many to pick. "what" says what for.
pick =
    parmi { $what ->
        [pay] vos { $of } cartes
        [goods] ces { $of } ressources
       *[discard] ces { $of } cartes
    }, choisissez-en { $case ->
        [exactly] { $max }
       *[between] { $min ->
            [0] jusqu’à { $max }
           *[other] { $max ->
                [2] { $min } ou { $max }
               *[other] entre { $min } et { $max }
            }
        }
    }{ $what ->
        [keep] {" "}à garder
        [goods] {""}
       *[discard] {" "}à défausser
    }

prompt-start-discard = Votre première main : { $pick }.
prompt-choose-action =
    Choisissez { $count ->
        [one] une carte d’action
       *[other] { $count } cartes d’action
    }.
# Why something is asked.
cause-called =
    { $phase }{ $again ->
        [yes] , une deuxième fois
       *[no] {""}
    } ({ $own ->
        [yes] votre choix
       *[no] choix fait par { $seats }
    })
prompt-explore-keep =
    { $cause } : { $pick }.{ $more ->
        [yes] {" "}Vous en regardez { $looked }{ $reasons }.
       *[no] {""}
    }
prompt-develop-place =
    { $none ->
        [yes] { $cause } : vous n’avez aucun développement à construire, choisissez « rien ».
       *[no] { $cause } : construisez un développement, ou rien.
    } Vous avez { $hand } en main{ $facts }.
prompt-settle-place =
    { $none ->
        [yes] { $cause } : vous n’avez aucun monde à poser, choisissez « rien ».
       *[no] { $cause } : posez un monde, ou rien.
    } Vous avez { $hand } en main{ $facts }.
prompt-settle-way = Colonisation : comment posez-vous { $card } ?
prompt-pay = { $card } : cela vous coûte { $cost } ; { $pick }.
prompt-sell = Vente : choisissez la ressource à vendre.
prompt-consume-power =
    { $optional ->
        [yes] { $cause } : choisissez un autre pouvoir à utiliser, ou rien pour vous arrêter.
       *[no] { $cause } : choisissez le prochain pouvoir à utiliser.
    }{ $double ->
        [yes] {" "}Vos ressources rapportent deux fois plus de PV : les nombres indiqués sont déjà doublés.
       *[no] {""}
    }
prompt-consume-goods = { $card } : { $power } ; { $pick }.
prompt-consume-next-kind =
    { $card } : { $power } ; choisissez { $count ->
        [0] la première ressource.
       *[other] la suivante, d’un autre type que celles { $chosen-of }.
    }
prompt-consume-hand = { $card } : { $pick }, pour { $vp } chacune.
prompt-bet = { $card } : choisissez le nombre sur lequel parier.
prompt-produce-windfall = { $cause } : choisissez la suite, une ressource sur un monde de trouvailles ou une pioche.
prompt-hand-limit = Le tour est terminé et vous avez { $hand } en main ; la limite est de { $limit } : { $pick }.

# What follows "You hold 6 cards".
facts = {""} ; { $facts }
fact-developments-less = vos développements coûtent { $cards } de moins ({ $reasons })
fact-draw-after = après une pose, vous piochez { $cards } ({ $card })
fact-draw-after-bonus = après une pose, vous piochez une carte (bonus { $action })
fact-military = force militaire { $strength }
fact-military-vs = { $amount } contre { $worlds }
fact-tactics = { $amount } en défaussant une carte du tableau
fact-worlds-less = { $worlds } coûtent { $count } de moins
fact-contact = vous pouvez payer les mondes militaires au prix de leur défense moins { $count }
fact-colony-ship = un monde gratuit en défaussant une carte du tableau
fact-develop-less = les développements coûtent { $count } de moins
fact-explore = en Exploration, { $look } à regarder et { $keep } à garder
fact-trade = { $amount } à la vente d’{ $good-a }

# Where a number comes from.
reasons = {" "}({ $reasons })
reason-printed = coût imprimé { $number }
reason-defense = défense { $number }
reason-good = { $good } { $number }
reason-everyone = { $number } de base
reason-card = { $amount } { $card }
reason-bonus = { $amount } bonus « { $action } »

brief-cost = { $price } (pour vous { $cost })
brief-defense = { $price } (votre force militaire { $strength })
brief-defense-or-pay = { $price } (votre force militaire { $strength }, ou payez { $cost })
brief-have = vous l’avez déjà
worth-now = { $vp } actuellement

option-build =
    vous coûte { $cost }, { $left ->
        [0] il ne reste aucune carte
        [one] il reste { $left } carte
       *[other] il reste { $left } cartes
    } ; { $vp }
option-place = { $world }, { $vp } ; { $ways }
way = { $way }{ $reasons }
way-conquer = conquérir : défense { $defense }, votre force militaire { $strength }
way-conquer-with-tactics = défausser { $card } et conquérir : défense { $defense }, votre force militaire { $strength }
way-pay =
    { $cost ->
        [0] ne rien payer
        [one] payer { $cost } carte
       *[other] payer { $cost } cartes
    }, { $left ->
        [0] il ne reste aucune carte
        [one] il reste { $left } carte
       *[other] il reste { $left } cartes
    }
way-colony-ship = défausser { $card } et ne rien payer
way-name-conquer = conquérir
way-name-tactics = défausser { $card } et conquérir
way-name-pay = payer
# The numbers of a way, behind its name.
option-conquer = défense { $defense }, votre force militaire { $strength }
option-pay =
    { $cost ->
        [0] gratuit
        [one] { $cost } carte
       *[other] { $cost } cartes
    }, { $left ->
        [0] il ne reste aucune carte
        [one] il reste { $left } carte
       *[other] il reste { $left } cartes
    }
option-sell = la ressource { $good } se vend contre { $cards }
option-plain-price = la ressource { $good } rapporte { $cards }
option-good = sa ressource { $good }
option-windfall = { $good-a }
option-number = parier sur { $number }
why-by = grâce à la carte { $card }
why-chosen = pour avoir choisi { $action }

gives-explore = regarder { $look }, garder { $keep }
gives-develop =
    { $count ->
        [0] rien à construire
       *[other] { $count } à construire, coût −1
    }
gives-settle =
    { $count ->
        [0] rien à coloniser
       *[other] { $count } à coloniser, puis piocher { $draw }
    }
gives-trade =
    { $price ->
        [0] rien à vendre
       *[other] { $good } contre { $price } cartes
    }
gives-double =
    { $goods ->
        [0] aucune ressource
        [one] { $goods } ressource
       *[other] { $goods } ressources
    }, { $powers ->
        [0] aucun pouvoir
        [one] { $powers } pouvoir
       *[other] { $powers } pouvoirs
    }
gives-produce =
    { $goods ->
        [0] { $draws ->
            [0] pas de nouvelle ressource
           *[other] cartes ({ $cards })
        }
       *[other] { $goods ->
            [one] { $goods } ressource de plus
           *[other] { $goods } ressources de plus
        }{ $draws ->
            [0] {""}
           *[other] , et des cartes
        }
    }

# A proposal for the Consume phase, power by power.
plan-takes =
    { $count ->
        [one] la ressource { $worlds-of }
       *[other] les ressources { $worlds-of }
    }
plan-takes-nothing = sans ressource

help-number =
    { $count ->
        [one] { $count } carte du jeu sur { $all } a un coût ou une défense de { $number }.
       *[other] { $count } cartes du jeu sur { $all } ont un coût ou une défense de { $number }.
    }
help-conquer = Une conquête ne coûte pas de carte : votre force militaire doit atteindre la défense du monde.
help-tactics = La carte quitte votre tableau pour de bon, et sa force militaire compte pour cette conquête.
help-pay = Vous défaussez autant de cartes de votre main. La force militaire ne compte pas dans un paiement.
help-colony-ship = La carte quitte votre tableau pour de bon, et le monde ne coûte rien.
help-have = Cette carte est dans votre tableau.
help-cost = Actuellement, elle vous coûte { $cost }{ $reasons }.
help-ways = Actuellement, vous pouvez : { $ways }.
help-cannot-pay =
    Actuellement, elle vous coûterait { $cost }, et vous { $payable ->
        [0] n’avez aucune carte
        [one] avez { $payable } carte
       *[other] avez { $payable } cartes
    } pour payer.
help-cannot-conquer = Actuellement, vous ne pouvez pas conquérir ce monde : défense { $defense } contre votre force militaire { $strength }.
help-price = Une ressource de ce monde se vend actuellement contre { $cards }{ $reasons }.
help-worth =
    { $placed ->
        [yes] Cette carte vaut actuellement { $vp } pour vous
       *[no] Posée maintenant, elle vaudrait { $vp } pour vous
    }{ $count ->
        [0] .
       *[other] {""} :
    }
# The same about a card of somebody else.
theirs-have = Cette carte est dans un autre tableau ({ $seat }).
theirs-cost = Actuellement, elle coûterait { $cost } à { $seat }{ $reasons }.
theirs-strength = Sa défense est de { $defense } ; chez { $seat }, la force militaire contre ce monde est de { $strength }.
theirs-price = Chez { $seat }, une ressource de ce monde se vendrait actuellement contre { $cards }{ $reasons }.
theirs-worth =
    { $placed ->
        [yes] Cette carte vaut actuellement { $vp } pour { $seat }
       *[no] Posée maintenant, elle vaudrait { $vp } pour { $seat }
    }{ $count ->
        [0] .
       *[other] {""} :
    }
help-look = Vous en regarderiez { $look }{ $reasons } et en garderiez { $keep }.
help-new-goods = Nouvelles ressources : { $worlds }.
# Whoever chose an action card gets this on top of the phase.
help-bonus = Votre bonus : { $bonus }.
bonus-explore-five = regardez 5 cartes de plus
bonus-explore-one = regardez 1 carte de plus et gardez-en 1 de plus
bonus-develop = votre développement coûte 1 carte de moins
bonus-settle = piochez une carte après avoir posé un monde
bonus-trade = avant toute consommation, vendez une ressource contre des cartes ; c’est obligatoire si vous en avez une
bonus-double = les pouvoirs de Consommation vous donnent deux fois plus de PV pour les ressources ; ni les cartes ni les PV obtenus pour des cartes de la main ne sont doublés
bonus-produce = une ressource sur l’un de vos mondes de trouvailles qui n’en a pas
