# Pourquoi un joueur ordinateur a agi ainsi, dans une partie terminée.

why-title = Pourquoi ?
why-before = Décision précédente
why-after = Décision suivante
why-whose = Les raisons de qui
why-nobody = Aucun joueur ordinateur n’a rien décidé à cette étape.
why-thinking = Nouvelle réflexion en cours…
why-options = Les choix pesés, avec les chances de victoire de son camp
why-usual = selon l’usage
why-given = réponse :
why-beliefs = Ses soupçons
