// The page of --explain=passes in a real browser: every column of the data is there, a value is
// followed from the front end to the assembly by mouse and by keyboard, the graph opens, both
// languages work, and nothing is written to the console.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... node --test tests/explain/passes_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const minic = resolve(process.env.MINIC ?? join(root, "build/release/minic"));
const modules = resolve(process.env.MODULES ?? join(root, "build/release/explain/web/node_modules"));
const { chromium } = createRequire(pathToFileURL(join(modules, "x.js")))("playwright-core");
const input = join(root, "examples/fib.c");

let browser, page, directory, data;
const problems = [];

before(async () => {
  directory = mkdtempSync(join(tmpdir(), "minic-passes-"));
  execFileSync(minic, [input, "--explain=passes", "-o", join(directory, "fib.html")]);
  data = JSON.parse(execFileSync(minic, [input, "--explain=passes:json", "-o", "-"]));
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  page = await browser.newPage({ viewport: { width: 1920, height: 1000 }, locale: "en-US" });
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(pathToFileURL(join(directory, "fib.html")).href + "#view=columns");
  await page.waitForSelector("body[data-ready]");
});
after(async () => {
  await browser?.close();
  rmSync(directory, { recursive: true, force: true });
});

const picked = () =>
  page.$$eval(".column", (columns) => columns.filter((c) => c.querySelector("li.picked")).map((c) => c.dataset.title));

test("every column of every function shows its text", async () => {
  for (const fn of data.functions) {
    await page.selectOption("#function", fn.name);
    const shown = await page.$$eval(".column:not([data-kind=source]) .code", (lists) =>
      lists.map((list) => [...list.children].map((item) => item.textContent + "\n").join("")),
    );
    assert.deepEqual(
      shown,
      fn.columns.map((column) => column.text),
    );
  }
});

test("a value is followed from the front end to the assembly", async () => {
  await page.selectOption("#function", "fib");
  await page.click('.column[data-title="front end"] li:has-text(" = add ")');
  const columns = await picked();
  for (const title of ["front end", "mem2reg", "lowering"]) assert.ok(columns.includes(title), title);
  // The same again by keyboard takes it back.
  await page.focus('.column[data-title="front end"] li:has-text(" = add ")');
  await page.keyboard.press("Enter");
  assert.deepEqual(await picked(), []);
});

test("a load that mem2reg replaced is followed to the phi", async () => {
  await page.click('.column[data-title="front end"] li:has-text("load i32, ptr %a,")');
  assert.match(await page.textContent('.column[data-title="mem2reg"] li.picked'), /= phi /);
});

test("the address keeps the value", async () => {
  const before = await picked();
  assert.ok(before.length);
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.deepEqual(await picked(), before);
});

test("renumbering is no change, what changed has its reason, and the list of passes counts it", async () => {
  await page.evaluate(() => document.activeElement.blur());
  await page.selectOption("#function", "fib");
  const told = await page.$$eval(".column[data-number]", (columns) =>
    columns.map((c) => ({
      title: c.dataset.title,
      fresh: [...c.querySelectorAll("li.new")].map((li) => li.textContent),
      changed: c.querySelectorAll("li.changed").length,
      gone: c.querySelectorAll(".gone li").length,
      reasons: [...c.querySelectorAll(".reasons li")].map((li) => li.textContent),
    })),
  );
  const mem2reg = told.find((c) => c.title === "mem2reg");
  assert.equal(mem2reg.fresh.length, 3, mem2reg.fresh.join()); // three phis
  assert.ok(mem2reg.fresh.every((text) => / = phi /.test(text)));
  assert.ok(mem2reg.gone >= 14, `${mem2reg.gone}`);
  assert.ok(
    mem2reg.reasons.some((text) => /`a` became values: .* 1 phi/.test(text)),
    mem2reg.reasons.join(),
  );
  // dce only deletes.
  const dce = told.find((c) => c.title === "dce");
  if (dce) assert.deepEqual([dce.fresh, dce.changed], [[], 0]);
  const listed = await page.$$eval("#contents li", (all) => all.map((li) => li.textContent));
  assert.equal(listed.length, told.length + data.functions.find((fn) => fn.name === "fib").considered.length);
  assert.match(
    listed.find((text) => text.startsWith("mem2reg")),
    new RegExp(`\\+3 ~${mem2reg.changed} −${mem2reg.gone}`),
  );
  await page.fill("#only", "mem2reg");
  assert.deepEqual(await page.$$eval(".column[data-number]:not([hidden])", (all) => all.map((c) => c.dataset.title)), [
    "mem2reg",
  ]);
  await page.fill("#only", "");
  // No text is cut: long lines wrap.
  assert.ok(await page.$$eval(".column .code", (all) => all.every((c) => c.scrollWidth <= c.clientWidth + 1)));
});

