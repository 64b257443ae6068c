# What is said of Galactica before its table is there: what it is, its setups, its levels.

title = Battlestar Galactica
tagline = Bring the fleet home. Some of you are not what you seem.
gist = The last humans flee through space, and some of the players are secretly Cylons. On your turn you draw skill cards, move and act, then a crisis strikes, often a check to which everybody adds cards face down. The humans win when the fleet has come far enough and jumps once more; the Cylons win when a resource runs out, or when Galactica is destroyed or boarded.
players = 3 to 6 players
time = 2 to 3 hours
known-for = hidden traitors
picture = A table in the middle of a game: Galactica in space, the people aboard beside it, the hand below.
setup-characters = Characters
setup-characters-pick = drafted in turn
setup-characters-random = dealt at random
setup-characters-first-game = of the first game
setup-resources = Resources
setup-resources-none = as printed
setup-resources-easier = two more of each
setup-resources-harder = two fewer of each
level-easy = Plays its own side soundly, human or Cylon, by rules of thumb.
level-medium = Thinks each move through to the end of the turn, in a few of the ways things may stand.
level-hard = Thinks in many ways things may stand, and weighs who may be a Cylon.
