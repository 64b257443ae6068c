/** The powers of a card as signs: which icon, which number, for which good. */
import type { IconName } from "./icons";
import type { Good, Power } from "./faces";

export interface Glyph {
  icon: IconName;
  text: string;
  /** The kind of good it is about. */
  good?: Good;
  /** What comes of it, behind an arrow. */
  gives?: { icon: IconName; text: string }[];
}

const signed = (amount: number | undefined): string =>
  (amount ?? 0) < 0 ? `−${-(amount ?? 0)}` : `+${amount ?? 0}`;
const kind = (power: Power): Good | undefined =>
  power.good && power.good !== "any" ? power.good : undefined;
const icon = (power: Power): IconName => kind(power) ?? "any";

export function glyph(power: Power, own: Good | null): Glyph {
  const good = kind(power);
  switch (power.type) {
    case "draw_extra":
      return { icon: "eye", text: signed(power.amount) };
    case "keep_extra":
      return { icon: "keep", text: signed(power.amount) };
    case "discount":
      return { icon: "tag", text: `−${power.amount}`, good };
    case "draw_at_start":
    case "draw_after_placing":
    case "draw":
      return { icon: "card", text: signed(power.amount) };
    case "military":
    case "military_vs":
      return { icon: power.target === "rebel" ? "rebel" : "shield", text: signed(power.amount), good };
    case "discard_for_zero_cost":
      return { icon: "ship", text: "0" };
    case "discard_for_military":
      return { icon: "ship", text: signed(power.amount), gives: [{ icon: "shield", text: "" }] };
    case "pay_for_military":
      return { icon: "pact", text: `−${power.amount}` };
    case "bonus":
      return { icon: "trade", text: signed(power.amount), good };
    case "consume_goods":
      return { icon: icon(power), text: times(power), good, gives: gains(power) };
    case "consume_different_kinds":
      return { icon: "any", text: `${power.kinds}≠`, gives: gains(power) };
    case "consume_all_goods":
      return { icon: "any", text: "∀", gives: [{ icon: "chip", text: "−1" }] };
    case "consume_for_trade_price":
      return { icon: "any", text: "", gives: [{ icon: "trade", text: "" }] };
    case "gamble":
      return { icon: "dice", text: "" };
    case "discard_hand_cards":
      return {
        icon: "card",
        text: `×${power.max_cards ?? ""}`,
        gives: [{ icon: "chip", text: "" }],
      };
    case "produce_here":
      return { icon: own ?? "any", text: "", good: own ?? undefined };
    case "produce_on_windfall":
      return { icon: "halo", text: "", good };
    case "draw_if_produced_here":
      return { icon: "card", text: signed(power.amount), good: own ?? undefined };
    case "draw_per_good_produced":
    case "draw_per_kind_produced":
    case "draw_per_world":
    case "draw_if_most_produced":
      return { icon: "cards", text: signed(power.amount), good };
    default:
      return { icon: "star", text: "" };
  }
}

function times(power: Power): string {
  const [each, uses] = [power.goods_per_use ?? 1, power.max_uses ?? 1];
  const count = each > 1 ? String(each) : "";
  return uses > 1 ? `${count}×${uses}` : count;
}

function gains(power: Power): Glyph["gives"] {
  const list: { icon: IconName; text: string }[] = [];
  if (power.vp) list.push({ icon: "chip", text: String(power.vp) });
  if (power.cards) list.push({ icon: "card", text: power.cards > 1 ? String(power.cards) : "" });
  return list;
}
