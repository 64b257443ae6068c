# Galactica: os nomes das cartas, das pessoas, dos lugares e das peças. Nomes são fatos: os que o manual brasileiro dá são usados.

card-crisis-a-traitor-accused = Traidor Acusado
card-crisis-admiral-grilled = Almirante Interrogado
card-crisis-ambush = Emboscada
card-crisis-analyze-enemy-fighter = Analisar o Caça Inimigo
card-crisis-besieged = Sitiados
card-crisis-boarding-parties = Tropas de Embarque
card-crisis-bomb-threat = Ameaça de Bomba
card-crisis-build-cylon-detector = Construir um Detector de Cylons
card-crisis-colonial-day = Dia das Colônias
card-crisis-crash-landing = Pouso Forçado
card-crisis-crippled-raider = Nave de Ataque Avariada
card-crisis-cylon-accusation = Acusação de Ser Cylon
card-crisis-cylon-screenings = Triagem de Cylons
card-crisis-cylon-swarm = Enxame Cylon
card-crisis-cylon-tracking-device = Rastreador Cylon
card-crisis-cylon-virus = Vírus Cylon
card-crisis-declare-martial-law = Decretar Lei Marcial
card-crisis-detector-sabotage = Sabotagem do Detector
card-crisis-elections-loom = Eleições à Vista
card-crisis-food-shortage = Escassez de Comida
card-crisis-forced-water-mining = Extração Forçada de Água
card-crisis-fulfiller-of-prophecy = Cumpridor da Profecia
card-crisis-guilt-by-collusion = Culpa por Cumplicidade
card-crisis-hangar-accident = Acidente no Hangar
card-crisis-heavy-assault = Ofensiva Pesada
card-crisis-informing-the-public = Informar o Público
card-crisis-jammed-assault = Ataque com Interferência
card-crisis-jump-computer-failure = Falha no Computador de Salto
card-crisis-keep-tabs-on-visitor = Vigiar o Visitante
card-crisis-legendary-discovery = Descoberta Lendária
card-crisis-loss-of-a-friend = Perda de um Amigo
card-crisis-low-supplies = Suprimentos Escassos
card-crisis-mandatory-testing = Exames Obrigatórios
card-crisis-missing-g4-explosives = Explosivos G4 Desaparecidos
card-crisis-network-computers = Computadores em Rede
card-crisis-prison-labor = Trabalho Prisional
card-crisis-prisoner-revolt = Revolta dos Prisioneiros
card-crisis-raiding-party = Grupo de Incursão
card-crisis-requested-resignation = Renúncia Exigida
card-crisis-rescue-caprica-survivors = Resgatar os Sobreviventes de Cáprica
card-crisis-rescue-mission-raiders-jump = Missão de Resgate
card-crisis-rescue-mission-basestars-jump = Missão de Resgate
card-crisis-rescue-the-fleet = Resgatar a Frota
card-crisis-resistance = Resistência
card-crisis-riots-basestars-jump = Tumultos
card-crisis-riots-launch-raiders = Tumultos
card-crisis-scouting-for-fuel = Em Busca de Combustível
card-crisis-scouting-for-water = Em Busca de Água
card-crisis-security-breach = Falha de Segurança
card-crisis-send-survey-team = Enviar Equipe de Exploração
card-crisis-sleep-deprivation = Privação de Sono
card-crisis-surrounded = Cercados
card-crisis-tactical-strike = Ataque Tático
card-crisis-terrorist-bomber = Atentado Terrorista
card-crisis-terrorist-investigations = Investigações sobre Terrorismo
card-crisis-the-olympic-carrier = A Olympic Carrier
card-crisis-thirty-three = Trinta e Três
card-crisis-unexpected-reunion = Reencontro Inesperado
card-crisis-unidentified-ship = Nave Não Identificada
card-crisis-water-sabotaged = Água Sabotada
card-crisis-water-shortage-basestars-jump = Escassez de Água
card-crisis-water-shortage-raiders-jump = Escassez de Água
card-crisis-water-shortage-basestars = Escassez de Água
card-crisis-weapon-malfunction = Falha nas Armas
card-crisis-witch-hunt = Caça às Bruxas

