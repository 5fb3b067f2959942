// The page of the playground opened in headless Chromium: from disk as one file, without a network, or from a web server.
//
// In the environment: DIST (dist/, which scripts/playground makes), MODULES, CHROMIUM, and SHOTS, a folder for pictures.
import { createReadStream, existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { chromium, root } from "./chromium.mjs";

export const dist = resolve(process.env.DIST ?? join(root, "dist")),
  shots = resolve(process.env.SHOTS ?? join(root, "build/web/shots"));
export let browser, address;
let server;

export async function begin() {
  browser = await chromium();
  mkdirSync(shots, { recursive: true });
  server = createServer((request, answer) => {
    const path = join(
      dist,
      "playground",
      request.url === "/" ? "index.html" : request.url.slice(1).replace(/\?.*/, ""),
    );
    if (!existsSync(path)) return answer.writeHead(404).end();
    answer.writeHead(200, {
      "Content-Type": path.endsWith(".html")
        ? "text/html"
        : path.endsWith(".js")
          ? "text/javascript"
          : "application/octet-stream",
    });
    createReadStream(path).pipe(answer);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${server.address().port}/`;
}

export async function end() {
  await browser?.close();
  server?.close();
}

/// What a link to a state has behind its `#`.
const linkOf = (state) => deflateRawSync(JSON.stringify(state)).toString("base64url");

/// Opens the page: `problems` has what it said on the console, `asked` what it asked of a network.
export async function open({
  from = "disk",
  state = null,
  link = null,
  size = [1440, 900],
  dark = false,
  language = "en-US",
  context = null,
} = {}) {
  context ??= await browser.newContext({
    viewport: { width: size[0], height: size[1] },
    locale: language,
    colorScheme: dark ? "dark" : "light",
  });
  if (from === "disk") await context.setOffline(true);
  const page = await context.newPage();
  page.setDefaultTimeout(60000);
  page.problems = [];
  page.asked = [];
  page.on("console", (message) => page.problems.push(message.text()));
  page.on("pageerror", (error) => page.problems.push(error.stack));
  page.on("request", (request) => /^(file|data|blob):/.test(request.url()) || page.asked.push(request.url()));
  await page.goto(
    link ??
      (from === "disk" ? pathToFileURL(join(dist, "playground.html")).href : address) +
        (state ? `#${linkOf(state)}` : ""),
  );
  await page.waitForSelector("body[data-ready]");
  return page;
}
