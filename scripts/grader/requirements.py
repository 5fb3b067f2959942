"""What is asked of a compiler's output beside the right answer: --require, and `require` in the file of marks.

minic reads a student's LLVM IR and says what is wrong with it. All commands run in the box of the test, by the work of
`observe`; `judge` then finds the verdict in what was seen, outside.
"""

import os
import re

from .compilers import fill
from .sentences import colon, say
from .suite import fail_usage
from .verdicts import Verdict, ended, lines_of, telling_line

HELP = """what the output must be besides: valid-ssa, no-local-alloca, phis-in-loop-headers, mem2reg-of=FILE (LLVM IR);
max-instructions=N or =1.2*minic (x86_64, riscv64, exe); spills<=N or <=1.2*minic (x86_64, riscv64). May be repeated."""

IR_CHECKS = ("valid-ssa", "no-local-alloca", "phis-in-loop-headers", "mem2reg-of")
# Counted for a score by a curve: any number will do.
COUNTED = "count-instructions"
COUNTS = {"max-instructions": ("exe", "x86_64", "riscv64"), "spills": ("x86_64", "riscv64")}


class Requirement:
    def __init__(self, text):
        self.text = text
        found = re.fullmatch(r"([\w-]+?)(?:\s*(?:<=|=)\s*(.+))?", text)
        self.name, self.value = (found[1], found[2]) if found else (text, None)
        bound = re.fullmatch(r"(\d+(?:\.\d+)?)(\s*\*\s*minic)?", self.value or "")
        if self.name not in IR_CHECKS and self.name not in COUNTS and text != COUNTED:
            fail_usage(f"--require {text}: there is {', '.join([*IR_CHECKS, *COUNTS])}")
        if self.name in COUNTS and not bound:
            fail_usage(f"--require {text}: it must be {self.name}=N or {self.name}=N*minic")
        if (self.name == "mem2reg-of") != bool(self.value) and self.name not in COUNTS:
            fail_usage(
                f"--require {text}: "
                + ("it must be mem2reg-of=FILE" if not self.value else f"{self.name} has no value")
            )
        if self.name == "mem2reg-of" and "{out}" in self.value:
            fail_usage(
                f"--require {text}: the output is no evidence for itself; it must be what the output is made from"
            )
        self.of_minic = bool(bound and bound[2]) or text == COUNTED
        self.instructions = self.name in ("max-instructions", COUNTED)
        self.counts = self.instructions or self.name == "spills"
        self.factor = float(bound[1]) if bound else None

    def check_kind(self, kind):
        kinds = COUNTS["max-instructions"] if self.instructions else COUNTS.get(self.name, ("llvm",))
        if kind not in kinds:
            fail_usage(
                f"{'a curve' if self.text == COUNTED else '--require ' + self.text} is for --kind {' and '.join(kinds)}"
            )

    # ---- in the box ----

    def file_of_evidence(self, names):
        """The file of mem2reg-of, and what --allow says."""
        name, *allowed = self.value.split(",")
        return os.path.join(names["dir"], fill(name, names)[0]), allowed

    def place_of_evidence(self, names, folder):
        """The file that the compiler must write besides, or None. A file of the suite or of the teacher is none."""
        if self.name != "mem2reg-of":
            return None
        path = os.path.normpath(self.file_of_evidence(names)[0])
        return path if path.startswith(folder + "/") and path != names["in"] else None

    def observe(self, init, names, evidence, options):
        """Commands for this requirement, before the program runs. evidence: where the file of `place_of_evidence` is now, if
        the compiler has written it."""
        minic, out, test = options.minic, names["out"], names["dir"]
        left = [minic, "-passes=mem2reg", "-Rpass=mem2reg", "-emit-llvm", "-o", os.devnull]
        if self.name == "valid-ssa":
            return {"minic": init.command([minic, "-fsyntax-only", out], test, 20)}
        if self.name == "no-local-alloca":
            return {"minic": init.command([*left, out], test, 20)}
        if self.name == "phis-in-loop-headers":
            seen = {}
            for key, words in (
                ("theirs", [minic, out, "-passes="]),
                ("ours", [minic, "-w", names["in"], "-passes=mem2reg"]),
            ):
                seen[key] = init.command([*words, "-emit-llvm", "-o", "-"], test, 20)
            return seen
        if self.name == "mem2reg-of":
            before, allowed = self.file_of_evidence(names)
            written = self.place_of_evidence(names, init.folder)
            if written and not evidence:
                return {"absent": written}
            seen = {
                "minic": init.command(
                    [
                        minic,
                        "--check-promotion",
                        evidence or before,
                        out,
                        *([f"--allow={','.join(allowed)}"] if allowed else []),
                    ],
                    test,
                    20,
                )
            }
            if seen["minic"]["status"] == 0:
                seen["left"] = init.command([*left, out], test, 20)
            if written and seen["minic"]["status"] == 0:
                seen["had"] = init.command([*left, evidence], test, 20)
                seen["could have"] = init.command([*left, "-w", names["in"]], test, 20)
            return seen
        return {}

    # ---- outside ----

    def judge(self, seen, reference):
        """None, or a verdict. seen: what `observe` saw, or for a requirement that is counted the number. reference: the count of
        minic's own output, for a bound that is relative to it."""
        if self.text == COUNTED:
            return None
        if self.name in COUNTS:
            return self.judge_count(seen, reference)
        if "absent" in seen:
            return self.failed(say("not written", name=os.path.basename(seen["absent"])))
        if self.name == "phis-in-loop-headers":
            return self.judge_loops(seen)
        step = seen["minic"]
        if step["stopped"] or step["status"] not in (0, 1):
            return self.failed(say("unreadable IR", why=ended(step["status"], "it")), step)
        if step["status"]:
            return self.failed(error_of(step["stderr"]), step)
        if self.name == "no-local-alloca":
            return self.judge_variables(step)
        if self.name == "mem2reg-of":
            if "had" in seen and promoted(seen["could have"]) and not promoted(seen["had"]):
                return self.failed(say("no variable"))
            return self.judge_variables(seen["left"])
        return None

    def judge_variables(self, step):
        """Whether minic's mem2reg has found nothing to do."""
        left = promoted(step)
        if not left:
            return None
        places = [line for line in step["stderr"].splitlines() if b" = alloca " in line]
        sentence = say("variables", name=left[0], count=len(left)) if len(left) > 1 else say("variable", name=left[0])
        return Verdict("requirement not met", colon(self.text, sentence), lines_of(b"\n".join(places), "the variables"))

    def failed(self, sentence, step=None):
        return Verdict(
            "requirement not met", colon(self.text, sentence), lines_of(step["stderr"], "by minic", 20) if step else []
        )

    def judge_loops(self, seen):
        theirs, ours = seen["theirs"], seen["ours"]
        if theirs["status"]:
            return self.failed(error_of(theirs["stderr"]), theirs)
        if ours["status"]:
            return None
        found = loop_headers(theirs["stdout"])
        for function, headers in loop_headers(ours["stdout"]).items():
            if any(headers.values()) and found.get(function) and not any(found[function].values()):
                return self.failed(say("no phi", function=function, headers=", ".join(found[function])))
        return None

    def judge_count(self, count, reference):
        bound, compared = self.factor, ""
        if self.of_minic:
            bound, compared = self.factor * reference, say("compared", factor=f"{self.factor:g}", count=reference)
        if count <= bound:
            return None
        slots = {"count": count, "most": f"{bound:.0f}", "compared": compared}
        return self.failed(
            say("count.instructions", **slots) if self.name == "max-instructions" else say("count.spills", **slots)
        )


