# Galactica: o histórico; só o que difere do português do Brasil.

event-started =
    { $seat-you ->
        [yes] Começas tu.
       *[no] { $seat } começa.
    }
event-picked =
    { $seat-you ->
        [yes] És { $character }.
       *[no] { $character-again ->
            [yes] { $character } entra para a tripulação.
           *[no] { $seat } é { $character }.
        }
    }
event-title =
    { $seat-you ->
        [yes] Agora és { $title }.
       *[no] { $seat } agora é { $title }.
    }
event-loyalty =
    { $seat-you ->
        [yes] Só para ti: recebes
       *[no] { $seat } recebe
    } { $cards-said }.
event-turn =
    { $seat-you ->
        [yes] É a tua vez.
       *[no] Vez de { $seat }.
    }
event-drew =
    { $seat-you ->
        [yes] Compras
       *[no] { $seat } compra
    } { $cards }.
event-reshuffled = Os descartes são baralhados num novo { $deck }.
event-destiny = Faz-se um novo deck de Destino com 2 cartas de cada tipo.
event-destiny-short = Faz-se um novo deck de Destino com { $count } cartas: as de um dos tipos esgotaram-se.
event-went =
    { $seat-you ->
        [yes] Vais
       *[no] { $seat } vai
    } para { $place-the }.
event-flies =
    { $seat-you ->
        [yes] Estás
       *[no] { $seat } está
    } num viper { $area-in }.
event-off-board =
    { $seat-you ->
        [yes] Estás
       *[no] { $seat } está
    } fora do tabuleiro.
event-activated =
    { $seat-you ->
        [yes] Ativas
       *[no] { $seat } ativa
    } { $location-the }.
event-used =
    { $seat-you ->
        [yes] O teu poder { $ability }
       *[no] O poder { $ability } de { $seat }
    }: { $text }
event-played =
    { $seat-you ->
        [yes] Jogas
       *[no] { $seat } joga
    } { $card }.
event-appointed =
    { $card }: a carta agora é { $seat-you ->
        [yes] tua
       *[no] de { $seat }
    }.
event-quorum-gone = A carta { $card } sai do jogo.
event-discarded =
    { $seat-you ->
        [yes] Descartas
       *[no] { $seat } descarta
    } { $cards }.
event-crisis =
    { $seat-you ->
        [yes] Compras
       *[no] { $seat } compra
    } uma crise. { $crisis }.
event-super-crisis =
    { $seat-you ->
        [yes] Jogas
       *[no] { $seat } joga
    } uma super crise: { $card }.
event-drew-super =
    { $seat-you ->
        [yes] Compras uma super crise que só tu vês: { $card }.
       *[no] { $seat } compra a super crise { $card }.
    }
event-drew-super-hidden =
    { $seat-you ->
        [yes] Compras
       *[no] { $seat } compra
    } uma super crise.
event-saw =
    { $seat-you ->
        [yes] Só tu vês
       *[no] { $seat } vê
    }: { $cards }.
event-saw-hand =
    { $seat-you ->
        [yes] Só tu vês
       *[no] { $seat } vê
    } { $owner-hand }: { $cards }.
event-saw-loyalty =
    { $seat-you ->
        [yes] Só tu vês
       *[no] { $seat } vê
    } { $owner-loyalty }: { $cards-said }.
event-looked-at-deck =
    { $seat-you ->
        [yes] Vês
       *[no] { $seat } vê
    } { $cards } do { $deck }.
event-looked-at-tokens =
    { $seat-you ->
        [yes] Vês
       *[no] { $seat } vê
    } { $tokens }.
event-looked-at-civilians =
    { $seat-you ->
        [yes] Vês
       *[no] { $seat } vê
    } { $ships }.
event-looked-at-hand =
    { $seat-you ->
        [yes] Vês
       *[no] { $seat } vê
    } { $owner-hand }.
event-looked-at-loyalty =
    { $seat-you ->
        [yes] Vês
       *[no] { $seat } vê
    } { $all ->
        [yes] todas as { $owner-loyalties }
       *[no] uma das { $owner-loyalties }
    }.
event-buried =
    { $seat-you ->
        [yes] Pões
       *[no] { $seat } põe
    } { $cards } no fundo do { $deck }.
event-left-on-top =
    { $seat-you ->
        [yes] Deixas
       *[no] { $seat } deixa
    } a carta no topo do { $deck }.
event-chose =
    { $seat-you ->
        [yes] Escolhes
       *[no] { $seat } escolhe
    } { $half ->
        [0] a primeira opção
        [1] a segunda opção
       *[other] a terceira opção
    }.
