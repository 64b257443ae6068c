# Race: perguntas, opções e ajuda; só o que difere do português do Brasil.

# Quantas escolher. “what” diz para quê.
pick =
    { $what ->
        [keep] fica com
        [pay] descarta
        [goods] escolhe
       *[discard] descarta
    } { $case ->
        [exactly] { $max }
       *[between] { $max ->
            [2] { $min ->
                [1] 1 ou 2
               *[other] { $what ->
                    [keep] { $min } a 2
                   *[discard] de { $min } a 2
                }
            }
           *[other] { $what ->
                [keep] { $min } a { $max }
               *[discard] de { $min } a { $max }
            }
        }
    } { $what ->
        [keep] destas { $of } cartas
        [pay] das tuas { $of } cartas
        [goods] destes { $of } bens
       *[discard] destas { $of } cartas
    }

prompt-start-discard = A tua mão inicial: { $pick }.
prompt-choose-action =
    Escolhe { $count ->
        [1] uma carta de ação
       *[other] { $count } cartas de ação
    }.
# Porque é que algo é perguntado.
cause-called =
    { $phase }, por { $own ->
        [yes] escolha tua
       *[no] escolha { $seats-own }
    }{ $again ->
        [yes] , pela segunda vez
       *[no] {""}
    }
prompt-explore-keep =
    { $cause }: { $pick }.{ $more ->
        [yes] {" "}Vês { $looked }{ $reasons }.
       *[no] {""}
    }
prompt-develop-place =
    { $none ->
        [yes] { $cause }: não tens nenhum desenvolvimento que possas construir, por isso escolhe Nada.
       *[no] { $cause }: constrói um desenvolvimento, ou escolhe Nada.
    } Tens { $hand } na mão{ $facts }.
prompt-settle-place =
    { $none ->
        [yes] { $cause }: não tens nenhum mundo que possas colocar, por isso escolhe Nada.
       *[no] { $cause }: coloca um mundo, ou escolhe Nada.
    } Tens { $hand } na mão{ $facts }.
prompt-settle-way = Colonização: como colocas { $card-the }?
prompt-pay = Para pagar { $card-the } (custo: { $cost }), { $pick }.
prompt-sell = Venda: escolhe o bem a vender.
prompt-consume-power =
    { $optional ->
        [yes] { $cause }: escolhe outro poder para usar, ou Nada para parar.
       *[no] { $cause }: escolhe o próximo poder a usar.
    }{ $double ->
        [yes] {" "}Ganhas o dobro dos PV pelos bens: os números aqui já estão a dobrar.
       *[no] {""}
    }
prompt-consume-next-kind =
    { $card } ({ $power }): escolhe { $count ->
        [0] o primeiro bem.
        [1] o próximo, de tipo diferente do bem { $chosen-of }.
       *[other] o próximo, de tipo diferente dos bens { $chosen-of }.
    }
prompt-bet = { $card }: em que número apostas?
prompt-produce-windfall = { $cause }: escolhe o que fazer agora, um bem num mundo explorável ou uma compra de cartas.
prompt-hand-limit = A ronda acabou e tens { $hand } na mão; o limite é { $limit }: { $pick }.

# O que vem depois de “Tens 6 cartas”.
fact-developments-less = os desenvolvimentos custam menos { $cards } ({ $reasons })
fact-draw-after = se colocares uma carta, compras { $cards } pelo poder { $card-of }
fact-draw-after-bonus = se colocares uma carta, compras outra por escolheres { $action }
fact-worlds-less = { $worlds-the } custam menos { $count }
fact-contact = podes pagar mundos militares, pela defesa menos { $count }
fact-colony-ship = um mundo grátis com um descarte
fact-develop-less = os desenvolvimentos custam menos { $count }
fact-explore = na Descoberta vês { $look } e ficas com { $keep }

# De onde vem um número.
reason-bonus = { $amount } pela escolha de { $action }

brief-cost = { $price } (para ti { $cost })
brief-defense = { $price } (o teu Militarismo { $strength })
brief-defense-or-pay = { $price } (o teu Militarismo { $strength }, ou pagas { $cost })
brief-have = já tens

