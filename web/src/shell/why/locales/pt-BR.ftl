# Por que um jogador do computador agiu assim, em um jogo que acabou.

why-title = Por quê?
why-before = A decisão anterior
why-after = A próxima decisão
why-whose = Motivos de quem
why-nobody = Nenhum jogador do computador decidiu nada neste passo.
why-thinking = Pensando de novo…
why-options = O que pesou, e a chance de vitória do seu lado
why-usual = regras gerais
why-given = resposta:
why-beliefs = De quem suspeitava
