// The page of the playground in headless Chromium, without a network: from disk as one file, and as a folder of a web server.
//
// In the environment: MINIC, and what opened.mjs has.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { modules, root } from "./chromium.mjs";
import { address, begin, browser, dist, end, open, shots } from "./opened.mjs";

const minic = resolve(process.env.MINIC ?? join(root, "build/release/minic"));
before(begin);
after(end);

const program = (text, more = {}) => ({
  text,
  options: "-O2",
  file: "main.c",
  input: "",
  words: "",
  views: "output",
  ...more,
});
const shown = (page) => page.locator(".pane .body").first().innerText();
async function runs(page, pattern) {
  await page.click("#run");
  await page.waitForFunction(
    (text) => new RegExp(text).test(document.querySelector(".pane .body").innerText),
    pattern.source,
    { timeout: 60000 },
  );
}
const view = (page, name) => page.locator(`.pane .tabs [data-view=${name}]`).first().click();
const sees = (page, pattern) =>
  page.waitForFunction(
    (text) => new RegExp(text, "m").test(document.querySelector(".pane .body").innerText),
    pattern.source,
  );

for (const from of ["disk", "server"])
  test(`every view of fib, from ${from}`, async () => {
    const page = await open({ from });
    await runs(page, /fib\(40\) = 102334155[^]*exit status 0/);
    await view(page, "passes");
    await sees(page, /define i32 @fib/);
    await page.locator(".step").press("End");
    await sees(page, /^\s*(xchgq|addl)/);
    await view(page, "assembly");
    await sees(page, /^fib:/);
    await page.waitForFunction(() => document.querySelectorAll(".body > .hue").length > 10); // the colours of lines
    await view(page, "remarks");
    await sees(page, /mem2reg/);
    for (const name of ["explain", "viewer"]) {
      await view(page, name);
      await page.waitForSelector("iframe");
      await page.frameLocator("iframe").locator("body[data-ready]").waitFor();
    }
    await view(page, "messages");
    await sees(page, /No message/);
    await page.click("#licences");
    await page.waitForFunction(() => /CodeMirror|codemirror/.test(document.querySelector("#texts pre").textContent));
    await page.keyboard.press("Escape");
    assert.deepEqual(page.problems, []);
    assert.deepEqual(
      page.asked.filter((url) => !url.startsWith(address)),
      [],
      "it asks for its own files only",
    );
    if (from === "disk") assert.deepEqual(page.asked, []);
    await page.context().close();
  });

test("input, arguments, the checked run and its line", async () => {
  const page = await open({
    state: program(
      '#include <stdio.h>\nint main(int c, char **v) {\n  int n, a[4] = {0};\n  scanf("%d", &n);\n  printf("%s %d\\n", v[1], c);\n  return a[n];\n}\n',
      { input: "4", words: "one two", views: "checked,assembly" },
    ),
  });
  assert.equal(await page.locator(".pane").count(), 2);
  await runs(page, /exit status 1/);
  assert.match(await shown(page), /one 3\n[^]*index 4 is out of bounds/);
  await page.waitForSelector(".cm-line.lit");
  assert.match(await page.locator(".cm-line.lit").first().innerText(), /a\[n\]/);
  await page.context().close();
});

