# O que os comandos e o jogo no terminal dizem de si; só o que difere do português do Brasil.

play-welcome = Jogas contra { $others }. Escreve o número de uma opção, ou vários números, e carrega em Enter.
play-welcome-all = Neste ecrã: { $people }. { $bots ->
        [0] {""}
       *[other] O computador joga por { $others }.
    } O que é secreto fica escondido antes de o ecrã passar de um para o outro. Escreve o número de uma opção, ou vários números, e carrega em Enter.
play-hint-race = Escreve ? a qualquer momento para teres ajuda; ? e um número ou um nome explica uma opção, uma carta ou um termo. É a primeira vez? Escreve ? referência para as regras numa página, e mesa para ver o que há na mesa.
play-hint-galactica = Escreve ? a qualquer momento para teres ajuda; ? e um número ou um nome explica uma opção, uma carta, uma localização ou um termo. É a primeira vez? Escreve ? referência para as regras numa página, e mesa para ver a nave, o espaço e as pessoas.
play-read-then-pass = Agora é a vez de { $name }: lê, depois carrega em Enter e passa o ecrã.
play-pass-to = Passa o ecrã a { $name }. { $name }, carrega em Enter quando mais ninguém estiver a ver.
play-press-enter = Carrega em Enter para continuar:
play-over-all = O jogo acabou, e agora todos podem ver.
play-order-answers = As tuas ordens permanentes respondem: { $answer }.
play-saving = O jogo é guardado depois de cada resposta em { $path }
play-not-kept = { $why }. O jogo continua, mas não está a ser guardado: liberta espaço, ou escreve guardar FICHEIRO para teres uma cópia noutro sítio.
play-resumed = O jogo é retomado depois de { $answers ->
        [1] { $answers } resposta
       *[other] { $answers } respostas
    }.
play-pick-one = A tua escolha:
play-pick-exactly = A tua escolha ({ $count }):
play-pick-some = A tua escolha, { $min ->
        [0] até { $max }
       *[other] de { $min } a { $max }
    }:
play-sure = Tens a certeza? Escreve sim ou não:
play-help =
    Escolhe opções pelos números: 2, ou 1 3 4 para várias; 0 para nada.
    Uma palavra do nome de uma opção também serve. ? 2 explica a opção 2 por
      inteiro.
play-help-race =
    ? referência — as fases, os bónus e os poderes numa página.
    ? ronda, ? fim — como é uma ronda, como o jogo acaba e se vence.
    ? mundo cristalino — tudo sobre uma carta, uma fase ou um termo.
    ? distribuição — quantas cartas há de cada coisa.
play-help-galactica =
    ? referência — as regras numa página; ? turno, ? verificação, ? salto —
      partes delas.
    ? comando, ? tumultos, ? boomer — uma localização, uma carta, uma
      personagem.
    ? decks, ? probabilidades — o que resta nos decks; as probabilidades no
      dado.
    ordens — as tuas ordens permanentes, que respondem a reações por ti, e o
      que fizeram há pouco.
    sempre nada, sempre perguntar, sempre nada salvo importante,
      sempre jogar, sempre jogar se atingido e meu — uma ordem para a reação
      perguntada agora; depois de se também: destruído, salto, por 2,
      vermelho alimento, mão pelo menos 5.
    sempre jogar se salto para planeamento estratégico — para uma carta, a
      qualquer momento.
    ordens limpar — apaga as tuas e repõe as do início.
play-help-table =
    mesa — a mesa inteira; mão — as tuas cartas.
    histórico — o que aconteceu há pouco; histórico 50 para mais.
    opções — a pergunta e as opções de novo.
    anular — anula a tua última resposta, se depois nada foi revelado ou
      comprado.
play-help-file =
    guardar FICHEIRO — guarda uma cópia do jogo.
    sair — termina; o jogo fica guardado e pode ser retomado.
