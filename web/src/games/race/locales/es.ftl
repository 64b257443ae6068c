# What the page itself says of Race: labels of its parts, names of its options.

opponents = Jugadores
phases = Fases de la ronda
phase-here = ahora
half-explore-plus-5 = +5
half-explore-plus-1-1 = +1, +1
half-develop = Desarrollar
half-settle = Colonizar
half-consume-trade = Comerciar
half-consume-2x-vps = PV ×2
half-produce = Producir
action-explore-plus-5 = Explorar +5
action-explore-plus-1-1 = Explorar +1, +1
action-develop = Desarrollar
action-settle = Colonizar
action-consume-trade = Comerciar
action-consume-2x-vps = PV ×2
action-produce = Producir
phase-now = ahora
phase-coming = por llegar
phase-done = hecha
phase-out = esta ronda no
phase-short-explore = Explorar
phase-short-develop = Desa­rrollar
phase-short-settle = Colonizar
phase-short-consume = Consumir
phase-short-produce = Producir
tableau = Zona de juego
tableau-of = Zona de juego de { $name }
tableau-open = Abrir la zona de juego de { $name }
tableau-close = Cerrar la zona de juego de { $name }
tableau-size =
    { $placed ->
        [one] 1 carta
       *[other] { $placed } cartas
    }: { $left ->
        [0] la zona de juego está llena.
        [one] con una más se llena la zona de juego.
       *[other] con { $left } más se llena la zona de juego.
    }
your-tableau = Tu zona de juego
card-plain = { $card }
card-with-good = { $card }, con un bien
card-worth = { $card }, vale { $vp } PV ahora
worth-now = ahora
start-number = mundo inicial n.º { $number }
mark-pay =
    { $cost ->
        [0] gratis
       *[other] pagar { $cost }
    }
mark-costs = cuesta { $cost }
mark-conquer = conquistar
mark-discard = con un descarte
mark-needs = pide { $defense }
mark-pays = paga
mark-goes = se va
being-placed = { $card }, se está colocando
your-hand = Tu mano
looking-at = Estás mirando
hand-of = Mano de { $name }
figure-score = PV
figure-chips = fichas
figure-hand = cartas
figure-military = Militar
figure-others = construir
figure-discounts = colonizar
figure-more = más
chips = { $count } PV en fichas
hand-size =
    { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
pool = Reserva de PV
supply = Mazo
discards = Descartes
scores = Puntuaciones
winner = gana
won-by =
    { $count ->
        [one] { $name } gana por un punto
       *[other] { $name } gana por { $count } puntos
    }
won-tied = { $name } gana el desempate
won-together = Victoria compartida
source-chips = en fichas
source-cards = en cartas
source-developments = por desarrollos de coste 6
how-it-went = Cómo fue la partida
course = puntuación tras cada ronda y qué eligió cada jugador
decided = Dónde se decidió
round = Ronda { $number }
round-column = Ronda
round-start = Inicio
leads = { $name } va ganando por { $count }
nobody-leads = empate
gain-chips = { $count } PV en fichas
as-a-table = Como tabla
card-by-card = Carta por carta

pass-develop-place = No construir nada
pass-settle-place = No colocar nada
pass-consume-power = No usar más poderes
none-develop-place = Ningún desarrollo que construir
none-settle-place = Ningún mundo que colocar
only-develop-place = Seguir sin construir
only-settle-place = Seguir sin colocar

wanted-start-discard = Elige { $max } para descartar
wanted-choose-action =
    { $max ->
        [one] Elige una acción
       *[other] Elige { $max } acciones
    }
wanted-explore-keep =
    { $max ->
        [one] Elige con qué carta te quedas
       *[other] Elige con qué { $max } te quedas
    }
wanted-develop-place = Elige un desarrollo
wanted-settle-place = Elige un mundo
wanted-develop-pay = Elige { $max } para pagar
wanted-settle-pay = Elige { $max } para pagar
wanted-settle-way = Elige cómo
wanted-sell = Elige un bien
wanted-consume-power = Elige un poder
wanted-consume-goods =
    { $max ->
        [one] Elige un bien
       *[other] Elige { $max } bienes
    }
wanted-consume-next-kind = Elige un bien
wanted-consume-hand = Elige cartas
wanted-bet = Elige un número
wanted-produce-windfall = Elige una opción
wanted-hand-limit = Elige { $max } para descartar

confirm-start-discard = Descartar ({ $picked } de { $max })
confirm-choose-action = Confirmar { $what }
confirm-explore-keep = Conservar ({ $picked } de { $max })
confirm-develop-place = Construir { $what }
confirm-settle-place = Colocar { $what }
confirm-develop-pay = Pagar ({ $picked } de { $max })
confirm-settle-pay = Pagar ({ $picked } de { $max })
confirm-sell = Vender
confirm-consume-hand = Descartar { $picked }
confirm-hand-limit = Descartar ({ $picked } de { $max })

# The choices of a round, turned up.
phase-explore = Explorar
phase-develop = Desarrollar
phase-settle = Colonizar
phase-consume = Consumir
phase-produce = Producir
reveal-explore = buscar cartas nuevas
reveal-develop = construir un desarrollo
reveal-settle = colocar un mundo
reveal-consume = convertir bienes en PV
reveal-produce = recibir bienes nuevos
bonus-explore-plus-5 = mirar 5 más
bonus-explore-plus-1-1 = quedarse con 1 más
bonus-develop = 1 carta menos
bonus-settle = robar 1 carta
bonus-consume-trade = Comerciar
bonus-consume-2x-vps = PV ×2
bonus-produce = un bien de ganancia
reveal-you = Tú
reveal-round = Esta ronda
reveal-all =
    { $count ->
        [one] Todos juegan esta fase; quien la eligió recibe además su bonificación.
        [2] Todos juegan ambas fases; quien eligió una recibe además su bonificación.
       *[other] Todos juegan todas estas fases; quien eligió una recibe además su bonificación.
    }
reveal-skip = toca para continuar
