// The quiz of a class: the questions that the log asks for, and the line of text in which answers leave the page.
import { question } from "./quiz.js";

/// { questions, left }: the questions as { name, form, line, asked }, no two the same, and the entries of the log for which
/// none is left. An entry's number says where the search begins among the questions of its function in its form.
/// `modelOf(name, form)`: null if the log does not have the form.
export function classQuestions({ questions: entries }, modelOf) {
  const known = new Set(),
    questions = [],
    left = [];
  for (const entry of entries) {
    const { function: name, form, number, line } = entry,
      model = modelOf(name, form);
    let asked = null;
    // One more than are asked already: then one of them is new, or they begin again.
    for (let i = 0; model && !asked && i <= questions.length; i++) {
      const next = question(number - 1 + i, [form], () => model);
      if (next && !known.has(`${name} ${next.text}`)) asked = next;
    }
    if (asked) {
      known.add(`${name} ${asked.text}`);
      questions.push({ name, form, line, asked });
    } else left.push(entry);
  }
  return { questions, left };
}

/// The text as a JSON string. Invisible characters and line ends are escaped, so it is one line.
const quoted = (text) =>
  JSON.stringify(text).replace(/[\p{C}\u2028\u2029]/gu, (letter) =>
    letter
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
const PLAIN = /^[\w.$][\w.$-]*$/;
const answerText = (answer) => answer.map((option) => (PLAIN.test(option) ? option : quoted(option))).join(",") || "-";

/// CRC-32, in hexadecimal digits, as in zlib.
function crc32(text) {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, "0");
}

/// The line: `answers` are lists of options; undefined: not answered. docs/explain.md describes it.
export function lineOf(id, key, name, answers) {
  const fields = answers.map((answer, i) => answer && `${i + 1}=${answerText(answer)}`).filter(Boolean);
  const line = [`minic-quiz 1 ${id} ${key}=${quoted(name)}`, ...fields].join(" ");
  return `${line} check=${crc32(line)}`;
}
