// The worker as seen from the page: one command runs at a time, others wait here, and one that nobody
// wants any more is not begun, or ends with its worker.

export class Compiler {
  /// Promises: script, the worker's text; headers: path -> text. wasm: where the compiler is (source() in assets.js).
  constructor({ script, wasm, headers }) {
    this.waiting = [];
    this.running = this.assets = this.early = null;
    this.ready = new Promise((resolve, reject) => Object.assign(this, { loaded: resolve, failed: reject }));
    this.ready.catch(() => {}); // who waits for it gets the error
    this.load(script, wasm, headers).catch(this.failed);
  }

  get isLoaded() {
    return Boolean(this.assets?.module);
  }

  /// The worker loads and compiles the module, and hands it over: a worker that takes its place has the browser's optimised code
  /// at once. Commands wait in the worker from the start, so that a page that is busy does not hold them up.
  async load(script, wasm, headers) {
    this.address = URL.createObjectURL(new Blob([await script], { type: "text/javascript" }));
    this.start();
    this.assets = { wasm, headers: await headers };
    this.give();
  }

  start() {
    this.worker = new Worker(this.address);
    this.worker.onmessage = ({ data }) => {
      if (data.module) {
        this.assets = { module: data.module, headers: this.assets.headers };
        this.loaded();
      } else if (data.failed) {
        this.failed(new Error(data.failed));
      } else if (data.stream) {
        this.running?.print?.(data.text, data.stream);
      } else {
        this.end(data);
      }
    };
  }

  give() {
    this.worker.postMessage(this.assets);
    this.next();
  }

  /// Runs a command (worker.js says what is in it). print(text, stream) gets what it prints. The result
  /// is the worker's last message; { stopped: true } of a command that was stopped; null where
  /// isWanted() said no before it began. Fails if the compiler cannot be loaded.
  async run(command, { print, isWanted = () => true } = {}) {
    const { early } = this;
    if (early?.name === JSON.stringify(command)) {
      this.early = null;
      const end = await early.end;
      for (const [text, stream] of early.printed) print?.(text, stream);
      return end;
    }
    return new Promise((resolve, reject) => {
      this.ready.catch(reject);
      this.waiting.push({ command, print, isWanted, resolve });
      this.next();
    });
  }

  /// Starts a command in advance. The first run() of the same command gets its output and its result.
  begin(command) {
    const printed = [],
      end = this.run(command, { print: (...what) => printed.push(what) });
    end.catch(() => {}); // who asks for it gets the error
    this.early = { name: JSON.stringify(command), printed, end };
  }

  next() {
    while (this.assets && !this.running && this.waiting.length) {
      const one = this.waiting.shift();
      if (!one.isWanted()) {
        one.resolve(null);
        continue;
      }
      this.running = one;
      this.worker.postMessage({ input: "", ...one.command });
    }
  }

  end(result) {
    const one = this.running;
    this.running = null;
    one?.resolve(result);
    this.next();
  }

  /// Ends the command that runs.
  stop() {
    if (!this.running) return;
    this.worker.terminate();
    this.start();
    this.give();
    this.end({ stopped: true });
  }
}
