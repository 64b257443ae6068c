# Galactica: o que as cartas fazem, composto das etapas que o motor executa. Um efeito é uma frase que pode estar em uma lista.
# “.may”: o efeito no infinitivo, depois de “pode” e de “escolhe:”.

who-current = o jogador atual
who-president = o Presidente
who-admiral = o Almirante
who-each = cada jogador humano
who-acting = quem a joga
# O mesmo com o jogador que é agora.
who-now =
    { $who } ({ $seat-you ->
        [yes] você
       *[no] { $seat }
    })

effect-nothing = nada acontece
    .may = nada acontece
# “case” é “out” onde o recurso acabaria.
effect-resource =
    { $gain ->
        [yes] ganhe
       *[no] perca
    } { $what }{ $case ->
        [plain] {""}
        [out] {" "}(de { $now } para 0: a partida está perdida no fim do turno, se nada mudar)
       *[live] {" "}(de { $now } para { $then })
    }
    .may =
        { $gain ->
            [yes] ganhar
           *[no] perder
        } { $what }{ $case ->
            [plain] {""}
            [out] {" "}(de { $now } para 0: a partida está perdida no fim do turno, se nada mudar)
           *[live] {" "}(de { $now } para { $then })
        }
effect-discard = { $who } descarta { $cards }
    .may = { $who } descarta { $cards }
effect-discard-random = { $who } perde { $cards-drawn }
    .may = { $who } perde { $cards-drawn }
effect-discard-hand = { $who } descarta a mão inteira
    .may = { $who } descarta a mão inteira
effect-draw = { $who } compra { $cards }
    .may = { $who } compra { $cards }
effect-draw-any = { $who } compra { $cards } de qualquer tipo
    .may = { $who } compra { $cards } de qualquer tipo
effect-move = { $who } vai para { $location-the }
    .may = { $who } vai para { $location-the }
effect-move-chosen = { $who } manda alguém para { $location-the }
    .may = { $who } manda alguém para { $location-the }
effect-move-may = { $who } pode mandar alguém para { $location-the }
    .may = { $who } pode mandar alguém para { $location-the }
effect-move-all-at = todos os que estão { $from-in } vão para { $location-the }
    .may = todos os que estão { $from-in } vão para { $location-the }
effect-move-all-on = todos os que estão { $ship-in } vão para { $location-the }
    .may = todos os que estão { $ship-in } vão para { $location-the }
effect-title-admiral = o Almirante vira { $title }
    .may = o Almirante vira { $title }
effect-title-chosen = { $who } escolhe outra pessoa para ser { $title }
    .may = { $who } escolhe outra pessoa para ser { $title }
effect-look =
    { $who } olha uma carta de Lealdade { $owner ->
        [any] de qualquer jogador
        [leaders] do Presidente ou do Almirante
        [current] do jogador atual
       *[other] de outro jogador
    }{ $stopped ->
        [yes] {" "}(não enquanto uma carta em jogo o proibir)
       *[no] {""}
    }
    .may =
        { $who } olha uma carta de Lealdade { $owner ->
            [any] de qualquer jogador
            [leaders] do Presidente ou do Almirante
            [current] do jogador atual
           *[other] de outro jogador
        }{ $stopped ->
            [yes] {" "}(não enquanto uma carta em jogo o proibir)
           *[no] {""}
        }
# “left” é o que há agora, onde se sabe.
effect-lose-raptors =
    perca { $what }{ $live ->
        [yes] {" "}(de { $left })
       *[no] {""}
    }
    .may =
        perder { $what }{ $live ->
            [yes] {" "}(de { $left })
           *[no] {""}
        }
effect-restore-raptors = recupere { $what }
    .may = recuperar { $what }
effect-discard-nukes =
    perca { $what }{ $live ->
        [yes] {" "}(de { $left })
       *[no] {""}
    }
    .may =
        perder { $what }{ $live ->
            [yes] {" "}(de { $left })
           *[no] {""}
        }
effect-destroy-civilians = perca { $what }, por sorteio
    .may = perder { $what }, por sorteio
effect-board =
    { $count ->
        [1] um centurião embarca
       *[other] { $count } centuriões embarcam
    } na Galactica
    .may =
        { $count ->
            [1] um centurião embarca
           *[other] { $count } centuriões embarcam
        } na Galactica
effect-jump-track =
    a frota { $back ->
        [yes] volta
       *[no] avança
    } { $count ->
        [1] 1 espaço
       *[other] { $count } espaços
    } na trilha do salto{ $live ->
        [yes] , posição atual: { $now }
       *[no] {""}
    }
    .may =
        a frota { $back ->
            [yes] volta
           *[no] avança
        } { $count ->
            [1] 1 espaço
           *[other] { $count } espaços
        } na trilha do salto{ $live ->
            [yes] , posição atual: { $now }
           *[no] {""}
        }
