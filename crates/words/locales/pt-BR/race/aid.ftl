# Race: a referência, uma página com as fases e os ícones das cartas. Curta: é lida durante a partida.

aid = Referência
    .also = cartela de referência, resumo, visão geral, ícones, ícone, símbolos, ajuda
aid-heading = { $name }
aid-entry = { $name }: { $text }
aid-row = { $row }:

aid-round = A rodada
# “.bonus”: para quem escolheu essa fase.
aid-bonus = Se você a escolheu: { $bonus }.
aid-explore = veja 2 cartas e fique com 1.
    .bonus = veja mais 5, ou veja mais 1 e fique com mais 1
aid-develop = construa um desenvolvimento. Pague com cartas da mão.
    .bonus = o desenvolvimento custa 1 carta a menos
aid-settle = baixe um mundo: pague por ele, ou conquiste-o com Militarismo.
    .bonus = compre uma carta depois de baixá-lo
aid-consume = use cada uma das suas habilidades de Consumo uma vez. É obrigatório enquanto puder.
    .bonus = venda um bem antes (Venda), ou ganhe o dobro de PVs pelos bens (PVs ×2)
aid-produce = cada mundo produtor sem bem ganha um.
    .bonus = um dos seus mundos exploráveis também

aid-face = Em uma carta
aid-cost = Custo
    .text = quantas cartas você paga.
aid-defense = Defesa
    .text = o Militarismo necessário para conquistá-lo.
aid-vp = PV
    .text = quanto vale no fim.
aid-vp-varies = Desenvolvimento de custo 6
    .text = pontua pelo que há na sua área de jogo.
aid-windfall = Mundo explorável
    .text = vem com um bem; para ganhar outro precisa do bônus da Produção ou de uma habilidade.
aid-production = Mundo produtor
    .text = ganha um bem em cada Produção.
aid-start = Mundo inicial
    .text = o menor número vai primeiro onde a ordem importa.

aid-signs = Habilidades
sign-look = ver mais cartas
sign-keep = ficar com mais cartas
sign-develop-discount = desenvolvimentos custam menos
sign-develop-draw = comprar uma carta
sign-military = Militarismo
sign-military-rebels = Militarismo contra mundos Rebeldes
sign-military-kind = Militarismo contra um tipo de mundo
sign-settle-discount = mundos custam menos
sign-settle-discount-kind = mundos de um tipo custam menos
sign-free-world = descartar esta carta: um mundo de graça
sign-tactics = descartar esta carta: Militarismo por uma fase
sign-purchase = pagar por um mundo militar
sign-settle-draw = comprar uma carta após baixar um mundo
sign-sale = mais cartas por qualquer bem vendido
sign-sale-kind = mais cartas por bens de um tipo
sign-sale-here = mais cartas pelo bem deste mundo
sign-consume = consumir um bem qualquer
sign-consume-kind = consumir um bem de um tipo
sign-consume-each = consumir vários bens, um por um
sign-consume-together = consumir vários bens de uma vez
sign-consume-kinds = consumir bens de tipos diferentes
sign-consume-all = consumir todos os bens que restam
sign-consume-price = um bem pelo seu preço em cartas
sign-consume-draw = comprar cartas sem consumir
sign-gamble = apostar no número da próxima carta
sign-hand-cards = cartas da mão por PVs
sign-produce-here = um bem neste mundo
sign-produce-windfall = um bem em um mundo explorável
sign-produce-windfall-kind = um bem em um mundo explorável de um tipo
sign-produce-draw = comprar cartas
sign-draw-here = comprar cartas se este mundo produzir
sign-draw-goods = uma carta por bem de um tipo
sign-draw-kinds = uma carta por tipo de bem produzido
sign-draw-most = cartas se você produzir mais que todos
sign-draw-worlds = uma carta por mundo de um tipo

aid-goods = Bens
aid-price = { $what }; vende-se por { $cards }.
aid-novelty = artigos de luxo e lazer
aid-rare = elementos raros
aid-genes = material genético
aid-alien = tecnologia alienígena

aid-end = depois da rodada em que alguém tem 12 cartas na área de jogo ou a reserva de PVs se esgota. Vence quem tem mais PVs: nas cartas, em fichas, dos desenvolvimentos de custo 6.
