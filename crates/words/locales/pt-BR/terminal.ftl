# O que os comandos e o jogo no terminal dizem de si.

play-welcome = Você joga contra { $others }. Digite o número de uma opção, ou vários números, e Enter.
play-welcome-all = Nesta tela: { $people }. { $bots ->
        [0] {""}
       *[other] O computador joga por { $others }.
    } O que é secreto fica escondido antes que a tela passe de um para o outro. Digite o número de uma opção, ou vários números, e Enter.
play-hint-race = Digite ? a qualquer momento para ter ajuda; ? e um número ou um nome explica uma opção, uma carta ou um termo. Primeira vez? Digite ? referência para as regras em uma página, e mesa para ver o que há na mesa.
play-hint-galactica = Digite ? a qualquer momento para ter ajuda; ? e um número ou um nome explica uma opção, uma carta, um local ou um termo. Primeira vez? Digite ? referência para as regras em uma página, e mesa para ver a nave, o espaço e as pessoas.
play-read-then-pass = Agora é a vez de { $name }: leia, depois aperte Enter e passe a tela adiante.
play-pass-to = Passe a tela para { $name }. { $name }, aperte Enter quando ninguém mais estiver olhando.
play-press-enter = Aperte Enter para continuar:
play-over-all = A partida acabou, e agora todos podem olhar.
play-order-answers = Suas ordens permanentes respondem: { $answer }.
play-no-item = nada
play-saving = A partida é salva depois de cada resposta em { $path }
play-not-kept = { $why }. A partida continua, mas não está sendo salva: libere espaço, ou digite salvar ARQUIVO para ter uma cópia em outro lugar.
play-resumed = Retomando depois de { $answers ->
        [1] { $answers } resposta
       *[other] { $answers } respostas
    }.
play-option = { $first }. { $option }
play-options-alike = { $first }–{ $last }. { $option }
play-nothing = 0. Nada
play-pick-one = Sua escolha:
play-pick-exactly = Sua escolha ({ $count }):
play-pick-some = Sua escolha, { $min ->
        [0] até { $max }
       *[other] de { $min } a { $max }
    }:
play-sure = Tem certeza? Digite sim ou não:
play-not-sure = Nada foi feito.
play-help =
    Escolha opções pelos números: 2, ou 1 3 4 para várias; 0 para nada.
    Uma palavra do nome de uma opção também serve. ? 2 explica a opção 2 por
      inteiro.
play-help-race =
    ? referência — as fases, os bônus e as habilidades em uma página.
    ? rodada, ? fim — como é uma rodada, como a partida acaba e se vence.
    ? mundo cristalino — tudo sobre uma carta, uma fase ou um termo.
    ? distribuição — quantas cartas há de cada coisa.
play-help-galactica =
    ? referência — as regras em uma página; ? turno, ? teste, ? salto —
      partes delas.
    ? comando, ? tumultos, ? boomer — um local, uma carta, um personagem.
    ? baralhos, ? chances — o que resta nos baralhos; as chances no dado.
    ordens — suas ordens permanentes, que respondem reações por você, e o
      que fizeram há pouco.
    sempre nada, sempre perguntar, sempre nada salvo importante,
      sempre jogar, sempre jogar se atingida e minha — uma ordem para a
      reação perguntada agora; depois de se também: destruída, salto,
      por 2, vermelho alimento, mão pelo menos 5.
    sempre jogar se salto para planejamento estratégico — para uma carta, a
      qualquer momento.
    ordens limpar — apaga as suas e restaura as do início.
play-help-table =
    mesa — a mesa inteira; mão — as suas cartas.
    histórico — o que aconteceu há pouco; histórico 50 para mais.
    opções — a pergunta e as opções de novo.
    desfazer — desfaz a sua última resposta, se nada foi revelado ou
      comprado depois.
play-help-file =
    salvar ARQUIVO — salva uma cópia da partida.
    sair — para; a partida fica salva e pode ser retomada.
