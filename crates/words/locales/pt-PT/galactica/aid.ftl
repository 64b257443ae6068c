# Galactica: a referência rápida; só o que difere do português do Brasil. O que vale nesta mesa está em variáveis; “you” e “yours” dizem se é
# sobre quem lê.

aid-more = Consulta com ?:

aid-gist-receive = Compra as cartas do teu conjunto de habilidades.
aid-gist-movement = Vai para algum lado, ou fica.
aid-gist-action = Faz uma ação, ou nenhuma.
aid-gist-crisis = Compra uma: uma verificação, uma escolha ou um ataque.
aid-gist-jump = A frota avança, se a crise o mandar.
aid-gist-cylon-turn = Compra 2 cartas, move-te e usa uma localização Cylon.
aid-gist-end-of-turn = Mãos até ao limite; com um recurso a 0, derrota.
aid-gist-check = Cartas de face para baixo, depois um total contra a dificuldade.
aid-gist-damage = O que um impacto faz.

# 1 Receber Habilidades.
aid-receive = Compra todas as cartas do teu conjunto de habilidades, tenhas as que tiveres. Onde diz «ou», escolhe antes quantas de cada tipo.
aid-receive-yours = O teu: { $slots }.
aid-receive-sickbay =
    { $you ->
        [yes] Estás na Enfermaria: só 1 carta, de um tipo do teu conjunto de habilidades.
       *[no] Quem começa o turno na Enfermaria compra só 1 carta.
    }
aid-receive-cylon = Um Cylon revelado compra, em vez disso, 2 cartas de qualquer tipo.

# 2 Movimento.
aid-move = Mover-se é opcional. Dentro de uma nave vais aonde quiseres, grátis.
aid-move-costs =
    Entre a Galactica e a Colonial One custa 1 carta de Habilidade.{ $yours ->
        [yes] {" "}Tens { $cards }.
       *[no] {""}
    }
aid-move-viper =
    { $you ->
        [yes] Estás num viper: voa até à zona adjacente, grátis;
       *[no] Num viper: voa até à zona adjacente, grátis;
    } ou aterra em qualquer localização por 1 carta de Habilidade, e o viper volta para as Reservas.
aid-move-brig =
    { $you ->
        [yes] Estás na Prisão e não te podes mover.
       *[no] Quem está na Prisão não se move.
    }
aid-move-hazardous = Ninguém vai para a Enfermaria nem para a Prisão por vontade própria; da Enfermaria sai-se pelo próprio pé.
aid-move-damaged =
    Pode-se entrar numa localização danificada, mas não usá-la{ $some ->
        [yes] . Com dano agora: { $places }.
       *[no] {""}.
    }

# 3 Ação.
aid-action =
    Faz uma ação, ou nenhuma.{ $more ->
        [0] {""}
        [1] {" "}Depois dela vem mais 1.
       *[other] {" "}Depois dela vêm mais { $more }.
    }
aid-action-place = Ativa a localização onde estás.
aid-action-cards = Joga uma carta de Habilidade que seja uma ação.
aid-action-power = Usa um poder da tua personagem que seja uma ação.
aid-action-titles = Presidente: compra ou joga uma carta de Quórum. Almirante: usa uma bomba nuclear.
aid-action-viper = Num viper: voa até à zona adjacente, ou ataca uma nave Cylon na tua zona.
aid-action-stranded = Estás longe das naves: ainda sem ação.
aid-action-own-cards = Cartas de Habilidade: { $cards }.
aid-action-president = Presidente: compra uma carta de Quórum, ou joga uma das tuas { $cards }.
aid-action-admiral = Almirante: uma bomba nuclear contra uma basestar em qualquer zona; tens { $nukes }
aid-action-reveal = Revela uma carta de Cylon, se tiveres uma.
aid-why-forbidden = uma carta em jogo proíbe-o
aid-why-too-early = demasiado cedo no indicador do salto
aid-why-no-viper = nenhum viper pode ser lançado ou ativado
aid-why-no-basestar = não há basestars no espaço
aid-why-attached = a tua personagem não o usa
aid-why-company = está lá mais alguém
aid-why-too-few-cards = custaria 2 cartas de Habilidade
aid-why-no-prey = só num viper com uma nave Cylon na mesma zona
aid-why-nothing-broken = não há nada danificado onde estás
aid-why-used = já foi usado

