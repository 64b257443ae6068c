# Galactica: só os nomes que diferem dos do português do Brasil. Os que a referência rápida portuguesa dá são usados.

card-crisis-boarding-parties = Grupos de Abordagem
card-crisis-build-cylon-detector = Construir um Detetor de Cylons
card-crisis-colonial-day = Dia das Colónias
card-crisis-crash-landing = Aterragem Forçada
card-crisis-crippled-raider = Raider Avariado
card-crisis-detector-sabotage = Sabotagem do Detetor
card-crisis-low-supplies = Mantimentos Escassos
card-crisis-requested-resignation = Demissão Exigida
card-crisis-send-survey-team = Enviar Equipa de Exploração

card-super-cylon-intruders = Intrusos Cylon
card-super-inbound-nukes = Bombas Nucleares a Caminho

# As regras especiais dos ataques Cylon.
noun-attack-training-new-pilots = Treino de Novos Pilotos
noun-attack-heavy-bombardment = Bombardeamento Pesado

card-skill-consolidate-power = Consolidar Poder
    .text = Ação: compra 2 cartas de Habilidade de qualquer tipo.
card-skill-investigative-committee = Comissão de Inquérito
    .text = Antes de uma verificação de habilidade: todas as cartas desta verificação, também as do Destino, entram de face para cima.
card-skill-executive-order = Ordem Executiva
    .text = Ação: outro jogador move-se e faz uma ação agora, ou faz duas ações sem se mover. Só uma destas ordens por turno.
card-skill-declare-emergency = Declarar Emergência
    .text = Depois de somada uma verificação: a dificuldade desce 2. Só uma por verificação.
card-skill-launch-scout = Lançar Batedor
    .text = Ação: um raptor procura perigos à frente. Lança o dado: com 3 ou mais, vê a carta do topo do deck de Crise ou de Trajeto e deixa-a lá ou põe-na no fundo; com 1 ou 2, o raptor perde-se.
card-skill-strategic-planning = Planeamento Estratégico
    .text = Antes de qualquer lançamento do dado: soma 2 ao resultado. Só uma por lançamento.
card-skill-evasive-maneuvers = Manobras Evasivas
    .text = Depois de um ataque a um viper: o dado do ataque é lançado de novo, com −2 se o viper for pilotado.
card-skill-maximum-firepower = Poder de Fogo Máximo
    .text = Ação, enquanto pilotas um viper: ataca com ele até 4 vezes.
card-skill-repair = Reparação
    .text = Ação: repara a localização onde estás. No Convés do Hangar podes, em vez disso, reparar até 2 vipers danificados.
card-skill-scientific-research = Investigação Científica
    .text = Antes de uma verificação de habilidade: todas as cartas de Engenharia ajudam nesta verificação.

card-character-helo = Karl «Helo» Agathon
    .short = Helo
    .gender = m
card-character-apollo = Lee «Apollo» Adama
    .short = Apollo
    .gender = m
card-character-starbuck = Kara «Starbuck» Thrace
    .short = Starbuck
    .gender = f
card-character-boomer = Sharon «Boomer» Valerii
    .short = Boomer
    .gender = f
card-character-tyrol = «Chefe» Galen Tyrol
    .short = Tyrol
    .gender = m

noun-role-support = apoio
    .f = apoio

card-ability-inspirational-leader = Líder Inspirador
    .text = nas verificações das crises que o próprio Adama comprou, todas as cartas de força 1 ajudam, sejam de que tipo forem.
card-ability-command-authority = Autoridade de Comando
    .text = quando uma verificação termina, Adama pode ficar com todas as cartas dela na mão. Não depois de uma super crise.
card-ability-cylon-hatred = Ódio aos Cylons
    .text = sempre que alguém ativa o Alojamento do Almirante, Tigh pode reduzir em 3 a dificuldade dessa verificação.
card-ability-declare-martial-law = Decretar Lei Marcial
    .text = o Almirante passa a ser também Presidente.
card-ability-alcoholic = Alcoólico
    .text = no início do turno de qualquer jogador, Tigh descarta a mão se ela tiver exatamente 1 carta de Habilidade.
card-ability-eco-officer = Oficial de Contramedidas
    .text = uma vez em cada turno seu, Helo pode mandar lançar um dado de novo; vale o novo resultado.
