# What the page itself says of Galactica: labels of its parts, names of its options.

title = Battlestar Galactica
tagline = Bring the last fleet of humankind to Kobol, though some of you are Cylons.
players = 3 to 6 players
time = 2 to 3 hours
picture = A table in the middle of a game: Galactica in space, the people aboard beside it, the hand below.
lesson-about = A short first game that explains every step as it comes.
setup-characters = Characters
setup-characters-pick = drafted in turn
setup-characters-random = dealt at random
setup-resources = Resources
setup-resources-none = as printed
setup-resources-easier = two more of each
setup-resources-harder = two fewer of each

dial-food = Food
dial-fuel = Fuel
dial-morale = Morale
dial-population = Population

pass-move = Stay where you are
pass-action = Do nothing
wanted-move = Where to?
confirm-move = Move there
