# O que a primeira partida ensina, pela ordem em que se lê; só o que difere do português do Brasil.

opening-kicker = A tua primeira partida · { $number } de { $of }
cards-skip = Já sei isto: saltar
cards-next = Seguinte
kicker-skills = A tua primeira partida · as tuas cartas
kicker-loyalty = A tua primeira partida · o teu segredo
kicker-movement = A tua primeira partida · o teu turno, Movimento
kicker-action = A tua primeira partida · o teu turno, Ação
kicker-titles = A tua primeira partida · Presidente e Almirante
kicker-crisis = A tua primeira partida · uma crise
kicker-choice = A tua primeira partida · uma crise
kicker-check = A tua primeira partida · uma verificação
kicker-leader = A tua primeira partida · uma verificação
kicker-committee = A tua primeira partida · uma verificação
kicker-give = A tua primeira partida · uma verificação
kicker-located = A tua primeira partida · uma verificação
kicker-result = A tua primeira partida · uma verificação
kicker-pay = A tua primeira partida · uma crise
kicker-look = A tua primeira partida · uma carta de Lealdade
kicker-attack = A tua primeira partida · uma crise
kicker-ships = A tua primeira partida · naves Cylon
kicker-vipers = A tua primeira partida · os teus caças
kicker-damage = A tua primeira partida · dano
kicker-boarding = A tua primeira partida · abordagem
kicker-sickbay = A tua primeira partida · a Enfermaria
kicker-brig = A tua primeira partida · a Prisão
kicker-track = A tua primeira partida · a caminho do salto
kicker-window = A tua primeira partida · uma ocasião para reagir
kicker-limit = A tua primeira partida · o fim de um turno
kicker-jump = A tua primeira partida · o salto
kicker-jumped = A tua primeira partida · o salto
kicker-revealed = A tua primeira partida · um Cylon mostra a cara
kicker-unmet = A tua primeira partida · o que mais existe

goal-title = Leva a frota a Kobol
goal-jumps = Um salto leva alguns turnos a preparar.
goal-dials = um destes estiver a 0 no fim de um turno,
goal-damage = seis localizações estiverem danificadas ao mesmo tempo, ou
goal-boarding = centuriões, soldados Cylon, tomarem a nave.
turn-title = Um turno tem quatro passos

turn-people = És Adama, o Almirante. { $president } é Roslin, a Presidente; { $pilot } é Starbuck, uma piloto.
turn-draw = Habilidades.
turn-draw-text = Recebe as cartas da tua personagem.
turn-move-text = Vai para uma localização, ou fica.
turn-act-text = Quase sempre a que a tua localização oferece.
turn-crisis-text = Revela uma carta que todos enfrentam.
turn-crisis-then = Depois podem ser ativadas naves Cylon, e a frota pode aproximar-se do salto.

checks-title = A maioria das crises são verificações de habilidade
checks-text = Uma verificação tem uma dificuldade e cores que ajudam. Entram duas cartas desconhecidas do Destino, depois todos jogam cartas, de face para baixo. As cores que ajudam somam a sua força, todas as outras subtraem-na.
checks-hinders = { $type } prejudica
checks-sum = contra 7: falhada.
checks-secret = Ninguém vê quem deu que carta. Diz «muito» ou «nada», mas nunca um número.

traitor-1 = Cada um tem uma carta de Lealdade secreta: este deck tem cinco humanos e um Cylon, três cartas distribuídas agora, três à distância 4.
traitor-2 = Um Cylon oculto finge jogar pelos humanos, e vence se os humanos perderem. Aquela carta de Engenharia foi azar, ou foi alguém?
traitor-3 = Começas do lado dos humanos; depois do primeiro salto veremos o outro lado.

skills-title = As tuas cartas de Habilidade
skills-2 = O número conta nas verificações. Ou joga a carta pelo texto; nunca pelos dois.
skills-3 = Aponta para qualquer carta ou localização, ou toca sem largar: aparece a explicação.

