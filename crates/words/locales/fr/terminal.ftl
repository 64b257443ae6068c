# What the commands and the terminal game say of themselves.

play-welcome = Vous jouez contre { $others }. Tapez le numéro d’une option, ou plusieurs numéros, puis Entrée.
play-welcome-all = Devant cet écran : { $people }. { $bots ->
        [0] {""}
       *[other] L’ordinateur joue { $others }.
    } Tout ce qui est privé est caché avant que l’écran passe de l’un à l’autre. Tapez le numéro d’une option, ou plusieurs numéros, puis Entrée.
play-hint-race = Tapez ? à tout moment pour obtenir de l’aide ; ? suivi d’un numéro ou d’un nom explique une option, une carte ou un terme. Vous découvrez le jeu ? Tapez ? aide pour les règles sur une page, et table pour voir ce qu’il y a sur la table.
play-hint-galactica = Tapez ? à tout moment pour obtenir de l’aide ; ? suivi d’un numéro ou d’un nom explique une option, une carte, un lieu ou un terme. Vous découvrez le jeu ? Tapez ? aide pour les règles sur une page, et table pour voir le vaisseau, l’espace et l’équipage.
play-read-then-pass = Ensuite, c’est à { $name } : lisez, puis appuyez sur Entrée et passez l’écran.
play-pass-to = Passez l’écran à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
play-press-enter = Appuyez sur Entrée pour continuer :
play-over-all = La partie est terminée, tout le monde peut regarder.
play-order-answers = Vos consignes répondent : { $answer }.
play-no-item = rien
play-saving = La partie est enregistrée après chaque réponse dans { $path }
play-not-kept = { $why }. La partie continue, mais elle n’est pas enregistrée : faites de la place, ou tapez enregistrer FICHIER pour une copie ailleurs.
play-resumed = Reprise après { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }.
play-option = { $first }. { $option }
play-options-alike = { $first }–{ $last }. { $option }
play-nothing = 0. Rien
play-pick-one = Votre choix :
play-pick-exactly = Votre choix ({ $count }) :
play-pick-some = Votre choix, { $min ->
        [0] jusqu’à { $max }
       *[other] de { $min } à { $max }
    } :
play-sure = Confirmez-vous ? Tapez oui ou non :
play-not-sure = Rien n’a été fait.
play-help =
    Choisissez les options par leur numéro : 2, ou 1 3 4 pour plusieurs ; 0 pour rien.
    Un mot du nom d’une option suffit aussi. ? 2 explique en détail l’option 2.
play-help-race =
    ? aide – les phases, leurs bonus et les pouvoirs des cartes sur une page.
    ? tour, ? fin – le déroulement d’un tour ; comment la partie se termine
      et se gagne.
    ? monde des gemmes – tout sur une carte, une phase ou un terme.
    ? répartition – combien il y a de cartes de chaque sorte.
play-help-galactica =
    ? aide – les règles sur une page ; ? tour, ? test, ? saut – des parties.
    ? passerelle, ? émeutes, ? boomer – un lieu, une carte, un personnage.
    ? paquets, ? chances – ce qui reste dans les paquets ; les chances de
      chaque jet.
    consignes – vos consignes, qui répondent aux réactions pour vous, et ce
      qu’elles ont fait dernièrement.
    toujours passer, toujours demander, toujours passer sauf cas rare,
      toujours jouer, toujours jouer si touché et à moi – une consigne pour
      la réaction demandée ; après si, aussi : détruit, saut, à moins de 2,
      rations au rouge, main au moins 5.
    toujours jouer si saut pour planification stratégique – pour une carte,
      à tout moment.
    consignes effacer – efface les vôtres et remet celles du départ.
play-help-table =
    table – toute la table ; main – vos propres cartes.
    journal – ce qui s’est passé dernièrement ; journal 50 pour remonter.
    options – la question et ses options, encore une fois.
    annuler – reprend votre dernière réponse, si rien n’a été révélé ni
      pioché depuis.
play-help-file =
    enregistrer FICHIER – enregistre une copie de la partie.
    quitter – arrête ; la partie est enregistrée et pourra reprendre.
