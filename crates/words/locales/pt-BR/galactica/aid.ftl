# Galactica: a referência rápida. O que vale nesta mesa está em variáveis; “you” e “yours” dizem se é sobre quem lê.

aid-part =
    { $numbered ->
        [yes] { $number }. { $name }
       *[no] { $name }
    }{ $open ->
        [yes] , onde estamos:
        [plain] {""}:
       *[no] { $stands ->
            [done] {" "}(já passou)
            [here] {" "}(em curso)
            [skipped] {" "}(não neste turno)
           *[ahead] {""}
        }: { $gist }
    }
aid-lit = > { $what }
aid-off = (agora não) { $what }
aid-more = Consulte com ?:

aid-gist-receive = Compre as cartas do seu conjunto de perícias.
aid-gist-movement = Vá para algum lugar, ou fique.
aid-gist-action = Faça uma ação, ou nenhuma.
aid-gist-crisis = Compre uma: um teste, uma escolha ou um ataque.
aid-gist-activation = As naves dos ícones da crise são ativadas.
aid-gist-jump = A frota avança, se a crise mandar.
aid-gist-cylon-turn = Compre 2 cartas, mova-se e use um local Cylon.
aid-gist-end-of-turn = Mãos até o limite; com um recurso em 0, derrota.
aid-gist-check = Cartas viradas para baixo, depois um total contra a dificuldade.
aid-gist-vipers = Lançar, mover ou atacar.
aid-gist-ftl = Saltar mais cedo, com risco.
aid-gist-attacks = O que cada face do dado faz.
aid-gist-damage = O que um acerto faz.
aid-gist-reveal = Mostrar uma carta de Cylon.
aid-gist-end = Como cada lado vence, e quanto falta.

# 1 Receber Perícias.
aid-receive = Compre todas as cartas do seu conjunto de perícias, não importa quantas você tenha na mão. Onde diz “ou”, diga antes quantas de cada tipo.
aid-receive-yours = O seu: { $slots }.
aid-receive-sickbay =
    { $you ->
        [yes] Você está na Enfermaria: só 1 carta, de um tipo do seu conjunto de perícias.
       *[no] Quem começa o turno na Enfermaria compra só 1 carta.
    }
aid-receive-cylon = Um Cylon revelado compra, em vez disso, 2 cartas de quaisquer tipos.

# 2 Movimento.
aid-move = Mover-se é opcional. Dentro de uma nave você vai aonde quiser, de graça.
aid-move-costs =
    Entre a Galactica e a Colonial One custa 1 carta de Perícia.{ $yours ->
        [yes] {" "}Você tem { $cards }.
       *[no] {""}
    }
aid-move-viper =
    { $you ->
        [yes] Você está em uma viper: voe até a área vizinha, de graça;
       *[no] Em uma viper: voe até a área vizinha, de graça;
    } ou pouse em qualquer local por 1 carta de Perícia, e a viper volta para a Reserva.
aid-move-brig =
    { $you ->
        [yes] Você está na Prisão e não pode se mover.
       *[no] Quem está na Prisão não se move.
    }
aid-move-hazardous = Ninguém vai para a Enfermaria nem para a Prisão por vontade própria; da Enfermaria você sai andando.
aid-move-closed = Ninguém pode ir para { $ship-the } enquanto uma carta proibir a entrada.
aid-move-damaged =
    Pode-se entrar em um local danificado, mas não usá-lo{ $some ->
        [yes] . Com dano agora: { $places }.
       *[no] {""}.
    }

# 3 Ação.
aid-action =
    Faça uma ação, ou nenhuma.{ $more ->
        [0] {""}
        [1] {" "}Depois dela vem mais 1.
       *[other] {" "}Depois dela vêm mais { $more }.
    }
