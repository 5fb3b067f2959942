// What the page is opened with, and what minic is asked about it.
import { hasAsset, textAsset } from "./assets.js";
import { fromFragment } from "./link.js";

export const DRAFT = "minic-playground";

/// The state to open the page with: that of the link, or else the draft in this browser, or else the task, or else an example. Each
/// of its values is a string. content: a promise of content.json. Gives { state, task, isBroken }: `isBroken` says that the link cannot be read.
export async function opened(content) {
  let from = null,
    isBroken = false,
    task = null;
  try {
    from = await fromFragment(location.hash.slice(1));
  } catch {
    isBroken = true;
  }
  try {
    from ??= JSON.parse(localStorage.getItem(DRAFT));
  } catch {
    /* an old draft */
  }
  if (hasAsset("task.json")) {
    task = JSON.parse(await textAsset("task.json"));
    if (from?.task !== [task.title].flat()[0]) from = null; // of another task
    from ??= { text: task.program, file: task.file, options: task.options, views: "task" };
  }
  from ??= { text: (await content).examples.find((one) => one.name === "fib.c").text };
  const text = (name, otherwise = "") => (typeof from[name] === "string" ? from[name] : otherwise);
  const files = [...document.getElementById("file").options].map((one) => one.value);
  return {
    state: {
      text: text("text"),
      options: text("options", "-O2"),
      file: files.includes(text("file")) ? text("file") : files[0],
      input: text("input"),
      words: text("words"),
      pass: text("pass"),
      shares: text("shares", "50,50"),
      views: text("views", task ? "task" : "output"),
      line: text("line"),
    },
    task,
    isBroken,
  };
}

/// The text as the editor has it.
export const programOf = (text) => text.replaceAll("\0", "").replace(/\r\n?/g, "\n");

/// A command about a program, its messages in the language of the page ("zh" or "en") unless the options say otherwise.
export const commandOf = ({ file, text, options, task }, words, language) => ({
  files: { ...task?.files, [file]: text },
  words: [file, `--lang=${language}`, ...options.trim().split(/\s+/).filter(Boolean), ...words],
});

/// A check of a task about the program, without the options of the page. Its messages are in English, as those that
/// `minic-test answers` compares with the same patterns.
export const checkOf = ({ file, text, task }, words) => ({
  files: { ...task.files, [file]: text },
  words: ["--lang=en", ...(words.includes(file) ? words : [file, ...words])],
});

export const ASSEMBLY = ["-S", "-o", "-"];
export const CHECK = ["-fsyntax-only", "-fdiagnostics-format=json"];
export const REMARKS = ["-S", "-o", "out.s", "-w", "-fdiagnostics-format=json", "-Rpass=.*", "-Rpass-missed=.*"];
