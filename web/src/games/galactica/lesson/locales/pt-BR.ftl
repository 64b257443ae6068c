# O que a primeira partida ensina, na ordem em que se lê.

opening-kicker = Sua primeira partida · { $number } de { $of }
opening-begin = Ir para o primeiro turno
cards-skip = Já sei isto: pular
cards-next = Próximo
happened = O que aconteceu
kicker-skills = Sua primeira partida · suas cartas
kicker-loyalty = Sua primeira partida · seu segredo
kicker-movement = Sua primeira partida · seu turno, Movimento
kicker-action = Sua primeira partida · seu turno, Ação
kicker-titles = Sua primeira partida · Presidente e Almirante
kicker-crisis = Sua primeira partida · uma crise
kicker-choice = Sua primeira partida · uma crise
kicker-check = Sua primeira partida · um teste de perícia
kicker-leader = Sua primeira partida · um teste de perícia
kicker-committee = Sua primeira partida · um teste de perícia
kicker-give = Sua primeira partida · um teste de perícia
kicker-located = Sua primeira partida · um teste de perícia
kicker-result = Sua primeira partida · um teste de perícia
kicker-pay = Sua primeira partida · uma crise
kicker-look = Sua primeira partida · uma carta de Lealdade
kicker-attack = Sua primeira partida · uma crise
kicker-ships = Sua primeira partida · naves Cylons
kicker-vipers = Sua primeira partida · seus caças
kicker-damage = Sua primeira partida · dano
kicker-boarding = Sua primeira partida · embarque
kicker-sickbay = Sua primeira partida · a Enfermaria
kicker-brig = Sua primeira partida · a Prisão
kicker-track = Sua primeira partida · a caminho do salto
kicker-window = Sua primeira partida · uma chance de reagir
kicker-limit = Sua primeira partida · o fim de um turno
kicker-jump = Sua primeira partida · o salto
kicker-jumped = Sua primeira partida · o salto
kicker-revealed = Sua primeira partida · um Cylon mostra a cara
kicker-unmet = Sua primeira partida · o que mais existe

goal-title = Leve a frota a Kobol
goal-text = Vocês são os últimos humanos, a bordo da Galactica. Fujam dos Cylons até Kobol: os saltos somam distância, e depois de 8 o próximo salto dá a vitória.
goal-jumps = Um salto leva alguns turnos para ser preparado.
goal-lost = Vocês perdem se
goal-dials = um destes estiver em 0 no fim de um turno,
goal-damage = seis locais estiverem danificados ao mesmo tempo, ou
goal-boarding = centuriões, soldados Cylons, tomarem a nave.

turn-title = Um turno tem quatro etapas
turn-people = Você é Adama, o Almirante. { $president } é Roslin, a Presidente; { $pilot } é Starbuck, uma piloto.
turn-draw = Perícias.
turn-draw-text = Receba as cartas do seu personagem.
turn-move = Movimento.
turn-move-text = Vá para um local, ou fique.
turn-act = Ação.
turn-act-text = Quase sempre a que o seu local oferece.
turn-crisis = Crise.
turn-crisis-text = Revele uma carta que todos enfrentam.
turn-crisis-then = Depois naves Cylons podem ser ativadas, e a frota pode se aproximar do salto.

checks-title = A maioria das crises são testes de perícia
checks-text = Um teste tem uma dificuldade e cores que ajudam. Entram duas cartas desconhecidas do Acaso, depois todos contribuem com cartas, viradas para baixo. As cores que ajudam somam a sua força, todas as outras a subtraem.
checks-example = Dificuldade 7; Política e Liderança ajudam:
checks-helps = { $type } ajuda
checks-hinders = { $type } atrapalha
checks-sum = contra 7: falha.
checks-secret = Ninguém vê quem deu qual carta. Diga “muito” ou “nada”, mas nunca um número.

traitor-title = Alguém pode não ser humano
traitor-1 = Cada um tem uma carta de Lealdade secreta: este baralho tem cinco humanos e um Cylon, três cartas distribuídas agora, três na distância 4.
traitor-2 = Um Cylon oculto finge jogar pelos humanos, e vence se os humanos perderem. Aquela carta de Engenharia foi azar, ou alguém?
traitor-3 = Você começa do lado dos humanos; depois do primeiro salto veremos o outro lado.

