// Runs minic's commands, one at a time, each in a new instance of the compiler: nothing of one command
// is left for the next.
//
//   page -> worker   { wasm, headers }                       once: the bytes, and path -> text
//                    { files, words, input, wanted }         a command; files: name -> text; wanted: the file that it writes
//   worker -> page   { ready }
//                    { stream: 1 or 2, text }                what it prints, as it comes
//                    { status, made, ms, problem }           its end
//
// `problem` is "stack" or "memory", the browser's limits, or the text of another error.
import createMinic from "minic.js";

const KEPT = 1 << 20; // bytes of output that a page can show
let compiled, headers;

/// Collects bytes and hands them over as text, 20 times a second at most.
class Stream {
  constructor(number) {
    this.number = number;
    this.bytes = new Uint8Array(1 << 16);
    this.size = this.total = 0;
    this.last = performance.now();
    this.decoder = new TextDecoder();
  }
  put(byte) {
    if (this.total++ >= KEPT) return;
    this.bytes[this.size++] = byte;
    if (this.size === this.bytes.length || (byte === 10 && performance.now() - this.last > 50)) this.flush();
  }
  flush() {
    const text = this.decoder.decode(this.bytes.subarray(0, this.size), { stream: true });
    this.size = 0;
    this.last = performance.now();
    if (text) postMessage({ stream: this.number, text });
  }
  end() {
    this.flush();
    return Math.max(0, this.total - KEPT);
  }
}

async function run({ files, words, input, wanted }) {
  const begin = performance.now();
  const out = new Stream(1), err = new Stream(2), bytes = new TextEncoder().encode(input);
  let at = 0, status = null, made, problem;
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
    for (const [name, text] of Object.entries(files)) minic.FS.writeFile(name, text);
    status = minic.callMain(words);
    if (wanted && minic.FS.analyzePath(wanted).exists) made = minic.FS.readFile(wanted, { encoding: "utf8" });
  } catch (error) {
    problem = error instanceof RangeError ? "stack" : /memory|allocat/i.test(error.message) ? "memory" : String(error.message ?? error);
  }
  postMessage({ cut: out.end() + err.end(), status, made, problem, ms: performance.now() - begin });
}

let queue = Promise.resolve();
onmessage = ({ data }) => {
  queue = queue.then(async () => {
    if (data.words) return run(data);
    headers = data.headers;
    compiled = await WebAssembly.compile(data.wasm);
    postMessage({ ready: true });
  });
};