play-unknown-name = Não há carta nem termo chamado «{ $name }»: tenta o nome de uma carta, de uma fase, ou um destes: { $terms }
play-not-understood = «{ $input }» não é um número da lista nem uma palavra do nome de uma opção: escreve ? para teres ajuda.
play-several-fit = «{ $input }» serve para mais de uma opção ({ $options }): escreve o número, ou mais letras do nome.
play-pick-twice = A opção { $number } aparece duas vezes: indica cada opção uma vez.
play-not-asked = Não tens nada a responder agora: espera pela próxima pergunta, ou escreve ? para teres ajuda.
play-no-board = Ainda não há nada na mesa: o jogo não começou.
play-empty = Escreve o número de uma opção, ou ? para teres ajuda.
play-undone = Anulado.
play-orders = As tuas ordens permanentes; a primeira que serve responde por ti:
play-orders-shared = Num ecrã partilhado, todos são chamados antes de uma verificação e onde parecer importante, tenham ou não uma carta. Fora isso, a pergunta só te chega se as tuas ordens a mandarem fazer.
play-no-orders = Não tens ordens permanentes: tudo te é perguntado.
play-no-such-order = Essa não é uma ordem para esta pergunta: as ordens são para reações, como sempre nada, sempre perguntar, sempre jogar se atingido e meu, ou para uma carta, como sempre nada para manobras evasivas. Escreve ? para as veres todas.
play-save-where = Onde? Escreve guardar FICHEIRO
play-saved = Guardado como { $path }
play-bye = Até à próxima. Para continuar:
play-over-saved = O jogo inteiro está guardado em { $path }

# Na mesa de um servidor.
join-welcome = Estás no lugar { $number }. Escreve o número de uma opção, ou vários números, e carrega em Enter; escreve dizer TEXTO para falares com os outros.
join-watching = Estás a assistir: vês o que todos podem ver.
join-seat = { $number }. { $state ->
        [open] livre
        [invited] reservado para alguém que recebeu convite
        [bot] { $seat }, jogador do computador
        [you] { $seat }: tu
        [away] { $seat }, ausente: o computador responde
        [there] { $seat }
       *[gone] { $seat }, sem ligação
    }{ $owner ->
        [yes] ; criou a mesa
       *[no] {""}
    }
join-spectators = { $count ->
        [1] Está uma pessoa a assistir.
       *[other] Estão { $count } pessoas a assistir.
    }
join-waits-to-start = { $full ->
        [yes] Todos os lugares estão ocupados: { $owner ->
            [yes] escreve começar para dar início ao jogo.
           *[no] o jogo começa quando quem criou a mesa quiser.
        }
       *[no] Há lugares livres: { $owner ->
            [yes] dá um ao computador, como bot 1, ou envia esta ligação a outros:
           *[no] envia esta ligação a outros:
        } { $link }
    }
join-begins = O jogo começa.
join-went = { $seat } saiu ou perdeu a ligação.
join-away = { $seat-you ->
        [yes] Estás ausente: o computador responde por ti até voltares a responder
       *[no] { $seat } ausentou-se: o computador responde
    }.
join-not-away = { $seat-you ->
        [yes] Voltaste a jogar por ti
       *[no] { $seat } está de volta
    }.
join-only-watching = Estás só a assistir: isto é para os jogadores da mesa.
join-say-sure = As regras proíbem dizer a força de uma carta, e há um número aqui: escreve de novo para o dizeres na mesma.
join-say-what = O que queres dizer? Escreve dizer TEXTO
join-motion = { $seat-you ->
        [yes] Propões
       *[no] { $seat } propõe
    } { $what ->
        [abort] abandonar o jogo sem resultado.
       *[rewind] voltar atrás no jogo.
    }
join-vote = Escreve sim ou não.
join-rewound = Os jogadores concordaram em voltar atrás: o jogo continua daqui.
join-kept = A tua resposta foi anotada. Até todos responderem, podes trocá-la por outra.
join-just-changed = A pergunta acaba de mudar, por isso a resposta não valeu: vê de novo e escreve a tua resposta.
join-window = { $held ->
        [yes] Alguém pediu para esperar nesta reação: acaba em { $seconds } s.
       *[no] Uma reação: acaba em { $seconds } s, responda quem responder; escreve esperar para a manter aberta por mais tempo.
    }