skills-title = Suas cartas de Perícia
skills-1 = Cinco tipos: Política (amarela), Liderança (verde), Tática (roxa), Pilotagem (vermelha), Engenharia (azul). Adama compra Liderança e Tática.
skills-2 = O número conta nos testes. Ou jogue a carta pelo texto; nunca pelos dois.
skills-3 = Aponte para qualquer carta ou local, ou toque e segure: a explicação aparece.

loyalty-title = Esta carta é só sua
loyalty-1 = Aqui está a sua lealdade. Você não é Cylon: a carta diz isso, e ninguém mais pode vê-la.
loyalty-2 = Você pode dizer isso. Quem for Cylon vai dizer o mesmo.

movement-title = Primeiro você pode se mover
movement-1 = Cada local tem uma ação. Os que brilham podem ser alcançados; a Colonial One custa uma carta.
movement-2 = O Comando envia vipers, os seus caças. O Controle de Armas atira em uma nave Cylon. O Controle FTL salta mais cedo, quando a trilha está no azul.
movement-3 = Do Alojamento do Almirante, onde você está, é possível mandar alguém para a Prisão, mas Adama não pode: é a fraqueza dele.

action-title = Depois faça uma ação
action-1 = Use o seu local, uma carta que diz “Ação”, uma habilidade do seu personagem ou, como Almirante, uma das duas armas nucleares. Ou não faça nada.
action-2 = Com Ordem Executiva outra pessoa se move e faz uma ação, ou faz duas.
action-3 = Seu guia diz o que um jogador do computador faria, um passo de cada vez.

titles-title = Presidente e Almirante
titles-1 = Roslin é Presidente: ela joga cartas de Quórum, ordens fortes, como ações.
titles-2 = Você é Almirante: as armas nucleares são suas, e você escolhe para onde vai um salto. Algumas crises deixam a decisão para um de vocês dois.
titles-3 = Um teste na Administração pode fazer de outra pessoa Presidente; um Almirante na Prisão perde o título. Um Cylon revelado não pode ter nenhum dos dois.

crisis-title = Surgiu uma crise
crisis-1 = Todo turno humano acaba com uma carta de Crise, a não ser que o jogador esteja na Prisão. Ela está ao lado: o que se pede, e o que acontece se tudo der certo ou errado.
crisis-2 = Os ícones embaixo vêm depois: naves Cylons que são ativadas, e talvez uma seta que aproxima a frota do salto.

choice-title = Alguém tem de escolher
choice-1 = Algumas crises deixam um jogador escolher: o Presidente, o Almirante ou quem tem a vez. Desta vez é você.
choice-2 = As duas opções podem custar algo. Antes, olhe os recursos: alimento, combustível, moral e população.

check-title = Um teste de perícia
check-1 = Em cima estão a dificuldade e as cores que ajudam, abaixo os resultados. Um total que alcança a dificuldade é um sucesso.
check-2 = Duas cartas do Acaso já estão nele. Todos contribuem, um por vez; quem tem a vez é o último. Dá para ver quantas cartas, mas não quais.
check-3 = Nas suas cartas está quanto cada uma vale aqui: com + ajuda, com − atrapalha.

committee-title = Desta vez todas as cartas ficam à vista
committee-1 = Alguém jogou Comissão de Inquérito antes deste teste: todos veem as cartas do Acaso, e quem contribui com o quê.

leader-title = Sua habilidade: todo 1 ajuda
leader-1 = Adama é um Líder Inspirador: em uma crise comprada por você, toda carta de força 1 ajuda, seja de que cor for.

give-title = Com quanto contribuir?
give-1 = O Acaso pode somar ou tirar pontos; por isso, tente ficar um pouco acima da dificuldade. Seu guia joga no seguro e muitas vezes dá demais.
give-2 = Se não dá para alcançar, ou se falhar custa pouco, guarde as cartas: elas também fazem coisas, e a próxima crise está perto.

located-title = Não só crises são testes
located-1 = Três locais começam um teste próprio: a Administração faz de alguém Presidente, o Alojamento do Almirante manda alguém para a Prisão, e a Prisão solta quem está nela.
located-2 = Ajude ou atrapalhe como achar melhor: se falhar, nada acontece.

result-title = As cartas são reveladas
result-sum =
    { $total } contra { $difficulty }: { $branch ->
        [pass] o teste é um sucesso.
        [partial] não basta para o sucesso, mas sim para o resultado intermediário.
       *[fail] o teste falhou.
    }