play-unknown-name = Não há carta nem termo chamado “{ $name }”: tente o nome de uma carta, de uma fase, ou um destes: { $terms }
play-no-option = Não há opção { $number }: os números vão de 1 a { $last }.
play-no-option-at-all = A única escolha aqui é 0, nada.
play-not-understood = “{ $input }” não é um número da lista nem uma palavra do nome de uma opção: digite ? para ter ajuda.
play-several-fit = “{ $input }” serve para mais de uma opção ({ $options }): digite o número, ou mais letras do nome.
play-pick-twice = A opção { $number } aparece duas vezes: indique cada opção uma vez.
play-not-asked = Você não tem nada a responder agora: espere a próxima pergunta, ou digite ? para ter ajuda.
play-no-board = Ainda não há nada na mesa: a partida não começou.
play-empty = Digite o número de uma opção, ou ? para ter ajuda.
play-undone = Desfeito.
play-orders = Suas ordens permanentes; a primeira que serve responde por você:
play-orders-lately = O que responderam há pouco:
play-order-answered = { $prompt } — { $answer }
play-orders-shared = Em uma tela compartilhada, todos são chamados antes de um teste e onde parecer importante, tenham ou não uma carta. Fora isso, você só é chamado se as suas ordens mandarem perguntar.
play-no-orders = Você não tem ordens permanentes: tudo é perguntado a você.
play-no-such-order = Essa não é uma ordem para esta pergunta: as ordens são para reações, como sempre nada, sempre perguntar, sempre jogar se atingida e minha, ou para uma carta, como sempre nada para manobras evasivas. Digite ? para ver todas.
play-save-where = Onde? Digite salvar ARQUIVO
play-saved = Salvo como { $path }
play-bye = Até a próxima. Para continuar:
play-no-more-input = A entrada acabou.
play-over-saved = A partida inteira está salva em { $path }

# Na mesa de um servidor.
join-welcome = Você está no lugar { $number }. Digite o número de uma opção, ou vários números, e Enter; digite dizer TEXTO para falar com os outros.
join-watching = Você está assistindo: vê o que todos podem ver.
join-seat = { $number }. { $state ->
        [open] livre
        [invited] reservado para alguém que recebeu convite
        [bot] { $seat }, jogador do computador
        [you] { $seat }: você
        [away] { $seat }, ausente: o computador responde
        [there] { $seat }
       *[gone] { $seat }, sem conexão
    }{ $owner ->
        [yes] ; criou a mesa
       *[no] {""}
    }
join-spectators = { $count ->
        [1] Uma pessoa está assistindo.
       *[other] { $count } pessoas estão assistindo.
    }
join-waits-to-start = { $full ->
        [yes] Todos os lugares estão ocupados: { $owner ->
            [yes] digite começar para dar início à partida.
           *[no] a partida começa quando quem criou a mesa quiser.
        }
       *[no] Há lugares livres: { $owner ->
            [yes] dê um ao computador, como bot 1, ou envie este link a outros:
           *[no] envie este link a outros:
        } { $link }
    }
join-begins = A partida começa.
join-awaited = À espera de { $names }.
join-came = { $seat } chegou.
join-went = { $seat } saiu ou perdeu a conexão.
join-away = { $seat-you ->
        [yes] Você está ausente: o computador responde por você até você responder de novo
       *[no] { $seat } se ausentou: o computador responde
    }.
join-not-away = { $seat-you ->
        [yes] Você voltou a jogar por si
       *[no] { $seat } está de volta
    }.
join-said = { $name }: { $text }
join-chat-before = { $count ->
        [1] Antes foi dita mais uma linha.
       *[other] Antes foram ditas mais { $count } linhas.
    }
join-only-watching = Você está só assistindo: isto é para os jogadores da mesa.
join-say-sure = As regras proíbem dizer a força de uma carta, e há um número aqui: digite de novo para dizer mesmo assim.
join-say-what = O que você quer dizer? Digite dizer TEXTO
join-motion = { $seat-you ->
        [yes] Você propõe
       *[no] { $seat } propõe
    } { $what ->
        [abort] abandonar a partida sem resultado.
       *[rewind] voltar atrás na partida.
    }
