// The sentences: for each kind of step what happens and why, in both languages. They say what the
// events say and what follows from the definitions, and nothing else: tests/explain/claims_test.mjs
// reads every sentence of random programs and checks it against a model of its own. A sentence of another
// shape needs its check there.
import { isChinese, tr } from "./words.js";

// Names are put between signs, so that the page can set them apart from the words (view/rich.js).
export const BLOCK = "\u0001", VALUE = "\u0002", END = "\u0003";
export const plain = (text) => text.replace(/[\u0001-\u0003]/g, "");
export const bl = (label) => BLOCK + label + END;
export const va = (name) => VALUE + name + END;
const list = (items, make = bl) => items.map(make).join(", ");
const set = (items, make = bl) => (items.length ? `{ ${list(items, make)} }` : "∅");
/// Longer sets are counted: the table and the picture show them.
const LONG = 6;
const plural = (n, what) => `${n} ${what}${n === 1 ? "" : "s"}`;

/// Of many variables their number; of many blocks in an order the first and the last: the tables have all.
const MANY = 12;
export const variablesText = (names) => (names.length > MANY ? tr(`${names.length} variables`, `${names.length} 个变量`) : list(names, va));
export const orderText = (labels) => (labels.length > 2 * MANY ? `${list(labels.slice(0, MANY))} … ${bl(labels.at(-1))}` : list(labels));

/// Why a variable stays in memory; English comes with the log.
const OBSTACLES = [
  [/^an access to it is volatile/, "对它有 volatile 访问"],
  [/^it is accessed as another type/, "访问它的类型与它自己的不同"],
  [/^its address is stored/, "它的地址被存入内存"],
  [/^its address is passed to `(.*)`/, "它的地址传给了 $1"],
  [/^its address is passed/, "它的地址传给了函数"],
  [/^its address is returned/, "它的地址被返回"],
  [/^an address inside it is computed/, "程序计算它内部的地址"],
  [/^its address is compared/, "它的地址参与比较"],
  [/^its address is one of several/, "它的地址是 φ 或 select 的选项之一"],
  [/^its address is converted/, "它的地址被转换成别的类型"],
  [/^its address is used/, "它的地址另作他用"],
];
export const obstacle = (text) => {
  if (!isChinese()) return text;
  const known = OBSTACLES.find(([pattern]) => pattern.test(text));
  return known ? text.replace(known[0], known[1]) : text;
};
/// Why the clean-up deletes an instruction.
export const reasonOfErasing = (text) => (/variable lives/.test(text) ? tr(text, "变量已经变成值")
  : /unreachable, or only marks/.test(text) ? tr(text, "它不可达, 或只是变量的标记") : text);

/// One of the definitions that meet, with the value that its store writes in the text as it is now.
export const definitionText = (d, variable, model) => d.kind === "store"
  ? tr(`${va(variable)} = ${va(model.storedNow(d.line))} from ${bl(d.block)}${d.source ? ` (line ${d.source})` : ""}`, `来自 ${bl(d.block)}${d.source ? ` (第 ${d.source} 行)` : ""} 的 ${va(variable)} = ${va(model.storedNow(d.line))}`)
  : d.kind === "phi" ? tr(`the phi of ${bl(d.block)}`, `${bl(d.block)} 的 φ`)
    : tr(`the undefined value on entry to ${bl(d.block)}`, `${bl(d.block)} 入口处的未定义值`);
export const meetText = (meet, variable, y, model) => {
  const [one, other] = meet.map((d) => definitionText(d, variable, model));
  return meet.length === 2 ? tr(`In ${bl(y)} two definitions meet: ${one}, and ${other}.`, `两个定义在 ${bl(y)} 相遇: ${one}, 以及${other}。`)
    : tr(`In ${bl(y)} ${meet.length} definitions meet, among them: ${one}, and ${other}.`, `${meet.length} 个定义在 ${bl(y)} 相遇, 其中有: ${one}, 以及${other}。`);
};