event-switched =
    { $seat-you ->
        [yes] Mudas
       *[no] { $seat } muda
    } a escolha para { $half ->
        [0] a primeira opção
       *[other] a segunda opção
    }.
event-named =
    { $seat-you ->
        [yes] Decides
       *[no] { $seat } decide
    } o resultado: verificação { $result }.
event-paid =
    { $seat-you ->
        [yes] { $paid ->
            [yes] Pagas o que a carta pede.
           *[no] Não pagas.
        }
       *[no] { $paid ->
            [yes] { $seat } paga o que a carta pede.
           *[no] { $seat } não paga.
        }
    }
event-check = Verificação de habilidade, { $matter }: dificuldade { $difficulty }; ajudam: { $skills }.
event-difficulty = A dificuldade passa a { $now } ({ $by }).
event-contributed =
    { $seat-you ->
        [yes] { $count ->
            [0] Não jogas nada na verificação.
           *[other] Jogas { $cards } na verificação.
        }
       *[no] { $count ->
            [0] { $seat } não joga nada na verificação.
           *[other] { $seat } joga { $cards } na verificação.
        }
    }
event-contributed-openly =
    { $seat-you ->
        [yes] Jogas
       *[no] { $seat } joga
    } na verificação, à vista de todos: { $cards }.
event-destiny-openly = O Destino joga, à vista de todos: { $cards }.
event-type-ignored =
    { $seat-you ->
        [yes] Escolhes
       *[no] { $seat } escolhe
    } { $skill }: as cartas desse tipo não contam nesta verificação.
event-opened = As cartas da verificação somam { $total }: { $cards }.
event-resolved = Verificação { $result }.
event-took-check =
    { $seat-you ->
        [yes] Ficas
       *[no] { $seat } fica
    } com as cartas da verificação: { $cards }.
event-rolling =
    { $seat-you ->
        [yes] Lanças
       *[no] { $seat } lança
    } o dado: { $cause }.
event-rolled =
    Sai um { $face }{ $changed ->
        [yes] , que conta como { $result }
       *[no] {""}
    }.
event-rerolling =
    { $seat-you ->
        [yes] Mandas
       *[no] { $seat } manda
    } lançar o dado de novo.
event-placed = Entrada { $area-in }: { $ships }.
event-launched =
    { $seat-you ->
        [yes] Lanças
       *[no] { $seat } lança
    } um viper { $area-in }.
event-recalled = Um viper { $area-of } volta para as Reservas.
event-flew =
    { $seat-you ->
        [yes] Levas
       *[no] { $seat } leva
    } um viper { $from-of } para { $to-the }.
event-raiders-moved =
    { $count ->
        [1] Um raider vai
       *[other] { $count } raiders vão
    } { $from-of } para { $to-the }.
event-heavy-raiders-moved = Os heavy raiders vão { $from-of } para { $to-the }.
event-activation = Naves Cylon: { $icon }.
event-viper-attacked =
    Um raider ataca { $manned ->
        [yes] { $pilot-you ->
            [yes] o teu viper
           *[no] o viper de { $pilot }
        }
       *[no] um viper não pilotado
    } { $area-in }.
event-viper-damaged =
    { $manned ->
        [yes] { $pilot-you ->
            [yes] O teu viper é danificado
           *[no] O viper de { $pilot } é danificado
        }
       *[no] Um viper é danificado
    } { $reserves ->
        [yes] nas Reservas
       *[no] { $area-in }
    }.
event-viper-destroyed =
    { $manned ->
        [yes] { $pilot-you ->
            [yes] O teu viper é destruído
           *[no] O viper de { $pilot } é destruído
        }
       *[no] Um viper é destruído
    } { $area-in }.
event-ship-destroyed = { $ship-fallen } { $area-in }.
event-basestar-damaged = A basestar { $number } é danificada: { $damage } ({ $text }).
event-repaired = Reparação concluída: { $location }.
event-vipers-repaired = Reparação concluída, de volta às Reservas: { $vipers }.
event-vipers-recalled = Todos os vipers no espaço voltam para as Reservas.
event-raptor-lost = Perde-se um raptor.
event-ships-back = De volta às Reservas: { $ships }.
event-nuke-spent =
    Gasta-se uma bomba nuclear; { $left ->
        [0] não resta nenhuma
        [1] resta 1
       *[other] restam { $left }
    }.
