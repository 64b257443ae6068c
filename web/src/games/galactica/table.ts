/** The table of Galactica. */
import { asAny, type Game } from "../game";
import type { Board as GalacticaBoard, Event, Item, Prompt } from "../../gen/galactica";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { told } from "./check/told";
import Hand from "./Hand.svelte";
import Bar from "./talk/Bar.svelte";
import CardFoot from "./talk/CardFoot.svelte";
import Claims from "./talk/Claims.svelte";
import Hangs from "./talk/Hangs.svelte";
import Orders from "./talk/Orders.svelte";
import Secrecy from "./talk/Secrecy.svelte";
import { briefly, said, secret } from "./talk/told";
import { twice } from "./talk/twice";
import { labels } from "./labels";
import Moments from "./moments/Moments.svelte";
import Now from "./Now.svelte";
import { look, shown, sign } from "./options";
import Result from "./Result.svelte";
import { ready as guideWords } from "./guide/words";
import { ready as lessonWords } from "./lesson/words";
import { ready as storyWords } from "./story/words";
import Top from "./Top.svelte";
import "./galactica.css";

const galactica: Game<GalacticaBoard, Item, Prompt, Event> = {
  Top,
  Board,
  Now,
  Hand,
  Result,
  Secrets: async () => (await Promise.all([import("./story/Secrets.svelte"), storyWords()]))[0].default,
  Card,
  Guide: async () =>
    (await Promise.all([import("./guide/Guide.svelte"), guideWords(), lessonWords()]))[0].default,
  Aid: async () => (await import("./aid/Aid.svelte")).default,
  aidBeside: true,
  Lesson: async () => (await Promise.all([import("./lesson/Lesson.svelte"), lessonWords()]))[0].default,
  Moments,
  Orders,
  Claims,
  Secrecy,
  Bar,
  Hangs,
  CardFoot,
  said,
  told,
  secret,
  briefly,
  twice,
  marks: (board, prompt) =>
    [
      prompt === "pick-character" && "draft",
      (board.crises.super_facing !== null || board.crises.facing.length > 0) && "crisis",
    ]
      .filter(Boolean)
      .join(" "),
  shown,
  sign,
  look,
  labels,
};

export const table = asAny(galactica);
