# What the server says: errors, each one sentence saying what to do, and the page at its door.

refused-unknown-table = Il n’y a pas de table à cette adresse. Demandez le lien à la personne d’où vient l’invitation, ou commencez votre propre partie.
refused-wrong-token = Ce jeton d’accès n’est pas connu ici : demandez-en un nouveau.
refused-no-token = Il faut un jeton d’accès : obtenez-en un avec POST /api/people et envoyez-le sous la forme « Authorization: Bearer … ».
refused-bad-json = Ce n’est pas ce qui est attendu ici ({ $why }) : envoyez du JSON comme le décrit docs/protocol.md.
refused-bad-query = L’adresse demande quelque chose d’impossible ({ $why }) : docs/openapi.json donne la liste de ce qu’elle peut demander.
refused-bad-request = Ce n’est pas une requête HTTP/1.1 : envoyez-en une comme le montre docs/protocol.md.
refused-head-too-large = L’adresse et les en-têtes de cette requête sont plus longs que tout ce qui est utile ici : raccourcissez-les.
refused-method = Cette adresse n’accepte pas cette méthode : docs/openapi.json donne la liste de celles qu’elle accepte.
refused-no-upgrade = Cette adresse est réservée aux WebSockets : demandez une mise à niveau, ou utilisez « stream » au lieu de « socket ».
refused-other-site = Un autre site a demandé cela en votre nom, rien n’a donc été fait : utilisez la page de ce site.
refused-protocol = Ce serveur ne parle pas cette version du protocole : utilisez la version 2.
refused-language = Cette langue n’est pas disponible ici : choisissez-en une dans GET /api/languages.
refused-no-such-game = Ce jeu n’existe pas ici : choisissez-en un dans GET /api/games.
refused-no-such-bot = Il n’y a pas de joueur virtuel de ce niveau : choisissez-en un que GET /api/games indique pour ce jeu.
refused-setup = Ce ne sont pas des options de ce jeu ({ $why }) : choisissez l’une des mises en place que GET /api/games indique.
refused-chairs = { $given ->
        [one] Une place est décrite
       *[other] { $given } places sont décrites
    } pour une partie à { $seats } places : décrivez chaque place une fois, et au plus une comme « me ».
