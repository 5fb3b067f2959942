// The worker as seen from the page: commands wait for each other, and one that is not wanted any more
// ends with its worker.

export class Compiler {
  constructor(assets) {
    this.assets = assets; // { wasm, headers }
    this.waiting = new Map();
    this.next = 0;
    this.start();
  }

  start() {
    this.worker = new Worker("worker.js");
    this.ready = new Promise((resolve) => {
      this.worker.onmessage = ({ data }) => {
        if (data.ready) return resolve();
        const command = this.waiting.get(data.id);
        if (!command) return;
        if (data.stream) return command.print?.(data.text, data.stream);
        this.waiting.delete(data.id);
        command.resolve(data);
      };
    });
    this.worker.postMessage(this.assets);
  }

  /// Runs a command. print(text, stream) gets what it prints; the result is the worker's last message.
  run(command, print) {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, { print, resolve });
      this.worker.postMessage({ id, input: "", ...command });
    });
  }

  /// Ends whatever runs. Its commands end with { stopped: true }.
  stop() {
    if (!this.waiting.size) return;
    this.worker.terminate();
    const commands = [...this.waiting.values()];
    this.waiting.clear();
    this.start();
    for (const command of commands) command.resolve({ stopped: true });
  }
}