join-vote = Digite sim ou não.
join-voted = A votação acabou.
join-rewound = Os jogadores concordaram em voltar atrás: a partida continua daqui.
join-kept = Sua resposta foi anotada. Até todos responderem, você pode trocá-la por outra.
join-just-changed = A pergunta acaba de mudar, por isso a resposta não valeu: olhe de novo e digite a sua resposta.
join-window = { $held ->
        [yes] Alguém pediu para esperar nesta reação: ela acaba em { $seconds } s.
       *[no] Uma reação: acaba em { $seconds } s, responda quem responder; digite esperar para mantê-la aberta por mais tempo.
    }
join-deadline = Tempo para responder: { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count ->
            [1] 1 hora
           *[other] { $count } horas
        }
       *[days] { $count ->
            [1] 1 dia
           *[other] { $count } dias
        }
    }. Depois disso o computador responde.
join-aborted = A partida foi abandonada sem resultado.
join-over = { $seated ->
        [yes] Digite revanche para outra partida com as mesmas pessoas, salvar ARQUIVO para o registro, histórico e mesa para rever, ou sair.
       *[no] Digite salvar ARQUIVO para o registro, histórico e mesa para rever, ou sair.
    }
join-rematch = Uma revanche está pronta: digite revanche, ou vá para { $link }
join-lost = A conexão caiu; tentando de novo. Digite sair para parar.
join-back = Conexão de volta.
join-unsure = O que você digitou por último pode não ter chegado: confira, e digite de novo se for o caso.
join-not-connected = Não há conexão agora: tente de novo quando ela voltar.
join-restarts = O servidor está reiniciando.
join-claims = O que você pode dizer a todos agora, verdade ou não: digite declarar e o número.
join-no-claims = Não há nada a declarar agora; digite dizer TEXTO para falar.
join-meanwhile = Na sua ausência, o computador respondeu por você:
join-help =
    dizer TEXTO — fala com todos à mesa.
    lugares — quem está onde, quem tem conexão e por quem a partida espera.
    começar — dá início à partida; bot 1, bot 1 hábil, livre 1 — quem pode
      se sentar ali: para quem criou a mesa. levantar — deixa o seu lugar
      antes de a partida começar.
    declarações — o que o jogo permite dizer a todos; declarar 3 — diz.
    ausente — deixa o seu lugar ao computador; voltei — o retoma.
    esperar — mantém uma reação aberta por mais tempo, uma vez. dica — o que
      o computador faria, onde todos os outros são o computador.
    abandonar — propõe acabar a partida; sim, não — vota no que foi proposto.
    revanche — outra partida com as mesmas pessoas; salvar ARQUIVO — o
      registro: ambos quando a partida acabou.
    sair — para; o seu lugar fica guardado, e o mesmo comando volta a ele.
join-listed = { $link } — { $game }: { $people }{ $what ->
        [mine] ; você joga aqui
        [free] {""}
       *[watch] ; para assistir, acrescente --watch
    }
join-free-seat = um lugar livre
join-kept-seat = um lugar reservado
join-make-one = { $found ->
        [yes] Sente-se com starboard join e um link.
       *[no] Nenhuma mesa está listada aqui.
    } Para criar uma mesa, abra { $link } em um navegador e entre pelo link dela.
join-bad-link = “{ $link }” não é o link de uma mesa: dê um como http://localhost:8080/t/NOME, ou o de um servidor, como http://localhost:8080
join-https = “{ $link }”: o terminal ainda não fala https: dê o endereço http do servidor, ou abra o link em um navegador
join-no-server = nada responde em { $link } ({ $why }): confira o link, ou inicie um servidor ali com starboard serve
join-no-starboard = o que responde em { $link } não é um servidor Starboard, ou é de outra versão: confira o link
join-other-version = o servidor usa uma versão do Starboard com a qual esta não conversa: use a versão do servidor, ou abra o link em um navegador
join-other-words = O servidor usa outra versão do Starboard: algumas frases podem faltar.
join-or-watch = { $why } Para assistir, acrescente --watch.
join-sits-elsewhere = você já está no lugar { $number } desta mesa: tire o --seat
join-who = este servidor ainda não conhece você: diga quem é com --name NOME, ou assista com --watch
join-bad-tokens = não dá para ler o arquivo { $name }, que diz quem você é neste servidor: tire-o dali e use --name ou --token

