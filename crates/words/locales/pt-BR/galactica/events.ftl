# Galactica: o histórico.

event-started =
    { $seat-you ->
        [yes] Você começa.
       *[no] { $seat } começa.
    }
event-picked =
    { $seat-you ->
        [yes] Você é { $character }.
       *[no] { $character-again ->
            [yes] { $character } entra para a tripulação.
           *[no] { $seat } é { $character }.
        }
    }
event-title =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } agora é { $title }.
event-loyalty =
    { $seat-you ->
        [yes] Só para você: você recebe
       *[no] { $seat } recebe
    } { $cards-said }.
event-turn =
    { $seat-you ->
        [yes] Sua vez.
       *[no] Vez de { $seat }.
    }
event-drew =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } compra { $cards }.
event-reshuffled = Os descartes são embaralhados em um novo { $deck }.
event-destiny = Um novo baralho do Acaso é feito com 2 cartas de cada tipo.
event-destiny-short = Um novo baralho do Acaso é feito com { $count } cartas: um tipo se esgotou.
event-went =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } vai para { $place-the }.
event-flies =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } está em uma viper { $area-in }.
event-off-board =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } está fora do tabuleiro.
event-activated =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } ativa { $location-the }.
event-used =
    { $seat-you ->
        [yes] Sua habilidade { $ability }
       *[no] Habilidade { $ability } de { $seat }
    }: { $text }
event-played =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } joga { $card }.
event-appointed =
    { $card }: a carta agora é { $seat-you ->
        [yes] sua
       *[no] de { $seat }
    }.
event-quorum-gone = A carta { $card } sai de jogo.
event-discarded =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } descarta { $cards }.
event-crisis =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } compra uma crise. { $crisis }.
event-super-crisis =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } joga uma super crise: { $card }.
event-crisis-discarded = A crise { $card } é descartada.
event-drew-super =
    { $seat-you ->
        [yes] Você compra uma super crise que só você vê: { $card }.
       *[no] { $seat } compra a super crise { $card }.
    }
event-drew-super-hidden =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } compra uma super crise.
event-saw =
    { $seat-you ->
        [yes] Só você vê
       *[no] { $seat } vê
    }: { $cards }.
event-saw-hand =
    { $seat-you ->
        [yes] Só você vê
       *[no] { $seat } vê
    } { $owner-hand }: { $cards }.
event-saw-loyalty =
    { $seat-you ->
        [yes] Só você vê
       *[no] { $seat } vê
    } { $owner-loyalty }: { $cards-said }.
event-looked-at-deck =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } olha { $cards } do { $deck }.
event-looked-at-tokens =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } olha { $tokens }.
event-looked-at-civilians =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } olha { $ships }.
event-looked-at-hand =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } olha { $owner-hand }.
event-looked-at-loyalty =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } olha { $all ->
        [yes] todas as { $owner-loyalties }
       *[no] uma das { $owner-loyalties }
    }.
event-buried =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } coloca { $cards } no fundo do { $deck }.
event-left-on-top =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } deixa a carta no topo do { $deck }.
event-chose =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } escolhe { $half ->
        [0] a primeira opção
        [1] a segunda opção
       *[other] a terceira opção
    }.
event-switched =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } muda a escolha para { $half ->
        [0] a primeira opção
       *[other] a segunda opção
    }.
event-named =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } escolhe o resultado: { $result }.
event-paid =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } { $paid ->
        [yes] paga o que a carta pede.
       *[no] não paga.
    }
event-check = Teste de perícia, { $matter }: dificuldade { $difficulty }; ajudam: { $skills }.
event-difficulty = A dificuldade muda em { $by } e passa a { $now }.
event-contributed =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } { $count ->
        [0] não contribui para o teste.
       *[other] contribui com { $cards } para o teste.
    }
event-contributed-openly =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } contribui para o teste, à vista de todos: { $cards }.
event-destiny-openly = O Acaso contribui, à vista de todos: { $cards }.
event-no-cards = nada
    .said = nada