effect-place = coloque { $ships } { $area-in }
    .may = colocar { $ships } { $area-in }
effect-damage-vipers =
    danifique { $what } { $where ->
        [reserves] na Reserva
       *[space] no espaço
    }
    .may =
        danificar { $what } { $where ->
            [reserves] na Reserva
           *[space] no espaço
        }
effect-recall-vipers = todas as vipers no espaço voltam para a Reserva
    .may = todas as vipers no espaço voltam para a Reserva
effect-damage-galactica =
    a Galactica é danificada{ $count ->
        [1] {""}
       *[other] {" "}{ $count } vezes
    }
    .may =
        a Galactica é danificada{ $count ->
            [1] {""}
           *[other] {" "}{ $count } vezes
        }
effect-activate = { $icons }
    .may = { $icons }
effect-activate-placed = as { $ships } que acabam de ser colocadas { $area-in } são ativadas na hora
    .may = as { $ships } que acabam de ser colocadas { $area-in } são ativadas na hora
effect-basestars-attack = cada base estelar ataca a Galactica
    .may = cada base estelar ataca a Galactica
effect-roll-at-most = jogue o dado: com { $most } ou menos ({ $sides } em 8), { $then }
    .may = jogar o dado: com { $most } ou menos ({ $sides } em 8), { $then }
effect-roll-at-least = jogue o dado: com { $least } ou mais ({ $sides } em 8), { $then }
    .may = jogar o dado: com { $least } ou mais ({ $sides } em 8), { $then }
effect-fail = como se o teste tivesse falhado: { $then }
    .may = como se o teste tivesse falhado: { $then }
effect-if-below =
    se { $dial-the } estiver abaixo de { $least }{ $live ->
        [yes] {" "}(agora { $now })
       *[no] {""}
    }, { $then }
    .may =
        se { $dial-the } estiver abaixo de { $least }{ $live ->
            [yes] {" "}(agora { $now })
           *[no] {""}
        }, { $then }
effect-choose = { $who } escolhe: { $lists }
    .may = { $who } escolhe: { $lists }
effect-pay-or = { $who } pode { $pay-may }; senão, { $otherwise }
    .may = { $who } pode { $pay-may }; senão, { $otherwise }
effect-extra-crisis = depois desta crise, outra é comprada
    .may = depois desta crise, outra é comprada
effect-distance = a carta conta como distância { $count }
    .may = a carta conta como distância { $count }
effect-ongoing = { $rule } { $until }
    .may = { $rule } { $until }
effect-hand-over = outro jogador fica com a carta
    .may = outro jogador fica com a carta
effect-remove = a carta é removida da partida
    .may = a carta é removida da partida
effect-destroy = destrua { $what }
    .may = destruir { $what }
effect-mutiny = outro jogador, que não seja Almirante nem esteja na Prisão, joga o dado: com { $least } ou mais ({ $sides } em 8), vira Almirante; senão, { $otherwise }
    .may = outro jogador, que não seja Almirante nem esteja na Prisão, joga o dado: com { $least } ou mais ({ $sides } em 8), vira Almirante; senão, { $otherwise }
effect-release = quem está na Prisão sai para um local da Galactica
    .may = quem está na Prisão sai para um local da Galactica
effect-risk = o Almirante pode arriscar { $ships } e jogar o dado: com { $least } ou mais ({ $sides } em 8), { $success }; senão, { $failure }
    .may = o Almirante pode arriscar { $ships } e jogar o dado: com { $least } ou mais ({ $sides } em 8), { $success }; senão, { $failure }
effect-restore = o Almirante pode trazer de volta até { $vipers }, danificadas ou destruídas, e { $raptors }
    .may = o Almirante pode trazer de volta até { $vipers }, danificadas ou destruídas, e { $raptors }

rule-unmanned = −2 nos ataques de vipers não tripuladas
rule-launch = cada base estelar lança 1 nave a mais por vez
rule-communications = as Comunicações estão fechadas
rule-no-looks = ninguém pode olhar cartas de Lealdade
rule-colonial-one = a Colonial One está fechada
rule-pursuit = a perseguição continua (um salto devolve a carta ao baralho de Crise)
until-jump = até a frota saltar
until-end = pelo resto da partida
until-relief = até que uma nave civil ou uma base estelar seja destruída ou a frota salte

# Cartas inteiras.
about-crisis =
    { $card }: { $kind ->
        [check] crise com teste de perícia
        [check-or] crise com teste de perícia ou outra saída
        [event] crise com escolha
       *[attack] crise, ataque dos Cylons
    }{ $copies ->
        [1] {""}
       *[other] {" "}({ $copies } cartas)
    }
