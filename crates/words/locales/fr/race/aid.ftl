# Race: the aid, one page with the phases and the signs of the cards. Short: it is read during a game.

aid = Aide de jeu
    .also = aide, référence, reference, résumé, resume, aperçu, apercu, symboles, symbole, icônes, icones
aid-heading = { $name }
aid-entry = { $name } : { $text }
aid-row = { $row } :

aid-round = Le tour
# ".bonus": for whoever chose that phase.
aid-bonus = Si vous l’avez choisie : { $bonus }.
aid-explore = regardez 2 cartes et gardez-en 1.
    .bonus = regardez-en 5 de plus, ou regardez-en 1 de plus et gardez-en 1 de plus
aid-develop = construisez un développement. Payez avec des cartes de votre main.
    .bonus = il coûte 1 carte de moins
aid-settle = posez un monde : payez-le, ou conquérez-le par la force militaire.
    .bonus = piochez une carte après l’avoir posé
aid-consume = utilisez une fois chacun de vos pouvoirs de Consommation. C’est obligatoire tant que c’est possible.
    .bonus = vendez d’abord une ressource (Vendre), ou recevez deux fois plus de PV pour les ressources (PV ×2)
aid-produce = chaque monde de production sans ressource en reçoit une.
    .bonus = l’un de vos mondes de trouvailles aussi

aid-face = Sur une carte
aid-cost = Coût
    .text = combien de cartes vous payez.
aid-defense = Défense
    .text = la force militaire qu’il faut pour conquérir ce monde.
aid-vp = PV
    .text = ce que la carte rapporte à la fin.
aid-vp-varies = Développement à 6
    .text = compte ce qu’il y a dans votre tableau.
aid-windfall = Monde de trouvailles
    .text = arrive avec une ressource ; pour une autre, il faut le bonus de Production ou un pouvoir.
aid-production = Monde de production
    .text = reçoit une ressource à chaque phase de production.
aid-start = Monde de départ
    .text = le plus petit numéro commence là où l’ordre compte.

aid-signs = Pouvoirs
sign-look = regarder plus de cartes
sign-keep = garder plus de cartes
sign-develop-discount = développements moins chers
sign-develop-draw = piocher une carte
sign-military = force militaire
sign-military-rebels = force militaire contre les mondes rebelles
sign-military-kind = force militaire contre un type
sign-settle-discount = mondes moins chers
sign-settle-discount-kind = mondes d’un type moins chers
sign-free-world = la défausser : un monde gratuit
sign-tactics = la défausser : force militaire pour une phase
sign-purchase = payer un monde militaire
sign-settle-draw = piocher une carte après avoir posé un monde
sign-sale = plus de cartes à chaque vente
sign-sale-kind = plus pour les ressources d’un type
sign-sale-here = plus pour la ressource de ce monde
sign-consume = consommer une ressource de n’importe quel type
sign-consume-kind = consommer une ressource d’un type
sign-consume-each = consommer plusieurs ressources une à une
sign-consume-together = consommer plusieurs ressources ensemble
sign-consume-kinds = consommer des ressources de types différents
sign-consume-all = consommer toutes les ressources restantes
sign-consume-price = une ressource contre son prix en cartes
sign-consume-draw = piocher sans consommer
sign-gamble = parier sur le nombre de la prochaine carte
sign-hand-cards = des cartes de la main contre des PV
sign-produce-here = une ressource sur ce monde
sign-produce-windfall = une ressource sur un monde de trouvailles
sign-produce-windfall-kind = une ressource sur un monde de trouvailles d’un type
sign-produce-draw = piocher des cartes
sign-draw-here = piocher si ce monde produit
sign-draw-goods = une carte par ressource d’un type
sign-draw-kinds = une carte par type produit
sign-draw-most = des cartes à qui produit le plus
sign-draw-worlds = une carte par monde d’un type

aid-goods = Ressources
aid-price = { $what } ; se vend contre { $cards }.
aid-novelty = objets de luxe et loisirs
aid-rare = éléments rares
aid-genes = matériel génétique
aid-alien = technologie alien

aid-end = après le tour où un tableau compte 12 cartes ou bien où la réserve de PV s’épuise. Le plus grand nombre de PV l’emporte : sur les cartes, en jetons, par les développements à 6.
