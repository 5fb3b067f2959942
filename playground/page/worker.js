// Runs minic's commands, one at a time, each in a new instance of the compiler: nothing of one command
// is left for the next.
//
//   page -> worker   { wasm, headers }                           once: the bytes, and path -> text
//                    { id, file, text, words, input, wanted }    a command; wanted: the file it writes
//   worker -> page   { ready }
//                    { id, stream: 1 or 2, text }                what it prints, as it comes
//                    { id, status, made, ms, problem }           its end
import createMinic from "minic.js";

const KEPT = 1 << 20; // bytes of output that a page can show
let compiled, headers;

/// Collects bytes and hands them over as text, 20 times a second at most.
class Stream {
  constructor(id, number) {
    this.id = id;
    this.number = number;
    this.bytes = new Uint8Array(1 << 16);
    this.size = this.total = 0;
    this.last = performance.now();
    this.decoder = new TextDecoder();
  }
  put(byte) {
    if (this.total === KEPT) this.flush("\n... (what follows is not shown)\n");
    if (this.total++ >= KEPT) return;
    this.bytes[this.size++] = byte;
    if (this.size === this.bytes.length || (byte === 10 && performance.now() - this.last > 50)) this.flush();
  }
  flush(more = "") {
    const text = this.decoder.decode(this.bytes.subarray(0, this.size), { stream: true }) + more;
    this.size = 0;
    this.last = performance.now();
    if (text) postMessage({ id: this.id, stream: this.number, text });
  }
}

async function run({ id, file, text, words, input, wanted }) {
  const begin = performance.now();
  const out = new Stream(id, 1), err = new Stream(id, 2), bytes = new TextEncoder().encode(input);
  let at = 0, status = 70, made, problem;
  try {
    const minic = await createMinic({
      instantiateWasm: (imports, done) => {
        WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled));
        return {};
      },
      preRun: [(module) => module.FS.init(() => (at < bytes.length ? bytes[at++] : null), (b) => out.put(b & 255), (b) => err.put(b & 255))],
      quit: (_, end) => { throw end; },
    });
    for (const [path, content] of Object.entries(headers)) {
      minic.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      minic.FS.writeFile(path, content);
    }
    minic.FS.writeFile(file, text);
    status = minic.callMain(words);
    if (wanted && minic.FS.analyzePath(wanted).exists) {
      minic.FS.chmod(wanted, 0o400); // emscripten's umask leaves a new file no rights at all
      made = minic.FS.readFile(wanted, { encoding: "utf8" });
    }
  } catch (error) {
    // The browser's own limits: its stack, or its memory.
    problem = error instanceof RangeError ? "stack" : /memory|allocat/i.test(error.message) ? "memory" : String(error.message ?? error);
  }
  out.flush();
  err.flush();
  postMessage({ id, status, made, problem, ms: performance.now() - begin });
}

let queue = Promise.resolve();
onmessage = ({ data }) => {
  queue = queue.then(async () => {
    if (data.id !== undefined) return run(data);
    headers = data.headers;
    compiled = await WebAssembly.compile(data.wasm);
    postMessage({ ready: true });
  });
};
