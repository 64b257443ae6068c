# How Race is played, in short, for somebody who has never seen it.

round-title = How a round goes
round-text = Everybody secretly chooses one of the five phases, then all choices are turned up. Every phase that somebody chose is played once, from I to V, and everybody takes part in it. Whoever chose it has a bonus there. Phases that nobody chose are skipped.
round-explore = Look at cards from the deck and keep one of them, or more with the bonus.
round-develop = Place a development from your hand and pay for it.
round-settle = Place a world from your hand: pay for it, or conquer it.
round-consume = Turn goods into points and cards with the powers of your cards. With Trade you sell one of them first.
round-produce = Your production worlds without a good get one each.

military-title = Worlds that are conquered
military-text = A number in a red ring is a defense. With at least as much Military you place the world without paying; with less you cannot. Military is not used up: it grows with every card that has some.
military-example = Space Marines bring 2 Military: enough for this world, in this round and in every later one.

goods-title = From goods to points
goods-text = A production world makes a good in each Produce phase; a windfall world has one when it is placed. A good lies on its world until it is sold or consumed.
goods-made = made here
goods-eaten = consumed here
goods-then = So Produce and Consume belong together: in one round goods are made, in the next they become cards and victory points.

table-title = A table in the middle of a game
table-text = { $name } has placed 5 of 12 cards. Goods lie on four of the worlds, so this is a good moment for Consume. Free Trade Association is a great development: its points depend on what lies beside it, and it is worth { $points } now.

tips-title = To begin with
tips-others = Think of what the others will choose. You take part in their phases too, so choose one that nobody else will.
tips-keep = Do not place everything you can pay for. First place what brings cards or points in every round.
tips-end = Count the cards of the others: with twelve in front of somebody it is over, and that comes sooner than one thinks.
