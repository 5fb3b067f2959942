// How fast the playground is, and how much it loads: by hand, on a machine that does nothing else.
//
//   node tests/playground/speed.mjs          in the environment what opened.mjs has
//
// Prints medians: from opening a page that nothing is kept of to the first assembly; from a change of a program of 200 and 2,000
// lines to the end of -O2 -S (`compiled`, in the worker) and to the assembly on the page (`shown`, without the wait for the end of
// the typing).
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { begin, dist, end, open } from "./opened.mjs";

const PART = (n) =>
  `
struct Node${n} { int key; struct Node${n} *left, *right; };
static struct Node${n} *insert${n}(struct Node${n} *at, struct Node${n} *one) {
  if (!at) return one;
  if (one->key < at->key) at->left = insert${n}(at->left, one);
  else at->right = insert${n}(at->right, one);
  return at;
}
static int sum${n}(const struct Node${n} *at) {
  return at ? at->key + sum${n}(at->left) + sum${n}(at->right) : 0;
}
void sort${n}(int *a, int n) {
  for (int i = 1; i < n; i++) {
    int key = a[i], j = i - 1;
    for (; j >= 0 && a[j] > key; j--) a[j + 1] = a[j];
    a[j + 1] = key;
  }
}
void multiply${n}(double c[8][8], double a[8][8], double b[8][8]) {
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) {
      double sum = 0;
      for (int k = 0; k < 8; k++) sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
}
unsigned hash${n}(const char *text) {
  unsigned h = ${n + 5381};
  while (*text) h = h * 33 ^ (unsigned char)*text++;
  return h % 1000;
}
int count${n}(const char *text, int kind) {
  int n = 0;
  for (; *text; text++) switch (kind) {
    case 0: n += *text >= '0' && *text <= '9'; break;
    case 1: n += *text == ' '; break;
    default: printf("%c", *text);
  }
  return n;
}
`.trim() + "\n";
const HEAD = "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n",
  TAIL = "int main(void) { return 0; }\n";
const programOf = (lines) => {
  let text = HEAD;
  for (let n = 0; text.split("\n").length + 38 <= lines; ++n) text += PART(n);
  return text + TAIL;
};
const median = (all) => Math.round([...all].sort((a, b) => a - b)[all.length >> 1]);
const TIMES = Number(process.env.TIMES ?? 25);
const state = (text) => ({ text, options: "-O2", file: "main.c", views: "assembly" });

await begin();
const folder = join(dist, "playground");
const NEEDED = ["index.html", "page.js", "worker.js.gz", "minic.wasm.gz", "content.json.gz"];
const sizes = NEEDED.map(
  (name) =>
    (name.endsWith(".gz") ? readFileSync(join(folder, name)) : gzipSync(readFileSync(join(folder, name)), { level: 9 }))
      .length,
);
console.log(
  `load ${loadavg()[0].toFixed(2)}; ${(sizes.reduce((a, b) => a + b) / 1e6).toFixed(3)} MB: ${NEEDED.map((name, i) => `${name} ${sizes[i]}`).join(", ")}`,
);

const cold = [];
for (let i = 0; i < Math.min(TIMES, 9); ++i) {
  const page = await open({ from: "server", state: state(programOf(200)) });
  await page.waitForFunction(() => document.querySelector(".size").textContent);
  cold.push(await page.evaluate(() => performance.now()));
  await page.context().close();
}
console.log(
  `from opening to the assembly: ${median(cold)} ms (${Math.round(Math.min(...cold))} to ${Math.round(Math.max(...cold))})`,
);

for (const lines of [200, 2000]) {
  const text = programOf(lines),
    page = await open({ from: "server", state: state(text) });
  await page.waitForFunction(() => document.querySelector(".size").textContent);
  const compiled = [],
    shown = [];
  for (let i = 0; i < TIMES; ++i) {
    const [ms, whole] = await page.evaluate(
      (text) =>
        new Promise((done) => {
          const size = document.querySelector(".size"),
            began = performance.now();
          const watch = new MutationObserver(() => {
            watch.disconnect();
            done([Number(/(\d+) ms/.exec(size.textContent)[1]), performance.now() - began]);
          });
          watch.observe(size, { childList: true, characterData: true, subtree: true });
          globalThis.playground.setText(text);
        }),
      text.replace("return 0", `return ${i + 1}`),
    );
    compiled.push(ms);
    shown.push(whole - 120);
    await page.waitForTimeout(lines); // what comes after it
  }
  const after = compiled.slice(5);
  console.log(
    `${text.split("\n").length} lines: compiled ${median(after)} ms (${Math.min(...after)} to ${Math.max(...after)}; the first five ${compiled.slice(0, 5).join(" ")}), shown ${median(shown.slice(5))} ms`,
  );
  await page.context().close();
}
console.log(`load ${loadavg()[0].toFixed(2)}`);
await end();
