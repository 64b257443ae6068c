# O que o servidor diz; só o que difere do português do Brasil.

refused-unknown-table = Não há nenhuma mesa neste endereço. Pede a ligação a quem te convidou, ou começa um jogo teu.
refused-wrong-token = Este token não é conhecido aqui: pede um novo.
refused-no-token = Isto precisa de um token: obtém um com POST /api/people e envia-o como «Authorization: Bearer …».
refused-bad-json = Isto não é o que se espera aqui ({ $why }): envia JSON como docs/protocol.md descreve.
refused-bad-query = O endereço pede algo impossível ({ $why }): docs/openapi.json diz o que ele pode pedir.
refused-bad-request = Isto não é um pedido em HTTP/1.1: envia um como docs/protocol.md mostra.
refused-head-too-large = O endereço e os cabeçalhos deste pedido são mais longos do que alguma vez é preciso aqui: envia outros mais curtos.
refused-no-upgrade = Este endereço é para WebSockets: pede um upgrade, ou usa «stream» em vez de «socket».
refused-other-site = Outro site pediu isto em teu nome, por isso não foi feito: usa a página deste site.
refused-protocol = Este servidor não fala essa versão do protocolo: usa a versão 2.
refused-language = Este idioma não está disponível aqui: escolhe um de GET /api/languages.
refused-no-such-game = Esse jogo não existe aqui: escolhe um de GET /api/games.
refused-no-such-bot = Não há jogador do computador desse nível: escolhe um que GET /api/games indica para o jogo.
refused-setup = Estas não são opções deste jogo ({ $why }): escolhe uma das preparações que GET /api/games indica.
refused-chairs = { $given ->
        [1] Foi descrito um lugar
       *[other] Foram descritos { $given } lugares
    } para um jogo com { $seats } lugares: descreve cada lugar uma vez, e no máximo um deles como «me».
