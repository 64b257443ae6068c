# What the first game teaches, in the order in which it is read.

opening-kicker = Tu primera partida · { $number } de 3
opening-skip = Ya lo sé: saltar
opening-next = Siguiente
opening-deal = Repartir las cartas

goal-title = Gana quien tiene más puntos al final
goal-text = Construyes un pequeño imperio: cartas que colocas boca arriba delante de ti, una a una. Son mundos y desarrollos. Gana quien tiene más puntos de victoria (PV) al final.
goal-cards = en tus cartas
goal-chips = en fichas de PV
goal-great = por grandes desarrollos
goal-sum = { $points } PV
goal-where = Los PV están impresos en las cartas que has colocado; las fichas de PV se ganan durante la partida; los grandes desarrollos (coste 6, con un «?» en los puntos) cuentan qué más has colocado.
goal-ends = La partida acaba tras la ronda en la que
goal-full = alguien tiene 12 cartas delante
goal-or = o
goal-pool = se toma la última ficha de PV

anatomy-title = Cómo leer una carta
anatomy-cost = Coste
anatomy-cost-text = lo que pagas por colocarla; en un anillo rojo: la fuerza militar que necesitas en su lugar
anatomy-vp = PV
anatomy-vp-text = sus puntos al final
anatomy-kind = Color
anatomy-kind-text = el tipo de bien que da este mundo
anatomy-powers = Poderes
anatomy-powers-text = lo que hace por ti una vez colocada; el número negro dice en qué fase
anatomy-text = Una ronda tiene hasta cinco fases, de la I a la V. Una carta con una V negra hace algo en la fase V, y así sucesivamente. No hace falta aprender los símbolos: señala cualquier carta, o mantenla pulsada, para leerla con palabras.

money-title = Las cartas son dinero
money-text = No hay monedas. Para colocar una carta que cuesta 3, descartas otras 3 cartas de tu mano: cualesquiera, cada una paga 1.
money-pays = paga 1
money-away = Tres cartas se van, un mundo se queda en la mesa.
money-question = Así, cada carta de tu mano plantea una pregunta: ¿jugarla o pagar con ella?
money-more = Consigues cartas nuevas explorando, vendiendo bienes y como bonificación.

kicker-round = Tu primera partida · cómo funciona una ronda
kicker-phase = Tu primera partida · fase { $numeral }
kicker-pay = Tu primera partida · pagar
kicker-end = Tu primera partida · el final

choose-title = Una ronda empieza con una elección secreta
choose-text = Cada cual empieza con un mundo en la mesa y unas cartas en la mano. Las cinco casillas de arriba son las cinco fases de una ronda. Cada cual elige una en secreto. Explorar y Consumir tienen dos mitades: la fase es la misma, la bonificación es otra.
choose-all = Después se revelan las elecciones. Las fases elegidas se juegan de la I a la V, y todos participan en cada una. Quien eligió una fase recibe en ella una bonificación que los demás no tienen. Las fases que nadie eligió se saltan.
choose-phases = Explorar te da cartas. Con Desarrollar y Colonizar colocas cartas de tu mano. Producir da bienes a tus mundos. Consumir convierte los bienes en cartas y puntos. Verás cada una cuando llegue.
choose-act = Tu guía te dice qué elegir y por qué. Lo que recomienda tiene un borde azul discontinuo: elígelo y confirma.

revealed-title = Se revelan las elecciones
revealed-yours = Has elegido { $phase }.
revealed-theirs = { $name } ha elegido { $phase }.
revealed-same = Así que en esta ronda solo se juega una fase, y ambos jugadores reciben su bonificación: { $bonus }.
revealed-both =
    Así que esta ronda tiene { $count } fases, que se juegan en este orden: { $phases }. Participas en { $count ->
        [2] ambas
       *[other] todas
    }. Solo en { $own } recibes la bonificación: { $bonus }.

round-title = Eso ha sido una ronda
round-text = Cuando acaba la última fase elegida, acaba la ronda. Ahora cada cual elige otra vez: cualquier casilla, también la misma de antes.
round-think = Piensa también en los demás. Juegas igualmente la fase que elija otra persona, así que tú puedes elegir otra distinta.

explore-title = Explorar: consigue cartas nuevas
explore-text = En Explorar, cada cual roba cartas del mazo, las mira, se queda con una y descarta el resto. Sin la bonificación miras 2 y te quedas con 1.
explore-bonus = La bonificación: con «+5» miras 5 más; con «+1, +1» miras 1 más y te quedas con 1 más.
explore-use = Las cartas son tu dinero y también tus planes, así que Explorar es la forma de llenar la mano.

develop-title = Desarrollar: construye un desarrollo
develop-text = En Desarrollar, cada cual puede colocar un desarrollo: una carta con un rombo alrededor del coste. Pagas ese coste con otras cartas de tu mano; los poderes y la bonificación pueden rebajarlo, incluso a nada. Nadie puede tener dos veces el mismo desarrollo.
develop-use = Un desarrollo no da bienes, pero sus poderes te ayudan en las fases que nombran durante el resto de la partida.
develop-bonus = La bonificación: quien eligió Desarrollar paga 1 carta menos.