const nameText = (e, form) => form === "semi-pruned"
  ? tr(`the textbook calls it ${va(e.name)}`, `教科书叫它 ${va(e.name)}`)
  : tr(`as a name with a subscript: ${va(e.name)}`, `带下标的名字: ${va(e.name)}`);

export const WHY = {
  start: (step, model) => {
    const { ir } = model;
    if (step.round > 0) return tr(`Promoting a pointer has freed other variables: the pass runs once more (round ${step.round + 1}).`,
      `提升一个指针变量之后, 又有变量可以提升: 再运行一遍 (第 ${step.round + 1} 轮)。`);
    if (!step.allocas) return tr(`${va(step.title)} has no local variables in memory: there is nothing to turn into values.`,
      `${va(step.title)} 没有放在内存里的局部变量: 没有什么要变成值。`);
    return tr(`${va(step.title)} keeps ${plural(step.allocas, "local variable")} in memory: ${step.allocas === 1 ? "an alloca" : "allocas"}, with loads and stores. mem2reg turns ${ir.variables.length === step.allocas ? (step.allocas === 1 ? "it" : "all of them") : `${ir.variables.length} of them`} into values. Press → to step.`,
      `${va(step.title)} 有 ${step.allocas} 个局部变量在内存里: alloca 加上 load 和 store。mem2reg 把其中 ${ir.variables.length} 个变成值。按 → 前进一步。`);
  },
  candidate: ({ e }) => e.promotable
    ? tr(`${va(e.variable)} is only loaded (${e.loads}×) and stored (${e.stores}×), always as a whole: it can become values.`
        + (e.constant !== undefined ? ` Only ${va(e.constant)} is ever stored, by one store: every load may give it.` : ""),
    `${va(e.variable)} 只被整体地读 (${e.loads} 次) 和写 (${e.stores} 次): 它可以变成值。`
        + (e.constant !== undefined ? `只有一次 store, 写入 ${va(e.constant)}: 每次读到的都可以是它。` : ""))
    : tr(`${va(e.variable)} stays in memory: ${e.because}. The use that keeps it there: ${va(e.user.trim())}.`,
      `${va(e.variable)} 留在内存里: ${obstacle(e.because)}。就是这一处使用: ${va(e.user.trim())}。`),
  number: ({ block, number }) => tr(
    `All successors of ${bl(block)} are done or on the way here: it gets the next post-order number, ${number}.`,
    `${bl(block)} 的后继都已处理或正在途中: 它得到下一个后序编号 ${number}。`),
  reverse: (_, { ir }) => tr(
    `Read backwards this is reverse post-order: except over back edges, a block comes after its predecessors. The order: ${orderText(ir.rpo)}.`
      + (ir.unreachable.length ? ` Never reached, and left out: ${list(ir.unreachable)}.` : ""),
    `倒过来就是逆后序: 除了回边之外, 每个块都排在它的前驱之后。顺序: ${orderText(ir.rpo)}。`
      + (ir.unreachable.length ? `不可达、不参与分析的块: ${list(ir.unreachable)}。` : "")),
  round: ({ number }, { ir }) => number === 1
    ? tr(`Pass 1 over the blocks in reverse post-order: so far only ${bl(ir.entry)}, the entry, is known to dominate itself.`,
      `按逆后序第 1 遍扫描: 只知道入口 ${bl(ir.entry)} 支配自己。`)
    : tr(`Pass ${number}: something changed in the pass before, so each idom is checked again.`, `第 ${number} 遍: 上一遍有变化, 每个 idom 都要再查一次。`),
  meet: ({ block, fingers: [a, b] }) => tr(
    `${bl(block)} has several predecessors: two fingers start at ${bl(a)} and ${bl(b)} and look for the nearest common dominator. What dominates a block dominates all its predecessors, or is the block itself.`,
    `${bl(block)} 有多个前驱: 两根手指从 ${bl(a)} 和 ${bl(b)} 出发, 找最近的公共支配结点。支配一个块的块, 要么支配它的所有前驱, 要么就是它自己。`),
  climb: ({ fingers: [a, b] }) => a === b
    ? tr(`Both fingers are at ${bl(a)}: the nearest common dominator, as far as known.`, `两根手指都在 ${bl(a)}: 就目前所知, 这是最近的公共支配结点。`)
    : tr(`The finger with the greater reverse post-order number climbs to its idom: now they are at ${bl(a)} and ${bl(b)}.`,
      `逆后序编号较大的手指爬到它的 idom: 现在在 ${bl(a)} 和 ${bl(b)}。`),
  idom: ({ block, idom, changed, final: last }) => changed
    ? last ? tr(`As far as known, idom(${bl(block)}) = ${bl(idom)}. It will stay: every path to ${bl(block)} goes through ${bl(idom)}, and no block nearer has this property.`,
      `就目前所知, idom(${bl(block)}) = ${bl(idom)}。它不会再变: 到 ${bl(block)} 的每条路都经过 ${bl(idom)}, 且没有更近的块如此。`)
      : tr(`As far as known, idom(${bl(block)}) = ${bl(idom)}. It will not stay: not all ways to ${bl(block)} have been looked at.`,
        `就目前所知, idom(${bl(block)}) = ${bl(idom)}。这还不是最后的: 到 ${bl(block)} 的路还没有都看过。`)
    : tr(`idom(${bl(block)}) = ${bl(idom)}, as before.`, `idom(${bl(block)}) = ${bl(idom)}, 没有变化。`),
  tree: (_, { ir }) => ir.rpo.length === 1
    ? tr(`There is one block, which dominates itself: the dominator tree is its root.`, `只有一个块, 它支配自己: 支配树就是它的根。`)
    : tr("Nothing changed in a whole pass: the dominator tree is finished. The dominators of a block are the blocks on its path to the root.",
    "整整一遍没有变化: 支配树完成。一个块的支配结点就是它到树根路上的那些块。"),
  runner: ({ join, pred, stop }) => tr(
    `${bl(join)} has several predecessors: a runner starts at ${bl(pred)} and climbs the dominator tree until idom(${bl(join)}) = ${bl(stop)}.`,
    `${bl(join)} 有多个前驱: 跑者从 ${bl(pred)} 出发, 沿支配树向上, 直到 idom(${bl(join)}) = ${bl(stop)}。`),
  climbs: ({ block, join, pred }) => tr(
    `${bl(join)} is on the frontier of ${bl(block)}: ${bl(block)} dominates ${pred === block ? "itself" : bl(pred)}, a predecessor of ${bl(join)}, but does not strictly dominate ${bl(join)}.`,
    `${bl(join)} 在 ${bl(block)} 的支配边界上: ${bl(block)} 支配 ${pred === block ? "它自己" : bl(pred)} (${bl(join)} 的前驱), 但不严格支配 ${bl(join)}。`),
  stops: ({ join, stop }) => tr(`The runner is at ${bl(stop)} = idom(${bl(join)}) and stops: from here up all blocks strictly dominate ${bl(join)}.`,
    `跑者到了 ${bl(stop)} = idom(${bl(join)}), 停下: 从这里往上的块都严格支配 ${bl(join)}。`),
  frontier: () => tr("The frontier of X says where definitions in X meet other ones: where the region that X dominates ends. Click a block to see both.",
    "X 的支配边界告诉我们 X 中的定义在哪里与别的定义相遇: 也就是 X 支配的区域结束的地方。点一个块就能看到两者。"),
  "local-store": ({ e, only }) => only !== undefined
    ? tr(`This is the only store to ${va(e.variable)}, of ${va(only)}: the single-store shortcut deletes it. Every load yields ${va(only)}, or an undefined value where it runs before the store, and that may be refined to ${va(only)}.`,
      `这是对 ${va(e.variable)} 的唯一一次 store, 写入 ${va(only)}: 单次写捷径把它删除。每个 load 得到的都是 ${va(only)}, 在 store 之前执行的则是未定义值, 而未定义值可以细化为 ${va(only)}。`)
    : tr(`In ${bl(e.block)}, ${va(e.variable)} gets ${va(e.value)}: the block now defines it.`
      + (e.overwrites ? " The store before it in this block is overwritten and is deleted." : ""),
  `在 ${bl(e.block)} 中, ${va(e.variable)} 得到 ${va(e.value)}: 这个块定义了它。` + (e.overwrites ? "本块中前一次 store 被覆盖, 删除。" : "")),
  "local-load": ({ e, only, unwritten }) => only !== undefined
    ? tr(`${va(e.load)} is replaced by ${va(e.value)}, which the only store to ${va(e.variable)} writes (single-store shortcut).`,
      `${va(e.load)} 换成 ${va(e.value)}: 对 ${va(e.variable)} 的唯一一次 store 写的就是它 (单次写捷径)。`)
    : unwritten
      ? tr(`${va(e.load)} reads ${va(e.variable)}, which nothing has written yet: its value is undefined.`, `${va(e.load)} 读 ${va(e.variable)}, 而还没有谁写过它: 值未定义。`)
      : tr(`${va(e.load)} reads what this block has stored or read before: it is ${va(e.value)}.`,
        `${va(e.load)} 读的是本块之前写或读过的值: 就是 ${va(e.value)}。`),
  "upward-exposed": ({ e, writes, isInCycle }) => tr(
    (writes ? `${va(e.load)} reads ${va(e.variable)} before ${bl(e.block)} writes it` : `${va(e.load)} reads ${va(e.variable)}, which ${bl(e.block)} does not write`)
      + (isInCycle ? ": the value is from before the block, or from an earlier round of the loop." : ": the value is from before the block.") + " The variable is upward exposed here.",
    (writes ? `${va(e.load)} 在 ${bl(e.block)} 写 ${va(e.variable)} 之前就读它` : `${va(e.load)} 读 ${va(e.variable)}, 而 ${bl(e.block)} 不写它`)
      + (isInCycle ? ": 值来自块外, 或上一轮循环。" : ": 值来自块外。") + "变量在此向上暴露。"),
  variable: ({ e, only }, { form }) => only !== undefined
    ? tr(`${va(e.variable)} is settled already: its only store writes ${va(only)}, which has replaced every load. No definition or use is left, so no phi is needed.`,
      `${va(e.variable)} 已经解决: 唯一一次 store 写入 ${va(only)}, 所有 load 都已换成它。不再有定义和使用, 所以不需要 φ。`)
    : e.global
      ? tr(`${va(e.variable)} is a global name: it is written in ${set(e.defs)}, and read from before the block in ${set(e.uses)}.`,
        `${va(e.variable)} 是全局名: 它在 ${set(e.defs)} 中被写, 在 ${set(e.uses)} 中读到块外来的值。`)
      : tr(`${va(e.variable)} is never read before its block writes it: no value of it crosses a block border, so it needs no phi anywhere.`
          + (form === "minimal" ? " Minimal form does not ask for this." : ""),
        `每个块读 ${va(e.variable)} 之前都先写了它: 它没有值跨越块的边界, 所以哪里都不需要 φ。` + (form === "minimal" ? "最小形式不问这一点。" : "")),
  flood: ({ variable, block, from }) => from === null
    ? tr(`${va(variable)} is live on entry to ${bl(block)}, which reads it from before the block.`, `${va(variable)} 在 ${bl(block)} 入口处活跃: 这个块读到块外来的值。`)
    : tr(`${va(variable)} is live on entry to ${bl(block)}, too: ${bl(block)} does not write it, and its successor ${bl(from)} needs it.`,
      `${va(variable)} 在 ${bl(block)} 入口处也活跃: ${bl(block)} 不写它, 而后继 ${bl(from)} 需要它。`),
  "live-in": ({ e }) => e.blocks.length > LONG
    ? tr(`${va(e.variable)} is live on entry to ${e.blocks.length} blocks: from there some path reads it before writing it.`,
      `${va(e.variable)} 在 ${e.blocks.length} 个块的入口处活跃: 从那里有一条路, 先到读而不经过写。`)
    : tr(`${va(e.variable)} is live on entry to ${set(e.blocks)}: from there some path reads it before writing it.`,
    `${va(e.variable)} 在 ${set(e.blocks)} 的入口处活跃: 从那里有一条路, 先到读而不经过写。`),
  worklist: ({ e }) => tr(`${va(e.variable)}: every block that defines it is on the worklist; F, the blocks with a phi, is empty.`,
    `${va(e.variable)}: 所有定义它的块都进入工作表 W; 已有 φ 的块 F 为空。`),
  take: ({ e, refused }) => {
    if (!e.frontier.length)
      return tr(`Take X = ${bl(e.x)}: DF(X) = ${set([])}, so its definition of ${va(e.variable)} asks for no phi.`,
        `取 X = ${bl(e.x)}: DF(X) = ${set([])}, 所以它对 ${va(e.variable)} 的定义不要求 φ。`);
    const fresh = e.frontier.filter((y) => !e.known.includes(y) && !refused.includes(y));
    return tr(`Take X = ${bl(e.x)}: its definition of ${va(e.variable)} meets others in DF(X) = ${set(e.frontier)}.`
        + (e.known.length ? ` Already in F: ${list(e.known)}.` : "") + (refused.length ? ` Not live on entry, as before: ${list(refused)}.` : "") + (fresh.length ? "" : " Nothing to do."),
    `取 X = ${bl(e.x)}: 它对 ${va(e.variable)} 的定义在 DF(X) = ${set(e.frontier)} 与别的定义相遇。`
        + (e.known.length ? `已在 F 中: ${list(e.known)}。` : "") + (refused.length ? `和之前一样, 在入口处不活跃: ${list(refused)}。` : "") + (fresh.length ? "" : "无事可做。"));
  },
  place: ({ e, meet, defines }, model) => (meet ? meetText(meet, e.variable, e.y, model) + " " : "")
    + tr(`Y = ${bl(e.y)} is on the frontier of ${bl(e.x)}: a phi for ${va(e.variable)} goes to ${bl(e.y)}.`
      + (!defines ? ` A phi is a definition, too: ${bl(e.y)} joins the worklist.` : ` ${bl(e.y)} defines ${va(e.variable)} itself, so it has been on the worklist.`),
    `Y = ${bl(e.y)} 在 ${bl(e.x)} 的边界上: ${bl(e.y)} 得到 ${va(e.variable)} 的 φ。`
      + (!defines ? `φ 也是定义: ${bl(e.y)} 进入工作表。` : `${bl(e.y)} 自己就定义 ${va(e.variable)}, 已经进过工作表。`)),
  "not-live": ({ e }) => tr(`No phi for ${va(e.variable)} in Y = ${bl(e.y)}: it is on the frontier of ${bl(e.x)}, but the variable is not live there (pruned). No path from it reads the variable before writing it.`,
    `Y = ${bl(e.y)} 中没有 ${va(e.variable)} 的 φ: 它在 ${bl(e.x)} 的边界上, 但变量在那里不活跃 (剪枝)。从它出发, 没有路在写之前读这个变量。`),
  placed: ({ variable, blocks }) => tr(`The worklist is empty: ${va(variable)} has phis in ${set(blocks)}.`, `工作表空了: ${va(variable)} 的 φ 在 ${set(blocks)}。`),
  insert: ({ e }) => tr(`${va(e.phi)} is written into ${bl(e.block)}, with an empty slot for every edge into the block. Renaming will fill the slots.`,
    `${va(e.phi)} 写入 ${bl(e.block)}, 每条进入的边一个空位。重命名会填上它们。`),
  forms: (step) => {
    const total = (form) => step.counts.reduce((sum, e) => sum + e.counts[form], 0);
    return tr(`How many phis each form places: maximal ${total("maximal")}, minimal ${total("minimal")}, semi-pruned ${total("semi-pruned")}, pruned ${total("pruned")}.` + (step.spared ? ` The single-store shortcut spares pruned form ${step.spared} more.` : "") + (step.uncounted ? " Variables with a single store are not counted." : " Choose a form to see it made."),
      `每种形式放多少 φ: 最大 ${total("maximal")}, 最小 ${total("minimal")}, 半剪枝 ${total("semi-pruned")}, 剪枝 ${total("pruned")}。` + (step.spared ? `单次写捷径让剪枝形式又少放 ${step.spared} 个。` : "") + (step.uncounted ? "只写一次的变量没有算在内。" : "选一种形式看它如何建立。"));
  },
  enter: ({ e, given }) => tr(`Rename(${bl(e.block)}): the stacks hold the values that are valid on entry to the block.`
      + (given.length ? ` ${list(given, va)} not yet written: undef.` : ""),
  `Rename(${bl(e.block)}): 各个栈里是进入这个块时有效的值。` + (given.length ? `${list(given, va)} 还没有写过: undef。` : "")),
  push: ({ e }, { form }) => e.from === "phi"
    ? tr(`The phi ${va(e.value)} defines ${va(e.variable)} at the top of ${bl(e.block)}: push it (${nameText(e, form)}).`,
      `φ ${va(e.value)} 在 ${bl(e.block)} 的开头定义 ${va(e.variable)}: 压栈 (${nameText(e, form)})。`)
    : e.from === "alloca"
      ? tr(`The alloca in ${bl(e.block)} makes ${va(e.variable)} anew, with an undefined value: push it (${nameText(e, form)}).`,
        `${bl(e.block)} 中的 alloca 产生新的 ${va(e.variable)}, 值未定义: 压栈 (${nameText(e, form)})。`)
      : tr(`The store in ${bl(e.block)} defines ${va(e.variable)}: push ${va(e.value)} (${nameText(e, form)}). The store is no longer needed.`,
        `${bl(e.block)} 中的 store 定义 ${va(e.variable)}: ${va(e.value)} 压栈 (${nameText(e, form)})。store 不再需要。`),
  replace: ({ e }) => tr(`${va(e.load)} reads ${va(e.variable)}: its uses become uses of the top of the stack, ${va(e.value)}.`,
    `${va(e.load)} 读 ${va(e.variable)}: 用它的地方改用栈顶 ${va(e.value)}。`),
  fill: ({ e }) => tr(`On the edge ${bl(e.pred)} → ${bl(e.block)}, ${va(e.phi)} takes what is on top of the stack: ${va(e.value)}.`,
    `在边 ${bl(e.pred)} → ${bl(e.block)} 上, ${va(e.phi)} 取栈顶: ${va(e.value)}。`),
  pop: ({ e }) => tr(`Leaving ${bl(e.block)}: pop its definition of ${va(e.variable)}, which is valid only in the blocks that ${bl(e.block)} dominates.`,
    `离开 ${bl(e.block)}: 它对 ${va(e.variable)} 的定义出栈, 因为那只在 ${bl(e.block)} 支配的块中有效。`),
  "unreachable-operand": ({ e }) => tr(`Control never comes from ${bl(e.pred)} to ${va(e.phi)}: the slot is poison.`, `控制流永远不会从 ${bl(e.pred)} 到 ${va(e.phi)}: 这个空位是 poison。`),
  fold: ({ e, mayBeUndefined }) => e.value === null
    ? tr(`Nothing needs ${va(e.phi)}: it is dead and is deleted.`, `没有谁需要 ${va(e.phi)}: 它是死的, 删除。`)
    : mayBeUndefined
      ? tr(`${va(e.phi)} can only be ${va(e.value)} or undefined, and what is undefined may be taken as ${va(e.value)}: ${va(e.value)} replaces it.`,
        `${va(e.phi)} 只能是 ${va(e.value)} 或未定义, 而未定义值可以当作 ${va(e.value)}: 用它代替。`)
      : tr(`${va(e.phi)} can only be ${va(e.value)}, on every path: ${va(e.value)} replaces it.`, `无论控制流从哪里来, ${va(e.phi)} 都只能是 ${va(e.value)}: 用它代替。`),
  erase: ({ e }) => tr(`${va(e.text.trim())} is deleted: ${e.because}.`, `删除 ${va(e.text.trim())}: ${reasonOfErasing(e.because)}。`),
  result: (_, { ir }) => tr(`Done: every value is defined once` + (ir.variables.length ? `, and these variables are values now: ${variablesText(ir.variables)}.` : ".") + " Unnamed values are numbered anew.",
    `完成: 每个值只定义一次` + (ir.variables.length ? `, 这些变量现在是值: ${variablesText(ir.variables)}。` : "。") + "没有名字的值重新编号。"),
  leave: ({ count, edges }) => count === 0
    ? edges
      ? tr("No machine has phis, and this function has none: no copy is needed. Critical edges are split all the same.", "机器没有 φ, 这个函数也没有: 不需要复制。关键边照样拆开。")
      : tr("No machine has phis, and this function has none: there is nothing to do.", "机器没有 φ, 这个函数也没有: 无事可做。")
    : tr(`No machine has phis: ${count === 1 ? "the phi becomes" : `each of the ${count} phis becomes`} copies at the ends of the edges into its block`
        + (edges ? ", and some edges have no place for copies." : "; here every edge has a place for them."),
    `机器没有 φ: ${count === 1 ? "这个 φ" : `${count} 个 φ 都`}要变成进入其块的边上的复制` + (edges ? ", 而有些边上没有地方放复制。" : "; 这里每条边都有地方放。")),
  "critical-edge": ({ e }) => tr(
    `${bl(e.from)} → ${bl(e.to)} is critical: ${bl(e.from)} has ${e.succs} successors and ${bl(e.to)} has ${e.preds} predecessors. A copy at the end of ${bl(e.from)} would also run on its other ways out; at the head of ${bl(e.to)}, also for those who come from elsewhere.`,
    `${bl(e.from)} → ${bl(e.to)} 是关键边: ${bl(e.from)} 有 ${e.succs} 个后继, ${bl(e.to)} 有 ${e.preds} 个前驱。放在 ${bl(e.from)} 末尾的复制在走别的出口时也会执行; 放在 ${bl(e.to)} 开头, 从别处来的也会执行。`),
  split: ({ e }) => tr(`A new block ${bl(e.block)} is put onto the edge ${bl(e.from)} → ${bl(e.to)}: its code runs on this edge only.`
      + (e.copies ? "" : " No copy is needed there, so the block is deleted at the end."),
  `在边 ${bl(e.from)} → ${bl(e.to)} 上放一个新块 ${bl(e.block)}: 其中的代码只在走这条边时执行。` + (e.copies ? "" : "这里不需要复制, 所以它最后又会消失。")),
  "parallel-copy": ({ e }) => tr(
    `Edge ${bl(e.from)} → ${bl(e.to)}: ${e.copies.length === 1 ? `the phi of ${bl(e.to)} takes its operand. That is a copy` : `all phis of ${bl(e.to)} take their operands at the same moment. That is one parallel copy`}, at the ${e.at === "start" ? "start" : "end"} of ${bl(e.block)}.`
      + (e.copies.some((c) => c.why) ? ` Left out: ${list(e.copies.filter((c) => c.why).map((c) => c.to), va)} (it is never read, or it keeps its value).` : ""),
    `边 ${bl(e.from)} → ${bl(e.to)}: ${e.copies.length === 1 ? `${bl(e.to)} 的 φ 取操作数。这是一个复制` : `${bl(e.to)} 的所有 φ 在同一时刻取操作数。这是一个并行复制`}, 放在 ${bl(e.block)} 的${e.at === "start" ? "开头" : "末尾"}。`
      + (e.copies.some((c) => c.why) ? `省去: ${list(e.copies.filter((c) => c.why).map((c) => c.to), va)} (没有谁读它, 或值不变)。` : "")),
  places: ({ e }) => {
    const same = e.copies.filter((c) => c.coalesced).length;
    return same === e.copies.length
      ? tr(`In registers, edge ${bl(e.from)} → ${bl(e.to)}: nothing is left to copy, the values are already in the right places.`,
        `在寄存器中, 边 ${bl(e.from)} → ${bl(e.to)}: 不用复制, 值已经在该在的地方。`)
      : tr(`In registers, edge ${bl(e.from)} → ${bl(e.to)}: the copies are between registers and slots now.` + (same ? ` ${same} of ${e.copies.length} ${same === 1 ? "has" : "have"} both sides in one place and vanish${same === 1 ? "es" : ""}.` : ""),
        `在寄存器中, 边 ${bl(e.from)} → ${bl(e.to)}: 复制在寄存器和栈槽之间进行。` + (same ? `${e.copies.length} 个中有 ${same} 个两边在同一处, 消失了。` : ""));
  },
  move: ({ e }) => tr(`${va(e.to)} was ready: no copy that is left reads it, so it can be overwritten. ${va(e.to)} := ${va(e.from)}.`
      + (e.through ? ` No instruction moves from slot to slot: the value goes through ${va(e.through)}.` : ""),
    `${va(e.to)} 已就绪: 剩下的复制都不读它, 可以覆盖。${va(e.to)} := ${va(e.from)}。` + (e.through ? `没有指令能从栈槽直接复制到栈槽: 值经过 ${va(e.through)}。` : "")),
  constant: ({ e }) => tr(`${va(e.from)} is a constant: it cannot be overwritten, so it comes last. ${va(e.to)} := ${va(e.from)}.`,
    `${va(e.from)} 是常量: 谁也不会覆盖它, 所以放在最后。${va(e.to)} := ${va(e.from)}。`),
  cycle: ({ e }) => tr(`No destination is ready: ${list(e.places, va)} wait for each other in a cycle. Copied one after the other, a value would be lost.`,
    `没有就绪的目标: ${list(e.places, va)} 循环等待。若依次复制, 就会丢失一个值。`),
  save: ({ e }) => tr(`Save one: ${va(e.to)} := ${va(e.from)}. Now ${va(e.from)} is ready: who wanted to read it reads ${va(e.to)}, and the cycle is open.`,
    `先存一个: ${va(e.to)} := ${va(e.from)}。现在 ${va(e.from)} 就绪: 要读它的改读 ${va(e.to)}, 循环打开了。`),
  swap: ({ e }) => tr(`The machine has an instruction that exchanges two registers: ${va(e.to)} and ${va(e.from)} get each other's value, and nothing has to be saved.`,
    `机器有交换两个寄存器的指令: ${va(e.to)} 和 ${va(e.from)} 得到对方的值, 不用存任何值。`),
  restore: ({ e }) => tr(`The saved value ends the cycle: ${va(e.to)} := ${va(e.from)}.`, `存下的值结束循环: ${va(e.to)} := ${va(e.from)}。`),
};

/// The sentences for a step, with signs around names.
export const marked = (step, model) => WHY[step.kind]?.(step, model) ?? "";
/// The same as plain text.
export const why = (step, model) => plain(marked(step, model));
/// The first sentence, and the rest.
export function split(text) {
  const end = text.search(/[.?!] (?=[^a-z])|。(?=.)|[？](?=.)/);
  return end < 0 ? [text, ""] : [text.slice(0, end + 1), text.slice(end + 1).trim()];
}
