# O que a própria página diz de Race: rótulos das partes, nomes das opções.

opponents = Jogadores
phases = Fases da rodada
phase-here = agora
half-explore-plus-5 = +5
half-explore-plus-1-1 = +1, +1
half-develop = Desenvolvimento
half-settle = Colonização
half-consume-trade = Venda
half-consume-2x-vps = PVs ×2
half-produce = Produção
action-explore-plus-5 = Descoberta: +5
action-explore-plus-1-1 = Descoberta: +1, +1
action-develop = Desenvolvimento
action-settle = Colonização
action-consume-trade = Venda
action-consume-2x-vps = PVs ×2
action-produce = Produção
phase-now = agora
phase-coming = ainda vem
phase-done = feita
phase-out = não nesta rodada
phase-short-explore = Desco­berta
phase-short-develop = Desen­vol­vi­mento
phase-short-settle = Coloni­zação
phase-short-consume = Consumo
phase-short-produce = Produção
tableau = Área de jogo
tableau-of = Área de jogo de { $name }
tableau-open = Abrir a área de jogo de { $name }
tableau-close = Fechar a área de jogo de { $name }
tableau-size =
    { $placed ->
        [1] 1 carta
       *[other] { $placed } cartas
    }: { $left ->
        [0] a área de jogo está completa.
        [1] mais uma completa a área de jogo.
       *[other] mais { $left } completam a área de jogo.
    }
your-tableau = Sua área de jogo
card-plain = { $card }
card-with-good = { $card }, com um bem
card-worth =
    { $card }, agora vale { $vp ->
        [1] 1 PV
       *[other] { $vp } PVs
    }
worth-now = agora
start-number = mundo inicial número { $number }
mark-pay =
    { $cost ->
        [0] de graça
       *[other] pagar { $cost }
    }
mark-costs = custa { $cost }
mark-conquer = conquistar
mark-discard = com um descarte
mark-needs = precisa de { $defense }
mark-pays = paga
mark-goes = sai
being-placed = { $card }, sendo baixada
your-hand = Sua mão
looking-at = Você está vendo
hand-of = Mão de { $name }
figure-score = PVs
figure-chips = fichas
figure-hand = cartas
figure-military = Milita­rismo
figure-others = para construir
figure-discounts = para colonizar
figure-more = mais
chips =
    { $count ->
        [1] 1 PV em fichas
       *[other] { $count } PVs em fichas
    }
hand-size =
    { $count ->
        [1] 1 carta na mão
       *[other] { $count } cartas na mão
    }
pool = Reserva de PVs
supply = Estoque
discards = Descartes
scores = Pontuação
winner = vence
won-by =
    { $count ->
        [1] { $name } vence por um ponto
       *[other] { $name } vence por { $count } pontos
    }
won-tied = { $name } vence no desempate
won-together = Vitória compartilhada
source-chips = em fichas
source-cards = nas cartas
source-developments = dos desenvolvimentos de custo 6
how-it-went = Como foi
course = pontuação depois de cada rodada, e o que cada um escolheu
decided = Onde tudo se decidiu
round = Rodada { $number }
round-column = Rodada
round-start = Início
leads = { $name } na frente por { $count }
nobody-leads = empate
gain-chips =
    { $count ->
        [1] 1 PV em fichas
       *[other] { $count } PVs em fichas
    }
as-a-table = Em uma tabela
card-by-card = Carta por carta

pass-develop-place = Não construir
pass-settle-place = Não baixar nada
pass-consume-power = Não usar mais nenhuma
none-develop-place = Nada a construir
none-settle-place = Nenhum mundo a baixar
only-develop-place = Seguir sem construir
only-settle-place = Seguir sem baixar

wanted-start-discard = Escolha { $max } para descartar
wanted-choose-action =
    { $max ->
        [1] Escolha uma ação
       *[other] Escolha { $max } ações
    }
wanted-explore-keep =
    { $max ->
        [1] Escolha a carta que fica
       *[other] Escolha as { $max } que ficam
    }
wanted-develop-place = Escolha um desenvolvimento
wanted-settle-place = Escolha um mundo
wanted-develop-pay = Escolha { $max } para pagar
wanted-settle-pay = Escolha { $max } para pagar
wanted-settle-way = Escolha como
wanted-sell = Escolha um bem
wanted-consume-power = Escolha uma habilidade
wanted-consume-goods =
    { $max ->
        [1] Escolha um bem
       *[other] Escolha { $max } bens
    }
wanted-consume-next-kind = Escolha um bem
wanted-consume-hand = Escolha cartas
wanted-bet = Escolha um número
wanted-produce-windfall = Escolha um
wanted-hand-limit = Escolha { $max } para descartar

confirm-start-discard = Descartar ({ $picked } de { $max })
confirm-choose-action = Confirmar { $what }
confirm-explore-keep = Manter ({ $picked } de { $max })
confirm-develop-place = Construir { $what }
confirm-settle-place = Baixar { $what }
confirm-develop-pay = Pagar ({ $picked } de { $max })
confirm-settle-pay = Pagar ({ $picked } de { $max })
confirm-sell = Vender
confirm-consume-hand = Descartar { $picked }
confirm-hand-limit = Descartar ({ $picked } de { $max })

# As escolhas de uma rodada, reveladas.
phase-explore = Descoberta
phase-develop = Desenvolvimento
phase-settle = Colonização
phase-consume = Consumo
phase-produce = Produção
reveal-explore = achar novas cartas
reveal-develop = construir um desenvolvimento
reveal-settle = baixar um mundo
reveal-consume = transformar bens em PVs
reveal-produce = ganhar novos bens
bonus-explore-plus-5 = ver mais 5
bonus-explore-plus-1-1 = ficar com mais 1
bonus-develop = 1 carta a menos
bonus-settle = comprar 1 carta
bonus-consume-trade = Venda
bonus-consume-2x-vps = PVs ×2
bonus-produce = um bem em mundo explorável
reveal-you = Você
reveal-round = Esta rodada
reveal-all =
    { $count ->
        [1] Todos jogam esta fase; quem a escolheu ganha também o bônus dela.
        [2] Todos jogam as duas fases; quem escolheu uma ganha também o bônus dela.
       *[other] Todos jogam todas estas fases; quem escolheu uma ganha também o bônus dela.
    }
reveal-skip = toque para continuar
