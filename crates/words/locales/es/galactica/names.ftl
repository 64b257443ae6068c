# Galactica: the names of cards, people, places and pieces. Titles of cards stand bare; places have the forms that sentences ask for.

card-crisis-a-traitor-accused = Un traidor acusado
card-crisis-admiral-grilled = El Almirante, interrogado
card-crisis-ambush = Emboscada
card-crisis-analyze-enemy-fighter = Analizar un caza enemigo
card-crisis-besieged = Asediados
card-crisis-boarding-parties = Partidas de abordaje
card-crisis-bomb-threat = Amenaza de bomba
card-crisis-build-cylon-detector = Construir un detector de cylons
card-crisis-colonial-day = Día Colonial
card-crisis-crash-landing = Aterrizaje forzoso
card-crisis-crippled-raider = Incursor averiado
card-crisis-cylon-accusation = Acusación de ser cylon
card-crisis-cylon-screenings = Controles anticylon
card-crisis-cylon-swarm = Oleada de cylons
card-crisis-cylon-tracking-device = Dispositivo de rastreo cylon
card-crisis-cylon-virus = Virus cylon
card-crisis-declare-martial-law = Declarar la ley marcial
card-crisis-detector-sabotage = Sabotaje del detector
card-crisis-elections-loom = Elecciones inminentes
card-crisis-food-shortage = Escasez de alimentos
card-crisis-forced-water-mining = Extracción forzosa de agua
card-crisis-fulfiller-of-prophecy = Líder profetizado
card-crisis-guilt-by-collusion = Culpable por complicidad
card-crisis-hangar-accident = Accidente en el Hangar
card-crisis-heavy-assault = Asalto pesado
card-crisis-informing-the-public = Informar al público
card-crisis-jammed-assault = Asalto con interferencias
card-crisis-jump-computer-failure = Fallo del ordenador de salto
card-crisis-keep-tabs-on-visitor = Vigilar al visitante
card-crisis-legendary-discovery = Descubrimiento legendario
card-crisis-loss-of-a-friend = Pérdida de un amigo
card-crisis-low-supplies = Suministros escasos
card-crisis-mandatory-testing = Análisis obligatorios
card-crisis-missing-g4-explosives = Explosivos G4 desaparecidos
card-crisis-network-computers = Ordenadores en red
card-crisis-prison-labor = Trabajos forzados
card-crisis-prisoner-revolt = Revuelta de prisioneros
card-crisis-raiding-party = Grupo de asalto
card-crisis-requested-resignation = Petición de dimisión
card-crisis-rescue-caprica-survivors = Rescatar a los supervivientes de Cáprica
card-crisis-rescue-mission-raiders-jump = Misión de rescate
card-crisis-rescue-mission-basestars-jump = Misión de rescate
card-crisis-rescue-the-fleet = Salvar la flota
card-crisis-resistance = Resistencia
card-crisis-riots-basestars-jump = Disturbios
card-crisis-riots-launch-raiders = Disturbios
card-crisis-scouting-for-fuel = En busca de combustible
card-crisis-scouting-for-water = En busca de agua
card-crisis-security-breach = Fallo de seguridad
card-crisis-send-survey-team = Enviar un equipo de exploración
card-crisis-sleep-deprivation = Falta de sueño
card-crisis-surrounded = Rodeados
card-crisis-tactical-strike = Ataque táctico
card-crisis-terrorist-bomber = Terrorista suicida
card-crisis-terrorist-investigations = Investigaciones antiterroristas
card-crisis-the-olympic-carrier = La Olympic Carrier
card-crisis-thirty-three = Treinta y tres
card-crisis-unexpected-reunion = Reencuentro inesperado
card-crisis-unidentified-ship = Nave sin identificar
card-crisis-water-sabotaged = Sabotaje del agua
card-crisis-water-shortage-basestars-jump = Escasez de agua
card-crisis-water-shortage-raiders-jump = Escasez de agua
card-crisis-water-shortage-basestars = Escasez de agua
card-crisis-weapon-malfunction = Fallo de armamento
card-crisis-witch-hunt = Caza de brujas

card-super-bomb-on-colonial-1 = Bomba en la Colonial Uno
card-super-cylon-intruders = Intrusos cylons
card-super-fleet-mobilization = Movilización de la flota
card-super-inbound-nukes = Armas nucleares en camino
card-super-massive-assault = Asalto masivo

