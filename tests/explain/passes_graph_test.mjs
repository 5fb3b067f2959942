// The graph view of --explain=passes in a real browser: the slider and its keys, nodes that keep their places, marks that are those
// of the data, sentences that are what -Rpass says in both languages, and the end of a function that was inlined.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... node --test tests/explain/passes_graph_test.mjs
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { browser, directory, minic, problems } from "./browser.mjs";

const PROGRAM = `#include <stdio.h>
static int square(int x) { return x * x; }
static int total(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += square(i) + n * 3;
  return s;
}
int table[64];
int main(void) {
  int n = 10, sum = 0;
  for (int i = 0; i < 64; i++) table[i] = i * n;
  for (int i = 0; i < 64; i++) sum += table[i] + total(i);
  printf("%d\\n", sum);
  return 0;
}
`;
let page, data, source;
const open = (file, at) => page.goto(`${pathToFileURL(file).href}?${at}#${at}`);
const select = (name) => page.selectOption("#function", name);
/// What is shown of the stop.
const shown = () =>
  page.evaluate(() => ({
    place: document.querySelector("#place").textContent,
    value: Number(document.querySelector("#slider").value),
    nodes: Object.fromEntries(
      [...document.querySelectorAll("#cfg .node:not(.absent)")].map((node) => [
        node.dataset.block,
        {
          at: node.getAttribute("transform"),
          name: node.querySelector("text").textContent,
          lines: [...node.querySelectorAll(".inside")].map((line) => [
            line.textContent,
            line.getAttribute("class").replace("inside", "").trim(),
          ]),
        },
      ]),
    ),
    said: [...document.querySelectorAll("#story .said li")].map((li) => [
      li.dataset.line ?? "0",
      li.dataset.remark,
      Number(li.dataset.times),
      li.textContent,
    ]),
    facts: [...document.querySelectorAll("#story .facts li")].map((li) => [li.dataset.key, li.textContent]),
  }));
const isDrawn = () => page.waitForSelector("#cfg svg .node");

test("the page opens at the first stop", async () => {
  source = join(directory, "three.c");
  writeFileSync(source, PROGRAM);
  execFileSync(minic, [source, "-O2", "--explain=passes", "-o", join(directory, "three.html")]);
  data = JSON.parse(execFileSync(minic, [source, "-O2", "--explain=passes:json", "-o", "-"], { maxBuffer: 1 << 28 }));
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.stack));
  await open(join(directory, "three.html"), "f=main");
  await isDrawn();
});
after(() => assert.deepEqual(problems, []));

test("the functions go through the passes of the command line, in its order", () => {
  const text = execFileSync(minic, [source, "-O2", "-S", "-emit-llvm", "-o", "-"], { encoding: "utf8" });
  const bodies = new Map([...text.matchAll(/^define [^@]*@(\w+)[^]*?^}/gm)].map(([body, name]) => [name, body]));
  for (const fn of data.functions) {
    assert.equal(Boolean(fn.removed), !bodies.has(fn.name), fn.name);
    if (fn.removed) continue;
    const plain = (body) =>
      body
        .split("\n")
        .slice(1)
        .map((row) => row.replace(/ *;.*| ![\w.]+.*|, !\w+ !\d+/g, "").trim())
        .filter(Boolean)
        .join("\n");
    assert.equal(plain(fn.columns.filter((c) => c.kind === "ir").at(-1).text), plain(bodies.get(fn.name)));
  }
});

/// The texts in the order of the stops: where a pass only considered something, the one that it worked on once more.
const textsOf = (fn) =>
  fn.columns.flatMap((column, i) =>
    column.kind === "ir"
      ? [column, ...fn.considered.filter(({ before }) => before === i).map(({ pass }) => ({ ...column, title: pass }))]
      : [],
  );

