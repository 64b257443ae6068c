# Galactica: what players say to all in the game's structured way.

event-said =
    { $seat-you ->
        [yes] Dices
       *[no] { $seat } dice
    }: «{ $claim }».

claim-help-not = No puedo ayudar en esta prueba
claim-help-little = Puedo ayudar un poco
claim-help-lot = Puedo ayudar mucho
claim-let-pass = Superemos esta prueba
claim-let-fail = Dejemos que se falle esta prueba
claim-cover-rest = Yo pongo lo que falte
claim-who-has = ¿Quién tiene { $card }?
claim-do-not-play = Que nadie juegue { $card }
claim-looked =
    He mirado { $whom-self ->
        [yes] tu lealtad
       *[no] la lealtad { $whom-of }
    }: { $cylon ->
        [yes] { $whom-self ->
            [yes] eres cylon
           *[no] es cylon
        }
       *[no] { $whom-self ->
            [yes] no eres cylon
           *[no] no es cylon
        }
    }
claim-accuse =
    { $whom-self ->
        [yes] Te acuso
       *[no] Acuso { $whom-to }
    }
claim-accuse-check =
    { $whom-self ->
        [yes] Te acuso
       *[no] Acuso { $whom-to }
    } por la prueba { $number }, { $matter }
claim-human = Estoy con los humanos
claim-not-my-type = No puedo haber añadido cartas de { $skill }
claim-jail = A la Prisión con { $seat }; yo pongo cartas
claim-do-not-jail = No encarcelemos a { $seat }
claim-free = Liberemos a { $seat }
claim-free-me = Que alguien me libere
claim-order-me =
    Que alguien me dé la orden: { $deed ->
        [jump] haría saltar la flota
        [shoot] dispararía
        [repair] haría reparaciones
       *[launch] despegaría
    }
claim-order-you =
    { $whom-self ->
        [yes] Mi orden es para ti
       *[no] Mi orden es para { $whom }
    }: { $deed ->
        [jump] a saltar
        [shoot] a disparar
        [repair] a reparar
       *[launch] a despegar
    }, por favor
claim-jump-now = Saltemos ya
claim-wait = No saltemos aún
claim-scouted =
    He explorado el { $deck }: { $good ->
        [yes] buena
       *[no] mala
    }, { $kept ->
        [yes] la dejo encima
       *[no] la entierro
    }
claim-other-was-worse = El otro destino era peor
claim-save =
    Guardemos cartas para { $purpose ->
        [check] la siguiente prueba
        [jail] decidir quién va a la Prisión
        [fight] el combate
       *[repairs] las reparaciones
    }
