/** What cards bring, as numbers that rise from them to the figure that grows. */
import type { Event } from "../../../gen/race";

export interface Gain {
  seat: number;
  /** Whence it comes; from nowhere in sight if none. */
  card: string | null;
  /** What grows; a good stays on its card. */
  figure: "chips" | "hand" | "good";
  amount: number;
}

export function gainsOf(events: readonly Event[]): Gain[] {
  const gains: Gain[] = [];
  const gain = (seat: number, card: string | null, figure: Gain["figure"], amount: number): void => {
    if (amount > 0) gains.push({ seat, card, figure, amount });
  };
  // What a sale or a Consume power brings is drawn right after it, and told there.
  let told = "";
  for (const event of events) {
    if ("goods" in event) {
      for (const world of event.goods.worlds) gain(event.goods.seat, world, "good", 1);
    } else if ("sold" in event) {
      const { seat, world, cards } = event.sold;
      gain(seat, world, "hand", cards);
    } else if ("consumed" in event) {
      const { seat, card, vp, cards } = event.consumed;
      gain(seat, card, "chips", vp);
      gain(seat, card, "hand", cards);
      told = `${seat} ${card}`;
    } else if ("consumed-hand" in event) {
      const { seat, card, vp } = event["consumed-hand"];
      gain(seat, card, "chips", vp);
    } else if ("drew" in event || "drew-count" in event) {
      const drew = "drew" in event ? event.drew : event["drew-count"];
      const count = "cards" in drew ? drew.cards.length : drew.count;
      const { seat, cause } = drew;
      if (cause === "bonus") gain(seat, null, "hand", count);
      if (typeof cause === "object" && "power" in cause) {
        if (told !== `${seat} ${cause.power}`) gain(seat, cause.power, "hand", count);
        told = "";
      }
    }
  }
  return gains;
}

const RISE = 300;
const STAY = 1600;

/** Shows a gain: it rises from its card, and the figure says it for a while. Without motion the figure alone does. */
export function raise({ seat, card, figure, amount }: Gain, moves: boolean): void {
  const seen = (within: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(`[data-seat="${seat}"] ${within}`)].find(
      (element) => element.getClientRects().length > 0,
    );
  const source = card === null ? undefined : seen(`[data-card="${CSS.escape(card)}"]`);
  const target = figure === "good" ? source : seen(`[data-figure="${figure}"]`);
  if (!target) return;
  const text = `+${amount}`;
  if (moves && source && target !== source) fly(source, target, text);
  target.dataset.gain = text;
  const shown = String(++count);
  target.dataset.gainNumber = shown;
  setTimeout(() => {
    // Another gain has come since: it stays as long as it should.
    if (target.dataset.gainNumber !== shown) return;
    delete target.dataset.gain;
    delete target.dataset.gainNumber;
  }, STAY);
}
let count = 0;

function fly(source: HTMLElement, target: HTMLElement, text: string): void {
  const from = source.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const token = document.createElement("span");
  token.className = "rising";
  token.textContent = text;
  token.ariaHidden = "true";
  document.body.append(token);
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  const flight = token.animate(
    [
      { transform: `${at(from)} scale(0.8)`, opacity: 0.4 },
      { transform: `${at(from)} scale(1.25)`, opacity: 1, offset: 0.25 },
      { transform: at(to), opacity: 1 },
    ],
    { duration: RISE, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "both" },
  );
  const gone = (): void => token.remove();
  flight.finished.then(gone, gone);
}
