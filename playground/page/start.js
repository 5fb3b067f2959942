// The first script of the page. It loads the compiler and starts the first command, while the browser still reads page.js with
// the editor. page.js goes on with `begun`.
import { source, textAsset } from "./assets.js";
import { Compiler } from "./compiler.js";
import { languageOf } from "./language.js";
import { ASSEMBLY, CHECK, commandOf, opened, programOf } from "./state.js";

const content = textAsset("content.json").then(JSON.parse),
  found = opened(content);
const compiler = new Compiler({
  script: textAsset("worker.js"),
  wasm: source("minic.wasm"),
  headers: content.then(({ headers }) => headers),
});
globalThis.begun = { compiler, content, found };

// What page.js asks for first.
found
  .then(({ state, task }) => {
    const words = state.views.split(",")[0] === "assembly" ? ASSEMBLY : CHECK;
    compiler.begin(commandOf({ ...state, text: programOf(state.text), task }, words, languageOf()));
  })
  .catch(() => {}); // who waits for it gets the error
