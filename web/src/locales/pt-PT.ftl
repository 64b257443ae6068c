# As palavras da própria página; só o que difere do português do Brasil. O que é só de um jogo está na pasta dele; as frases vêm do servidor.

# O que motores de busca e ligações para esta página dizem dela.
description = Grandes jogos de tabuleiro sobre o espaço no navegador, com amigos distantes ou contra o computador: { $games }, completos, grátis e sem registo.
fans = Um projeto de fãs, sem ligação às editoras, aos autores ou aos detentores dos direitos dos jogos.
skip = Saltar para o conteúdo
settings = Definições

play-now-about = Contra o computador, já. Sem registo.
lesson = Aprender a jogar
level-beginner = Principiante
next-up = Tens vencido muito. Que tal o nível { $level }?
next-down = O nível { $level } talvez seja melhor por agora.
create-about = Cria uma mesa, envia a ligação e completa os lugares vazios com o computador.
join = Entrar numa mesa
join-about = Alguém te mandou uma ligação ou um código? Leva à mesa dessa pessoa.
join-field = Ligação ou código
your-name = O teu nome
name-saved = Guardado. É com este nome que apareces nas tuas mesas.
my-games = Os teus jogos
past-games = Jogos terminados
stage-playing = a decorrer
stage-over = terminado
stage-aborted = abandonado
stage-set-aside = suspenso
replay = Repetição
problem-unreachable = Sem contacto com o servidor. Verifica a tua ligação e tenta de novo.
problem-unknown = Não resultou. Tenta de novo.

game-unknown = Esta página não consegue mostrar este jogo: recarrega-a
connecting = A ligar…
lost = Sem ligação desde { $time }. A mesa volta a ligar-se sozinha.
lost-kept = A tua resposta está guardada e vai ser enviada quando a ligação voltar.
invites-you = { $name } convida-te para jogar { $game }
invited = Tens um convite para jogar { $game }
seat-you = tu
invite = Copiar a ligação
invite-for = Copiar a ligação deste convidado
start = Começar o jogo
start-wait = O jogo pode começar quando todos os lugares estiverem ocupados, por pessoas ou pelo computador.
start-host = { $name } começa o jogo quando todos os lugares estiverem ocupados.
spectator = Estás a assistir.

thinking = a pensar
your-move = É a tua vez
to-move = Ir para a tua jogada
wanted = Escolhe algo
wanted-at-once = Escolhe uma para responder
plan = A melhor ordem que encontrámos
plan-picked = Sugestão; escolhe outras se quiseres.
sealed-given =
    { $names ->
        [none] A tua resposta foi anotada. Ainda a podes mudar.
       *[other] A tua resposta foi anotada; à espera de { $names }. Ainda a podes mudar.
    }
nothing-asked = Não tens nada a decidir agora.
take-back = Anular
window-held-you = Pediste para esperar
ordered = Se não responderes, respondem as tuas ordens permanentes.
only-you = só para ti
deadline = Tempo que resta até o computador responder
since = Desde a tua última jogada
since-nothing = Ainda nada.
chat-empty = Ainda ninguém disse nada.
chat-field = Diz algo
chat-quiet-rail = Só os jogadores podem conversar durante o jogo.
needs-you = é a tua vez
coach = O teu guia
lesson-next = Seguinte
coach-why = Porquê?
coach-loading = A pensar numa dica…
break-off = Abandonar o jogo
break-off-sure = Propor acabar o jogo sem resultado?
motion-abort = { $name } propõe acabar o jogo sem resultado.

over = O jogo acabou
over-won = Venceste!
over-aborted = O jogo foi abandonado
to-rematch = Ir para a desforra
show-replay = Ver a repetição
download = Guardar o registo
record-kept = Para ficares com o jogo, guarda o registo: a versão do Starboard com que foi jogado pode reproduzi-lo.

replay-of = Repetição
replay-all = tudo, também o que era secreto
replay-pause = Pausa
replay-why = Porquê?

rules-about = Cada termo e cada carta, em palavras. Num jogo, aponta para qualquer coisa, toca sem largar ou escreve «?» para ler sobre ela com os teus próprios números.
rules-search = Pesquisar

sound-about = Um toque suave quando é a tua vez.
confirmation-about = Senão, uma escolha única, como a de um poder ou de um bem, vale ao primeiro clique. Cartas e escolhas secretas são sempre confirmadas.
hints-about = Oferecidas em jogos contra o computador, e mostradas automaticamente numa primeira partida.
settings-kept = Guardadas neste navegador assim que as mudas.
private-link = A tua ligação pessoal
private-link-about = Traz-te de volta, com os teus jogos, noutro navegador: noutro aparelho, ou depois de apagares os cookies. Quem a tiver pode jogar como se fosses tu.
private-link-make = Criar uma ligação pessoal
private-link-renew = Criar uma nova
private-link-once = Guarda-a num sítio seguro: só aparece uma vez.
private-link-renewed = Uma ligação nova substitui a antiga e termina a sessão em todos os navegadores que a usaram.
sessions = Onde tens sessões abertas
sessions-about = Todos os navegadores que jogam em teu nome. Termina a sessão que não conheces; depois cria também uma nova ligação pessoal, para que ninguém volte pela antiga.
sessions-end-others = Terminar as outras sessões
session-linked = Veio pela ligação pessoal, { $date }
session-unknown = data desconhecida
session-end = Terminar sessão
session-end-this = Terminar sessão: { $session }
back = Que bom ver-te de volta
back-about = Esta ligação faz com que o navegador seja teu de novo, com o teu nome e os teus jogos.
back-other = Este navegador joga em nome de { $name }. Se continuares, passa a jogar em nome de quem criou a ligação, e os jogos de { $name } só se podem abrir com a ligação pessoal de { $name }.
back-empty = Esta ligação está incompleta: copia-a inteira, até à última letra.
keys-move = Percorrer as opções
keys-pass = Escolher Nada, onde for resposta possível