cli-no-such-game = não há jogo chamado “{ $name }”: diga race ou galactica
cli-no-such-resources = os recursos são easier ou harder, não “{ $name }”
cli-no-such-character = não há personagem chamado “{ $name }”: indique um destes: { $known }
cli-bad-orders = não dá para ler as ordens permanentes em { $name }: apague esse arquivo para usar as padrão
cli-not-yet = isto é só para Race; os níveis de Galactica se comparam com starboard arena galactica --sides hard/hard,easy/hard
cli-no-such-bot = não há bot chamado “{ $name }”: escolha entre { $bots }
cli-bot-count = { $given ->
        [1] { $given } bot
       *[other] { $given } bots
    } para { $seats ->
        [1] { $seats } lugar
       *[other] { $seats } lugares
    }: indique um para cada lugar, ou um para todos
cli-opponent-count = { $given ->
        [1] { $given } bot
       *[other] { $given } bots
    } para { $others ->
        [1] { $others } outro jogador
       *[other] { $others } outros jogadores
    }: indique um para cada um deles, ou um para todos
cli-too-many-people = { $people } pessoas para { $seats } lugares: indique menos, ou aumente --players
cli-seat-count = { $people ->
        [1] { $people } pessoa
       *[other] { $people } pessoas
    } neste terminal, mas { $given ->
        [1] { $given } lugar indicado
       *[other] { $given } lugares indicados
    }: dê em --seat um lugar diferente a cada uma
cli-bad-name = “{ $name }” não pode ser um nome: dê a cada um um nome diferente, de 1 a { $longest } letras
cli-no-games = não há partidas a jogar: dê --games 1 ou mais
cli-no-states = nenhum estado seria verificado: dê --every 1 ou mais
cli-differences = { $count ->
        [1] { $count } diferença
       *[other] { $count } diferenças
    }: veja os registros acima, que starboard replay abre
cli-no-such-file = { $name }: não há esse arquivo: confira o caminho
cli-not-text = { $name }: isto não é um registro do Starboard: dê um arquivo salvo por ele
cli-cannot-read = { $name }: não dá para ler o arquivo ({ $why }): confira o caminho e as permissões
cli-cannot-write = { $name }: não dá para gravar o arquivo ({ $why }): confira se a pasta existe e aceita gravação
cli-file-exists = { $name }: já existe um arquivo com esse nome: escolha outro, ou tire-o dali
cli-no-such-seat = não há lugar “{ $name }” nesta mesa: dê { $option } de 0 a { $last }{ $public ->
        [yes] , ou public
       *[no] {""}
    }
cli-too-few-answers = a partida tem { $answers ->
        [1] { $answers } resposta
       *[other] { $answers } respostas
    }, não { $given }: dê --at de 0 a { $answers }
cli-not-over = Esta era a partida depois de { $answers ->
        [1] { $answers } resposta
       *[other] { $answers } respostas
    }; ela não acabou.
cli-verified = { $name }: { $game }, { $seats } jogadores, { $answers } respostas, { $over ->
        [yes] jogada até o fim
       *[no] não acabou
    }: todas as linhas conferem
cli-not-passed = { $bad } de { $files } arquivos não passaram
cli-nothing-to-resume = não há partida inacabada a retomar em { $folder }: comece uma com starboard play { $game }
cli-game-is-over = { $name }: esta partida acabou: veja-a com starboard replay
cli-no-folder = não há onde salvar partidas: dê --data PASTA
cli-scenario-passed = { $name }: { $checks ->
        [1] { $checks } expectativa se confirma
       *[other] todas as { $checks } expectativas se confirmam
    }
# Lugares como os registros e --as os contam.
cli-seat = Lugar { $seat }
cli-watch-seat = { $name }: { $bot }

# Enquanto muitas partidas são jogadas.
cli-progress = { $done } de { $all } partidas, { $left } pela frente
cli-simulated = { $games ->
        [1] { $games } partida
       *[other] { $games } partidas
    } em { $seconds } s, { $rate } por segundo