card-super-bomb-on-colonial-1 = Bomba na Colonial One
card-super-cylon-intruders = Intrusos Cylons
card-super-fleet-mobilization = Mobilização da Frota
card-super-inbound-nukes = Armas Nucleares a Caminho
card-super-massive-assault = Ofensiva Maciça

# As regras especiais dos ataques dos Cylons.
noun-attack-training-new-pilots = Treinamento de Novos Pilotos
noun-attack-heavy-casualties = Baixas Pesadas
noun-attack-surprise-assault = Ataque Surpresa
noun-attack-massive-deployment = Lançamento em Massa
noun-attack-heavy-bombardment = Bombardeio Pesado
noun-attack-communications-jamming = Interferência nas Comunicações
noun-attack-ftl-failure = Falha do FTL
noun-attack-panic = Pânico
noun-attack-hangar-assault = Ataque ao Hangar
noun-attack-relentless-pursuit = Perseguição Implacável
noun-attack-power-failure = Falha de Energia

card-quorum-accept-prophecy = Aceitar a Profecia
card-quorum-arrest-order = Ordem de Prisão
card-quorum-assign-arbitrator = Nomear Árbitro
card-quorum-assign-mission-specialist = Nomear Especialista de Missão
card-quorum-assign-vice-president = Nomear Vice-Presidente
card-quorum-authorization-of-brutal-force = Autorização de Força Bruta
card-quorum-encourage-mutiny = Incitar ao Motim
card-quorum-food-rationing = Racionamento de Comida
card-quorum-inspirational-speech = Discurso Inspirador
card-quorum-presidential-pardon = Indulto Presidencial
card-quorum-release-cylon-mugshots = Divulgar Fotos dos Cylons

card-destination-asteroid-field = Campo de Asteroides
card-destination-barren-planet = Planeta Estéril
card-destination-cylon-ambush = Emboscada Cylon
card-destination-cylon-refinery = Refinaria Cylon
card-destination-deep-space = Espaço Profundo
card-destination-desolate-moon = Lua Desolada
card-destination-icy-moon = Lua Gelada
card-destination-ragnar-anchorage = Ancoradouro de Ragnar
card-destination-remote-planet = Planeta Remoto
card-destination-tylium-planet = Planeta de Tylium
card-skill-consolidate-power = Consolidar Poder
    .text = Ação: compre 2 cartas de Perícia de quaisquer tipos.
card-skill-investigative-committee = Comissão de Inquérito
    .text = Antes de um teste de perícia: todas as cartas deste teste, também as do Acaso, entram viradas para cima.
card-skill-executive-order = Ordem Executiva
    .text = Ação: outro jogador se move e faz uma ação agora, ou faz duas ações sem se mover. Só uma dessas ordens por turno.
card-skill-declare-emergency = Declarar Emergência
    .text = Depois de somadas as cartas de um teste: a dificuldade cai em 2. Só uma por teste.
card-skill-launch-scout = Lançar Batedor
    .text = Ação: um raptor procura perigos à frente. Jogue o dado: com 3 ou mais, olhe a carta do topo do baralho de Crise ou de Destinos e deixe-a ali ou coloque-a no fundo; com 1 ou 2, o raptor é perdido.
card-skill-strategic-planning = Planejamento Estratégico
    .text = Antes de qualquer jogada de dado: o resultado aumenta em 2. Só uma por jogada.
card-skill-evasive-maneuvers = Manobras Evasivas
    .text = Depois de um ataque a uma viper: o dado do ataque é jogado de novo, com −2 se a viper tiver piloto.
card-skill-maximum-firepower = Poder de Fogo Máximo
    .text = Ação, enquanto você pilota uma viper: ataque com ela até 4 vezes.
card-skill-repair = Reparo
    .text = Ação: repare o local onde você está. No Convés do Hangar, em vez disso, você pode reparar até 2 vipers danificadas.
card-skill-scientific-research = Pesquisa Científica
    .text = Antes de um teste de perícia: toda carta de Engenharia ajuda neste teste.

