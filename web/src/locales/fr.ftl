# The shell's own words: buttons, labels, states. What is one game's alone is in its folder; sentences come from the server.

title = Starboard
# What search engines and links to this page say of it.
description = De grands jeux de plateau spatiaux dans votre navigateur, avec des amis éloignés ou contre l’ordinateur : { $games }, au complet, gratuitement et sans compte.
fans = Un projet de fans, sans lien avec les éditeurs, les auteurs ou les ayants droit des jeux.
skip = Aller au contenu
nav = Pages
home = Accueil
rules = Règles
settings = Réglages

play-now = Jouer maintenant
play-now-about = Contre l’ordinateur, tout de suite. Sans compte.
lesson = Apprendre en jouant
game = Jeu
players = Joueurs
level = Niveau
level-beginner = Débutant
level-learner = Apprenti
level-casual = Amateur
level-regular = Habitué
level-skilled = Confirmé
level-strong = Fort
level-expert = Expert
level-master = Maître
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-greedy = Glouton
level-random = Hasard
next-up = Vous gagnez souvent. Et si vous passiez au niveau { $level } ?
next-down = Le niveau { $level } convient peut-être mieux pour l’instant.
next-try = Jouer au niveau { $level }
next-stay = Rester au niveau { $level }
next-choose = Choisir le niveau { $level }
create = Jouer avec des amis
create-about = Créez une table, envoyez le lien, et donnez les places vides à des joueurs virtuels.
create-button = Créer une table
talk = Discussion
talk-free = libre
talk-claims = annonces seulement
talk-silent = aucune
talk-here =
    { $talk ->
        [claims] annonces seulement, sans discussion
       *[silent] sans discussion
    }
window = Temps pour réagir
window-seconds = { $short } s, { $long } s là où l’on se concerte
listed = L’afficher parmi les tables ouvertes
pace = Temps
pace-live = en direct, sans limite de temps
pace-clock =
    { $minutes ->
        [0] en direct, { $seconds } secondes par coup
        [one] en direct, une minute par coup
       *[other] en direct, { $minutes } minutes par coup
    }
pace-day = un coup par jour
looks = À quoi cela ressemble
join = Rejoindre une table
join-about = Vous avez reçu un lien ou un code ? Il mène à la table.
join-field = Lien ou code
join-button = Aller à la table
your-name = Votre nom
name-saved = Nom enregistré. C’est le vôtre à toutes vos tables.
guest = Invité
my-games = Vos parties
past-games = Parties terminées
their-move = En attente des autres
open-tables = Tables ouvertes
stage-waiting = en attente de joueurs
stage-playing = en cours
stage-over = terminée
stage-aborted = abandonnée
stage-set-aside = mise de côté
seats-free =
    { $count ->
        [0] complète
        [one] { $count } place libre
       *[other] { $count } places libres
    }
go-on = Continuer
watch = Regarder
sit-down = S’asseoir
replay = Replay
problem-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
problem-unknown = Cela n’a pas marché. Réessayez.

table = Table
nowhere = Cette page n’existe pas
game-unknown = Cette page ne peut pas afficher ce jeu : rechargez-la
table-gone = Cette table n’existe pas
to-home = Vers l’accueil
connecting = Connexion…
lost = Pas de connexion depuis { $time }. La table se reconnecte toute seule.
lost-kept = Votre réponse est enregistrée et sera envoyée à ce moment-là.
lobby = En attente de joueurs
invites-you = { $name } vous invite à jouer à { $game }
invited = On vous invite à jouer à { $game }
seat-open = Libre
seat-invited = Réservée à un invité
seat-you = vous
invite = Copier le lien
invite-for = Copier le lien de cet invité
copied = Copié
give-bot = Ordinateur
give-open = Libre pour tous
start = Commencer la partie
start-wait = La partie peut commencer quand toutes les places sont prises, par des personnes ou par l’ordinateur.
start-host = { $name } lance la partie quand toutes les places sont prises.
stand-up = Quitter la place
spectator = Vous regardez la partie.
computer-player = joueur virtuel
level-of = Niveau du joueur virtuel à la place { $seat }

away = l’ordinateur joue
offline = hors ligne
thinking = réfléchit
options = Options
your-move = À vous
to-move = Voir ce qui vous est demandé
confirm = Confirmer
pass = Rien
wanted = Faites un choix
wanted-none = Vous ne pouvez que passer
wanted-at-once = Choisissez pour répondre
plan = Le meilleur ordre trouvé
plan-take = Tout utiliser ainsi
plan-single = Choisir un par un
plan-picked = Proposé ; changez si vous voulez.
confirm-count = Confirmer ({ $picked } sur { $max })
given = Réponse
sealed-given =
    { $names ->
        [none] Votre réponse est enregistrée. Vous pouvez encore la changer.
       *[other] Votre réponse est enregistrée ; on attend { $names }. Vous pouvez encore la changer.
    }
