# Race: the aid, one page with the phases and the signs of the cards. Short: it is read during a game.

aid = Ayuda de juego
    .also = ayuda, referencia, resumen, iconos, icono, símbolos, signos
aid-heading = { $name }
aid-entry = { $name }: { $text }
aid-row = { $row }:

aid-round = La ronda
# ".bonus": for whoever chose that phase.
aid-bonus = Si la has elegido: { $bonus }.
aid-explore = mira 2 cartas y quédate con 1.
    .bonus = mira 5 más, o mira 1 más y quédate con 1 más
aid-develop = construye un desarrollo. Paga con cartas de la mano.
    .bonus = cuesta 1 carta menos
aid-settle = coloca un mundo: págalo o conquístalo con fuerza militar.
    .bonus = roba una carta tras colocarlo
aid-consume = usa una vez cada uno de tus poderes de Consumir. Es obligatorio mientras puedas.
    .bonus = vende antes un bien (Comerciar), o recibe el doble de PV por los bienes (PV ×2)
aid-produce = cada mundo de producción sin bien recibe uno.
    .bonus = también uno de tus mundos de ganancia

aid-face = En una carta
aid-cost = Coste
    .text = cuántas cartas pagas.
aid-defense = Defensa
    .text = la fuerza militar que necesitas para conquistarlo.
aid-vp = PV
    .text = lo que puntúa al final.
aid-vp-varies = Desarrollo de coste 6
    .text = puntúa por lo que hay en tu zona de juego.
aid-windfall = Mundo de ganancia
    .text = llega con un bien; para otro necesita la bonificación de Producir o un poder.
aid-production = Mundo de producción
    .text = recibe un bien en cada fase de Producir.
aid-start = Mundo inicial
    .text = donde el orden importa, va primero el número más bajo.

aid-signs = Poderes
sign-look = mirar más cartas
sign-keep = quedarse con más cartas
sign-develop-discount = desarrollos más baratos
sign-develop-draw = robar una carta
sign-military = fuerza militar
sign-military-rebels = fuerza militar contra mundos rebeldes
sign-military-kind = fuerza militar contra un tipo
sign-settle-discount = mundos más baratos
sign-settle-discount-kind = mundos de un tipo más baratos
sign-free-world = descartarla: un mundo gratis
sign-tactics = descartarla: fuerza militar para una fase
sign-purchase = pagar un mundo militar
sign-settle-draw = robar una carta tras colocar un mundo
sign-sale = más cartas por cada venta
sign-sale-kind = más por los bienes de un tipo
sign-sale-here = más por el bien de este mundo
sign-consume = consumir un bien de cualquier tipo
sign-consume-kind = consumir un bien de un tipo
sign-consume-each = consumir varios bienes uno a uno
sign-consume-together = consumir varios bienes a la vez
sign-consume-kinds = consumir bienes de tipos distintos
sign-consume-all = consumir todos los bienes restantes
sign-consume-price = un bien por su precio en cartas
sign-consume-draw = robar cartas sin consumir
sign-gamble = apostar por el número de la siguiente carta
sign-hand-cards = cartas de la mano por PV
sign-produce-here = un bien en este mundo
sign-produce-windfall = un bien en un mundo de ganancia
sign-produce-windfall-kind = un bien en un mundo de ganancia de un tipo
sign-produce-draw = robar cartas
sign-draw-here = robar si este mundo produce
sign-draw-goods = una carta por cada bien de un tipo
sign-draw-kinds = una carta por cada tipo producido
sign-draw-most = cartas para quien más produce
sign-draw-worlds = una carta por cada mundo de un tipo

aid-goods = Bienes
aid-price = { $what }; se vende por { $cards }.
aid-novelty = lujos y pasatiempos
aid-rare = elementos raros
aid-genes = material genético
aid-alien = tecnología alienígena

aid-end = tras la ronda en la que alguien tiene 12 cartas en su zona de juego o se agota la reserva de PV. Gana quien tiene más PV: en cartas, en fichas, por desarrollos de coste 6.
