import { hydrate, mount } from "svelte";
import App from "./App.svelte";
import { apart, asItIs } from "./lib/apart";
import { known } from "./lib/api";
import { breath } from "./lib/breath";
import { letters } from "./lib/letters";
import { settings } from "./lib/settings.svelte";
import { language } from "./lib/words.svelte";
import "./styles/base.css";

letters();
const target = document.getElementById("app")!;
// To read the script is work enough for one turn.
void breath().then(() => {
  // What the server has drawn is for somebody new: see still.ts.
  if ("still" in target.dataset && !known() && language() === "en" && !settings.game) {
    apart.draw = asItIs;
    hydrate(App, { target });
    apart.draw = null;
  } else {
    target.replaceChildren();
    mount(App, { target });
  }
});