loyalty-title = Esta carta é só tua
loyalty-1 = Aqui está a tua lealdade. Não és Cylon: a carta di-lo, e mais ninguém a pode ver.
loyalty-2 = Podes dizê-lo. Quem for Cylon vai dizer o mesmo.

movement-title = Primeiro podes mover-te
movement-1 = Cada localização tem uma ação. As que brilham podem ser alcançadas; a Colonial One custa uma carta.
movement-2 = O Comando envia vipers, os teus caças. O Controlo de Armas dispara contra uma nave Cylon. O Controlo FTL salta mais cedo, quando o indicador está no azul.
movement-3 = Do Alojamento do Almirante, onde estás, mandam-se pessoas para a Prisão, mas Adama não o pode fazer: é a fraqueza dele.

action-title = Depois faz uma ação
action-1 = Usa a tua localização, uma carta que diz «Ação», um poder da tua personagem ou, como Almirante, uma das duas bombas nucleares. Ou não faças nada.
action-2 = Com Ordem Executiva outra pessoa move-se e faz uma ação, ou faz duas.
action-3 = O teu guia diz o que um jogador do computador faria, um passo de cada vez.

titles-2 = Tu és Almirante: as bombas nucleares são tuas, e escolhes para onde vai um salto. Algumas crises deixam a decisão a um de vocês os dois.
titles-3 = Uma verificação na Administração pode fazer de outra pessoa Presidente; um Almirante na Prisão perde o título. Um Cylon revelado não pode ter nenhum dos dois.

crisis-1 = Cada turno humano acaba com uma carta de Crise, a não ser que o jogador esteja na Prisão. Está ao lado: o que se pede, e o que acontece se tudo correr bem ou mal.
crisis-2 = Os ícones em baixo vêm depois: naves Cylon que são ativadas, e talvez uma seta que aproxima a frota do salto.

choice-1 = Algumas crises deixam um jogador escolher: o Presidente, o Almirante, ou quem está a jogar. Desta vez és tu.
choice-2 = As duas opções podem custar algo. Antes, vê os recursos: alimento, combustível, moral e população.

check-title = Uma verificação de habilidade
check-1 = Em cima estão a dificuldade e as cores que ajudam, em baixo os resultados. Com um total que alcance a dificuldade, a verificação é superada.
check-2 = Já lá estão duas cartas do Destino. Todos jogam cartas, um de cada vez; quem está a jogar o turno é o último. Vê-se quantas cartas, não quais.
check-3 = Nas tuas cartas está quanto cada uma vale aqui: com + ajuda, com − prejudica.

committee-1 = Alguém jogou Comissão de Inquérito antes desta verificação: todos veem as cartas do Destino, e quem joga o quê.

leader-title = O teu poder: cada 1 ajuda
leader-1 = Adama é um Líder Inspirador: numa crise que compraste, todas as cartas de força 1 ajudam, sejam de que cor forem.

give-title = Quantas cartas jogar?
give-1 = O Destino pode somar ou tirar pontos; por isso, tenta ficar um pouco acima da dificuldade. O teu guia joga pelo seguro e muitas vezes dá de mais.
give-2 = Se não for possível alcançá-la, ou se falhar custar pouco, guarda as cartas: elas também fazem coisas, e a próxima crise está perto.

located-title = Não só as crises são verificações
located-1 = Três localizações começam uma verificação própria: a Administração faz de alguém Presidente, o Alojamento do Almirante manda alguém para a Prisão, e a Prisão solta quem lá está.
located-2 = Ajuda ou prejudica como achares melhor: se falhar, nada acontece.

result-sum =
    { $total } contra { $difficulty }: { $branch ->
        [pass] a verificação é superada.
        [partial] não chega para a superar, mas sim para o resultado intermédio.
       *[fail] a verificação falhou.
    }