cli-simulated-decisions = { $decisions } decisões, { $rate } por segundo; { $forced } respostas eram forçadas
cli-simulated-length = { $unit ->
        [rounds] { $mean } rodadas em média
       *[other] { $mean } { $unit } em média
    }
cli-simulated-ending = { $ending ->
        [vp_pool] acabaram pela reserva de PVs vazia
        [tableau] acabaram por uma área de jogo completa
       *[other] acabaram por { $ending }
    }: { $count }
cli-simulated-side = { $side ->
        [humans] os humanos venceram { $count }
       *[cylons] os Cylons venceram { $count }
    }
cli-simulated-asked = Com as ordens permanentes usuais, um lugar recebe em média { $mean } perguntas no turno de outro jogador, mais de duas em { $share }% deles
cli-simulated-question = {"  "}{ $name }: { $often } por turno
cli-simulated-slow = Em uma mesa lenta, onde uma pergunta espera seja o que for que o lugar tenha, { $mean } vezes
cli-simulated-windows = Em uma mesa ao vivo as janelas de reação levam em média { $minutes } minutos de uma partida
cli-simulated-window = {"  "}{ $name }: { $often } por partida
cli-simulated-use = { $name }: { $count }
cli-simulated-bot = { $bot }: { $wins ->
        [1] { $wins } vitória
       *[other] { $wins } vitórias
    }, { $share }% das partidas, pontuação média { $score }
cli-simulated-faults = respostas ilegais { $illegal }, becos sem saída { $dead }, partidas acima do limite { $over }
cli-arena = { $games } partidas em { $sets } distribuições; pontuação vencedora { $score } em média, { $rounds } rodadas em média, { $longest } no máximo
cli-arena-bot = { $bot }: { $share }% das vitórias ({ $low } a { $high }), pontuação média { $score }, margem { $margin }, { $ms } ms por decisão
cli-sides = { $pairing }: os humanos venceram { $share }% de { $games } partidas ({ $low } a { $high })
cli-sides-gain = contra o primeiro par nas mesmas distribuições { $gain } pontos ({ $low } a { $high })
cli-sides-course = { $turns } turnos e distância { $distance } em média; { $passed }% dos testes de crise com sucesso, { $tried }% daqueles para os quais um humano contribuiu; { $jailed } na Prisão por acusações, { $humans } do lado dos humanos; { $jumps } saltos antecipados que poderiam acabar a partida
cli-sides-time = { $humans } ms por decisão como humanos, { $cylons } como Cylons, { $most } no máximo
cli-level = { $level }: { $about ->
        [beginner] Conhece as regras, deixa escapar boas cartas e só pensa no próprio plano, que muitas vezes é o errado.
        [learner] Joga por regras simples, só pensa no próprio plano e de vez em quando deixa escapar uma carta.
        [casual] Sabe quanto as cartas valem, mas se apega a planos e esquece que os outros também escolhem.
        [regular] Joga com solidez, mas ainda esquece que os outros também escolhem.
        [skilled] Leva em conta o que os outros vão escolher; às vezes deixa escapar uma carta.
        [strong] Pensa uma rodada à frente ao escolher a ação, e não deixa escapar nada.
        [expert] Pensa cada jogada por inteiro, até o fim da rodada.
        [master] Pensa duas rodadas à frente, imaginando cem maneiras de as cartas saírem.
        [easy] Joga com solidez pelo próprio lado, humano ou Cylon, por regras simples.
        [medium] Pensa cada jogada até o fim do próximo turno, imaginando algumas das situações possíveis.
        [hard] Imagina muitas das situações possíveis, e avalia quem pode ser Cylon.
        [greedy] Joga bem pelo próprio lado, de turno em turno, por regras simples.
       *[other] Um jogador do computador.
    }
