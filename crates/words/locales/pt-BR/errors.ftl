# Uma frase cada, dizendo o que fazer.

refusal-no-such-seat = Não há esse lugar nesta mesa: use o número de um que exista.
refusal-over = A partida acabou e não aceita mais respostas.
refusal-not-asked = Este lugar não tem nada a responder agora: espere a próxima pergunta.
refusal-too-few =
    { $picked ->
        [0] Nada foi escolhido
        [1] Só uma escolha foi feita
       *[other] Só { $picked } escolhas foram feitas
    }: escolha pelo menos { $min }.
refusal-too-many =
    { $picked ->
        [1] Uma escolha foi feita
       *[other] { $picked } escolhas foram feitas
    }: { $max ->
        [0] não escolha nada aqui
       *[other] escolha no máximo { $max }
    }.
refusal-not-offered = O item { $place } da resposta não está entre as opções, ou não tantas vezes: escolha da lista.
refusal-nothing-to-take-back = Não há nada a desfazer: depois da sua última resposta algo foi revelado ou comprado.
refusal-cannot-rewind = A partida não pode voltar a esse ponto: ele ainda está por vir, ou um segredo foi revelado desde então.
refusal-cannot-say = Você não pode dizer isso agora: escolha algo da lista.

illegal-players = Este jogo é para { $min } a { $max } jogadores, não { $given }: escolha um número de { $min } a { $max }.
illegal-variant-players = Esta variante é para exatamente { $only } jogadores, não { $given }: jogue com { $only }, ou sem a variante.
illegal-characters = Há { $wanted } jogadores e { $given } personagens: indique um personagem para cada jogador, ou nenhum.
illegal-same-character = Um personagem aparece duas vezes: dê a cada jogador um diferente.

record-not-a-record = Isto não é um registro do Starboard: escolha um arquivo salvo por ele.
record-other-format = Esta versão não lê o formato de registro { $found }: use a versão que o gravou.
record-other-game = Este é um registro de “{ $found }”, que é outro jogo ou um jogo desconhecido aqui: use o comando desse jogo.
record-other-rules = A partida usou a versão { $found } das regras, e este programa tem a versão { $ours }: use a versão do Starboard que a gravou.
record-bad-header = Não dá para ler a primeira linha ({ $why }): obtenha uma nova cópia do arquivo.
record-setup = A primeira linha descreve uma preparação que não é possível. { $why }
record-broken = A linha { $line } está corrompida: obtenha uma nova cópia do arquivo.
record-cut-off = O arquivo está cortado depois da linha { $lines }: obtenha uma cópia completa.
record-refused = A linha { $line } fere as regras, portanto esta não é a partida que foi jogada: obtenha uma nova cópia. { $why }
record-differs = A linha { $line } não combina com as respostas anteriores, portanto o arquivo foi alterado: obtenha uma nova cópia.
record-not-as-promised = A distribuição das cartas não confere com a sua prova: o arquivo foi alterado, ou o servidor quebrou a promessa. Compare com a promessa que você viu antes da partida.
record-after-end = A linha { $line } vem depois do fim do registro: obtenha uma nova cópia do arquivo.
