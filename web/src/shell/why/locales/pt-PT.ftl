# Porque é que um jogador do computador agiu assim, num jogo que acabou; só o que difere do português do Brasil.

why-title = Porquê?
why-thinking = A pensar de novo…
why-options = O que pesou, e a probabilidade de vitória do seu lado
