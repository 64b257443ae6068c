# Galactica: what players say to all in the game's structured way.

event-said =
    { $seat-you ->
        [yes] Vous dites
       *[no] { $seat } dit
    } : « { $claim } »

claim-help-not = Je ne peux pas aider à ce test.
claim-help-little = Je peux aider un peu.
claim-help-lot = Je peux aider beaucoup.
claim-let-pass = Réussissons ce test.
claim-let-fail = Laissons ce test échouer.
claim-cover-rest = Je m’occupe du reste.
claim-who-has = Qui a { $card } ?
claim-do-not-play = Ne jouez pas { $card }.
claim-looked =
    J’ai regardé { $whom-loyalty } : { $cylon ->
        [yes] un Cylon
       *[no] pas un Cylon
    }.
claim-accuse = { $whom-accuse }.
claim-accuse-check = { $whom-accuse } à cause du test { $number }, { $matter }.
claim-human = Je suis du côté des humains.
claim-not-my-type = Je n’ai pas pu ajouter de carte { $skill }.
claim-jail = Il faut mettre { $seat } en Cellule ; je paie.
claim-do-not-jail = Ne mettez pas { $seat } en Cellule.
claim-free = Libérez { $seat }.
claim-free-me = Libérez-moi.
claim-order-me =
    Donnez-moi l’ordre : je { $deed ->
        [jump] ferai sauter la flotte
        [shoot] tirerai
        [repair] réparerai
       *[launch] lancerai des vipers
    }.
claim-order-you =
    Mon ordre est pour { $whom } : { $deed ->
        [jump] faire sauter la flotte
        [shoot] tirer
        [repair] réparer
       *[launch] lancer des vipers
    }, s’il vous plaît.
claim-jump-now = Sautons maintenant.
claim-wait = Ne sautons pas encore.
claim-scouted =
    J’ai regardé le { $deck } : { $good ->
        [yes] bonne
       *[no] mauvaise
    } carte, { $kept ->
        [yes] laissée
       *[no] enfouie
    }.
claim-other-was-worse = L’autre destination était pire.
claim-save =
    Gardez vos cartes pour { $purpose ->
        [check] le prochain test
        [jail] un vote sur la Cellule
        [fight] le combat
       *[repairs] les réparations
    }.
