// What each sentence of the catalogue (explain/web/src/core/templates.js) claims: a predicate by its key. It gets the
// context of the step (claims.mjs: world, values, form, state, and what sentences before said) and what stands in the slots,
// in the order of the English sentence. It asks the model that is written from the definitions (world.mjs).
import { equal, names, phrase, tells } from "./read.mjs";

/// A sentence that holds of every program, or tells what can be done: its text is known here.
const pinned = (english, chinese) => (c) => c.isPinned(english, chinese);

export const CLAIMS = {
  "start.none": (c) => c.world.allocas.size === 0,
  "start.press": pinned("Press → to step.", "按 → 前进一步。"),
  "candidate.yes": (c, v, loads, stores) =>
    c.world.promotable(v) &&
    c.world.allocas.get(v).loads === Number(loads) &&
    c.world.allocas.get(v).stores.length === Number(stores),
  "candidate.only": (c, value) => {
    const { stores } = c.world.allocas.get(c.step.variable);
    c.settled.set(c.step.variable, value);
    return stores.length === 1 && stores[0] === value;
  },
  "candidate.no": (c, v, because) => {
    c.because = because;
    return !c.world.promotable(v);
  },
  "candidate.use": (c, use) => {
    const { others } = c.world.allocas.get(c.step.variable),
      { because } = c;
    const reason = [
      [/passed|传给/, /call/],
      [/stored|存起来/, /^store/],
      [/volatile/, /volatile/],
      [/another type|别的类型/, /load|store/],
      [/computed|算出/, /getelementptr/],
      [/compared|比较/, /icmp/],
      [/returned|返回/, /^ret/],
      [/phi or select|select/, /phi|select/],
      [/converted|转换/, /bitcast|ptrtoint/],
      [/address is used|地址被使用/, /./],
    ].find(([r]) => r.test(because));
    return others.includes(use.replace(/, align \d+$/, "")) && reason[1].test(use);
  },
  number: (c, b, n) => {
    c.post.set(b, Number(n));
    // A successor without a number is on the way here: it reaches b over blocks without numbers.
    return (
      Number(n) === c.post.size - 1 &&
      c.world.blocks
        .get(b)
        .succs.every((s) => c.post.has(s) || c.world.reach(s, (x) => x === b || !c.post.has(x)).has(b))
    );
  },
  reverse: (c) =>
    [...c.post].every(([b, n]) =>
      c.world.preds(b).every((p) => c.post.get(p) > n || c.world.reach(b, () => true).has(p)),
    ),
  "reverse.order": (c, list) => {
    const [first, last] = list.split(" … ").map(names),
      n = c.world.reachable.size;
    return (
      (last ? first.length < n : first.length === n) &&
      [...first.entries(), ...(last ? [[n - 1, last[0]]] : [])].every(
        ([i, b]) => c.world.reachable.has(b) && c.post.get(b) === n - 1 - i,
      )
    );
  },
  "reverse.left": (c, list) =>
    equal(
      names(list),
      [...c.world.blocks.keys()].filter((b) => !c.world.reachable.has(b)),
    ),
  "round.first": (c, b) => {
    c.idoms = new Map([[b, null]]);
    return b === c.world.entry;
  },
  "round.more": (c) => {
    const was = c.changed;
    c.changed = false;
    return was === true;
  },
  meet: (c, b, x, y) => {
    c.fingers = [x, y];
    return c.world.edgesInto(b) > 1;
  },
  "meet.why": (c) =>
    c.isPinned(
      "What dominates a block dominates all its predecessors, or is the block itself.",
      "支配一个块的块，要么支配它的所有前驱，要么就是它自己。",
    ) &&
    [...c.world.reachable].every(
      (d) =>
        !c.world.dominates(d, c.step.block) ||
        d === c.step.block ||
        c.world.preds(c.step.block).every((p) => c.world.dominates(d, p)),
    ),
  climb: (c, x, y) => {
    const rpo = (b) => c.post.size - 1 - c.post.get(b);
    const [a, b] = c.fingers,
      wanted = rpo(a) > rpo(b) ? [c.idoms.get(a), b] : [a, c.idoms.get(b)];
    c.fingers = [x, y];
    return wanted[0] === x && wanted[1] === y;
  },
  "climb.done": (c, x) => {
    const up = (b) => {
      const all = [];
      for (; b != null; b = c.idoms.get(b)) all.push(b);
      return all;
    };
    const chains = c.fingers.map(up);
    return chains[0].find((b) => chains[1].includes(b)) === x;
  },
  idom: (c, b, d) => {
    c.changed = true;
    c.idoms.set(b, d);
    c.idomNow = [b, d];
    return c.world.reachable.has(d);
  },
  "idom.stays": (c, b, d) => c.world.idom(b) === d,
  "idom.changes": (c, b) => c.world.idom(b) !== c.idomNow[1] && !c.world.strictly(c.idomNow[1], b),
  "idom.same": (c, b, d) => c.idoms.get(b) === d,
  "tree.one": (c) => c.world.reachable.size === 1,
  "reverse.story": (c) =>
    [...c.post].every(([b, n]) =>
      c.world.preds(b).every((p) => c.post.get(p) > n || c.world.reach(b, () => true).has(p)),
    ),
  "tree.dominates": (c, y, x, x2, y2) => x === x2 && y === y2 && c.world.strictly(x, y),
  "tree.entry": (c, x, y, y2) => y === y2 && c.world.idom(y) === x && x === c.model.ir.entry,
  "tree.nearest": (c, y, x) => c.world.idom(y) === x,
  "story.walk": pinned(
    "Rename walks down the dominator tree with a stack for each variable: a definition is pushed, a read takes the top.",
    "重命名沿支配树向下走，每个变量一个栈：定义压栈，读取栈顶。",
  ),
  tree: (c) => !c.changed && [...c.idoms].every(([b, d]) => d === null || c.world.idom(b) === d),
  "tree.path": (c) =>
    c.isPinned(
      "The dominators of a block are the blocks on its path to the root.",
      "一个块的支配结点就是它到树根路上的那些块。",
    ) &&
    [...c.world.reachable].every((b) =>
      equal(
        c.chain(b),
        [...c.world.reachable].filter((d) => c.world.dominates(d, b)),
      ),
    ),
  runner: (c, j, p, k, stop) =>
    j === k && c.world.edgesInto(j) > 1 && c.world.preds(j).includes(p) && c.world.idom(j) === stop,
  "climbs.itself": (c, j, x, x2, j2) =>
    x === x2 && j === j2 && c.world.preds(j).includes(x) && !c.world.strictly(x, j) && c.world.frontier(x).includes(j),
  climbs: (c, j, x, x2, p) =>
    x === x2 &&
    c.world.dominates(x, p) &&
    c.world.preds(j).includes(p) &&
    !c.world.strictly(x, j) &&
    c.world.frontier(x).includes(j),
  stops: (c, d, j) =>
    c.world.idom(j) === d && [...c.world.reachable].every((x) => !c.world.dominates(x, d) || c.world.strictly(x, j)),
  frontier: (c) =>
    c.isPinned(
      "The frontier of X says where definitions in X meet other ones: where the region that X dominates ends.",
      "X 的支配边界告诉我们 X 中的定义在哪里与别的定义相遇：也就是 X 支配的区域结束的地方。",
    ) && [...c.world.reachable].every((x) => equal(c.state.frontier[x] ?? [], c.world.frontier(x))),
  "frontier.click": pinned("Click a block to see both.", "点一个块就能看到两者。"),
  "store.only": (c, v, value) => {
    const { stores } = c.world.allocas.get(v);
    return c.form === "pruned" && stores.length === 1 && stores[0] === value;
  },
  "store.loads": (c, value) => c.settled.get(c.step.variable) === value,
  store: (c, b, v, value) => {
    const stores = c.world.accesses(b, v).filter((a) => a.kind === "store");
    const key = b + " " + v;
    const nth = c.stores.get(key) ?? 0;
    c.stores.set(key, nth + 1);
    return stores[nth] && c.local(b, stores[nth].value) === c.local(b, value);
  },
  "store.dead": (c) => c.stores.get(c.step.block + " " + c.step.variable) > 1,
  "load.only": (c, load, value, v) =>
    c.reads(c.step.block, load, v) && c.settled.get(v) === value && c.form === "pruned",
  "load.unwritten": (c, load, v) => c.reads(c.step.block, load, v) && c.values.of(load) === "undef",
  load: (c, load, value) => {
    const all = c.world.accesses(c.step.block, c.step.variable),
      at = all.findIndex((a) => a.def === load);
    return at > 0 && c.values.of(load) === c.values.of(value);
  },
  "variable.settled": (c, v, value) => c.settled.get(v) === value,
  "variable.none": (c) => c.settled.has(c.step.variable),
  "variable.global": (c, v, defs, uses) =>
    equal(
      names(defs),
      [...c.world.reachable].filter((b) => c.world.defines(b, v)),
    ) &&
    equal(
      names(uses),
      [...c.world.reachable].filter((b) => c.world.exposed(b, v)),
    ),
  "variable.local": (c, v) => !c.world.isGlobal(v),
  "form.minimal": (c) => c.form === "minimal",
  "flood.use": (c, v, b) => c.world.exposed(b, v),
  flood: (c, v, b, b2, s) =>
    b === b2 &&
    c.world.live(b, v) &&
    !c.world.defines(b, v) &&
    c.world.blocks.get(b).succs.includes(s) &&
    c.world.live(s, v),
  live: (
    c,
    v,
    set, // What the entry itself reads before it writes is undefined: no value comes into the function.
  ) =>
    equal(
      names(set).filter((b) => b !== c.world.entry),
      [...c.world.reachable].filter((b) => b !== c.world.entry && c.world.live(b, v)),
    ),
  "live.many": (c, v, n) => {
    const live = [...c.world.reachable].filter((b) => b !== c.world.entry && c.world.live(b, v)).length;
    return Number(n) > 6 && (Number(n) === live || (Number(n) === live + 1 && c.world.live(c.world.entry, v)));
  },
  worklist: (c, v) => {
    c.placed = [];
    return equal(
      c.state.w,
      [...c.world.reachable].filter((b) => c.world.defines(b, v)),
    );
  },
  take: (c, x, v, df) =>
    names(df).length > 0 && (c.world.defines(x, v) || c.placed.includes(x)) && equal(names(df), c.world.frontier(x)),
  "take.known": (c, list) => names(list).every((y) => c.placed.includes(y)),
  "take.refused": (c, list) =>
    names(list).every(
      (y) => c.world.frontier(c.step.block).includes(y) && !c.world.live(y, c.step.variable) && !c.placed.includes(y),
    ),
  "take.nothing": (c) =>
    c.world
      .frontier(c.step.block)
      .every((y) => c.placed.includes(y) || (c.model.form === "pruned" && !c.world.live(y, c.step.variable))),
  "meet.two": (c, y, ...two) => c.definitionsMeet(2, y, two),
  "meet.many": (c, y, n, ...two) => Number(n) > 2 && c.definitionsMeet(Number(n), y, two),
  // The story.
  "story.for": (c, v, y, ...two) => {
    c.meetsIn = y;
    const from = two.map((text) => c.definition(text, v, y));
    return (
      from.every(Boolean) &&
      from[0] !== from[1] &&
      c.world.meets(...from, y, (b) => c.world.defines(b, v)) &&
      (c.form !== "pruned" || c.world.live(y, v))
    );
  },
  "story.way": (c) =>
    c.isPinned("Which one depends on the way that control took.", "到底是哪个，取决于控制流走了哪条路。") &&
    c.world.edgesInto(c.meetsIn) > 1,
  "story.phi": pinned(
    "SSA makes this choice a value of its own, a phi: then each read sees one definition, and it is known which.",
    "SSA 把这个选择本身变成一个值，即 φ：于是每次读只看到一个定义，而且知道是哪个。",
  ),
  "story.place": (c, y, x, v, y2) => CLAIMS.place(c, y, x, v, y2),
  "story.defines": pinned(
    "A phi is a definition, too: it may meet others further on.",
    "φ 也是定义：它之后还会与别的定义相遇。",
  ),
  "story.refuse": (c, y, x, v) => CLAIMS.refuse(c, v, y, x),
  "story.placed": (c, v, set) => CLAIMS.placed(c, v, set),
  "story.passes": pinned(
    "This was one pass, mem2reg, and the way to registers; -O2 runs many passes more.",
    "以上是一趟 mem2reg，以及到寄存器的路；-O2 还运行许多趟。",
  ),
  "story.candidates": (c, list) =>
    tells(
      list,
      [...c.world.allocas.keys()].filter((v) => c.world.promotable(v)),
    ),
  "frontier.story": (c, x, again, df) => x === again && equal(names(df), c.world.frontier(x)),
  "frontier.look": pinned("Click a block to see its region and its frontier.", "点一个块，看它的区域和边界。"),
  "story.settled": (c, list) => c.form === "pruned" && names(list).every((v) => c.world.hasOneStore(v)),
  "story.shortcut": (c, list) =>
    c.form === "pruned" &&
    tells(list, c.promoted()) &&
    c.promoted().every((v) => c.settled.has(v) && c.world.hasOneStore(v)),
  "story.others": (c, list) =>
    c.form === "pruned" &&
    tells(
      list,
      c.promoted().filter((v) => c.world.hasOneStore(v)),
    ) &&
    c.promoted().some((v) => !c.settled.has(v)) &&
    c.promoted().every((v) => c.settled.has(v) || !c.world.isGlobal(v)),
  "story.local": (c) =>
    c.settled.size === 0 &&
    [...c.world.allocas.keys()].every((v) => !c.world.promotable(v) || c.settled.has(v) || !c.world.isGlobal(v)),
  "story.same": (c, n) =>
    [...c.world.allocas.keys()].reduce(
      (sum, v) => sum + (c.world.promotable(v) && !c.settled.has(v) ? c.world.phiBlocks(v, c.form).size : 0),
      0,
    ) === Number(n),
  "story.insert": (c) =>
    c.isPinned(
      "The phis are written into their blocks, with an empty slot for every edge.",
      "φ 写入各个块，每条进入的边一个空位。",
    ) &&
    Object.values(c.state.phi).every(
      (phi) =>
        phi.operands.length === c.world.edgesInto(phi.block) && phi.operands.every(({ value }) => value === null),
    ),
  "story.rename": (c, b, parts) =>
    parts.split(/; |；/).every((part) => {
      const pairs = [...part.matchAll(/\u0002([^\u0003]*)\u0003 (?:→|=|←) \u0002([^\u0003]*)\u0003/g)].map((m) =>
        m.slice(1),
      );
      const said = phrase(part);
      if (said?.key === "visit.phis") return names(part).every((v) => c.values.hasPhi(v, b));
      if (said?.key === "visit.loads")
        return (
          pairs.length && pairs.every(([v, value]) => c.world.exposed(b, v) && c.same(value, c.values.entering(b, v)))
        );
      if (said?.key === "visit.stores")
        return (
          pairs.length && pairs.every(([v, value]) => c.world.defines(b, v) && c.same(value, c.values.after(b, v)))
        );
      return (
        said?.key === "visit.fills" &&
        pairs.length &&
        pairs.every(
          ([phi, value]) =>
            c.world.blocks.get(b).succs.includes(c.phi.get(phi).b) &&
            c.same(value, c.values.after(b, c.phi.get(phi).v)),
        )
      );
    }),
  "story.rest": (c, n) => Number(n) === c.model.of("enter", c.round).filter(({ e }) => c.isBusy(e.block)).length - 17,
  "story.root": (c) => Object.values(c.state.stacks).every((stack) => stack.every((x) => x.value === "undef")),
  "story.erase": (c) =>
    c.isPinned("What is left of the variables in memory is deleted.", "变量在内存中剩下的部分删除。") &&
    c.model.ir.lines.every(
      (line) =>
        !c.world.reachable.has(line.block) ||
        c.state.gone[line.id] ||
        !c.promoted().some((v) => line.def === v || line.access?.variable === v),
    ),
  "story.split": (c, n) => c.splitsAreRight(Number(n)),
  "story.unsplit": (c, n) => {
    const of = (kind) => c.model.steps.filter((s) => s.kind === kind).length;
    return Number(n) === of("critical-edge") - of("split");
  },
  "story.order": (c) => c.left.length === 0,
  "story.places.none": (c) => c.model.steps.every((s) => s.kind !== "places" || !s.e.copies.length),
  place: (c, y, x, v, y2) => {
    c.placed.push(y);
    return y === y2 && c.world.frontier(x).includes(y) && c.world.phiBlocks(v, c.form).has(y);
  },
  "place.joins": (c, y) => !c.world.defines(y, c.step.variable),
  "place.defines": (c, y, v) => c.world.defines(y, v),
  refuse: (c, v, y, x) => c.form === "pruned" && c.world.frontier(x).includes(y) && !c.world.live(y, v),
  "refuse.path": (c) => !c.world.live(c.step.block, c.step.variable),
  placed: (c, v, set) => equal(names(set), [...c.world.phiBlocks(v, c.form)]),
  insert: (c, phi, b) => {
    c.phi.set(phi, { v: c.step.variable, b });
    return c.values.hasPhi(c.step.variable, b) && c.state.phi[phi].operands.length === c.world.edgesInto(b);
  },
  "insert.fill": (c) =>
    c.isPinned("Renaming will fill the slots.", "重命名会填上它们。") &&
    c.model
      .of("insert", c.round)
      .every(
        ({ e }) =>
          c.world.edgesInto(e.block) ===
          [...c.model.of("fill", c.round), ...c.model.of("unreachable-operand", c.round)].filter(
            (s) => s.e.phi === e.phi,
          ).length,
      ),
  forms: (c, ...counts) =>
    ["maximal", "minimal", "semi-pruned", "pruned"].every((form, i) => {
      const all = [...c.world.allocas.keys()].filter((v) => c.world.promotable(v));
      return (
        all.reduce(
          (n, v) => n + (form === "pruned" && c.world.hasOneStore(v) ? 0 : c.world.phiBlocks(v, form).size),
          0,
        ) === Number(counts[i])
      );
    }),
  "forms.choose": pinned("Choose a form to see it made.", "选一种形式看它如何建立。"),
  enter: (c, b) =>
    Object.entries(c.state.stacks).every(([v, stack]) => {
      const top = stack.at(-1)?.value;
      return top === undefined || c.same(top, c.values.before(b, v));
    }),
  "enter.undef": (c, list) => names(list).every((v) => !c.world.defines(c.world.entry, v)),
  "push.phi": (c, phi, v, b, name) => c.phi.get(phi)?.v === v && c.phi.get(phi).b === b && c.nameIsFair(name),
  "push.store": (c, b, v, value, name) =>
    c.world.defines(b, v) &&
    c.same(value, c.values.after(b, v)) &&
    c.isShown(b, `, ptr ${v}`, value) &&
    c.nameIsFair(name),
  "push.was": (c, was, value) => {
    const last = c.world
      .accesses(c.step.block, c.step.variable)
      .filter((a) => a.kind === "store")
      .at(-1);
    return (
      was !== value &&
      c.values.of(was) === c.values.of(last.value) &&
      c.same(value, c.values.of(was)) &&
      [...c.world.blocks.values()].some(({ insts }) => insts.some((t) => t.startsWith(`${was} = load `)))
    );
  },
  "push.gone": (c) =>
    c.isPinned("The store is no longer needed.", "store 不再需要。") && c.state.gone[c.step.line] === true,
  replace: (c, load, v, value) => c.reads(c.step.block, load, v) && c.same(value, c.values.of(load)),
  fill: (c, p, b, phi, value) =>
    c.phi.get(phi)?.b === b &&
    c.world.blocks.get(p).succs.includes(b) &&
    c.same(value, c.values.after(p, c.phi.get(phi).v)),
  pop: (c, b, v) =>
    c.world.defines(b, v) ||
    c.values.hasPhi(v, b) ||
    c.world.blocks.get(b).insts.some((t) => t.startsWith(`${v} = alloca`)),
  unreachable: (c, p) => !c.world.reachable.has(p),
  "fold.dead": (c, phi) => {
    c.folded.set(phi, "dead");
    return c.phi.has(phi);
  },
  fold: (c, phi, value) => c.folds(phi, value) === "never undefined" || value === "undef",
  "fold.undefined": (c, phi, value, again) => again === value && c.folds(phi, value) === "or undefined",
  // A phi may stand for another one by now.
  "fold.in": (c, list, value) => {
    const stands = (o) => {
      const all = [o.value];
      while (c.folded.has(all.at(-1)) && all.length < 1000) all.push(c.folded.get(all.at(-1)));
      return all.includes(c.step.e.phi);
    };
    return (
      c.folded.get(c.step.e.phi) === value &&
      equal(
        names(list),
        Object.values(c.state.phi)
          .filter((phi) => !c.folded.has(phi.name) && phi.operands.some(stands))
          .map((phi) => phi.name),
      )
    );
  },
  "erase.lives": (c, text) => c.world.promotable(text.split(" ")[0]),
  "erase.marks": (c, text) => {
    const shape = (t) => t.replace(/, align \d+$/, "").replace(/^(store \S+) \S+,/, "$1,"); // what it stores may be replaced by now
    return [...c.world.blocks].some(
      ([b, { insts }]) =>
        insts.some((t) => shape(t) === shape(text)) && (!c.world.reachable.has(b) || /llvm/.test(text)),
    );
  },
  result: (c) => c.isDefinedOnce(),
  "result.values": (c, list) => tells(list, c.promoted()) && c.isDefinedOnce(),
  "result.names": (c) => {
    const all = c.model
      .textNow()
      .slice(1)
      .flatMap(
        (line) =>
          line
            .match(/^%(\d+) = |^(\d+):/)
            ?.slice(1)
            .filter(Boolean) ?? [],
      )
      .map(Number);
    return (
      c.isPinned("Unnamed values are numbered anew.", "没有名字的值重新编号。") &&
      all.every((n, i) => i === 0 || n > all[i - 1])
    );
  },
  "start.again": (c) => c.round > 0,
  // The way out of SSA: `world` is the text that mem2reg left.
  "leave.nothing": (c) =>
    c.phis().length === 0 && !c.model.steps.some((s) => s.kind === "split" || s.kind === "critical-edge"),
  "leave.none": (c) => c.phis().length === 0,
  "leave.split": (c) =>
    c.isPinned("Critical edges are split all the same.", "关键边照样拆开。") &&
    c.model.steps.some((s) => s.kind === "split"),
  critical: (c, from, to, _, succs, __, preds) =>
    c.world.blocks.get(from).succs.length === Number(succs) &&
    Number(succs) > 1 &&
    Number(preds) > 1 &&
    c.world.edgesInto(to) === Number(preds),
  "critical.why": (c, from, to) => c.world.blocks.get(from).succs.length > 1 && c.world.edgesInto(to) > 1,
  split: (c, b, from, to) => !c.world.blocks.has(b) && c.world.blocks.get(from).succs.includes(to),
  "split.empty": (c) =>
    c.isPinned(
      "No copy is needed there, so the block is deleted at the end.",
      "这里不需要复制，所以它最后又会消失。",
    ) && !c.moves(c.step.e.from, c.step.e.to).length,
  "copy.all": (c, from, to) =>
    c.step.e.copies.every((copy) =>
      c.phis(to).some((t) => t.startsWith(copy.to + " = phi") && t.includes(`[ ${copy.from}, %${from} ]`)),
    ),
  "copy.one": (c, from, to, to2) =>
    to === to2 &&
    c.step.e.copies.length === 1 &&
    c.step.e.copies.every((copy) =>
      c.phis(to).some((t) => t.startsWith(copy.to + " = phi") && t.includes(`[ ${copy.from}, %${from} ]`)),
    ),
  "copy.left": (c, list) =>
    names(list).every((n) => c.isLeftOut(n)) &&
    c.step.e.copies.every((copy) => !copy.why || names(list).includes(copy.to)),
  "places.same": (c) => c.step.e.copies.every((copy) => copy.to === copy.from || copy.coalesced),
  places: (c) => c.step.e.copies.some((copy) => copy.to !== copy.from),
  move: (c, to) => c.left.some((x) => x.to === to) && !c.left.some((x) => x.from === to),
  "move.text": (c, to, from) => {
    const i = c.left.findIndex((x) => x.to === to && x.from === from);
    c.left.splice(i, 1);
    return i >= 0 && c.readyIsRight();
  },
  constant: (c, from) => !from.startsWith("%") && c.left.every((x) => c.isConstant(x.from)),
  cycle: (c, list) => {
    const cycle = (c.cycleNow = names(list)),
      left = c.left.filter((x) => !c.isConstant(x.from));
    return (
      left.every((x) => left.some((y) => y.from === x.to)) &&
      cycle.every((n) => left.some((x) => x.to === n && cycle.includes(x.from)))
    );
  },
  "cycle.lost": (c) => c.cycleNow.length > 1 && c.step.e.of === "values",
  "move.through": (c, through) =>
    [c.step.e.to, c.step.e.from].every((place) => place.startsWith("[slot")) &&
    c.left.every((x) => x.to !== through && x.from !== through),
  swap: (c, a, b) => {
    const before = c.left.length,
      isSwap = (x) =>
        [
          [a, b],
          [b, a],
        ].some(([to, from]) => x.to === to && x.from === from);
    c.left = c.left.filter((x) => !isSwap(x));
    return before - c.left.length === 2 && c.readyIsRight();
  },
  save: (c, to, from) => {
    c.left = c.left.map((x) => (x.from === from ? { ...x, from: to } : x));
    return c.readyIsRight();
  },
  "save.open": (c, from, to) =>
    !c.left.some((x) => x.from === from) && c.left.some((x) => x.from === to) && c.state.copy.ready.includes(from),
  restore: (c, to, from) => {
    const i = c.left.findIndex((x) => x.to === to && x.from === from);
    c.left.splice(i, 1);
    return i >= 0 && c.readyIsRight();
  },
  "start.keeps": (c, v, n) => Number(n) === c.world.allocas.size && Number(n) > 0,
  "start.turns": (c, n) => Number(n) === c.promoted().length,
  "frontier.own": (c, head, pred) =>
    c.world.frontier(head).includes(head) && c.world.preds(head).includes(pred) && c.world.dominates(head, pred),
  "exposed.written": (c, load, v, b) => c.world.defines(b, v) && c.isFirst(load, v, b),
  "exposed.unwritten": (c, load, v, b) => !c.world.defines(b, v) && c.isFirst(load, v, b),
  "exposed.before": (c, v) => c.world.exposed(c.step.block, v) && !c.world.isInCycle(c.step.block),
  "exposed.round": (c, v) => c.world.exposed(c.step.block, v) && c.world.isInCycle(c.step.block),
  "story.within": (c, within, above) => {
    let all = 0,
      exposed = 0;
    for (const b of c.world.reachable)
      for (const v of c.promoted())
        if (!c.settled.has(v)) {
          all += c.world.accesses(b, v).filter((a) => a.kind === "load").length;
          if (c.world.exposed(b, v)) exposed++;
        }
    return Number(above) === exposed && Number(within) === all - exposed;
  },
  "story.globals": (c, list) =>
    tells(
      list,
      c.promoted().filter((v) => !c.settled.has(v) && c.world.isGlobal(v)),
    ),
  "take.none": (c, x, v) => (c.world.defines(x, v) || c.placed.includes(x)) && c.world.frontier(x).length === 0,
  "take.own": (c, x) => c.world.frontier(x).includes(x) && c.world.isInCycle(x),
  "place.dead": (c, v, y) => !c.world.live(y, v) && c.form !== "pruned",
  "placed.without": (c, b, v, def) => {
    const isDef = (x) => c.world.defines(x, v) || c.world.phiBlocks(v, c.form).has(x),
      from = c.definition(def, v, null);
    return (
      c.world.exposed(b, v) && !c.world.phiBlocks(v, c.form).has(b) && from && equal(c.world.reaching(b, isDef), [from])
    );
  },
  "forms.spared": (c, whole) =>
    Number(whole) === c.promoted().reduce((sum, v) => sum + c.world.phiBlocks(v, "pruned").size, 0) &&
    c.promoted().some((v) => c.world.hasOneStore(v) && c.world.phiBlocks(v, "pruned").size),
  "forms.uncounted": (c) => !c.model.fn.forms.minimal?.length && c.promoted().some((v) => c.world.hasOneStore(v)),
  "push.alloca": (c, b, v, name) =>
    c.world.blocks.get(b).insts.some((t) => t.startsWith(`${v} = alloca`)) &&
    c.world.isInCycle(b) &&
    c.nameIsFair(name),
  "leave.room": (c, n) => Number(n ?? 1) === c.phis().length && !c.hasCriticalPhis(),
  "leave.critical": (c, n) =>
    Number(n ?? 1) === c.phis().length && c.model.steps.some((s) => s.kind === "critical-edge"),
  "copy.one.end": (c, b) => b === c.step.e.from || !c.world.blocks.has(b),
  "copy.all.end": (c, b) => b === c.step.e.from || !c.world.blocks.has(b),
  "copy.one.start": (c, b) => b === c.step.e.to && new Set(c.world.preds(b)).size === 1,
  "copy.all.start": (c, b) => b === c.step.e.to && new Set(c.world.preds(b)).size === 1,
  "copy.undef": (c, list) =>
    names(list).every((phi) =>
      c
        .phis(c.step.e.to)
        .some((t) => t.startsWith(phi + " = phi") && new RegExp(`\\[ (undef|poison), %${c.step.e.from} \\]`).test(t)),
    ),
  "places.gone": (c, same, all) =>
    Number(same) > 0 &&
    Number(same) === c.step.e.copies.filter((x) => x.to === x.from).length &&
    Number(all) === c.step.e.copies.length,
  "story.places": (c, gone, all) => {
    const copies = c.model.steps.filter((s) => s.kind === "places").flatMap((s) => s.e.copies);
    return Number(all) === copies.length && Number(gone) === copies.filter((x) => x.to === x.from).length;
  },
  "cycle.registers": (c) => c.cycleNow.length > 1 && c.step.e.of === "places",
  assembly: (c, name) =>
    c.step.assembly.includes(`\n${name}:\n`) &&
    c.model.steps.every((s) => s.kind !== "swap" || /\txchg/.test(c.step.assembly)),
};
