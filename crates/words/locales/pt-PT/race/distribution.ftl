# Race: quantas cartas há de cada coisa. Nada difere do português do Brasil.