event-type-ignored =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } diz { $skill }: as cartas desse tipo não contam neste teste.
event-opened = As cartas do teste somam { $total }: { $cards }.
event-resolved = Resultado do teste: { $result }.
event-took-check =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } pega as cartas do teste: { $cards }.
event-resource =
    { $dial-first }: agora { $now }{ $red ->
        [yes] , na zona vermelha
       *[no] {""}
    }.
event-rolling =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } joga o dado: { $cause }.
event-rolled =
    O dado mostra { $face }{ $changed ->
        [yes] , que conta como { $result }
       *[no] {""}
    }.
event-rerolling =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } manda jogar o dado de novo.
event-placed = Novas naves { $area-in }: { $ships }.
event-launched =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } lança uma viper { $area-in }.
event-recalled = Uma viper { $area-of } volta para a Reserva.
event-flew =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } leva uma viper { $from-of } para { $to-the }.
event-civilian-moved = Uma nave civil é movida para { $to-the }.
event-attacked = Ataque contra { $prey } { $area-in }.
event-raiders-moved =
    { $count ->
        [1] Uma nave de ataque vai
       *[other] { $count } naves de ataque vão
    } { $from-of } para { $to-the }.
event-heavy-raiders-moved = Naves de ataque pesado vão { $from-of } para { $to-the }.
event-activation = Naves Cylons: { $icon }.
event-viper-attacked =
    Uma nave de ataque ataca { $manned ->
        [yes] { $pilot-you ->
            [yes] a sua viper
           *[no] a viper de { $pilot }
        }
       *[no] uma viper não tripulada
    } { $area-in }.
event-viper-damaged =
    { $manned ->
        [yes] { $pilot-you ->
            [yes] Sua viper é danificada
           *[no] A viper de { $pilot } é danificada
        }
       *[no] Uma viper é danificada
    } { $reserves ->
        [yes] na Reserva
       *[no] { $area-in }
    }.
event-viper-destroyed =
    { $manned ->
        [yes] { $pilot-you ->
            [yes] Sua viper é destruída
           *[no] A viper de { $pilot } é destruída
        }
       *[no] Uma viper é destruída
    } { $area-in }.
event-ship-destroyed = Destruída { $area-in }: { $ship }.
event-civilian-destroyed = Uma nave civil é destruída: { $cargo }.
event-basestar-damaged = A base estelar { $number } é danificada: { $damage } ({ $text }).
event-galactica-damaged = Dano na Galactica: { $token }.
event-repaired = Reparo concluído: { $location }.
event-vipers-repaired = Reparo concluído, de volta à Reserva: { $vipers }.
event-vipers-recalled = Todas as vipers no espaço voltam para a Reserva.
event-raptor-lost = Um raptor é perdido.
event-ships-back = De volta à Reserva: { $ships }.
event-nuke-spent =
    Uma arma nuclear é gasta; { $left ->
        [0] não resta nenhuma
        [1] resta 1
       *[other] restam { $left }
    }.
event-boarded =
    { $count ->
        [1] Um centurião embarca na Galactica.
       *[other] { $count } centuriões embarcam na Galactica.
    }
event-centurions-advanced = Os centuriões a bordo avançam.
event-centurion-destroyed = Um centurião é destruído.
event-jump-track = A frota na trilha do salto: { $space }.
event-jumped = A frota salta.
event-destination =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } escolhe o destino { $card }, distância { $distance }.
event-distance = Distância percorrida pela frota: { $now } de { $last } antes do salto final.
event-rule =
    { $on ->
        [yes] A partir de agora: { $rule }.
       *[no] Deixa de valer: { $rule }.
    }
event-revealed =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } mostra { $card-said }.
event-used-power =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } usa { $card-said }.
event-sympathizer =
    { $cylon ->
        [yes] Nenhum recurso está na zona vermelha: { $seat-you ->
            [yes] você agora é Cylon.
           *[no] { $seat } agora é Cylon.
        }
       *[no] Um recurso está na zona vermelha: { $seat-you ->
            [yes] você continua do lado dos humanos e vai
           *[no] { $seat } continua do lado dos humanos e vai
        } para a Prisão.
    }
