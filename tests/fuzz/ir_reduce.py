"""Makes a program of tests/fuzz/ir.py smaller: deletes functions, blocks and instructions as long as a condition holds.
A deleted value's uses become zero; the condition must see to it that the program stays a defined one."""
import re

TYPE = r"(\{[^}]*\}|\[[^\]]*\]|<[^>]*>|[\w.]+)"
RESULTS = [r"(?:add|sub|mul|[us]div|[us]rem|shl|lshr|ashr|and|or|xor|fadd|fsub|fmul|fdiv|frem|fneg|freeze|insertvalue|"
           r"insertelement|shufflevector|phi) " + TYPE, r"(?:call|load volatile|load) " + TYPE,
           r"select " + TYPE + r" [^,]*, " + TYPE, r".* to " + TYPE + "$", r"atomicrmw \w+ ptr [^,]*, " + TYPE]


def result(text):
    """The type of what an instruction makes; None if it is not worth knowing."""
    if re.match(r"[if]cmp \w+ [^<]", text):
        return "i1"
    if text.startswith(("getelementptr", "alloca")):
        return "ptr"
    for pattern in RESULTS:
        found = re.match(pattern, text)
        if found:
            return found.group(found.lastindex)
    return None


def zero(type):
    if type == "ptr":
        return "@a0"
    if type in ("float", "double"):
        return "0.0"
    return {"i1": "false"}.get(type, "0") if type[0] == "i" else "zeroinitializer"


def without(lines, gone):
    """The lines but for those numbered; None if one of them has to stay."""
    replaced, function, kept = {}, 0, []
    for i, line in enumerate(lines):
        function += line.startswith("define")
        if i not in gone:
            kept.append((function, line))
            continue
        made = re.match(r"  (%[\w.]+) = (.*)", line)
        if made:
            type = result(made.group(2))
            if not type or type == "void":
                return None
            replaced[function, made.group(1)] = zero(type)
        elif not re.match(r"  (store|call|fence)", line):
            return None
    return [re.sub(r"%[\w.]+", lambda name: replaced.get((function, name.group()), name.group()), line)
            for function, line in kept]


def cleaned(lines):
    """Without blocks that nothing leads to, and their operands of phis; without functions that nothing names."""
    text = []
    for part in re.split(r"(?m)^(?=define )", "\n".join(lines)):
        if not part.startswith("define") or "}\n" not in part + "\n":
            text.append(part)
            continue
        header, _, rest = part.partition("\n")
        blocks = re.split(r"(?m)^(?=[\w.]+:)", rest[:rest.index("\n}")] + "\n")
        changed = True
        while changed:
            live = set(re.findall(r"label %([\w.]+)", "".join(blocks)))
            kept = [b for i, b in enumerate(blocks) if i < 2 or re.match(r"[\w.]+", b).group() in live]
            changed, blocks = kept != blocks, kept
        edges = {(re.match(r"[\w.]+", b).group(), target) for b in blocks[1:] for target in re.findall(r"label %([\w.]+)", b)}
        for i, block in enumerate(blocks[1:], 1):
            name = re.match(r"[\w.]+", block).group()
            block = re.sub(r"(?<=[\],0-9a-z>}]) ?,? \[ [^\]]*, %([\w.]+) \]",
                           lambda one: one.group() if (one.group(1), name) in edges else "", block)
            blocks[i] = re.sub(r"(= phi (?:\{[^}]*\}|\[[^\]]*\]|<[^>]*>|\w+)) ?, \[", r"\1 [", block)
        if re.search(r"= phi [^\n]*[^\]]$", "".join(blocks), re.M):
            return lines
        text.append(header + "\n" + "".join(blocks) + "}\n" + rest[rest.index("\n}") + 2:].lstrip("\n"))
    functions = "".join(text)
    for name in re.findall(r"(?m)^(?:define|declare)[^@\n]*(@[\w.]+)", functions):
        if name != "@main" and len(re.findall(re.escape(name) + r"(?![\w.])", functions)) == 1:
            functions = re.sub(r"(?ms)^define[^\n]*" + re.escape(name) + r"\(.*?^\}\n", "", functions)
            functions = re.sub(r"(?m)^declare[^\n]*" + re.escape(name) + r"\(.*\n", "", functions)
    return functions.splitlines()


def branches(lines):
    """Programs with one branch that goes one way."""
    for i, line in enumerate(lines):
        if re.match(r"  (br i1|switch)", line):
            for target in dict.fromkeys(re.findall(r"label %[\w.]+", line)):
                yield lines[:i] + [f"  br {target}"] + lines[i + 1:]
            if line.startswith("  switch") and re.search(r"\[ \w", line):
                yield lines[:i] + [re.sub(r"\[ .*", "[ ]", line)] + lines[i + 1:]


def reduce(lines, interesting):
    size = 0
    while size != len(lines):
        size = len(lines)
        chunk = max(1, len(lines) // 4)
        while chunk:
            at = 0
            while at < len(lines):
                gone = {i for i in range(at, min(at + chunk, len(lines))) if without(lines, {i}) is not None}
                shorter = gone and without(lines, gone)
                if shorter and interesting(shorter):
                    lines = shorter
                else:
                    at += chunk
            chunk //= 2
        again = True
        while again:
            again = False
            for other in branches(lines):
                shorter = cleaned(other)
                if (len(shorter) < len(lines) or shorter == other) and interesting(shorter):
                    lines, again = shorter, True
                    break
        shorter = cleaned(lines)
        if len(shorter) < len(lines) and interesting(shorter):
            lines = shorter
    return lines
