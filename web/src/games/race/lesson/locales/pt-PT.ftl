# O que a primeira partida ensina, pela ordem em que se lê; só o que difere do português do Brasil.

opening-kicker = A tua primeira partida · { $number } de 3
opening-skip = Já sei isto: saltar
opening-next = Seguinte

goal-text = Constróis um pequeno império: cartas que colocas à tua frente, uma a uma. São mundos e desenvolvimentos. Quem tiver mais pontos de vitória (PV) no fim vence.
goal-cards = nas tuas cartas
goal-sum = { $points } PV
goal-where = Há PV impressos nas cartas que colocaste; as fichas de PV ganham-se durante o jogo; os grandes desenvolvimentos (custo 6, um «?» em vez dos pontos) valem conforme as outras cartas que colocaste.
goal-ends = O jogo acaba depois da ronda em que

anatomy-cost-text = o que pagas para a colocar; num anel vermelho, o Militarismo necessário em vez do custo
anatomy-powers = Poderes
anatomy-powers-text = o que faz por ti depois de colocada; o número preto diz em que fase
anatomy-text = Uma ronda tem até cinco fases, de I a V. Uma carta com um V preto faz algo na fase V, e assim por diante. Não é preciso decorar os ícones: aponta para qualquer carta, ou toca sem largar, para a leres em palavras.

money-title = As cartas são dinheiro
money-text = Não há moedas. Para colocares uma carta que custa 3, descartas 3 outras cartas da mão: quaisquer cartas, cada uma paga 1.
money-away = Vão-se três cartas, um mundo fica na mesa.
money-question = Por isso cada carta na tua mão faz uma pergunta: jogá-la, ou pagar com ela?
money-more = Novas cartas vêm da Descoberta, da venda de bens e de bónus.

kicker-round = A tua primeira partida · como é uma ronda
kicker-phase = A tua primeira partida · fase { $numeral }
kicker-pay = A tua primeira partida · pagar
kicker-end = A tua primeira partida · o fim

choose-title = Uma ronda começa com uma escolha secreta
choose-text = Todos começam com um mundo na mesa e algumas cartas na mão. Os cinco quadros em cima são as cinco fases de uma ronda. Cada jogador escolhe uma delas em segredo. Descoberta e Consumo têm duas metades: a fase é a mesma, o bónus é outro.
choose-all = Depois as escolhas são reveladas. As fases escolhidas são jogadas de I a V, e todos participam em cada uma delas. Quem escolheu uma fase tem nela um bónus, que os outros não têm. As fases que ninguém escolheu não se jogam.
choose-phases = A Descoberta traz cartas. Desenvolvimento e Colonização colocam cartas da mão. A Produção gera bens nos teus mundos. O Consumo transforma bens em cartas e pontos. Vais conhecer cada uma quando ela acontecer.
choose-act = O teu guia diz o que escolher, e porquê. O que ele recomenda tem uma borda azul tracejada: escolhe e confirma.

revealed-yours = Escolheste { $phase }.
revealed-same = Por isso só se joga uma fase nesta ronda, e ambos têm o bónus dela: { $bonus }.
revealed-both = Por isso esta ronda tem { $count } fases, jogadas por esta ordem: { $phases }. Participas { $count ->
        [2] nas duas
       *[other] em todas
    }. Só em { $own } tens o bónus: { $bonus }.

round-title = Foi uma ronda
round-text = Quando a última fase escolhida acaba, a ronda também acaba. Agora todos escolhem de novo: qualquer fase, até a mesma de antes.
round-think = Pensa também nos outros: as fases que eles escolhem são jogadas por todos, o que te deixa livre para escolheres outra.

explore-text = Na Descoberta, todos tiram cartas do monte, veem-nas, ficam com uma e descartam as outras. Sem o bónus, vês 2 e ficas com 1.
explore-bonus = O bónus: com «+5» vês mais 5; com «+1, +1», vês mais 1 e ficas com mais 1.
explore-use = As cartas são tanto o teu dinheiro como os teus projetos, e é na Descoberta que a mão se enche.

develop-title = Desenvolvimento: constrói
develop-text = No Desenvolvimento, cada um pode colocar um desenvolvimento: uma carta com um losango à volta do custo. Pagas esse custo com outras cartas da mão; poderes e o bónus podem reduzi-lo, até a zero. Ninguém pode ter o mesmo desenvolvimento duas vezes.
develop-use = Um desenvolvimento não produz bens, mas os poderes dele ajudam-te nas fases que indicam, até ao fim do jogo.
develop-bonus = O bónus: quem escolheu Desenvolvimento paga menos 1 carta.