join-aborted = O jogo foi abandonado sem resultado.
join-over = { $seated ->
        [yes] Escreve desforra para outro jogo com as mesmas pessoas, guardar FICHEIRO para o registo, histórico e mesa para rever, ou sair.
       *[no] Escreve guardar FICHEIRO para o registo, histórico e mesa para rever, ou sair.
    }
join-rematch = Está pronta uma desforra: escreve desforra, ou vai para { $link }
join-lost = A ligação caiu; nova tentativa em curso. Escreve sair para parar.
join-back = Ligação de volta.
join-unsure = O que escreveste por último pode não ter chegado: verifica, e escreve de novo se for o caso.
join-not-connected = Não há ligação agora: tenta de novo quando ela voltar.
join-restarts = O servidor está a reiniciar.
join-claims = O que podes dizer a todos agora, verdade ou não: escreve declarar e o número.
join-no-claims = Não há nada a declarar agora; escreve dizer TEXTO para falar.
join-meanwhile = Na tua ausência, o computador respondeu por ti:
join-help =
    dizer TEXTO — fala com todos à mesa.
    lugares — quem está onde, quem tem ligação e por quem o jogo espera.
    começar — dá início ao jogo; bot 1, bot 1 hábil, livre 1 — quem se pode
      sentar aí: para quem criou a mesa. levantar — deixa o teu lugar antes
      de o jogo começar.
    declarações — o que o jogo permite dizer a todos; declarar 3 — di-lo.
    ausente — deixa o teu lugar ao computador; voltei — retoma-o.
    esperar — mantém uma reação aberta por mais tempo, uma vez. dica — o que
      o computador faria, onde todos os outros são o computador.
    abandonar — propõe acabar o jogo; sim, não — vota no que foi proposto.
    desforra — outro jogo com as mesmas pessoas; guardar FICHEIRO — o
      registo: ambos quando o jogo acabou.
    sair — termina; o teu lugar fica guardado, e o mesmo comando volta a ele.
join-listed = { $link } — { $game }: { $people }{ $what ->
        [mine] ; jogas aqui
        [free] {""}
       *[watch] ; para assistir, acrescenta --watch
    }
join-make-one = { $found ->
        [yes] Senta-te com starboard join e uma ligação.
       *[no] Não há nenhuma mesa listada aqui.
    } Para criar uma mesa, abre { $link } num navegador e entra pela ligação dela.
join-bad-link = «{ $link }» não é a ligação de uma mesa: indica uma como http://localhost:8080/t/NOME, ou a de um servidor, como http://localhost:8080
join-https = «{ $link }»: o terminal ainda não fala https: indica o endereço http do servidor, ou abre a ligação num navegador
join-no-server = nada responde em { $link } ({ $why }): verifica a ligação, ou inicia lá um servidor com starboard serve
join-no-starboard = o que responde em { $link } não é um servidor Starboard, ou é de outra versão: verifica a ligação
join-other-version = o servidor usa uma versão do Starboard com a qual esta não se entende: usa a versão do servidor, ou abre a ligação num navegador
join-or-watch = { $why } Para assistir, acrescenta --watch.
join-sits-elsewhere = já estás no lugar { $number } desta mesa: tira o --seat
join-who = este servidor ainda não te conhece: diz quem és com --name NOME, ou assiste com --watch
join-bad-tokens = não é possível ler o ficheiro { $name }, que diz quem és neste servidor: tira-o daí e usa --name ou --token