aid-action-place = Ative o local onde você está.
aid-action-cards = Jogue uma carta de Perícia que seja uma ação.
aid-action-power = Use uma habilidade do seu personagem que seja uma ação.
aid-action-titles = Presidente: compre ou jogue uma carta de Quórum. Almirante: use uma arma nuclear.
aid-action-viper = Em uma viper: voe até a área vizinha, ou ataque uma nave Cylon na sua área.
aid-action-stranded = Você está longe das naves: ainda sem ação.
aid-action-own-cards = Cartas de Perícia: { $cards }.
aid-action-president = Presidente: compre uma carta de Quórum, ou jogue uma das suas { $cards }.
aid-action-admiral = Almirante: uma arma nuclear contra uma base estelar em qualquer área; você tem { $nukes }
aid-action-reveal = Revele uma carta de Cylon, se tiver uma.
aid-can = { $what }: { $text }
aid-cannot = { $what }: { $why }.
aid-cannot-do = { $what }: { $why }.
aid-cannot-card = { $what }, { $why }
aid-not-now = Cartas: { $what }.
aid-why-sickbay = lá não há nada a fazer
aid-why-damaged = tem dano
aid-why-forbidden = uma carta em jogo proíbe
aid-why-too-early = cedo demais na trilha do salto
aid-why-no-cylon-ship = não há nave Cylon no espaço
aid-why-no-civilian-ship = não há nave civil no espaço
aid-why-no-viper = nenhuma viper pode ser lançada ou ativada
aid-why-no-raptor = não resta nenhum raptor
aid-why-no-centurion = não há centurião a bordo
aid-why-no-basestar = não há base estelar no espaço
aid-why-no-nuke = não resta nenhuma
aid-why-no-pilot = só pilotos voam
aid-why-not-president = só para o Presidente
aid-why-attached = seu personagem não o usa
aid-why-company = há mais alguém lá
aid-why-too-few-cards = custaria 2 cartas de Perícia
aid-why-no-prey = só em uma viper com uma nave Cylon na mesma área
aid-why-nothing-broken = nada tem dano onde você está
aid-why-used = já foi usada
aid-why-nobody = não há ninguém a quem se aplique
aid-why-no-card = não há carta para isso
aid-why-no-population = a população é 0
aid-why-sympathizer = fechada para um Simpatizante

# Controle FTL.
aid-ftl = Quem ativa o Controle FTL enquanto a frota está em um dos dois espaços azuis faz com que ela salte na hora. Antes, joga o dado.
aid-ftl-spaces = Com 6 ou menos perde-se população: 3 no primeiro espaço azul, 1 no segundo. Depois a frota salta de qualquer modo.
aid-ftl-now = Agora: { $odds }.
aid-ftl-jumps = a frota salta; { $odds }.
aid-ftl-early = Cedo demais: a frota está no espaço { $space } de { $last }; os azuis são o 4 e o 5.
aid-ftl-damaged = O Controle FTL tem dano: ninguém pode usá-lo até ser reparado. O Salto Automático vem mesmo assim.
aid-ftl-fatal =
    Isso poderia levar a população a 0{ $last ->
        [yes] , e com isso o salto final seria uma derrota.
       *[no] . Com um recurso em 0 no fim do turno, a partida está perdida.
    }

# 4 Crise e o teste.
aid-crisis = Compre a carta do topo do baralho de Crise: um teste de perícia, uma escolha de um jogador ou um ataque dos Cylons.
aid-crisis-chooses = Quem escolhe: { $who }.
aid-crisis-attack = Um ataque: as naves que já estão no espaço são ativadas, depois as novas são colocadas, depois vale a regra especial. Não tem as etapas 5 e 6.
aid-crisis-none = Quem está na Prisão ou é um Cylon revelado não compra crise: nesse caso não há as etapas 4 a 6.
aid-check-read = 1. A carta diz a dificuldade e quais tipos ajudam. As cartas que se jogam antes de um teste são jogadas agora.
aid-check-fate = 2. Entram duas cartas do baralho do Acaso, viradas para baixo.
aid-check-give = 3. A partir da esquerda do jogador atual, que é o último, cada um contribui com quantas cartas quiser, viradas para baixo. Quem está na Prisão e Cylons revelados: no máximo 1.
aid-check-sort = 4. Todas são embaralhadas e viradas para cima. Os tipos que ajudam somam a sua força, os outros a subtraem.
aid-check-total = 5. Um total igual à dificuldade ou maior é um sucesso. Alguns testes têm um resultado intermediário. Depois as cartas são descartadas.
aid-check-destiny =
    Baralho do Acaso: { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    }; quando acaba, é refeito com 2 de cada tipo.

