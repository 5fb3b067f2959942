// The quiz of a class: each question is answered from nothing but what the page shows, the answers leave it as one line, and
// `minic-test answers` marks that line by the teacher's.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... node --test tests/explain/class_quiz_test.mjs
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browser, directory, minic, root } from "./browser.mjs";
import { topOf } from "./quiz_claims.mjs";
import { Values, World } from "./world.mjs";

const FORMS = ["pruned", "semi-pruned", "minimal", "maximal"];

/// Makes the page of the class and the teacher's; gives their files.
function make(name, input, lines) {
  const quiz = join(directory, `${name}.quiz`),
    pages = { student: join(directory, `${name}.html`), key: join(directory, `${name}.key.html`) };
  writeFileSync(quiz, lines.join("\n"));
  execFileSync(minic, ["-w", join(root, input), `--explain-quiz=${quiz}`, "-o", pages.student]);
  execFileSync(minic, ["-w", join(root, input), `--explain-quiz-key=${quiz}`, "-o", pages.key]);
  return pages;
}

async function open(file, { size = [1440, 900], at = "lang=en", context } = {}) {
  const page = await (context ?? browser).newPage(
    context ? undefined : { viewport: { width: size[0], height: size[1] } },
  );
  page.setDefaultTimeout(60000);
  const problems = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.stack));
  await page.goto(`${pathToFileURL(file)}#${at}`);
  await page.waitForSelector("body[data-ready]");
  return { page, problems };
}

/// The teacher's line, saved as a file.
async function saveKey(file, name) {
  const { page, problems } = await open(file),
    key = join(directory, name);
  const line = await page.inputValue("#line");
  assert.equal(decodeURIComponent((await page.getAttribute("#saveLine", "href")).split(",")[1]), line + "\n");
  writeFileSync(key, line + "\n");
  assert.deepEqual(problems, []);
  await page.close();
  return key;
}

const chips = (text) =>
  text === "∅"
    ? []
    : text
        .replace(/[{}]/g, "")
        .split(",")
        .map((each) => each.trim());
/// The right options, by the definitions, of the question as it stands on the page with the code that it shows.
function derive(text, code) {
  const world = new World(code, ""),
    [, question] = /^Question \d+ of \d+ (.*)$/.exec(text);
  let m;
  if ((m = /^Which block is the immediate dominator of (\S+)\?$/.exec(question))) return [world.idom(m[1])];
  if ((m = /^Which blocks are on the dominance frontier of (\S+)\?$/.exec(question))) return world.frontier(m[1]);
  if ((m = /^In which blocks does (\S+) SSA place a phi for (\S+)\?$/.exec(question)))
    return [...new Values(world, m[1], new Map()).phiBlocks(m[2])];
  m = /^(\S+) has phis in (.*): when renaming enters (\S+), whose definition is on top of its stack\?$/.exec(question);
  assert.ok(m, question);
  const phis = chips(m[2]);
  return [topOf({ world, values: { hasPhi: (v, b) => phis.includes(b) } }, m[3], m[1])];
}
const shown = (page) =>
  page.evaluate(() => ({
    text: document.querySelector(".quiz legend").textContent,
    code: [...document.querySelectorAll("#quizCode .row code")].map((row) => row.textContent).join("\n"),
    isSeen: document.querySelector("#quizCode").getBoundingClientRect().height > 60,
    options: [...document.querySelectorAll("input[name=answer]")].map((input) => input.value),
  }));
const count = (page) => page.locator(".numbers button").count();
const answers = (key, files, output) => {
  const done = spawnSync("python3", [join(root, "scripts/minic-test"), "answers", key, ...files, "-o", output], {
    encoding: "utf8",
  });
  return { ...done, table: readFileSync(output, "utf8").trim().split("\r\n") };
};