def judge_counted_run(seen, verdict):
    """None, or why the number of instructions is none. verdict: on the run in which they were counted."""
    why = None
    if "problem" in seen:
        why = seen["problem"]
    elif seen["run"]["stopped"]:
        why = say("no end")
    elif seen["spoiled"]:
        why = say("starts another")
    elif verdict.kind != "accepted":
        why = colon(say(verdict.kind), verdict.reason)
    elif not seen["instructions"]:
        why = say("none run")
    return why and Verdict(
        "requirement not met",
        say("not counted", why=why),
        verdict.details if verdict and verdict.kind != "accepted" else [],
    )


def promoted(step):
    """The variables that minic's mem2reg has made values of."""
    return re.findall(r"remark: `(.*?)` became", step["stderr"].decode("utf-8", "replace"))


def error_of(data):
    """Without the name of the file, which says nothing."""
    line = telling_line(data)
    found = re.match(r"\S*?:(\d+):\d+: error: (.*)", line, re.S)
    return say("in line", line=found[1], text=found[2]) if found else line


def loop_headers(text):
    """For each function the heads of its loops, and whether a phi is there. minic has written the text, so its form is known."""
    functions = {}
    for name, body in re.findall(
        r"^define [^@]*@(\S+?)\(.*?\{\n(.*?)^\}", text.decode("utf-8", "replace"), re.M | re.S
    ):
        blocks = {}
        for line in body.splitlines():
            label = re.match(r"(\S+):", line)
            if label:
                block = blocks.setdefault(label[1], [[], False])
            elif line.strip():
                block[0] += re.findall(r"label %([^\s,\]]+)", line)
                block[1] |= " = phi " in line
        # An edge to a block that the search has not left goes back to the head of a loop.
        entry = next(iter(blocks))
        heads, state, stack = {}, {entry: "open"}, [(entry, iter(blocks[entry][0]))]
        while stack:
            here, edges = stack[-1]
            to = next(edges, None)
            if to is None:
                state[here] = "left"
                stack.pop()
            elif state.get(to) == "open":
                heads[to] = blocks[to][1]
            elif to in blocks and to not in state:
                state[to] = "open"
                stack.append((to, iter(blocks[to][0])))
        functions[name] = heads
    return functions


def stack_accesses(assembly):
    """Instructions that read or write at a constant distance from the stack or frame pointer. push and pop, and on riscv64
    the saved registers, are what a function keeps for its caller."""
    count = 0
    for line in re.sub(rb"#.*|//.*", b"", assembly).splitlines():
        x86 = re.search(rb"-?\w*\((%rsp|%rbp)\)", line)
        risc = re.match(rb"\s*(?:c\.)?f?[ls][bhwd]u?(?:sp)?\s+(\w+)\s*,\s*-?\d*\((?:sp|s0|fp)\)", line)
        if x86 and not re.match(rb"\s*(lea|push|pop|nop)", line):
            count += 1
        elif risc:
            count += not re.fullmatch(rb"ra|fp|f?s\d+", risc[1])
    return count
