// The view of a task for a class (scripts/grader/task.py has its form): what is to be done, its checks, and the file to hand in.
import { element } from "./panes.js";
import { language, word } from "./words.js";

const inLanguage = (text) => (Array.isArray(text) ? text[language() === "en" ? 0 : 1] : text);

/// What a command gave, and whether it is what the check asks for: as answers.py decides it.
async function look(check, session) {
  let stdout = "",
    stderr = "";
  const words = check.words.trim().split(/\s+/).filter(Boolean);
  const end = await session.bare(words, { input: check.input ?? "" }, (piece, stream) => {
    if (stream === 1) stdout += piece;
    else stderr += piece;
  });
  if (!end) return null;
  const found = (pattern) => new RegExp(pattern, "m").test(stdout + stderr),
    trimmed = (text) => text.replace(/\n+$/, "");
  return {
    stdout,
    stderr,
    status: end.status,
    holds:
      !end.problem &&
      !end.stopped &&
      (check.status === "any" || end.status === check.status) &&
      (check.output === undefined || trimmed(stdout) === trimmed(check.output)) &&
      (check.finds === undefined || found(check.finds)) &&
      (check.lacks === undefined || !found(check.lacks)),
  };
}

const row = (name, text) => [
  element("dt", { textContent: word(name) }),
  element("dd", {}, element("pre", { textContent: text, tabIndex: 0 })),
];

/// What a check is about, and why it does not hold.
function details(check, seen, file) {
  if (check.hidden) return [element("p", { textContent: word("hidden") })];
  return [
    element(
      "dl",
      {},
      ...row("command", `minic ${check.words.split(/\s+/).includes(file) ? "" : `${file} `}${check.words}`),
      ...(check.input ? row("input", check.input) : []),
      ...(check.output !== undefined ? row("wanted", check.output) : []),
      ...(check.finds !== undefined ? row("mustFind", check.finds) : []),
      ...(check.lacks !== undefined ? row("mustLack", check.lacks) : []),
      ...(seen ? row("printed", (seen.stdout + seen.stderr).slice(0, 4000)) : []),
    ),
    ...(seen && check.status !== "any" && seen.status !== check.status
      ? [element("p", { textContent: word("statusIs", seen.status, check.status) })]
      : []),
  ];
}

export function taskView(task) {
  let results = [],
    version = -1,
    name = "";
  return {
    show(pane, session) {
      if (version !== session.version) results = [];
      version = session.version;
      pane.controls(() => {
        const check = element("button", { type: "button", className: "main", textContent: word("check") });
        check.addEventListener("click", async () => {
          for (const [at, one] of task.check.entries()) {
            const seen = await look(one, session);
            if (!seen) return;
            results[at] = seen;
            draw();
          }
        });
        const input = element("input", { value: name, autocomplete: "name" });
        input.addEventListener("input", () => {
          name = input.value;
        });
        const hand = element("button", { type: "button", textContent: word("handIn") });
        hand.addEventListener("click", () => {
          const answer = {
            "minic-task": 1,
            title: [task.title].flat()[0],
            name,
            file: task.file,
            program: session.editor.text(),
            held: results.map(({ holds }) => holds),
          };
          const file = `${name.trim().replace(/[^\p{L}\p{N}]+/gu, "-") || "answer"}.json`;
          const link = element("a", {
            href: URL.createObjectURL(new Blob([JSON.stringify(answer, null, 1)], { type: "application/json" })),
            download: file,
          });
          link.click();
          URL.revokeObjectURL(link.href);
          session.say(word("handedIn", file));
        });
        return [
          check,
          element("span", { className: "title" }),
          element("label", {}, element("span", { textContent: word("name") }), input),
          hand,
        ];
      });
      const draw = () => {
        const held = results.filter((seen) => seen?.holds).length;
        pane.bar.querySelector(".title").textContent = results.length ? word("held", held, task.check.length) : "";
        pane.body.className = "body task";
        pane.body.replaceChildren(
          element("h2", { textContent: inLanguage(task.title) }),
          ...inLanguage(task.text)
            .trim()
            .split(/\n\s*\n/)
            .map((text) => element("p", { textContent: text })),
          element(
            "ol",
            {},
            ...task.check.map((check, at) => {
              const seen = results[at],
                state = seen ? (seen.holds ? "holds" : "fails") : "notRun";
              return element(
                "li",
                { className: state },
                element(
                  "details",
                  {},
                  element(
                    "summary",
                    {},
                    inLanguage(check.name),
                    " ",
                    element("span", {
                      className: "state",
                      textContent: `${{ holds: "✓ ", fails: "✗ ", notRun: "" }[state]}${word(state)}`,
                    }),
                  ),
                  ...details(check, seen, task.file),
                ),
                ...(check.hint && state === "fails"
                  ? [
                      element(
                        "details",
                        { className: "hint" },
                        element("summary", { textContent: word("hint") }),
                        element("p", { textContent: inLanguage(check.hint) }),
                      ),
                    ]
                  : []),
              );
            }),
          ),
        );
      };
      draw();
    },
  };
}