settle-title = Colonizar: coloca un mundo
settle-text = En Colonizar, cada cual puede colocar un mundo: una carta con un círculo alrededor del coste. Pagas ese coste con otras cartas de tu mano.
settle-military = Un anillo rojo es un mundo militar. No cuesta cartas: puedes colocarlo si tu fuerza militar es al menos ese número. Tu fuerza militar es ahora { $military }: viene de los poderes de tus cartas, algunas de las cuales restan, y no se gasta.
settle-goods = De los mundos salen los bienes. Un mundo con halo (un mundo de ganancia) trae un bien enseguida; un mundo a todo color (un mundo de producción) recibe los suyos más tarde, en Producir.
settle-bonus = La bonificación: quien eligió Colonizar roba 1 carta tras colocar un mundo.

pay-title = Paga con cartas que te sobren
pay-text = Elige tantas cartas como cuesta. Cada una paga 1, ponga lo que ponga, y va boca abajo a los descartes. No las recuperas, así que guarda las que quieras jugar después.

consume-title = Consumir: vende bienes y gástalos
consume-good = Un bien es una ficha sobre un mundo. En Consumir, los bienes se convierten en cartas o puntos. Dejan sus mundos, y así hay sitio para otros nuevos.
consume-trade = Comerciar va primero, y solo para quien eligió «Comerciar»: vende un bien y roba cartas por él. Un bien de Innovación da 2 cartas; de Elementos raros, 3; de Genes, 4; alienígena, 5.
consume-powers = Después cada cual usa los poderes de la fila IV, una vez cada uno: convierten bienes en fichas de PV o cartas. Hay que usarlos si hay un bien para ellos; tú eliges el orden y los bienes. Sin un poder así, tus bienes se quedan donde están.
consume-bonus = «PV ×2» es la otra bonificación de esta fase: quien la eligió recibe el doble de fichas de PV.

produce-title = Producir: los mundos dan bienes
produce-text = En Producir, cada mundo de producción (a todo color) que no tiene bien recibe uno, tanto los tuyos como los de los demás. Un mundo nunca tiene más de uno. Esto ocurre solo.
produce-bonus = La bonificación: quien eligió Producir pone además un bien en uno de sus mundos de ganancia (con halo), que no reciben bienes nuevos por sí mismos. Algunas cartas tienen un poder que hace lo mismo.
produce-use = Los bienes por sí solos no valen nada al final. Más tarde, en Consumir, vendes uno por cartas con Comerciar, o los conviertes en fichas de PV con poderes. Producir, luego Consumir, una y otra vez: así ganan sus puntos casi todos los imperios.

happened = Qué ha pasado
happened-nothing = Esta vez nadie ha ganado nada con ella.
again-title = { $phase } otra vez
again-explore = Cada cual ha robado cartas y se ha quedado con algunas.
again-develop = Cada cual podía construir un desarrollo.
again-settle = Cada cual podía colocar un mundo.
again-consume = Comerciar vende un bien por cartas; los poderes convierten bienes en fichas de PV y cartas.
again-produce = Cada mundo de producción sin bien ha recibido uno; los de ganancia, solo por la bonificación de Producir o por un poder.

limit-title = Diez cartas como mucho
limit-text = Al final de una ronda nadie conserva más de 10 cartas. Descarta las que menos necesites.

end-title = Se acerca el final
end-text = Esta ronda puede ser la última, o una de las próximas: sea cual sea, se juega hasta el final. Después cada cual suma los PV de sus cartas, sus fichas de PV y lo que cuentan sus grandes desarrollos. Los bienes y las cartas de la mano no valen nada entonces, así que gasta lo que puedas.

learnt-kicker = Tu primera partida ha terminado
learnt-title = Lo que has aprendido
learnt-round = Cada cual elige en secreto una fase. Todas las fases elegidas las juegan todos; quien eligió una recibe su bonificación.
learnt-explore = mira cartas nuevas y quédate con algunas; la bonificación: mirar más, o quedarse con una más
learnt-develop = coloca un desarrollo y paga con cartas de la mano; la bonificación: 1 carta menos
learnt-settle = coloca un mundo: paga con cartas, o ten fuerza militar suficiente; la bonificación: robar 1 carta
learnt-consume = los poderes convierten bienes en fichas de PV y cartas; la bonificación: vender antes un bien (Comerciar), o el doble de fichas (PV ×2)
learnt-produce = los mundos de producción reciben bienes nuevos, para venderlos o gastarlos después; la bonificación: un bien en un mundo de ganancia
learnt-end = La partida acaba con 12 cartas delante de alguien o con la última ficha de PV; gana quien tiene más PV.
learnt-next = Ahora, una partida normal
learnt-result = Ver el resultado