# The special rules of Cylon attacks.
noun-attack-training-new-pilots = Entrenamiento de nuevos pilotos
noun-attack-heavy-casualties = Numerosas bajas
noun-attack-surprise-assault = Asalto sorpresa
noun-attack-massive-deployment = Despliegue a gran escala
noun-attack-heavy-bombardment = Bombardeo intenso
noun-attack-communications-jamming = Interferencia en las comunicaciones
noun-attack-ftl-failure = Fallo del salto
noun-attack-panic = Pánico
noun-attack-hangar-assault = Asalto al Hangar
noun-attack-relentless-pursuit = Persecución implacable
noun-attack-power-failure = Corte de energía

card-quorum-accept-prophecy = Aceptar la profecía
card-quorum-arrest-order = Orden de arresto
card-quorum-assign-arbitrator = Nombrar árbitro
card-quorum-assign-mission-specialist = Nombrar especialista de misión
card-quorum-assign-vice-president = Nombrar vicepresidente
card-quorum-authorization-of-brutal-force = Autorización de fuerza bruta
card-quorum-encourage-mutiny = Alentar un motín
card-quorum-food-rationing = Racionamiento de alimentos
card-quorum-inspirational-speech = Discurso inspirador
card-quorum-presidential-pardon = Indulto presidencial
card-quorum-release-cylon-mugshots = Difundir las fotos de los cylons

card-destination-asteroid-field = Campo de asteroides
card-destination-barren-planet = Planeta yermo
card-destination-cylon-ambush = Emboscada cylon
card-destination-cylon-refinery = Refinería cylon
card-destination-deep-space = Espacio profundo
card-destination-desolate-moon = Luna desolada
card-destination-icy-moon = Luna helada
card-destination-ragnar-anchorage = Anclaje de Ragnar
card-destination-remote-planet = Planeta lejano
card-destination-tylium-planet = Planeta rico en tilio
card-skill-consolidate-power = Consolidar el poder
    .text = Acción: roba 2 cartas de Habilidad de cualquier tipo.
card-skill-investigative-committee = Comité de investigación
    .text = Antes de una prueba: todas sus cartas, también las del Destino, se añaden boca arriba.
card-skill-executive-order = Orden ejecutiva
    .text = Acción: otro jugador se mueve y realiza una acción ahora mismo, o realiza dos acciones sin moverse. Solo una orden así por turno.
card-skill-declare-emergency = Declarar emergencia
    .text = Tras sumar las cartas de una prueba: su dificultad baja en 2. Solo una por prueba.
card-skill-launch-scout = Lanzar explorador
    .text = Acción: un Raptor se adelanta a explorar. Tira el dado: con 3 o más, mira la primera carta del mazo de Crisis o del de Salto y déjala ahí o ponla debajo del mazo; con 1 o 2, el Raptor se pierde.
card-skill-strategic-planning = Planificación estratégica
    .text = Antes de cualquier tirada: +2 al resultado. Solo una por tirada.
card-skill-evasive-maneuvers = Maniobras evasivas
    .text = Tras un ataque a un Viper: se repite la tirada, con −2 si el Viper lleva piloto.
card-skill-maximum-firepower = Máxima potencia de fuego
    .text = Acción, mientras pilotas un Viper: ataca con él hasta 4 veces.
card-skill-repair = Reparar
    .text = Acción: repara la localización donde estás. En el Hangar puedes reparar, en vez de eso, hasta 2 Vipers dañados.
card-skill-scientific-research = Investigación científica
    .text = Antes de una prueba: todas las cartas de Ingeniería ayudan en ella.

# A skill card in full, and in few words (".short") where many are listed.
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
place-type-leadership = Liderazgo
place-type-tactics = Táctica
place-type-piloting = Pilotaje
place-type-engineering = Ingeniería

# ".gender": the person's.
card-character-william-adama = William Adama
    .short = Adama
    .gender = m
card-character-saul-tigh = Saul Tigh
    .short = Tigh
    .gender = m
card-character-helo = Karl Agathon, «Helo»
    .short = Helo
    .gender = m
card-character-apollo = Lee Adama, «Apolo»
    .short = Apolo
    .gender = m
card-character-starbuck = Kara Thrace, «Starbuck»
    .short = Starbuck
    .gender = f
card-character-boomer = Sharon Valerii, «Boomer»
    .short = Boomer
    .gender = f
card-character-tyrol = Galen Tyrol, «Jefe»
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