test("the slider and the keys walk the passes, and marks are what the data says", async () => {
  const columns = textsOf(data.functions.find((fn) => fn.name === "main"));
  let lettered = 0;
  const stops = columns.length + 3; // and tiles, live ranges and copies
  for (let i = 0; i < columns.length; i++) {
    const { place, value, nodes } = await shown(),
      { text, blocks } = columns[i],
      numbers = new Map(blocks);
    const ways = await page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll("#cfg .edge:not(.hidden)")].map((edge) => [
          edge.dataset.edge,
          edge.querySelector(".way")?.textContent ?? "",
        ]),
      ),
    );
    assert.equal(place, `${columns[i].title} ${i + 1} / ${stops}`);
    assert.equal(value, i);
    assert.deepEqual(
      Object.values(nodes)
        .map((node) => node.name.replace(/^▶ /, ""))
        .sort(),
      blocks.map(([label]) => label).sort(),
    );
    // Lines that are not gone are the text's, in its order.
    for (const [label, id] of blocks) {
      const from = text.split("\n").findIndex((row) => row.startsWith(label + ":")) + 1 || 1;
      const rows = text.split("\n").slice(from);
      const body = rows
        .slice(
          0,
          rows.findIndex((row) => row === "" || row === "}"),
        )
        .map((row) => row.replace(/ *;.*/, "").trim());
      // The edges of a conditional branch have its ways.
      const [, yes, no] = body.at(-1).match(/^br i1 .*, label %(\S+), label %(\S+?),? ?(?:!.*)?$/) ?? [],
        wanted =
          yes && yes !== no ? { [`b${id} -> b${numbers.get(yes)}`]: "T", [`b${id} -> b${numbers.get(no)}`]: "F" } : {};
      for (const [edge, way] of Object.entries(ways))
        if (edge.startsWith(`b${id} -> `)) assert.equal(way, wanted[edge] ?? "", `${columns[i].title}: ${edge}`);
      lettered += Object.keys(wanted).length;
      const lines = nodes[`b${id}`].lines.filter(([, cls]) => cls !== "gone" && cls !== "more");
      assert.equal(lines.length, body.length, label);
      lines.forEach(([line], k) =>
        assert.ok(line.length > 40 || line.slice(1).trim().split(" ← ")[0] === body[k], `${line} | ${body[k]}`),
      );
      // New are the instructions that the pass before had not.
      const before = new Set(columns[i - 1]?.ids ?? []),
        ids = columns[i].ids.slice(from, from + body.length);
      if (i > 0) lines.forEach(([line, cls], k) => assert.equal(cls === "new", !before.has(ids[k]), line));
      else assert.ok(lines.every(([, cls]) => !cls));
    }
    if (i > 0) {
      const here = new Set(columns[i].ids),
        gone = columns[i - 1].ids.filter((id) => id && !here.has(id)).length;
      const struck = Object.values(nodes).flatMap((node) => node.lines.filter(([, cls]) => cls === "gone")).length;
      assert.ok(
        struck <= gone && (gone === 0 || struck > 0 || columns[i].blocks.length < columns[i - 1].blocks.length),
        `${struck} of ${gone}`,
      );
    }
    await page.keyboard.press("ArrowRight");
  }
  assert.ok(lettered > 4, `${lettered} letters`);
  await page.keyboard.press("ArrowLeft");
  assert.equal((await shown()).value, columns.length - 1);
  await page.keyboard.press("Home");
  assert.equal((await shown()).value, 0);
  await page.keyboard.press("End");
  assert.equal((await shown()).value, stops - 1);
  await page.focus("#slider");
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowLeft");
  assert.equal((await shown()).value, columns.length - 2);
  await page.reload();
  await isDrawn();
  assert.equal((await shown()).value, columns.length - 2);
  await page.evaluate(() => document.activeElement.blur());
});

test("nodes keep their places while the blocks are nearly the same", async () => {
  await page.keyboard.press("Home");
  let kept = 0,
    all = 0;
  const count = textsOf(data.functions.find((fn) => fn.name === "main")).length;
  for (let i = 1, last = (await shown()).nodes; i < count; i++) {
    await page.keyboard.press("ArrowRight");
    const { nodes } = await shown();
    for (const [key, { at }] of Object.entries(nodes))
      if (last[key]) {
        all++;
        kept += at === last[key].at;
      }
    last = nodes;
  }
  assert.ok(kept > all * 0.6, `${kept} of ${all}`);
});