test("messages with a fix-it, completion, definitions", async () => {
  const page = await open({
    state: program("int twice(int number) { return 2 * number; }\nint main(void) { return twice(2) }\n"),
  });
  await page.waitForSelector(".cm-lint-marker-error");
  await page.hover(".cm-lint-marker-error");
  await page.click(".cm-diagnosticAction");
  await page.waitForFunction(() => !document.querySelector(".cm-lint-marker-error"));
  const line = page.locator(".cm-line", { hasText: "main" }),
    { x, y } = await line.boundingBox();
  const offset = await line.evaluate((row) => {
    const range = document.createRange(),
      text = [...row.childNodes].find((node) => node.textContent.includes("twice"));
    range.setStart(text, text.textContent.indexOf("twice"));
    range.setEnd(text, text.textContent.indexOf("twice") + 5);
    return range.getBoundingClientRect().x + 10 - row.getBoundingClientRect().x;
  });
  await page.keyboard.down("Control");
  await page.mouse.click(x + offset, y + 5);
  await page.keyboard.up("Control");
  await page.waitForFunction(() => document.getSelection().toString() === "twice");
  assert.match(
    await page.evaluate(() => document.getSelection().anchorNode.parentElement.closest(".cm-line").innerText),
    /^int twice/,
  );
  await page.locator(".cm-content").press("Control+End");
  await page.keyboard.type("int other(void) { return twi");
  await page.waitForSelector(".cm-tooltip-autocomplete");
  assert.match(await page.innerText(".cm-tooltip-autocomplete"), /twice/);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a link of anybody runs no script", async () => {
  const evil = '</script><img src=x onerror="window.top.pwned=1"><script>window.top.pwned=1</script>';
  for (const state of [
    program(`// ${evil}\nint main(void) { return 0; }\nchar *s = "${evil.replace(/"/g, "'")}";\n`, {
      views: "explain,viewer",
    }),
    program(`${evil}`, {
      options: `${evil}`,
      words: evil,
      input: evil,
      views: `messages,${evil}`,
      shares: evil,
      file: evil,
    }),
    program(`int main(void) { return x; } /* ${evil} */`, {
      views: "assembly,passes",
      options: "-o ../x -include /etc/passwd",
    }),
    { text: { toString: "x" }, views: 7, shares: [], __proto__: null },
  ]) {
    const page = await open({ state });
    await page.waitForTimeout(1500);
    assert.equal(await page.evaluate(() => globalThis.pwned), undefined);
    await page.context().close();
  }
  const page = await open({ from: "server" });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<img src="x:" onerror="globalThis.pwned=1">');
    const script = document.createElement("script");
    script.textContent = "globalThis.pwned = 2";
    document.body.append(script);
    const link = document.createElement("a");
    link.href = "javascript:globalThis.pwned=3";
    document.body.append(link);
    link.click();
  });
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => globalThis.pwned), undefined, "scripts in the text are refused");
  assert.ok(page.problems.some((text) => /Content Security Policy/.test(text)));
  await page.context().close();
});

test("what is too much ends with a sentence, and the page lives", async () => {
  const page = await open();
  const write = (text) => page.evaluate((text) => globalThis.playground.setText(text), text);
  const ends = async (text, pattern) => {
    await write(text);
    await page.waitForTimeout(400);
    await runs(page, pattern);
  };
  await ends(
    "int putchar(int);\nint main(void) { for (int i = 0; i < 100 << 20; i++) putchar(i % 64 ? 97 : 10); return 3; }\n",
    /more bytes are not shown[^]*exit status 3/,
  );
  await ends(
    "int f(int n) { int a[10]; a[n % 10] = n; return f(n + 1) + a[n % 7]; }\nint main(void) { return f(0); }\n",
    /stack[^]*exit status 139/,
  );
  await ends(
    '#include <stdlib.h>\n#include <stdio.h>\nint main(void) { char *p = malloc(3u << 30); printf("%d\\n", !p); return 0; }\n',
    /exit status 0|memory/,
  );
  await write("int main(void) { for (;;); }\n");
  await page.waitForTimeout(400);
  await page.click("#run");
  await page.waitForFunction(() => document.querySelector("#run").innerText === "Stop");
  await page.click("#run");
  await sees(page, /stopped/);
  await write(`int main(void) { return 5; }\n${"// a long comment in a long program\n".repeat(30000)}`);
  await page.waitForTimeout(1500);
  await runs(page, /exit status 5/);
  await page.context().close();

  const zeros = await open({ state: program("int main(void) { return 6; }\0\0\n") });
  await runs(zeros, /exit status 6/);
  await zeros.context().close();
});

