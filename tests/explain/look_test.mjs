// What is seen of the explain page in a real browser: rectangles, colours and words at several sizes, light and
// dark, in both languages, with pictures of every phase left in SHOTS; and the gallery.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... SHOTS=... node --test tests/explain/look_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browser, directory, minic, open, pageOf, problems, shots } from "./browser.mjs";
import { camera, faults, resize, shoot } from "./shots.mjs";

/// Does `work` for each of the jobs, two at a time.
const inPairs = (jobs, work) =>
  Promise.all(
    [0, 1].map(async () => {
      while (jobs.length) await work(jobs.shift());
    }),
  );

/// In the page: whether what a step marks can be seen at each of the steps `at`. Rectangles are asked for, not classes.
function unseen(at) {
  const wrong = [];
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const visible = (element, ...boxes) => {
    const r = element.getBoundingClientRect();
    let { left, top, right, bottom } = r;
    for (const b of [screen, ...boxes]) {
      left = Math.max(left, b.left);
      top = Math.max(top, b.top);
      right = Math.min(right, b.right);
      bottom = Math.min(bottom, b.bottom);
    }
    // Of what is larger than its panel, the most of the panel.
    const height = Math.min(r.height, ...boxes.map((b) => b.height)),
      width = Math.min(r.width, ...boxes.map((b) => b.width));
    return (
      r.height > 5 && bottom - top >= Math.min(height, 60) * 0.9 - 2 && right - left >= Math.min(width, 40) * 0.9 - 2
    );
  };
  const rows = {
    "#ir": "#ir .row.here",
    "#source": "#source .row.here",
    "#table": "#table tr.here, #table li.here",
    "#figure": "#figure .here",
    "#cfg": "#cfg .node.current",
  };
  let marked = 0;
  for (const i of at) {
    minic.go(i);
    const { step } = minic.model;
    for (const [panel, selector] of Object.entries(rows)) {
      const found = [...document.querySelectorAll(selector)];
      if (!found.length) continue;
      // A phone leaves the code out where it has two graphs.
      if (
        innerWidth <= 640 &&
        /#ir|#source/.test(panel) &&
        !document.querySelector(panel).offsetParent &&
        document.querySelector("#panels.with-tree")
      )
        continue;
      marked++;
      const box = document.querySelector(panel).getBoundingClientRect();
      if (box.height < 15 || !found.some((element) => visible(element, box)))
        wrong.push(`step ${i} (${step.kind}): the mark in ${panel} cannot be seen`);
    }
    if (step.copy && !document.querySelector("#panel-tree").offsetHeight) wrong.push(`step ${i}: no copy graph`);
  }
  const why = document.querySelector("#why");
  if (innerWidth >= 1400 && why.scrollHeight > 45) wrong.push(`the sentence is ${why.scrollHeight} pixels high`);
  return { marked, wrong: wrong.slice(0, 8), count: wrong.length };
}

test("what a step marks is visible: at four sizes, in the story and in every step", async (t) => {
  const jobs = ["desk", "small", "projector", "phone"].flatMap((size) =>
    [["lab", "story", 1], ["fib", "steps", 2], ...(size === "desk" ? [["lab", "steps", 4]] : [])].map((job) => [
      size,
      ...job,
    ]),
  );
  await inPairs(jobs, async ([size, name, detail, stride]) => {
    const page = await open(name, { size, at: `lang=en&detail=${detail}` });
    const at = Array.from({ length: await page.evaluate(() => minic.tour.steps.length) }, (_, i) => i).filter(
      (i) => i % stride === 0,
    );
    const { marked, wrong, count } = await page.evaluate(unseen, at);
    assert.deepEqual(wrong, [], `${name}, ${detail}, ${size}: ${count}`);
    assert.ok(marked > at.length, `${marked} marks`);
    t.diagnostic(`${size}, ${name}, ${detail}: ${marked} marks in ${at.length} steps`);
    await page.close();
  });
});

