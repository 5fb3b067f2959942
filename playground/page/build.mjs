// Makes the folder that any web server can hand out:
//
//   node build.mjs --modules DIR/node_modules --minic DIR --headers DIR --out DIR
//
// DIR of --minic has minic.js and minic.wasm; --headers is lib/minic/include of the build. The texts of
// the headers and examples go into content.json.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url)), root = resolve(here, "../..");
const argument = (name) => resolve(process.argv[process.argv.indexOf("--" + name) + 1]);
const modules = argument("modules"), minic = argument("minic"), headers = argument("headers"), out = argument("out");
const esbuild = createRequire(pathToFileURL(join(modules, "x.js")))("esbuild");

const files = (folder) => readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  .flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]));

mkdirSync(out, { recursive: true });
await esbuild.build({
  entryPoints: [join(here, "page.js"), join(here, "worker.js"), join(here, "page.css")],
  outdir: out, bundle: true, minify: true, charset: "utf8", format: "iife", target: ["chrome123", "firefox120", "safari17.5"],
  nodePaths: [modules], alias: { "minic.js": join(minic, "minic.js") }, platform: "browser", external: ["fs", "path", "child_process"],
  legalComments: "linked", logLevel: "warning",
});
copyFileSync(join(minic, "minic.wasm"), join(out, "minic.wasm"));
copyFileSync(join(here, "index.html"), join(out, "index.html"));
const examples = readdirSync(join(root, "examples")).filter((name) => /\.(c|sy)$/.test(name)).sort()
  .map((name) => ({ name, text: readFileSync(join(root, "examples", name), "utf8") }));
writeFileSync(join(out, "content.json"), JSON.stringify({
  headers: Object.fromEntries(files(headers).map((file) => ["/lib/minic/include/" + relative(headers, file), readFileSync(file, "utf8")])),
  examples,
}));