# 5 Naves Cylons.
aid-ships = Os ícones da carta de Crise dizem quais naves são ativadas. Se fossem ativadas agora:
aid-ships-card = Pelos ícones da crise { $card }:
aid-ships-none = A crise { $card } não tem ícone de naves Cylons.
aid-ships-order = Área por área, na ordem que o jogador atual quiser; cada nave de ataque faz a primeira coisa que puder, uma vez. O jogador atual também diz qual nave civil é perdida.
aid-raiders =
    { $raiders } ({ $area }): { $several ->
        [yes] a primeira vai
       *[no] ela vai
    } { $plan }.
aid-no-raiders = Naves de ataque: não há nenhuma no espaço, então { $then }.
aid-launch = Lançamento: { $then }.
aid-heavy = Naves de ataque pesado e centuriões: { $then }.
aid-basestars = Bases estelares: { $then }.

# Vipers.
aid-vipers = Uma ativação é uma destas: lançar uma viper da Reserva na proa ou na popa a bombordo, mover uma para a área vizinha, atacar uma nave Cylon na área dela.
aid-vipers-who = O Comando e o CAG ativam vipers não tripuladas. Pilotos voam em pessoa: a partir do Convés do Hangar, com mais uma ação depois.
aid-vipers-recall = Se não há nenhuma na Reserva, um piloto no Convés do Hangar pode tirar uma não tripulada do espaço.
aid-vipers-now = Reserva: { $ready } para lançar; danificadas: { $damaged }; perdidas de vez: { $destroyed }.
aid-vipers-left =
    { $count ->
        [1] Resta 1 ativação.
       *[other] Restam { $count } ativações.
    }
aid-vipers-hit = Uma viper danificada espera reparo, uma destruída sai da partida; quem a pilota vai para a Enfermaria.

# Ataques.
aid-attacks = Um dado de oito lados, de quem faz a ação; pelas naves Cylons joga o jogador atual.
aid-rolls =
    { $seat-you ->
        [yes] Você joga o dado.
       *[no] { $seat } joga o dado.
    }
aid-bonus = { $by } nesta jogada; nenhum resultado é menor que 1 ou maior que 8.

# Dano.
aid-damage = Galactica: locais com dano, { $count } de { $lose }. Com { $lose }, os humanos perdem na hora.
aid-damage-pool =
    Um acerto revela um de { $count ->
        [1] 1 marcador
       *[other] { $count } marcadores
    }: { $some ->
        [yes] { $places }{ $stores ->
            [yes] , { $resources }
           *[no] {""}
        }
       *[no] { $stores ->
            [yes] { $resources }
           *[no] não resta nenhum
        }
    }.
aid-damage-place = Um local: ninguém pode usá-lo até ser reparado, e todos os que estão lá vão para a Enfermaria.
aid-damage-store = Alimento ou combustível: perde-se 1, e o marcador é removido da partida.
aid-damage-repair = Uma carta Reparo conserta o local onde é jogada; no Convés do Hangar, isso ou até 2 vipers.
aid-damage-basestar =
    Base estelar { $number } ({ $area }): { $points } de { $hull } pontos{ $some ->
        [yes] , { $hits }
       *[no] {""}
    }.
aid-damage-hits = Um acerto em uma base estelar é um destes, e 3 pontos a destroem: { $hits }.
aid-damage-hit = { $name } ({ $text })

# Revelar-se: as primeiras linhas são as mesmas para todos.
aid-reveal = Como ação, mostre uma carta de Cylon e use a habilidade dela, se não estiver na Prisão.
aid-reveal-then = Depois: fique com 3 cartas de Perícia, perca todos os títulos, vá para a Nave de Ressurreição e compre uma super crise.
aid-reveal-ends = Seu turno acaba, e nem nele nem nos seguintes há crise. Se a sua ação vem da Ordem Executiva de alguém, o turno dessa pessoa continua.
aid-reveal-yours =
    { $card }: { $jailed ->
        [yes] na Prisão, sem a habilidade.
       *[no] { $text }
    }
aid-reveal-discards = Você descartaria { $cards } das suas { $hand }.
aid-reveal-heir =
    { $title } seria { $seat-you ->
        [yes] você
       *[no] { $seat }
    }: o primeiro da linha que não é Cylon revelado.
aid-reveal-human = Você não tem carta de Cylon.