cli-no-such-game = não há jogo chamado «{ $name }»: diz race ou galactica
cli-no-such-resources = os recursos são easier ou harder, não «{ $name }»
cli-no-such-character = não há personagem chamada «{ $name }»: indica uma destas: { $known }
cli-bad-orders = não é possível ler as ordens permanentes em { $name }: apaga esse ficheiro para usar as habituais
cli-not-yet = isto é só para Race; os níveis de Galactica comparam-se com starboard arena galactica --sides hard/hard,easy/hard
cli-no-such-bot = não há bot chamado «{ $name }»: escolhe entre { $bots }
cli-bot-count = { $given ->
        [1] { $given } bot
       *[other] { $given } bots
    } para { $seats ->
        [1] { $seats } lugar
       *[other] { $seats } lugares
    }: indica um para cada lugar, ou um para todos
cli-opponent-count = { $given ->
        [1] { $given } bot
       *[other] { $given } bots
    } para { $others ->
        [1] { $others } outro jogador
       *[other] { $others } outros jogadores
    }: indica um para cada um deles, ou um para todos
cli-too-many-people = { $people } pessoas para { $seats } lugares: indica menos, ou aumenta --players
cli-seat-count = { $people ->
        [1] { $people } pessoa
       *[other] { $people } pessoas
    } neste terminal, mas { $given ->
        [1] { $given } lugar indicado
       *[other] { $given } lugares indicados
    }: dá em --seat um lugar diferente a cada uma
cli-bad-name = «{ $name }» não pode ser um nome: dá a cada um um nome diferente, de 1 a { $longest } letras
cli-no-games = não há jogos a jogar: indica --games 1 ou mais
cli-no-states = nenhum estado seria verificado: indica --every 1 ou mais
cli-differences = { $count ->
        [1] { $count } diferença
       *[other] { $count } diferenças
    }: vê os registos acima, que starboard replay abre
cli-no-such-file = { $name }: esse ficheiro não existe: verifica o caminho
cli-not-text = { $name }: isto não é um registo do Starboard: indica um ficheiro guardado por ele
cli-cannot-read = { $name }: não é possível ler o ficheiro ({ $why }): verifica o caminho e as permissões
cli-cannot-write = { $name }: não é possível gravar o ficheiro ({ $why }): verifica se a pasta existe e se lá se pode gravar
cli-file-exists = { $name }: já existe um ficheiro com esse nome: escolhe outro, ou tira-o daí
cli-no-such-seat = não há lugar «{ $name }» nesta mesa: indica { $option } de 0 a { $last }{ $public ->
        [yes] , ou public
       *[no] {""}
    }
cli-too-few-answers = o jogo tem { $answers ->
        [1] { $answers } resposta
       *[other] { $answers } respostas
    }, não { $given }: indica --at de 0 a { $answers }
cli-not-over = Este era o jogo depois de { $answers ->
        [1] { $answers } resposta
       *[other] { $answers } respostas
    }; não acabou.
cli-verified = { $name }: { $game }, { $seats } jogadores, { $answers } respostas, { $over ->
        [yes] jogado até ao fim
       *[no] não acabou
    }: todas as linhas estão certas
cli-not-passed = { $bad } de { $files } ficheiros não passaram
cli-nothing-to-resume = não há jogo inacabado para retomar em { $folder }: começa um com starboard play { $game }
cli-game-is-over = { $name }: este jogo acabou: vê-o com starboard replay
cli-no-folder = não há onde guardar jogos: indica --data PASTA
cli-scenario-passed = { $name }: { $checks ->
        [1] { $checks } expectativa confirma-se
       *[other] todas as { $checks } expectativas se confirmam
    }

# Enquanto se jogam muitos jogos.
cli-progress = { $done } de { $all } jogos, { $left } por jogar
cli-simulated = { $games ->
        [1] { $games } jogo
       *[other] { $games } jogos
    } em { $seconds } s, { $rate } por segundo
cli-simulated-length = { $unit ->
        [rounds] { $mean } rondas em média
       *[other] { $mean } { $unit } em média
    }
cli-simulated-ending = { $ending ->
        [vp_pool] acabaram pela reserva de PV vazia
        [tableau] acabaram por uma área de jogo completa
       *[other] acabaram por { $ending }
    }: { $count }