result-1 = O que a carta manda nesse caso acontece de imediato.
result-2 = Havia cartas que ninguém devia ter jogado? O Destino dá duas às cegas, por isso uma ou duas cartas más não provam nada. Com três, pelo menos uma veio de um jogador.

pay-title = Em vez disso podes pagar
pay-1 = A verificação falhou. Esta carta deixa o Almirante, que és tu, pagar para que o resto não aconteça. Escolher Nada é não pagar.

look-title = Vês uma carta de Lealdade
look-1 = Só tu a vês. Podes dizer aos outros o que é, calar ou mentir: ninguém o pode confirmar.
look-2 = Uma carta de humano não garante nada para depois: à distância 4 todos recebem mais uma.

attack-title = Um ataque Cylon
attack-1 = Esta crise não é uma verificação: novas naves Cylon aparecem à volta da Galactica, e naves civis a proteger.
attack-2 = Ninguém precisa de destruir todos os inimigos. Um salto deixa-os a todos para trás.

ships-title = Naves Cylon são ativadas
ships-1 = As naves indicadas numa crise são ativadas. Um raider faz a primeira coisa que puder: atacar um viper da sua zona, destruir uma nave civil da sua zona, voar na direção de uma, ou atacar a Galactica.
ships-2 = As basestars disparam contra a Galactica ou lançam raiders. Os heavy raiders vêm abordá-la.
ships-3 = Carrega em A, ou aponta para uma zona de espaço: ela diz o que fariam.

vipers-1 = As naves civis levam a tua gente: cada uma que se perde custa população ou mais. Os raiders atacam primeiro os vipers, por isso um viper na mesma zona protege as naves civis.
vipers-2 = No Comando ativas vipers duas vezes: lançar, mover ou atacar. 3 ou mais no dado destrói um raider.
vipers-3 = Uma piloto como Starbuck também voa num, a partir do Convés do Hangar.

damage-1 = Cada impacto é um marcador tirado ao acaso: uma localização é danificada, ou perde-se alimento ou combustível. Uma localização danificada não pode ser usada, e quem lá estava vai para a Enfermaria.
damage-2 = Para a reparar, vai até lá e joga uma carta Reparação (Engenharia) como ação. Com sorte, qualquer um compra uma no Laboratório de Investigação. Com seis localizações danificadas, o jogo está perdido.

boarding-1 = Um heavy raider numa das duas zonas onde se lançam vipers põe um centurião no indicador de Centuriões a Bordo. Cada vez que os heavy raiders são ativados, ele avança um espaço. No quarto, os humanos perdem; um salto não o detém.
boarding-2 = No Arsenal atacas um: 7 ou 8 destrói-o.

sickbay-1 = Ninguém vai para lá porque quer. Quem começa um turno lá compra só uma carta de Habilidade. Sai no próximo movimento, como de qualquer localização.

brig-1 = Quem está na Prisão não se pode mover, não compra crise no seu turno e joga no máximo uma carta por verificação. Pode fazer ações como de costume.
brig-2 = A saída é uma verificação de 7 (Política e Tática), como ação na Prisão, ou o indulto do Presidente. Um Almirante na Prisão deixa de ser Almirante; um Presidente continua Presidente.

track-1 = Uma seta numa crise moveu a frota um espaço. No último ela salta. De um espaço azul o Controlo FTL pode saltar de imediato, mas, se o dado der 6 ou menos, perde-se a população lá indicada.
track-2 = A tua frota já começou a caminho, por isso o primeiro salto está perto.

window-title = Queres reagir?
window-1 = Algumas cartas são jogadas entre uma coisa e outra: antes de uma verificação, antes de um lançamento do dado, depois de um ataque. A pergunta vai para todos aqueles cujas cores poderiam ter uma carta dessas, tenham ou não, para que ninguém saiba o que tens.
window-2 = Quase sempre deixas passar. Com «Sempre…» dizes de uma vez por todas como respondes a estas perguntas.

