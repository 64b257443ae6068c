# What the first game teaches, in the order in which it is read.

opening-kicker = Your first game · { $number } of 3
opening-skip = I know this: skip
opening-next = Next
opening-deal = Deal the cards

goal-title = Most points when it ends
goal-text = You build a small empire: cards that you place face up in front of you, one by one. They are worlds and developments. Whoever has the most victory points (VP) at the end wins.
goal-cards = on your cards
goal-chips = in VP chips
goal-great = by great developments
goal-sum = { $points } VP
goal-where = VP are printed on the cards you have placed; VP chips are earned during the game; great developments (cost 6, a “?” for their points) count what else you have placed.
goal-ends = The game ends after the round in which
goal-full = somebody has 12 cards in front of them
goal-or = or
goal-pool = the last VP chip is taken

anatomy-title = How to read a card
anatomy-cost = Cost
anatomy-cost-text = what you pay to place it; in a red ring: the Military you need instead
anatomy-vp = VP
anatomy-vp-text = its points at the end
anatomy-kind = Colour
anatomy-kind-text = the kind of good this world makes
anatomy-powers = Powers
anatomy-powers-text = what it does for you once it is placed; the black number says in which phase
anatomy-text = A round has up to five phases, I to V. A card with a black V does something in phase V, and so on. You need not learn the signs: point at any card, or press it long, to read it in words.

money-title = Cards are money
money-text = There are no coins. To place a card that costs 3, you discard 3 other cards from your hand: any cards, each pays 1.
money-pays = pays 1
money-away = Three cards go away, one world stays on the table.
money-question = So every card in your hand asks one thing: play it, or pay with it?
money-more = You get new cards by exploring, by selling goods, and as bonuses.

kicker-round = Your first game · how a round goes
kicker-phase = Your first game · phase { $numeral }
kicker-pay = Your first game · paying
kicker-end = Your first game · the end

choose-title = A round begins with a secret choice
choose-text = Everybody starts with one world on the table and a few cards in hand. The five tiles at the top are the five phases of a round. Everybody secretly chooses one of them. Explore and Consume have two halves: the phase is the same, the bonus is another.
choose-all = Then the choices are turned up. The chosen phases are played from I to V, and everybody takes part in each of them. Whoever chose a phase gets a bonus in it, which the others do not. Phases that nobody chose are skipped.
choose-phases = Explore gets you cards. Develop and Settle place cards from your hand. Produce makes goods on your worlds. Consume turns goods into cards and points. You will meet each of them where it happens.
choose-act = Your guide says what to choose, and why. What it recommends has a blue dashed edge: pick it, then confirm.

revealed-title = The choices are turned up
revealed-yours = You chose { $phase }.
revealed-theirs = { $name } chose { $phase }.
revealed-same = So only one phase is played this round, and both of you get its bonus: { $bonus }.
revealed-both = So this round has { $count } phases, played in this order: { $phases }. You take part in { $count ->
        [2] both
       *[other] all of them
    }. Only in { $own } do you get the bonus: { $bonus }.

round-title = That was a round
round-text = When the last chosen phase is over, so is the round. Now everybody chooses again: any tile, also the same one as before.
round-think = Think of the others, too. You also play a phase that somebody else chooses, so you can choose another.

explore-title = Explore: get new cards
explore-text = In Explore everybody draws cards from the supply, looks at them, keeps one and discards the rest. Without the bonus you look at 2 and keep 1.
explore-bonus = The bonus: “+5” looks at 5 more; “+1, +1” looks at 1 more and keeps 1 more.
explore-use = Cards are your money as well as your building plans, so Explore is how you fill your hand.

develop-title = Develop: build a development
develop-text = In Develop everybody may place one development: a card with a diamond around its cost. You pay that cost with other cards from your hand; powers and the bonus may bring it down, even to nothing. Nobody may have the same development twice.
develop-use = A development makes no goods, but its powers help you in the phases they name, for the rest of the game.
develop-bonus = The bonus: whoever chose Develop pays 1 card less.

settle-title = Settle: place a world
settle-text = In Settle everybody may place one world: a card with a circle around its cost. You pay that cost with other cards from your hand.
settle-military = A red ring is a military world. It costs no cards: you may place it if your Military is at least that number. Your Military is { $military } now: it comes from the powers of your cards, a few of which take some away, and it is not used up.
settle-goods = Worlds are where goods come from. A world with a halo (a windfall world) comes with one good at once; a world in full colour (a production world) gets its goods later, in Produce.
settle-bonus = The bonus: whoever chose Settle draws 1 card after placing a world.

pay-title = Pay with cards you can spare
pay-text = Pick as many cards as it costs. Each pays 1, whatever is printed on it, and goes face down to the discards. You do not get them back, so keep the cards you want to play next.

consume-title = Consume: sell goods and use them up
consume-good = A good is a token on a world. In Consume goods become cards or points. They leave their worlds, and that makes room for new goods.
consume-trade = Trade comes first, and only for whoever chose “Trade”: they sell one good and draw cards for it. A Novelty good brings 2 cards, Rare 3, Genes 4, Alien 5.
consume-powers = Then everybody uses their powers in row IV, each once: it turns goods into VP chips or cards. It must be used if there is a good for it; you choose the order and the goods. Without such a power your goods stay where they are.
consume-bonus = “2× VPs” is the other bonus of this phase: whoever chose it gets twice the VP chips.

produce-title = Produce: worlds make goods
produce-text = In Produce every production world (full colour) that has no good gets one, on everybody’s table. A world never has more than one. This happens by itself.
produce-bonus = The bonus: whoever chose Produce also puts a good on one of their windfall worlds (with a halo), which get no new good by themselves. Some cards have a power that does the same.
produce-use = Goods alone are worth nothing at the end. In a later Consume you sell one by Trade for cards, or turn them into VP chips by powers. Produce, then Consume, again and again: that is how most empires earn their points.

happened = What happened
happened-nothing = Nobody gained anything by it this time.
again-title = { $phase } again
again-explore = Everybody drew cards and kept some.
again-develop = Everybody could build a development.
again-settle = Everybody could place a world.
again-consume = Trade sells a good for cards; powers turn goods into VP chips and cards.
again-produce = Every production world without a good got one; windfall worlds only by the bonus of Produce or by a power.

limit-title = Ten cards at most
limit-text = At the end of a round nobody keeps more than 10 cards. Discard the ones you need least.

end-title = The end is coming
end-text = This round may be the last, or one of the next few: whichever it is, it is played to its end. Then everybody adds up the VP on their cards, their VP chips and what their great developments count. Goods and cards in hand are worth nothing then, so spend what you can.

learnt-kicker = Your first game is over
learnt-title = What you have learnt
learnt-round = Everybody secretly chooses a phase. All chosen phases are played by all; whoever chose one gets its bonus.
learnt-explore = look at new cards and keep some; the bonus: see more, or keep one more
learnt-develop = place a development and pay with cards from your hand; the bonus: 1 card less
learnt-settle = place a world: pay with cards, or have enough Military; the bonus: draw 1 card
learnt-consume = powers turn goods into VP chips and cards; the bonus: sell one good first (Trade), or twice the chips (2× VPs)
learnt-produce = production worlds get new goods, to be sold or used up later; the bonus: a good on a windfall world
learnt-end = The game ends with 12 cards in front of somebody or with the last VP chip; most VP wins.
learnt-next = Now a normal game
learnt-result = See the result