test("pictures of every phase at three sizes, light and dark, in both languages; nothing is too wide, cut off or hard to read", async (t) => {
  const work = async ([name, detail, sizes, pictures]) => {
    const page = await open(name, { at: `lang=en&dark=0&detail=${detail}` });
    const take = pictures
      ? await camera(page, (picture, data) => writeFile(join(shots, `${name}-${picture}.png`), data))
      : () => {};
    const found = new Map();
    const count = await shoot(page, {
      sizes,
      take,
      wanted: (_, size, theme, language) =>
        pictures || `${theme} ${language}` === (size === "phone" ? "dark zh" : "light en"),
      check: async (_, picture, width) => {
        if (/light-en|dark-zh/.test(picture))
          for (const fault of await page.evaluate(faults, width)) found.set(fault, picture);
      },
    });
    assert.deepEqual([...found], [], name);
    t.diagnostic(`${name}, ${sizes.join(", ")}: ${count} views`);
    assert.ok(count >= (pictures ? 70 * sizes.length : 19), `${count} views`);
    await page.close();
  };
  const jobs = [
    ["fib", "story", ["phone", "small"], true],
    ["fib", "story", ["projector"], true],
    ["lab", "steps", ["desk", "phone"], false],
    ["leaving", "steps", ["desk", "phone"], false],
    ["eac", "story", ["small"], false],
  ];
  await inPairs(jobs, work);
});

test("the page opens on one idea with one button; the other controls come when they are asked for, and stay in the address", async (t) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ]) {
    const page = await browser.newPage({ viewport: { width, height }, locale: "en-US" });
    page.on("pageerror", (error) => problems.push(`opening: ${error.stack}`));
    await page.goto(pathToFileURL(pageOf("fib")).href);
    await page.waitForSelector("body[data-ready]");
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("button, select, input")]
          .filter((e) => e.checkVisibility() && e.getBoundingClientRect().width)
          .map((e) => e.id),
      );
    assert.deepEqual((await shown()).sort(), ["all", "dark", "language", "next"], `${width}x${height}`);
    const kinds = await page.evaluate(() => minic.tour.stops.map((_, i) => minic.tour.stepAt(i).kind));
    const found = new Set();
    for (let i = 0; i < kinds.length; i++) {
      await page.evaluate((at) => minic.go(at), i);
      if (i) assert.ok((await page.locator("#chapters [aria-current]").count()) === 1, `stop ${i}`);
      for (const fault of await page.evaluate(faults, width)) found.add(`${kinds[i]}: ${fault}`);
      for (const fault of await page.evaluate(() => {
        const wrong = [],
          inView = (e) => {
            const r = e.getBoundingClientRect();
            return r.top >= 0 && r.bottom <= innerHeight && r.left >= 0 && r.right <= innerWidth;
          };
        const stacks = document.querySelector(".stacks tbody");
        if (
          stacks &&
          (!inView(stacks) ||
            stacks.getBoundingClientRect().bottom > document.querySelector("#table").getBoundingClientRect().bottom + 1)
        )
          wrong.push("the stacks are cut off");
        if (!inView(document.querySelector("#next"))) wrong.push("the button is out of view");
        const why = document.querySelector("#why");
        if (why.scrollHeight > why.clientHeight + 1) wrong.push("the sentence is cut off");
        for (const text of document.querySelectorAll("#cfg svg text")) {
          const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
          if (size < 9 && text.textContent.trim())
            wrong.push(`letters of ${size.toFixed(1)} pixels: ${text.textContent}`);
        }
        return wrong.slice(0, 1);
      }))
        found.add(`${kinds[i]}: ${fault}`);
    }
    assert.deepEqual([...found], [], `${width}x${height}`);
    assert.ok(kinds.indexOf("place") < 15 && kinds.at(-1) === "assembly", kinds.join());
    assert.match(await page.textContent("#asked"), /minic .*fib\.c -O2 --explain/);
    await page.evaluate(() => minic.go(4));
    await page.click("#all");
    assert.ok((await shown()).includes("detail") && (await page.evaluate(() => minic.tour.at)) === 4);
    await page.waitForFunction(() => /all=1/.test(location.hash));
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    assert.ok((await shown()).includes("detail"));
    await page.close();
  }
});

