# Por qué un jugador virtual actuó así, en una partida terminada.

why-title = ¿Por qué?
why-before = La decisión anterior
why-after = La decisión siguiente
why-whose = Los motivos de quién
why-nobody = Ningún jugador virtual decidió nada en este paso.
why-thinking = Pensándolo de nuevo…
why-options = Lo que sopesó, y la probabilidad de que gane su bando
why-usual = reglas prácticas
why-given = respuesta:
why-beliefs = De quién sospechaba