# O turno de um Cylon.
aid-cylon-draw = Compre 2 cartas de Perícia de quaisquer tipos.
aid-cylon-move = Vá para qualquer local Cylon, de graça, e use-o como sua ação:
aid-cylon-none = Sem crise, sem naves Cylons, sem salto: nem agora nem nos próximos turnos. O limite da mão é 10.
aid-cylon-check = Em um teste você contribui com no máximo 1 carta, e nenhuma carta é jogada pelo seu texto.

# 6 Salto.
aid-jump-sign = Se a carta de Crise tem o ícone de salto, a frota avança 1 espaço; no último, salta na hora.
aid-jump-card =
    A crise { $card } { $jump ->
        [yes] tem o ícone.
       *[no] não o tem.
    }
aid-jump-space = A frota: { $space }.
aid-jump-leave = 1. Todas as naves saem do espaço: as vipers vão para a Reserva, os pilotos para o Convés do Hangar. Vipers danificadas e centuriões ficam.
aid-jump-chooses =
    2. { $seat-you ->
        [yes] Você compra
       *[no] { $seat } compra
    } { $special ->
        [yes] 3 destinos, como Especialista de Missão,
       *[no] 2 destinos, como Almirante,
    } e escolhe um; { $special ->
        [yes] os outros vão
       *[no] o outro vai
    } para o fundo do baralho.
aid-jump-admiral = 2. O Almirante compra 2 destinos e escolhe um; o outro vai para o fundo do baralho.
aid-jump-card-done = 3. Faz-se o que a carta escolhida diz.
aid-jump-distance =
    4. Conta a distância dela: agora { $distance }. { $slept ->
        [yes] {""}
       *[no] A partir de { $sleepers }, são distribuídas mais cartas de Lealdade.{" "}
    }A partir de { $last }, o próximo salto é o final.
aid-jump-back = 5. A frota volta ao início da trilha; as cartas que valem até o salto são descartadas.
aid-jump-last =
    O próximo salto é o final, e nada é comprado para ele: { $lost ->
        [yes] com { $resources } em 0, os humanos perderiam.
       *[no] com ele os humanos vencem, se todo recurso estiver acima de 0.
    }

# Fim do turno.
aid-end = Cada um fica com no máximo 10 cartas de Perícia, Tyrol com 8 enquanto não for Cylon revelado; cartas de Quórum e de Super Crise não contam.
aid-end-over =
    { $seat-you ->
        [yes] Você tem
       *[no] { $seat } tem
    } { $cards } a mais; o limite é { $limit }.
aid-end-zero = Depois, se um recurso estiver em 0, os humanos perdem. Antes disso ele pode chegar a 0 e se recuperar.
aid-end-lost = Em 0: { $resources }. Se continuar assim, os humanos perdem no fim deste turno.
aid-end-next =
    { $seat-you ->
        [yes] A próxima vez é sua.
       *[no] A próxima vez é de { $seat }.
    }

# Vencer.
aid-win-humans =
    Os humanos vencem { $now ->
        [yes] com o próximo salto
       *[no] com o primeiro salto depois da distância { $last } (agora { $distance }, { $left ->
            [1] falta 1
           *[other] faltam { $left }
        })
    }, se nenhum recurso estiver em 0.
aid-win-jump =
    { $spaces ->
        [0] A frota salta agora
        [1] Falta 1 espaço para o Salto Automático
       *[other] Faltam { $spaces } espaços para o Salto Automático
    }{ $early ->
        [yes] ; o Controle FTL poderia saltar antes.
       *[no] .
    }
aid-win-resource = Os Cylons vencem se um recurso estiver em 0 no fim de um turno: { $dials }.
aid-win-damage =
    Ou com { $lose } locais da Galactica danificados: agora { $count ->
        [0] nenhum
       *[other] { $count }
    }.
aid-win-boarding =
    Ou com um centurião no fim da trilha de Embarque da Tropa: { $some ->
        [yes] { $left ->
            [1] falta 1 espaço
           *[other] faltam { $left } espaços
        } ao mais adiantado.
       *[no] não há nenhum a bordo.
    }
aid-win-sides = Uma carta de Cylon faz de você um Cylon, oculto ou não: você vence com os Cylons, digam o que disserem as suas outras cartas.