test("the gallery: every program has its lesson, its page, and answers that its page confirms", async () => {
  const folder = join(directory, "gallery");
  execFileSync(minic, ["--explain=gallery", "-o", folder]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  page.on("console", (message) => problems.push(`gallery: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`gallery: ${error.stack}`));
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await page.waitForSelector("body[data-ready]");
  await page.screenshot({ path: join(shots, "gallery.png") });
  const cards = await page.$$eval("article", (all) =>
    all.map((card) => ({
      name: card.id,
      lesson: card.querySelector("p").textContent,
      answers: [...card.querySelectorAll(".answer")].map((a) => a.textContent),
      questions: [...card.querySelectorAll("summary")].map((s) => s.textContent),
      links: [...card.querySelectorAll("a")].map((a) => a.getAttribute("href")),
    })),
  );
  assert.equal(cards.length, 11);
  for (const card of cards) {
    assert.ok(card.lesson.length > 100 && card.questions.length === 2, card.name);
    await page.goto(
      pathToFileURL(join(folder, "index.html")).href.replace(
        "index.html",
        card.links.find((l) => l.includes("phase=forms")),
      ),
    );
    await page.waitForSelector("body[data-ready]");
    const [maximal, minimal, semi, pruned] = await page.locator("#table .forms b").allTextContents();
    assert.equal(
      card.answers[0].replace(/ *See it/, ""),
      `Pruned ${pruned}, minimal ${minimal}. Semi-pruned ${semi}, maximal ${maximal}.`,
      card.name,
    );
    const block = card.questions[1].match(/frontier of (.*)\?/)[1];
    const frontier = await page.evaluate(
      (b) => minic.model.irs[0].table.find((row) => row.block === b).frontier,
      block,
    );
    assert.equal(card.answers[1], `${frontier.join(", ")}. See it`, card.name);
    // A class sees the end of the story.
    const steps = await page.evaluate(() => minic.tour.steps.length);
    assert.ok(steps <= 50 && steps >= 10, `${card.name}: ${steps} steps`);
  }
  await page.close();
});

test("the first panel leads to the phases, the last says what became of each variable", async () => {
  const page = await open("lab", { size: "desk", at: "lang=en&detail=story" });
  const names = await page.locator("#phases button .whole").allTextContents();
  const plan = await page.locator("#table .plan button").allTextContents();
  assert.equal(plan.length, names.length - 1);
  await page.locator("#table .plan button").nth(7).click();
  assert.equal(await page.evaluate(() => minic.model.phase.key), await page.evaluate(() => minic.model.phases[8].key));
  await page.evaluate(() => minic.go(minic.tour.find(minic.model.phases.find((p) => p.key === "result").first)));
  // Each phi of the text is a value of its variable, and no value is there that the text does not have.
  const after = await page.evaluate(() => minic.model.rounds[0].after);
  const rows = await page
    .locator("#table table:first-of-type tbody tr")
    .evaluateAll((all) => all.map((row) => [row.dataset.row, row.lastChild.textContent.split(", ")]));
  assert.deepEqual(
    rows.map(([variable]) => variable),
    ["%n.addr", "%i", "%sum", "%best", "%last", "%x", "%j"],
  );
  const phis = [...after.matchAll(/^ *(%\S+) = phi /gm)].map((m) => m[1]);
  assert.deepEqual(
    rows
      .flatMap(([, values]) => values)
      .filter((v) => v.startsWith("φ "))
      .map((v) => v.slice(2))
      .sort(),
    phis.sort(),
  );
  for (const [variable, values] of rows) {
    assert.ok(values.length, variable);
    for (const value of values.filter((v) => /^%/.test(v) && v !== "%n"))
      assert.ok(after.includes(`  ${value} = `), `${variable}: ${value}`);
    for (const value of values.filter((v) => v.startsWith("φ ")))
      assert.ok(value.startsWith(`φ ${variable}.`), `${variable}: ${value}`);
  }
  // The evidence for the candidates: each of their loads and stores.
  await page.evaluate(() => minic.go(minic.tour.find(1)));
  const [loads, stores, uses] = await page.evaluate(() =>
    ["td:nth-child(3)", "td:nth-child(4)"]
      .map((cell) =>
        [...document.querySelectorAll(`#table tr[data-row] ${cell}`)].reduce(
          (sum, td) => sum + Number(td.textContent),
          0,
        ),
      )
      .concat(document.querySelectorAll("#table tbody tr:not([data-row])").length),
  );
  assert.ok(uses > 20 && uses === loads + stores, `${uses}, ${loads}, ${stores}`);
  // The quiz has the code below the question, and marks where its variable is written or its block.
  await page.keyboard.press("q");
  for (let n = 0; n < 4; n++) {
    const { lines, room, here, kind } = await page.evaluate(() => {
      const code = document.querySelector("#quizCode");
      return {
        lines: code.querySelectorAll(".row").length,
        room: code.clientHeight,
        here: [...code.querySelectorAll(".here .number")].map((x) => Number(x.textContent)),
        kind: minic.question.kind,
      };
    });
    assert.ok(lines === 20 && room > 250, `${lines} lines, ${room} pixels`);
    const wanted = await page.evaluate(() => {
      const {
          irs: [ir],
          fn,
        } = minic.model,
        { variable, block } = minic.question;
      return [
        ...new Set(
          ir.lines
            .filter((l) =>
              variable ? l.access?.variable === variable && l.access.kind === "store" : l.block === block,
            )
            .map((l) => fn.beforeLines[l.row]),
        ),
      ];
    });
    assert.deepEqual(
      here,
      wanted.sort((a, b) => a - b),
      kind,
    );
    await page.click("#nextQuestion");
  }
  await page.close();
  // The code in its blocks is that of before all steps, wherever they are.
  const small = await open("fib", { size: "desk", at: "lang=en&detail=story&function=fib" });
  await small.evaluate(() => minic.go(minic.tour.steps.length - 1));
  await small.keyboard.press("q");
  const inBlocks = await small.locator("#quizGraph .inside").allTextContents();
  assert.equal(inBlocks.length, await small.evaluate(() => minic.model.irs[0].lines.length));
  assert.ok(inBlocks.every((text) => !/ phi /.test(text)));
  await small.close();
});