settle-title = Colonização: coloca um mundo
settle-text = Na Colonização, cada um pode colocar um mundo: uma carta com um círculo à volta do custo. Pagas esse custo com outras cartas da mão.
settle-military = Um anel vermelho indica um mundo militar. Não custa cartas: podes colocá-lo se o teu Militarismo for pelo menos esse número. O teu Militarismo agora é { $military }: vem dos poderes das tuas cartas, alguns dos quais o diminuem, e não se gasta.
settle-bonus = O bónus: quem escolheu Colonização compra 1 carta depois de colocar um mundo.

pay-title = Paga com cartas que podes dispensar
pay-text = Escolhe um número de cartas igual ao custo. Cada uma paga 1, seja o que for que traga impresso, e vai de face para baixo para os descartes. Não voltam; por isso, guarda as que queres jogar a seguir.

consume-title = Consumo: vende e gasta bens
consume-good = Um bem é um marcador num mundo. No Consumo os bens transformam-se em cartas ou pontos. Deixam os teus mundos, e isso abre espaço para novos bens.
consume-trade = A Venda vem primeiro, e só para quem escolheu «Venda»: vende um bem e compra cartas por ele. Um artigo de Luxo traz 2 cartas, um elemento Raro 3, Genes 4, tecnologia Alienígena 5.
consume-powers = Depois todos usam os seus poderes da linha IV, cada um uma vez: transformam bens em fichas de PV ou cartas. É obrigatório se houver um bem para isso; escolhes a ordem e os bens. Sem um poder desses, os teus bens ficam onde estão.
consume-bonus = «PV ×2» é o outro bónus desta fase: quem o escolheu ganha o dobro das fichas de PV.

produce-title = Produção: os mundos geram bens
produce-text = Na Produção, cada mundo produtor (de cor cheia) sem bem ganha um, na área de jogo de todos. Um mundo nunca tem mais do que um. Isto acontece sem fazeres nada.
produce-bonus = O bónus: quem escolheu Produção coloca também um bem num dos seus mundos exploráveis (com auréola), que não ganham novos bens sozinhos. Algumas cartas têm um poder que faz o mesmo.
produce-use = Sozinhos, os bens não valem nada no fim. Num Consumo seguinte trocas um deles por cartas na Venda, ou transforma-los em fichas de PV com poderes. Produção, depois Consumo, uma e outra vez: é assim que a maioria dos impérios ganha pontos.

again-settle = Todos podiam colocar um mundo.
again-consume = A Venda troca um bem por cartas; os poderes transformam bens em fichas de PV e cartas.
again-produce = Cada mundo produtor sem bem ganhou um; os mundos exploráveis, só pelo bónus da Produção ou por um poder.

limit-text = No fim de uma ronda ninguém guarda mais de 10 cartas. Descarta as que menos falta te fazem.

end-text = Esta ronda pode ser a última, ou uma das próximas: seja qual for, é jogada até ao fim. Depois cada um soma os PV das suas cartas, as fichas de PV e o que contam os grandes desenvolvimentos. Bens e cartas na mão já não valem nada; por isso, gasta o que puderes.

learnt-kicker = A tua primeira partida acabou
learnt-title = O que aprendeste
learnt-round = Cada um escolhe uma fase em segredo. Todas as fases escolhidas são jogadas por todos; quem escolheu uma ganha o bónus dela.
learnt-explore = ver novas cartas e ficar com algumas; o bónus: ver mais, ou ficar com mais uma
learnt-develop = colocar um desenvolvimento e pagar com cartas da mão; o bónus: menos 1 carta
learnt-settle = colocar um mundo: pagar com cartas, ou ter Militarismo suficiente; o bónus: comprar 1 carta
learnt-consume = os poderes transformam bens em fichas de PV e cartas; o bónus: antes vender um bem (Venda), ou o dobro das fichas (PV ×2)
learnt-produce = os mundos produtores ganham novos bens, para vender ou gastar depois; o bónus: um bem num mundo explorável
learnt-end = O jogo acaba com 12 cartas à frente de alguém ou com a última ficha de PV; vence quem tem mais PV.
