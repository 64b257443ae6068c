# What the page itself says of Race: labels of its parts, names of its options.

title = Race for the Galaxy
lesson-about = A first game with given hands, and hints that say what and why.
setup-mode = Variant
setup-mode-standard = standard
setup-mode-first-game = first game
setup-mode-experienced = experienced, two players

opponents = Players
phases = Phases of the round
phase-now = being played
phase-coming = still to come
phase-done = done
phase-out = not this round
tableau = Tableau
tableau-of = Tableau of { $name }
tableau-open = cards: open the tableau of { $name }
tableau-close = cards: close the tableau of { $name }
your-tableau = Your tableau
card-plain = { $card }
card-with-good = { $card }, with a good
being-placed = { $card }, being placed
your-hand = Your hand
looking-at = You look at
hand-of = Hand of { $name }
score-now = Score now
chips-label = VP chips
chips = { $count } VP in chips
hand-label = Cards in hand
hand-size =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
pool = VP pool
supply = Supply
discards = Discards
scores = Scores
winner = winner
card-by-card = Card by card