cli-simulated-asked = Com as ordens permanentes habituais, um lugar recebe em média { $mean } perguntas no turno de outro jogador, mais de duas em { $share }% deles
cli-simulated-slow = Numa mesa lenta, onde uma pergunta espera seja o que for que o lugar tenha, { $mean } vezes
cli-simulated-windows = Numa mesa ao vivo as janelas de reação ocupam em média { $minutes } minutos de um jogo
cli-simulated-window = {"  "}{ $name }: { $often } por jogo
cli-simulated-bot = { $bot }: { $wins ->
        [1] { $wins } vitória
       *[other] { $wins } vitórias
    }, { $share }% dos jogos, pontuação média { $score }
cli-simulated-faults = respostas ilegais { $illegal }, becos sem saída { $dead }, jogos acima do limite { $over }
cli-arena = { $games } jogos em { $sets } distribuições; pontuação vencedora { $score } em média, { $rounds } rondas em média, { $longest } no máximo
cli-sides = { $pairing }: os humanos venceram { $share }% de { $games } jogos ({ $low } a { $high })
cli-sides-course = { $turns } turnos e distância { $distance } em média; { $passed }% das verificações de crise superadas, { $tried }% daquelas em que um humano jogou; { $jailed } na Prisão por acusações, { $humans } do lado dos humanos; { $jumps } saltos antecipados que poderiam acabar o jogo
cli-level = { $level }: { $about ->
        [beginner] Conhece as regras, deixa escapar boas cartas e só pensa no próprio plano, que muitas vezes é o errado.
        [learner] Joga por regras simples, só pensa no próprio plano e de vez em quando deixa escapar uma carta.
        [casual] Sabe quanto valem as cartas, mas agarra-se a planos e esquece-se de que os outros também escolhem.
        [regular] Joga com solidez, mas ainda se esquece de que os outros também escolhem.
        [skilled] Tem em conta o que os outros vão escolher; às vezes deixa escapar uma carta.
        [strong] Pensa uma ronda à frente ao escolher a ação, e não deixa escapar nada.
        [expert] Pensa cada jogada até ao fim da ronda.
        [master] Pensa duas rondas à frente, em cem maneiras de as cartas saírem.
        [easy] Joga com solidez pelo próprio lado, humano ou Cylon, por regras simples.
        [medium] Pensa cada jogada até ao fim do turno seguinte, imaginando algumas das situações possíveis.
        [hard] Imagina muitas das situações possíveis, e avalia quem pode ser Cylon.
        [greedy] Joga bem pelo próprio lado, de turno em turno, por regras simples.
       *[other] Um jogador do computador.
    }
cli-levels-pair = { $above } contra { $below }: { $share }% das vitórias ({ $low } a { $high }), o equilíbrio seria { $even }%; pontuação média { $score }, margem { $margin }, { $rounds } rondas, { $longest } no máximo
cli-bad-config = { $name }: isto não é um plano de treino ({ $why }): vê docs/race-player.md e docs/galactica-player.md
cli-bad-checkpoint = { $name }: este ponto de controlo não é desta rede: tira-o daí para recomeçar
cli-train-pass = Passagem { $pass } de { $passes }: { $games } jogos, { $seconds } s; { $what }
cli-train-race = erro { $error }, pontuação vencedora { $score }, { $rounds } rondas
engine-not-a-question = esta linha não é uma pergunta ({ $why }): indica view e ask como um jogador os recebe
engine-no-seat = a vista é a do público: indica a vista do lugar a quem se pergunta
engine-no-level = não há nível chamado «{ $why }»: starboard levels race lista-os
engine-impossible = nenhum jogo pode chegar a esta posição: verifica a vista
engine-other-ask = nesta posição pergunta-se outra coisa a este lugar: indica o ask que acompanha a vista

