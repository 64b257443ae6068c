/** The table of Race. */
import { asAny, type Game } from "../game";
import type { Board as RaceBoard, Event, Item, Prompt } from "../../gen/race";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Hands from "./Hands.svelte";
import { labels } from "./labels";
import Moments from "./moments/Moments.svelte";
import { look, shown, sign } from "./options";
import Result from "./Result.svelte";
import { ready as guideWords } from "./guide/words";
import { ready as lessonWords } from "./lesson/words";
import Top from "./Top.svelte";
import "./race.css";

const race: Game<RaceBoard, Item, Prompt, Event> = {
  Top,
  Board,
  Hand: Hands,
  Result,
  Card,
  Guide: async () =>
    (await Promise.all([import("./guide/Guide.svelte"), guideWords(), lessonWords()]))[0].default,
  Aid: async () => (await import("./aid/Aid.svelte")).default,
  Moments,
  Lesson: async () => (await Promise.all([import("./lesson/Lesson.svelte"), lessonWords()]))[0].default,
  shown,
  sign,
  look,
  labels,
};

export const table = asAny(race);