# Uma carta de Perícia por inteiro, e em poucas palavras (“.short”) onde muitas são listadas.
card-skill-consolidate-power-1 = { card-skill-consolidate-power } ({ place-type-politics } 1)
    .short = { place-type-politics } 1
card-skill-consolidate-power-2 = { card-skill-consolidate-power } ({ place-type-politics } 2)
    .short = { place-type-politics } 2
card-skill-investigative-committee-3 = { card-skill-investigative-committee } ({ place-type-politics } 3)
    .short = { place-type-politics } 3
card-skill-investigative-committee-4 = { card-skill-investigative-committee } ({ place-type-politics } 4)
    .short = { place-type-politics } 4
card-skill-investigative-committee-5 = { card-skill-investigative-committee } ({ place-type-politics } 5)
    .short = { place-type-politics } 5
card-skill-executive-order-1 = { card-skill-executive-order } ({ place-type-leadership } 1)
    .short = { place-type-leadership } 1
card-skill-executive-order-2 = { card-skill-executive-order } ({ place-type-leadership } 2)
    .short = { place-type-leadership } 2
card-skill-declare-emergency-3 = { card-skill-declare-emergency } ({ place-type-leadership } 3)
    .short = { place-type-leadership } 3
card-skill-declare-emergency-4 = { card-skill-declare-emergency } ({ place-type-leadership } 4)
    .short = { place-type-leadership } 4
card-skill-declare-emergency-5 = { card-skill-declare-emergency } ({ place-type-leadership } 5)
    .short = { place-type-leadership } 5
card-skill-launch-scout-1 = { card-skill-launch-scout } ({ place-type-tactics } 1)
    .short = { place-type-tactics } 1
card-skill-launch-scout-2 = { card-skill-launch-scout } ({ place-type-tactics } 2)
    .short = { place-type-tactics } 2
card-skill-strategic-planning-3 = { card-skill-strategic-planning } ({ place-type-tactics } 3)
    .short = { place-type-tactics } 3
card-skill-strategic-planning-4 = { card-skill-strategic-planning } ({ place-type-tactics } 4)
    .short = { place-type-tactics } 4
card-skill-strategic-planning-5 = { card-skill-strategic-planning } ({ place-type-tactics } 5)
    .short = { place-type-tactics } 5
card-skill-evasive-maneuvers-1 = { card-skill-evasive-maneuvers } ({ place-type-piloting } 1)
    .short = { place-type-piloting } 1
card-skill-evasive-maneuvers-2 = { card-skill-evasive-maneuvers } ({ place-type-piloting } 2)
    .short = { place-type-piloting } 2
card-skill-maximum-firepower-3 = { card-skill-maximum-firepower } ({ place-type-piloting } 3)
    .short = { place-type-piloting } 3
card-skill-maximum-firepower-4 = { card-skill-maximum-firepower } ({ place-type-piloting } 4)
    .short = { place-type-piloting } 4
card-skill-maximum-firepower-5 = { card-skill-maximum-firepower } ({ place-type-piloting } 5)
    .short = { place-type-piloting } 5
card-skill-repair-1 = { card-skill-repair } ({ place-type-engineering } 1)
    .short = { place-type-engineering } 1
card-skill-repair-2 = { card-skill-repair } ({ place-type-engineering } 2)
    .short = { place-type-engineering } 2
card-skill-scientific-research-3 = { card-skill-scientific-research } ({ place-type-engineering } 3)
    .short = { place-type-engineering } 3
card-skill-scientific-research-4 = { card-skill-scientific-research } ({ place-type-engineering } 4)
    .short = { place-type-engineering } 4
card-skill-scientific-research-5 = { card-skill-scientific-research } ({ place-type-engineering } 5)
    .short = { place-type-engineering } 5
place-type-politics = Política
place-type-leadership = Liderança
place-type-tactics = Tática
place-type-piloting = Pilotagem
place-type-engineering = Engenharia

card-character-william-adama = William Adama
    .short = Adama
    .gender = m
card-character-saul-tigh = Saul Tigh
    .short = Tigh
    .gender = m
card-character-helo = Karl “Helo” Agathon
    .short = Helo
    .gender = m