cli-levels-pair = { $above } contra { $below }: { $share }% das vitórias ({ $low } a { $high }), o equilíbrio seria { $even }%; pontuação média { $score }, margem { $margin }, { $rounds } rodadas, { $longest } no máximo
cli-bad-config = { $name }: isto não é um plano de treino ({ $why }): veja docs/race-player.md e docs/galactica-player.md
cli-bad-checkpoint = { $name }: este ponto de controle não é desta rede: tire-o dali para recomeçar
cli-train-pass = Passagem { $pass } de { $passes }: { $games } partidas, { $seconds } s; { $what }
cli-train-race = erro { $error }, pontuação vencedora { $score }, { $rounds } rodadas
cli-train-galactica = erro { $error }, os humanos venceram { $humans }%, { $turns } turnos
cli-train-sides = Escala: contra regras simples { $humans } pontos para os humanos, { $cylons } onde joga pelos Cylons
cli-train-ladder = Escala: { $share }% das vitórias contra si mesmo { $ago } passagens antes
engine-not-a-question = esta linha não é uma pergunta ({ $why }): dê view e ask como um jogador os recebe
engine-no-seat = a vista é a do público: dê a vista do lugar que é perguntado
engine-no-level = não há nível chamado “{ $why }”: starboard levels race os lista
engine-impossible = nenhuma partida pode chegar a esta posição: confira a vista
engine-other-ask = nesta posição outra coisa é perguntada a este lugar: dê o ask que acompanha a vista

cli-load =
    { $tables } mesas, abertas em { $opened } s
    Em { $seconds } s: { $answers } respostas, { $rate } por segundo; destas { $mine } de clientes, { $mine-rate } por segundo; { $cost } ms de processador do servidor cada
    De uma resposta até se contar tudo o que ela causou: p50 { $p50 } ms, p99 { $p99 } ms; { $bytes } bytes enviados aos clientes por resposta
    { $reconnects } clientes voltaram, { $games } partidas acabaram
    Memória do servidor: { $before } MB antes, { $loaded } MB com todas as mesas carregadas ({ $loaded-each } KB por mesa), { $evicted } MB quando todas saíram da memória ({ $evicted-each } KB por mesa)
cli-verified-promise = O servidor cumpriu a promessa sobre a distribuição: { $promise }
cli-serving = O Starboard está em { $url }
cli-serving-data = Tudo fica salvo em { $name }
cli-serving-metrics = Números para o Prometheus estão em { $url }
cli-folder-served = Outro Starboard está usando a pasta “{ $name }”: pare-o, ou dê outra pasta com --data.
cli-nobody = Ninguém aqui tem o nome ou o id “{ $name }”: procure o id no registro de auditoria.
cli-which-person = Várias pessoas se chamam “{ $name }”: indique pelo id a que você quer.
cli-no-session = Não há sessão { $session }: tire o --end para ver quais há.
cli-sessions = { $name } ({ $id }): { $count ->
        [0] sem nenhuma sessão.
        [1] uma sessão.
       *[other] { $count } sessões.
    }
cli-session = { $session }: { $linked ->
        [yes] veio pelo link pessoal
       *[no] começou aqui
    } { $since ->
        [-1] em momento não anotado
        [0] hoje
        [1] ontem
       *[other] há { $since } dias
    }, usada pela última vez { $seen ->
        [-1] em momento não anotado
        [0] hoje
        [1] ontem
       *[other] há { $seen } dias
    }.
cli-backed-up = Agora está tudo em { $name }: para voltar a isso, pare o servidor e coloque este arquivo na pasta dele como starboard.sqlite3, sem os arquivos starboard.sqlite3-wal e -shm.
cli-no-data = Não há banco de dados “{ $name }”: dê a pasta do servidor com --data.
cli-no-store = Não dá para abrir o banco de dados “{ $name }” ({ $why }): dê outra pasta com --data, ou confira o espaço livre e as permissões.
cli-newer-store = O banco de dados “{ $name }” foi gravado por uma versão mais nova do Starboard (o formato é { $found }, esta versão lê até { $ours }): use a versão mais nova, ou dê outra pasta com --data.
cli-cannot-listen = O servidor não consegue escutar em { $address } ({ $why }): escolha outro com --listen, como 127.0.0.1:8081.