play-unknown-name = Aucune carte, aucun terme ne s’appelle « { $name } » : essayez le nom d’une carte, d’une phase, ou l’un de ceux-ci : { $terms }
play-no-option = Il n’y a pas d’option { $number } : les numéros vont de 1 à { $last }.
play-no-option-at-all = Le seul choix possible ici est 0, rien.
play-not-understood = « { $input } » n’est ni un numéro de la liste ni un mot du nom d’une option : tapez ? pour obtenir de l’aide.
play-several-fit = « { $input } » convient à plusieurs options ({ $options }) : tapez un numéro, ou davantage du nom.
play-pick-twice = L’option { $number } est nommée deux fois : nommez chaque option une seule fois.
play-not-asked = Vous n’avez rien à répondre pour l’instant : attendez votre prochaine question, ou tapez ? pour obtenir de l’aide.
play-no-board = Il n’y a encore rien sur la table : la partie n’a pas commencé.
play-empty = Tapez le numéro d’une option, ou ? pour obtenir de l’aide.
play-undone = Coup repris.
play-orders = Vos consignes ; la première qui convient répond pour vous :
play-orders-lately = Ce qu’elles ont répondu dernièrement :
play-order-answered = { $prompt } – { $answer }
play-orders-shared = Sur un écran partagé, tout le monde est appelé avant un test et partout où cela peut compter, avec ou sans carte. Sinon, on ne vous appelle que si vos consignes disent de vous demander.
play-no-orders = Vous n’avez pas de consignes : tout vous est demandé.
play-no-such-order = Ce n’est pas une consigne pour cette question : les consignes concernent les réactions, comme toujours passer, toujours demander, toujours jouer si touché et à moi, ou une carte, comme toujours passer pour manœuvres d’évasion. Tapez ? pour les voir toutes.
play-save-where = Où ? Tapez enregistrer FICHIER
play-saved = Partie enregistrée : { $path }
play-bye = À la prochaine. Pour continuer :
play-no-more-input = L’entrée est terminée.
play-over-saved = Toute la partie est enregistrée dans { $path }

# At a server's table.
join-welcome = Vous êtes à la place { $number }. Tapez le numéro d’une option, ou plusieurs numéros, puis Entrée ; tapez dire TEXTE pour parler aux autres.
join-watching = Vous regardez la partie : vous voyez ce que tout le monde peut voir.
join-seat = { $number }. { $state ->
        [open] libre
        [invited] réservée à une personne invitée
        [bot] { $seat }, joueur virtuel
        [you] { $seat } : vous
        [away] { $seat }, en pause : l’ordinateur répond
        [there] { $seat }
       *[gone] { $seat }, hors connexion
    }{ $owner ->
        [yes] {""} ; a créé la table
       *[no] {""}
    }
join-spectators = { $count ->
        [one] { $count } personne regarde la partie.
       *[other] { $count } personnes regardent la partie.
    }
join-waits-to-start = { $full ->
        [yes] Toutes les places sont prises : { $owner ->
            [yes] tapez commencer pour lancer la partie.
           *[no] la partie commence quand la personne qui a créé la table la lance.
        }
       *[no] Il y a des places libres : { $owner ->
            [yes] donnez-en une à l’ordinateur, par exemple bot 1, ou envoyez ce lien :
           *[no] envoyez ce lien :
        } { $link }
    }
join-begins = La partie commence.
join-awaited = On attend { $names }.
join-came = { $seat } est là.
join-went = { $seat } a quitté la table ou perdu la connexion.
join-away = { $seat-you ->
        [yes] Vous êtes en pause : l’ordinateur répond pour vous jusqu’à votre prochaine réponse
       *[no] { $seat } fait une pause : l’ordinateur répond à sa place
    }.
join-not-away = { $seat-you ->
        [yes] Vous jouez de nouveau vous-même
       *[no] { $seat } est de retour
    }.
join-said = { $name } : { $text }
join-chat-before = { $count ->
        [one] Encore { $count } ligne a été dite avant.
       *[other] Encore { $count } lignes ont été dites avant.
    }
join-only-watching = Vous ne faites que regarder : cela est réservé aux joueurs de la table.
join-say-sure = Les règles interdisent de donner la valeur d’une carte, et ce texte contient un nombre : tapez-le de nouveau pour le dire quand même.
join-say-what = Que voulez-vous dire ? Tapez dire TEXTE
join-motion = { $seat-you ->
        [yes] Vous proposez
       *[no] { $seat } propose
    } { $what ->
        [abort] de terminer la partie sans résultat.
       *[rewind] de revenir en arrière.
    }
