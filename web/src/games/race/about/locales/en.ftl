# What is said of Race before its table is there: what it is, its setups, its levels.

title = Race for the Galaxy
tagline = Settle worlds, build and trade: the richest space empire wins.
gist = Each round everyone secretly chooses one of five phases, and all play each phase that somebody chose. You explore for cards, pay with cards to settle worlds and to build developments, and turn goods into cards and points. The game ends after the round in which somebody has twelve cards in front of them or the last point is taken; whoever has the most points wins.
players = 2 to 4 players
time = 30 minutes
picture = A table in the middle of a game: a tableau of worlds and developments, the hand below it, the phases of the round above.
setup-mode = Variant
setup-mode-standard = standard
setup-mode-first-game = first game
setup-mode-experienced = experienced, two players
level-beginner = Knows the rules, overlooks good cards and thinks only of its own plan, which is often the wrong one.
level-learner = Plays by rules of thumb, thinks only of its own plan, and overlooks a card now and then.
level-casual = Knows what cards are worth, but clings to plans and forgets that others choose too.
level-regular = Plays soundly, but still forgets that others choose too.
level-skilled = Considers what others will choose; sometimes overlooks a card.
level-strong = Thinks one round ahead for its choice of action, and overlooks nothing.
level-expert = Thinks every move through, to the end of the round.
level-master = Thinks two rounds ahead, over a hundred ways the cards may fall.