refused-pace = Este ritmo não é possível: um jogador do computador leva de 50 a 60 000 ms, uma janela de reação de 500 a 60 000, uma longa até 120 000, uma espera no máximo 120 000, um turno de 5000 a 2 592 000 000 (30 dias).
refused-hurried = Um jogador do computador deste nível precisa de pelo menos { $least } ms para responder: dá-lhe mais tempo («bot» no ritmo), ou escolhe um mais fraco.
refused-name = Um nome tem de 1 a 40 caracteres, pelo menos uma letra ou um número, e nenhum carácter invisível: escolhe outro.
refused-seat-taken = Já está alguém sentado aí: escolhe outro lugar.
refused-no-seat = Não há lugares livres nesta mesa: assiste ao jogo, ou cria uma mesa tua.
refused-wrong-link = Esta ligação já não funciona: uma mais recente substituiu-a, ou não foi copiada por inteiro.
refused-wrong-key = Este lugar está reservado para alguém: usa a ligação do convite, ou escolhe outro lugar.
refused-entropy = O que acrescentas ao baralhar tem no máximo 64 caracteres e vem antes do início do jogo: envia menos, ou nada.
refused-not-owner = Só quem criou a mesa pode fazer isto: pede a essa pessoa.
refused-not-seated = Não tens lugar nesta mesa: primeiro senta-te.
refused-already-seated = Já tens um lugar nesta mesa: primeiro levanta-te.
refused-not-started = O jogo ainda não começou: espera que quem criou a mesa o comece.
refused-already-started = O jogo já começou: faz isto antes, ou cria outra mesa.
refused-seats-open = Há lugares vazios: espera por mais jogadores, ou dá os lugares ao computador.
refused-over = O jogo acabou: cria outra mesa, ou pede uma desforra.
refused-not-over = Isto só está disponível depois do fim do jogo: antes, revelaria segredos.
refused-set-aside = As regras mudaram desde que este jogo foi jogado, e ele não pode continuar: cria outra mesa, ou pede uma desforra.
refused-other-rules = As regras mudaram desde que este jogo foi jogado, e não é possível ver a repetição: ainda podes guardar o registo, que a versão do Starboard com que foi jogado pode reproduzir.
refused-stale-ticket = Isto não responde à tua pergunta atual: lê a mais recente e usa o ticket dela.
refused-not-items = Isto não é resposta a nenhuma pergunta deste jogo: envia «picks», os números das opções, ou «items» como foram oferecidos.
refused-no-window = Não há nenhuma janela de reação aberta nesta mesa agora: não há por que esperar.
refused-no-motion = Não há nenhuma proposta em que possas votar: faz uma.
refused-motion-running = Já há uma proposta: primeiro vota nela.
refused-chat = Uma mensagem tem de 1 a 500 caracteres: envia uma mais curta.
refused-only-players-talk = Só os jogadores podem conversar durante o jogo: espera até ele acabar.
refused-no-talk = O chat livre está desligado nesta mesa: usa o que o próprio jogo permite dizer, se houver algo.
refused-no-such-claim = O jogo não oferece isso para dizer: envia uma das frases indicadas na mensagem «claims».
refused-orders = Estas não são ordens permanentes deste jogo, ou são mais de 64: envia uma lista de ordens na forma que a mensagem «orders» mostra.
refused-too-often = Foi demasiado em tão pouco tempo: espera alguns segundos e tenta de novo.
refused-nothing-to-explain = Não há nada aqui com esse nome ou número para explicar: usa um nome da mesa ou o número de uma opção.
refused-no-hints = Só há dicas quando todos os outros são jogadores do computador: aqui a decisão é tua.
refused-no-reasons = Nenhum jogador do computador sabe dizer porque se respondeu assim: pergunta por uma das decisões que «minds» lista.
refused-too-many = Demasiados pedidos em pouco tempo: espera um minuto.
refused-too-large = Isto é maior do que alguma vez é preciso aqui: envia menos.
refused-too-slow = Este pedido demorou demasiado a chegar: envia-o de novo.
refused-stopping = O servidor está a ser desligado: tenta de novo daqui a pouco.
refused-conflict = Outra pessoa mudou a mesa no mesmo instante: tenta de novo.
refused-disk-full = O disco do servidor está cheio, e nada foi alterado: avisa quem cuida dele e tenta de novo.
refused-database-locked = Outro programa está a usar a base de dados do servidor, e nada foi alterado: tenta de novo daqui a pouco.
refused-store = O servidor não conseguiu guardar isto, e nada foi alterado: avisa quem cuida dele e tenta de novo.
refused-damaged = O que foi guardado desta mesa está corrompido e ficou como estava: avisa quem cuida do servidor, ou cria outra mesa.

server-goes-on = As regras mudaram (da versão { $before } para a { $rules }): o jogo continua daqui com as novas{ $lost ->
        [0] .
        [1] , e a última resposta tem de ser dada de novo.
       *[other] , e as últimas { $lost } respostas têm de ser dadas de novo.
    }
server-set-aside = As regras mudaram (da versão { $before } para a { $rules }), e este jogo não pode continuar: foi suspenso. Ainda podes guardar o registo dele.
server-damaged = O que foi guardado deste jogo está corrompido, e ele não pode continuar: foi suspenso. Quem cuida do servidor talvez possa recuperá-lo de uma cópia de segurança: avisa essa pessoa.
server-finished-before = Este jogo foi jogado com regras mais antigas (versão { $before }, agora { $rules }): o resultado vale, mas não há repetição.

door-what = Este é um servidor Starboard: Race for the Galaxy para pessoas longe umas das outras, e contra o computador. A página dele não faz parte desta compilação; tudo o resto está aqui.
door-terminal = Para jogar num terminal:
door-curl = Para jogar à mão ou escrever um jogador do computador, cria uma mesa e segue docs/protocol.md:
door-fans = Um projeto de fãs, sem ligação às editoras, aos autores ou aos detentores dos direitos dos jogos.
