// The worker as seen from the page: one command runs at a time, others wait here, and one that nobody
// wants any more is not begun, or ends with its worker.

export class Compiler {
  /// script: the worker's text; module: the compiler, compiled here, so that a worker that takes the place of a stopped one has
  /// the browser's optimised code at once; headers: path -> text.
  constructor({ script, module, headers }) {
    this.address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    this.assets = { module, headers };
    this.waiting = [];
    this.running = null;
    this.start();
  }

  start() {
    this.worker = new Worker(this.address);
    this.ready = new Promise((resolve) => {
      this.worker.onmessage = ({ data }) => {
        if (data.ready) return resolve();
        if (data.stream) return this.running?.print?.(data.text, data.stream);
        this.end(data);
      };
    });
    this.worker.postMessage(this.assets);
  }

  /// Runs a command (worker.js says what is in it). print(text, stream) gets what it prints. The result
  /// is the worker's last message; { stopped: true } of a command that was stopped; null where
  /// isWanted() said no before it began.
  run(command, { print, isWanted = () => true } = {}) {
    return new Promise((resolve) => {
      this.waiting.push({ command, print, isWanted, resolve });
      this.next();
    });
  }

  next() {
    while (!this.running && this.waiting.length) {
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
    this.end({ stopped: true });
  }
}