join-vote = Tapez oui ou non.
join-voted = Le vote est terminé.
join-rewound = Les joueurs ont accepté de revenir en arrière : la partie continue d’ici.
join-kept = Votre réponse est enregistrée. Vous pouvez encore la changer tant que tout le monde n’a pas répondu.
join-just-changed = La question vient de changer, votre réponse n’a donc pas été prise en compte : regardez de nouveau, puis répondez.
join-window = { $held ->
        [yes] Quelqu’un prolonge cette réaction : elle se termine dans { $seconds } s.
       *[no] Une réaction : elle se termine dans { $seconds } s, quelles que soient les réponses ; tapez attendre pour la prolonger.
    }
join-deadline = Temps pour répondre : { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count } j
    }. Ensuite, l’ordinateur répond.
join-aborted = La partie a été arrêtée sans résultat.
join-over = { $seated ->
        [yes] Tapez revanche pour une autre partie avec les mêmes personnes, enregistrer FICHIER pour garder la partie, journal et table pour revenir dessus, ou quitter.
       *[no] Tapez enregistrer FICHIER pour garder la partie, journal et table pour revenir dessus, ou quitter.
    }
join-rematch = Une revanche est prête : tapez revanche, ou allez sur { $link }
join-lost = La connexion est perdue ; reconnexion en cours. Tapez quitter pour arrêter.
join-back = Connexion rétablie.
join-unsure = Ce que vous avez tapé en dernier n’est peut-être pas arrivé : vérifiez, et tapez-le de nouveau si besoin.
join-not-connected = Il n’y a pas de connexion pour l’instant : réessayez quand elle sera revenue.
join-restarts = Le serveur redémarre.
join-claims = Ce que vous pouvez annoncer à tous maintenant, vrai ou faux : tapez annoncer et son numéro.
join-no-claims = Il n’y a rien à annoncer pour l’instant ; tapez dire TEXTE pour parler.
join-meanwhile = Pendant votre absence, l’ordinateur a répondu pour vous :
join-help =
    dire TEXTE – parle à tout le monde à la table.
    places – les places, qui est en ligne, et qui la partie attend.
    commencer – lance la partie ; bot 1, bot 1 confirmé, libérer 1 – qui peut
      s’asseoir là : pour la personne qui a créé la table. partir – rend votre
      place avant le début de la partie.
    annonces – ce que le jeu vous permet de dire à tous ; annoncer 3 – le dit.
    absent – laisse votre place à l’ordinateur ; retour – la reprend.
    attendre – prolonge une réaction, une fois. conseil – ce que ferait
      l’ordinateur, là où tous les autres sont des joueurs virtuels.
    abandonner – propose d’arrêter la partie ; oui, non – vote sur ce qui est
      proposé.
    revanche – une autre partie avec les mêmes personnes ; enregistrer FICHIER
      – le fichier de la partie : les deux une fois la partie terminée.
    quitter – arrête ; votre place est gardée, et la même commande y revient.
join-listed = { $link } – { $game } : { $people }{ $what ->
        [mine] {""} ; vous y jouez
        [free] {""}
       *[watch] {""} ; pour regarder, ajoutez --watch
    }
join-free-seat = une place libre
join-kept-seat = une place réservée
join-make-one = { $found ->
        [yes] Prenez place avec starboard join et un lien.
       *[no] Aucune table n’est affichée ici.
    } Pour créer une table, ouvrez { $link } dans un navigateur, puis rejoignez-la par son lien.
