import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin, type Rolldown } from "vite";

/** Pages that are drawn already, by their addresses: see `src/still.ts`. */
const STILLS = { "/": "home.html", "/rules": "rules.html" };

/** Makes them. */
function still(): Plugin {
  let out = "";
  return {
    name: "still",
    apply: "build",
    configResolved: (config) => void (out = config.build.outDir),
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        const made = (await build({
          configFile: false,
          logLevel: "error",
          plugins: [svelte()],
          ssr: { noExternal: true },
          build: {
            ssr: "src/still.ts",
            write: false,
            rolldownOptions: { output: { codeSplitting: false } },
          },
        })) as Rolldown.RolldownOutput;
        const [script] = made.output;
        const address = `data:text/javascript;base64,${Buffer.from(script.code).toString("base64")}`;
        const { still } = (await import(address)) as { still: (path: string) => Promise<string> };
        const page = readFileSync(join(out, "index.html"), "utf8");
        for (const [path, name] of Object.entries(STILLS)) {
          const drawn = `<div id="app" data-still>${await still(path)}</div>`;
          writeFileSync(
            join(out, name),
            page.replace(/<div id="app">.*?<\/div>/s, () => drawn),
          );
        }
      },
    },
  };
}

/** Puts a compressed copy beside each text file: the server has nothing to compress then. */
function compressed(): Plugin {
  let out = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (out = config.build.outDir),
    writeBundle: {
      sequential: true,
      handler() {
        for (const entry of readdirSync(out, { recursive: true, encoding: "utf8" })) {
          if (!/\.(js|css|svg|html)$/.test(entry)) continue;
          const text = readFileSync(join(out, entry));
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          writeFileSync(join(out, `${entry}.br`), brotliCompressSync(text, { params }));
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), still(), compressed()],
  // No data: addresses for fonts and no inline scripts: the server's policy forbids them.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files, each whole: on a phone's network a further request costs more than what it saves.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"] },
            // The server announces these for the pages that need them.
            { name: "parts", test: /src\/(parts|lib)\/|src\/games\/game\.ts|shell\/(Inspector|stage)/ },
            { name: "shell", test: /src\/(shell\/(?!lesson)|pages\/Table)/ },
          ],
        },
      },
    },
  },
  // `npm run dev` shows changes at once, against a server that was started with `cargo run`.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
});
