# How Galactica is played, in short, for somebody who has never seen it.

turn-title = Your turn
turn-draw = Draw
turn-draw-text = You get skill cards of the kinds and numbers on your character’s sheet.
turn-move = Move
turn-move-text = Go to another location, for a discarded card also to another ship; a pilot may stay in a viper.
turn-act = Act
turn-act-text = Do one thing: what your location offers, what your character can do, or what a card says.
turn-crisis = Crisis
turn-crisis-text = A card is turned up that hits everybody: a choice, an attack, or most often a skill check.
turn-after = Then Cylon ships may act, and the fleet may come a step nearer to its jump. The next player is on.

skills-title = Five kinds of skill
skills-text = Each card has a strength, which counts in checks, and a text that you can use instead: one or the other. At the end of a turn nobody keeps more than ten.

loyalty-title = Who is a Cylon?
loyalty-text = Everybody gets a loyalty card in secret when the game begins, and another one when the fleet is halfway. Whoever has a Cylon among theirs is one, and wins if the humans lose.
loyalty-hide = A hidden Cylon plays along: bad cards in a check, an unlucky choice, and a good excuse. The humans can look at loyalty cards, and put suspects in the Brig.
loyalty-reveal = A Cylon may also reveal themselves, as an action: they use the power of their card, and from then on play openly against the fleet.

space-title = Around the ship
space-text = Galactica lies among six areas of space. Basestars bring raiders and heavy raiders; vipers defend the civilian ships, and each of those that is lost costs people or more. Damaged locations cannot be used, and six of them are the end.
space-example = In this game the fleet has come to distance { $distance }. There are two basestars, Weapons Control and the Armory are damaged, and Gaius Baltar has revealed himself as a Cylon: he acts from the Cylon locations above.

jump-title = The way to Kobol
jump-text = Most crises bring the fleet a step nearer to its jump; at the end of the track it jumps by itself. Somebody in FTL Control can jump sooner, at the risk of leaving people behind.
jump-choose = Before each jump the Admiral sees two destinations and chooses one. It adds distance, and mostly costs fuel. From distance 8 on one more jump wins the game.

power-title = President and Admiral
power-text = The President holds the Quorum cards, the Admiral the nukes and the choice of destinations. Both titles can change hands, so it matters to whom.

tips-title = To begin with
tips-talk = Talk. Say whether you can help with a check, much or little; numbers and names of cards must not be said.
tips-checks = Do not try to pass every check. Some may fail; cards that are spent are missing in the next one.
tips-watch = Watch who gives nothing, who fails too often, and who knows too well. And be glad if you are not suspected yourself.
