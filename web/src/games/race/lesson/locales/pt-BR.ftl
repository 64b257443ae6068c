# O que a primeira partida ensina, na ordem em que se lê.

opening-kicker = Sua primeira partida · { $number } de 3
opening-skip = Já sei isto: pular
opening-next = Próximo
opening-deal = Distribuir as cartas

goal-title = Mais pontos no fim
goal-text = Você constrói um pequeno império: cartas que baixa à sua frente, uma por uma. Elas são mundos e desenvolvimentos. Quem tiver mais pontos de vitória (PVs) no fim vence.
goal-cards = nas suas cartas
goal-chips = em fichas de PV
goal-great = de grandes desenvolvimentos
goal-sum = { $points } PVs
goal-where = PVs vêm impressos nas cartas que você baixou; fichas de PV se ganham durante a partida; grandes desenvolvimentos (custo 6, um “?” no lugar dos pontos) valem conforme as outras cartas que você baixou.
goal-ends = A partida acaba depois da rodada em que
goal-full = alguém chega a 12 cartas na área de jogo
goal-or = ou
goal-pool = a última ficha de PV sai da reserva

anatomy-title = Como ler uma carta
anatomy-cost = Custo
anatomy-cost-text = o que você paga para baixá-la; em um anel vermelho, o Militarismo necessário no lugar do custo
anatomy-vp = PV
anatomy-vp-text = os pontos dela no fim
anatomy-kind = Cor
anatomy-kind-text = o tipo de bem que este mundo dá
anatomy-powers = Habilidades
anatomy-powers-text = o que ela faz por você depois de baixada; o número preto diz em que fase
anatomy-text = Uma rodada tem até cinco fases, de I a V. Uma carta com um V preto faz algo na fase V, e assim por diante. Não é preciso decorar os ícones: aponte para qualquer carta, ou toque e segure, para lê-la em palavras.

money-title = Cartas são dinheiro
money-text = Não há moedas. Para baixar uma carta que custa 3, você descarta 3 outras cartas da mão: quaisquer cartas, cada uma paga 1.
money-pays = paga 1
money-away = Três cartas se vão, um mundo fica na mesa.
money-question = Por isso cada carta na sua mão faz uma pergunta: jogá-la, ou pagar com ela?
money-more = Novas cartas vêm da Descoberta, da venda de bens e de bônus.

kicker-round = Sua primeira partida · como é uma rodada
kicker-phase = Sua primeira partida · fase { $numeral }
kicker-pay = Sua primeira partida · pagar
kicker-end = Sua primeira partida · o fim

choose-title = Uma rodada começa com uma escolha secreta
choose-text = Todos começam com um mundo na mesa e algumas cartas na mão. Os cinco quadros no alto são as cinco fases de uma rodada. Cada jogador escolhe uma delas em segredo. Descoberta e Consumo têm duas metades: a fase é a mesma, o bônus é outro.
choose-all = Depois as escolhas são reveladas. As fases escolhidas são jogadas de I a V, e todos participam de cada uma delas. Quem escolheu uma fase tem nela um bônus, que os outros não têm. As fases que ninguém escolheu são puladas.
choose-phases = A Descoberta traz cartas. Desenvolvimento e Colonização baixam cartas da mão. A Produção gera bens nos seus mundos. O Consumo transforma bens em cartas e pontos. Você vai conhecer cada uma onde ela acontece.
choose-act = Seu guia diz o que escolher, e por quê. O que ele recomenda tem uma borda azul tracejada: escolha e confirme.

revealed-title = As escolhas são reveladas
revealed-yours = Você escolheu { $phase }.
revealed-theirs = { $name } escolheu { $phase }.
revealed-same = Por isso só uma fase é jogada nesta rodada, e vocês dois têm o bônus dela: { $bonus }.
revealed-both = Por isso esta rodada tem { $count } fases, jogadas nesta ordem: { $phases }. Você participa { $count ->
        [2] das duas
       *[other] de todas
    }. Só em { $own } você tem o bônus: { $bonus }.

round-title = Foi uma rodada
round-text = Quando a última fase escolhida acaba, a rodada também acaba. Agora todos escolhem de novo: qualquer fase, até a mesma de antes.
round-think = Pense também nos outros: as fases que eles escolhem são jogadas por todos, o que deixa a sua escolha livre para outra.

explore-title = Descoberta: novas cartas
explore-text = Na Descoberta, todos pegam cartas do estoque, olham, ficam com uma e descartam as outras. Sem o bônus, você vê 2 e fica com 1.
explore-bonus = O bônus: com “+5” você vê mais 5; com “+1, +1”, vê mais 1 e fica com mais 1.
explore-use = As cartas são tanto o seu dinheiro quanto os seus projetos, e é na Descoberta que a mão se enche.

