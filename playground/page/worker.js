// Runs minic's commands, one at a time, each in a new instance of the compiler: nothing of one command
// is left for the next. The instance is made before its command comes.
//
//   page -> worker   { module or wasm, headers }             once: the module, or where its bytes are (assets.js); path -> text
//                    { files, words, input, wanted }         a command; files: name -> text; wanted: the file that it writes
//   worker -> page   { module } or { failed }                it is ready, or why it never will be
//                    { stream: 1 or 2, text }                what it prints, as it comes
//                    { status, made, ms, problem }           its end
//
// `problem` is "stack" or "memory", the browser's limits, or the text of another error.
import createMinic from "minic.js";
import { unpacked } from "./assets.js";

const KEPT = 1 << 20; // bytes of output that a page can show
let module, headers, next;

/// Collects bytes and hands them over as text, 20 times a second at most.
class Stream {
  constructor(number) {
    this.number = number;
    this.bytes = new Uint8Array(1 << 16);
    this.size = this.total = 0;
    this.last = performance.now();
    this.decoder = new TextDecoder();
  }
  write(bytes) {
    let rest = bytes.subarray(0, Math.max(0, KEPT - this.total));
    this.total += bytes.length;
    while (rest.length) {
      const part = rest.subarray(0, this.bytes.length - this.size);
      this.bytes.set(part, this.size);
      this.size += part.length;
      rest = rest.subarray(part.length);
      if (this.size === this.bytes.length) this.flush();
    }
    if (this.size && performance.now() - this.last > 50) this.flush();
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

/// The module. Where its bytes come from a server, they are compiled as they come, unless the server has unpacked them.
async function compiled(source) {
  try {
    if (source.address) {
      const stream = (await fetch(source.address)).body.pipeThrough(new DecompressionStream("gzip"));
      return await WebAssembly.compileStreaming(
        new Response(stream, { headers: { "Content-Type": "application/wasm" } }),
      );
    }
  } catch {
    /* what cannot be loaded is named by unpacked() */
  }
  return WebAssembly.compile(await unpacked(source));
}

/// An instance with minic's headers in its file system; its streams are those of `io`, which its command fills in.
async function instance() {
  const io = {};
  const minic = await createMinic({
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(module, imports).then((made) => done(made, module));
      return {};
    },
    preRun: [
      ({ FS }) => {
        FS.init(() => io.read());
        // Written as they come, not byte by byte.
        for (const number of [1, 2]) {
          const stream = FS.getStream(number);
          const write = (_, { buffer, byteOffset }, offset, length) => (
            io[number].write(new Uint8Array(buffer, byteOffset + offset, length)), length
          );
          stream.stream_ops = { ...stream.stream_ops, write };
        }
      },
    ],
    quit: (_, end) => {
      throw end;
    },
  });
  for (const [path, content] of Object.entries(headers)) {
    minic.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    minic.FS.writeFile(path, content);
  }
  return { minic, io };
}

async function run({ files, words, input, wanted }) {
  const begin = performance.now();
  const out = new Stream(1),
    err = new Stream(2),
    bytes = new TextEncoder().encode(input);
  let at = 0,
    status = null,
    made,
    problem;
  try {
    const { minic, io } = await next;
    Object.assign(io, { 1: out, 2: err, read: () => (at < bytes.length ? bytes[at++] : null) });
    for (const [name, text] of Object.entries(files)) minic.FS.writeFile(name, text);
    status = minic.callMain(words);
    if (wanted && minic.FS.analyzePath(wanted).exists) made = minic.FS.readFile(wanted, { encoding: "utf8" });
  } catch (error) {
    problem =
      error instanceof RangeError
        ? "stack"
        : /memory|allocat/i.test(error.message)
          ? "memory"
          : String(error.message ?? error);
  }
  postMessage({ cut: out.end() + err.end(), status, made, problem, ms: performance.now() - begin });
  next = instance();
}

let queue = Promise.resolve();
self.onmessage = ({ data }) => {
  queue = queue.then(async () => {
    if (data.words) return module && run(data);
    try {
      ({ headers } = data);
      module = data.module ?? (await compiled(data.wasm));
      await (next = instance());
      postMessage({ module });
    } catch (error) {
      postMessage({ failed: String(error.message) });
    }
  });
};