/// In the page: of the two graphs, those that do not show the block that a step is about, or have no map and are larger than their
/// panel; and the pixels of the smallest letter.
function graphsShown() {
  const graphs = ["#cfg", "#tree"]
    .map((id) => document.querySelector(id))
    .filter((e) => e.offsetParent && e.querySelector("svg[role=application]"));
  const isIn = (node, box) =>
    node.top >= box.top - 3 && node.bottom <= box.bottom + 3 && node.left < box.right && node.right > box.left;
  const isSeen = (graph) => {
    const current = graph.querySelector(".node.current .box") ?? graph.querySelector(".node.target .box");
    const isWhole = graph.scrollWidth <= graph.clientWidth + 1 && graph.scrollHeight <= graph.clientHeight + 1;
    return (
      (isWhole || !graph.querySelector(".minimap").hidden) &&
      (!current || isIn(current.getBoundingClientRect(), graph.getBoundingClientRect()))
    );
  };
  return {
    unseen: graphs.filter((each) => !isSeen(each)).map((each) => each.id),
    letters: Math.min(
      ...graphs.flatMap((each) =>
        [...each.querySelectorAll("svg[role=application] text")]
          .filter((text) => text.textContent)
          .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getCTM().a),
      ),
    ),
  };
}

test("on a phone every phase has its name, in two rows; graphs of 14 blocks can be read, and the block of the step is seen", async () => {
  const page = await open("lab", { size: "phone", at: "lang=en&detail=story" });
  for (const language of ["en", "zh"]) {
    if (language === "zh") await page.keyboard.press("z");
    const buttons = await page.locator("#phases button").evaluateAll((all) =>
      all.map((b) => ({
        text: b.innerText.trim(),
        top: b.offsetTop,
        left: b.getBoundingClientRect().left,
        right: b.getBoundingClientRect().right,
      })),
    );
    assert.ok(
      buttons.every(({ text, left, right }) => /[a-z]{2}|DF|[\u4e00-\u9fff]/i.test(text) && left >= 0 && right <= 390),
      JSON.stringify(buttons),
    );
    assert.equal(new Set(buttons.map((b) => b.top)).size, 2);
    assert.equal(new Set(buttons.map((b) => b.text)).size, buttons.length);
  }
  for (const key of await page.evaluate(() => minic.model.phases.map((p) => p.key))) {
    await page.evaluate((k) => minic.go(minic.tour.find(minic.model.phases.find((p) => p.key === k).first)), key);
    const { unseen, letters } = await page.evaluate(graphsShown);
    assert.deepEqual(unseen, [], key);
    assert.ok(letters >= 9, `${key}: ${letters}`);
  }
  // The whole name of the file, however long.
  await page.evaluate(() => {
    document.getElementById("file").textContent = "a-very-long-name-of-a-file.c";
  });
  assert.ok(
    await page.evaluate(() => {
      const h = document.querySelector("h1");
      return (
        h.scrollWidth <= h.clientWidth &&
        h.scrollHeight <= h.clientHeight + 1 &&
        document.documentElement.scrollWidth <= 390
      );
    }),
  );
  await page.close();
});

