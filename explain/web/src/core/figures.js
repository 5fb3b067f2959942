// The algorithms as the textbooks print them, one figure per phase. The numbers that `lineOf` gives
// are lines of these figures; the Chinese ones are the same line by line. Of `parts` (their first lines) one is shown.

export const FIGURES = {
  start: { title: ["What is about to happen", "将要发生什么"], source: "", lines: [] },
  candidates: {
    title: ["Which variables can be values?", "哪些变量可以变成值？"],
    source: "LLVM, isAllocaPromotable",
    lines: [
      "for each alloca v",
      "  for each use u of v",
      "    if u is no load or store of all of v, or volatile",
      "      v stays in memory",
      "  otherwise: v is a candidate",
    ],
    chinese: [
      "对每个 alloca v",
      "  对 v 的每处使用 u",
      "    若 u 不是对整个 v 的 load 或 store，或是 volatile",
      "      v 留在内存里",
      "  否则：v 是候选变量",
    ],
  },
  numbering: {
    title: ["Numbering the blocks", "给基本块编号"],
    source: "Engineering a Compiler 8.5.1",
    lines: [
      "Postorder(b)",
      "  mark b",
      "  for each successor s of b",
      "    if s is not marked: Postorder(s)",
      "  post(b) ← next number",
      "reverse post-order: rpo(b) ← n - 1 - post(b)",
    ],
    chinese: [
      "后序(b)",
      "  标记 b",
      "  对 b 的每个后继 s",
      "    若 s 没有标记：后序(s)",
      "  post(b) ← 下一个编号",
      "逆后序：rpo(b) ← n - 1 - post(b)",
    ],
  },
  dominators: {
    title: ["Immediate dominators (Cooper, Harvey, Kennedy)", "直接支配结点（Cooper、Harvey、Kennedy）"],
    source: "A Simple, Fast Dominance Algorithm, figure 3",
    parts: [0, 8], // the loop, and what it calls
    lines: [
      "idom(entry) ← entry, all others unknown",
      "repeat",
      "  for each b ≠ entry in reverse post-order",
      "    new ← a predecessor of b that has an idom",
      "    for each other predecessor p that has one",
      "      new ← intersect(p, new)",
      "    idom(b) ← new",
      "until no idom changes",
      "intersect(f1, f2)",
      "  while f1 ≠ f2",
      "    the finger with the greater rpo number",
      "      climbs to its idom",
      "  return f1",
    ],
    chinese: [
      "idom(入口)← 入口，其余未知",
      "重复",
      "  按逆后序对每个 b ≠ 入口",
      "    new ← b 的一个 idom 已知的前驱",
      "    对其余 idom 已知的前驱 p",
      "      new ← intersect(p, new)",
      "    idom(b) ← new",
      "直到没有 idom 改变",
      "intersect(f1, f2)",
      "  当 f1 ≠ f2",
      "    逆后序编号较大的手指",
      "      爬到它的 idom",
      "  返回 f1",
    ],
  },
  frontiers: {
    title: ["Dominance frontiers", "支配边界"],
    source: "Engineering a Compiler, figure 9.8",
    lines: [
      "for each block j with several predecessors",
      "  for each predecessor p of j",
      "    runner ← p",
      "    while runner ≠ idom(j)",
      "      DF(runner) ← DF(runner) ∪ {j}",
      "      runner ← idom(runner)",
    ],
    chinese: [
      "对每个有多个前驱的块 j",
      "  对 j 的每个前驱 p",
      "    runner ← p",
      "    当 runner ≠ idom(j)",
      "      DF(runner) ← DF(runner) ∪ {j}",
      "      runner ← idom(runner)",
    ],
  },
  local: {
    title: ["Inside one block", "在一个基本块之内"],
    source: "Engineering a Compiler 9.3: VarKill, UEVar",
    lines: [
      "for each block b, from top to bottom",
      "  store x to v: push x on local(v); v ∈ VarKill(b)",
      "  load of v:",
      "    if local(v) = ∅: from above, v ∈ UEVar(b)",
      "    otherwise the load is the top of local(v)",
      "shortcut: v has one store, of a constant or argument:",
      "  replace all its loads, in all blocks; v is done",
    ],
    chinese: [
      "对每个块 b，从上到下",
      "  store x 到 v：x 压入 local(v)；v ∈ VarKill(b)",
      "  load v:",
      "    若 local(v) 为空：v ∈ UEVar(b)，值来自块外",
      "    否则用 local(v) 的栈顶代替这个 load",
      "捷径：若 v 只有一次 store，写入常量或参数，",
      "  则各个块中 v 的 load 都换成它；v 已解决",
    ],
  },
  globals: {
    title: ["Global names", "全局名"],
    source: "Engineering a Compiler, figure 9.9(a)",
    lines: [
      "Globals ← ∅",
      "for each variable v",
      "  Defs(v) ← { b : v ∈ VarKill(b) }",
      "  Uses(v) ← { b : v ∈ UEVar(b) }",
      "  if Uses(v) ≠ ∅: Globals ← Globals ∪ {v}",
      "(a single store: the shortcut has settled v)",
    ],
    chinese: [
      "Globals ← ∅",
      "对每个变量 v",
      "  Defs(v) ← { b : v ∈ VarKill(b) }",
      "  Uses(v) ← { b : v ∈ UEVar(b) }",
      "  若 Uses(v) ≠ ∅: Globals ← Globals ∪ {v}",
      "（只有一次 store 的变量除外：捷径已解决它们）",
    ],
  },
  liveness: {
    title: ["Where is the variable live?", "变量在哪里活跃？"],
    source: "LLVM, ComputeLiveInBlocks",
    lines: [
      "for each global name v",
      "  W ← Uses(v)",
      "  while W ≠ ∅",
      "    take b from W;  v is live on entry to b",
      "    for each predecessor p of b",
      "      if p ∉ Defs(v) and p is new: W ← W ∪ {p}",
    ],
    chinese: [
      "对每个全局名 v",
      "  W ← Uses(v)",
      "  当 W ≠ ∅",
      "    从 W 取出 b；v 在 b 入口处活跃",
      "    对 b 的每个前驱 p",
      "      若 p ∉ Defs(v) 且 p 未出现过：W ← W ∪ {p}",
    ],
  },
  placement: {
    title: ["Placing phis", "放置 φ"],
    source: "Cytron et al. 1991; Engineering a Compiler, figure 9.9(b)",
    lines: [
      "for each global name v",
      "  F ← ∅;  W ← Defs(v)",
      "  while W ≠ ∅",
      "    take X from W",
      "    for each Y in DF(X), Y ∉ F",
      "      if v is live on entry to Y   (pruned)",
      "        place a phi for v in Y;  F ← F ∪ {Y}",
      "        if Y ∉ Defs(v): W ← W ∪ {Y}",
    ],
    chinese: [
      "对每个全局名 v",
      "  F ← ∅;  W ← Defs(v)",
      "  当 W ≠ ∅",
      "    从 W 取出 X",
      "    对 DF(X) 中每个 Y ∉ F",
      "      若 v 在 Y 入口处活跃  （剪枝）",
      "        在 Y 中为 v 放一个 φ；F ← F ∪ {Y}",
      "        若 Y ∉ Defs(v)：W ← W ∪ {Y}",
    ],
  },
  insertion: {
    title: ["Phis with empty slots", "带空位的 φ"],
    source: "",
    lines: ["for each block b and each v with a phi in b", "  write  v.k = phi [ ??, p ] for every edge p → b"],
    chinese: ["对每个块 b，以及每个在 b 中有 φ 的 v", "  写 v.k = phi [ ??, p ]，每条边 p → b 一个空位"],
  },
  forms: {
    title: ["Four forms of SSA", "SSA 的四种形式"],
    source: "Engineering a Compiler 9.3",
    lines: [
      "maximal: every variable, every join",
      "minimal: only in the iterated frontier of Defs(v)",
      "semi-pruned: and only if v is a global name",
      "pruned: and only where v is live on entry; after the single-store shortcut",
    ],
    chinese: [
      "最大：每个变量，每个汇合块",
      "最小：只在 Defs(v) 的迭代支配边界中",
      "半剪枝：而且 v 要是全局名",
      "剪枝：而且 v 要在块的入口处活跃；并先用单次写捷径",
    ],
  },
  renaming: {
    title: ["Renaming", "重命名"],
    source: "Engineering a Compiler, figure 9.12",
    lines: [
      "Rename(b)",
      "  for each phi of v in b: push it on stack(v)",
      "  for each instruction of b",
      "    load of v: replace it by the top of stack(v)",
      "    store x to v: push x on stack(v)",
      "  for each successor s of b",
      "    in s, slot b of each phi of v ← top of stack(v)",
      "  for each child c of b in the tree: Rename(c)",
      "  pop what b pushed",
    ],
    chinese: [
      "Rename(b)",
      "  对 b 中 v 的每个 φ：压入 stack(v)",
      "  对 b 的每条指令",
      "    load v：换成 stack(v) 的栈顶",
      "    store x 到 v：x 压入 stack(v)",
      "  对 b 的每个后继 s",
      "    s 中 v 的 φ 里 b 的空位 ← stack(v) 的栈顶",
      "  对支配树中 b 的每个孩子 c：Rename(c)",
      "  b 压栈的都出栈",
    ],
  },
  cleanup: {
    title: ["Clean-up", "清理"],
    source: "",
    lines: [
      "the slot of an unreachable block is poison",
      "a phi that is not needed: delete it",
      "a phi that can only be one value: use the value",
      "what is left of the variable in memory: delete",
    ],
    chinese: [
      "来自不可达块的边：它的空位是 poison",
      "没有谁需要的 φ：删除",
      "只能是一个值的 φ：用这个值代替",
      "变量在内存中剩下的部分：删除",
    ],
  },
  result: { title: ["SSA form", "SSA 形式"], source: "", lines: [] },
  edges: {
    title: ["Leaving SSA: critical edges", "离开 SSA：关键边"],
    source: "Engineering a Compiler 9.3.5",
    lines: [
      "for each edge p → s (also where s has no phis)",
      "  if p has several succs and s several preds",
      "    split the edge: p → new block → s",
    ],
    chinese: [
      "对每条边 p → s（s 没有 φ 也一样）",
      "  若 p 有多个后继，且 s 有多个前驱",
      "    拆分这条边：p → 新块 → s",
    ],
  },
  copies: {
    title: ["One parallel copy per edge, and its order", "每条边一个并行复制，及其顺序"],
    source: "Boissinot et al. 2009, algorithm 1",
    lines: [
      "for each block s with phis, each edge p → s",
      "  (phi1, …) ← (their operands for p), all at once",
      "  ready ← destinations that no other copy reads",
      "  while copies are left",
      "    if ready ≠ ∅: d := its source; renew ready",
      "    otherwise they form a cycle:",
      "      temporary := d; who read d reads temporary",
      "  constants come last",
    ],
    chinese: [
      "对每个有 φ 的块 s，每条边 p → s",
      "  (φ1, φ2, …) ←（它们对应 p 的操作数），同时进行",
      "  ready ← 没有别的复制要读的目标",
      "  当还有复制",
      "    若 ready ≠ ∅: d := 它的来源；谁就绪了？",
      "    否则它们构成循环：",
      "      temporary := d；读 d 的改读 temporary",
      "  常量放在最后",
    ],
  },
  assembly: { title: ["What the assembler gets", "交给汇编器的"], source: "", lines: [] },
  places: { title: ["The same between registers and slots", "寄存器和栈槽之间的同一算法"], source: "", lines: [] },
};

