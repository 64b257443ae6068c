# Race: a referência; só o que difere do português do Brasil. Curta: é lida durante o jogo.

aid = Referência
    .also = folha de referência, resumo, visão geral, ícones, ícone, símbolos, ajuda

aid-round = A ronda
# “.bonus”: para quem escolheu essa fase.
aid-bonus = Se a escolheste: { $bonus }.
aid-explore = vê 2 cartas e fica com 1.
    .bonus = vê mais 5, ou vê mais 1 e fica com mais 1
aid-develop = constrói um desenvolvimento. Paga com cartas da mão.
    .bonus = o desenvolvimento custa menos 1 carta
aid-settle = coloca um mundo: paga o custo, ou conquista-o com Militarismo.
    .bonus = compra uma carta depois de o colocar
aid-consume = usa cada um dos teus poderes de Consumo uma vez. É obrigatório enquanto puderes.
    .bonus = vende um bem antes (Venda), ou ganha o dobro dos PV pelos bens (PV ×2)
aid-produce = cada mundo produtor sem bem ganha um.
    .bonus = um dos teus mundos exploráveis também

aid-face = Numa carta
aid-cost = Custo
    .text = quantas cartas pagas.
aid-defense = Defesa
    .text = o Militarismo necessário para o conquistar.
aid-vp-varies = Desenvolvimento de custo 6
    .text = pontua pelo que há na tua área de jogo.
aid-windfall = Mundo explorável
    .text = vem com um bem; para ganhar outro precisa do bónus da Produção ou de um poder.

aid-signs = Poderes
sign-free-world = descartar esta carta: um mundo grátis
sign-purchase = pagar um mundo militar
sign-settle-draw = comprar uma carta após colocar um mundo
sign-hand-cards = cartas da mão por PV
sign-produce-windfall = um bem num mundo explorável
sign-produce-windfall-kind = um bem num mundo explorável de um tipo
sign-draw-most = cartas se produzires mais do que todos

aid-price = { $what }; preço de venda: { $cards }.

aid-end = depois da ronda em que alguém tem 12 cartas na área de jogo ou a reserva de PV se esgota. Vence quem tem mais PV: nas cartas, em fichas, dos desenvolvimentos de custo 6.