# ".fem": said of a woman.
noun-role-military-leader = líder militar
    .fem = líder militar
noun-role-pilot = piloto
    .fem = piloto
noun-role-support = apoyo
    .fem = apoyo
noun-role-political-leader = líder político
    .fem = líder política

card-ability-inspirational-leader = Líder inspirador
    .text = en las pruebas de las crisis que roba Adama, toda carta de pericia 1 ayuda, sea del tipo que sea.
card-ability-command-authority = Autoridad de mando
    .text = al acabar una prueba, Adama puede llevarse a la mano todas sus cartas. No tras una crisis extrema.
card-ability-emotionally-attached = Vínculo emocional
    .text = Adama no puede activar el Despacho del Almirante.
card-ability-cylon-hatred = Odio a los cylons
    .text = cuando alguien activa el Despacho del Almirante, Tigh puede bajar en 3 la dificultad de esa prueba.
card-ability-declare-martial-law = Declarar la ley marcial
    .text = el Almirante recibe también el cargo de Presidente.
card-ability-alcoholic = Alcohólico
    .text = al comenzar el turno de cualquiera, Tigh descarta su mano si es exactamente de 1 carta de Habilidad.
card-ability-eco-officer = Oficial ECO
    .text = una vez en cada uno de sus turnos, Helo puede hacer que se repita una tirada; vale el nuevo resultado.
card-ability-moral-compass = Brújula moral
    .text = cuando alguien ya ha elegido en una carta de Crisis, Helo puede cambiar la elección por la otra opción. No en una crisis extrema.
card-ability-stranded = Abandonado
    .text = Helo está fuera del tablero hasta que empieza su segundo turno: no se mueve, no puede ser movido ni realiza acciones. Entonces aparece en el Hangar.
card-ability-alert-viper-pilot = Piloto de Viper en alerta
    .text = cuando se lanzan Vipers de la Reserva mientras Apolo está a bordo de Galactica y fuera de la Prisión, puede ponerse a los mandos de uno y realizar una acción enseguida.
card-ability-cag = CAG
    .text = hasta 6 activaciones de Vipers no tripulados.
card-ability-headstrong = Testarudo
    .text = cuando Apolo debe descartar cartas de Habilidad, se eligen al azar.
card-ability-expert-pilot = Piloto experta
    .text = si Starbuck empieza su turno en un Viper, dispone de 2 acciones.
card-ability-secret-destiny = Destino secreto
    .text = cuando se revela una crisis, Starbuck puede hacer que se descarte y se robe otra. No una crisis extrema.
card-ability-insubordinate = Insubordinada
    .text = la dificultad de una prueba del Despacho del Almirante contra Starbuck baja en 3.
card-ability-recon = Reconocimiento
    .text = al final de su turno, Boomer puede mirar la primera carta del mazo de Crisis y dejarla ahí o ponerla debajo.
card-ability-mysterious-intuition = Intuición misteriosa
    .text = en vez de hacer la prueba de una crisis, Boomer puede decidir su resultado: superada o fallada. No en una crisis extrema.
card-ability-sleeper-agent = Agente durmiente
    .text = a mitad de camino a Kobol, Boomer recibe 2 cartas de Lealtad en vez de 1 y después va a la Prisión.
card-ability-maintenance-engineer = Ingeniero de mantenimiento
    .text = tras jugar una carta Reparar en su propio turno, Tyrol dispone de otra acción, una vez por turno.
card-ability-blind-devotion = Devoción ciega
    .text = cuando todos han añadido cartas a una prueba, Tyrol puede nombrar un tipo: sus cartas no cuentan. No en una crisis extrema.
card-ability-reckless = Temerario
    .text = Tyrol conserva como mucho 8 cartas de Habilidad.
card-ability-friends-in-low-places = Amigos en los bajos fondos
    .text = cuando alguien activa Administración o la Prisión, Zarek puede subir o bajar en 2 la dificultad de esa prueba.
card-ability-unconventional-tactics = Tácticas poco convencionales
    .text = se pierde 1 de población y se gana 1 de alimentos, combustible o moral.
card-ability-convicted-criminal = Convicto
    .text = Zarek no puede activar una localización donde haya alguien más, salvo la Prisión.
card-ability-religious-visions = Visiones religiosas
    .text = cuando Roslin roba una crisis, ve dos: resuelve una y pone la otra debajo del mazo.
