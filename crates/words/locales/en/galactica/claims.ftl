# Galactica: what players say to all in the game's structured way.

event-said =
    { $seat-you ->
        [yes] You say
       *[no] { $seat } says
    }: “{ $claim }”

claim-help-not = I can’t help with this check.
claim-help-little = I can help a little.
claim-help-lot = I can help a lot.
claim-let-pass = Let’s pass this check.
claim-let-fail = Let this check fail.
claim-cover-rest = I’ll cover the rest.
claim-who-has = Who has { $card }?
claim-do-not-play = Don’t play { $card }.
claim-looked =
    I looked at { $whom }: { $cylon ->
        [yes] a Cylon
       *[no] not a Cylon
    }.
claim-accuse = I accuse { $whom }.
claim-accuse-check = I accuse { $whom } because of check { $number }, { $matter }.
claim-human = I’m human.
claim-not-my-type = I can’t have added any { $skill }.
claim-jail = Jail { $seat }; I’ll pay.
claim-do-not-jail = Don’t jail { $seat }.
claim-free = Free { $seat }.
claim-free-me = Free me.
claim-order-me =
    Order me: I would { $deed ->
        [jump] jump the fleet
        [shoot] shoot
        [repair] repair
       *[launch] launch
    }.
claim-order-you =
    My order is for { $whom }: please { $deed ->
        [jump] jump the fleet
        [shoot] shoot
        [repair] repair
       *[launch] launch
    }.
claim-jump-now = Jump now.
claim-wait = Don’t jump yet.
claim-scouted =
    I scouted the { $deck }: { $good ->
        [yes] good
       *[no] bad
    }, { $kept ->
        [yes] kept
       *[no] buried
    }.
claim-other-was-worse = The other destination was worse.
claim-save =
    Save your cards for { $purpose ->
        [check] the next check
        [jail] a vote on the Brig
        [fight] the fight
       *[repairs] repairs
    }.
