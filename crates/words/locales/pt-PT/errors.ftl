# Só o que difere do português do Brasil. Uma frase cada, a dizer o que fazer.

refusal-no-such-seat = Esse lugar não existe nesta mesa: usa o número de um que exista.
refusal-over = O jogo acabou e já não aceita respostas.
refusal-not-asked = Este lugar não tem nada a responder agora: espera pela próxima pergunta.
refusal-too-few =
    { $picked ->
        [0] Nada foi escolhido
        [1] Só foi feita uma escolha
       *[other] Só foram feitas { $picked } escolhas
    }: escolhe pelo menos { $min }.
refusal-too-many =
    { $picked ->
        [1] Foi feita uma escolha
       *[other] Foram feitas { $picked } escolhas
    }: { $max ->
        [0] não escolhas nada aqui
       *[other] escolhe no máximo { $max }
    }.
refusal-not-offered = O item { $place } da resposta não está entre as opções, ou não tantas vezes: escolhe da lista.
refusal-nothing-to-take-back = Não há nada para anular: depois da tua última resposta algo foi revelado ou comprado.
refusal-cannot-rewind = O jogo não pode voltar a esse ponto: ainda está por vir, ou entretanto foi revelado um segredo.
refusal-cannot-say = Não podes dizer isso agora: escolhe algo da lista.

illegal-players = Este jogo é para { $min } a { $max } jogadores, não { $given }: escolhe um número de { $min } a { $max }.
illegal-variant-players = Esta variante é para exatamente { $only } jogadores, não { $given }: joga com { $only }, ou sem a variante.
illegal-characters = Há { $wanted } jogadores e { $given } personagens: indica uma personagem para cada jogador, ou nenhuma.
illegal-same-character = Uma personagem aparece duas vezes: dá a cada jogador uma diferente.

record-not-a-record = Isto não é um registo do Starboard: escolhe um ficheiro guardado por ele.
record-other-format = Esta versão não lê o formato de registo { $found }: usa a versão que o gravou.
record-other-game = Este é um registo de «{ $found }», que é outro jogo ou um jogo desconhecido aqui: usa o comando desse jogo.
record-other-rules = O jogo usou a versão { $found } das regras, e este programa tem a versão { $ours }: usa a versão do Starboard que o gravou.
record-bad-header = Não é possível ler a primeira linha ({ $why }): arranja uma nova cópia do ficheiro.
record-broken = A linha { $line } está corrompida: arranja uma nova cópia do ficheiro.
record-cut-off = O ficheiro está cortado depois da linha { $lines }: arranja uma cópia completa.
record-refused = A linha { $line } viola as regras, por isso este não é o jogo que foi jogado: arranja uma nova cópia. { $why }
record-differs = A linha { $line } não condiz com as respostas anteriores, por isso o ficheiro foi alterado: arranja uma nova cópia.
record-not-as-promised = A distribuição das cartas não condiz com a sua prova: o ficheiro foi alterado, ou o servidor faltou à promessa. Compara com a promessa que viste antes do jogo.
record-after-end = A linha { $line } vem depois do fim do registo: arranja uma nova cópia do ficheiro.
