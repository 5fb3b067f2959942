// Chromium for the tests of the playground, by the packages that its page is built with.
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
export const modules = resolve(process.env.MODULES ?? join(root, "build/web/page/node_modules"));
const { chromium: launcher } = createRequire(pathToFileURL(join(modules, "x.js")))("playwright-core");

export const chromium = () =>
  launcher.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