waiting-for = On attend { $names }.
nothing-asked = Vous n’avez rien à décider pour l’instant.
take-back = Reprendre
hold = Attendre
window-closes = Temps pour réagir
window-held = { $name } prolonge
window-held-you = Vous prolongez
ordered = Sans réponse de votre part, vos consignes répondront.
only-you = privé
deadline = Temps restant avant que l’ordinateur réponde
orders = Consignes
claims = Annonces
hint = Conseil
aid = Aide
log = Journal
since = Depuis votre dernier coup
since-nothing = Rien pour l’instant.
chat = Discussion
chat-empty = Rien n’a encore été dit.
chat-field = Dites quelque chose
chat-send = Envoyer
chat-quiet-rail = Seuls les joueurs peuvent parler pendant la partie.
chat-quiet-table = La discussion libre est désactivée à cette table.
tab-board = Plateau
tab-people = Joueurs
tab-now = En cours
tab-hand = Main
tab-log = Journal
hand = Main
needs-you = à vous
unread =
    { $count ->
        [one] { $count } ligne non lue
       *[other] { $count } lignes non lues
    }
about = À ce sujet
close = Fermer
sections = Parties de la table
coach = Votre guide
lesson-next = Suite
lesson-back = Retour
lesson-stop = Arrêter la leçon
coach-why = Pourquoi ?
coach-off = Désactiver les conseils
coach-loading = Un conseil se prépare…
menu = Plus
break-off = Abandonner la partie
break-off-sure = Proposer de terminer la partie sans résultat ?
motion-abort = { $name } propose de terminer la partie sans résultat.
motion-rewind = { $name } propose de revenir en arrière.
agree = Accepter
disagree = Refuser

over = La partie est terminée
over-won = Vous avez gagné !
over-aborted = La partie a été abandonnée
again = Rejouer
to-rematch = Vers la partie suivante
show-replay = Revoir la partie
download = Enregistrer la partie
record-kept = Pour garder la partie, enregistrez son fichier : il se relit avec la version de Starboard qui a servi à la jouer.

replay-of = Replay
replay-step = Étape { $step } sur { $last }
replay-as = Vue par
replay-public = tout le monde (sans les mains)
replay-all = tout, même ce qui était secret
replay-first = Au début
replay-previous = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-why = Pourquoi ?

how-to-play = Comment jouer
rules-about = Tous les termes et toutes les cartes, en toutes lettres. Pendant une partie, pointez un élément, appuyez longuement dessus ou tapez « ? » pour lire ce qui le concerne, avec vos propres chiffres.
rules-terms = Termes
rules-cards = Cartes
rules-search = Chercher
rules-none = Rien sous ce nom.

theme = Thème
theme-system = comme le système
theme-dark = sombre
theme-light = clair
motion = Animations
motion-system = comme le système
motion-full = complètes
motion-reduced = réduites
sound = Sons
sound-about = Un son doux quand c’est à vous.
confirmation = Confirmer chaque réponse
confirmation-about = Sinon, un choix unique, comme un pouvoir ou une ressource, part au premier clic. Les cartes et les choix secrets se confirment toujours.
hints = Conseils
hints-about = Proposés dans les parties contre l’ordinateur, et affichés automatiquement dans une première partie.
language = Langue
language-system = comme le navigateur
settings-kept = Enregistrés dans ce navigateur à chaque changement.
private-link = Votre lien privé
private-link-about = Il vous permet de retrouver votre nom et vos parties dans un nouveau navigateur : sur un autre appareil, ou après l’effacement des cookies. Toute personne qui l’a peut jouer à votre place.
private-link-make = Créer un lien privé
private-link-renew = En créer un nouveau
private-link-once = Gardez-le en lieu sûr : il n’est affiché qu’une fois.
private-link-renewed = Un nouveau lien remplace l’ancien et déconnecte tous les navigateurs qui l’utilisaient.
sessions = Où votre session est ouverte
sessions-about = Tous les navigateurs qui jouent en votre nom. Fermez ceux que vous ne connaissez pas ; créez alors aussi un nouveau lien privé, pour que personne ne revienne par l’ancien.
sessions-end-others = Fermer toutes les autres
session-here = Ce navigateur, depuis : { $date }
session-since = Un autre navigateur, depuis : { $date }
session-linked = Arrivée par le lien privé : { $date }
session-unknown = date inconnue
session-seen = Dernière utilisation : { $date }
session-end = Fermer
session-end-this = Fermer : { $session }
copy = Copier
back = Bon retour
back-about = Avec ce lien, vous retrouvez votre nom et vos parties dans ce navigateur.
back-other = Ce navigateur joue sous le nom { $name }. Si vous continuez, il jouera pour la personne à qui est ce lien, et les parties jouées sous le nom { $name } ne seront accessibles que par leur propre lien privé.
back-button = Revenir
back-empty = Ce lien est incomplet : copiez-le en entier, jusqu’à la dernière lettre.
keys = Touches
keys-pick = Choisir une option par son numéro
keys-move = Passer d’une option à l’autre
keys-confirm = Confirmer
keys-pass = Ne rien choisir, là où c’est une réponse
keys-clear = Effacer le choix, fermer
keys-explain = Expliquer l’élément sélectionné
keys-hint = Conseil
keys-aid = Ouvrir et fermer l’aide

# Several things in one sentence, item by item: between two of them, and before the last.
# A colon with what stands before it, and with what follows.
label = { $what } :
labelled = { $what } : { $text }
list-comma = { $list }, { $item }
list-and = { $list } et { $item }
