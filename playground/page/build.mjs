// Makes the playground of minic.js and minic.wasm:
//
//   node build.mjs --modules DIR/node_modules --minic DIR --headers DIR --explain DIR --out DIR
//
// --explain has the pages of explain/web. DIR of --out gets playground/, a folder that any web server can hand out, and
// playground.html, the same in one file that opens from disk. Everything that the page loads is compressed with gzip: a
// server need not know how.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url)),
  root = resolve(here, "../..");
const argument = (name) => resolve(process.argv[process.argv.indexOf("--" + name) + 1]);
const modules = argument("modules"),
  minic = argument("minic"),
  headers = argument("headers"),
  out = argument("out");
const esbuild = createRequire(pathToFileURL(join(modules, "x.js")))("esbuild");
const read = (...path) => readFileSync(join(...path), "utf8");

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]));
/// The programs of a folder, each with what it reads.
const programs = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.(c|sy)$/.test(name))
    .sort()
    .map((name) => {
      const input = name.replace(/\.\w+$/, ".in"),
        has = readdirSync(join(root, folder)).includes(input);
      return { name, text: read(root, folder, name), ...(has ? { input: read(root, folder, input) } : {}) };
    });

const bundle = async (name) => {
  const result = await esbuild.build({
    entryPoints: [join(here, name)],
    bundle: true,
    write: false,
    outdir: "x",
    minify: true,
    charset: "utf8",
    format: "iife",
    target: ["chrome123", "firefox120", "safari17.5"],
    nodePaths: [modules],
    alias: { "minic.js": join(minic, "minic.js") },
    platform: "browser",
    external: ["fs", "path", "child_process"],
    legalComments: "none",
    logLevel: "warning",
  });
  return result.outputFiles[0].text.trim();
};

/// The licences of what is in the page and in the compiler: npm's packages, Debian's, and ANTLR's runtime.
const licences = () => {
  const debian = ["libfmt-dev", "nlohmann-json3-dev", "libutfcpp-dev", "emscripten"].map(
    (name) => `${name}\n\n${read("/usr/share/doc", name, "copyright").trim()}`,
  );
  const antlr = `antlr4-cpp-runtime\n\n${read(root, "build/antlr4-cpp-runtime/LICENSE.txt").trim()}`;
  const lock = JSON.parse(read(here, "package-lock.json")).packages;
  const npm = Object.entries(lock)
    .filter(([path, one]) => path && !one.dev)
    .map(([path, one]) => {
      const folder = join(modules, "..", path),
        file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
      return `${path.replace("node_modules/", "")} ${one.version}\n\n${file ? read(folder, file).trim() : one.license}`;
    });
  return [`minic\n\n${read(root, "LICENSE").trim()}`, ...npm, antlr, ...debian].join("\n\n----\n\n");
};

const explain = argument("explain"),
  page = read(explain, "page.html"),
  viewer = read(explain, "passes.html");
const assets = {
  "minic.wasm": readFileSync(join(minic, "minic.wasm")),
  "worker.js": await bundle("worker.js"),
  "content.json": JSON.stringify({
    headers: Object.fromEntries(
      files(headers).map((file) => ["/lib/minic/include/" + relative(headers, file), read(file)]),
    ),
    examples: programs("examples"),
  }),
  "tests.json": JSON.stringify(programs("tests/run")),
  "page.html": page,
  "passes.html": viewer,
  "licences.txt": licences(),
};
const inside = async (name) => (await bundle(name)).replace(/<\/script/g, "<\\/script");
const start = await inside("start.js"),
  script = await inside("page.js"),
  style = await bundle("page.css"),
  frame = read(here, "index.html");

const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/// The scripts of the pages that are shown in frames, which inherit the policy.
const framed = [page, viewer].flatMap((html) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map((match) => hash(match[1])),
);
const policy = (scripts, connect) =>
  `default-src 'none'; script-src ${[...scripts, ...framed].join(" ")} 'wasm-unsafe-eval'; style-src 'unsafe-inline'; connect-src ${connect}; worker-src blob:; frame-src blob:; img-src data: blob:; base-uri 'none'; form-action 'none'`;
const fill = (parts) => frame.replace(/\/\*(\w+)\*\//g, (_, name) => parts[name]);

const folder = join(out, "playground");
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(assets))
  writeFileSync(join(folder, name + ".gz"), gzipSync(content, { level: 9 }));
writeFileSync(join(folder, "page.js"), script);
writeFileSync(
  join(folder, "index.html"),
  fill({
    policy: policy(["'self'", hash(start)], "'self'"),
    style: `<style>${style}</style>`,
    script: `<script>${start}</script>\n<script src="page.js"></script>`,
    assets: "",
  }),
);
writeFileSync(
  join(out, "playground.html"),
  fill({
    policy: policy([hash(start), hash(script)], "'none'"),
    style: `<style>${style}</style>`,
    script: `<script>${start}</script>\n<script>${script}</script>`,
    assets: Object.entries(assets)
      .map(
        ([name, content]) =>
          `<script type="text/plain" id="asset-${name}">${gzipSync(content, { level: 9 }).toString("base64")}</script>`,
      )
      .join("\n"),
  }),
);
