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

letters();
const target = document.getElementById("app")!;
/** What came with the page is seen before anything is made of it. Nobody sees a tab behind. */
const seen = new Promise((done) => (document.hidden ? done(null) : requestAnimationFrame(done)));
// To read the script is work enough for one turn.
void seen
  .then(breath)
  .then(speak)
  .then(breath)
  .then(() => {
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
  });
