# Why a computer player did what it did, in a game that is over.

why-title = Why?
why-before = The decision before
why-after = The next decision
why-whose = Whose reasons
why-nobody = No computer player decided anything at this step.
why-thinking = Thinking it through again…
why-options = What it weighed, and how likely its side wins
why-usual = rules of thumb
why-given = given:
why-beliefs = Whom it suspected