test("every phase has its name at 1024 pixels; two graphs share their place as is best; letters in them can be read", async () => {
  const page = await open("lab", { size: "small", at: "lang=en&detail=story" });
  const shown = await page.locator("#phases button").evaluateAll((all) => all.map((b) => b.innerText.trim()));
  assert.ok(
    shown.every((text) => /[a-z]{2}|DF/i.test(text)),
    shown.join(),
  );
  const goTo = (key) =>
    page.evaluate((k) => minic.go(minic.tour.find(minic.model.phases.find((p) => p.key === k).first)), key);
  // On a wide page the second graph is above the code; on others the two share a place.
  for (const [size, beside] of [
    [[1024, 768], false],
    [[1100, 500], true],
    [[1440, 900], null],
    [[1920, 1080], null],
  ]) {
    await resize(page, size);
    for (const key of ["dominators", "frontiers", "insertion", "renaming", "result", "edges", "copies", "places"]) {
      await goTo(key);
      const { unseen, letters } = await page.evaluate(graphsShown);
      assert.deepEqual(unseen, [], `${size}, ${key}`);
      assert.ok(letters >= 9, `${size}, ${key}: ${letters}`);
      if (beside !== null && /dom|front/.test(key))
        assert.equal(
          await page.evaluate(() => document.querySelector("#graphs").classList.contains("beside")),
          beside,
          `${size}, ${key}`,
        );
      // Few rows of the code need a second line, and nothing is written twice.
      const lines = await page.evaluate(() =>
        [...document.querySelectorAll("#ir .row:not(.added, .changed, .ghost)")]
          .filter(
            (row) =>
              (row.getBoundingClientRect().height > 30 && !/ = phi /.test(row.textContent)) ||
              row.querySelector(".now").offsetHeight,
          )
          .map((row) => row.textContent),
      );
      if (size[0] >= 1440) assert.deepEqual(lines, [], `${size}, ${key}`);
    }
  }
  await page.close();
});

test("the two ways of a conditional branch are named by a letter, in both languages, and nowhere else", async () => {
  const page = await open("lab", { size: "desk", at: "lang=en&detail=steps&phase=numbering" });
  for (const [language, ...words] of [
    ["en", "T", "F"],
    ["zh", "真", "假"],
  ]) {
    if (language === "zh") await page.keyboard.press("z");
    const { wrong, count } = await page.evaluate((names) => {
      const wrong = [],
        edges = [...document.querySelectorAll("#cfg .edge")];
      let count = 0;
      for (const { label, lines } of minic.model.ir.blocks) {
        const branch = lines.at(-1).text.match(/^br i1 .*, label %(\S+), label %(\S+)$/),
          own = edges.filter((edge) => edge.dataset.edge.startsWith(`${label} -> `));
        if (!branch) {
          if (own.some((edge) => edge.querySelector(".way"))) wrong.push(`${label} has letters`);
          continue;
        }
        const box = document.querySelector(`#cfg [data-block="${CSS.escape(label)}"] .box`).getBoundingClientRect();
        const letters = branch
          .slice(1)
          .map((to) => own.find((edge) => edge.dataset.edge === `${label} -> ${to}`).querySelector(".way"));
        letters.forEach((letter, i) => {
          const at = letter?.getBoundingClientRect();
          count++;
          if (letter?.textContent !== names[i]) wrong.push(`${label}: ${letter?.textContent}`);
          else if (at.top < box.bottom - 3 || at.top > box.bottom + 8 || at.left < box.left || at.right > box.right)
            wrong.push(`${label}: ${names[i]} is elsewhere`);
        });
        const [a, b] = letters.map((letter) => letter.getBoundingClientRect());
        if (Math.min(a.right, b.right) > Math.max(a.left, b.left) + 0.5) wrong.push(`${label}: one is over the other`);
      }
      return { wrong, count };
    }, words);
    assert.deepEqual(wrong, [], language);
    assert.ok(count >= 8, `${count} letters`);
  }
  await page.close();
});

