# Só o que difere do português do Brasil: palavras que todos os jogos usam.

vp = { $count } PV

# Um jogador dentro de uma frase. Formas: “.reader”, é quem lê; o que é dele, com artigo; “.own” depois de “escolha”; “.viper” o seu viper.
who =
    { $seat-you ->
        [yes] tu
       *[no] { $seat }
    }
    .reader =
        { $seat-you ->
            [yes] yes
           *[no] no
        }
    .hand =
        { $seat-you ->
            [yes] a tua mão
           *[no] a mão de { $seat }
        }
    .from =
        { $seat-you ->
            [yes] da tua mão
           *[no] da mão de { $seat }
        }
    .loyalty =
        { $seat-you ->
            [yes] a tua lealdade
           *[no] a lealdade de { $seat }
        }
    .loyalties =
        { $seat-you ->
            [yes] tuas cartas de Lealdade
           *[no] cartas de Lealdade de { $seat }
        }
    .own =
        { $seat-you ->
            [yes] tua
           *[no] de { $seat }
        }
    .viper =
        { $seat-you ->
            [yes] o teu viper
           *[no] o viper de { $seat }
        }

# Porque é que um jogador do computador respondeu assim, depois do fim do jogo.
why-asked = Pergunta feita a { $seat }: { $prompt }
why-tried = O computador jogou cada resposta até ao fim em várias das situações possíveis. A primeira é a das regras gerais; outra só é dada quando é certamente melhor.
why-share = o seu lado vence em { $wins }%
