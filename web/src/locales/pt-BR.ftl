# As palavras da própria página: botões, rótulos, estados. O que é só de um jogo está na pasta dele; as frases vêm do servidor.

title = Starboard
# O que buscadores e links para esta página dizem dela.
description = Grandes jogos de tabuleiro sobre o espaço no navegador, com amigos distantes ou contra o computador: { $games }, completos, de graça e sem cadastro.
fans = Um projeto de fãs, sem vínculo com as editoras, os autores ou os detentores dos direitos dos jogos.
skip = Pular para o conteúdo
nav = Páginas
home = Início
rules = Regras
settings = Configurações

play-now = Jogar agora
play-now-about = Contra o computador, na hora. Sem cadastro.
lesson = Aprender jogando
game = Jogo
players = Jogadores
level = Nível
level-beginner = Iniciante
level-learner = Aprendiz
level-casual = Casual
level-regular = Regular
level-skilled = Hábil
level-strong = Forte
level-expert = Especialista
level-master = Mestre
level-easy = Fácil
level-medium = Médio
level-hard = Difícil
level-greedy = Ganancioso
level-random = Aleatório
next-up = Você tem vencido muito. Que tal o nível { $level }?
next-down = O nível { $level } talvez combine melhor por enquanto.
next-try = Jogar no nível { $level }
next-stay = Ficar no nível { $level }
next-choose = Escolher o nível { $level }
create = Jogar com amigos
create-about = Crie uma mesa, envie o link e complete os lugares vazios com o computador.
create-button = Criar uma mesa
talk = Conversa
talk-free = livre
talk-claims = só declarações
talk-silent = nenhuma
talk-here =
    { $talk ->
        [claims] só declarações, sem chat
       *[silent] sem conversa
    }
window = Tempo para reagir
window-seconds = { $short } s, ou { $long } s quando há discussão
listed = Mostrar nas mesas abertas
pace = Tempo
pace-live = juntos, sem relógio
pace-clock =
    { $minutes ->
        [0] juntos, { $seconds } segundos por jogada
        [1] juntos, um minuto por jogada
       *[other] juntos, { $minutes } minutos por jogada
    }
pace-day = uma jogada por dia
looks = Como é
join = Entrar em uma mesa
join-about = Alguém mandou um link ou um código? Ele leva à mesa dessa pessoa.
join-field = Link ou código
join-button = Ir para a mesa
your-name = Seu nome
name-saved = Salvo. É com este nome que você aparece nas suas mesas.
guest = Visitante
my-games = Suas partidas
past-games = Partidas encerradas
their-move = À espera dos outros
open-tables = Mesas abertas
stage-waiting = à espera de jogadores
stage-playing = em andamento
stage-over = encerrada
stage-aborted = abandonada
stage-set-aside = suspensa
seats-free =
    { $count ->
        [0] completa
        [1] 1 lugar livre
       *[other] { $count } lugares livres
    }
go-on = Continuar
watch = Assistir
sit-down = Sentar-se
replay = Replay
problem-unreachable = Sem contato com o servidor. Confira a sua conexão e tente de novo.
problem-unknown = Não deu certo. Tente de novo.

table = Mesa
nowhere = Esta página não existe
game-unknown = Esta página não consegue mostrar este jogo: recarregue-a
table-gone = Esta mesa não existe
to-home = Ir para o início
connecting = Conectando…
lost = Sem conexão desde { $time }. A mesa se reconecta sozinha.
lost-kept = Sua resposta está guardada e vai ser enviada quando a conexão voltar.
lobby = À espera de jogadores
invites-you = { $name } convida você para jogar { $game }
invited = Você tem um convite para jogar { $game }
seat-open = Livre
seat-invited = Reservado para um convidado
seat-you = você
invite = Copiar o link
invite-for = Copiar o link deste convidado
copied = Copiado
give-bot = Computador
give-open = Livre para todos
start = Começar a partida
start-wait = A partida pode começar quando todos os lugares estiverem ocupados, por pessoas ou pelo computador.
start-host = { $name } começa a partida quando todos os lugares estiverem ocupados.
stand-up = Levantar-se
spectator = Você está assistindo.
computer-player = jogador do computador
level-of = Nível do jogador do computador no lugar { $seat }

away = o computador joga
offline = fora da mesa
thinking = pensando
options = Opções
your-move = Sua vez
to-move = Ir para a sua jogada
confirm = Confirmar
pass = Nada
wanted = Escolha algo
wanted-none = Só é possível passar
wanted-at-once = Escolha uma para responder
plan = A melhor ordem que achamos
plan-take = Usar tudo como sugerido
plan-single = Escolher uma a uma
plan-picked = Sugestão; escolha outras se quiser.
confirm-count = Confirmar ({ $picked } de { $max })
given = Entregue
sealed-given =
    { $names ->
        [none] Sua resposta foi anotada. Você ainda pode mudá-la.
       *[other] Sua resposta foi anotada; à espera de { $names }. Você ainda pode mudá-la.
    }