test("a row of the prologue says why it is there, and the address keeps that", async () => {
  await page.selectOption("#function", "main");
  await page.click('.column[data-title="assembly"] li:text-matches("subq|pushq")');
  assert.match(await page.textContent("#said"), /frame put it in\./);
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.match(await page.textContent("#said"), /frame put it in\./);
  await page.selectOption("#function", "fib");
});

test("the graph opens, and Chinese is there", async () => {
  await page.click('.column[data-title="mem2reg"] h2 button');
  await page.waitForSelector("#cfg svg .node:not(.absent)");
  assert.equal(await page.locator("#cfg svg .node:not(.absent)").count(), 4);
  assert.match(await page.textContent("#place"), /mem2reg 2 \/ /);
  await page.click('#views [data-view="columns"]');
  await page.keyboard.press("z");
  assert.equal(await page.getAttribute("html", "lang"), "zh");
  assert.match(await page.textContent("#said"), /点击一行/);
  assert.deepEqual(problems, []);
});

test("in 40 lines at -O2 a product is followed to its virtual register, its place, and its rows of assembly", async () => {
  const program = join(root, "tests/explain/follow.c");
  execFileSync(minic, [program, "-w", "-O2", "--explain=passes", "-o", join(directory, "follow.html")]);
  const work = JSON.parse(
    execFileSync(minic, [program, "-w", "-O2", "--explain=passes:json", "-o", "-"], { maxBuffer: 1 << 28 }),
  ).functions.find((f) => f.name === "work");
  const stage = (title) => work.columns.find((c) => c.title === title);
  const rowsOf = (column) =>
    column.text
      .split("\n")
      .slice(0, -1)
      .map((text, i) => ({ text, id: column.ids[i], values: column.values[i] }));
  // A place is in the text of its row. Allocation keeps rows with the same values, but for copies that it puts in.
  for (const title of ["lowering", "register allocation", "frame layout"])
    for (const { text, values } of rowsOf(stage(title)))
      for (const [place] of values) assert.ok(text.includes(place), `${text}: ${place}`);
  const shape = ({ text, values }) => `${text.trim().split(" ")[0]} ${[...new Set(values.map(([, id]) => id))].sort()}`;
  const after = rowsOf(stage("register allocation")).map(shape);
  let at = 0;
  for (const row of rowsOf(stage("lowering"))) {
    if (!row.values.length || row.text.includes("ParallelCopy")) continue;
    at = after.indexOf(shape(row), at) + 1;
    assert.ok(at > 0, row.text);
  }
  await page.goto(pathToFileURL(join(directory, "follow.html")).href + "#f=work&view=columns");
  await page.waitForSelector("body[data-ready]");
  const ir = work.columns.filter((c) => c.kind === "ir").at(-1),
    products = ir.text.split("\n").flatMap((text, i) => (/ = mul /.test(text) ? [ir.ids[i]] : []));
  assert.ok(products.length >= 4, `${products.length} products`);
  for (const id of products) {
    await page.evaluate((n) => document.querySelector(`.column[data-kind=ir] li[data-id="${n}"]`).click(), id);
    const marked = await page.$$eval(".column[data-stage]", (all) =>
      Object.fromEntries(
        all.map((c) => [
          c.dataset.stage,
          [...c.querySelectorAll("li.holds")].map((li) => [
            li.textContent,
            [...li.querySelectorAll("mark")].map((m) => m.textContent),
          ]),
        ]),
      ),
    );
    const regs = new Set(marked.lowering.flatMap(([, names]) => names));
    assert.ok(regs.size >= 1 && [...regs].every((r) => /^v\d+$/.test(r)), [...regs].join());
    assert.ok(
      marked.assembly.some(([text, names]) => /\b(imul|lea|shl|add)/.test(text) && names.length),
      `${id}: ${JSON.stringify(marked.assembly)}`,
    );
    // What is said is what is marked.
    const said = await page.textContent("#said");
    assert.equal(said.match(/Its virtual register: (.*?)\./)[1], [...regs].join(", "));
    assert.equal(
      said.match(/it is in: (.*?)\./)[1],
      [...new Set(marked["register allocation"].flatMap(([, names]) => names))]
        .map((n) => n.replace(/^%+/, ""))
        .join(", "),
    );
    await page.evaluate((n) => document.querySelector(`.column[data-kind=ir] li[data-id="${n}"]`).click(), id);
  }
  // A reason of the picked line is set apart in the passes that gave one.
  const line = work.columns.flatMap((c) => c.reasons ?? []).find((r) => r.line).line;
  await page.evaluate((n) => document.querySelector(`.column[data-kind=source] li[data-line="${n}"]`).click(), line);
  assert.ok((await page.locator(`.reasons li.same[data-line="${line}"]`).count()) > 0);
  assert.deepEqual(problems, []);
});