Object.assign(FIGURES.places, { lines: FIGURES.copies.lines, chinese: FIGURES.copies.chinese });

/// The line of the figure that a step executes; -1 for none.
export function lineOf(step) {
  switch (step.kind) {
    case "candidate":
      return step.e.promotable ? 4 : 3;
    case "number":
      return 4;
    case "reverse":
      return 5;
    case "round":
      return step.number === 1 ? 0 : 1;
    case "meet":
      return 5;
    case "climb":
      return step.fingers[0] === step.fingers[1] ? 12 : 11;
    case "idom":
      return 6;
    case "tree":
      return 7;
    case "runner":
      return 2;
    case "climbs":
      return 4;
    case "stops":
      return 3;
    case "frontier":
      return 0;
    case "local-store":
      return step.only !== undefined ? 5 : 1;
    case "upward-exposed":
      return 3;
    case "local-load":
      return step.only !== undefined ? 6 : 4;
    case "variable":
      return step.only !== undefined ? 5 : step.e.global ? 4 : 3;
    case "flood":
      return step.from === null ? 1 : 5;
    case "live-in":
      return 2;
    case "worklist":
      return 1;
    case "take":
      return 3;
    case "place":
      return 6;
    case "not-live":
      return 5;
    case "placed":
      return 2;
    case "insert":
      return 1;
    case "enter":
      return 0;
    case "push":
      return step.e.from === "phi" ? 1 : 4;
    case "replace":
      return 3;
    case "fill":
      return 6;
    case "pop":
      return 8;
    case "unreachable-operand":
      return 0;
    case "fold":
      return step.e.value === null ? 1 : 2;
    case "erase":
      return 3;
    case "critical-edge":
      return 1;
    case "split":
      return 2;
    case "parallel-copy":
    case "places":
      return 1;
    case "move":
      return 4;
    case "cycle":
      return 5;
    case "save":
      return 6;
    case "swap":
      return 6;
    case "restore":
      return 4;
    case "constant":
      return 7;
    default:
      return -1;
  }
}
