# Words that every game uses.

seat-name = Player { $number }

cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
vp = { $count } VP

# Lists are built item by item; the last join makes "A, B and C".
list-comma = { $list }, { $item }
list-semicolon = { $list }; { $item }
list-and = { $list } and { $item }
# Between long alternatives.
list-or = { $list }; or { $item }

# A player within a sentence.
who =
    { $you ->
        [yes] you
       *[no] { $seat }
    }