# Controlo FTL.
aid-ftl = Quem ativa o Controlo FTL enquanto a frota está num dos dois espaços azuis faz com que ela salte de imediato. Antes, lança o dado.
aid-ftl-spaces = Com 6 ou menos perde-se população: 3 no primeiro espaço azul, 1 no segundo. Depois a frota salta na mesma.
aid-ftl-early = Demasiado cedo: a frota está no espaço { $space } de { $last }; os azuis são o 4 e o 5.
aid-ftl-damaged = O Controlo FTL está danificado: ninguém o pode usar até ser reparado. O Salto Automático acontece na mesma.
aid-ftl-fatal =
    Isso poderia levar a população a 0{ $last ->
        [yes] , e com isso o salto final seria uma derrota.
       *[no] . Com um recurso a 0 no fim do turno, o jogo está perdido.
    }

# 4 Crise e a verificação.
aid-crisis = Compra a carta do topo do deck de Crise: uma verificação de habilidade, uma escolha de um jogador ou um ataque Cylon.
aid-crisis-attack = Um ataque: as naves que já estão no espaço são ativadas, depois colocam-se as novas, depois vale a regra especial. Não tem os passos 5 e 6.
aid-crisis-none = Quem está na Prisão ou é um Cylon revelado não compra crise: nesse caso não há os passos 4 a 6.
aid-check-read = 1. A carta diz a dificuldade e que tipos ajudam. As cartas que se jogam antes de uma verificação são jogadas agora.
aid-check-fate = 2. Entram duas cartas do deck de Destino, de face para baixo.
aid-check-give = 3. A começar à esquerda do jogador corrente, que é o último, cada um joga as cartas que quiser, de face para baixo. Quem está na Prisão e os Cylons revelados: no máximo 1.
aid-check-sort = 4. Todas são baralhadas e viradas. Os tipos que ajudam somam a sua força, os outros subtraem-na.
aid-check-total = 5. Com um total igual ou superior à dificuldade, a verificação é superada. Algumas têm um resultado intermédio. Depois as cartas são descartadas.
aid-check-destiny =
    Deck de Destino: { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    }; quando acaba, é refeito com 2 de cada tipo.

# 5 Naves Cylon.
aid-ships = Os ícones da carta de Crise dizem que naves são ativadas. Se fossem ativadas agora:
aid-ships-none = A crise { $card } não tem ícone de naves Cylon.
aid-ships-order = Zona a zona, pela ordem que o jogador corrente quiser; cada raider faz a primeira coisa que puder, uma vez. O jogador corrente também escolhe que nave civil se perde.
aid-raiders =
    { $raiders } ({ $area }): { $several ->
        [yes] o primeiro vai
       *[no] ele vai
    } { $plan }.
aid-no-raiders = Raiders: não há nenhum no espaço, por isso { $then }.
aid-heavy = Heavy raiders e centuriões: { $then }.
aid-basestars = Basestars: { $then }.

# Vipers.
aid-vipers = Uma ativação é uma destas: lançar um viper das Reservas na proa ou na popa a bombordo, mover um para a zona adjacente, atacar uma nave Cylon na zona dele.
aid-vipers-who = O Comando e o CAG ativam vipers não pilotados. Os pilotos voam em pessoa: a partir do Convés do Hangar, com mais uma ação depois.
aid-vipers-recall = Se não houver nenhum nas Reservas, um piloto no Convés do Hangar pode tirar um não pilotado do espaço.
aid-vipers-now = Reservas: { $ready } para lançar; danificados: { $damaged }; perdidos de vez: { $destroyed }.
aid-vipers-hit = Um viper danificado espera por reparação, um destruído sai do jogo; quem o pilota vai para a Enfermaria.

# Ataques.
aid-attacks = Um dado de oito lados, de quem faz a ação; pelas naves Cylon lança o jogador corrente.
aid-rolls =
    { $seat-you ->
        [yes] Lanças tu o dado.
       *[no] { $seat } lança o dado.
    }
aid-bonus = { $by } neste lançamento; nenhum resultado é menor que 1 ou maior que 8.