card-ability-moral-compass = Bússola Moral
    .text = depois de alguém fazer a escolha de uma carta de Crise, Helo pode mudá-la para a outra opção. Não numa super crise.
card-ability-stranded = Deixado para Trás
    .text = Helo fica fora do tabuleiro até começar o seu segundo turno, e não pode mover-se, ser movido nem fazer ações. Depois está no Convés do Hangar.
card-ability-alert-viper-pilot = Piloto de Viper em Alerta
    .text = quando são lançados vipers das Reservas e Apollo está a bordo da Galactica e fora da Prisão, pode pilotar um deles e fazer logo uma ação.
card-ability-cag = CAG
    .text = até 6 ativações de vipers não pilotados.
card-ability-headstrong = Teimoso
    .text = quando Apollo tem de descartar cartas de Habilidade, elas são tiradas ao acaso.
card-ability-expert-pilot = Piloto Experiente
    .text = se Starbuck começar o turno num viper, tem 2 ações.
card-ability-insubordinate = Insubordinada
    .text = uma verificação do Alojamento do Almirante contra Starbuck tem menos 3 de dificuldade.
card-ability-recon = Reconhecimento
    .text = no fim do seu turno, Boomer pode ver a carta do topo do deck de Crise e deixá-la lá ou pô-la no fundo.
card-ability-mysterious-intuition = Intuição Misteriosa
    .text = em vez de se fazer a verificação de uma crise, Boomer pode decidir o resultado: superada ou falhada. Não numa super crise.
card-ability-maintenance-engineer = Engenheiro de Manutenção
    .text = depois de uma carta Reparação no seu próprio turno, Tyrol tem mais uma ação, uma vez por turno.
card-ability-blind-devotion = Devoção Cega
    .text = depois de todos jogarem numa verificação, Tyrol pode escolher um tipo de habilidade: as cartas desse tipo não contam. Não numa super crise.
card-ability-reckless = Imprudente
    .text = Tyrol fica com no máximo 8 cartas de Habilidade.
card-ability-friends-in-low-places = Amigos no Submundo
    .text = sempre que alguém ativa a Administração ou a Prisão, Zarek pode reduzir ou aumentar em 2 a dificuldade dessa verificação.
card-ability-unconventional-tactics = Táticas Não Convencionais
    .text = a frota perde 1 de população e ganha 1 de alimento, combustível ou moral.
card-ability-convicted-criminal = Criminoso Condenado
    .text = Zarek não pode ativar uma localização onde esteja mais alguém, exceto a Prisão.
card-ability-religious-visions = Visões Religiosas
    .text = quando Roslin compra uma crise, vê duas, resolve uma e põe a outra no fundo do deck.
card-ability-skilled-politician = Política Hábil
    .text = compra 4 cartas de Quórum, faz o que uma delas diz e põe as outras no fundo do deck. Roslin não precisa de ser Presidente.
card-ability-terminal-illness = Doença Terminal
    .text = para ativar uma localização, Roslin descarta antes 2 cartas de Habilidade.
card-ability-delusional-intuition = Intuição Delirante
    .text = depois de comprar uma crise, Baltar compra 1 carta de Habilidade de qualquer tipo.
card-ability-cylon-detector = Detetor de Cylons
    .text = vê todas as cartas de Lealdade de outro jogador.
card-ability-coward = Cobarde
    .text = Baltar começa com 2 cartas de Lealdade.

# “.the”: a localização dentro de uma frase; “.in”: com “em”.
place-location-ftl-control = Controlo FTL
    .the = o Controlo FTL
    .in = no Controlo FTL
    .text = A frota salta, se já tiver avançado o suficiente no indicador do salto. Antes, lança o dado: com 6 ou menos, perde-se a população indicada nesse espaço.
place-location-weapons-control = Controlo de Armas
    .the = o Controlo de Armas
    .in = no Controlo de Armas
    .text = A Galactica ataca uma nave Cylon em qualquer zona.
place-location-communications = Comunicações
    .the = as Comunicações
    .in = nas Comunicações
    .text = Vê em segredo 2 naves civis no espaço; depois podes mover cada uma delas para uma zona adjacente.
place-location-research-lab = Laboratório de Investigação
    .the = o Laboratório de Investigação
    .in = no Laboratório de Investigação
    .text = Compra 1 carta de Engenharia ou 1 de Tática.