waiting-for = À espera de { $names }.
nothing-asked = Você não tem nada a decidir agora.
take-back = Desfazer
hold = Esperar
window-closes = Tempo para reagir
window-held = { $name } pediu para esperar
window-held-you = Você pediu para esperar
ordered = Se você não responder, suas ordens permanentes respondem.
only-you = só para você
deadline = Tempo que resta antes de o computador responder
orders = Ordens
claims = Declarações
hint = Dica
aid = Ajuda
log = Histórico
since = Desde a sua última jogada
since-nothing = Nada ainda.
chat = Chat
chat-empty = Ninguém disse nada ainda.
chat-field = Diga algo
chat-send = Enviar
chat-quiet-rail = Só os jogadores podem conversar durante a partida.
chat-quiet-table = O chat livre está desligado nesta mesa.
tab-board = Tabuleiro
tab-people = Jogadores
tab-now = Agora
tab-hand = Mão
tab-log = Histórico
hand = Mão
needs-you = sua vez
unread =
    { $count ->
        [1] 1 linha não lida
       *[other] { $count } linhas não lidas
    }
about = Sobre isto
close = Fechar
sections = Partes da mesa
coach = Seu guia
lesson-next = Próximo
lesson-back = Voltar
lesson-stop = Parar a lição
coach-why = Por quê?
coach-off = Desligar as dicas
coach-loading = Pensando em uma dica…
menu = Mais
break-off = Abandonar a partida
break-off-sure = Propor encerrar a partida sem resultado?
motion-abort = { $name } propõe encerrar a partida sem resultado.
motion-rewind = { $name } propõe voltar atrás.
agree = Concordar
disagree = Discordar

over = A partida acabou
over-won = Você venceu!
over-aborted = A partida foi abandonada
again = Jogar de novo
to-rematch = Ir para a revanche
show-replay = Ver o replay
download = Salvar o registro
record-kept = Para guardar a partida, salve o registro: a versão do Starboard com que ela foi jogada pode reproduzi-la.

replay-of = Replay
replay-step = Passo { $step } de { $last }
replay-as = Visto por
replay-public = todos (sem as mãos)
replay-all = tudo, inclusive o que era secreto
replay-first = Ir para o começo
replay-previous = Um passo atrás
replay-next = Um passo à frente
replay-last = Ir para o fim
replay-play = Reproduzir
replay-pause = Pausar
replay-why = Por quê?

how-to-play = Como jogar
rules-about = Cada termo e cada carta, em palavras. Em uma partida, aponte para qualquer coisa, toque e segure ou digite “?” para ler sobre ela com os seus próprios números.
rules-terms = Termos
rules-cards = Cartas
rules-search = Buscar
rules-none = Nada com esse nome.

theme = Tema
theme-system = como no sistema
theme-dark = escuro
theme-light = claro
motion = Movimento
motion-system = como no sistema
motion-full = animado
motion-reduced = reduzido
sound = Sons
sound-about = Um toque suave quando é a sua vez.
confirmation = Confirmar cada resposta
confirmation-about = Senão, uma escolha única, como a de uma habilidade ou de um bem, vale no primeiro clique. Cartas e escolhas secretas são sempre confirmadas.
hints = Dicas
hints-about = Oferecidas em partidas contra o computador, e mostradas automaticamente em uma primeira partida.
language = Idioma
language-system = como no navegador
settings-kept = Salvas neste navegador assim que você as muda.
private-link = Seu link pessoal
private-link-about = Traz você e as suas partidas de volta em outro navegador: em outro aparelho, ou depois de apagar os cookies. Quem o tiver pode jogar como se fosse você.
private-link-make = Criar um link pessoal
private-link-renew = Criar um novo
private-link-once = Guarde-o em um lugar seguro: ele só aparece uma vez.
private-link-renewed = Um link novo substitui o antigo e encerra a sessão em todo navegador que o usou.
sessions = Onde você tem sessões abertas
sessions-about = Todos os navegadores que jogam em seu nome. Encerre a sessão que você não conhece; depois crie também um novo link pessoal, para que ninguém volte pelo antigo.
sessions-end-others = Sair em todos os outros
session-here = Este navegador, desde { $date }
session-since = Outro navegador, desde { $date }
session-linked = Veio pelo link pessoal, { $date }
session-unknown = um dia desconhecido
session-seen = Último uso: { $date }
session-end = Sair
session-end-this = Sair: { $session }
copy = Copiar
back = Que bom ver você de volta
back-about = Este link faz o navegador ser seu de novo, com o seu nome e as suas partidas.
back-other = Este navegador joga em nome de { $name }. Se você continuar, ele passa a jogar em nome de quem criou o link, e as partidas de { $name } só podem ser abertas com o link pessoal de { $name }.
back-button = Voltar
back-empty = Este link está incompleto: copie-o inteiro, até a última letra.
keys = Atalhos de teclado
keys-pick = Escolher uma opção pelo número
keys-move = Navegar entre as opções
keys-confirm = Confirmar
keys-pass = Escolher Nada, onde for uma resposta possível
keys-clear = Limpar a escolha, fechar
keys-explain = Explicar o que está em foco
keys-hint = Dica
keys-aid = Abrir e fechar a referência

# Várias coisas em uma frase, item por item: entre duas delas, e antes da última.
# Dois-pontos com o que vem antes, e com o que vem depois.
label = { $what }:
labelled = { $what }: { $text }
list-comma = { $list }, { $item }
list-and = { $list } e { $item }
