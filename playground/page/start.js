// The first script of the page, before that of the editor: the compiler and what it reads are loaded, and the first command
// runs, while the browser still reads that one. page.js takes over what is begun here.
import { packed, textAsset } from "./assets.js";
import { Compiler } from "./compiler.js";
import { ASSEMBLY, CHECK, commandOf, opened, programOf } from "./state.js";

const content = textAsset("content.json").then(JSON.parse), found = opened(content);
const compiler = new Compiler({ script: textAsset("worker.js"), wasm: packed("minic.wasm"), headers: content.then(({ headers }) => headers) });
globalThis.begun = { compiler, content, found };

// What page.js asks for first.
found.then(({ state, task }) => {
  const words = state.views.split(",")[0] === "assembly" ? ASSEMBLY : CHECK;
  compiler.begin(commandOf({ ...state, text: programOf(state.text), task }, words));
}).catch(() => {});  // who waits for it gets the error