event-sympathizer-kept =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } fica com o Simpatizante.
event-gave-sympathizer =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } entrega o Simpatizante a { $to }.
event-sleeper-phase = A meio caminho de Kobol: são distribuídas mais cartas de Lealdade.
event-passed-loyalty =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } entrega { $cards-said } a { $to }.
event-took =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } pega { $cards } { $owner-from }.
event-ordered =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } dá a ordem a { $target }.
event-ended = { $ending } { $loyalties }
event-ended-loyalty =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } tinha { $cards-said }.

# Vários eventos contados como um só, e escolhas contadas com o que foi escolhido.
story-loyalty = { $seats } recebem { $cards } cada.
story-contributed = Contribuições para o teste: { $parts }.
story-given =
    { $seat-you ->
        [yes] você
       *[no] { $seat }
    } ({ $count ->
        [0] nada
       *[other] { $cards }
    })
story-used =
    De novo: { $seat-you ->
        [yes] sua habilidade { $ability }.
       *[no] habilidade { $ability } de { $seat }.
    }
story-placed = Novas naves no espaço: { $parts }.
story-placed-there = { $area }: { $ships }
story-miss = O ataque erra.
story-chose-check =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } escolhe o teste de perícia.
story-chose =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } escolhe: { $then-may }.
story-switched =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } muda a escolha: { $then-may }.

ending-playing = A partida continua.
ending-kobol = A frota chega a Kobol: os humanos vencem.
ending-food = O alimento acabou: os Cylons vencem.
ending-fuel = O combustível acabou: os Cylons vencem.
ending-morale = O moral chegou a 0: os Cylons vencem.
ending-population = Não resta ninguém na frota: os Cylons vencem.
ending-galactica-destroyed = A Galactica é destruída: os Cylons vencem.
ending-boarded = Os centuriões tomaram a Galactica: os Cylons vencem.

jump-space =
    { $zone ->
        [auto] o fim, onde a frota salta automaticamente
        [blue] espaço { $space } de { $last } (saltar pelo Controle FTL custa { $loses } de população com { $number } ou menos)
       *[red] espaço { $space } de { $last } (cedo demais para saltar)
    }

# Para que um dado é jogado.
cause-ftl = o salto pelo Controle FTL
cause-scout = Lançar Batedor
cause-at-most = a carta tem efeito com { $number } ou menos
cause-at-least = a carta tem efeito com { $number } ou mais
cause-human-fleet = Frota Humana
fight-viper-raider = uma viper ataca uma nave de ataque
fight-viper-heavy-raider = uma viper ataca uma nave de ataque pesado
fight-viper-basestar = uma viper ataca uma base estelar
fight-galactica-raider = a Galactica ataca uma nave de ataque
fight-galactica-heavy-raider = a Galactica ataca uma nave de ataque pesado
fight-galactica-basestar = a Galactica ataca uma base estelar
fight-nuke-basestar = uma arma nuclear atinge uma base estelar
fight-armory-centurion = o Arsenal combate um centurião
fight-raider-viper = uma nave de ataque ataca uma viper
fight-raider-civilian = uma nave de ataque ataca uma nave civil
fight-raider-galactica = uma nave de ataque ataca a Galactica
fight-basestar-galactica = uma base estelar ataca a Galactica

# As chances, em faces do dado.
odds-one =
    { $sides ->
        [1] { $from }
       *[other] { $from }–{ $to }
    }, { $sides } em 8: { $what }
faces-one =
    { $several ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }: { $what }
odds-miss = erro
odds-damaged = dano
odds-twice = dano duas vezes
odds-destroyed = destruição
odds-blast = destruição, também de até 3 naves de ataque na mesma área
odds-no-loss = nenhuma perda
odds-raptor-lost = o raptor é perdido
odds-look = uma olhada em uma carta
odds-card = o que a carta diz
odds-nothing = nada
odds-damage = a Galactica é danificada
roll-admiral =
    { $seat-you ->
        [yes] você vira
       *[no] { $seat } vira
    } Almirante
