# What the first game teaches, in the order in which it is read.

opening-kicker = Votre première partie · { $number } sur 3
opening-skip = Je connais : passer
opening-next = Suite
opening-deal = Distribuer les cartes

goal-title = Le plus de points à la fin
goal-text = Vous bâtissez un petit empire : des cartes que vous posez devant vous, face visible, une par une. Ce sont des mondes et des développements. Qui a le plus de points de victoire (PV) à la fin gagne.
goal-cards = sur vos cartes
goal-chips = en jetons PV
goal-great = par les grands développements
goal-sum = { $points } PV
goal-where = Des PV sont imprimés sur les cartes que vous avez posées ; les jetons PV se gagnent en cours de partie ; les grands développements (coût 6, un « ? » à la place des points) comptent ce que vous avez posé d’autre.
goal-ends = La partie se termine après le tour où
goal-full = quelqu’un a 12 cartes devant lui
goal-or = ou
goal-pool = le dernier jeton PV est pris

anatomy-title = Comment lire une carte
anatomy-cost = Coût
anatomy-cost-text = ce que vous payez pour la poser ; dans un anneau rouge : la force militaire qu’il faut à la place
anatomy-vp = PV
anatomy-vp-text = ses points à la fin
anatomy-kind = Couleur
anatomy-kind-text = le type de ressource que donne ce monde
anatomy-powers = Pouvoirs
anatomy-powers-text = ce qu’elle fait pour vous une fois posée ; le numéro noir dit dans quelle phase
anatomy-text = Un tour a jusqu’à cinq phases, de I à V. Une carte avec un V noir agit en phase V, et ainsi de suite. Inutile d’apprendre les symboles : pointez une carte, ou appuyez longuement dessus, pour la lire en toutes lettres.

money-title = Les cartes sont votre monnaie
money-text = Il n’y a pas de pièces. Pour poser une carte qui coûte 3, vous défaussez 3 autres cartes de votre main : n’importe lesquelles, chacune paie 1.
money-pays = paie 1
money-away = Trois cartes s’en vont, un monde reste sur la table.
money-question = Chaque carte de votre main pose donc une question : la jouer, ou payer avec elle ?
money-more = Vous obtenez de nouvelles cartes en explorant, en vendant des ressources et grâce aux bonus.

kicker-round = Votre première partie · un tour
kicker-phase = Votre première partie · phase { $numeral }
kicker-pay = Votre première partie · payer
kicker-end = Votre première partie · la fin

choose-title = Un tour commence par un choix secret
choose-text = Chacun commence avec un monde sur la table et quelques cartes en main. Les cinq tuiles du haut sont les cinq phases d’un tour. Chacun en choisit une en secret. Explorer et Consommer ont deux moitiés : la phase est la même, le bonus est différent.
choose-all = Puis les choix sont retournés. Les phases choisies sont jouées de I à V, et tout le monde prend part à chacune. Qui a choisi une phase y reçoit un bonus, que les autres n’ont pas. Les phases que personne n’a choisies sont sautées.
choose-phases = L’Exploration vous donne des cartes. Le Développement et la Colonisation posent des cartes de votre main. La Production fait naître des ressources sur vos mondes. La Consommation change les ressources en cartes et en points. Vous rencontrerez chacune en son temps.
choose-act = Votre guide dit quoi choisir, et pourquoi. Ce qu’il recommande a un bord bleu en pointillé : choisissez-le, puis confirmez.

revealed-title = Les choix sont retournés
revealed-yours = Vous avez choisi { $phase }.
revealed-theirs = { $name } a choisi { $phase }.
revealed-same = Une seule phase est donc jouée ce tour-ci, et son bonus est pour vous deux : { $bonus }.
revealed-both = Ce tour a donc { $count } phases, jouées dans cet ordre : { $phases }. Vous prenez part { $count ->
        [2] aux deux
       *[other] à toutes
    }. Vous n’avez le bonus que dans l’une, { $own } : { $bonus }.

round-title = Voilà un tour
round-text = Quand la dernière phase choisie est finie, le tour l’est aussi. Chacun choisit alors de nouveau : n’importe quelle tuile, y compris la même qu’avant.
round-think = Pensez aussi aux autres. Vous jouez également une phase que quelqu’un d’autre choisit : vous pouvez donc en choisir une autre.

explore-title = Exploration : de nouvelles cartes
explore-text = En Exploration, chacun pioche des cartes, les regarde, en garde une et défausse le reste. Sans le bonus, vous en regardez 2 et en gardez 1.
explore-bonus = Le bonus : « +5 » en fait regarder 5 de plus ; « +1, +1 » en fait regarder 1 de plus et garder 1 de plus.
explore-use = Les cartes sont à la fois votre monnaie et vos plans : c’est l’Exploration qui remplit votre main.

develop-title = Développement : construire
develop-text = En Développement, chacun peut poser un développement : une carte dont le coût est dans un losange. Vous payez ce coût avec d’autres cartes de votre main ; des pouvoirs et le bonus peuvent le réduire, même à rien. Personne ne peut avoir deux fois le même développement.
develop-use = Un développement ne donne pas de ressources, mais ses pouvoirs vous aident dans les phases qu’ils indiquent, jusqu’à la fin de la partie.
develop-bonus = Le bonus : qui a choisi Développer paie 1 carte de moins.

