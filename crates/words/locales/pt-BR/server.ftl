# O que o servidor diz: erros, cada um uma frase que diz o que fazer, e a página à sua porta.

refused-unknown-table = Não há mesa neste endereço. Peça o link a quem convidou você, ou comece uma partida sua.
refused-wrong-token = Este token não é conhecido aqui: peça um novo.
refused-no-token = Isto precisa de um token: obtenha um com POST /api/people e envie-o como “Authorization: Bearer …”.
refused-bad-json = Isto não é o que se espera aqui ({ $why }): envie JSON como docs/protocol.md descreve.
refused-bad-query = O endereço pede algo impossível ({ $why }): docs/openapi.json lista o que ele pode pedir.
refused-bad-request = Isto não é um pedido em HTTP/1.1: envie um como docs/protocol.md mostra.
refused-head-too-large = O endereço e os cabeçalhos deste pedido são mais longos do que qualquer coisa necessária aqui: envie outros mais curtos.
refused-method = Este endereço não aceita esse método: docs/openapi.json lista os que aceita.
refused-no-upgrade = Este endereço é para WebSockets: peça um upgrade, ou use “stream” em vez de “socket”.
refused-other-site = Outro site pediu isto em seu nome, por isso não foi feito: use a página deste site.
refused-protocol = Este servidor não fala essa versão do protocolo: use a versão 2.
refused-language = Este idioma não está disponível aqui: escolha um de GET /api/languages.
refused-no-such-game = Não há esse jogo aqui: escolha um de GET /api/games.
refused-no-such-bot = Não há jogador do computador desse nível: escolha um que GET /api/games lista para o jogo.
refused-setup = Estas não são opções deste jogo ({ $why }): escolha uma das preparações que GET /api/games lista.
refused-chairs = { $given ->
        [1] Um lugar foi descrito
       *[other] { $given } lugares foram descritos
    } para uma partida com { $seats } lugares: descreva cada lugar uma vez, e no máximo um deles como “me”.