result-1 = O que a carta manda nesse caso acontece na hora.
result-2 = Havia cartas que ninguém deveria ter dado? O Acaso dá duas às cegas, então uma ou duas cartas ruins não provam nada. Com três, pelo menos uma veio de um jogador.

pay-title = Em vez disso você pode pagar
pay-1 = O teste falhou. Esta carta deixa o Almirante, que é você, pagar para que o resto não aconteça. Escolher Nada é não pagar.

look-title = Você olha uma carta de Lealdade
look-1 = Só você a vê. Você pode dizer aos outros o que é, calar ou mentir: ninguém pode conferir.
look-2 = Uma carta de humano não garante nada para depois: na distância 4 todos recebem mais uma.

attack-title = Um ataque dos Cylons
attack-1 = Esta crise não é um teste: novas naves Cylons aparecem em volta da Galactica, e naves civis a proteger.
attack-2 = Ninguém precisa destruir todos os inimigos. Um salto deixa todos para trás.

ships-title = Naves Cylons são ativadas
ships-1 = As naves indicadas em uma crise são ativadas. Uma nave de ataque faz a primeira coisa que pode: atacar uma viper ali, destruir uma nave civil ali, voar em direção a uma ou atacar a Galactica.
ships-2 = Bases estelares atiram na Galactica ou lançam naves de ataque. Naves de ataque pesado vêm embarcar nela.
ships-3 = Aperte A, ou aponte para uma área de espaço: ela diz o que fariam.

vipers-title = Vipers e naves civis
vipers-1 = As naves civis levam a sua gente: cada uma perdida custa população ou mais. As naves de ataque atacam primeiro as vipers, por isso uma viper na mesma área protege as civis.
vipers-2 = No Comando você ativa vipers duas vezes: lançar, mover ou atacar. 3 ou mais no dado destrói uma nave de ataque.
vipers-3 = Uma piloto como Starbuck também voa em uma, a partir do Convés do Hangar.

damage-title = A Galactica foi atingida
damage-1 = Cada acerto é um marcador sorteado: um local é danificado, ou se perde alimento ou combustível. Um local danificado não pode ser usado, e quem estava lá vai para a Enfermaria.
damage-2 = Para repará-lo, vá até lá e jogue uma carta Reparo (Engenharia) como ação. Com sorte, qualquer um compra uma no Laboratório de Pesquisa. Com seis locais danificados, a partida está perdida.

boarding-title = Há centuriões a bordo
boarding-1 = Uma nave de ataque pesado em uma das duas áreas onde se lançam vipers põe um centurião na trilha de Embarque da Tropa. Cada vez que as naves de ataque pesado são ativadas, ele avança um espaço. No quarto, os humanos perdem; um salto não o detém.
boarding-2 = No Arsenal você ataca um: 7 ou 8 o destrói.

sickbay-title = Alguém está na Enfermaria
sickbay-1 = Ninguém vai para lá porque quer. Quem começa um turno nela compra só uma carta de Perícia. Sai dela no próximo movimento, como de qualquer local.

brig-title = Alguém está na Prisão
brig-1 = Quem está na Prisão não pode se mover, não compra crise no seu turno e contribui com no máximo uma carta por teste. Pode fazer ações como de costume.
brig-2 = A saída é um teste de 7 (Política e Tática), como ação ali, ou o indulto do Presidente. Um Almirante na Prisão deixa de ser Almirante; um Presidente continua Presidente.

track-title = Mais perto do salto
track-1 = Uma seta em uma crise moveu a frota um espaço. No último ela salta. De um espaço azul o Controle FTL permite saltar na hora, mas, se o dado mostrar 6 ou menos, perde-se a população indicada ali.
track-2 = A sua frota já começou a caminho, por isso o primeiro salto está perto.

window-title = Você quer reagir?
window-1 = Algumas cartas são jogadas entre uma coisa e outra: antes de um teste, antes de uma jogada de dado, depois de um ataque. A pergunta vai para todos aqueles cujas cores poderiam ter uma carta dessas, tenham ou não, para que ninguém saiba o que você tem.
window-2 = Quase sempre você deixa passar. Com “Sempre…” você diz de uma vez por todas como responde a essas perguntas.

