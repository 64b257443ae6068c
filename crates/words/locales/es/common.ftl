# Words that every game uses.

seat-name = Jugador { $number }

cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
vp = { $count } PV

# Lists are built item by item; the last join makes "A, B y C", with "e" before an i.
list-comma = { $list }, { $item }
list-semicolon = { $list }; { $item }
list-and =
    { $list } { $item-initial ->
        [i] e
       *[other] y
    } { $item }
# Between long alternatives.
list-or = { $list }; o bien { $item }

# Sentences of one line.
list-sentence = { $list } { $item }

# A label and a list behind it, in as many lines as it takes: "more" where the next line goes on.
list-labelled = { $label } { $list }.
list-labelled-more = { $label } { $list },

# An option in one line: its name, what it costs or brings, and the reason.
choice =
    { $name }{ $has-gist ->
        [yes] : { $gist }
       *[no] {""}
    }{ $has-why ->
        [yes] {" "}({ $why })
       *[no] {""}
    }

# A player within a sentence: ".of" with «de», ".to" with «a», ".own" behind «elección», ".viper" as what is attacked, ".self" says
# whether it is the reader.
who =
    { $seat-you ->
        [yes] tú
       *[no] { $seat }
    }
    .of =
        { $seat-you ->
            [yes] de ti
           *[no] de { $seat }
        }
    .to =
        { $seat-you ->
            [yes] a ti
           *[no] a { $seat }
        }
    .own =
        { $seat-you ->
            [yes] tuya
           *[no] de { $seat }
        }
    .viper =
        { $seat-you ->
            [yes] a tu Viper
           *[no] al Viper de { $seat }
        }
    .self =
        { $seat-you ->
            [yes] yes
           *[no] no
        }

# What a name could stand for.
several-named = Varios nombres empiezan así: { $names }.
# Words before a name that may be left out when it is asked for.
name-articles = el, la, los, las, un, una

# A thing by a form of its name: the short one, or with an article.
short = { $card-short }
the = { $place-the }

# Por qué respondió así un jugador virtual, una vez terminada la partida.
why-asked = Pregunta a { $seat }: { $prompt }
why-answered = Respuesta: { $answer }
why-nothing = nada
why-meant = { $answer }, después: { $then }
why-tried = La máquina jugó sus respuestas hasta el final en varias de las situaciones posibles. La primera es la de sus reglas prácticas; solo da otra si es mejor con seguridad.
why-plain = La máquina siguió sus reglas prácticas: no había nada que mereciera la pena comparar.
why-lent = Este jugador sigue reglas prácticas y no compara nada. Lo que uno más fuerte piensa de la misma elección:
why-otherwise = Con la versión actual del juego respondería: { $answer }
why-share = su bando gana el { $wins } %
why-better = { $gain } ± { $error } respecto a la primera
why-points = { $sign }{ $whole },{ $tenth }
why-seen = sospecha de los demás: { $suspected } %
why-worlds =
    { $worlds ->
        [one] { $worlds } intento
       *[other] { $worlds } intentos
    }
why-belief = { $seat }: { $before } % antes, { $after } % después
why-suspects = { $seat }: { $guilt } %
