// A state that is changed step by step and can go back: every change is written down with what it
// replaced.

export class Walker {
  constructor(steps, state) {
    this.steps = steps;
    this.state = state;
    this.log = [];
    this.at = -1;
  }
  get step() {
    return this.steps[this.at];
  }

  /// Sets target[key], so that stepping back undoes it.
  put(target, key, value) {
    this.log.push(target, key, key in target, target[key]);
    target[key] = value;
  }
  push(array, value) {
    this.put(array, array.length, value);
  }
  undo() {
    const old = this.log.pop(),
      had = this.log.pop(),
      key = this.log.pop(),
      target = this.log.pop();
    if (had) target[key] = old;
    else if (Array.isArray(target)) target.length = key;
    else delete target[key];
  }

  /// To the step with this number (kept inside the list); gives the number.
  go(to) {
    to = Math.max(0, Math.min(this.steps.length - 1, to));
    while (this.at < to) {
      const step = this.steps[++this.at];
      step.mark = this.log.length;
      this.apply(step);
    }
    while (this.at > to) {
      const { mark } = this.steps[this.at--];
      while (this.log.length > mark) this.undo();
    }
    return this.at;
  }
}