# Dano.
aid-damage = Galactica: localizações com dano, { $count } de { $lose }. Com { $lose }, os humanos perdem de imediato.
aid-damage-pool =
    Um impacto revela um de { $count ->
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
aid-damage-place = Uma localização: ninguém a pode usar até ser reparada, e todos os que lá estão vão para a Enfermaria.
aid-damage-store = Alimento ou combustível: perde-se 1, e o marcador sai do jogo.
aid-damage-repair = Uma carta Reparação repara a localização onde é jogada; no Convés do Hangar, isso ou até 2 vipers.
aid-damage-basestar =
    Basestar { $number } ({ $area }): { $points } de { $hull } pontos{ $some ->
        [yes] , { $hits }
       *[no] {""}
    }.
aid-damage-hits = Um impacto numa basestar é um destes, e 3 pontos destroem-na: { $hits }.

# Revelar-se: as primeiras linhas são as mesmas para todos.
aid-reveal = Como ação, mostra uma carta de Cylon e usa o poder dela, se não estiveres na Prisão.
aid-reveal-then = Depois: fica com 3 cartas de Habilidade, perde todos os títulos, vai para a Nave de Ressurreição e compra uma super crise.
aid-reveal-ends = O teu turno acaba, e nem nele nem nos seguintes há crise. Se a tua ação vem da Ordem Executiva de alguém, o turno dessa pessoa continua.
aid-reveal-yours =
    { $card }: { $jailed ->
        [yes] na Prisão, sem o poder.
       *[no] { $text }
    }
aid-reveal-discards = Descartarias { $cards } das tuas { $hand }.
aid-reveal-heir =
    { $title } { $seat-you ->
        [yes] serias tu
       *[no] seria { $seat }
    }: o primeiro da linha que não é Cylon revelado.
aid-reveal-human = Não tens nenhuma carta de Cylon.

# O turno de um Cylon.
aid-cylon-draw = Compra 2 cartas de Habilidade de qualquer tipo.
aid-cylon-move = Vai para qualquer localização Cylon, grátis, e usa-a como a tua ação:
aid-cylon-none = Sem crise, sem naves Cylon, sem salto: nem agora nem nos próximos turnos. O limite da mão é 10.
aid-cylon-check = Numa verificação jogas no máximo 1 carta, e nenhuma carta é jogada pelo texto.

# 6 Salto.
aid-jump-sign = Uma carta de Crise com o ícone de preparação para o salto faz a frota avançar 1 espaço; no espaço final, ela salta de imediato.
aid-jump-leave = 1. Todas as naves saem do espaço: os vipers vão para as Reservas, os pilotos para o Convés do Hangar. Vipers danificados e centuriões ficam.
aid-jump-chooses =
    2. { $seat-you ->
        [yes] Compras
       *[no] { $seat } compra
    } { $special ->
        [yes] 3 cartas de Trajeto, como Especialista de Missão,
       *[no] 2 cartas de Trajeto, como Almirante,
    } e { $seat-you ->
        [yes] escolhes uma
       *[no] escolhe uma
    }; { $special ->
        [yes] as outras vão
       *[no] a outra vai
    } para o fundo do deck.
aid-jump-admiral = 2. O Almirante compra 2 cartas de Trajeto e escolhe uma; a outra vai para o fundo do deck.
aid-jump-back = 5. A frota volta ao início do indicador; as cartas que valem até ao salto são descartadas.
aid-jump-last =
    O próximo salto é o final, e nada se compra para ele: { $lost ->
        [yes] com { $resources } a 0, os humanos perderiam.
       *[no] com ele os humanos vencem, se todos os recursos estiverem acima de 0.
    }

# Fim do turno.
aid-end = Cada um fica com no máximo 10 cartas de Habilidade, Tyrol com 8 enquanto não for Cylon revelado; cartas de Quórum e de Super Crise não contam.
aid-end-over =
    { $seat-you ->
        [yes] Tens
       *[no] { $seat } tem
    } { $cards } a mais; o limite é { $limit }.
aid-end-zero = Depois, se um recurso estiver a 0, os humanos perdem. Antes disso pode chegar a 0 e recuperar.
aid-end-lost = A 0: { $resources }. Se continuar assim, os humanos perdem no fim deste turno.
aid-end-next =
    { $seat-you ->
        [yes] A seguir é a tua vez.
       *[no] A seguir é a vez de { $seat }.
    }

# Vencer.
aid-win-humans =
    Os humanos vencem { $now ->
        [yes] com o próximo salto
       *[no] com o primeiro salto depois da distância { $last } (agora { $distance }, { $left ->
            [1] falta 1
           *[other] faltam { $left }
        })
    }, se nenhum recurso estiver a 0.
aid-win-jump =
    { $spaces ->
        [0] A frota salta agora
        [1] Falta 1 espaço para o Salto Automático
       *[other] Faltam { $spaces } espaços para o Salto Automático
    }{ $early ->
        [yes] ; o Controlo FTL poderia saltar antes.
       *[no] .
    }
aid-win-resource = Os Cylons vencem se um recurso estiver a 0 no fim de um turno: { $dials }.
aid-win-damage =
    Ou com { $lose } localizações da Galactica danificadas: agora { $count ->
        [0] nenhuma
       *[other] { $count }
    }.
aid-win-boarding =
    Ou com um centurião no fim do indicador de Centuriões a Bordo: { $some ->
        [yes] { $left ->
            [1] falta 1 espaço
           *[other] faltam { $left } espaços
        } ao mais adiantado.
       *[no] não há nenhum a bordo.
    }
aid-win-sides = Uma carta de Cylon faz de ti um Cylon, oculto ou não: vences com os Cylons, digam o que disserem as tuas outras cartas.