join-bad-link = « { $link } » n’est pas le lien d’une table : donnez-en un comme http://localhost:8080/t/NOM, ou celui d’un serveur comme http://localhost:8080
join-https = « { $link } » : le terminal ne parle pas encore https : donnez l’adresse http du serveur, ou ouvrez le lien dans un navigateur
join-no-server = rien ne répond à { $link } ({ $why }) : vérifiez le lien, ou lancez-y un serveur avec starboard serve
join-no-starboard = ce qui répond à { $link } n’est pas un serveur Starboard, ou en est une autre version : vérifiez le lien
join-other-version = le serveur a une autre version de Starboard, avec laquelle celle-ci ne peut pas parler : utilisez la version du serveur, ou ouvrez le lien dans un navigateur
join-other-words = Le serveur a une autre version de Starboard : certaines phrases peuvent manquer.
join-or-watch = { $why } Pour regarder, ajoutez --watch.
join-sits-elsewhere = vous êtes déjà à la place { $number } de cette table : n’indiquez pas --seat
join-who = ce serveur ne vous connaît pas encore : dites qui vous êtes avec --name NOM, ou regardez avec --watch
join-bad-tokens = le fichier { $name }, qui dit qui vous êtes sur ce serveur, est illisible : déplacez-le, et utilisez --name ou --token

