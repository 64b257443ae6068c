# How Race is played, in short, for somebody who has never seen it.

round-title = Cómo funciona una ronda
round-text = Cada cual elige en secreto una de las cinco fases y después se revelan todas las elecciones. Cada fase que alguien ha elegido se juega una vez, de la I a la V, y todos participan en ella. Quien la eligió recibe ahí una bonificación. Las fases que nadie ha elegido se saltan.
round-explore = Mira cartas del mazo y quédate con una, o con más gracias a la bonificación.
round-develop = Coloca un desarrollo de tu mano y págalo.
round-settle = Coloca un mundo de tu mano: págalo o conquístalo.
round-consume = Convierte bienes en puntos y cartas con los poderes de tus cartas. Con Comerciar vendes antes uno.
round-produce = Cada uno de tus mundos de producción sin bien recibe uno.

military-title = Mundos que se conquistan
military-text = Un número en un anillo rojo es una defensa. Si tu fuerza militar la alcanza, colocas el mundo sin pagar; si no, no puedes. La fuerza militar no se gasta: crece con cada carta que la tenga.
military-example = La carta Marines espaciales da 2 de fuerza militar: basta para este mundo, en esta ronda y en todas las siguientes.

goods-title = De los bienes a los puntos
goods-text = Un mundo de producción da un bien en cada fase de Producir; un mundo de ganancia llega con uno al colocarlo. El bien se queda en su mundo hasta que se vende o se consume.
goods-made = se produce aquí
goods-eaten = se consume aquí
goods-then = Por eso Producir y Consumir van de la mano: en una ronda se producen los bienes y en la siguiente se convierten en cartas y puntos de victoria.

table-title = Una mesa en mitad de una partida
table-text = { $name } ha colocado 5 de 12 cartas. Hay bienes en cuatro de los mundos, así que es un buen momento para Consumir. Asociación de libre comercio es un gran desarrollo: sus puntos dependen de lo que tiene al lado, y ahora vale { $points }.

tips-title = Para empezar
tips-others = Piensa en lo que elegirán los demás. También participas en sus fases, así que elige una que no vaya a elegir nadie más.
tips-keep = No coloques todo lo que puedas pagar. Coloca antes lo que da cartas o puntos en cada ronda.
tips-end = Cuenta las cartas de los demás: con doce delante de alguien se acaba, y eso llega antes de lo que parece.
