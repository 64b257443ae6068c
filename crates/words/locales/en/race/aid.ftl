# Race: the aid, one page with the phases and the signs of the cards. Short: it is read during a game.

aid = Aid
    .also = reference, summary, overview, signs, sign, icons, symbols
aid-heading = { $name }
aid-entry = { $name }: { $text }
aid-row = { $row }:

aid-round = The round
# ".bonus": for whoever chose that phase.
aid-bonus = If you chose it: { $bonus }.
aid-explore = look at 2 cards and keep 1.
    .bonus = look at 5 more, or look at 1 more and keep 1 more
aid-develop = build one development. Pay with cards from your hand.
    .bonus = it costs 1 card less
aid-settle = place one world: pay for it, or conquer it with Military.
    .bonus = draw a card after placing it
aid-consume = use each of your Consume powers once. You must, as long as you can.
    .bonus = sell one good first (Trade), or get twice the VPs for goods (2x VPs)
aid-produce = every production world without a good gets one.
    .bonus = so does one of your windfall worlds

aid-face = On a card
aid-cost = Cost
    .text = how many cards you pay.
aid-defense = Defense
    .text = the Military you need to conquer it.
aid-vp = VP
    .text = what it scores at the end.
aid-vp-varies = 6-cost development
    .text = scores by what is in your tableau.
aid-windfall = Windfall world
    .text = comes with a good; to get another it needs the Produce bonus or a power.
aid-production = Production world
    .text = gets a good in every Produce phase.
aid-start = Start world
    .text = the lowest number goes first where order matters.

aid-signs = Powers
sign-look = look at more cards
sign-keep = keep more cards
sign-develop-discount = developments cost less
sign-develop-draw = draw a card
sign-military = Military
sign-military-rebels = Military against Rebel worlds
sign-military-kind = Military against one kind
sign-settle-discount = worlds cost less
sign-settle-discount-kind = worlds of one kind cost less
sign-free-world = discard it: one world for free
sign-tactics = discard it: Military for a phase
sign-purchase = pay for a military world
sign-settle-draw = draw a card after placing a world
sign-sale = more cards for any good you sell
sign-sale-kind = more for goods of one kind
sign-sale-here = more for the good of this world
sign-consume = consume a good of any kind
sign-consume-kind = consume a good of one kind
sign-consume-each = consume several goods one by one
sign-consume-together = consume several goods together
sign-consume-kinds = consume goods of different kinds
sign-consume-all = consume all goods you have left
sign-consume-price = a good for its price in cards
sign-consume-draw = draw cards for no good
sign-gamble = bet on the next card’s number
sign-hand-cards = cards from your hand for VPs
sign-produce-here = a good on this world
sign-produce-windfall = a good on any windfall world
sign-produce-windfall-kind = a good on a windfall of one kind
sign-produce-draw = draw cards
sign-draw-here = draw cards if this world produces
sign-draw-goods = a card for each good of one kind
sign-draw-kinds = a card for each kind you produce
sign-draw-most = cards if you produce the most
sign-draw-worlds = a card for each world of one kind

aid-goods = Goods
aid-price = { $what }; sells for { $cards }.
aid-novelty = luxuries and pastimes
aid-rare = rare elements
aid-genes = genetic material
aid-alien = alien technology

aid-end = after the round in which somebody has 12 cards in their tableau or the VP pool runs out. The most VPs win: on cards, in chips, from 6-cost developments.