card-ability-skilled-politician = Política avezada
    .text = roba 4 cartas de Quórum, aplica una y pon las demás debajo del mazo. Roslin no necesita el cargo de Presidente.
card-ability-terminal-illness = Enfermedad terminal
    .text = para activar una localización, Roslin descarta antes 2 cartas de Habilidad.
card-ability-delusional-intuition = Intuición delirante
    .text = después de robar una crisis, Baltar roba 1 carta de Habilidad de cualquier tipo.
card-ability-cylon-detector = Detector de cylons
    .text = mira todas las cartas de Lealtad de otro jugador.
card-ability-coward = Cobarde
    .text = Baltar empieza con 2 cartas de Lealtad.

# The place within a sentence: ".the" with its article, ".at" where somebody is, ".to" where somebody goes.
place-location-ftl-control = Control de saltos
    .the = el Control de saltos
    .at = en el Control de saltos
    .to = al Control de saltos
    .text = La flota salta, si ya ha avanzado bastante en el medidor de salto. Antes se tira el dado: con 6 o menos, se pierde la población que indica la casilla.
place-location-weapons-control = Control de armamento
    .the = el Control de armamento
    .at = en el Control de armamento
    .to = al Control de armamento
    .text = Galactica ataca a una nave cylon de cualquier zona.
place-location-communications = Comunicaciones
    .the = Comunicaciones
    .at = en Comunicaciones
    .to = a Comunicaciones
    .text = Mira en secreto 2 Naves Civiles del espacio; después puedes mover cada una a una zona adyacente.
place-location-research-lab = Laboratorio de investigación
    .the = el Laboratorio de investigación
    .at = en el Laboratorio de investigación
    .to = al Laboratorio de investigación
    .text = Roba 1 carta de Ingeniería o 1 de Táctica.
place-location-command = Puente de mando
    .the = el Puente de mando
    .at = en el Puente de mando
    .to = al Puente de mando
    .text = Activa hasta dos veces Vipers no tripulados: lanzar, mover o atacar; puede ser dos veces el mismo.
place-location-admirals-quarters = Despacho del Almirante
    .the = el Despacho del Almirante
    .at = en el Despacho del Almirante
    .to = al Despacho del Almirante
    .text = Acusa a alguien; si se supera la prueba, ese personaje va a la Prisión.
place-location-hangar-deck = Hangar
    .the = el Hangar
    .at = en el Hangar
    .to = al Hangar
    .text = Un piloto despega en un Viper de la Reserva y después dispone de otra acción.
place-location-armory = Arsenal
    .the = el Arsenal
    .at = en el Arsenal
    .to = al Arsenal
    .text = Ataca a un Centurión a bordo: con 7 u 8 se destruye.
place-location-sickbay = Enfermería
    .the = la Enfermería
    .at = en la Enfermería
    .to = a la Enfermería
    .text = Aquí no hay nada que hacer. Quien empieza su turno aquí roba solo 1 carta de Habilidad.
place-location-brig = Prisión
    .the = la Prisión
    .at = en la Prisión
    .to = a la Prisión
    .text = Intenta salir: si se supera la prueba, vas a una localización de Galactica. Quien está aquí no puede moverse, añade como mucho 1 carta a las pruebas y no roba crisis.
place-location-press-room = Sala de prensa
    .the = la Sala de prensa
    .at = en la Sala de prensa
    .to = a la Sala de prensa
    .text = Roba 2 cartas de Política.
place-location-presidents-office = Despacho presidencial
    .the = el Despacho presidencial
    .at = en el Despacho presidencial
    .to = al Despacho presidencial
    .text = Solo el Presidente: roba una carta de Quórum; después puedes robar otra o jugar una.
place-location-administration = Administración
    .the = Administración
    .at = en Administración
    .to = a Administración
    .text = Propón a alguien; si se supera la prueba, ese personaje recibe el cargo de Presidente.
place-location-caprica = Cáprica
    .the = Cáprica
    .at = en Cáprica
    .to = a Cáprica
    .text = Juega tu crisis extrema; o roba 2 crisis, resuelve una y descarta la otra. Sus iconos de naves cylons y de salto no cuentan.
place-location-cylon-fleet = Flota cylon
    .the = la Flota cylon
    .at = en la Flota cylon
    .to = a la Flota cylon
    .text = Se activan todas las naves cylons de un tipo; o cada Estrella Base lanza 2 Incursores y 1 Incursor Pesado. Cerrada para el simpatizante.
