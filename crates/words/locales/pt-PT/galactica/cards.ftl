# Galactica: o que as cartas fazem; só o que difere do português do Brasil.
# “.may”: o efeito no infinitivo, depois de “pode” e de “escolhe:”.

who-current = o jogador corrente
# O mesmo com o jogador que é agora.
who-now =
    { $who } ({ $seat-you ->
        [yes] tu
       *[no] { $seat }
    })

# “case” é “out” onde o recurso acabaria.
effect-resource =
    a frota { $gain ->
        [yes] ganha
       *[no] perde
    } { $what }{ $case ->
        [plain] {""}
        [out] {" "}(de { $now } para 0: o jogo está perdido no fim do turno, se nada mudar)
       *[live] {" "}(de { $now } para { $then })
    }
    .may =
        { $gain ->
            [yes] ganhar
           *[no] perder
        } { $what }{ $case ->
            [plain] {""}
            [out] {" "}(de { $now } para 0: o jogo está perdido no fim do turno, se nada mudar)
           *[live] {" "}(de { $now } para { $then })
        }
effect-title-admiral = o Almirante passa a ser também { $title }
    .may = o Almirante passa a ser também { $title }
effect-look =
    { $who } vê uma carta de Lealdade { $owner ->
        [any] de qualquer jogador
        [leaders] do Presidente ou do Almirante
        [current] do jogador corrente
       *[other] de outro jogador
    }{ $stopped ->
        [yes] {" "}(não enquanto uma carta em jogo o proibir)
       *[no] {""}
    }
    .may =
        { $who } vê uma carta de Lealdade { $owner ->
            [any] de qualquer jogador
            [leaders] do Presidente ou do Almirante
            [current] do jogador corrente
           *[other] de outro jogador
        }{ $stopped ->
            [yes] {" "}(não enquanto uma carta em jogo o proibir)
           *[no] {""}
        }
# “left” é o que há agora, onde se sabe.
effect-lose-raptors =
    a frota perde { $what }{ $live ->
        [yes] {" "}(de { $left })
       *[no] {""}
    }
    .may =
        perder { $what }{ $live ->
            [yes] {" "}(de { $left })
           *[no] {""}
        }
effect-restore-raptors = a frota recupera { $what }
    .may = recuperar { $what }
effect-discard-nukes =
    a frota perde { $what }{ $live ->
        [yes] {" "}(de { $left })
       *[no] {""}
    }
    .may =
        perder { $what }{ $live ->
            [yes] {" "}(de { $left })
           *[no] {""}
        }
effect-destroy-civilians = a frota perde { $what }, ao acaso
    .may = perder { $what }, ao acaso
effect-board =
    { $count ->
        [1] um centurião sobe
       *[other] { $count } centuriões sobem
    } a bordo da Galactica
    .may =
        { $count ->
            [1] um centurião sobe
           *[other] { $count } centuriões sobem
        } a bordo da Galactica
effect-jump-track =
    a frota { $back ->
        [yes] recua
       *[no] avança
    } { $count ->
        [1] 1 espaço
       *[other] { $count } espaços
    } no indicador do salto{ $live ->
        [yes] ; por enquanto: { $now }
       *[no] {""}
    }
    .may =
        a frota { $back ->
            [yes] recua
           *[no] avança
        } { $count ->
            [1] 1 espaço
           *[other] { $count } espaços
        } no indicador do salto{ $live ->
            [yes] ; por enquanto: { $now }
           *[no] {""}
        }
effect-place = coloca { $ships } { $area-in }
    .may = colocar { $ships } { $area-in }
effect-damage-vipers =
    { $what-hurt } { $where ->
        [reserves] nas Reservas
       *[space] no espaço
    }
    .may =
        danificar { $what } { $where ->
            [reserves] nas Reservas
           *[space] no espaço
        }
effect-recall-vipers = todos os vipers no espaço voltam para as Reservas
    .may = todos os vipers no espaço voltam para as Reservas
effect-activate-placed = ativação imediata das novas naves { $area-in }: { $ships }
    .may = ativação imediata das novas naves { $area-in }: { $ships }
effect-basestars-attack = cada basestar ataca a Galactica
    .may = cada basestar ataca a Galactica
effect-roll-at-most = lança o dado: com { $most } ou menos ({ $sides } em 8), { $then }
    .may = lançar o dado: com { $most } ou menos ({ $sides } em 8), { $then }
effect-roll-at-least = lança o dado: com { $least } ou mais ({ $sides } em 8), { $then }
    .may = lançar o dado: com { $least } ou mais ({ $sides } em 8), { $then }
effect-extra-crisis = depois desta crise, compra-se outra
    .may = depois desta crise, compra-se outra
effect-fail = como se a verificação tivesse falhado: { $then }
    .may = como se a verificação tivesse falhado: { $then }
effect-remove = a carta sai do jogo
    .may = a carta sai do jogo
