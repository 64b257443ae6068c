# Words that every game uses.

seat-name = Joueur { $number }

# ".figure": the number alone, where the word stands before.
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .figure = { $count }
vp = { $count } PV

# Lists are built item by item; the last join makes "A, B et C".
list-comma = { $list }, { $item }
list-semicolon = { $list } ; { $item }
list-and = { $list } et { $item }
# Between long alternatives.
list-or = { $list } ; ou { $item }

# Sentences of one line.
list-sentence = { $list } { $item }

# A label and a list behind it, in as many lines as it takes: "more" where the next line goes on.
list-labelled = { $label } { $list }.
list-labelled-more = { $label } { $list },

# An option in one line: its name, what it costs or brings, and the reason.
choice =
    { $name }{ $has-gist ->
        [yes] {" "}– { $gist }
       *[no] {""}
    }{ $has-why ->
        [yes] {" "}({ $why })
       *[no] {""}
    }

# A player within a sentence. ".hand", ".loyalty", ".allegiance" (one card or several) and ".single", what is theirs;
# ".before" and ".after" the verb, to whom.
who =
    { $seat-you ->
        [yes] vous
       *[no] { $seat }
    }
    .hand =
    { $seat-you ->
        [yes] votre main
       *[no] { $seat-initial ->
            [a] la main d’{ $seat }
            [e] la main d’{ $seat }
            [i] la main d’{ $seat }
            [o] la main d’{ $seat }
            [u] la main d’{ $seat }
           *[other] la main de { $seat }
        }
    }
    .loyalty =
    { $seat-you ->
        [yes] vos cartes Loyauté
       *[no] { $seat-initial ->
            [a] les cartes Loyauté d’{ $seat }
            [e] les cartes Loyauté d’{ $seat }
            [i] les cartes Loyauté d’{ $seat }
            [o] les cartes Loyauté d’{ $seat }
            [u] les cartes Loyauté d’{ $seat }
           *[other] les cartes Loyauté de { $seat }
        }
    }
    .allegiance =
    { $seat-you ->
        [yes] votre loyauté
       *[no] { $seat-initial ->
            [a] la loyauté d’{ $seat }
            [e] la loyauté d’{ $seat }
            [i] la loyauté d’{ $seat }
            [o] la loyauté d’{ $seat }
            [u] la loyauté d’{ $seat }
           *[other] la loyauté de { $seat }
        }
    }
    .single =
    { $seat-you ->
        [yes] une de vos cartes Loyauté
       *[no] { $seat-initial ->
            [a] une carte Loyauté d’{ $seat }
            [e] une carte Loyauté d’{ $seat }
            [i] une carte Loyauté d’{ $seat }
            [o] une carte Loyauté d’{ $seat }
            [u] une carte Loyauté d’{ $seat }
           *[other] une carte Loyauté de { $seat }
        }
    }
    .before =
    { $seat-you ->
        [yes] vous{" "}
       *[no] {""}
    }
    .after =
    { $seat-you ->
        [yes] {""}
       *[no] {" "}à { $seat }
    }
    .accuse =
    { $seat-you ->
        [yes] Je vous accuse
       *[no] J’accuse { $seat }
    }

# What a name could stand for.
several-named = Plusieurs noms commencent ainsi : { $names }.
# Words before a name that may be left out when it is asked for.
name-articles = le, la, les, l, un, une

# A thing by a form of its name: the short one, or with an article.
short = { $card-short }
the = { $place-the }

# Pourquoi un joueur ordinateur a répondu ainsi, une fois la partie terminée.
why-asked = Question posée à { $seat } : { $prompt }
why-answered = Réponse : { $answer }
why-nothing = rien
why-meant = { $answer }, puis : { $then }
why-tried = L’ordinateur a joué chaque réponse jusqu’au bout dans plusieurs des situations possibles. La première est celle de l’usage ; une autre n’est donnée que si elle est sûrement meilleure.
why-plain = L’ordinateur a suivi l’usage : il n’y avait rien à comparer.
why-lent = Ce joueur suit l’usage et ne compare rien. Ce qu’un joueur plus fort pense du même choix :
why-otherwise = Avec la version actuelle du jeu, la réponse serait : { $answer }
why-share = victoire de son camp à { $wins } %
why-better = { $gain } ± { $error } par rapport à la première
why-points = { $sign }{ $whole },{ $tenth }
why-seen = soupçons des autres : { $suspected } %
why-worlds =
    { $worlds ->
        [one] { $worlds } essai
       *[other] { $worlds } essais
    }
why-belief = { $seat } : { $before } % avant, { $after } % après
why-suspects = { $seat } : { $guilt } %