place-location-human-fleet = Flota humana
    .the = la Flota humana
    .at = en la Flota humana
    .to = a la Flota humana
    .text = Mira la mano de alguien y quítale una carta; después tira el dado: con 5 o más, Galactica resulta dañada.
place-location-resurrection-ship = Nave Resurrección
    .the = la Nave Resurrección
    .at = en la Nave Resurrección
    .to = a la Nave Resurrección
    .text = Puedes cambiar tu crisis extrema por otra. Después, mientras la distancia sea 7 o menos, entregas a un humano todas tus cartas de Lealtad ocultas.

place-ship-galactica = Galactica
    .at = en Galactica
    .to = a Galactica
place-ship-colonial-one = Colonial Uno
    .at = en la Colonial Uno
    .to = a la Colonial Uno
place-ship-cylon = localizaciones cylons
    .at = en las localizaciones cylons
    .to = a las localizaciones cylons

# Said after «la zona de».
place-area-front = proa
place-area-starboard-bow = proa a estribor
place-area-starboard-aft = popa a estribor
place-area-rear = popa
place-area-port-aft = popa a babor
place-area-port-bow = proa a babor

place-title-president = Presidente
place-title-admiral = Almirante

# ".first": as a label; ".stands": «La moral queda» (en 5); ".is": «la moral está» (en la zona roja).
place-dial-food = alimentos
    .first = Alimentos
    .stands = Los alimentos quedan
    .is = los alimentos están
place-dial-fuel = combustible
    .first = Combustible
    .stands = El combustible queda
    .is = el combustible está
place-dial-morale = moral
    .first = Moral
    .stands = La moral queda
    .is = la moral está
place-dial-population = población
    .first = Población
    .stands = La población queda
    .is = la población está

card-loyalty-not-a-cylon = No eres un cylon
    .text = Ganas con los humanos, salvo que otra carta haga de ti un cylon.
card-loyalty-cylon-brig = Eres un cylon (Prisión)
    .text = Ganas con los cylons. Al revelarla fuera de la Prisión, puedes enviar a la Prisión a otro personaje que esté en Galactica.
card-loyalty-cylon-sickbay = Eres un cylon (Enfermería)
    .text = Ganas con los cylons. Al revelarla fuera de la Prisión, puedes hacer que otro personaje que esté en Galactica descarte 5 cartas de Habilidad y vaya a la Enfermería.
card-loyalty-cylon-damage = Eres un cylon (daño)
    .text = Ganas con los cylons. Al revelarla fuera de la Prisión, puedes robar 5 fichas de Daño de Galactica y aplicar 2 de ellas.
card-loyalty-cylon-morale = Eres un cylon (moral)
    .text = Ganas con los cylons. Al revelarla fuera de la Prisión, puedes reducir la moral en 1.
card-loyalty-sympathizer = Eres un simpatizante
    .text = Se muestra en cuanto se reparte. Si hay un recurso en la zona roja, vas a la Prisión y sigues en el bando humano; si no hay ninguno, pasas a ser un cylon descubierto, sin crisis extrema y sin la Flota cylon.

# ".acts": what happens, as a clause.
place-icon-raiders = activación de Incursores
    .acts = se activan los Incursores
place-icon-launch-raiders = lanzamiento de Incursores
    .acts = las Estrellas Base lanzan Incursores
place-icon-heavy-raiders = activación de Incursores Pesados y Centuriones
    .acts = se activan los Incursores Pesados y los Centuriones
place-icon-basestars = activación de Estrellas Base
    .acts = las Estrellas Base atacan a Galactica

place-deck-crisis = mazo de Crisis
place-deck-destination = mazo de Salto
place-deck-quorum = mazo de Quórum
place-deck-super-crisis = mazo de Crisis extrema
place-deck-politics = mazo de { place-type-politics }
place-deck-leadership = mazo de { place-type-leadership }
place-deck-tactics = mazo de { place-type-tactics }
place-deck-piloting = mazo de { place-type-piloting }
place-deck-engineering = mazo de { place-type-engineering }
card-hit-critical-hit = Impacto crítico
    .text = cuenta como 2 puntos de daño
card-hit-disabled-hangar = Hangar inutilizado
    .text = esta Estrella Base no lanza naves
card-hit-disabled-weapons = Armamento inutilizado
    .text = esta Estrella Base no ataca a Galactica
card-hit-structural-damage = Daños estructurales
    .text = +2 a toda tirada de ataque contra esta Estrella Base