card-character-apollo = Lee “Apollo” Adama
    .short = Apollo
    .gender = m
card-character-starbuck = Kara “Starbuck” Thrace
    .short = Starbuck
    .gender = f
card-character-boomer = Sharon “Boomer” Valerii
    .short = Boomer
    .gender = f
card-character-tyrol = “Chefe” Galen Tyrol
    .short = Tyrol
    .gender = m
card-character-tom-zarek = Tom Zarek
    .short = Zarek
    .gender = m
card-character-laura-roslin = Laura Roslin
    .short = Roslin
    .gender = f
card-character-gaius-baltar = Gaius Baltar
    .short = Baltar
    .gender = m

# “.f”: de uma mulher.
noun-role-military-leader = líder militar
    .f = líder militar
noun-role-pilot = piloto
    .f = piloto
noun-role-support = suporte
    .f = suporte
noun-role-political-leader = líder político
    .f = líder política

card-ability-inspirational-leader = Líder Inspirador
    .text = nos testes das crises que o próprio Adama comprou, toda carta de força 1 ajuda, seja de que tipo for.
card-ability-command-authority = Autoridade de Comando
    .text = quando um teste termina, Adama pode pegar para a mão todas as cartas dele. Não vale depois de uma super crise.
card-ability-emotionally-attached = Apego Emocional
    .text = Adama não pode ativar o Alojamento do Almirante.
card-ability-cylon-hatred = Ódio aos Cylons
    .text = sempre que alguém ativa o Alojamento do Almirante, Tigh pode reduzir em 3 a dificuldade desse teste.
card-ability-declare-martial-law = Decretar Lei Marcial
    .text = o Almirante vira também Presidente.
card-ability-alcoholic = Alcoólatra
    .text = no início do turno de qualquer jogador, Tigh descarta a mão se ela for de exatamente 1 carta de Perícia.
card-ability-eco-officer = Oficial de Contramedidas
    .text = uma vez em cada turno seu, Helo pode mandar jogar um dado de novo; vale o novo resultado.
card-ability-moral-compass = Bússola Moral
    .text = depois que alguém faz a escolha de uma carta de Crise, Helo pode mudá-la para a outra opção. Não vale em uma super crise.
card-ability-stranded = Deixado para Trás
    .text = Helo fica fora do tabuleiro até começar o seu segundo turno, e não pode se mover, ser movido nem fazer ações. Depois está no Convés do Hangar.
card-ability-alert-viper-pilot = Piloto de Viper em Alerta
    .text = quando vipers são lançadas da Reserva e Apollo está a bordo da Galactica e fora da Prisão, ele pode assumir uma delas e fazer logo uma ação.
card-ability-cag = CAG
    .text = até 6 ativações de vipers não tripuladas.
card-ability-headstrong = Teimoso
    .text = quando Apollo tem de descartar cartas de Perícia, elas são sorteadas.
card-ability-expert-pilot = Piloto Experiente
    .text = se Starbuck começa o turno em uma viper, tem 2 ações.
card-ability-secret-destiny = Destino Secreto
    .text = quando uma crise é revelada, Starbuck pode mandar descartá-la e comprar outra. Não vale para uma super crise.
card-ability-insubordinate = Insubordinada
    .text = a dificuldade de um teste do Alojamento do Almirante contra Starbuck cai em 3.
card-ability-recon = Reconhecimento
    .text = no fim do seu turno, Boomer pode olhar a carta do topo do baralho de Crise e deixá-la ali ou colocá-la no fundo.
card-ability-mysterious-intuition = Intuição Misteriosa
    .text = em vez de fazer o teste de uma crise, Boomer pode escolher o resultado: sucesso ou falha. Não vale em uma super crise.
card-ability-sleeper-agent = Agente Adormecida
    .text = a meio caminho de Kobol, Boomer recebe 2 cartas de Lealdade em vez de 1 e depois vai para a Prisão.
card-ability-maintenance-engineer = Engenheiro de Manutenção
    .text = depois de uma carta Reparo no seu próprio turno, Tyrol tem mais uma ação, uma vez por turno.