about-super =
    { $card }: super crise, { $kind ->
        [attack] ataque dos Cylons
       *[check] com teste de perícia
    }
about-check = Teste de perícia, dificuldade { $difficulty }; ajudam: { $skills }.
# O que cada resultado traz.
about-pass = { $from } ou mais, sucesso: { $then }.
about-partial = De { $from } a { $to }, sucesso parcial: { $then }.
about-fail = { $to } ou menos, falha: { $then }.
about-or = Ou, se { $who } assim escolher: { $then }.
about-chooser = Quem escolhe é { $who }:
about-half = { $number }. { $then }.
about-half-nuke = { $number }. Só com uma arma nuclear: { $then }.
about-icons = Depois { $icons }.
about-icons-first = Primeiro { $icons }.
about-jump = Depois a frota avança 1 espaço na trilha do salto.
about-ships = Novas naves:
about-ships-in = { $area }: { $ships }.
about-rule = { $name }: { $then }.
about-rule-none = { $name }: nada mais.
about-quorum =
    { $card }: carta de Quórum{ $copies ->
        [1] {""}
       *[other] {" "}({ $copies } cartas)
    }. Ação do Presidente: { $then }.
about-quorum-after =
    { $after ->
        [discard] Depois é descartada.
        [stays] Fica ao lado do Presidente até ter valido: a dificuldade do próximo teste na Administração, ou no Alojamento do Almirante contra o Presidente, aumenta em { $by }.
        [arbitrator] Até ser usada: quem a tem pode reduzir ou aumentar em { $by } a dificuldade de um teste no Alojamento do Almirante.
        [specialist] No próximo salto, quem a tem compra 3 destinos e escolhe um, no lugar do Almirante.
        [vice] Enquanto estiver ali, ninguém mais pode virar Presidente pela Administração.
       *[removed] Senão, é descartada.
    }
about-destination =
    { $card }: destino, distância { $distance }{ $copies ->
        [1] {""}
       *[other] {" "}({ $copies } cartas)
    }. Na chegada: { $then }.
about-skill = { $card }: { $skill }
about-skill-copies = Força { $strength }: { $cards }.
about-character =
    { $card }: { $card-gender ->
        [f] { $role-f }
       *[m] { $role }
    }
about-character-start =
    Começa { $where ->
        [away] fora do tabuleiro
        [viper] em uma viper
       *[at] { $location-in }
    }. { $pilot ->
        [yes] Pilota vipers.
       *[no] Não pilota.
    } Fica com no máximo { $limit } cartas de Perícia.
about-character-skills = A cada turno: { $skills }.
about-slot = { $count } de { $skills }
about-ability =
    { $name }{ $kind ->
        [once] {" "}({ $action ->
            [yes] ação, uma vez por partida
           *[no] uma vez por partida
        })
        [drawback] {" "}(desvantagem)
       *[passive] {""}
    }: { $text }
about-loyalty =
    { $card }: carta de Lealdade{ $copies ->
        [1] {""}
       *[other] {" "}({ $copies } cartas)
    }
about-location =
    { $location }: { $ship }{ $hazardous ->
        [yes] , ninguém vai para lá por vontade própria
       *[no] {""}
    }{ $damageable ->
        [yes] , pode sofrer dano
       *[no] {""}
    }
about-location-damaged = O local está com dano: ninguém pode usá-lo até ser reparado.
about-location-closed = O local está fechado: uma carta em jogo impede ir até lá.
about-location-blocked = O local está bloqueado: uma carta em jogo impede seu uso.
about-location-check = O teste: dificuldade { $difficulty }; ajudam: { $skills }.
about-title-president = { $title }: tem a mão de Quórum e joga as cartas dela. Mantém o título na Prisão.
about-title-admiral = { $title }: tem as armas nucleares e escolhe para onde a frota salta. Perde o título na Prisão.
about-title-line = Linha de sucessão: { $names }.
about-civilian = Nave civil ({ $copies } de 12): { $then }.
about-damage-location = Dano { $location-in }: ninguém pode usar o local até ser reparado; quem estiver lá vai para a Enfermaria.
about-damage-resource = Dano aos estoques: { $then }.
about-hit = Dano em base estelar, { $name }: { $text }.
civilian-empty = vazia
civilian-loses = perda de { $what }
either = { $list } ou { $item }
half-check = o teste, dificuldade { $difficulty } ({ $skills }); sucesso: { $pass }; falha: { $fail }
    .may = o teste, dificuldade { $difficulty } ({ $skills }); sucesso: { $pass }; falha: { $fail }