limit-title = Cartas demais
limit-1 = No fim de cada turno, cada um fica com no máximo dez cartas de Perícia. Quem chega perto disso deveria usar mais em testes.

jump-title = A frota salta
jump-1 = As naves Cylons ficam para trás; vipers e naves civis vão junto. Como Almirante, só você vê dois destinos e escolhe um.
jump-2 = Quanto maior a distância, mais perto de Kobol, mas maior também o custo, quase sempre em combustível. De 1 em 1, seriam precisos nove saltos.
jump-3 = Os outros têm de acreditar que a outra carta era pior.

jumped-title = O salto está feito
jumped-1 = O que o destino diz acontece na hora; alguns são uma emboscada. As distâncias se somam: com 4, todos recebem uma segunda carta de Lealdade; a partir de 8, o próximo salto é o final e dá a vitória.
jumped-2 = A trilha do salto recomeça, e o turno continua onde estava: depois de um salto por uma ação ainda vem uma crise.

revealed-title = Então era isso
revealed-1 = Este jogador era Cylon e mostrou a carta. A habilidade da carta vale uma vez, a não ser que o jogador estivesse na Prisão; depois ele vai para as naves Cylons.
revealed-2 = De agora em diante ele joga abertamente contra vocês. Esta partida só tem uma carta de Cylon, então todos os outros são humanos. Com mais jogadores não haveria certeza.

unmet-title = O que você ainda não encontrou
unmet-vipers = Vipers: o Comando lança, move ou ataca com duas. As naves de ataque as atacam primeiro.
unmet-damage = Dano: um local danificado não pode ser usado até alguém o reparar ali.
unmet-boarding = Embarque: os centuriões vencem depois de quatro espaços. O Arsenal os ataca: 7 ou 8.
unmet-sickbay = Enfermaria: quem começa um turno ali compra só uma carta.
unmet-brig = Prisão: quem está nela não se move, e contribui com uma carta por teste.

cylon-kicker = O outro lado · { $number } de { $of }
cylon-done = O que eu aprendi?
hidden-title = E se esta fosse a sua carta?
hidden-1 = Com esta carta você vence se os humanos perderem. Ninguém sabe.
hidden-2 = Você estraga testes: uma ou duas cartas ruins parecem do Acaso. Ou dá boas cartas, mas poucas.
hidden-3 = Você desperdiça ações, armas nucleares e combustível, e acusa outra pessoa, com bons motivos.
hidden-4 = Se suspeitam de você, mandam você para a Prisão.
showing-title = Ou você a mostra
showing-1 = Como ação você mostra a carta, uma destas quatro, e a habilidade dela vale uma vez, mas não na Prisão.
showing-2 = Depois você fica com três cartas, perde os seus títulos, vai para a Nave de Ressurreição e compra uma super crise, pior que as outras, para jogar mais tarde.
showing-3 = Quando? Enquanto confiam em você, fique na sombra. Quando não confiam mais, vá.
open-title = E então você joga abertamente
open-1 = Você compra duas cartas de qualquer cor, se move entre quatro locais e usa um. Sem crise.
open-caprica = jogue a sua super crise, ou uma de duas crises
open-cylon_fleet = ative naves Cylons, ou lance mais
open-human_fleet = olhe a mão de alguém, roube uma carta, talvez danifique a Galactica
open-resurrection_ship = troque a super crise, ou entregue cartas de Lealdade
open-2 = Você contribui com no máximo uma carta por teste.

learnt-kicker = Sua primeira partida
learnt-title = O que você aprendeu
learnt-turn = Um turno:
learnt-turn-text = perícias, movimento, ação, crise.
learnt-check = Um teste:
learnt-check-text = as cores que ajudam contra todas as outras.
learnt-ships = Naves Cylons
learnt-ships-text = fazem a primeira coisa que podem; as vipers atraem os tiros.
learnt-jump = Um salto
learnt-jump-text = as deixa para trás. A partir de 8, mais um dá a vitória.
learnt-talk = Os outros:
learnt-talk-text = observe quem dá quanto, e o que dizem.
learnt-aid = Aperte A
learnt-aid-text = a qualquer hora: a referência rápida.
learnt-on = Continue jogando: o seu guia fica com você.
learnt-go = Continuar jogando
learnt-result = Ir para o resultado
learnt-normal = Em vez disso, uma partida normal
