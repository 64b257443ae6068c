# How Race is played, in short, for somebody who has never seen it.

round-title = Le déroulement d’un tour
round-text = Chacun choisit en secret l’une des cinq phases, puis tous les choix sont retournés. Chaque phase choisie par quelqu’un est jouée une fois, de I à V, et tout le monde y prend part. Ceux qui l’ont choisie y ont un bonus. Les phases que personne n’a choisies sont sautées.
round-explore = Regardez des cartes de la pioche et gardez-en une, ou plus avec le bonus.
round-develop = Posez un développement de votre main et payez-le.
round-settle = Posez un monde de votre main : payez-le, ou conquérez-le.
round-consume = Changez des ressources en points et en cartes grâce aux pouvoirs de vos cartes. Avec Vendre, vous en vendez d’abord une.
round-produce = Chacun de vos mondes de production sans ressource en reçoit une.

military-title = Les mondes à conquérir
military-text = Un nombre dans un anneau rouge est une défense. Si votre force militaire l’atteint, vous posez le monde sans payer ; sinon, c’est impossible. La force militaire ne s’use pas : elle grandit avec chaque carte qui en donne.
military-example = La carte Marines de l’espace donne 2 de force militaire : assez pour ce monde, à ce tour-ci et à tous les suivants.

goods-title = Des ressources aux points
goods-text = Un monde de production donne une ressource à chaque phase de production ; un monde de trouvailles en a une quand il est posé. Une ressource reste sur son monde jusqu’à ce qu’elle soit vendue ou consommée.
goods-made = produite ici
goods-eaten = consommée ici
goods-then = Production et Consommation vont donc ensemble : à un tour les ressources sont produites, au suivant elles deviennent des cartes et des points de victoire.

table-title = Une table en pleine partie
table-text = { $name } a posé 5 cartes sur 12. Quatre des mondes ont une ressource : c’est le bon moment pour consommer. Association de libre-échange est un grand développement : ses points dépendent de ce qui l’entoure, et il vaut { $points } actuellement.

tips-title = Pour commencer
tips-others = Pensez à ce que les autres vont choisir. Vous prenez part à leurs phases aussi : choisissez-en une que personne d’autre ne choisira.
tips-keep = Ne posez pas tout ce que vous pouvez payer. Posez d’abord ce qui rapporte des cartes ou des points à chaque tour.
tips-end = Comptez les cartes des autres : dès que quelqu’un en a douze devant lui, c’est fini, et cela vient plus vite qu’on ne croit.