refused-pace = Ce rythme est impossible : un joueur virtuel prend de 50 à 60 000 ms, un délai de réaction de 500 à 60 000, un long jusqu’à 120 000, une prolongation au plus 120 000, un tour de 5 000 à 2 592 000 000 (30 jours).
refused-hurried = Un joueur virtuel de ce niveau a besoin d’au moins { $least } ms pour répondre : donnez-lui plus de temps (« bot » dans le rythme), ou choisissez-en un moins fort.
refused-name = Un nom a de 1 à 40 caractères, au moins une lettre ou un chiffre, et aucun caractère invisible : choisissez-en un autre.
refused-seat-taken = Quelqu’un est déjà assis là : prenez une autre place.
refused-no-seat = Il n’y a pas de place libre à cette table : regardez la partie, ou créez votre propre table.
refused-wrong-link = Ce lien ne fonctionne plus : un plus récent l’a remplacé, ou il n’a pas été copié en entier.
refused-wrong-key = Cette place est réservée : utilisez le lien de l’invitation, ou prenez une autre place.
refused-entropy = Ce que vous ajoutez au mélange a au plus 64 caractères et vient avant le début de la partie : envoyez-en moins, ou rien.
refused-not-owner = Seule la personne qui a créé la table peut faire cela : demandez-lui.
refused-not-seated = Vous n’avez pas de place à cette table : prenez-en d’abord une.
refused-already-seated = Vous avez déjà une place à cette table : quittez-la d’abord.
refused-not-started = La partie n’a pas commencé : attendez que la personne qui a créé la table la lance.
refused-already-started = La partie a déjà commencé : faites cela avant, ou créez une autre table.
refused-seats-open = Des places sont vides : attendez d’autres joueurs, ou donnez ces places à des joueurs virtuels.
refused-over = La partie est terminée : créez une autre table, ou demandez une revanche.
refused-not-over = Cela n’est possible qu’une fois la partie terminée : avant, des secrets seraient dévoilés.
refused-set-aside = Les règles ont changé depuis cette partie, et elle ne peut pas continuer : créez une autre table, ou demandez une revanche.
refused-other-rules = Les règles ont changé depuis cette partie, et elle ne peut pas être revue : vous pouvez encore enregistrer son fichier, lisible avec la version de Starboard de l’époque.
refused-stale-ticket = Cela ne répond pas à votre question actuelle : lisez la dernière et utilisez son ticket.
refused-not-items = Ce n’est une réponse à aucune question de cette partie : envoyez « picks », les numéros des options, ou « items » tels qu’ils ont été proposés.
refused-no-window = Aucun délai de réaction n’est ouvert à cette table : il n’y a rien à faire attendre.
refused-already-held = Ce délai a déjà été prolongé, et cela n’est possible qu’une fois.
refused-no-motion = Il n’y a aucune proposition à voter : faites-en une.
refused-motion-running = Il y a déjà une proposition : votez d’abord sur celle-là.
refused-chat = Un message a de 1 à 500 caractères : envoyez-en un plus court.
refused-only-players-talk = Seuls les joueurs peuvent parler pendant la partie : attendez qu’elle soit terminée.
refused-no-talk = La discussion libre est désactivée à cette table : utilisez ce que le jeu lui-même permet de dire.
refused-no-such-claim = Le jeu ne propose pas cette annonce : envoyez-en une parmi celles du message « claims ».
refused-orders = Ce ne sont pas des consignes de ce jeu, ou il y en a plus de 64 : envoyez une liste de consignes sous la forme que montre le message « orders ».
refused-too-often = C’était trop en trop peu de temps : attendez quelques secondes, puis réessayez.
refused-nothing-to-explain = Il n’y a rien à expliquer ici sous ce nom ou ce numéro : utilisez un nom de la table ou le numéro d’une option.
refused-no-hints = Les conseils ne sont donnés que si tous les autres sont des joueurs virtuels : ici, la décision vous appartient.
refused-no-reasons = Aucun joueur ordinateur ne peut dire pourquoi on a répondu ainsi : demandez l’une des décisions que « minds » énumère.
refused-too-many = Trop de requêtes en peu de temps : attendez une minute.
refused-too-large = C’est plus grand que tout ce qui est utile ici : envoyez-en moins.
refused-too-slow = Cette requête a mis trop de temps à arriver : renvoyez-la.
refused-stopping = Le serveur s’arrête : réessayez dans un instant.
refused-conflict = Quelqu’un d’autre a changé la table au même moment : réessayez.
refused-disk-full = Le disque du serveur est plein, et rien n’a été changé : prévenez la personne qui s’en occupe, puis réessayez.
refused-database-locked = Un autre programme utilise la base de données du serveur, et rien n’a été changé : réessayez dans un instant.
refused-store = Le serveur n’a pas pu enregistrer cela, et rien n’a été changé : prévenez la personne qui s’en occupe, puis réessayez.
refused-damaged = L’enregistrement de cette table a été abîmé, et il est resté tel quel : prévenez la personne qui s’occupe du serveur, ou créez une autre table.
refused-not-found = Il n’y a rien ici : docs/protocol.md donne la liste de ce qu’il y a.

# One name for each seat: it is heard all evening. How strong they play stands where seats are chosen.
server-bot =
    { $number ->
        [1] Boulon
        [2] Pixel
        [3] Pignon
        [4] Gizmo
        [5] Bricolo
        [6] Bidule
       *[other] Ordinateur { $number }
    }
server-answered = { $prompt } – { $count ->
        [0] rien
       *[other] { $answer }
    }
server-guest = Invité
server-goes-on = Les règles ont changé (de la version { $before } à la version { $rules }) : la partie continue d’ici avec les nouvelles{ $lost ->
        [0] .
        [one] , et la dernière réponse est à redonner.
       *[other] , et les { $lost } dernières réponses sont à redonner.
    }
server-set-aside = Les règles ont changé (de la version { $before } à la version { $rules }), et cette partie ne peut pas continuer : elle est mise de côté. Vous pouvez encore enregistrer son fichier.
server-damaged = L’enregistrement de cette partie a été abîmé, et elle ne peut pas continuer : elle est mise de côté. La personne qui s’occupe du serveur peut peut-être la retrouver dans une sauvegarde : prévenez-la.
server-finished-before = Cette partie a été jouée avec d’anciennes règles (version { $before }, aujourd’hui { $rules }) : son résultat reste, mais elle ne peut pas être revue.

door-title = Starboard
door-what = Ceci est un serveur Starboard : Race for the Galaxy entre personnes éloignées, et contre l’ordinateur. Sa page web ne fait pas partie de cette version ; tout le reste est là.
door-terminal = Pour jouer dans un terminal :
door-curl = Pour jouer à la main ou écrire un joueur virtuel, créez une table et suivez docs/protocol.md :
door-fans = Un projet de fans, sans lien avec les éditeurs, les auteurs ou les ayants droit du jeu.