refused-pace = Este ritmo não é possível: um jogador do computador leva de 50 a 60.000 ms, uma janela de reação de 500 a 60.000, uma longa até 120.000, uma espera no máximo 120.000, um turno de 5.000 a 2.592.000.000 (30 dias).
refused-hurried = Um jogador do computador deste nível precisa de pelo menos { $least } ms para responder: dê mais tempo a ele (“bot” no ritmo), ou escolha um mais fraco.
refused-name = Um nome tem de 1 a 40 caracteres, pelo menos uma letra ou um número, e nenhum caractere invisível: escolha outro.
refused-seat-taken = Já tem alguém sentado aí: escolha outro lugar.
refused-no-seat = Não há lugar livre nesta mesa: assista à partida, ou crie uma mesa sua.
refused-wrong-link = Este link não funciona mais: um mais novo o substituiu, ou ele não foi copiado por inteiro.
refused-wrong-key = Este lugar está reservado para alguém: use o link do convite, ou escolha outro lugar.
refused-entropy = O que você acrescenta ao embaralhamento tem no máximo 64 caracteres e vem antes do começo da partida: envie menos, ou nada.
refused-not-owner = Só quem criou a mesa pode fazer isto: peça a essa pessoa.
refused-not-seated = Você não tem lugar nesta mesa: primeiro sente-se.
refused-already-seated = Você já tem um lugar nesta mesa: primeiro levante-se.
refused-not-started = A partida ainda não começou: espere que quem criou a mesa a comece.
refused-already-started = A partida já começou: faça isto antes, ou crie outra mesa.
refused-seats-open = Há lugares vazios: espere mais jogadores, ou dê os lugares ao computador.
refused-over = A partida acabou: crie outra mesa, ou peça uma revanche.
refused-not-over = Isto só está disponível depois do fim da partida: antes, revelaria segredos.
refused-set-aside = As regras mudaram desde que esta partida foi jogada, e ela não pode continuar: crie outra mesa, ou peça uma revanche.
refused-other-rules = As regras mudaram desde que esta partida foi jogada, e não há como ver o replay: você ainda pode salvar o registro, que a versão do Starboard com que ela foi jogada pode reproduzir.
refused-stale-ticket = Isto não responde à sua pergunta atual: leia a mais recente e use o ticket dela.
refused-not-items = Isto não é resposta a nenhuma pergunta deste jogo: envie “picks”, os números das opções, ou “items” como foram oferecidos.
refused-no-window = Nenhuma janela de reação está aberta nesta mesa agora: não há o que esperar.
refused-already-held = Esta janela já foi mantida aberta, e isso só é possível uma vez.
refused-no-motion = Não há proposta em que você possa votar: faça uma.
refused-motion-running = Já há uma proposta: primeiro vote nela.
refused-chat = Uma mensagem tem de 1 a 500 caracteres: envie uma mais curta.
refused-only-players-talk = Só os jogadores podem conversar durante a partida: espere até ela acabar.
refused-no-talk = O chat livre está desligado nesta mesa: use o que o próprio jogo permite dizer, se houver algo.
refused-no-such-claim = O jogo não oferece isso para dizer: envie uma das frases listadas na mensagem “claims”.
refused-orders = Estas não são ordens permanentes deste jogo, ou são mais de 64: envie uma lista de ordens na forma que a mensagem “orders” mostra.
refused-too-often = Foi demais em tão pouco tempo: espere alguns segundos e tente de novo.
refused-nothing-to-explain = Não há nada aqui com esse nome ou número para explicar: use um nome da mesa ou o número de uma opção.
refused-no-hints = Só há dicas quando todos os outros são jogadores do computador: aqui a decisão é sua.
refused-no-reasons = Nenhum jogador do computador sabe dizer por que se respondeu assim: pergunte por uma das decisões que “minds” lista.
refused-too-many = Pedidos demais em pouco tempo: espere um minuto.
refused-too-large = Isto é maior do que qualquer coisa necessária aqui: envie menos.
refused-too-slow = Este pedido demorou demais para chegar: envie de novo.
refused-stopping = O servidor está sendo desligado: tente de novo daqui a pouco.
refused-conflict = Outra pessoa mudou a mesa no mesmo instante: tente de novo.
refused-disk-full = O disco do servidor está cheio, e nada foi mudado: avise quem cuida dele e tente de novo.
refused-database-locked = Outro programa está usando o banco de dados do servidor, e nada foi mudado: tente de novo daqui a pouco.
refused-store = O servidor não conseguiu salvar isto, e nada foi mudado: avise quem cuida dele e tente de novo.
refused-damaged = O que foi salvo desta mesa está corrompido e ficou como estava: avise quem cuida do servidor, ou crie outra mesa.
refused-not-found = Não há nada aqui: docs/protocol.md lista o que há.

# Um nome para cada lugar: ele se ouve a noite toda. A força do jogo aparece onde se escolhem os lugares.
server-bot =
    { $number ->
        [1] Ferrugem
        [2] Pixel
        [3] Parafuso
        [4] Faísca
        [5] Engrenagem
        [6] Bobina
       *[other] Computador { $number }
    }
server-answered = { $prompt } — { $count ->
        [0] nada
       *[other] { $answer }
    }
server-guest = Visitante
server-goes-on = As regras mudaram (da versão { $before } para a { $rules }): a partida continua daqui com as novas{ $lost ->
        [0] .
        [1] , e a última resposta tem de ser dada de novo.
       *[other] , e as últimas { $lost } respostas têm de ser dadas de novo.
    }
server-set-aside = As regras mudaram (da versão { $before } para a { $rules }), e esta partida não pode continuar: foi suspensa. Você ainda pode salvar o registro dela.
server-damaged = O que foi salvo desta partida está corrompido, e ela não pode continuar: foi suspensa. Quem cuida do servidor talvez possa recuperá-la de uma cópia de segurança: avise.
server-finished-before = Esta partida foi jogada com regras mais antigas (versão { $before }, agora { $rules }): o resultado vale, mas não há replay.

door-title = Starboard
door-what = Este é um servidor Starboard: Race for the Galaxy para pessoas distantes umas das outras, e contra o computador. A página dele não faz parte desta compilação; todo o resto está aqui.
door-terminal = Para jogar em um terminal:
door-curl = Para jogar à mão ou escrever um jogador do computador, crie uma mesa e siga docs/protocol.md:
door-fans = Um projeto de fãs, sem vínculo com as editoras, os autores ou os detentores dos direitos dos jogos.