for (const [name, input, fn] of [
  ["lab", "tests/explain/lab.c", "work"],
  ["eac", "tests/passes/mem2reg-eac.ll", "eac"],
  ["nested", "explain/gallery/nested.c", "main"],
])
  test(`${name}: every question is answered from what is shown`, async (t) => {
    const pages = make(
      name,
      input,
      FORMS.flatMap((form) => [1, 2, 3, 4, 1].map((n) => `${fn} ${form} ${n}  # ${form}`)),
    );
    const key = await saveKey(pages.key, `${name}.key`);
    for (const size of [
      [1440, 900],
      [390, 844],
    ]) {
      const { page, problems } = await open(pages.student, { size }),
        all = await count(page),
        texts = new Set();
      assert.ok(all > 8, String(all));
      await page.fill("#ownName", 'Ada "the" 1=x\u2028\n李');
      for (let n = 0; n < all; n++) {
        const { text, code, isSeen, options } = await shown(page),
          right = derive(text, code);
        assert.ok(isSeen, "the code is seen");
        texts.add(text.replace(/^Question \d+/, "") + code);
        for (const option of right) await page.check(`input[value="${option}"]`);
        assert.ok(
          right.every((option) => options.includes(option)),
          `${text}: ${right} of ${options}`,
        );
        await page.click("#answer");
        // Nothing tells whether that was right.
        assert.equal(await page.locator("#verdict, #score, #reason, .answer").count(), 0);
      }
      assert.equal(texts.size, all, "no two are the same");
      assert.deepEqual(
        await page.locator("header .choice:visible, #modes:visible, #panels:visible, #player:visible").count(),
        0,
      );
      await page.click("#export");
      const line = await page.inputValue("#line"),
        file = join(directory, `${name}.txt`);
      assert.match(
        line,
        /^minic-quiz 1 [0-9a-f]{16} name="Ada \\"the\\" 1=x[^\n\u2028]*" 1=\S[^\n\u2028]* check=[0-9a-f]{8}$/u,
      );
      writeFileSync(file, `Dear teacher,\r\n\r\n${line}\r\n`);
      const { status, stdout, stderr, table } = answers(key, [file], join(directory, `${name}.csv`));
      assert.equal(status, 0, stderr);
      assert.match(stdout, new RegExp(` ${all}/${all}\n$`), stdout);
      assert.equal(table.length, 3);
      t.diagnostic(`${all} questions`);
      assert.deepEqual(problems, []);
      await page.close();
    }
  });

test("wrong answers, keys alone, another language, the page loaded again", async () => {
  const pages = make("small", "examples/fib.c", [
    "# three questions",
    "",
    "fib pruned 1",
    "fib pruned 2",
    "fib minimal 3",
  ]);
  const key = await saveKey(pages.key, "small.key"),
    [right] = readFileSync(key, "utf8").split("\n");
  const { page, problems } = await open(pages.student);
  // Without a name there is no line.
  await page.click("#export");
  assert.equal(await page.locator("#line").count(), 0);
  assert.match(await page.textContent("#handIn"), /name first/);
  assert.equal(await page.evaluate(() => document.activeElement.id), "ownName");
  await page.keyboard.type("Qzr x");
  // By keys: to the options, the first of them, and Enter.
  const focus = async (wanted) => {
    for (
      let i = 0;
      i < 40 && !(await page.evaluate((selector) => document.activeElement.matches(selector), wanted));
      i++
    )
      await page.keyboard.press("Tab");
    assert.ok(await page.evaluate((selector) => document.activeElement.matches(selector), wanted), wanted);
  };
  await focus("input[name=answer]");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  assert.match(await page.textContent(".quiz legend"), /^Question 2 of 3/);
  assert.match(await page.textContent(".numbers"), /^1 ✓23$/);
  assert.equal(await page.evaluate(() => document.activeElement.name), "answer");
  // What is given stays, in the other language and when the page is loaded again.
  await page.locator(".numbers button").first().click();
  await page.keyboard.press("z");
  assert.match(await page.textContent(".quiz legend"), /^第 1 题，共 3 题/);
  assert.equal(await page.locator("input[name=answer]:checked").count(), 1);
  await page.waitForFunction(() => /lang=zh/.test(location.hash));
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.equal(await page.inputValue("#ownName"), "Qzr x");
  assert.equal(await page.locator("input[name=answer]:checked").count(), 1);
  // None of the options of a question with several is an answer; one that was not looked at is none.
  for (const name of ["Qzr x", "Bo"]) {
    await page.fill("#ownName", name);
    await page.focus("#export");
    await page.keyboard.press("Enter");
    assert.match(await page.textContent("#handIn"), /未答：2, 3/);
    writeFileSync(join(directory, `${name}.txt`), await page.inputValue("#line"));
  }
  const other = make("other", "examples/fib.c", ["fib pruned 2"]),
    { page: second } = await open(other.student);
  await second.fill("#ownName", "Cy");
  await second.click("#export");
  writeFileSync(join(directory, "Cy.txt"), await second.inputValue("#line"));
  const { status, stdout, stderr, table } = answers(
    key,
    ["Qzr x", "Bo", "Cy"].map((name) => join(directory, `${name}.txt`)),
    join(directory, "small.csv"),
  );
  assert.equal(status, 1);
  assert.match(stderr, /Cy\.txt:1: Cy has answered another quiz/);
  assert.match(stdout, /^Qzr x +[01]\/3 .*2: no answer \(right: .*\)/);
  assert.match(table[0], /^"name","place","right","questions",1,2,3$/);
  assert.equal(table.length, 4);
  assert.match(right, /^minic-quiz 1 [0-9a-f]{16} key="fib\.c" 1=/);
  assert.deepEqual(problems, []);
  await page.close();
  await second.close();
});