test("the sentences are what -Rpass says, once in each language", async () => {
  const said = spawnSync(minic, [source, "-O2", "-Rpass=.*", "-S", "-o", "/dev/null"], { encoding: "utf8" }).stderr;
  const remarks = [...said.matchAll(/(?:^minic|:(\d+):\d+): remark: (.*) \[-Rpass=([\w-]+)\]/gm)].map(
    ([, line = 0, text, pass]) => `${pass} ${line} ${text}`,
  );
  const found = [];
  for (const fn of data.functions) {
    await select(fn.name);
    const stops = textsOf(fn).length + Boolean(fn.removed);
    for (let i = 0; i < stops; i++) {
      const { place, said: sentences, facts } = await shown();
      assert.ok(facts.length > 0, place);
      for (const [line, remark, times, text] of sentences) {
        for (let k = 0; k < times; k++) found.push(`${place.split(" ")[0]} ${line} ${remark}`);
        // Its numbers and names are in the sentence.
        for (const part of remark.match(/'[^']+'|`[^`]+`|\d+/g) ?? [])
          assert.ok(text.includes(part.replace(/['`]/g, "")), `${text}: ${part}`);
      }
      await page.keyboard.press("ArrowRight");
    }
    await page.evaluate(() => document.activeElement.blur());
  }
  assert.deepEqual(found.sort(), remarks.sort());
  assert.ok(
    remarks.some((text) => /^inline .*: size -?\d+ of \d+ allowed$/.test(text)),
    remarks.join("\n"),
  );
  await page.keyboard.press("z");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const { said: chinese, facts } = await shown();
  assert.ok(
    [...chinese.map((each) => each[3]), ...facts.map((each) => each[1])].every((text) => /[\u4e00-\u9fff]/.test(text)),
  );
  await page.keyboard.press("z");
});

test("a function that was inlined and deleted ends with that", async () => {
  await select("square");
  await page.keyboard.press("End");
  const { said, facts, place } = await shown();
  assert.match(place, /^globaldce/);
  assert.deepEqual(
    said.map((each) => each[1]),
    ["function 'square' is unreachable and removed"],
  );
  assert.deepEqual(
    facts.map((each) => each[1]),
    ["square was inlined into total (line 5).", "square ends here: globaldce removed it."],
  );
});

test("what is gone names what stands in its place, and of large functions the graph shows a part", async () => {
  const file = join(directory, "twice.ll");
  writeFileSync(
    file,
    `define i32 @f(i32 %a, i32 %b) {
  %x = add i32 %a, %b
  %y = add i32 %a, %b
  %z = mul i32 %x, %y
  ret i32 %z
}

define i32 @large(i32 %a) {
b0:
  br label %b1

${Array.from({ length: 99 }, (_, i) => `b${i + 1}:\n  %v${i + 1} = phi i32 [ %a, %b${i} ]\n  %c${i + 1} = icmp eq i32 %v${i + 1}, ${i}\n  br i1 %c${i + 1}, label %b${i + 2}, label %end\n`).join("\n")}
b100:
  %u = add i32 %a, %a
  br label %end

end:
  ret i32 %a
}
`,
  );
  execFileSync(minic, [file, "-passes=gvn,dce", "--explain=passes", "-o", join(directory, "twice.html")]);
  await open(join(directory, "twice.html"), "f=f&pass=1");
  await isDrawn();
  assert.deepEqual((await shown()).facts, [
    ["gone.became", "%y = add i32 %a, %b is gone: what read it reads %x now."],
    ["changed.readers", "1 instruction reads something else in the place of what is gone."],
  ]);
  await select("large");
  await page.keyboard.press("End");
  while (!(await page.isVisible("#cfg"))) await page.keyboard.press("ArrowLeft");
  const { nodes } = await shown();
  assert.ok(Object.keys(nodes).length <= 40);
  // Edges to what is not drawn are stubs, with their ways.
  const names = new Set(Object.values(nodes).map(({ name }) => name.replace(/^▶ /, ""))),
    stubs = await page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll("#cfg .stub")].map((stub) => [
          document.querySelector(`#cfg [data-block="${stub.dataset.stub}"] text`).textContent.replace(/^▶ /, ""),
          stub.textContent,
        ]),
      ),
    );
  const ends = (name) =>
    ({ b0: [["b1", ""]], b100: [["end", ""]], end: [] })[name] ?? [
      [`b${Number(name.slice(1)) + 1}`, "T"],
      ["end", "F"],
    ];
  const cut = [...names]
    .map((name) => [name, ends(name).filter(([to]) => !names.has(to))])
    .filter(([, all]) => all.length);
  assert.deepEqual(stubs, Object.fromEntries(cut.map(([name, all]) => [name, all.map(([, way]) => way).join(" ")])));
  assert.ok(Object.keys(stubs).length > 0);
  assert.match(await page.textContent("#story"), new RegExp(`shows ${Object.keys(nodes).length} of \\d+ blocks`));
  assert.deepEqual(problems, []);
});

test("--explain says that -O2 was asked for, and leads to what -O2 did", async () => {
  const log = (...args) =>
    JSON.parse(execFileSync(minic, [source, ...args, "--explain=json", "-o", "-"], { maxBuffer: 1 << 28 }));
  assert.deepEqual(
    [log("-O3").asked, log("-passes=gvn").asked, log("-O1").asked, log("-O2").passesPage],
    ["-O3", "-passes=gvn", undefined, undefined],
  );
  execFileSync(minic, [source, "-O2", "--explain", "-o", join(directory, "two.html")]);
  await page.goto(pathToFileURL(join(directory, "two.html")).href + "#lang=en");
  await page.waitForSelector("body[data-ready]");
  const name = await page.inputValue("#function");
  assert.match(await page.textContent("#asked"), /^-O2 was asked for\..*What -O2 did$/);
  await page.click("#asked a");
  await isDrawn();
  assert.match(page.url(), /two\.passes\.html#/);
  assert.equal(await page.inputValue("#function"), name);
  assert.match(await page.textContent("#place"), /^front end 1 \/ \d+$/);
  execFileSync(minic, [source, "--explain", "-o", join(directory, "one.html")]);
  assert.ok(!readdirSync(directory).includes("one.passes.html"));
  await page.goto(pathToFileURL(join(directory, "one.html")).href + "#lang=en");
  await page.waitForSelector("body[data-ready]");
  assert.equal(await page.isVisible("#asked"), false);
  assert.deepEqual(problems, []);
});