develop-title = Desenvolvimento: construa
develop-text = No Desenvolvimento, cada um pode baixar um desenvolvimento: uma carta com um losango em volta do custo. Você paga esse custo com outras cartas da mão; habilidades e o bônus podem reduzi-lo, até a zero. Ninguém pode ter o mesmo desenvolvimento duas vezes.
develop-use = Um desenvolvimento não produz bens, mas as habilidades dele ajudam você nas fases que indicam, pelo resto da partida.
develop-bonus = O bônus: quem escolheu Desenvolvimento paga 1 carta a menos.

settle-title = Colonização: baixe um mundo
settle-text = Na Colonização, cada um pode baixar um mundo: uma carta com um círculo em volta do custo. Você paga esse custo com outras cartas da mão.
settle-military = Um anel vermelho indica um mundo militar. Ele não custa cartas: você pode baixá-lo se o seu Militarismo for pelo menos esse número. Seu Militarismo agora é { $military }: ele vem das habilidades das suas cartas, algumas das quais o diminuem, e não se gasta.
settle-goods = É dos mundos que vêm os bens. Um mundo com auréola (um mundo explorável) já vem com um bem; um mundo de cor cheia (um mundo produtor) ganha os seus depois, na Produção.
settle-bonus = O bônus: quem escolheu Colonização compra 1 carta depois de baixar um mundo.

pay-title = Pague com cartas que pode dispensar
pay-text = Escolha um número de cartas igual ao custo. Cada uma paga 1, não importa o que traga impresso, e vai virada para baixo para os descartes. Elas não voltam; por isso, guarde as que você quer jogar em seguida.

consume-title = Consumo: venda e gaste bens
consume-good = Um bem é um marcador em um mundo. No Consumo os bens viram cartas ou pontos. Eles saem dos mundos, e isso abre espaço para novos bens.
consume-trade = A Venda vem primeiro, e só para quem escolheu “Venda”, que vende um bem e compra cartas por ele. Um artigo de Luxo traz 2 cartas, um elemento Raro 3, Genes 4, tecnologia Alienígena 5.
consume-powers = Depois todos usam as suas habilidades da fileira IV, cada uma uma vez: elas transformam bens em fichas de PV ou cartas. É obrigatório se houver um bem para isso; você escolhe a ordem e os bens. Sem uma habilidade dessas, os seus bens ficam onde estão.
consume-bonus = “PVs ×2” é o outro bônus desta fase: quem o escolheu ganha o dobro de fichas de PV.

produce-title = Produção: mundos geram bens
produce-text = Na Produção, cada mundo produtor (de cor cheia) que está sem bem ganha um, na área de jogo de todos. Um mundo nunca tem mais de um. Isso acontece sozinho.
produce-bonus = O bônus: quem escolheu Produção coloca também um bem em um dos seus mundos exploráveis (com auréola), que não ganham novos bens sozinhos. Algumas cartas têm uma habilidade que faz o mesmo.
produce-use = Sozinhos, os bens não valem nada no fim. Em um Consumo seguinte você troca um deles por cartas na Venda, ou os transforma em fichas de PV com habilidades. Produção, depois Consumo, uma vez após a outra: é assim que a maioria dos impérios ganha pontos.

happened = O que aconteceu
happened-nothing = Desta vez ninguém ganhou nada com isso.
again-title = { $phase } de novo
again-explore = Todos viram cartas e ficaram com algumas.
again-develop = Todos podiam construir um desenvolvimento.
again-settle = Todos podiam baixar um mundo.
again-consume = A Venda troca um bem por cartas; habilidades transformam bens em fichas de PV e cartas.
again-produce = Cada mundo produtor sem bem ganhou um; mundos exploráveis, só pelo bônus da Produção ou por uma habilidade.

limit-title = No máximo dez cartas
limit-text = No fim de uma rodada ninguém guarda mais de 10 cartas. Descarte as que menos fazem falta.

end-title = O fim está perto
end-text = Esta rodada pode ser a última, ou uma das próximas: seja qual for, ela é jogada até o fim. Depois cada um soma os PVs das suas cartas, as fichas de PV e o que os grandes desenvolvimentos contam. Bens e cartas na mão já não valem nada; por isso, gaste o que puder.

learnt-kicker = Sua primeira partida acabou
learnt-title = O que você aprendeu
learnt-round = Cada um escolhe uma fase em segredo. Todas as fases escolhidas são jogadas por todos; quem escolheu uma ganha o bônus dela.
learnt-explore = ver novas cartas e ficar com algumas; o bônus: ver mais, ou ficar com mais uma
learnt-develop = baixar um desenvolvimento e pagar com cartas da mão; o bônus: 1 carta a menos
learnt-settle = baixar um mundo: pagar com cartas, ou ter Militarismo suficiente; o bônus: comprar 1 carta
learnt-consume = habilidades transformam bens em fichas de PV e cartas; o bônus: antes vender um bem (Venda), ou o dobro de fichas (PVs ×2)
learnt-produce = mundos produtores ganham novos bens, para vender ou gastar depois; o bônus: um bem em um mundo explorável
learnt-end = A partida acaba com 12 cartas à frente de alguém ou com a última ficha de PV; vence quem tem mais PVs.
learnt-next = Agora uma partida normal
learnt-result = Ver o resultado