place-location-command = Comando
    .the = o Comando
    .in = no Comando
    .text = Ativa vipers não pilotados até duas vezes: lançar, mover ou atacar; pode ser o mesmo das duas vezes.
place-location-admirals-quarters = Alojamento do Almirante
    .the = o Alojamento do Almirante
    .in = no Alojamento do Almirante
    .text = Acusa alguém; se a verificação for superada, essa personagem vai para a Prisão.
place-location-hangar-deck = Convés do Hangar
    .the = o Convés do Hangar
    .in = no Convés do Hangar
    .text = Um piloto lança um viper das Reservas e depois tem mais uma ação.
place-location-armory = Arsenal
    .the = o Arsenal
    .in = no Arsenal
    .text = Ataca um centurião a bordo: com 7 ou 8 é destruído.
place-location-sickbay = Enfermaria
    .the = a Enfermaria
    .in = na Enfermaria
    .text = Aqui não há nada a fazer. Quem começa o turno aqui compra só 1 carta de Habilidade.
place-location-brig = Prisão
    .the = a Prisão
    .in = na Prisão
    .text = Tenta sair: se a verificação for superada, vai para uma localização da Galactica. Quem está na Prisão não se move, joga no máximo 1 carta por verificação e não compra crise.
place-location-press-room = Sala de Imprensa
    .the = a Sala de Imprensa
    .in = na Sala de Imprensa
    .text = Compra 2 cartas de Política.
place-location-presidents-office = Gabinete do Presidente
    .the = o Gabinete do Presidente
    .in = no Gabinete do Presidente
    .text = Só o Presidente: compra uma carta de Quórum; depois podes comprar outra ou jogar uma.
place-location-administration = Administração
    .the = a Administração
    .in = na Administração
    .text = Propõe alguém; se a verificação for superada, essa personagem passa a ser Presidente.
place-location-caprica = Cáprica
    .the = Cáprica
    .in = em Cáprica
    .text = Joga a tua super crise; ou compra 2 crises, resolve uma e descarta a outra. Os ícones de naves Cylon e de preparação para o salto não contam.
place-location-cylon-fleet = Frota Cylon
    .the = a Frota Cylon
    .in = na Frota Cylon
    .text = Todas as naves Cylon de um tipo são ativadas; ou cada basestar lança 2 raiders e 1 heavy raider. Fechada para um Simpatizante.
place-location-human-fleet = Frota Humana
    .the = a Frota Humana
    .in = na Frota Humana
    .text = Vê a mão de alguém e tira uma carta dela; depois lança o dado: com 5 ou mais, a Galactica é danificada.
place-location-resurrection-ship = Nave de Ressurreição
    .the = a Nave de Ressurreição
    .in = na Nave de Ressurreição
    .text = Podes trocar a tua super crise. Depois, se a distância for 7 ou menos, dá todas as tuas cartas de Lealdade ocultas a um humano.

place-ship-cylon = localizações Cylon
    .the = as localizações Cylon
    .in = nas localizações Cylon

# Uma zona dentro de uma frase: com artigo, com “em”, com “de”.
place-area-front = frente
    .the = a zona da frente
    .in = na zona da frente
    .of = da zona da frente
place-area-starboard-bow = proa a estibordo
    .the = a zona da proa a estibordo
    .in = na zona da proa a estibordo
    .of = da zona da proa a estibordo
place-area-starboard-aft = popa a estibordo
    .the = a zona da popa a estibordo
    .in = na zona da popa a estibordo
    .of = da zona da popa a estibordo
place-area-rear = retaguarda
    .the = a zona da retaguarda
    .in = na zona da retaguarda
    .of = da zona da retaguarda
place-area-port-aft = popa a bombordo
    .the = a zona da popa a bombordo
    .in = na zona da popa a bombordo
    .of = da zona da popa a bombordo
place-area-port-bow = proa a bombordo
    .the = a zona da proa a bombordo
    .in = na zona da proa a bombordo
    .of = da zona da proa a bombordo

# “.said”: dentro de uma frase, como carta.
card-loyalty-not-a-cylon = Não És um Cylon
    .said = a carta «Não És um Cylon»
    .text = Vences com os humanos, a não ser que outra carta faça de ti um Cylon.
