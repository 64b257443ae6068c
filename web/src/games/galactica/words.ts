/** What the page itself says at a table of Galactica. */
import { table } from "./about/words";

export const { say, find } = table;
