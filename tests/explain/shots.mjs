// Pictures of the explain page: each phase, the run, the quiz and the mistakes, at five sizes, light and dark, in English and
// Chinese. look_test.mjs makes some of them, scripts/explain-shots.mjs all.

export const SIZES = {
  phone: [390, 844],
  small: [1024, 768],
  desk: [1440, 900],
  projector: [1920, 1080],
  landscape: [844, 390],
};
export const THEMES = ["light", "dark"],
  LANGUAGES = ["en", "zh"];

/// In the page: goes to a place, a mode or a phase of the steps, and gives false when the story does not stop there. Of the
/// story the last stop in the phase, of every step one in the second half of the phase, of the run a step in its first half.
const goTo = (place) => {
  const { minic } = globalThis,
    { model, tour, run } = minic;
  const tab =
    document.querySelector(`#modes [data-mode="${place}"]`) ?? document.querySelector('#modes [data-mode="steps"]');
  if (tab.getAttribute("aria-selected") !== "true") tab.click();
  if (place === "run") minic.go(Math.floor(run.steps.length / 3));
  if (tab.dataset.mode !== "steps") return true;
  const { first, count } = model.phases.find((phase) => phase.key === place);
  const at = tour.stops
    ? tour.stops.findLastIndex((stop) => stop.at >= first && stop.at < first + count)
    : first + Math.min(count - 1, Math.floor(count * 0.6));
  if (at >= 0) minic.go(at);
  return at >= 0;
};

/// Gives the window of a page another size, and waits until the page knows it.
export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
}

/// Takes the pictures of an open page. `wanted(place, size, theme, language)` says which; `take(page, name)` takes one, whose
/// name is made of these four; `check(page, name, width)` looks at the page.
export async function shoot(page, { sizes, wanted = () => true, take, check = () => {} }) {
  const phases = await page.evaluate(() => minic.model.phases.map((phase) => phase.key));
  const modes = (await page.locator("#modes button").evaluateAll((all) => all.map((b) => b.dataset.mode))).filter(
    (mode) => mode !== "steps",
  );
  let count = 0;
  for (const size of sizes) {
    await resize(page, SIZES[size]);
    for (const theme of THEMES)
      for (const language of LANGUAGES) {
        const places = [...new Set(phases), ...modes].filter((place) => wanted(place, size, theme, language));
        if (!places.length) continue;
        if ((await page.evaluate(() => document.documentElement.classList.contains("dark"))) !== (theme === "dark"))
          await page.evaluate(() => document.getElementById("dark").click());
        if ((await page.getAttribute("html", "lang")) !== (language === "zh" ? "zh-CN" : "en"))
          await page.keyboard.press("z");
        for (const place of places) {
          if (!(await page.evaluate(goTo, place))) continue;
          const name = `${place}-${size}-${theme}-${language}`;
          await check(page, name, SIZES[size][0]);
          await take(page, name);
          count++;
        }
      }
  }
  return count;
}

/// In the page: what is wider than the screen, buttons and titles whose words are cut off, words whose colour is too near to what
/// is behind them, and letters of graphs that are too small.
export function faults(width) {
  const wrong = [];
  if (document.documentElement.scrollWidth > width)
    wrong.push(`the page is ${document.documentElement.scrollWidth} pixels wide`);
  const shown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  for (const element of document.querySelectorAll("button, h2 > span, caption, .chip, #place"))
    if (shown(element) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      wrong.push(`cut off: ${element.id} ${element.textContent}`);
  const parse = (text) => text.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
  const light = ([r, g, b]) =>
    [r, g, b].reduce(
      (sum, c, i) => sum + [0.2126, 0.7152, 0.0722][i] * (c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4),
      0,
    );
  const seen = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (
      !walker.currentNode.data.trim() ||
      /^(SCRIPT|STYLE|OPTION|TITLE)$/i.test(element.tagName) ||
      element.closest("svg, :disabled, s, [hidden]") ||
      seen.has(element) ||
      !shown(element)
    )
      continue;
    seen.add(element);
    const ink = parse(getComputedStyle(element).color);
    let behind = element;
    while (behind && (parse(getComputedStyle(behind).backgroundColor)[3] ?? 1) < 0.99) behind = behind.parentElement;
    const [a, b] = [light(ink), light(behind ? parse(getComputedStyle(behind).backgroundColor) : [255, 255, 255])].sort(
      (x, y) => y - x,
    );
    if ((a + 0.05) / (b + 0.05) < 4)
      wrong.push(
        `hard to read (${((a + 0.05) / (b + 0.05)).toFixed(1)}): ${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`,
      );
  }
  const scale = (picture) => picture.getBoundingClientRect().width / (picture.viewBox.baseVal?.width || Infinity);
  for (const text of document.querySelectorAll("svg[role=application] text"))
    if (
      text.textContent &&
      shown(text) &&
      parseFloat(getComputedStyle(text).fontSize) * scale(text.ownerSVGElement) < 9
    )
      wrong.push(`letters under 9 pixels: ${text.textContent}`);
  return wrong.slice(0, 5);
}

/// Makes what writes a page's picture into a file, in a hurry.
export async function camera(page, write) {
  const session = await page.context().newCDPSession(page);
  return async (_, name) => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
    await write(name, Buffer.from(data, "base64"));
  };
}