card-loyalty-cylon-brig = És um Cylon (Prisão)
    .said = a carta «És um Cylon» (Prisão)
    .text = Vences com os Cylons. Ao revelares esta carta, fora da Prisão, podes mandar outra personagem a bordo da Galactica para a Prisão.
card-loyalty-cylon-sickbay = És um Cylon (Enfermaria)
    .said = a carta «És um Cylon» (Enfermaria)
    .text = Vences com os Cylons. Ao revelares esta carta, fora da Prisão, podes obrigar outra personagem a bordo da Galactica a descartar 5 cartas de Habilidade e a ir para a Enfermaria.
card-loyalty-cylon-damage = És um Cylon (dano)
    .said = a carta «És um Cylon» (dano)
    .text = Vences com os Cylons. Ao revelares esta carta, fora da Prisão, podes tirar ao acaso 5 marcadores de dano da Galactica e aplicar 2 deles.
card-loyalty-cylon-morale = És um Cylon (moral)
    .said = a carta «És um Cylon» (moral)
    .text = Vences com os Cylons. Ao revelares esta carta, fora da Prisão, podes reduzir o moral em 1.
card-loyalty-sympathizer = És um Simpatizante
    .said = a carta «És um Simpatizante»
    .text = É mostrada assim que é distribuída. Se um recurso estiver na zona vermelha, vais para a Prisão e continuas do lado dos humanos; se nenhum estiver, passas a ser um Cylon revelado, sem super crise e sem a Frota Cylon.

place-icon-raiders = os raiders são ativados
place-icon-launch-raiders = as basestars lançam raiders
place-icon-heavy-raiders = os heavy raiders e os centuriões são ativados
place-icon-basestars = as basestars atacam a Galactica

place-deck-crisis = deck de Crise
place-deck-destination = deck de Trajeto
place-deck-quorum = deck de Quórum
place-deck-super-crisis = deck de Super Crise
place-deck-politics = deck de { place-type-politics }
place-deck-leadership = deck de { place-type-leadership }
place-deck-tactics = deck de { place-type-tactics }
place-deck-piloting = deck de { place-type-piloting }
place-deck-engineering = deck de { place-type-engineering }
card-hit-disabled-hangar = Hangar Danificado
    .text = esta basestar não lança naves
card-hit-disabled-weapons = Armas Danificadas
    .text = esta basestar não ataca a Galactica
card-hit-structural-damage = Dano Estrutural
    .text = +2 em cada lançamento de ataque contra esta basestar

result-pass = superada
result-partial = parcialmente superada
result-fail = falhada

# Peças contadas. “.hurt”: com o verbo a concordar; “.fallen”: uma que se perde.
count-basestar =
    { $count ->
        [1] { $count } basestar
       *[other] { $count } basestars
    }
    .fallen = Uma basestar é destruída
count-heavy-raider =
    { $count ->
        [1] { $count } heavy raider
       *[other] { $count } heavy raiders
    }
    .fallen = Um heavy raider é destruído
count-raider =
    { $count ->
        [1] { $count } raider
       *[other] { $count } raiders
    }
    .fallen = Um raider é destruído
count-raptor =
    { $count ->
        [1] { $count } raptor
       *[other] { $count } raptors
    }
    .fallen = Um raptor é destruído
count-viper =
    { $count ->
        [1] { $count } viper
       *[other] { $count } vipers
    }
    .hurt =
        { $count ->
            [1] é danificado { $count } viper
           *[other] são danificados { $count } vipers
        }
    .fallen = Um viper é destruído
count-civilian =
    { $count ->
        [1] { $count } nave civil
       *[other] { $count } naves civis
    }
    .fallen = Uma nave civil é destruída
count-nuke =
    { $count ->
        [1] { $count } bomba nuclear
       *[other] { $count } bombas nucleares
    }
count-skill-card =
    { $count ->
        [1] { $count } carta de Habilidade
       *[other] { $count } cartas de Habilidade
    }
    .drawn =
        { $count ->
            [1] { $count } carta de Habilidade ao acaso
           *[other] { $count } cartas de Habilidade ao acaso
        }

where-flying = num viper ({ $area })
prey-raider = um raider
prey-heavy-raider = um heavy raider
prey-basestar = a basestar { $number }
