# Race: what a glance at the table tells, and hints for a first game.

figure-score = { $total } hasta ahora: { $cards } en cartas, { $chips } en fichas, { $developments } por desarrollos de coste 6
last-round-pool = Esta es la última ronda: la reserva de PV está vacía.
last-round-tableau = Esta es la última ronda: hay una zona de juego llena ({ $players }).
nearly-full = La partida puede acabar en esta ronda: hay { $placed } de { $full } cartas colocadas ({ $players }).
low-pool = La reserva se agota, y con ella la partida: ya solo hay { $pool }.

hint-nothing = Una buena opción: nada, por ahora.
hint-suggests =
    Una buena opción: { $verb ->
        [discard] descartar { $what }
        [keep] quedarte con { $what }
        [pay] pagar con { $what }
        [place] colocar { $what }
       *[choose] { $what }
    }.

lesson-start-discard = Empiezas con seis cartas y te quedas con cuatro. Quédate con lo que puedas jugar pronto: mundos y desarrollos baratos, y mundos militares a los que llegue tu fuerza militar.
lesson-choose-action = Cada cual elige en secreto una acción. Las fases que alguien ha elegido las juegan todos; quien la eligió recibe además su bonificación. Elige, pues, lo que más te ayude y adivina qué elegirán los demás: esa fase te sale gratis.
lesson-explore = Explorar da cartas. Las necesitas dos veces: para colocarlas y para pagar con ellas.
lesson-develop = Los desarrollos se quedan: cada uno da poderes desde la fase siguiente y PV al final. Las cartas de la mano son tu dinero: cada una que descartas paga 1.
lesson-settle = Los mundos dan bienes, poderes y PV. Pagas con cartas, o conquistas los mundos de anillo rojo con fuerza militar, que nunca se gasta.
lesson-way = Un mismo mundo se puede conseguir a menudo de varias maneras. La que no cuesta cartas te deja más para jugar.
lesson-pay = Las cartas con las que pagas se pierden. Cualquier carta vale 1, ponga lo que ponga.
lesson-trade = Una venta convierte un bien en cartas antes de que nadie consuma: la forma más rápida de llenar la mano.
lesson-consume = Los poderes de Consumir convierten los bienes en fichas de PV y cartas. Las fichas cuentan al final, y cuando la reserva se vacía acaba la partida.
lesson-produce = Producir pone bienes nuevos en los mundos que no tienen. Una ronda de Producir y otra de Consumir: así funcionan casi todos los imperios.
lesson-hand-limit = Nadie conserva más de diez cartas de una ronda a otra.

why-part-with =
    { $count ->
        [one] Es la carta de la que mejor puedes prescindir
       *[other] Son las cartas de las que mejor puedes prescindir
    }: las demás se juegan antes o valen más para ti.
why-sell = Te da { $cards } enseguida.
why-explore =
    Tienes { $hand }, y { $count ->
        [0] ninguna se podría jugar ahora
        [one] una se podría jugar ahora
       *[other] { $count } se podrían jugar ahora
    }: más cartas te dan más donde elegir y con que pagar.
# What is to follow the choice of an action.
why-develop-then = Después construye { $card }: con la bonificación cuesta 1 carta menos.
why-settle-then = Después coloca { $card } y roba una carta como bonificación.
why-develop =
    { $count ->
        [0] Todavía no hay nada que puedas construir, pero la bonificación puede ayudarte pronto.
       *[other] Podrías construir { $cards }, y con la bonificación cuesta 1 carta menos.
    }
why-settle =
    { $count ->
        [0] Todavía no hay ningún mundo que puedas colocar, pero la fase puede ayudarte pronto.
       *[other] Podrías colocar { $cards } y robar una carta después.
    }
why-trade =
    { $count ->
        [0] Todavía no tienes ningún bien que vender.
       *[other] Tu mejor bien te da { $cards }.
    }
why-double =
    Tus poderes de Consumir dan el doble de PV; { $goods ->
        [0] todavía no tienes bienes.
        [one] tienes 1 bien para ellos.
       *[other] tienes { $goods } bienes para ellos.
    }
why-produce =
    { $count ->
        [0] Ahora ningún mundo tuyo recibiría un bien.
       *[other] Recibes bienes en { $worlds }, para venderlos o consumirlos en otra ronda.
    }
why-card = { $card }: { $reasons }
why-windfall = Trae un bien enseguida, que se vende por { $cards }.
why-production = En cada fase de Producir recibe un bien si no tiene; el bien se vende por { $cards }.
why-worth = { $vp } al final.
