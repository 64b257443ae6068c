# Race: what a glance at the table tells, and hints for a first game.

figure-score = { $total } so far: { $cards } on cards, { $chips } in chips, { $developments } from 6-cost developments
last-round-pool = This is the last round: the VP pool is empty.
last-round-tableau = This is the last round: a tableau is full ({ $players }).
nearly-full = The game may end this round: { $placed } of { $full } cards are placed ({ $players }).
low-pool = The pool is running out, and the game with it: { $pool } left.

hint-nothing = A good choice: nothing, for now.
hint-suggests =
    A good choice: { $verb ->
        [discard] discard { $what }
        [keep] keep { $what }
        [pay] pay with { $what }
        [place] place { $what }
       *[choose] { $what }
    }.

lesson-start-discard = You begin with six cards and keep four. Keep what you can play early: cheap worlds and developments, and military worlds that your Military reaches.
lesson-choose-action = Everyone chooses an action in secret. The phases somebody chose are then played by all; who chose one gets its bonus. So choose what helps you most, and guess what the others will choose: that phase you get for free.
lesson-explore = Explore brings cards. You need them twice: to place, and to pay with.
lesson-develop = Developments are for good: each gives powers from the next phase on, and VPs at the end. Cards in hand are your money: every one you discard pays 1.
lesson-settle = Worlds give goods, powers and VPs. You pay with cards, or conquer worlds with a red ring by Military, which is never used up.
lesson-way = The same world can often be had in more than one way. A way that costs no cards leaves you more to play.
lesson-pay = The cards you pay with are gone. Any card is worth 1, whatever is printed on it.
lesson-trade = A sale turns a good into cards before anyone consumes: the quickest way to a full hand.
lesson-consume = Consume powers turn goods into VP chips and cards. Chips count at the end, and when the pool is empty the game ends.
lesson-produce = Produce puts new goods on worlds that have none. A round of Produce and one of Consume together are what most engines run on.
lesson-hand-limit = Nobody keeps more than ten cards from one round to the next.

why-part-with =
    { $count ->
        [one] This is the card that you can do without most easily
       *[other] These are the cards that you can do without most easily
    }: what you keep can be played sooner or is worth more to you.
why-sell = It brings you { $cards } at once.
why-explore =
    You hold { $hand }, and { $count ->
        [0] none of them could be played now
        [one] one of them could be played now
       *[other] { $count } of them could be played now
    }: more cards give you more to choose from and to pay with.
# What is to follow the choice of an action.
why-develop-then = Then build { $card }: the bonus makes it 1 card cheaper.
why-settle-then = Then place { $card }, and draw a card as your bonus.
why-develop =
    { $count ->
        [0] There is nothing that you could build yet, but the bonus may help soon.
       *[other] You could build { $cards }, and the bonus makes it 1 card cheaper.
    }
why-settle =
    { $count ->
        [0] There is no world that you could place yet, but the phase may help soon.
       *[other] You could place { $cards }, and draw a card after it.
    }
why-trade =
    { $count ->
        [0] You have no good to sell yet.
       *[other] Your best good brings you { $cards }.
    }
why-double =
    Your Consume powers give twice the VPs; { $goods ->
        [0] you have no goods yet.
        [one] you have 1 good for them.
       *[other] you have { $goods } goods for them.
    }
why-produce =
    { $count ->
        [0] No world of yours would get a good now.
       *[other] You get goods on { $worlds }, to sell or to consume in a later round.
    }
why-card = { $card }: { $reasons }
why-windfall = It brings a good at once, which sells for { $cards }.
why-production = In each Produce phase it gets a good if it has none; the good sells for { $cards }.
why-worth = { $vp } at the end.
