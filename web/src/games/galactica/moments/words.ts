/** A moment in words: its head, and one line that says what it means. */
import type { Board, Damage } from "../../../gen/galactica";
import { listed } from "../../../lib/lists";
import { nameOf } from "../../../lib/reference.svelte";
import type { Scene } from "../../game";
import { say } from "../words";
import { CARGO, type Change, type Moment } from "./moments";

const kebab = (id: string): string => id.replaceAll("_", "-");

export function changesOf(moment: Moment): Change[] {
  if (moment.kind === "jump") return moment.changes;
  if (moment.kind !== "civilians") return [];
  const sum = new Map<Change["dial"], number>();
  for (const { dial, by } of moment.ships.flatMap((ship) => CARGO[ship]))
    sum.set(dial, (sum.get(dial) ?? 0) + by);
  return [...sum].map(([dial, by]) => ({ dial, by }));
}

const damaged = (token: Damage): string =>
  "location" in token ? nameOf(`location-${kebab(token.location)}`) : say(`dial-${token.resource}`);

export function headOf(moment: Moment, scene: Scene<Board>): string {
  const name = (seat: number): string =>
    seat === scene.seat ? say("moment-you") : (scene.seats[seat]?.name ?? "");
  switch (moment.kind) {
    case "end":
      return say(moment.ending === "kobol" ? "moment-humans-win" : "moment-cylons-win");
    case "reveal":
      return say("moment-reveal", { name: name(moment.seat), you: String(moment.seat === scene.seat) });
    case "sleepers":
      return say("moment-sleepers");
    case "jump":
      return nameOf(`destination-${kebab(moment.destination)}`);
    case "civilians":
      return say("moment-civilians", { count: moment.ships.length });
    case "title":
      return say(`moment-${moment.title}`, {
        name: name(moment.seat),
        you: String(moment.seat === scene.seat),
      });
    case "damage":
      return say("moment-damage");
  }
}

export function lineOf(moment: Moment): string {
  switch (moment.kind) {
    case "end":
      return say(`moment-end-${moment.ending}`);
    case "reveal":
      return say("moment-reveal-line");
    case "sleepers":
      return say("moment-sleepers-line");
    case "jump":
      return moment.distance === null ? "" : say("moment-distance", { distance: moment.distance });
    case "civilians":
      return changesOf(moment).length === 0 ? say("moment-civilians-empty") : "";
    case "title":
      return say(`moment-${moment.title}-line`);
    case "damage":
      return listed(moment.tokens.map(damaged));
  }
}

/** For those who hear it. */
export function told(moment: Moment, scene: Scene<Board>): string {
  const changes = changesOf(moment).map(
    ({ dial, by }) => `${say(`dial-${dial}`)} ${by > 0 ? "+" : "−"}${Math.abs(by)}`,
  );
  return [headOf(moment, scene), lineOf(moment), listed(changes)].filter(Boolean).join(". ");
}