cli-load =
    { $tables } mesas, abertas em { $opened } s
    Em { $seconds } s: { $answers } respostas, { $rate } por segundo; destas { $mine } de clientes, { $mine-rate } por segundo; { $cost } ms de processador do servidor cada
    De uma resposta até se contar tudo o que ela causou: p50 { $p50 } ms, p99 { $p99 } ms; { $bytes } bytes enviados aos clientes por resposta
    { $reconnects } clientes voltaram, { $games } jogos acabaram
    Memória do servidor: { $before } MB antes, { $loaded } MB com todas as mesas carregadas ({ $loaded-each } KB por mesa), { $evicted } MB quando todas saíram da memória ({ $evicted-each } KB por mesa)
cli-serving-data = Tudo fica guardado em { $name }
cli-folder-served = Outro Starboard está a usar a pasta «{ $name }»: termina-o, ou indica outra pasta com --data.
cli-nobody = Ninguém aqui tem o nome ou o id «{ $name }»: procura o id no registo de auditoria.
cli-which-person = Várias pessoas chamam-se «{ $name }»: indica pelo id a que queres.
cli-no-session = Não há sessão { $session }: tira o --end para veres quais há.
cli-session = { $session }: { $linked ->
        [yes] veio pela ligação pessoal
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
cli-backed-up = Agora está tudo em { $name }: para voltares a isto, desliga o servidor e põe este ficheiro na pasta dele como starboard.sqlite3, sem os ficheiros starboard.sqlite3-wal e -shm.
cli-no-data = Não há base de dados «{ $name }»: indica a pasta do servidor com --data.
cli-no-store = Não é possível abrir a base de dados «{ $name }» ({ $why }): indica outra pasta com --data, ou verifica o espaço livre e as permissões.
cli-newer-store = A base de dados «{ $name }» foi gravada por uma versão mais recente do Starboard (o formato é { $found }, esta versão lê até { $ours }): usa a versão mais recente, ou indica outra pasta com --data.
cli-cannot-listen = O servidor não consegue escutar em { $address } ({ $why }): escolhe outro com --listen, como 127.0.0.1:8081.

# Jogadores do computador pelos níveis, como se chamam e como as pessoas os escrevem.
cli-level-name = { $level ->
        [beginner] Principiante
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
cli-no-such-language = não há idioma chamado «{ $name }»: escolhe entre { $languages }

# Palavras que as pessoas escrevem, também sem acentos. Onde há várias para a mesma coisa, vírgulas separam-nas, e a primeira é a que a
# ajuda usa.
type-undo = anular, a, desfazer
# Depois da palavra para ordens.
type-clear = limpar, habituais
type-save = guardar
# Na mesa de um servidor.
type-rematch = desforra
# Ordens permanentes: o que vem depois de “sempre”.
type-if-mine = meu
type-if-hit = atingido
type-if-destroyed = destruído

# Porque é que um jogador do computador respondeu assim.
cli-why-nothing = não existe a resposta { $answers }, ou nenhum jogador do computador sabe dizer o motivo: dá a --at o número de uma resposta de Galactica
cli-why-other = O que «{ $level }» teria achado disso:
cli-why-suspected = A probabilidade de cada um parecer um Cylon, para quem via o que era público:

# Vários servidores.
cli-which-store = «{ $name }» não é uma base de dados que o Starboard saiba usar: indica-a como postgres://utilizador:palavra-passe@servidor/base.
cli-no-database = Não foi possível abrir a base de dados «{ $name }» ({ $why }): verifica se o PostgreSQL está a correr e se este utilizador tem acesso.
cli-no-bus = Não foi possível usar o barramento «{ $name }» ({ $why }): indica um servidor NATS como nats://servidor.
cli-not-several = Este Starboard foi compilado para um só processo: compila-o com a opção «several» ou retira --store.
cli-which-source = «{ $name }» não pode ser movido: indica a pasta de um servidor como sqlite:PASTA.
cli-moved-otherwise = A mesa { $table } já está na base de dados, mas diferente: alguém continuou a jogar lá, ou é de outro servidor. Nada foi alterado; indica uma base de dados vazia.
cli-people-otherwise = A base de dados já conhece alguém, mas de outra forma: aquele servidor foi usado desde então. Nada foi alterado; indica uma base de dados vazia.
