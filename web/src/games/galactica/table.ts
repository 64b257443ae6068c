/** The table of Galactica. */
import { asAny, type Game } from "../game";
import type { Board as GalacticaBoard, Event, Item, Prompt } from "../../gen/galactica";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import { labels } from "./labels";
import Now from "./Now.svelte";
import { look, shown, sign } from "./options";
import Result from "./Result.svelte";
import Top from "./Top.svelte";
import "./galactica.css";

const galactica: Game<GalacticaBoard, Item, Prompt, Event> = {
  Top,
  Board,
  Now,
  Hand,
  Result,
  Card,
  shown,
  sign,
  look,
  labels,
};

export const table = asAny(galactica);
