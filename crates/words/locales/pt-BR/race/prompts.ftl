# Race: perguntas, opções e ajuda.

# Quantas escolher. “what” diz para quê.
pick =
    { $what ->
        [keep] fique com
        [pay] descarte
        [goods] escolha
       *[discard] descarte
    } { $case ->
        [exactly] { $max }
       *[between] { $what ->
            [keep] { $min } a { $max }
           *[discard] de { $min } a { $max }
        }
    } { $what ->
        [keep] destas { $of } cartas
        [pay] das suas { $of } cartas
        [goods] destes { $of } bens
       *[discard] destas { $of } cartas
    }

prompt-start-discard = Sua mão inicial: { $pick }.
prompt-choose-action =
    Escolha { $count ->
        [1] uma carta de ação
       *[other] { $count } cartas de ação
    }.
# Por que algo é perguntado.
cause-called =
    { $phase }, por { $own ->
        [yes] escolha sua
       *[no] escolha de { $seats }
    }{ $again ->
        [yes] , pela segunda vez
       *[no] {""}
    }
prompt-explore-keep =
    { $cause }: { $pick }.{ $more ->
        [yes] {" "}Você vê { $looked }{ $reasons }.
       *[no] {""}
    }
prompt-develop-place =
    { $none ->
        [yes] { $cause }: você não tem nenhum desenvolvimento que possa construir, então escolha Nada.
       *[no] { $cause }: construa um desenvolvimento, ou escolha Nada.
    } Você tem { $hand } na mão{ $facts }.
prompt-settle-place =
    { $none ->
        [yes] { $cause }: você não tem nenhum mundo que possa baixar, então escolha Nada.
       *[no] { $cause }: baixe um mundo, ou escolha Nada.
    } Você tem { $hand } na mão{ $facts }.
prompt-settle-way = Colonização: como você baixa { $card-the }?
prompt-pay = Para pagar o custo { $card-of } ({ $cost }): { $pick }.
prompt-sell = Venda: escolha o bem a vender.
prompt-consume-power =
    { $optional ->
        [yes] { $cause }: escolha outra habilidade para usar, ou Nada para parar.
       *[no] { $cause }: escolha a próxima habilidade a usar.
    }{ $double ->
        [yes] {" "}Você ganha o dobro de PVs pelos bens: os números aqui já estão em dobro.
       *[no] {""}
    }
prompt-consume-goods = { $card } ({ $power }): { $pick }.
prompt-consume-next-kind =
    { $card } ({ $power }): escolha { $count ->
        [0] o primeiro bem.
        [1] o próximo, de tipo diferente do bem { $chosen-of }.
       *[other] o próximo, de tipo diferente dos bens { $chosen-of }.
    }
prompt-consume-hand = { $card }: { $pick }, por { $vp } cada.
prompt-bet = { $card }: em que número você aposta?
prompt-produce-windfall = { $cause }: escolha o que fazer agora, um bem em um mundo explorável ou uma compra de cartas.
prompt-hand-limit = A rodada acabou e você tem { $hand } na mão; o limite é { $limit }: { $pick }.

# O que vem depois de “Você tem 6 cartas”.
facts = ; { $facts }
fact-developments-less = desenvolvimentos custam { $cards } a menos ({ $reasons })
fact-draw-after = depois de baixar algo, você compra { $cards } pela habilidade { $card-of }
fact-draw-after-bonus = depois de baixar um mundo, você compra uma carta por escolher { $action }
fact-military = Militarismo { $strength }
fact-military-vs = { $amount } contra { $worlds }
fact-tactics = { $amount } com um descarte
fact-worlds-less = { $worlds } custam { $count } a menos
fact-contact = você pode pagar por mundos militares: a defesa menos { $count }
fact-colony-ship = um mundo de graça com um descarte
fact-develop-less = desenvolvimentos custam { $count } a menos
fact-explore = na Descoberta vê { $look } e fica com { $keep }
fact-trade = { $amount } ao vender { $good-a }

# De onde vem um número.
reasons = {" "}({ $reasons })
reason-printed = { $number } na carta
reason-defense = defesa { $number }
reason-good = { $good } { $number }
reason-everyone = { $number } para todos
reason-card = { $amount } { $card }
reason-bonus = { $amount } por escolher { $action }

brief-cost = { $price } (para você { $cost })
brief-defense = { $price } (seu Militarismo { $strength })
brief-defense-or-pay = { $price } (seu Militarismo { $strength }, ou pague { $cost })
brief-have = você já tem
worth-now = agora vale { $vp }

option-build =
    custa { $cost }, { $left ->
        [0] não sobra nenhuma carta
        [1] sobra 1 carta
       *[other] sobram { $left } cartas
    }; { $vp }
option-place = { $world }, { $vp }; { $ways }
way = { $way }{ $reasons }
way-conquer = conquistar: defesa { $defense }, seu Militarismo { $strength }
way-conquer-with-tactics = descartar { $card-the } e conquistar: defesa { $defense }, seu Militarismo { $strength }
way-pay =
    { $cost ->
        [0] não pagar nada
        [1] pagar 1 carta
       *[other] pagar { $cost } cartas
    }, { $left ->
        [0] não sobra nenhuma carta
        [1] sobra 1 carta
       *[other] sobram { $left } cartas
    }
