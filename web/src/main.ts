import { mount } from "svelte";
import App from "./App.svelte";
import { letters } from "./lib/letters";
import "./styles/base.css";

letters();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