test("a phi that is spilled is followed to its slot's rows of assembly, which name the place in the frame", async () => {
  // More values at a time than there are registers: 36 that go round a loop.
  const names = Array.from({ length: 36 }, (_, i) => `v${i}`);
  writeFileSync(
    join(directory, "spill.c"),
    `int work(int a, int n) {
  int ${names.map((v, i) => `${v} = a * ${i + 3}`).join(", ")};
  for (int i = 0; i < n; i++) {
${names.map((v, i) => `    ${v} = ${v} * ${names[(i + 1) % 36]} + i;`).join("\n")}
  }
  return ${names.join(" ^ ")};
}
`,
  );
  for (const target of ["x86_64", "riscv64"]) {
    const make = (kind, out) =>
      execFileSync(
        minic,
        [join(directory, "spill.c"), "-w", "-O2", `--target=${target}`, `--explain=passes${kind}`, "-o", out],
        { maxBuffer: 1 << 28 },
      );
    make("", join(directory, "spill.html"));
    const work = JSON.parse(make(":json", "-")).functions[0];
    const rows = (title) => {
      const { text, ids, values } = work.columns.find((c) => c.title === title);
      return text
        .split("\n")
        .slice(0, -1)
        .map((row, i) => ({
          row,
          id: ids[i],
          slots: (values?.[i] ?? []).filter(([place]) => /slot|\(|, /.test(place)),
        }));
    };
    // A slot is one place in the frame, and the loads and stores of the slots are nearly all known.
    const layout = rows("frame layout").filter(({ row, slots }) => /\bslot\d/.test(row) || slots.length),
      assembly = rows("assembly").filter(({ slots }) => slots.length);
    assert.ok(layout.filter(({ slots }) => slots.length).length > layout.length * 0.8, target);
    const places = new Map();
    for (const {
      slots: [[slot, value]],
      row,
    } of layout.filter(({ slots }) => slots.length)) {
      assert.ok(row.includes(slot), row);
      const at = assembly.shift();
      assert.equal(at.slots[0][1], value, `${row} | ${at.row}`);
      assert.ok(at.row.includes(at.slots[0][0]));
      assert.equal(places.get(slot) ?? at.slots[0][0], at.slots[0][0], row);
      places.set(slot, at.slots[0][0]);
    }
    assert.equal(new Set(places.values()).size, places.size);
    await page.goto(pathToFileURL(join(directory, "spill.html")).href + `?${target}#view=columns`);
    await page.waitForSelector("body[data-ready]");
    const ir = work.columns.filter((c) => c.kind === "ir").at(-1),
      held = rows("assembly").flatMap(({ slots }) => slots.map(([, id]) => id));
    const often = (id) => held.filter((each) => each === id).length;
    const phis = ir.text
      .split("\n")
      .flatMap((text, i) => (/ = phi /.test(text) && often(ir.ids[i]) ? [ir.ids[i]] : []))
      .sort((a, b) => often(b) - often(a))
      .slice(0, 4);
    let followed = 0;
    for (const id of phis) {
      const marked = await page.evaluate((n) => {
        document.querySelector(`.column[data-kind=ir] li[data-id="${n}"]`).click();
        const found = [...document.querySelectorAll(".column[data-stage=assembly] li.holds")].map((li) => [
          li.textContent,
          [...li.querySelectorAll("mark")].map((m) => m.textContent),
        ]);
        const said = document.querySelector("#said").textContent;
        document.querySelector(`.column[data-kind=ir] li[data-id="${n}"]`).click();
        return { found, said };
      }, id);
      const inFrame = marked.found.flatMap(([, names]) => names.filter((name) => name.includes("(")));
      assert.ok(inFrame.length > 0 && marked.said.includes("In the frame: "), marked.said);
      for (const name of inFrame) assert.ok(marked.said.includes(name), `${marked.said}: ${name}`);
      // Stored before the loop, maybe as the value that the phi begins with, and read in it.
      const isRead = (text) => /\t(\w+\t-?\d*\(%rsp\), |l[wd]\t)/.test(text),
        isStored = (text) => /\t(mov\w+\t%\w+, -?\d*\(|s[wd]\t)/.test(text);
      const lines = rows("assembly").map(({ row }) => row),
        first = lines.indexOf(marked.found.find(([text]) => isRead(text))?.[0]);
      const isOfSlot = (text) => text.split(/[\t ]/).some((word) => word.replace(/,$/, "") === inFrame[0]);
      if (inFrame.length > 1 && lines.slice(0, Math.max(first, 0)).some((text) => isStored(text) && isOfSlot(text)))
        followed++;
    }
    assert.ok(followed >= 2, `${target}: ${followed} of ${phis.length} phis`);
  }
  assert.deepEqual(problems, []);
});