card-ability-blind-devotion = Devoção Cega
    .text = depois que todos contribuíram para um teste, Tyrol pode dizer um tipo: as cartas desse tipo não contam. Não vale em uma super crise.
card-ability-reckless = Imprudente
    .text = Tyrol fica com no máximo 8 cartas de Perícia.
card-ability-friends-in-low-places = Amigos no Submundo
    .text = sempre que alguém ativa a Administração ou a Prisão, Zarek pode reduzir ou aumentar em 2 a dificuldade desse teste.
card-ability-unconventional-tactics = Táticas Não Convencionais
    .text = perca 1 de população e ganhe 1 de alimento, combustível ou moral.
card-ability-convicted-criminal = Criminoso Condenado
    .text = Zarek não pode ativar um local onde haja mais alguém, exceto a Prisão.
card-ability-religious-visions = Visões Religiosas
    .text = quando Roslin compra uma crise, vê duas, resolve uma e coloca a outra no fundo do baralho.
card-ability-skilled-politician = Política Hábil
    .text = compre 4 cartas de Quórum, faça o que uma delas diz e coloque as outras no fundo do baralho. Roslin não precisa ser Presidente.
card-ability-terminal-illness = Doença Terminal
    .text = para ativar um local, Roslin antes descarta 2 cartas de Perícia.
card-ability-delusional-intuition = Intuição Delirante
    .text = depois de comprar uma crise, Baltar compra 1 carta de Perícia de qualquer tipo.
card-ability-cylon-detector = Detector de Cylons
    .text = olhe todas as cartas de Lealdade de outro jogador.
card-ability-coward = Covarde
    .text = Baltar começa com 2 cartas de Lealdade.

# “.the”: o local dentro de uma frase; “.in”: com “em”.
place-location-ftl-control = Controle FTL
    .the = o Controle FTL
    .in = no Controle FTL
    .text = A frota salta, se já avançou o bastante na trilha do salto. Antes, jogue o dado: com 6 ou menos, perde-se a população indicada ali.
place-location-weapons-control = Controle de Armas
    .the = o Controle de Armas
    .in = no Controle de Armas
    .text = A Galactica ataca uma nave Cylon em qualquer área.
place-location-communications = Comunicações
    .the = as Comunicações
    .in = nas Comunicações
    .text = Olhe em segredo 2 naves civis no espaço; depois você pode mover cada uma delas para uma área adjacente.
place-location-research-lab = Laboratório de Pesquisa
    .the = o Laboratório de Pesquisa
    .in = no Laboratório de Pesquisa
    .text = Compre 1 carta de Engenharia ou 1 de Tática.
place-location-command = Comando
    .the = o Comando
    .in = no Comando
    .text = Ative vipers não tripuladas até duas vezes: lançar, mover ou atacar; pode ser a mesma nas duas vezes.
place-location-admirals-quarters = Alojamento do Almirante
    .the = o Alojamento do Almirante
    .in = no Alojamento do Almirante
    .text = Acuse alguém; se o teste for um sucesso, esse personagem vai para a Prisão.
place-location-hangar-deck = Convés do Hangar
    .the = o Convés do Hangar
    .in = no Convés do Hangar
    .text = Um piloto lança uma viper da Reserva e depois tem mais uma ação.
place-location-armory = Arsenal
    .the = o Arsenal
    .in = no Arsenal
    .text = Ataque um centurião a bordo; com 7 ou 8, ele é destruído.
place-location-sickbay = Enfermaria
    .the = a Enfermaria
    .in = na Enfermaria
    .text = Aqui não há nada a fazer. Quem começa o turno aqui compra só 1 carta de Perícia.
place-location-brig = Prisão
    .the = a Prisão
    .in = na Prisão
    .text = Tente sair: se o teste for um sucesso, vá para um local da Galactica. Quem está na Prisão não se move, contribui com no máximo 1 carta por teste e não compra crise.
place-location-press-room = Sala de Imprensa
    .the = a Sala de Imprensa
    .in = na Sala de Imprensa
    .text = Compre 2 cartas de Política.
place-location-presidents-office = Gabinete do Presidente
    .the = o Gabinete do Presidente
    .in = no Gabinete do Presidente
    .text = Só o Presidente: compre uma carta de Quórum; depois você pode comprar outra ou jogar uma.
