// Whether minic for a browser is the native one: for programs of tests/run and examples, IR and assembly byte for byte, and
// what the program prints in the interpreter. Runs in node; by hand, for it needs the build of scripts/playground.
//
//   node tests/playground/same.mjs [--minic build/release/minic] [--web build/web] [--every N] [REGEX]
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../.."), args = process.argv.slice(2);
const option = (name, otherwise) => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : args.splice(at, 2)[1];
};
const native = resolve(option("--minic", join(root, "build/release/minic"))), web = resolve(option("--web", join(root, "build/web")));
const every = Number(option("--every", 1)), only = new RegExp(args[0] ?? ".");
const createMinic = createRequire(import.meta.url)(join(web, "minic.js"));
const compiled = await WebAssembly.compile(readFileSync(join(web, "minic.wasm")));
const headers = join(root, "runtime/include");
const own = ["-nostdinc", "-isystem", headers, "-isystem", join(headers, "libc")];
const files = (folder) => readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]));
const texts = files(headers).map((file) => ["/lib/minic/include" + file.slice(headers.length), readFileSync(file)]);

async function inWeb(name, text, words, input) {
  const bytes = [[], []];
  let at = 0;
  const minic = await createMinic({
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled));
      return {};
    },
    preRun: [({ FS }) => FS.init(() => (at < input.length ? input[at++] : null), (b) => bytes[0].push(b & 255), (b) => bytes[1].push(b & 255))],
    quit: (_, end) => { throw end; },
  });
  for (const [path, content] of texts) {
    minic.FS.mkdirTree(dirname(path));
    minic.FS.writeFile(path, content);
  }
  minic.FS.writeFile(name, text);
  let status;
  try { status = minic.callMain([name, ...words]); } catch (error) { status = `${error.message}`; }
  return { status, out: Buffer.from(bytes[0]), err: Buffer.from(bytes[1]).toString() };
}

const COMMANDS = [
  ["-O2", "-S", "-o", "-"], ["-O0", "-S", "-o", "-"], ["-O2", "-S", "--target=riscv64", "-o", "-"], ["-O2", "-emit-llvm", "-o", "-"],
  ["-O1", "--run", "--max-steps=20000000"],
];
const counts = { same: 0, different: 0 };
for (const folder of ["tests/run", "examples"]) {
  const programs = readdirSync(join(root, folder)).filter((name) => /\.(c|sy|ll)$/.test(name) && only.test(name)).sort();
  for (const [at, name] of programs.entries()) {
    if (at % every) continue;
    const file = join(root, folder, name), stem = file.replace(/\.\w+$/, "");
    const text = readFileSync(file), input = existsSync(stem + ".in") ? readFileSync(stem + ".in") : Buffer.alloc(0);
    for (const words of COMMANDS) {
      const all = name.endsWith(".c") ? [...words, "-w"] : words;
      const right = spawnSync(native, [name, ...all, ...(name.endsWith(".c") ? own : [])], { cwd: dirname(file), input, maxBuffer: 1 << 28 });
      const seen = await inWeb(name, text, all, input);
      const same = right.status === seen.status && right.stdout.equals(seen.out);
      ++counts[same ? "same" : "different"];
      if (!same) console.log(`${folder}/${name} ${words.join(" ")}: status ${seen.status}, natively ${right.status}; ${seen.err.split("\n")[0].slice(0, 200)}`);
    }
  }
}
console.log(`${counts.same} the same, ${counts.different} different`);
process.exit(counts.different ? 1 : 0);
