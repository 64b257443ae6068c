import { hydrate, mount } from "svelte";
import App from "./App.svelte";
import { apart, asItIs } from "./lib/apart";
import { known } from "./lib/api";
import { breath } from "./lib/breath";
import { letters } from "./lib/letters";
import { here } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { speak, spoken } from "./lib/words.svelte";
import "./styles/base.css";

/** What came with the page is seen before anything is made of it. Nobody sees a tab behind. */
const seen = (): Promise<unknown> =>
  new Promise((done) => (document.hidden ? done(null) : requestAnimationFrame(done)));

/** A piece at a time: to read the script was work enough for one turn. */
async function start(): Promise<void> {
  await seen();
  await breath();
  await speak();
  await breath();
  const target = document.getElementById("app")!;
  // What the server has drawn is for somebody new, in one language: see still.ts.
  if (
    "still" in target.dataset &&
    !known() &&
    spoken() === document.documentElement.lang &&
    (here.path !== "/rules" || !settings.game)
  ) {
    apart.draw = asItIs;
    hydrate(App, { target });
    apart.draw = null;
  } else {
    target.replaceChildren();
    mount(App, { target });
  }
}
letters();
void start();
