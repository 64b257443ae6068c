import { describe, expect, it } from "vitest";
import { type Reader, Voice } from "../src/lib/phrases";
import { type Phrase, plain } from "../src/lib/protocol";

const voice = new Voice("en", [
  `
seat-name = Player { $number }
list-comma = { $list }, { $item }
list-semicolon = { $list }; { $item }
list-and = { $list } and { $item }
list-or = { $list }; or { $item }
list-sentence = { $list } { $item }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
over = old
`,
  `
over = new
drew =
    { $seat-you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards }.
went = { $seat } goes to { $place-the }.
    .short = to { $place }
stands =
    { $place-gender ->
        [f] la { $place }
       *[m] le { $place }
    }
plays =
    { $card-again ->
        [yes] again
       *[no] { $seat } plays { $card }
    }
called = { $name } has { $good }.
holds = holds { $card }{ $card-mark }
card-gem-world = Gem World
    .short = Gem
place-brig = Brig
    .the = the Brig
    .gender = f
noun-rare = Rare
`,
]);
const ada: Reader = { seat: 1, names: ["Ada", "Bo", ""] };

describe("phrases", () => {
  // Phrase, reader, text: the wire format is docs/protocol.md, "Text".
  const cases: [Phrase, Reader, string][] = [
    [null, ada, ""],
    [1234567, ada, "1234567"],
    [-5, ada, "−5"],
    ["yes", ada, "yes"],
    [{ text: "Anna" }, ada, "Anna"],
    [["over"], ada, "new"],
    [["nothing-of-the-kind"], ada, "nothing-of-the-kind"],
    [["cards", { count: 1 }], ada, "1 card"],
    [["cards", { count: 12345 }], ada, "12345 cards"],
    [{ card: "gem-world" }, ada, "Gem World"],
    [{ card: "unknown" }, ada, "unknown"],
    [{ noun: "rare" }, ada, "Rare"],
    [{ seat: 0 }, ada, "Ada"],
    [{ seat: 2 }, ada, "Player 3"],
    [["drew", { seat: { seat: 0 }, cards: ["cards", { count: 2 }] }], ada, "Ada draws 2 cards."],
    [["drew", { seat: { seat: 1 }, cards: { card: "gem-world" } }], ada, "You draw Gem World."],
    [["drew", { seat: { seat: 1 }, cards: null }], { seat: null, names: [] }, "Player 2 draws ."],
    [["went", { seat: { seat: 0 }, place: { place: "brig" } }], ada, "Ada goes to the Brig."],
    [["went.short", { place: { place: "brig" } }], ada, "to Brig"],
    [["stands", { place: { place: "brig" } }], ada, "la Brig"],
    [["plays", { seat: { seat: 0 }, card: { card: "gem-world" } }], ada, "Ada plays Gem World"],
    [["plays", { seat: { seat: 0 }, card: { card: "gem-world" } }], { seat: 1, names: ["Gem"] }, "again"],
    [["plays", { seat: { seat: 0 }, card: null }], ada, "again"],
    // No message of that form: the name itself, as in Rust.
    [["holds", { card: { card: "gem-world" } }], ada, "holds Gem WorldGem World"],
    [["called", { name: { text: "\u{f0000}Eve" }, good: { noun: "rare" } }], ada, "Eve has Rare."],
    [{ and: [] }, ada, ""],
    [{ and: [{ seat: 0 }] }, ada, "Ada"],
    [{ and: [{ seat: 0 }, null, { seat: 1 }] }, ada, "Ada and Bo"],
    [{ and: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] }, ada, "Ada, Bo and Player 3"],
    [{ or: ["a", "b", "c"] }, ada, "a; or b; or c"],
    [{ commas: ["a", "b", "c"] }, ada, "a, b, c"],
    [{ semicolons: ["a", "b", "c"] }, ada, "a; b; c"],
    [{ sentences: ["A.", "B."] }, ada, "A. B."],
  ];
  it.each(cases)("%j", (phrase, reader, text) => expect(plain(voice.say(phrase, reader))).toBe(text));

  it("keep cards, seats and places as spans, and join texts", () => {
    const phrase: Phrase = ["drew", { seat: { seat: 0 }, cards: { and: [{ card: "gem-world" }, 3] } }];
    expect(voice.say(phrase, ada)).toEqual([
      { seat: { seat: 0, name: "Ada" } },
      { text: " draws " },
      { card: { id: "gem-world", name: "Gem World" } },
      { text: " and 3." },
    ]);
    expect(voice.say(["went", { seat: { seat: 1 }, place: { place: "brig" } }], ada)[2]).toEqual({
      place: { id: "brig", name: "the Brig" },
    });
  });
  it("say whether there is a message", () => {
    expect(["went", "went.short", "went.long", "card-gem-world"].map((id) => voice.has(id))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

/** The same cases as `crates/words/src/tests/grammar.rs`. */
describe("in other languages", () => {
  const french = new Voice("fr", [
    `
place-brig = Cellule
    .to = en Cellule
    .gender = f
effect-discard = défaussez { $count } cartes
    .may = défausser { $count } cartes
effect-go = allez { $where-to }
    .may = aller { $where-to }
offer = Vous pouvez { $effects-may }.
closed = { $where } est { $where-gender ->
    [f] fermée
   *[m] fermé
}.
turn = C’est le tour { $seat-initial ->
    [a] d’
    [e] d’
    [i] d’
    [o] d’
    [u] d’
   *[other] de{" "}
}{ $seat }.
list-and = { $list } et { $item }
`,
  ]);
  const names = ["Ana", "Marc", "Hélène", "Éloi", "Œdipe", "8bit", "?"];
  const said = (phrase: Phrase, by = french): string => plain(by.say(phrase, { seat: null, names }));

  it("an effect has the forms that sentences ask for", () => {
    const effects: Phrase[] = [
      ["effect-discard", { count: 2 }],
      null,
      ["effect-go", { where: { place: "brig" } }],
    ];
    expect(said(["offer", { effects: { and: effects } }])).toBe(
      "Vous pouvez défausser 2 cartes et aller en Cellule.",
    );
    expect(said(effects[0]!)).toBe("défaussez 2 cartes");
  });

  it("words agree with the gender of a thing", () => {
    expect(said(["closed", { where: { place: "brig" } }])).toBe("Cellule est fermée.");
  });

  it("words change before the letter that follows", () => {
    const turns = ["d’Ana", "de Marc", "d’Hélène", "d’Éloi", "d’Œdipe", "de 8bit", "de ?"];
    turns.forEach((turn, seat) => expect(said(["turn", { seat: { seat } }])).toBe(`C’est le tour ${turn}.`));
    const spanish = new Voice("es", [
      `
list-comma = { $list }, { $item }
list-and = { $list } { $item-initial ->
    [i] e
   *[other] y
} { $item }
`,
    ]);
    const and = (...items: string[]): Phrase => ({ and: items.map((text) => ({ text })) });
    expect(said(and("Marc", "Ana", "Inés"), spanish)).toBe("Marc, Ana e Inés");
    expect(said(and("Inés", "Ana"), spanish)).toBe("Inés y Ana");
  });
});