test("what a block dominates is folded and opened by clicks, also by keyboard; blocks that are not drawn are counted, and steps at them are seen", async () => {
  const page = await open("lab", { size: "desk", at: "lang=en&detail=steps&phase=renaming" });
  const drawn = () =>
    page.evaluate(() => ({
      blocks: [...document.querySelectorAll("#cfg .node:not(.folded)")].map((node) => node.dataset.block).sort(),
      part: document.querySelector("#part").textContent,
      regions: [...document.querySelectorAll("#cfg .folded")].map((node) =>
        Number(node.textContent.match(/⋯ (\d+)/)[1]),
      ),
    }));
  const whole = (await drawn()).blocks,
    dominated = await page.evaluate(() => {
      const { table } = minic.model.ir,
        of = ({ block }) => ({
          block,
          below: table
            .filter(({ dom }) => dom.includes(block))
            .map((row) => row.block)
            .filter((b) => b !== block),
        });
      return table
        .filter(({ idom }) => idom !== null)
        .map(of)
        .sort((a, b) => b.below.length - a.below.length)[1];
    });
  assert.ok(dominated.below.length > 3, JSON.stringify(dominated));
  await page.click(`#cfg [data-block="${dominated.block}"]`);
  assert.equal(
    await page.textContent("#fold"),
    `fold the ${dominated.below.length} other blocks that ${dominated.block} dominates`,
  );
  await page.click("#fold");
  const folded = await drawn();
  assert.deepEqual(
    folded.blocks,
    whole.filter((block) => !dominated.below.includes(block)),
  );
  assert.deepEqual(folded.regions, [dominated.below.length]);
  assert.equal(folded.part, `${folded.blocks.length} of ${whole.length} blocks; the others are folded`);
  assert.match(
    await page.getAttribute("#cfg .folded", "aria-label"),
    new RegExp(
      `^${dominated.below.length} blocks that are not drawn, dominated by ${dominated.block}\\. .*Enter opens it\\.$`,
    ),
  );
  // Every step has its current block, in the region too; blocks keep their places.
  const { wrong, inside } = await page.evaluate(() => {
    const wrong = [],
      place = () => [...document.querySelectorAll("#cfg .node")].map((node) => node.getAttribute("transform")).join();
    const first = place();
    let inside = 0;
    minic.model.steps.forEach((step, i) => {
      if (minic.model.phases[step.phase].key !== "renaming" || i % 3) return;
      minic.go(i);
      const current = document.querySelector("#cfg .node.current"),
        { block } = minic.model.state;
      if (!block) return;
      if (current?.classList.contains("folded")) inside++;
      if (
        !current ||
        (document.querySelector(`#cfg [data-block="${CSS.escape(block)}"]`) ??
          document.querySelector("#cfg .folded")) !== current
      )
        wrong.push(`step ${i}: ${block}`);
      if (place() !== first) wrong.push(`step ${i}: blocks have moved`);
    });
    return { wrong: wrong.slice(0, 5), inside };
  });
  assert.deepEqual(wrong, []);
  assert.ok(inside > 8, `${inside} steps in the region`);
  await page.keyboard.press("z");
  assert.match(await page.textContent("#cfg .folded"), new RegExp(`⋯ ${dominated.below.length} 个块`));
  assert.match(
    await page.getAttribute("#cfg .folded", "aria-label"),
    new RegExp(`^${dominated.below.length} 个没有画出的块，受 ${dominated.block} 支配。`),
  );
  await page.keyboard.press("z");
  await page.focus("#cfg .folded");
  await page.keyboard.press("Enter");
  assert.deepEqual((await drawn()).blocks, whole);
  assert.ok(
    dominated.below.includes(await page.evaluate(() => document.activeElement.dataset.block)),
    "the focus is in what was opened",
  );
  assert.equal(await page.locator("#unfold").count(), 1);
  await page.click("#unfold");
  assert.equal(await page.locator("#unfold").count(), 0);
  await page.close();
});