settle-title = Colonisation : poser un monde
settle-text = En Colonisation, chacun peut poser un monde : une carte dont le coût est dans un cercle. Vous payez ce coût avec d’autres cartes de votre main.
settle-military = Un anneau rouge, c’est un monde militaire. Il ne coûte pas de cartes : vous pouvez le poser si votre force militaire atteint ce nombre. La vôtre est de { $military } actuellement : elle vient des pouvoirs de vos cartes, dont quelques-unes en retirent, et elle ne s’use pas.
settle-goods = C’est des mondes que viennent les ressources. Un monde avec un halo (monde de trouvailles) arrive tout de suite avec une ressource ; un monde en pleine couleur (monde de production) reçoit les siennes plus tard, en Production.
settle-bonus = Le bonus : qui a choisi Coloniser pioche 1 carte après avoir posé un monde.

pay-title = Payez avec les cartes dont vous pouvez vous passer
pay-text = Choisissez autant de cartes que cela coûte. Chacune paie 1, quoi qu’il y soit imprimé, et va face cachée dans la défausse. Elles ne reviennent pas : gardez celles que vous voulez jouer bientôt.

consume-title = Consommation : vendre et consommer
consume-good = Une ressource est un jeton sur un monde. En Consommation, les ressources deviennent des cartes ou des points. Elles quittent leur monde, et cela fait de la place pour de nouvelles.
consume-trade = La vente vient d’abord, et seulement pour qui a choisi « Vendre » : une ressource est vendue contre des cartes. Nouveautés rapporte 2 cartes, Éléments rares 3, Génétique 4, Alien 5.
consume-powers = Ensuite, chacun utilise ses pouvoirs de la ligne IV, une fois chacun : ils changent les ressources en jetons PV ou en cartes. C’est obligatoire s’il y a une ressource pour cela ; vous choisissez l’ordre et les ressources. Sans un tel pouvoir, vos ressources restent où elles sont.
consume-bonus = « PV ×2 » est l’autre bonus de cette phase : qui l’a choisi reçoit deux fois plus de jetons PV.

produce-title = Production : des ressources
produce-text = En Production, chaque monde de production (pleine couleur) sans ressource en reçoit une, chez tout le monde. Un monde n’en a jamais plus d’une. Cela se fait tout seul.
produce-bonus = Le bonus : qui a choisi Produire met aussi une ressource sur l’un de ses mondes de trouvailles (avec un halo), qui n’en reçoivent pas d’eux-mêmes. Quelques cartes ont un pouvoir qui fait la même chose.
produce-use = Seules, les ressources ne valent rien à la fin. Lors d’une Consommation, vous en vendez une contre des cartes, ou vos pouvoirs les changent en jetons PV. Produire, puis consommer, encore et encore : voilà comment la plupart des empires gagnent leurs points.

happened = Ce qui s’est passé
happened-nothing = Personne n’y a rien gagné cette fois.
again-title = { $phase }, de nouveau
again-explore = Chacun a pioché des cartes et en a gardé.
again-develop = Chacun pouvait construire un développement.
again-settle = Chacun pouvait poser un monde.
again-consume = La vente change une ressource en cartes ; les pouvoirs changent les ressources en jetons PV et en cartes.
again-produce = Chaque monde de production sans ressource en a reçu une ; les mondes de trouvailles, seulement par le bonus de Production ou par un pouvoir.

limit-title = Dix cartes au plus
limit-text = À la fin d’un tour, personne ne garde plus de 10 cartes. Défaussez celles dont vous avez le moins besoin.

end-title = La fin approche
end-text = Ce tour est peut-être le dernier, ou l’un des suivants : quel qu’il soit, il est joué jusqu’au bout. Chacun additionne alors les PV de ses cartes, ses jetons PV et ce que comptent ses grands développements. Les ressources et les cartes en main ne valent alors rien : dépensez ce que vous pouvez.

learnt-kicker = Votre première partie est terminée
learnt-title = Ce que vous avez appris
learnt-round = Chacun choisit une phase en secret. Toutes les phases choisies sont jouées par tous ; qui en a choisi une reçoit son bonus.
learnt-explore = regarder de nouvelles cartes et en garder ; le bonus : en voir plus, ou en garder une de plus
learnt-develop = poser un développement et payer avec des cartes de sa main ; le bonus : 1 carte de moins
learnt-settle = poser un monde : payer avec des cartes, ou avoir assez de force militaire ; le bonus : piocher 1 carte
learnt-consume = les pouvoirs changent les ressources en jetons PV et en cartes ; le bonus : vendre d’abord une ressource (Vendre), ou deux fois plus de jetons (PV ×2)
learnt-produce = les mondes de production reçoivent de nouvelles ressources, à vendre ou à consommer plus tard ; le bonus : une ressource sur un monde de trouvailles
learnt-end = La partie se termine avec 12 cartes devant quelqu’un ou avec le dernier jeton PV ; qui a le plus de PV gagne.
learnt-next = Et maintenant une vraie partie
learnt-result = Voir le résultat