place-location-administration = Administração
    .the = a Administração
    .in = na Administração
    .text = Indique alguém; se o teste for um sucesso, esse personagem vira Presidente.
place-location-caprica = Cáprica
    .the = Cáprica
    .in = em Cáprica
    .text = Jogue a sua super crise; ou compre 2 crises, resolva uma e descarte a outra. Os ícones de naves Cylons e de salto não contam.
place-location-cylon-fleet = Frota Cylon
    .the = a Frota Cylon
    .in = na Frota Cylon
    .text = Todas as naves Cylons de um tipo são ativadas; ou cada base estelar lança 2 naves de ataque e 1 nave de ataque pesado. Fechada para um Simpatizante.
place-location-human-fleet = Frota Humana
    .the = a Frota Humana
    .in = na Frota Humana
    .text = Olhe a mão de alguém e pegue uma carta dela; depois jogue o dado: com 5 ou mais, a Galactica é danificada.
place-location-resurrection-ship = Nave de Ressurreição
    .the = a Nave de Ressurreição
    .in = na Nave de Ressurreição
    .text = Você pode trocar a sua super crise. Depois, se a distância for 7 ou menos, dê todas as suas cartas de Lealdade ocultas a um humano.

place-ship-galactica = Galactica
    .the = a Galactica
    .in = na Galactica
place-ship-colonial-one = Colonial One
    .the = a Colonial One
    .in = na Colonial One
place-ship-cylon = locais Cylons
    .the = os locais Cylons
    .in = nos locais Cylons

# Uma área dentro de uma frase: com artigo, com “em”, com “de”.
place-area-front = frente
    .the = a área da frente
    .in = na área da frente
    .of = da área da frente
place-area-starboard-bow = proa a estibordo
    .the = a área da proa a estibordo
    .in = na área da proa a estibordo
    .of = da área da proa a estibordo
place-area-starboard-aft = popa a estibordo
    .the = a área da popa a estibordo
    .in = na área da popa a estibordo
    .of = da área da popa a estibordo
place-area-rear = retaguarda
    .the = a área da retaguarda
    .in = na área da retaguarda
    .of = da área da retaguarda
place-area-port-aft = popa a bombordo
    .the = a área da popa a bombordo
    .in = na área da popa a bombordo
    .of = da área da popa a bombordo
place-area-port-bow = proa a bombordo
    .the = a área da proa a bombordo
    .in = na área da proa a bombordo
    .of = da área da proa a bombordo

place-title-president = Presidente
place-title-admiral = Almirante

# “.first”: no começo de uma frase; “.the”: com artigo.
place-dial-food = alimento
    .first = Alimento
    .the = o alimento
place-dial-fuel = combustível
    .first = Combustível
    .the = o combustível
place-dial-morale = moral
    .first = Moral
    .the = o moral
place-dial-population = população
    .first = População
    .the = a população

# “.said”: dentro de uma frase, como carta.
card-loyalty-not-a-cylon = Você Não é um Cylon
    .said = a carta “Você Não é um Cylon”
    .text = Você vence com os humanos, a não ser que outra carta faça de você um Cylon.
card-loyalty-cylon-brig = Você é um Cylon (Prisão)
    .said = a carta “Você é um Cylon” (Prisão)
    .text = Você vence com os Cylons. Ao revelar esta carta, fora da Prisão, você pode mandar outro personagem a bordo da Galactica para a Prisão.
card-loyalty-cylon-sickbay = Você é um Cylon (Enfermaria)
    .said = a carta “Você é um Cylon” (Enfermaria)
    .text = Você vence com os Cylons. Ao revelar esta carta, fora da Prisão, você pode fazer outro personagem a bordo da Galactica descartar 5 cartas de Perícia e ir para a Enfermaria.
card-loyalty-cylon-damage = Você é um Cylon (dano)
    .said = a carta “Você é um Cylon” (dano)
    .text = Você vence com os Cylons. Ao revelar esta carta, fora da Prisão, você pode sortear 5 marcadores de dano da Galactica e aplicar 2 deles.
