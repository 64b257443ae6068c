# Palavras que todos os jogos usam.

seat-name = Jogador { $number }

cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
vp =
    { $count ->
        [1] { $count } PV
       *[other] { $count } PVs
    }

# As listas são feitas item por item; a última junção faz “A, B e C”.
list-comma = { $list }, { $item }
list-semicolon = { $list }; { $item }
list-and = { $list } e { $item }
# Entre alternativas longas.
list-or = { $list }; ou { $item }

# Frases de uma linha.
list-sentence = { $list } { $item }

# Um rótulo e uma lista depois dele, em quantas linhas for preciso: “more” onde a linha seguinte continua.
list-labelled = { $label } { $list }.
list-labelled-more = { $label } { $list },

# Uma opção em uma linha: o nome, o que custa ou traz, e a razão.
choice =
    { $name }{ $has-gist ->
        [yes] : { $gist }
       *[no] {""}
    }{ $has-why ->
        [yes] {" "}({ $why })
       *[no] {""}
    }

# Um jogador dentro de uma frase. Formas: o que é dele, com artigo.
who =
    { $seat-you ->
        [yes] você
       *[no] { $seat }
    }
    .hand =
        { $seat-you ->
            [yes] a sua mão
           *[no] a mão de { $seat }
        }
    .from =
        { $seat-you ->
            [yes] da sua mão
           *[no] da mão de { $seat }
        }
    .loyalty =
        { $seat-you ->
            [yes] a sua lealdade
           *[no] a lealdade de { $seat }
        }
    .loyalties =
        { $seat-you ->
            [yes] suas cartas de Lealdade
           *[no] cartas de Lealdade de { $seat }
        }

# O que um nome poderia significar.
several-named = Vários nomes começam assim: { $names }.
# Palavras antes de um nome que podem faltar quando se pergunta por ele.
name-articles = o, a, os, as

# Uma coisa por uma forma do seu nome: a curta, ou com artigo.
short = { $card-short }
the = { $place-the }

# Por que um jogador do computador respondeu assim, depois do fim do jogo.
why-asked = Pergunta a { $seat }: { $prompt }
why-answered = Resposta: { $answer }
why-nothing = nada
why-meant = { $answer }, depois: { $then }
why-tried = O computador jogou cada resposta até o fim em várias das situações possíveis. A primeira é a das regras gerais; outra só é dada quando é certamente melhor.
why-plain = O computador seguiu as regras gerais: não havia o que comparar.
why-lent = Este jogador segue regras gerais e não compara nada. O que um mais forte acha da mesma escolha:
why-otherwise = Com a versão atual do jogo, a resposta seria: { $answer }
why-share = seu lado vence em { $wins }%
why-better = { $gain } ± { $error } em relação à primeira
why-points = { $sign }{ $whole },{ $tenth }
why-seen = suspeita dos outros: { $suspected }%
why-worlds =
    { $worlds ->
        [1] { $worlds } tentativa
       *[other] { $worlds } tentativas
    }
why-belief = { $seat }: { $before }% antes, { $after }% depois
why-suspects = { $seat }: { $guilt }%