effect-destroy = destrói { $what }
    .may = destruir { $what }
effect-mutiny = outro jogador, que não seja Almirante nem esteja na Prisão, lança o dado: com { $least } ou mais ({ $sides } em 8), passa a ser Almirante; senão, { $otherwise }
    .may = outro jogador, que não seja Almirante nem esteja na Prisão, lança o dado: com { $least } ou mais ({ $sides } em 8), passa a ser Almirante; senão, { $otherwise }
effect-release = quem está na Prisão sai para uma localização da Galactica
    .may = quem está na Prisão sai para uma localização da Galactica
effect-risk = o Almirante pode arriscar { $ships } e lançar o dado: com { $least } ou mais ({ $sides } em 8), { $success }; senão, { $failure }
    .may = o Almirante pode arriscar { $ships } e lançar o dado: com { $least } ou mais ({ $sides } em 8), { $success }; senão, { $failure }
effect-restore = o Almirante pode trazer de volta até { $vipers }, danificados ou destruídos, e { $raptors }
    .may = o Almirante pode trazer de volta até { $vipers }, danificados ou destruídos, e { $raptors }

rule-unmanned = −2 nos ataques de vipers não pilotados
rule-launch = cada basestar lança mais 1 nave de cada vez
rule-no-looks = ninguém pode ver cartas de Lealdade
rule-pursuit = a perseguição continua (um salto devolve a carta ao deck de Crise)
until-end = até ao fim do jogo
until-relief = até uma nave civil ou uma basestar ser destruída ou a frota saltar

# Cartas inteiras.
about-crisis =
    { $card }: { $kind ->
        [check] crise com verificação de habilidade
        [check-or] crise com verificação de habilidade ou outra saída
        [event] crise com escolha
       *[attack] crise, ataque Cylon
    }{ $copies ->
        [1] {""}
       *[other] {" "}({ $copies } cartas)
    }
about-super =
    { $card }: super crise, { $kind ->
        [attack] ataque Cylon
       *[check] com verificação de habilidade
    }
about-check = Verificação de habilidade, dificuldade { $difficulty }; ajudam: { $skills }.
# O que cada resultado traz.
about-pass = { $from } ou mais, superada: { $then }.
about-partial = De { $from } a { $to }, parcialmente superada: { $then }.
about-fail = { $to } ou menos, falhada: { $then }.
about-half-nuke = { $number }. Só com uma bomba nuclear: { $then }.
about-jump = Depois a frota avança 1 espaço no indicador do salto.
about-quorum-after =
    { $after ->
        [discard] Depois é descartada.
        [stays] Fica ao lado do Presidente até ter valido: a próxima verificação na Administração, ou no Alojamento do Almirante contra o Presidente, tem mais { $by } de dificuldade.
        [arbitrator] Até ser usada: quem a tem pode reduzir ou aumentar em { $by } a dificuldade de uma verificação no Alojamento do Almirante.
        [specialist] No próximo salto, quem a tem compra 3 cartas de Trajeto e escolhe uma, em vez do Almirante.
        [vice] Enquanto lá estiver, mais ninguém pode passar a Presidente pela Administração.
       *[removed] Senão, é descartada.
    }
about-destination =
    { $card }: trajeto, distância { $distance }{ $copies ->
        [1] {""}
       *[other] {" "}({ $copies } cartas)
    }. À chegada: { $then }.
about-character-start =
    Começa { $where ->
        [away] fora do tabuleiro
        [viper] num viper
       *[at] { $location-in }
    }. { $pilot ->
        [yes] Pilota vipers.
       *[no] Não pilota.
    } Fica com no máximo { $limit } cartas de Habilidade.
about-character-skills = Em cada turno: { $skills }.
about-ability =
    { $name }{ $kind ->
        [once] {" "}({ $action ->
            [yes] ação, uma vez por jogo
           *[no] uma vez por jogo
        })
        [drawback] {" "}(desvantagem)
       *[passive] {""}
    }: { $text }
about-location-damaged = O local está danificado: ninguém pode usá-lo até ser reparado.
about-location-closed = O local está fechado: uma carta em jogo impede que se vá para lá.
about-location-blocked = O local está bloqueado: uma carta em jogo impede o seu uso.
about-location-check = A verificação: dificuldade { $difficulty }; ajudam: { $skills }.
about-title-admiral = { $title }: tem as bombas nucleares e escolhe para onde a frota salta. Perde o título na Prisão.
about-damage-location = Dano { $location-in }: ninguém pode usar a localização até ser reparada; quem lá estiver vai para a Enfermaria.
about-damage-resource = Dano nas provisões: { $then }.
about-hit = Dano numa basestar, { $name }: { $text }.
half-check = a verificação, dificuldade { $difficulty } ({ $skills }); superada: { $pass }; falhada: { $fail }
    .may = a verificação, dificuldade { $difficulty } ({ $skills }); superada: { $pass }; falhada: { $fail }