# ".is": «la prueba se supera».
result-pass = superada
    .is = se supera
result-partial = superada en parte
    .is = se supera en parte
result-fail = fallada
    .is = no se supera

# Pieces, counted. ".lost", ".back", ".destroyed", ".damaged": what becomes of them, with the verb in the right number.
count-basestar =
    { $count ->
        [one] { $count } Estrella Base
       *[other] { $count } Estrellas Base
    }
    .destroyed =
        { $count ->
            [one] se destruye { $count } Estrella Base
           *[other] se destruyen { $count } Estrellas Base
        }
count-heavy-raider =
    { $count ->
        [one] { $count } Incursor Pesado
       *[other] { $count } Incursores Pesados
    }
    .destroyed =
        { $count ->
            [one] se destruye { $count } Incursor Pesado
           *[other] se destruyen { $count } Incursores Pesados
        }
count-raider =
    { $count ->
        [one] { $count } Incursor
       *[other] { $count } Incursores
    }
    .destroyed =
        { $count ->
            [one] se destruye { $count } Incursor
           *[other] se destruyen { $count } Incursores
        }
count-viper =
    { $count ->
        [one] { $count } Viper
       *[other] { $count } Vipers
    }
    .damaged =
        { $count ->
            [one] se daña { $count } Viper
           *[other] se dañan { $count } Vipers
        }
    .destroyed =
        { $count ->
            [one] se destruye { $count } Viper
           *[other] se destruyen { $count } Vipers
        }
count-raptor =
    { $count ->
        [one] { $count } Raptor
       *[other] { $count } Raptors
    }
    .lost =
        { $count ->
            [one] se pierde { $count } Raptor
           *[other] se pierden { $count } Raptors
        }
    .back =
        { $count ->
            [one] se recupera { $count } Raptor
           *[other] se recuperan { $count } Raptors
        }
    .destroyed =
        { $count ->
            [one] se destruye { $count } Raptor
           *[other] se destruyen { $count } Raptors
        }
count-civilian =
    { $count ->
        [one] { $count } Nave Civil
       *[other] { $count } Naves Civiles
    }
    .lost =
        { $count ->
            [one] se pierde { $count } Nave Civil
           *[other] se pierden { $count } Naves Civiles
        }
    .destroyed =
        { $count ->
            [one] se destruye { $count } Nave Civil
           *[other] se destruyen { $count } Naves Civiles
        }
count-centurion =
    { $count ->
        [one] { $count } Centurión
       *[other] { $count } Centuriones
    }
    .destroyed =
        { $count ->
            [one] se destruye { $count } Centurión
           *[other] se destruyen { $count } Centuriones
        }
count-nuke =
    { $count ->
        [one] { $count } arma nuclear
       *[other] { $count } armas nucleares
    }
    .lost =
        { $count ->
            [one] se pierde { $count } arma nuclear
           *[other] se pierden { $count } armas nucleares
        }
count-dial = { $count } de { $dial }
    .lost =
        { $count ->
            [one] se pierde { $count } de { $dial }
           *[other] se pierden { $count } de { $dial }
        }
    .gained =
        { $count ->
            [one] se gana { $count } de { $dial }
           *[other] se ganan { $count } de { $dial }
        }
count-skill =
    { $count ->
        [one] { $count } carta de { $skill }
       *[other] { $count } cartas de { $skill }
    }
count-skill-card =
    { $count ->
        [one] { $count } carta de Habilidad
       *[other] { $count } cartas de Habilidad
    }
count-token =
    { $count ->
        [one] { $count } ficha de Daño
       *[other] { $count } fichas de Daño
    }
count-loyalty =
    { $count ->
        [one] { $count } carta de Lealtad
       *[other] { $count } cartas de Lealtad
    }

where-nowhere = fuera del tablero
where-at = { $location-at }
where-flying = en un Viper ({ $area })
# ".to": with «a», as what is attacked.
prey-raider = un Incursor
    .to = a un Incursor
prey-heavy-raider = un Incursor Pesado
    .to = a un Incursor Pesado
prey-basestar = la Estrella Base { $number }
    .to = a la Estrella Base { $number }
token-resource = −{ $what }

count-quorum =
    { $count ->
        [one] { $count } carta de Quórum
       *[other] { $count } cartas de Quórum
    }
civilian-seen = Nave Civil { $number } ({ $cargo })
area-empty = vacía
