import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin, type Rolldown } from "vite";
import { LANGUAGES, merged } from "./src/lib/languages.ts";

/** Words as they are fetched: of one language alone, without what is for those who write them. */
function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    load: {
      filter: { id: /\/locales\/[\w-]+\.ftl\?raw$/ },
      handler(id) {
        const [, folder = "", language = ""] = /^(.*\/)([\w-]+)\.ftl/.exec(id) ?? [];
        const base = LANGUAGES[language]?.base;
        const files = [base, language].filter((one) => one !== undefined).map((one) => `${folder}${one}.ftl`);
        for (const file of files) this.addWatchFile(file);
        const text = merged(...files.map((file) => readFileSync(file, "utf8")));
        return { code: `export default ${JSON.stringify(text)}`, moduleType: "js" };
      },
    },
  };
}

/** Which file the words of a page's first moments go to, and those of each game's table. */
function wordsOf(id: string): string | null {
  const [, folder = "", language = ""] = /src\/(.*?)locales\/([\w-]+)\.ftl/.exec(id) ?? [];
  if (!language) return null;
  const later = /^games\/(\w+)\/(?!about\/)(\w*)/.exec(folder);
  return later ? [...later.slice(1).filter(Boolean), language].join("-") : `words-${language}`;
}

/** Pages that are drawn already, by their addresses: see `src/still.ts`. */
const STILLS: Record<string, string> = { "/": "home", "/rules": "rules" };
for (const { name } of readdirSync("src/games", { withFileTypes: true }).filter((one) => one.isDirectory()))
  STILLS[`/rules/${name}`] = `rules-${name}`;

/** Makes them, and every page in each language: with its name, what it is about and its words, which are fetched with the script. */
function still(): Plugin {
  let out = "";
  return {
    name: "still",
    apply: "build",
    configResolved: (config) => void (out = config.build.outDir),
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler(_, bundle) {
        const made = (await build({
          configFile: false,
          logLevel: "error",
          plugins: [svelte(), words()],
          ssr: { noExternal: true },
          build: {
            ssr: "src/still.ts",
            write: false,
            rolldownOptions: { output: { codeSplitting: false } },
          },
        })) as Rolldown.RolldownOutput;
        const [script] = made.output;
        const address = `data:text/javascript;base64,${Buffer.from(script.code).toString("base64")}`;
        const { still } = (await import(address)) as typeof import("./src/still");
        const page = styled(readFileSync(join(out, "index.html"), "utf8"), out);
        for (const language of Object.keys(LANGUAGES)) {
          const { description, bodies } = await still(Object.keys(STILLS), language);
          const said = Object.values(bundle).find(
            (file) => file.type === "chunk" && file.name === `words-${language}`,
          );
          const own = page
            .replace('<html lang="en"', `<html lang="${language}"`)
            .replace(/(name="description"\s+content=")[^"]*/, (_, before) => before + escaped(description))
            .replace(
              "</head>",
              `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${said!.fileName}"></head>`,
            );
          writeFileSync(join(out, `index.${language}.html`), own);
          Object.values(STILLS).forEach((name, at) => {
            const drawn = `<div id="app" data-still>${bodies[at]}</div>`;
            writeFileSync(
              join(out, `${name}.${language}.html`),
              own.replace(/<div id="app">.*?<\/div>/s, () => drawn),
            );
          });
        }
      },
    },
  };
}
/**
 * What the first picture needs of styles is in the page, whose server is told what it may be. The file is named all the same:
 * scripts that need it ask for it where they do not find its name.
 */
function styled(page: string, out: string): string {
  const [link = "", file = ""] = /<link rel="stylesheet" crossorigin href="\/([^"]*)">/.exec(page) ?? [];
  const style = readFileSync(join(out, file), "utf8").trim();
  writeFileSync(join(out, "style.sha256"), createHash("sha256").update(style).digest("base64"));
  const named = link.replace("<link ", "<link disabled ");
  return page.replace(link, () => `<style>${style}</style>${named}`);
}
const escaped = (text: string): string => text.replace(/[&"<]/g, (one) => `&#${one.codePointAt(0)};`);

/** What the bundler adds to files of several parts is a line. It makes a file of it: they would all wait for that. */
function whole(): Plugin {
  return {
    name: "whole",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const shared = chunks.find(({ name }) => name === "rolldown-runtime");
      if (!shared) return;
      const name = shared.fileName.split("/").pop()!;
      const [, code = "", given = ""] = /^(.*)export\s*\{([^}]*)\};?\s*$/s.exec(shared.code) ?? [];
      const made = `(()=>{${code}return{${given.replace(/(\w+) as (\w+)/g, "$2:$1")}}})()`;
      const taken = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${name}";`);
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(
          taken,
          (_, wanted: string) => `const{${wanted.replaceAll(" as ", ":")}}=${made};`,
        );
        chunk.imports = chunk.imports.filter((file) => file !== shared.fileName);
      }
      if (chunks.some((chunk) => chunk !== shared && chunk.code.includes(`"./${name}"`)))
        this.error(`${name} is asked for in another way than before`);
      delete bundle[shared.fileName];
    },
  };
}

/** Scripts do not hold up the first picture: what the server sends is drawn. */
const later: Plugin = {
  name: "later",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (page) => page.replace("<script ", '<script fetchpriority="low" '),
  },
};

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

/**
 * What styles say of screens, in letters instead of the pixels that they are drawn by: whoever reads with letters twice as large has half
 * the room, and gets what is made for it. What begins a pixel after something else ends begins right behind it, by less than any screen can tell.
 */
const inLetters = {
  postcssPlugin: "in-letters",
  AtRule: {
    media(rule: { params: string }): void {
      const letters = (pixels: number): string => `${pixels / 16}rem`;
      rule.params = rule.params
        .replace(/(min-(?:width|height): )(\d+)px/g, (_, least, from) => least + letters(from - 1 + 0.016))
        .replace(/(\d+)px/g, (_, to) => letters(to));
    },
  },
};

export default defineConfig({
  css: { postcss: { plugins: [inLetters] } },
  plugins: [svelte(), words(), whole(), later, still(), compressed()],
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
            { name: wordsOf, debugName: "words", test: /locales\// },
            { name: "start", tags: ["$initial"] },
            // The server announces these for the pages that need them.
            {
              name: "parts",
              test: /src\/(parts|lib)\/|src\/games\/(game|\w+\/(\w+\/)?words)\.ts|shell\/(Inspector|stage)/,
            },
            {
              name: (id) => `table-${/games\/(\w+)/.exec(id)![1]}`,
              debugName: "table",
              test: /src\/games\/\w+\/(?!about|aid|guide|lesson|story)/,
            },
            { name: "shell", test: /src\/(shell\/(?!lesson)|pages\/Table)/ },
          ],
        },
      },
    },
  },
  // `npm run dev` shows changes at once, against a server that was started with `cargo run`.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
});
