// The playground as somebody sees it who has never read of it: from opening the page to a link that shows a vectorized loop and the
// sentence about it. Only what the page itself says is clicked on. Pictures of each step are in SHOTS (opened.mjs).
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { address, begin, browser, end, open, shots } from "./opened.mjs";

before(begin);
after(end);

const SENTENCES = {
  "en-US": {
    example: /vectorize/,
    made: /vectorize: The loop does \d+ iterations at once/,
    missed:
      /vectorize: The loop does not do several iterations at once: an iteration uses what the previous iteration stored/,
    copied: /Copied/,
  },
  "zh-CN": {
    example: /向量化/,
    made: /vectorize: 循环一次做 \d+ 轮/,
    missed: /vectorize: 循环不向量化：一轮用到上一轮存的值/,
    copied: /已复制/,
  },
};
const LOOP =
  "void scale(float *a, float by, int n) {\n  for (int i = 0; i < n; i++) a[i] *= by;\n}\nint main(void) { return 0; }\n";
const note = (page, text) =>
  page
    .locator(".cm-line", { hasText: text })
    .locator("xpath=following-sibling::*[1]/self::div[contains(@class, 'note')]");
/// Whether a place is seen as a whole: nothing around it cuts it.
const isSeen = (place) =>
  place.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    for (let around = node.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const box = around.getBoundingClientRect();
      if (left < box.left || right > box.right + 1 || top < box.top || bottom > box.bottom + 1) return false;
    }
    return right > left && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

for (const [name, size] of [
  ["wide", [1440, 900]],
  ["phone", [390, 844]],
])
  for (const [language, dark] of [
    ["en-US", false],
    ["zh-CN", true],
  ])
    test(`from an example to a link: ${name}, ${language}`, async () => {
      const says = SENTENCES[language],
        began = performance.now();
      const context = await browser.newContext({
        viewport: { width: size[0], height: size[1] },
        locale: language,
        colorScheme: dark ? "dark" : "light",
      });
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: address.slice(0, -1) });
      const picture = (page, step) => page.screenshot({ path: join(shots, `visitor-${name}-${language}-${step}.png`) });
      const page = await open({ from: "server", context });
      await picture(page, "1-open");

      // First: the example. Its sentences come without another click.
      const titles = await page.locator("#example option").allInnerTexts(),
        title = titles.find((text) => says.example.test(text));
      assert.ok(title, titles.join(", "));
      await page.selectOption("#example", { label: title });
      const made = note(page, "sum[i] = a[i]").first(),
        missed = note(page, "a[i - 1]").first();
      await made.waitFor();
      assert.match(await made.innerText(), says.made);
      assert.match(await missed.innerText(), says.missed);
      await page.locator(".body .made", { hasText: says.made }).first().waitFor();
      await page.locator(".body .missed", { hasText: says.missed }).first().waitFor();
      assert.ok((await page.locator(".body .remark").count()) < 20, "the remarks are those on loops");
      for (const one of [made, missed])
        assert.ok(await isSeen(one.locator("span")), "the sentence is seen without scrolling");
      for (const tab of await page.locator(".tabs button").all())
        assert.ok(await tab.evaluate((one) => one.getBoundingClientRect().right <= innerWidth), "every tab is seen");
      await picture(page, "2-example");

      // Second: the link. The button says that it has done it.
      await page.click("#link");
      await page.waitForFunction(
        (text) => new RegExp(text).test(document.querySelector("#link").innerText),
        says.copied.source,
      );
      assert.ok(await isSeen(page.locator("#state")));
      await picture(page, "3-link");
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.ok(link.startsWith(`${address}#`));

      // Whoever opens it sees the same, without a click.
      const other = await open({ from: "server", link, language, dark, size });
      await note(other, "sum[i] = a[i]").first().waitFor();
      await other.locator(".body .made", { hasText: says.made }).first().waitFor();
      assert.equal(await other.inputValue("#options"), "-O2");
      await picture(other, "4-opened");
      assert.deepEqual([...page.problems, ...other.problems], []);
      assert.ok(performance.now() - began < 180000);
      await other.context().close();
      await context.close();
    });

test("a loop of one's own: its note leads to the remarks", async () => {
  const page = await open({ from: "server" });
  await page.evaluate((text) => globalThis.playground.setText(text), LOOP);
  await note(page, "a[i] *= by").click();
  await page.locator(".tabs [data-view=remarks][aria-selected=true]").waitFor();
  await page.locator(".body .source", { hasText: "a[i] *= by" }).waitFor();
  await page.fill("#options", "-O1");
  await page.press("#options", "Enter");
  await page.waitForFunction(() => !document.querySelector(".note"));
  await page.click("#other");
  await page.fill("#options", "-O2");
  await page.press("#options", "Enter");
  await page.waitForFunction(
    (text) => new RegExp(text).test(document.querySelector(".note")?.innerText),
    SENTENCES["zh-CN"].made.source,
  );
  await page.locator(".tabs [data-view=viewer]").click();
  await page.frameLocator("iframe").locator("html[lang^=zh]").waitFor({ state: "attached" });
  await page.context().close();
});

test("a link stands for what it was made of: a change ends it, another one in the address is opened", async () => {
  const page = await open({ from: "server" });
  // The link stays, made as soon as the program has changed.
  await page.evaluate((text) => {
    globalThis.playground.setText(text);
    document.querySelector("#link").click();
  }, LOOP);
  await page.waitForTimeout(500);
  await page.waitForFunction(() => location.hash.length > 10, null, { timeout: 5000 });
  const link = page.url();
  await page.evaluate(() => globalThis.playground.setText("int main(void) { return 7; }\n"));
  await page.waitForFunction(() => location.hash === "");
  await page.reload();
  await page.waitForFunction(() => globalThis.playground?.text().includes("return 7"));
  await page.waitForSelector("body[data-ready]");
  await page.evaluate((link) => {
    location.href = link;
  }, link);
  await page.waitForFunction(() => globalThis.playground?.text().includes("scale"));
  // The reader's own program is still there: looking at a link changes nothing.
  await page.waitForSelector("body[data-ready]");
  await page.waitForTimeout(500);
  await page.goto("about:blank");
  await page.goto(address);
  await page.waitForFunction(() => globalThis.playground?.text().includes("return 7"));
  await page.context().close();
});