card-loyalty-cylon-morale = Você é um Cylon (moral)
    .said = a carta “Você é um Cylon” (moral)
    .text = Você vence com os Cylons. Ao revelar esta carta, fora da Prisão, você pode reduzir o moral em 1.
card-loyalty-sympathizer = Você é um Simpatizante
    .said = a carta “Você é um Simpatizante”
    .text = É mostrada assim que é distribuída. Se um recurso está na zona vermelha, você vai para a Prisão e continua do lado dos humanos; se nenhum está, você vira um Cylon revelado, sem super crise e sem a Frota Cylon.

place-icon-raiders = as naves de ataque são ativadas
place-icon-launch-raiders = as bases estelares lançam naves de ataque
place-icon-heavy-raiders = as naves de ataque pesado e os centuriões são ativados
place-icon-basestars = as bases estelares atacam a Galactica

place-deck-crisis = baralho de Crise
place-deck-destination = baralho de Destinos
place-deck-quorum = baralho de Quórum
place-deck-super-crisis = baralho de Super Crise
place-deck-politics = baralho de { place-type-politics }
place-deck-leadership = baralho de { place-type-leadership }
place-deck-tactics = baralho de { place-type-tactics }
place-deck-piloting = baralho de { place-type-piloting }
place-deck-engineering = baralho de { place-type-engineering }
card-hit-critical-hit = Dano Crítico
    .text = conta como 2 pontos de dano
card-hit-disabled-hangar = Hangar Desabilitado
    .text = esta base estelar não lança naves
card-hit-disabled-weapons = Armas Desabilitadas
    .text = esta base estelar não ataca a Galactica
card-hit-structural-damage = Dano Estrutural
    .text = +2 nas jogadas de ataque contra esta base estelar

result-pass = sucesso
result-partial = sucesso parcial
result-fail = falha

# Peças contadas.
count-basestar =
    { $count ->
        [1] { $count } base estelar
       *[other] { $count } bases estelares
    }
count-heavy-raider =
    { $count ->
        [1] { $count } nave de ataque pesado
       *[other] { $count } naves de ataque pesado
    }
count-raider =
    { $count ->
        [1] { $count } nave de ataque
       *[other] { $count } naves de ataque
    }
count-viper =
    { $count ->
        [1] { $count } viper
       *[other] { $count } vipers
    }
count-raptor =
    { $count ->
        [1] { $count } raptor
       *[other] { $count } raptors
    }
count-civilian =
    { $count ->
        [1] { $count } nave civil
       *[other] { $count } naves civis
    }
count-centurion =
    { $count ->
        [1] { $count } centurião
       *[other] { $count } centuriões
    }
count-nuke =
    { $count ->
        [1] { $count } arma nuclear
       *[other] { $count } armas nucleares
    }
count-dial = { $count } de { $dial }
count-skill =
    { $count ->
        [1] { $count } carta de { $skill }
       *[other] { $count } cartas de { $skill }
    }
count-skill-card =
    { $count ->
        [1] { $count } carta de Perícia
       *[other] { $count } cartas de Perícia
    }
    .drawn =
        { $count ->
            [1] { $count } carta de Perícia sorteada
           *[other] { $count } cartas de Perícia sorteadas
        }
count-token =
    { $count ->
        [1] { $count } marcador de dano
       *[other] { $count } marcadores de dano
    }
count-loyalty =
    { $count ->
        [1] { $count } carta de Lealdade
       *[other] { $count } cartas de Lealdade
    }
    .said =
        { $count ->
            [1] { $count } carta de Lealdade
           *[other] { $count } cartas de Lealdade
        }

where-nowhere = fora do tabuleiro
where-at = { $location-in }
where-flying = em uma viper ({ $area })
prey-raider = uma nave de ataque
prey-heavy-raider = uma nave de ataque pesado
prey-basestar = a base estelar { $number }
token-resource = perda de { $what }

count-quorum =
    { $count ->
        [1] { $count } carta de Quórum
       *[other] { $count } cartas de Quórum
    }
civilian-seen = nave civil { $number }: { $cargo }
area-empty = vazia