event-boarded =
    { $count ->
        [1] Um centurião sobe a bordo da Galactica.
       *[other] { $count } centuriões sobem a bordo da Galactica.
    }
event-jump-track = A frota no indicador do salto: { $space }.
event-destination =
    { $seat-you ->
        [yes] Escolhes
       *[no] { $seat } escolhe
    } o trajeto { $card }, distância { $distance }.
event-revealed =
    { $seat-you ->
        [yes] Mostras
       *[no] { $seat } mostra
    } { $card-said }.
event-used-power =
    { $seat-you ->
        [yes] Usas
       *[no] { $seat } usa
    } { $card-said }.
event-sympathizer =
    { $cylon ->
        [yes] Nenhum recurso está na zona vermelha: { $seat-you ->
            [yes] agora és Cylon.
           *[no] { $seat } agora é Cylon.
        }
       *[no] Um recurso está na zona vermelha: { $seat-you ->
            [yes] continuas do lado dos humanos e vais
           *[no] { $seat } continua do lado dos humanos e vai
        } para a Prisão.
    }
event-sympathizer-kept =
    { $seat-you ->
        [yes] Ficas
       *[no] { $seat } fica
    } com o Simpatizante.
event-gave-sympathizer =
    { $to-reader ->
        [yes] { $seat } entrega-te o Simpatizante.
       *[no] { $seat-you ->
            [yes] Entregas
           *[no] { $seat } entrega
        } o Simpatizante a { $to }.
    }
event-passed-loyalty =
    { $to-reader ->
        [yes] { $seat } entrega-te { $cards-said }.
       *[no] { $seat-you ->
            [yes] Entregas
           *[no] { $seat } entrega
        } { $cards-said } a { $to }.
    }
event-took =
    { $seat-you ->
        [yes] Tiras
       *[no] { $seat } tira
    } { $cards } { $owner-from }.
event-ordered =
    { $target-reader ->
        [yes] { $seat } dá-te a ordem.
       *[no] { $seat-you ->
            [yes] Dás
           *[no] { $seat } dá
        } a ordem a { $target }.
    }
event-ended-loyalty =
    { $seat-you ->
        [yes] Tinhas
       *[no] { $seat } tinha
    } { $cards-said }.

# Vários eventos contados como um só, e escolhas contadas com o que foi escolhido.
story-loyalty = Recebem { $cards } cada: { $seats }.
story-contributed = Contributos para a verificação: { $parts }.
story-given =
    { $seat-you ->
        [yes] tu
       *[no] { $seat }
    } ({ $count ->
        [0] nada
       *[other] { $cards }
    })
story-used =
    De novo: { $seat-you ->
        [yes] o teu poder { $ability }.
       *[no] o poder { $ability } de { $seat }.
    }
story-miss = O ataque falha.
story-chose-check =
    { $seat-you ->
        [yes] Escolhes
       *[no] { $seat } escolhe
    } a verificação de habilidade.
story-chose =
    { $seat-you ->
        [yes] Escolhes
       *[no] { $seat } escolhe
    }: { $then-may }.
story-switched =
    { $seat-you ->
        [yes] Mudas
       *[no] { $seat } muda
    } a escolha: { $then-may }.

ending-playing = O jogo continua.

jump-space =
    { $zone ->
        [auto] o fim, onde a frota salta automaticamente
        [blue] espaço { $space } de { $last } (saltar pelo Controlo FTL custa { $loses } de população com { $number } ou menos)
       *[red] espaço { $space } de { $last } (demasiado cedo para saltar)
    }

# Para que se lança um dado.
cause-ftl = o salto pelo Controlo FTL
fight-viper-raider = um viper ataca um raider
fight-viper-heavy-raider = um viper ataca um heavy raider
fight-viper-basestar = um viper ataca uma basestar
fight-galactica-raider = a Galactica ataca um raider
fight-galactica-heavy-raider = a Galactica ataca um heavy raider
fight-galactica-basestar = a Galactica ataca uma basestar
fight-nuke-basestar = uma bomba nuclear atinge uma basestar
fight-raider-viper = um raider ataca um viper
fight-raider-civilian = um raider ataca uma nave civil
fight-raider-galactica = um raider ataca a Galactica
fight-basestar-galactica = uma basestar ataca a Galactica

# As probabilidades, em faces do dado.
odds-miss = falha
odds-blast = destruição, e de até 3 raiders na mesma zona
odds-raptor-lost = o raptor perde-se
odds-look = ver uma carta
roll-admiral =
    { $seat-you ->
        [yes] passas
       *[no] { $seat } passa
    } a ser Almirante