test("a task is checked, and what is handed in can be judged", async () => {
  const folder = mkdtempSync(join(tmpdir(), "minic-task-")),
    page = join(folder, "lab.html"),
    task = join(root, "examples/tasks/undefined.toml");
  execFileSync(join(root, "scripts/minic-test"), [
    "task",
    task,
    "-o",
    page,
    "--playground",
    join(dist, "playground.html"),
  ]);
  const context = await browser.newContext({ locale: "zh-CN", acceptDownloads: true });
  await context.setOffline(true);
  const lab = await context.newPage();
  await lab.goto(pathToFileURL(page).href);
  await lab.waitForSelector("body[data-ready]");
  await lab.waitForSelector(".task h2");
  assert.equal(await lab.innerText(".task h2"), "五个错误");
  const checked = async (count) => {
    await lab.click(".bar .main");
    await lab.waitForFunction(
      (text) => document.querySelector(".bar .title").textContent === text,
      `3 项中有 ${count} 项通过`,
    );
  };
  await checked(0);
  await lab.evaluate(() =>
    globalThis.playground.setText(
      globalThis.playground
        .text()
        .replace("i <= n", "i < n")
        .replace("int best;", "int best = 0;")
        .replace("(a + b) / 2", "(int)(((long)a + b) / 2)")
        .replace("malloc(strlen(text))", "malloc(strlen(text) + 1)")
        .replace("1 << n", "1L << n")
        .replace("int count, inside", "int count = 0, inside"),
    ),
  );
  await lab.waitForFunction(() => document.querySelector(".bar .title").textContent === "");
  await checked(3);
  await lab.fill(".bar input", "李 Ada");
  const [file] = await Promise.all([lab.waitForEvent("download"), lab.click(".bar button:last-child")]);
  assert.equal(file.suggestedFilename(), "李-Ada.json");
  await file.saveAs(join(folder, "answer.json"));
  assert.match(
    execFileSync(join(root, "scripts/minic-test"), ["answers", task, join(folder, "answer.json"), "--minic", minic], {
      encoding: "utf8",
    }),
    /李 Ada +3\/3/,
  );
  await context.close();
  rmSync(folder, { recursive: true });
});

test("a draft is there again after a reload", async () => {
  const page = await open({ from: "server" });
  await page.evaluate(() => globalThis.playground.setText("int main(void) { return 7; }\n"));
  await page.waitForTimeout(1000);
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  await runs(page, /exit status 7/);
  await page.context().close();
});

test("a compiler that cannot be loaded is named; a server may unpack files by itself", async () => {
  const open = async (answer) => {
    const page = await browser.newPage();
    await page.route("**/minic.wasm.gz", answer);
    await page.goto(address);
    return page;
  };
  const missing = await open((route) => route.fulfill({ status: 404 }));
  await missing.waitForFunction(() => /minic\.wasm\.gz: 404/.test(document.getElementById("state").textContent));
  await missing.close();
  const unpacked = await open((route) =>
    route.fulfill({
      body: gunzipSync(readFileSync(join(dist, "playground/minic.wasm.gz"))),
      contentType: "application/octet-stream",
    }),
  );
  await unpacked.waitForSelector("body[data-ready]");
  await runs(unpacked, /exit status 0/);
  await unpacked.close();
});

test("no violation of accessibility; pictures", async () => {
  const axe = readFileSync(join(modules, "axe-core/axe.min.js"), "utf8");
  for (const [name, size] of [
    ["wide", [1440, 900]],
    ["tablet", [1024, 768]],
    ["phone", [390, 844]],
    ["landscape", [844, 390]],
  ])
    for (const dark of [false, true]) {
      const context = await browser.newContext({
        viewport: { width: size[0], height: size[1] },
        colorScheme: dark ? "dark" : "light",
        bypassCSP: true,
        locale: dark ? "zh-CN" : "en-US",
      });
      const page = await open({
        context,
        state: program(
          "int f(int n) {\n  int sum = 0;\n  for (int i = 0; i < n; i++) sum += i * n;\n  return sum;\n}\nint main(void) { return f(3) }\n",
          { views: "passes,messages" },
        ),
      });
      await page.waitForSelector(".cm-lint-marker-error");
      await page.evaluate(() =>
        globalThis.playground.setText(
          "int f(int n) {\n  int sum = 0;\n  for (int i = 0; i < n; i++) sum += i * n;\n  return sum;\n}\nint main(void) { return f(3); }\n",
        ),
      );
      await page.waitForSelector(".body > .hue");
      await page.screenshot({ path: join(shots, `${name}-${dark ? "dark" : "light"}.png`) });
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { iframes: false }));
      assert.deepEqual(
        violations.map(
          ({ id, nodes }) => `${name} ${dark}: ${id} ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
        ),
        [],
      );
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${name}: nothing is wider than the page`,
      );
      await page.context().close();
    }
});