limit-title = Demasiadas cartas
limit-1 = No fim de cada turno, cada um fica com no máximo dez cartas de Habilidade. Quem chega perto disso devia usar mais em verificações.

jump-1 = As naves Cylon ficam para trás; os vipers e as naves civis vão com a frota. Como Almirante, só tu vês duas cartas de Trajeto e escolhes uma.

jumped-1 = O que o trajeto diz acontece de imediato; alguns são uma emboscada. As distâncias somam-se: com 4, todos recebem uma segunda carta de Lealdade; a partir de 8, o próximo salto é o final e dá a vitória.
jumped-2 = O indicador do salto recomeça, e o turno continua onde estava: depois de um salto por uma ação ainda vem uma crise.

revealed-1 = Este jogador era Cylon e mostrou a carta. O poder da carta vale uma vez, a não ser que o jogador estivesse na Prisão; depois ele vai para as naves Cylon.
revealed-2 = De agora em diante ele joga abertamente contra vocês. Este jogo só tem uma carta de Cylon, por isso todos os outros são humanos. Com mais jogadores não haveria certeza.

unmet-title = O que ainda não encontraste
unmet-vipers = Vipers: o Comando lança, move ou ataca com dois. Os raiders atacam-nos primeiro.
unmet-damage = Dano: uma localização danificada não pode ser usada até alguém a reparar lá.
unmet-boarding = Abordagem: os centuriões vencem depois de quatro espaços. O Arsenal ataca-os: 7 ou 8.
unmet-sickbay = Enfermaria: quem começa um turno lá compra só uma carta.
unmet-brig = Prisão: quem lá está não se move, e joga uma carta por verificação.

cylon-done = O que aprendi?
hidden-title = E se esta fosse a tua carta?
hidden-1 = Com esta carta vences se os humanos perderem. Ninguém sabe.
hidden-2 = Estragas verificações: uma ou duas cartas más parecem do Destino. Ou dás boas cartas, mas poucas.
hidden-3 = Desperdiças ações, bombas nucleares e combustível, e acusas outra pessoa, com boas razões.
hidden-4 = Se suspeitarem de ti, mandam-te para a Prisão.
showing-title = Ou mostra-la
showing-1 = Como ação mostras a carta, uma destas quatro, e o poder dela vale uma vez, mas não na Prisão.
showing-2 = Depois ficas com três cartas, perdes os teus títulos, vais para a Nave de Ressurreição e compras uma super crise, pior do que as outras, para jogar mais tarde.
showing-3 = Quando? Enquanto confiarem em ti, fica na sombra. Quando deixarem de confiar, vai.
open-title = E então jogas abertamente
open-1 = Compras duas cartas de qualquer cor, moves-te entre quatro localizações e usas uma. Sem crise.
open-caprica = joga a tua super crise, ou uma de duas crises
open-cylon_fleet = ativa naves Cylon, ou lança mais
open-human_fleet = vê a mão de alguém, rouba uma carta e, se o dado ajudar, danifica a Galactica
open-resurrection_ship = troca a super crise, ou entrega cartas de Lealdade
open-2 = Jogas no máximo uma carta por verificação.

learnt-kicker = A tua primeira partida
learnt-title = O que aprendeste
learnt-turn-text = habilidades, movimento, ação, crise.
learnt-check = Uma verificação:
learnt-ships = As naves Cylon
learnt-ships-text = fazem a primeira coisa que podem; os vipers atraem os tiros.
learnt-jump-text = deixa-as para trás. A partir de 8, mais um dá a vitória.
learnt-talk-text = repara em quem dá quanto, e no que dizem.
learnt-aid = Carrega em A
learnt-aid-text = a qualquer momento: a referência rápida.
learnt-on = Continua a jogar: o teu guia fica contigo.
learnt-go = Continuar a jogar