# Jogadores do computador pelos níveis, como se chamam e como as pessoas os digitam.
cli-level-name = { $level ->
        [beginner] Iniciante
        [learner] Aprendiz
        [casual] Casual
        [regular] Regular
        [skilled] Hábil
        [strong] Forte
        [expert] Especialista
        [master] Mestre
        [easy] Fácil
        [medium] Médio
        [hard] Difícil
        [greedy] Ganancioso
        [random] Aleatório
       *[other] Computador
    }
cli-no-such-language = não há idioma chamado “{ $name }”: escolha entre { $languages }

# Palavras que as pessoas digitam, também sem acentos. Onde há várias para a mesma coisa, vírgulas as separam, e a primeira é a que a
# ajuda usa.
type-help = ajuda
type-table = mesa, m
type-hand = mão
type-log = histórico, h
type-options = opções, de novo
type-undo = desfazer, d
type-orders = ordens
# Depois da palavra para ordens.
type-clear = limpar, usuais
type-always = sempre
type-save = salvar
type-quit = sair, q
type-nothing = nada, nenhum, nenhuma
# Na mesa de um servidor.
type-say = dizer
type-seats = lugares, quem
type-start = começar
type-leave = levantar
type-bot = bot
type-open = livre
type-yes = sim
type-no = não
type-abort = abandonar
type-hold = esperar
type-claims = declarações
type-claim = declarar
type-away = ausente
type-back = voltei
type-hint = dica
type-rematch = revanche
# Ordens permanentes: o que vem depois de “sempre”. N é um número.
type-order-pass = nada, nunca
type-order-ask = perguntar
type-order-unusual = nada salvo importante, perguntar se importante, importante
type-order-play = jogar
type-order-play-if = jogar se, nada salvo
type-order-and = e
type-order-for = para
type-if-mine = minha
type-if-hit = atingida
type-if-destroyed = destruída
type-if-jump = salto
type-if-within = por N
type-if-red-food = vermelho alimento
type-if-red-fuel = vermelho combustível
type-if-red-morale = vermelho moral
type-if-red-population = vermelho população
type-if-hand-at-most = mão no máximo N
type-if-hand-at-least = mão pelo menos N

# Por que um jogador do computador respondeu assim.
cli-why-nothing = não existe a resposta { $answers }, ou nenhum jogador do computador sabe dizer o motivo: dê a --at o número de uma resposta de Galactica
cli-why-no-suspicion = neste jogo ninguém suspeita de ninguém: --why é para Galactica
cli-why-own = Quem respondeu: { $level }
cli-why-other = O que “{ $level }” teria achado disso:
cli-why-option = { $given ->
        [yes] →
       *[no] ·
    } { $answer }: { $worth }
cli-why-suspicion = De quem suspeitava:
cli-why-suspected = A chance de cada um parecer um Cylon, para quem via o que era público:
cli-why-turn = { $turns ->
        [1] depois de { $turns } turno
       *[other] depois de { $turns } turnos
    }: { $all }

# Vários servidores.
cli-which-store = “{ $name }” não é um banco de dados que o Starboard saiba usar: informe como postgres://usuário:senha@servidor/banco.
cli-no-database = Não foi possível abrir o banco de dados “{ $name }” ({ $why }): verifique se o PostgreSQL está no ar e se este usuário tem acesso.
cli-no-bus = Não foi possível usar o barramento “{ $name }” ({ $why }): informe um servidor NATS como nats://servidor.
cli-not-several = Este Starboard foi compilado para um só processo: compile com a opção “several” ou retire --store.
cli-which-source = “{ $name }” não pode ser movido: informe a pasta de um servidor como sqlite:PASTA.
cli-moved-otherwise = A mesa { $table } já está no banco de dados, mas diferente: alguém continuou jogando lá, ou ela é de outro servidor. Nada foi alterado; informe um banco vazio.
cli-people-otherwise = O banco de dados já conhece alguém, mas de outro jeito: aquele servidor foi usado desde então. Nada foi alterado; informe um banco vazio.
cli-moved = { $tables ->
        [1] { $tables } mesa movida
       *[other] { $tables } mesas movidas
    }, { $before } já estavam lá, com { $acts } atos ao todo e { $people } sessões de pessoas; tudo foi lido de novo e confere.

cli-scenario-shown = { $name }, linha { $line }:
