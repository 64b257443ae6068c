# O que a própria página diz de Race; só o que difere do português do Brasil.

phases = Fases da ronda
half-consume-2x-vps = PV ×2
action-consume-2x-vps = PV ×2
phase-coming = por jogar
phase-out = não nesta ronda
your-tableau = A tua área de jogo
card-worth = { $card }, agora vale { $vp } PV
mark-pay =
    { $cost ->
        [0] grátis
       *[other] pagar { $cost }
    }
being-placed = { $card }, a ser colocada
your-hand = A tua mão
looking-at = Estás a ver
figure-score = PV
chips = { $count } PV em fichas
pool = Reserva de PV
supply = Monte
won-together = Vitória partilhada
course = pontuação depois de cada ronda, e o que cada um escolheu
round = Ronda { $number }
round-column = Ronda
leads = { $name } à frente por { $count }
gain-chips = { $count } PV em fichas
as-a-table = Numa tabela
card-by-card = Carta a carta

pass-settle-place = Não colocar nada
none-settle-place = Nenhum mundo a colocar
only-settle-place = Seguir sem colocar
pass-consume-power = Não usar mais nenhum

wanted-start-discard = Escolhe { $max } para descartar
wanted-choose-action =
    { $max ->
        [1] Escolhe uma ação
       *[other] Escolhe { $max } ações
    }
wanted-explore-keep =
    { $max ->
        [1] Escolhe a carta que fica
       *[other] Escolhe as { $max } que ficam
    }
wanted-develop-place = Escolhe um desenvolvimento
wanted-settle-place = Escolhe um mundo
wanted-develop-pay = Escolhe { $max } para pagar
wanted-settle-pay = Escolhe { $max } para pagar
wanted-settle-way = Escolhe como
wanted-sell = Escolhe um bem
wanted-consume-power = Escolhe um poder
wanted-consume-goods =
    { $max ->
        [1] Escolhe um bem
       *[other] Escolhe { $max } bens
    }
wanted-consume-next-kind = Escolhe um bem
wanted-consume-hand = Escolhe cartas
wanted-bet = Escolhe um número
wanted-produce-windfall = Escolhe um
wanted-hand-limit = Escolhe { $max } para descartar
confirm-explore-keep = Ficar com { $picked } de { $max }

confirm-settle-place = Colocar { $what }

# As escolhas de uma ronda, reveladas.
reveal-explore = encontrar novas cartas
reveal-settle = colocar um mundo
reveal-consume = transformar bens em PV
bonus-develop = menos 1 carta
bonus-consume-2x-vps = PV ×2
bonus-produce = um bem num mundo explorável
reveal-you = Tu
reveal-round = Esta ronda
reveal-all =
    { $count ->
        [1] Todos jogam esta fase; quem a escolheu ganha também o bónus dela.
        [2] Todos jogam as duas fases; quem escolheu uma ganha também o bónus dela.
       *[other] Todos jogam todas estas fases; quem escolheu uma ganha também o bónus dela.
    }
reveal-skip = toca para continuar