way-colony-ship = descartar { $card-the } e não pagar nada
way-name-conquer = conquistar
way-name-tactics = descartar { $card-the } e conquistar
way-name-pay = pagar
# Os números de um modo, depois do nome dele.
option-conquer = defesa { $defense }, seu Militarismo { $strength }
option-pay =
    { $cost ->
        [0] nenhuma carta
        [1] 1 carta
       *[other] { $cost } cartas
    }, { $left ->
        [0] não sobra nenhuma carta
        [1] sobra 1 carta
       *[other] sobram { $left } cartas
    }
option-sell = { $good-the } se vende por { $cards }
option-plain-price = { $good-the } dá { $cards }
option-good = { $good-the } deste mundo
option-windfall = { $good-a }
option-number = apostar no { $number }
why-by = pela habilidade { $card-of }
why-chosen = por escolher { $action }

gives-explore = ver { $look }, ficar com { $keep }
gives-develop =
    { $count ->
        [0] nada a construir
       *[other] { $count } a construir, 1 a menos
    }
gives-settle =
    { $count ->
        [0] nada a colonizar
       *[other] { $count } a colonizar, depois comprar { $draw }
    }
gives-trade =
    { $price ->
        [0] nenhum bem a vender
       *[other] { $good } por { $price } cartas
    }
gives-double =
    { $goods ->
        [0] nenhum bem
        [1] 1 bem
       *[other] { $goods } bens
    }, { $powers ->
        [0] nenhuma habilidade
        [1] 1 habilidade
       *[other] { $powers } habilidades
    }
gives-produce =
    { $goods ->
        [0] { $draws ->
            [0] nenhum bem novo
           *[other] cartas { $cards-of }
        }
       *[other] +{ $goods } { $goods ->
            [1] bem
           *[other] bens
        }{ $draws ->
            [0] {""}
           *[other] {" "}e cartas
        }
    }

# Uma proposta para a fase de Consumo, habilidade por habilidade.
plan-takes =
    { $count ->
        [1] o bem { $worlds-of }
       *[other] os bens { $worlds-of }
    }
plan-takes-nothing = por si só

help-number = { $count } das { $all } cartas do jogo têm custo ou defesa { $number }.
help-conquer = Uma conquista não custa cartas: seu Militarismo precisa alcançar a defesa do mundo.
help-tactics = A carta deixa a sua área de jogo de vez, e o Militarismo dela conta nesta conquista.
help-pay = Você descarta esse número de cartas da mão. O Militarismo não conta em um pagamento.
help-colony-ship = A carta deixa a sua área de jogo de vez, e o mundo não custa nada.
help-have = Está na sua área de jogo.
help-cost = Agora custa { $cost } para você{ $reasons }.
help-ways = Agora você pode: { $ways }.
help-cannot-pay =
    Agora custaria { $cost } para você, e você { $payable ->
        [0] não tem nenhuma carta
        [1] tem 1 carta
       *[other] tem { $payable } cartas
    } para pagar.
help-cannot-conquer = Agora você não pode conquistá-lo: defesa { $defense } contra o seu Militarismo { $strength }.
help-price = Um bem deste mundo agora se vende por { $cards }{ $reasons }.
help-worth =
    { $placed ->
        [yes] Agora vale { $vp } para você
       *[no] Se estivesse na mesa agora, valeria { $vp } para você
    }{ $count ->
        [0] .
       *[other] :
    }
# O mesmo sobre uma carta de outra pessoa.
theirs-have = Está na área de jogo de { $seat }.
theirs-cost = Agora custaria { $cost } para { $seat }{ $reasons }.
theirs-strength = Tem defesa { $defense }; { $seat } tem Militarismo { $strength } contra ela.
theirs-price = { $seat } venderia agora um bem deste mundo por { $cards }{ $reasons }.
theirs-worth =
    { $placed ->
        [yes] Agora vale { $vp } para { $seat }
       *[no] Se estivesse na mesa agora, valeria { $vp } para { $seat }
    }{ $count ->
        [0] .
       *[other] :
    }
help-look = Você veria { $look }{ $reasons } e ficaria com { $keep }.
help-new-goods = Novos bens: { $worlds }.
# Quem escolheu uma carta de ação ganha isto além da fase.
help-bonus = Seu bônus: { $bonus }.
bonus-explore-five = veja mais 5 cartas
bonus-explore-one = veja mais 1 carta e fique com mais 1
bonus-develop = seu desenvolvimento custa 1 carta a menos
bonus-settle = compre uma carta depois de baixar um mundo
bonus-trade = antes de alguém consumir, venda um bem por cartas; é obrigatório se você tiver um
bonus-double = as habilidades de Consumo dão a você o dobro de PVs pelos bens; cartas, e PVs por cartas da mão, não dobram
bonus-produce = um bem em um dos seus mundos exploráveis que ainda não tenha um
