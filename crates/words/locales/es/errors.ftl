# One sentence each, saying what to do.

refusal-no-such-seat = Ese asiento no existe en esta mesa: usa el número de uno que exista.
refusal-over = La partida ha terminado y ya no se admiten respuestas.
refusal-not-asked = Este asiento no tiene nada que responder ahora: espera su siguiente pregunta.
refusal-too-few =
    { $picked ->
        [0] No has elegido nada
        [one] Solo has elegido 1
       *[other] Solo has elegido { $picked }
    }: elige al menos { $min }.
refusal-too-many =
    { $picked ->
        [one] Has elegido 1
       *[other] Has elegido { $picked }
    }: { $max ->
        [0] aquí no elijas nada
       *[other] elige como mucho { $max }
    }.
refusal-not-offered = El elemento { $place } de la respuesta no está disponible, o no tantas veces: elige de la lista.
refusal-nothing-to-take-back = No hay nada que deshacer: desde tu última respuesta se ha revelado o robado algo.
refusal-cannot-rewind = La partida no puede volver a ese punto: aún no ha llegado, o desde entonces se ha revelado un secreto.
refusal-cannot-say = Ahora no puedes decir eso: elige algo de la lista.

illegal-players = Este juego es de { $min } a { $max } jugadores, no de { $given }: elige un número de { $min } a { $max }.
illegal-variant-players = Esta variante es de { $only } jugadores exactamente, no de { $given }: juega con { $only }, o sin la variante.
illegal-characters = Hay { $wanted } jugadores y { $given } personajes: indica un personaje para cada jugador, o ninguno.
illegal-same-character = Hay un personaje repetido: da a cada jugador uno distinto.

record-not-a-record = Esto no es una partida de Starboard: elige un archivo guardado por Starboard.
record-other-format = Esta versión no sabe leer el formato { $found }: usa la versión que escribió el archivo.
record-other-game = Es una partida de «{ $found }», que es otro juego o no se conoce aquí: usa la orden de ese juego.
record-other-rules = Se jugó con la versión { $found } de las reglas, y este programa tiene la { $ours }: usa la versión de Starboard que escribió el archivo.
record-bad-header = No se puede leer la primera línea ({ $why }): consigue otra copia del archivo.
record-setup = La primera línea describe una preparación imposible. { $why }
record-broken = La línea { $line } está dañada: consigue otra copia del archivo.
record-cut-off = El archivo se corta tras la línea { $lines }: consigue una copia completa.
record-refused = La línea { $line } incumple las reglas, así que esta no es la partida que se jugó: consigue otra copia. { $why }
record-differs = La línea { $line } no concuerda con las respuestas anteriores, así que el archivo ha cambiado: consigue otra copia.
record-not-as-promised = El reparto no concuerda con su comprobación: el archivo ha cambiado o el servidor faltó a su compromiso. Compáralo con el compromiso que viste antes de la partida.
record-after-end = La línea { $line } viene después del final de la partida: consigue otra copia del archivo.
