// Whether minic in a browser is the native one: for all programs of tests/run and examples the assembly of both targets, IR and
// logs of --explain byte for byte, and what the program prints in the interpreter at each level, with its status.
//
//   node tests/playground/same.mjs [--minic build/release/minic] [--dist dist/playground] [--every N] [REGEX]
//
// Runs in headless Chromium, with the worker of dist/playground (scripts/playground makes it). Exit status 1 if anything differs
// that is not in EXPECTED.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { chromium, root } from "./chromium.mjs";

const args = process.argv.slice(2);
const option = (name, otherwise) => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : args.splice(at, 2)[1];
};
const native = resolve(option("--minic", join(root, "build/release/minic"))),
  dist = resolve(option("--dist", join(root, "dist/playground")));
const every = Number(option("--every", 1)),
  only = new RegExp(args[0] ?? ".");
// What a browser does not have (docs/playground.md has the reasons).
const EXPECTED = new Set(
  readFileSync(join(root, "tests/playground/different.txt"), "utf8")
    .split("\n")
    .filter((line) => line && line[0] !== "#")
    .map((line) => line.split(" ")[0]),
);

const COMMANDS = [
  ...["-O0", "-O1", "-O2", "-O3"].map((level) => [level, "--run", "--max-steps=20000000"]),
  ["-O0", "-S", "-o", "-"],
  ["-O2", "-S", "-o", "-"],
  ["-O2", "-S", "--target=riscv64", "-o", "-"],
  ["-O1", "-emit-llvm", "-o", "-"],
  ["-O2", "-emit-llvm", "-o", "-"],
  ["-O2", "--explain=passes:json", "-o", "-"],
];
const headers = join(root, "runtime/include");
const own = ["-nostdinc", "-isystem", headers, "-isystem", join(headers, "libc")];

const browser = await chromium();
const page = await browser.newPage();
await page.goto("about:blank");
const unpacked = (name) => gunzipSync(readFileSync(join(dist, name + ".gz")));
await page.evaluate(
  async ({ script, wasm, headers }) => {
    const bytes = Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0));
    const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
    let answer, texts;
    worker.onmessage = ({ data }) => {
      if (data.stream) texts[data.stream - 1] += data.text;
      else answer(data);
    };
    const ask = (message) =>
      new Promise((resolve) => {
        texts = ["", ""];
        answer = resolve;
        worker.postMessage(message);
      });
    await ask({ module: await WebAssembly.compile(bytes), headers });
    globalThis.minic = async (command) => ({ ...(await ask(command)), texts });
  },
  {
    script: unpacked("worker.js").toString(),
    wasm: unpacked("minic.wasm").toString("base64"),
    headers: JSON.parse(unpacked("content.json")).headers,
  },
);

const KEPT = 1 << 20; // bytes of output that the worker hands over
const counts = { same: 0, different: 0, programs: 0 },
  unequal = new Set();
for (const folder of ["tests/run", "examples"]) {
  const programs = readdirSync(join(root, folder))
    .filter((name) => /\.(c|sy|ll)$/.test(name) && only.test(name))
    .sort();
  for (const [at, name] of programs.entries()) {
    if (at % every) continue;
    ++counts.programs;
    const file = join(root, folder, name),
      stem = file.replace(/\.\w+$/, ""),
      text = readFileSync(file, "utf8");
    const input = existsSync(stem + ".in") ? readFileSync(stem + ".in", "utf8") : "";
    for (const words of COMMANDS) {
      const all = name.endsWith(".c") ? [...words, "-w"] : words;
      const right = spawnSync(native, [...all, ...(name.endsWith(".c") ? own : []), name], {
        cwd: dirname(file),
        input,
        maxBuffer: 1 << 28,
      });
      const seen = await page.evaluate((command) => globalThis.minic(command), {
        files: { [name]: text },
        words: [...all, name],
        input,
      });
      const isSame =
        right.status === seen.status && new TextDecoder().decode(right.stdout.subarray(0, KEPT)) === seen.texts[0];
      ++counts[isSame ? "same" : "different"];
      if (isSame) continue;
      unequal.add(`${folder}/${name}`);
      console.log(
        `${folder}/${name} ${words.join(" ")}: status ${seen.status}, natively ${right.status}; ${seen.problem ?? ""} ${seen.texts[1].split("\n")[0].slice(0, 200)}`,
      );
    }
  }
}
await browser.close();
const wrong = [...unequal].filter((name) => !EXPECTED.has(name));
console.log(
  `${counts.programs} programs, ${counts.same} the same, ${counts.different} different in ${unequal.size} programs, ${wrong.length} of them not expected`,
);
process.exit(wrong.length ? 1 : 0);