cli-no-such-game = il n’y a pas de jeu appelé « { $name } » : dites race ou galactica
cli-no-such-resources = les ressources sont easier ou harder, pas « { $name } »
cli-no-such-character = il n’y a pas de personnage appelé « { $name } » : nommez l’un de ceux-ci : { $known }
cli-bad-orders = les consignes de { $name } sont illisibles : supprimez ce fichier pour reprendre celles par défaut
cli-not-yet = cela n’existe que pour Race ; les niveaux de Galactica se comparent avec starboard arena galactica --sides hard/hard,easy/hard
cli-no-such-bot = il n’y a pas de bot appelé « { $name } » : choisissez parmi { $bots }
cli-bot-count = { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : nommez-en un par place, ou un seul pour toutes
cli-opponent-count = { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } pour { $others ->
        [one] { $others } autre joueur
       *[other] { $others } autres joueurs
    } : nommez-en un pour chacun, ou un seul pour tous
cli-too-many-people = { $people } personnes pour { $seats } places : nommez-en moins, ou augmentez --players
cli-seat-count = { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } à ce terminal, mais { $given ->
        [one] { $given } place nommée
       *[other] { $given } places nommées
    } : donnez à --seat une place différente pour chacune
cli-bad-name = « { $name } » ne peut pas être un nom : donnez à chacun un nom différent, de 1 à { $longest } lettres
cli-no-games = il n’y a aucune partie à jouer : donnez --games 1 ou plus
cli-no-states = aucun état ne serait vérifié : donnez --every 1 ou plus
cli-differences = { $count ->
        [one] { $count } différence
       *[other] { $count } différences
    } : voyez les fichiers ci-dessus, que starboard replay ouvre
cli-no-such-file = { $name } : ce fichier n’existe pas : vérifiez le chemin
cli-not-text = { $name } : ce n’est pas un fichier de partie Starboard : donnez un fichier que Starboard a enregistré
cli-cannot-read = { $name } : le fichier ne peut pas être lu ({ $why }) : vérifiez le chemin et les droits d’accès
cli-cannot-write = { $name } : le fichier ne peut pas être écrit ({ $why }) : vérifiez que le dossier existe et permet l’écriture
cli-file-exists = { $name } : un fichier de ce nom existe déjà : choisissez-en un autre, ou déplacez-le
cli-no-such-seat = il n’y a pas de place « { $name } » à cette table : donnez { $option } de 0 à { $last }{ $public ->
        [yes] , ou public
       *[no] {""}
    }
cli-too-few-answers = la partie a { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, pas { $given } : donnez --at de 0 à { $answers }
cli-not-over = C’était la partie après { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    } ; elle n’est pas terminée.
cli-verified = { $name } : { $game }, { $seats } joueurs, { $answers } réponses, { $over ->
        [yes] partie jouée jusqu’au bout
       *[no] partie inachevée
    } : chaque ligne est juste
cli-not-passed = { $bad } fichiers sur { $files } n’ont pas passé la vérification
cli-nothing-to-resume = il n’y a aucune partie inachevée à reprendre dans { $folder } : commencez-en une avec starboard play { $game }
cli-game-is-over = { $name } : cette partie est terminée : revoyez-la avec starboard replay
cli-no-folder = il n’y a pas d’endroit où enregistrer les parties : donnez --data DOSSIER
cli-scenario-passed = { $name } : { $checks ->
        [one] { $checks } attente remplie
       *[other] { $checks } attentes, toutes remplies
    }
# Seats as records and --as count them.
cli-seat = Place { $seat }
cli-watch-seat = { $name } : { $bot }

# While many games are played.
cli-progress = { $done } parties sur { $all }, reste { $left }
cli-simulated = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s, { $rate } par seconde
cli-simulated-decisions = { $decisions } décisions, { $rate } par seconde ; réponses forcées : { $forced }
cli-simulated-length = { $unit ->
        [rounds] { $mean } tours en moyenne
       *[other] { $mean } { $unit } en moyenne
    }
cli-simulated-ending = { $ending ->
        [vp_pool] terminées par une réserve de PV vide
        [tableau] terminées par un tableau complet
       *[other] terminées par { $ending }
    } : { $count }
cli-simulated-side = { $side ->
        [humans] victoires des humains : { $count }
       *[cylons] victoires des Cylons : { $count }
    }
cli-simulated-asked = Avec les consignes habituelles, une place est interrogée { $mean } fois en moyenne pendant le tour d’un autre joueur, plus de deux fois dans { $share } % des cas
cli-simulated-question = {"  "}{ $name } : { $often } par tour
cli-simulated-slow = À une table lente, où une question attend quoi que la place ait en main, { $mean } fois
cli-simulated-windows = À une table en direct, les délais de réaction prennent { $minutes } minutes par partie en moyenne
cli-simulated-window = {"  "}{ $name } : { $often } par partie
cli-simulated-use = { $name } : { $count }
cli-simulated-bot = { $bot } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $share } % des parties, score moyen { $score }
cli-simulated-faults = réponses illégales { $illegal }, impasses { $dead }, parties hors limite { $over }
cli-arena = { $games } parties sur { $sets } donnes ; score gagnant { $score } en moyenne, { $rounds } tours en moyenne, { $longest } au plus
cli-arena-bot = { $bot } : { $share } % des victoires (de { $low } à { $high }), score moyen { $score }, écart { $margin }, { $ms } ms par décision
cli-sides = { $pairing } : les humains ont gagné { $share } % de { $games } parties (de { $low } à { $high })
cli-sides-gain = par rapport au premier couple, sur les mêmes donnes, { $gain } points (de { $low } à { $high })
cli-sides-course = { $turns } tours et distance { $distance } en moyenne ; { $passed } % des tests de crise réussis, { $tried } % de ceux où un humain a ajouté ; { $jailed } mises en Cellule par accusation, dont { $humans } d’humains ; { $jumps } sauts anticipés qui pouvaient finir la partie
cli-sides-time = { $humans } ms par décision côté humains, { $cylons } côté Cylons, { $most } au plus
cli-level = { $level } : { $about ->
        [beginner] Connaît les règles, passe à côté de bonnes cartes et ne pense qu’à son propre plan, souvent mauvais.
        [learner] Joue selon des règles simples, ne pense qu’à son propre plan et oublie une carte de temps en temps.
        [casual] Sait ce que valent les cartes, mais s’accroche à ses plans et oublie que les autres choisissent aussi.
        [regular] Joue solidement, mais oublie encore que les autres choisissent aussi.
        [skilled] Réfléchit à ce que les autres vont choisir ; oublie parfois une carte.
        [strong] Pense un tour à l’avance pour choisir son action, et n’oublie rien.
        [expert] Réfléchit à chaque coup, jusqu’à la fin du tour.
        [master] Pense deux tours à l’avance, en envisageant cent tirages possibles.
        [easy] Joue solidement son propre camp, humain ou Cylon, selon des règles simples.
        [medium] Réfléchit à chaque coup jusqu’à la fin du tour suivant, dans quelques-unes des situations possibles.
        [hard] Envisage de nombreuses situations possibles, et se demande qui peut être un Cylon.
        [greedy] Joue bien son propre camp, tour après tour, selon des règles simples.
       *[other] Un joueur virtuel.
    }
cli-levels-pair = { $above } contre { $below } : { $share } % des victoires (de { $low } à { $high }), l’équilibre serait { $even } % ; score moyen { $score }, écart { $margin }, { $rounds } tours, { $longest } au plus
cli-bad-config = { $name } : ce n’est pas un plan d’entraînement ({ $why }) : voyez docs/race-player.md et docs/galactica-player.md
cli-bad-checkpoint = { $name } : ce point de reprise n’est pas celui de ce réseau : déplacez-le pour recommencer
cli-train-pass = Passe { $pass } sur { $passes } : { $games } parties, { $seconds } s ; { $what }
cli-train-race = erreur { $error }, score gagnant { $score }, { $rounds } tours
cli-train-galactica = erreur { $error }, victoires des humains { $humans } %, { $turns } tours
cli-train-sides = Échelle : contre les règles simples, { $humans } points côté humains, { $cylons } côté Cylons
cli-train-ladder = Échelle : { $share } % des victoires contre sa version d’il y a { $ago } passes
engine-not-a-question = cette ligne n’est pas une question ({ $why }) : donnez view et ask comme un joueur les reçoit
engine-no-seat = cette vue est celle du public : donnez la vue de la place interrogée
engine-no-level = il n’y a pas de niveau appelé « { $why } » : starboard levels race en donne la liste
engine-impossible = aucune partie ne peut arriver à cette position : vérifiez la vue
engine-other-ask = autre chose est demandé à cette place dans cette position : donnez le ask qui va avec la vue

cli-load =
    { $tables } tables, ouvertes en { $opened } s
    En { $seconds } s : { $answers } réponses, { $rate } par seconde ; dont { $mine } par des clients, { $mine-rate } par seconde ; { $cost } ms de temps processeur du serveur chacune
    D’une réponse à la dernière annonce de ses suites : p50 { $p50 } ms, p99 { $p99 } ms ; { $bytes } octets envoyés aux clients par réponse
    { $reconnects } clients revenus, { $games } parties terminées
    Mémoire du serveur : { $before } Mo avant, { $loaded } Mo avec toutes les tables chargées ({ $loaded-each } Ko par table), { $evicted } Mo quand toutes ont quitté la mémoire ({ $evicted-each } Ko par table)
cli-verified-promise = Le serveur a tenu son engagement sur la donne : { $promise }
cli-serving = Starboard tourne à l’adresse { $url }
cli-serving-data = Tout est enregistré dans { $name }
cli-serving-metrics = Les chiffres pour Prometheus sont à l’adresse { $url }
cli-folder-served = Un autre Starboard utilise le dossier « { $name } » : arrêtez-le, ou donnez un autre dossier avec --data.
cli-nobody = Personne ici n’a le nom ou l’identifiant « { $name } » : cherchez son identifiant dans le journal d’audit.
cli-which-person = Plusieurs personnes s’appellent « { $name } » : désignez la bonne par son identifiant.
cli-no-session = Il n’y a pas de session { $session } : laissez --end de côté pour voir celles qui existent.
cli-sessions = { $name } ({ $id }) : { $count ->
        [0] plus aucune session.
        [one] { $count } session.
       *[other] { $count } sessions.
    }
cli-session = { $session } : { $linked ->
        [yes] arrivée par le lien privé
       *[no] commencée ici
    } { $since ->
        [-1] à une date non notée
        [0] aujourd’hui
        [one] hier
       *[other] il y a { $since } jours
    }, dernière utilisation { $seen ->
        [-1] à une date non notée
        [0] aujourd’hui
        [one] hier
       *[other] il y a { $seen } jours
    }.
cli-backed-up = Tout est maintenant dans { $name } : pour y revenir, arrêtez le serveur et mettez ce fichier dans son dossier sous le nom starboard.sqlite3, sans les fichiers starboard.sqlite3-wal et -shm.
cli-no-data = Il n’y a pas de base de données « { $name } » : donnez le dossier du serveur avec --data.
cli-no-store = La base de données « { $name } » ne peut pas être ouverte ({ $why }) : donnez un autre dossier avec --data, ou vérifiez l’espace libre et les droits d’accès.
cli-newer-store = La base de données « { $name } » a été écrite par une version plus récente de Starboard (son format est { $found }, cette version lit jusqu’à { $ours }) : utilisez la version récente, ou donnez un autre dossier avec --data.
cli-cannot-listen = Le serveur ne peut pas écouter sur { $address } ({ $why }) : choisissez une autre adresse avec --listen, par exemple 127.0.0.1:8081.

# Computer players by their levels, as they are called and as people type them.
cli-level-name = { $level ->
        [beginner] Débutant
        [learner] Apprenti
        [casual] Amateur
        [regular] Habitué
        [skilled] Confirmé
        [strong] Fort
        [expert] Expert
        [master] Maître
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [greedy] Glouton
        [random] Hasard
       *[other] Ordinateur
    }
cli-no-such-language = il n’y a pas de langue appelée « { $name } » : choisissez parmi { $languages }

# Words that people type, without accents too. Where there are several for the same, commas part them, and the first is the one that
# the help names.
type-help = aide
type-table = table, t
type-hand = main, m
type-log = journal, j
type-options = options, encore
type-undo = annuler, a
type-orders = consignes
# After the word for orders.
type-clear = effacer, habituelles
type-always = toujours
type-save = enregistrer
type-quit = quitter, q
type-nothing = rien, passer, aucun, aucune
# At a server's table.
type-say = dire
type-seats = places, qui
type-start = commencer
type-leave = partir
type-bot = bot
type-open = libérer
type-yes = oui
type-no = non
type-abort = abandonner
type-hold = attendre
type-claims = annonces
type-claim = annoncer
type-away = absent
type-back = retour
type-hint = conseil
type-rematch = revanche
# Standing orders: what follows "always". N stands for a number.
type-order-pass = passer, jamais
type-order-ask = demander
type-order-unusual = passer sauf cas rare, demander si cas rare, cas rare
type-order-play = jouer
type-order-play-if = jouer si, passer sauf si
type-order-and = et
type-order-for = pour
type-if-mine = à moi
type-if-hit = touché
type-if-destroyed = détruit
type-if-jump = saut
type-if-within = à moins de N
type-if-red-food = rations au rouge
type-if-red-fuel = carburant au rouge
type-if-red-morale = moral au rouge
type-if-red-population = population au rouge
type-if-hand-at-most = main au plus N
type-if-hand-at-least = main au moins N

# Pourquoi un joueur ordinateur a répondu ainsi.
cli-why-nothing = il n’y a pas de réponse { $answers }, ou aucun joueur ordinateur ne peut dire pourquoi : donnez à --at le numéro d’une réponse de Galactica
cli-why-no-suspicion = dans ce jeu, personne ne soupçonne personne : --why est pour Galactica
cli-why-own = Qui a répondu : { $level }
cli-why-other = Ce que « { $level } » en aurait pensé :
cli-why-option = { $given ->
        [yes] →
       *[no] ·
    } { $answer } – { $worth }
cli-why-suspicion = Ses soupçons :
cli-why-suspected = À quel point chacun semblait être un Cylon, pour qui voyait ce qui était public :
cli-why-turn = { $turns ->
        [one] après { $turns } tour
       *[other] après { $turns } tours
    } – { $all }

# Plusieurs serveurs.
cli-which-store = « { $name } » n’est pas une base de données que Starboard sait utiliser : donnez-la sous la forme postgres://utilisateur:motdepasse@hôte/base.
cli-no-database = Impossible d’ouvrir la base de données « { $name } » ({ $why }) : vérifiez que PostgreSQL y tourne et que cet utilisateur y a accès.
cli-no-bus = Impossible d’utiliser le bus « { $name } » ({ $why }) : donnez un serveur NATS sous la forme nats://hôte.
cli-not-several = Ce Starboard a été construit pour un seul processus : construisez-le avec l’option « several » ou retirez --store.
cli-which-source = « { $name } » ne peut pas être déplacé : donnez le dossier d’un serveur sous la forme sqlite:DOSSIER.
cli-moved-otherwise = La table { $table } est déjà dans la base de données, mais différente : on y a joué depuis, ou elle vient d’un autre serveur. Rien n’a changé ; donnez une base vide.
cli-people-otherwise = La base de données connaît déjà l’une de ces personnes, mais autrement : ce serveur a servi depuis. Rien n’a changé ; donnez une base vide.
cli-moved = { $tables ->
        [one] { $tables } table déplacée
       *[other] { $tables } tables déplacées
    }, { $before } déjà sur place, { $acts } actes en tout et { $people } sessions de personnes ; tout a été relu et concorde.

cli-scenario-shown = { $name }, ligne { $line } :