way-conquer = conquistar: defesa { $defense }, o teu Militarismo { $strength }
way-conquer-with-tactics = descartar { $card-the } e conquistar: defesa { $defense }, o teu Militarismo { $strength }
# Os números de um modo, depois do nome dele.
option-conquer = defesa { $defense }, o teu Militarismo { $strength }
option-sell = { $good-the } vende-se por { $cards }
why-by = pelo poder { $card-of }
why-chosen = pela escolha de { $action }

gives-develop =
    { $count ->
        [0] nada para construir
       *[other] { $count } para construir, custo −1
    }
gives-settle =
    { $count ->
        [0] nada para colonizar
       *[other] { $count } para colonizar, depois comprar { $draw }
    }
gives-trade =
    { $price ->
        [0] nenhum bem para vender
       *[other] { $good } por { $price } cartas
    }
gives-double =
    { $goods ->
        [0] nenhum bem
        [1] 1 bem
       *[other] { $goods } bens
    }, { $powers ->
        [0] nenhum poder
        [1] 1 poder
       *[other] { $powers } poderes
    }

help-conquer = Uma conquista não custa cartas: o teu Militarismo tem de alcançar a defesa do mundo.
help-tactics = A carta deixa a tua área de jogo de vez, e o Militarismo dela conta nesta conquista.
help-pay = Descartas esse número de cartas da mão. O Militarismo não conta num pagamento.
help-colony-ship = A carta deixa a tua área de jogo de vez, e o mundo não custa nada.
help-have = Está na tua área de jogo.
help-cost = Agora custa-te { $cost }{ $reasons }.
help-ways = Agora podes: { $ways }.
help-cannot-pay =
    Agora custar-te-ia { $cost }, e { $payable ->
        [0] não tens nenhuma carta
        [1] tens 1 carta
       *[other] tens { $payable } cartas
    } para pagar.
help-cannot-conquer = Agora não o podes conquistar: defesa { $defense } contra o teu Militarismo { $strength }.
help-price = Um bem deste mundo vende-se agora por { $cards }{ $reasons }.
help-worth =
    { $placed ->
        [yes] Agora vale { $vp } para ti
       *[no] Se estivesse na mesa agora, valeria { $vp } para ti
    }{ $count ->
        [0] .
       *[other] :
    }
theirs-have =
    { $seat-reader ->
        [yes] Está na tua área de jogo.
       *[no] Está na área de jogo de { $seat }.
    }
theirs-cost =
    { $seat-reader ->
        [yes] Agora custar-te-ia { $cost }
       *[no] Agora custaria { $cost } a { $seat }
    }{ $reasons }.
theirs-strength =
    Tem defesa { $defense }; { $seat-reader ->
        [yes] tens Militarismo { $strength }
       *[no] { $seat } tem Militarismo { $strength }
    } contra ela.
theirs-price =
    { $seat-reader ->
        [yes] Venderias
       *[no] { $seat } venderia
    } agora um bem deste mundo por { $cards }{ $reasons }.
theirs-worth =
    { $placed ->
        [yes] Agora vale { $vp }
       *[no] Se estivesse na mesa agora, valeria { $vp }
    } para { $seat-reader ->
        [yes] ti
       *[no] { $seat }
    }{ $count ->
        [0] .
       *[other] :
    }
help-look = Verias { $look }{ $reasons } e ficarias com { $keep }.
# Quem escolheu uma carta de ação ganha isto além da fase.
help-bonus = O teu bónus: { $bonus }.
bonus-explore-five = vê mais 5 cartas
bonus-explore-one = vê mais 1 carta e fica com mais 1
bonus-develop = o teu desenvolvimento custa menos 1 carta
bonus-settle = compra uma carta depois de colocares um mundo
bonus-trade = antes de alguém consumir, vende um bem por cartas; é obrigatório se tiveres um
bonus-double = os poderes de Consumo dão-te o dobro dos PV pelos bens; cartas, e PV por cartas da mão, não dobram
bonus-produce = um bem num dos teus mundos exploráveis que ainda não tenha nenhum