test("of a large function every block is drawn or counted, and a click draws more of them", async () => {
  const large = await open("big2000", { size: "desk", at: "lang=en&detail=steps&phase=placement" });
  const counted = () =>
    large.evaluate(() => ({
      blocks: document.querySelectorAll("#cfg .node:not(.folded)").length,
      all: minic.model.ir.blocks.length,
      hidden: [...document.querySelectorAll("#cfg .folded")].reduce(
        (sum, node) => sum + Number(node.getAttribute("aria-label").match(/^(\d+) block/)[1]),
        0,
      ),
    }));
  const before = await counted();
  assert.equal(before.blocks + before.hidden, before.all);
  // What leads to a block that is not drawn is an edge to the region below or a stub.
  const cut = await large.evaluate(() =>
    [...document.querySelectorAll("#cfg .node:not(.folded)")]
      .map((node) => node.dataset.block)
      .filter((block) => {
        const has = (to) => document.querySelector(`#cfg [data-block="${CSS.escape(to)}"]`),
          hidden = minic.model.ir.byLabel[block].succs.filter((to) => !has(to));
        return (
          hidden.length &&
          !document.querySelector(
            `#cfg [data-stub="${CSS.escape(block)}"], #cfg [data-edge^="${CSS.escape(block)} -> ⋯"]`,
          )
        );
      }),
  );
  assert.deepEqual(cut, []);
  await large.evaluate(() =>
    document.querySelector("#cfg .folded").dispatchEvent(new MouseEvent("click", { bubbles: true })),
  );
  const after = await counted();
  assert.ok(after.blocks > before.blocks && after.blocks + after.hidden === after.all, JSON.stringify([before, after]));
  await large.close();
});

test("a graph larger than its panel has the whole in a corner, with the part that is seen; a press moves it; others have none", async () => {
  const page = await open("big200", { size: "desk", at: "lang=en&detail=steps&phase=liveness" });
  const look = () =>
    page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const panel = document.querySelector("#cfg"),
                map = panel.querySelector(".minimap"),
                box = map.getBoundingClientRect(),
                around = panel.getBoundingClientRect(),
                seen = map.querySelector(".seen");
              const [left, top, width, height] = panel
                  .querySelector("svg")
                  .getAttribute("viewBox")
                  .split(" ")
                  .map(Number),
                share = (name, all) => Number(seen.getAttribute(name)) / all;
              done({
                isInside:
                  box.left >= around.left &&
                  box.right <= around.right &&
                  box.top >= around.top &&
                  box.bottom <= around.bottom,
                box: { x: box.x, y: box.y, width: box.width, height: box.height },
                seen: [
                  (Number(seen.getAttribute("x")) - left) / width,
                  (Number(seen.getAttribute("y")) - top) / height,
                  share("width", width),
                  share("height", height),
                ],
                wanted: [
                  panel.scrollLeft / panel.scrollWidth,
                  panel.scrollTop / panel.scrollHeight,
                  panel.clientWidth / panel.scrollWidth,
                  panel.clientHeight / panel.scrollHeight,
                ],
              });
            }),
          ),
        ),
    );
  const first = await look();
  assert.ok(first.isInside && first.box.width > 8 && first.box.height > 8, JSON.stringify(first));
  first.seen.forEach((share, i) => assert.ok(Math.abs(share - first.wanted[i]) < 0.03, JSON.stringify(first)));
  await page.mouse.click(first.box.x + first.box.width / 2, first.box.y + first.box.height * 0.8);
  const moved = await look();
  assert.ok(moved.isInside && Math.abs(moved.seen[1] + moved.seen[3] / 2 - 0.8) < 0.1, JSON.stringify(moved));
  moved.seen.forEach((share, i) => assert.ok(Math.abs(share - moved.wanted[i]) < 0.03, JSON.stringify(moved)));
  await page.close();
  const small = await open("fib", { size: "desk", at: "lang=en&detail=steps" });
  assert.equal(await small.isVisible("#cfg .minimap"), false);
  await small.close();
});

test("nothing was said on the console, and nothing was asked of a network", () => assert.deepEqual(problems, []));
