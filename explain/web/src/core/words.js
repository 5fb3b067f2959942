// The page's words in English and Chinese. tr(en, zh) picks one; WHY says for each kind of step what
// happens and why.

let language = "en";
export const languageNow = () => language;
export const setLanguage = (to) => { language = to; };
export const tr = (en, zh) => (language === "zh" ? zh : en);

export const PHASE_NAMES = {
  start: ["Start", "开始"],
  candidates: ["Candidates", "候选变量"],
  numbering: ["Numbering", "编号"],
  dominators: ["Dominators", "支配结点"],
  frontiers: ["Frontiers", "支配边界"],
  local: ["Local values", "块内的值"],
  globals: ["Global names", "全局名"],
  liveness: ["Liveness", "活跃性"],
  placement: ["Placement", "放置 φ"],
  insertion: ["Empty phis", "空的 φ"],
  forms: ["Four forms", "四种形式"],
  renaming: ["Renaming", "重命名"],
  cleanup: ["Clean-up", "清理"],
  result: ["Result", "结果"],
  edges: ["Critical edges", "关键边"],
  copies: ["Copies", "并行复制"],
  places: ["Registers", "寄存器"],
};

export const FORM_NAMES = {
  maximal: ["maximal", "最大"],
  minimal: ["minimal", "最小"],
  "semi-pruned": ["semi-pruned", "半剪枝"],
  pruned: ["pruned", "剪枝"],
};

export const set = (items) => (items.length ? `{ ${items.join(", ")} }` : "∅");
const plural = (n, what) => `${n} ${what}${n === 1 ? "" : "s"}`;

/// Why a variable stays in memory, in Chinese; English comes with the log.
const OBSTACLES = [
  [/volatile/, "存在 volatile 访问"],
  [/call|passed|argument/, "它的地址传给了函数调用"],
  [/stored|address/, "它的地址被保存或另作他用"],
  [/type|part/, "访问的类型与变量不同"],
];
const obstacle = (text) => OBSTACLES.find(([pattern]) => pattern.test(text))?.[1] ?? text;

export const WHY = {
  start: (step, model) => step.round === 0
    ? tr(`Every local variable of ${step.title} is a place in memory: an alloca, with loads and stores. mem2reg turns them into values. Press → to step.`,
      `${step.title} 的每个局部变量都是内存中的一个位置: alloca 加上 load 和 store。mem2reg 把它们变成值。按 → 前进一步。`)
    : tr(`Promoting a pointer has freed other variables: the pass runs once more (round ${step.round + 1}).`,
      `提升一个指针变量之后, 又有变量可以提升: 再运行一遍 (第 ${step.round + 1} 轮)。`),
  candidate: ({ e }) => e.promotable
    ? tr(`${e.variable} is only loaded (${e.loads}×) and stored (${e.stores}×), always as a whole: no other code can access it, so it can become values.`
        + (e.constant !== undefined ? ` Only ${e.constant} is ever stored, so every load gives it.` : ""),
    `${e.variable} 只被整体地读 (${e.loads} 次) 和写 (${e.stores} 次): 别处看不到它, 所以可以变成值。`
        + (e.constant !== undefined ? `写入的只有 ${e.constant}, 所以每次读到的都是它。` : ""))
    : tr(`${e.variable} stays in memory: ${e.because} (${e.user}).`, `${e.variable} 留在内存里: ${obstacle(e.because)} (${e.user})。`),
  number: ({ block, number }) => tr(
    `All successors of ${block} are done (or on the way to it), so ${block} gets the next post-order number, ${number}.`,
    `${block} 的后继都已处理 (或正在途中), 所以 ${block} 得到下一个后序编号 ${number}。`),
  reverse: (_, { ir }) => tr(
    `Read backwards this is reverse post-order: ${ir.rpo.join(", ")}. Except over back edges, a block comes after its predecessors.`
      + (ir.unreachable.length ? ` Never reached, and left out: ${ir.unreachable.join(", ")}.` : ""),
    `倒过来就是逆后序: ${ir.rpo.join(", ")}。除了回边之外, 每个块都排在它的前驱之后。`
      + (ir.unreachable.length ? `不可达、不参与分析的块: ${ir.unreachable.join(", ")}。` : "")),
  round: ({ number }, { ir }) => number === 1
    ? tr(`Pass 1 over the blocks in reverse post-order. Only the entry ${ir.entry} is known: it dominates itself.`,
      `按逆后序第 1 遍扫描。只知道入口 ${ir.entry} 支配自己。`)
    : tr(`Something changed, so pass ${number}: are all idoms still right?`, `上一遍有变化, 所以第 ${number} 遍: 每个 idom 都还对吗?`),
  meet: ({ block, fingers: [a, b] }) => tr(
    `${block} has several predecessors: what dominates it dominates all of them. Two fingers start, at ${a} and ${b}, and look for their nearest common dominator.`,
    `${block} 有多个前驱: 支配它的块必须支配所有前驱。两根手指从 ${a} 和 ${b} 出发, 找最近的公共支配结点。`),
  climb: ({ fingers: [a, b] }) => a === b
    ? tr(`Both fingers are at ${a}: this is the nearest common dominator.`, `两根手指都在 ${a}: 这就是最近的公共支配结点。`)
    : tr(`The finger with the greater reverse post-order number climbs to its idom; now they are at ${a} and ${b}.`,
      `逆后序编号较大的手指爬到它的 idom; 现在在 ${a} 和 ${b}。`),
  idom: ({ block, idom, changed }) => changed
    ? tr(`idom(${block}) = ${idom}: every path to ${block} goes through ${idom}, and no block nearer has this property. It is new.`,
      `idom(${block}) = ${idom}: 到 ${block} 的每条路都经过 ${idom}, 且没有更近的块如此。这是新的。`)
    : tr(`idom(${block}) = ${idom}, as before.`, `idom(${block}) = ${idom}, 没有变化。`),
  tree: () => tr("Nothing changed in a whole pass: the dominator tree is finished. The dominators of a block are the blocks on its path to the root.",
    "整整一遍没有变化: 支配树完成。一个块的支配结点就是它到树根路上的那些块。"),
  runner: ({ join, pred, stop }) => tr(
    `${join} has several predecessors. A runner starts at predecessor ${pred} and climbs the dominator tree until idom(${join}) = ${stop}.`,
    `${join} 有多个前驱。跑者从前驱 ${pred} 出发, 沿支配树向上, 直到 idom(${join}) = ${stop}。`),
  climbs: ({ block, join, pred }) => tr(
    `${block} dominates ${pred === block ? "itself" : pred}, a predecessor of ${join}, but does not strictly dominate ${join}: ${join} is on the frontier of ${block}.`,
    `${block} 支配 ${pred === block ? "它自己" : pred} (${join} 的前驱), 但不严格支配 ${join}: 所以 ${join} 在 ${block} 的支配边界上。`),
  stops: ({ join, stop }) => tr(`The runner is at ${stop} = idom(${join}) and stops: from here up all blocks strictly dominate ${join}.`,
    `跑者到了 ${stop} = idom(${join}), 停下: 从这里往上的块都严格支配 ${join}。`),
  frontier: () => tr("The frontier of X says where definitions in X meet other ones: where the region that X dominates ends. Click a block to see both.",
    "X 的支配边界告诉我们 X 中的定义在哪里与别的定义相遇: 也就是 X 支配的区域结束的地方。点一个块就能看到两者。"),
  "local-store": ({ e, only }) => only !== undefined
    ? tr(`This is the only store to ${e.variable}: every load yields ${only}, or undef where it runs before the store, and undef may be refined to ${only}. The store is deleted (single-store shortcut).`,
      `这是对 ${e.variable} 的唯一一次 store: 每个 load 得到的都是 ${only}, 在 store 之前执行的则是 undef, 而 undef 可以细化为 ${only}。store 删除 (单次写捷径)。`)
    : tr(`In ${e.block}, ${e.variable} gets ${e.value}; the block now defines it.`
      + (e.overwrites ? " The store before it in this block is never seen: it is dead." : ""),
  `在 ${e.block} 中, ${e.variable} 得到 ${e.value}; 这个块定义了它。` + (e.overwrites ? "本块中前一个 store 谁也看不到: 是死的。" : "")),
  "local-load": ({ e, only }) => only !== undefined
    ? tr(`${e.load} is replaced by ${e.value}: ${e.variable} has a single store, of ${only}, so every load in every block yields it (single-store shortcut).`,
      `${e.load} 换成 ${e.value}: ${e.variable} 只有一次 store, 写入 ${only}, 所以任何块中的 load 得到的都是它 (单次写捷径)。`)
    : tr(`${e.load} reads what this block has stored or read before: it is ${e.value}.`,
    `${e.load} 读的是本块之前写或读过的值: 就是 ${e.value}。`),
  "upward-exposed": ({ e }) => tr(`${e.load} reads ${e.variable} before the block writes it: the value comes from another block. ${e.variable} is upward exposed in ${e.block}.`,
    `${e.load} 在本块写 ${e.variable} 之前就读它: 值来自别的块。${e.variable} 在 ${e.block} 中向上暴露。`),
  variable: ({ e, only }) => only !== undefined
    ? tr(`${e.variable} is settled already: its only store writes ${only}, which has replaced every load. No definition or use is left, so Defs and Uses are not computed, and no phi is needed.`,
      `${e.variable} 已经解决: 唯一一次 store 写入 ${only}, 所有 load 都已换成它。不再有定义和使用, 所以不求 Defs 和 Uses, 也不需要 φ。`)
    : e.global
    ? tr(`${e.variable} is written in ${set(e.defs)} and read from before the block in ${set(e.uses)}: its values cross blocks, a global name.`,
      `${e.variable} 在 ${set(e.defs)} 中被写, 在 ${set(e.uses)} 中读到块外来的值: 它的值跨越基本块, 是全局名。`)
    : tr(`${e.variable} is never read before its block writes it: no value crosses a block border, so it needs no phi anywhere.`,
      `每个块读 ${e.variable} 之前都先写了它: 没有值跨越块的边界, 所以哪里都不需要 φ。`),
  flood: ({ variable, block, from }) => from === null
    ? tr(`${block} reads ${variable} from before the block: live on entry to ${block}.`, `${block} 读到块外来的 ${variable}: 在 ${block} 入口处活跃。`)
    : tr(`${variable} is live on entry to ${from}, and its predecessor ${block} does not write it: live on entry to ${block}, too.`,
      `${variable} 在 ${from} 入口处活跃, 而前驱 ${block} 不写它: 在 ${block} 入口处也活跃。`),
  "live-in": ({ e }) => tr(`${e.variable} is live on entry to ${set(e.blocks)}: from there some path leads to a read without a write before it.`,
    `${e.variable} 在 ${set(e.blocks)} 的入口处活跃: 从那里有一条路, 先到读而不经过写。`),
  worklist: ({ e }) => tr(`${e.variable}: every block that defines it is on the worklist. F, the blocks with a phi, is empty.`,
    `${e.variable}: 所有定义它的块都进入工作表 W。已有 φ 的块 F 为空。`),
  take: ({ e }) => {
    const fresh = e.frontier.filter((y) => !e.known.includes(y));
    return tr(`Take X = ${e.x}: its definition of ${e.variable} meets others in DF(X) = ${set(e.frontier)}.`
        + (e.known.length ? ` Already in F: ${e.known.join(", ")}.` : "") + (fresh.length ? "" : " Nothing to do."),
    `取 X = ${e.x}: 它对 ${e.variable} 的定义在 DF(X) = ${set(e.frontier)} 与别的定义相遇。`
        + (e.known.length ? `已在 F 中: ${e.known.join(", ")}。` : "") + (fresh.length ? "" : "无事可做。"));
  },
  place: ({ e }) => tr(`Y = ${e.y} is on the frontier of ${e.x}: a phi for ${e.variable} goes to ${e.y}.`
      + (e.w.includes(e.y) ? ` A phi is a definition, too: ${e.y} joins the worklist.` : ` ${e.y} defines ${e.variable} itself, so it has been on the worklist.`),
  `Y = ${e.y} 在 ${e.x} 的边界上: ${e.y} 得到 ${e.variable} 的 φ。`
      + (e.w.includes(e.y) ? `φ 也是定义: ${e.y} 进入工作表。` : `${e.y} 自己就定义 ${e.variable}, 已经进过工作表。`)),
  "not-live": ({ e }) => tr(`Y = ${e.y} is on the frontier of ${e.x}, but ${e.variable} is not read after ${e.y} before it is written: no phi (pruned).`,
    `Y = ${e.y} 在 ${e.x} 的边界上, 但 ${e.y} 之后没有谁在写之前读 ${e.variable}: 不放 φ (剪枝)。`),
  placed: ({ variable, blocks }) => tr(`The worklist is empty: ${variable} has phis in ${set(blocks)}.`, `工作表空了: ${variable} 的 φ 在 ${set(blocks)}。`),
  insert: ({ e }) => tr(`${e.phi} is written into ${e.block}, with an empty slot for every edge into the block. Renaming will fill the slots.`,
    `${e.phi} 写入 ${e.block}, 每条进入的边一个空位。重命名会填上它们。`),
  forms: (step) => {
    const total = (form) => step.counts.reduce((sum, e) => sum + e.counts[form], 0);
    return tr(`How many phis each form places: maximal ${total("maximal")}, minimal ${total("minimal")}, semi-pruned ${total("semi-pruned")}, pruned ${total("pruned")}. Choose a form to see it made.`,
      `每种形式放多少 φ: 最大 ${total("maximal")}, 最小 ${total("minimal")}, 半剪枝 ${total("semi-pruned")}, 剪枝 ${total("pruned")}。选一种形式看它如何建立。`);
  },
  enter: ({ e, given }) => tr(`Rename(${e.block}): the stacks hold the values that are valid on entry to ${e.block}.`
      + (given.length ? ` ${given.join(", ")} not yet written: undef.` : ""),
  `Rename(${e.block}): 各个栈里是进入 ${e.block} 时有效的值。` + (given.length ? `${given.join("、")} 还没有写过: undef。` : "")),
  push: ({ e }) => e.from === "phi"
    ? tr(`The phi ${e.value} defines ${e.variable} at the top of ${e.block}: push it (the textbook calls it ${e.name}).`,
      `φ ${e.value} 在 ${e.block} 的开头定义 ${e.variable}: 压栈 (教科书叫它 ${e.name})。`)
    : tr(`The store in ${e.block} defines ${e.variable}: push ${e.value} (the textbook calls it ${e.name}); the store is no longer needed.`,
      `${e.block} 中的 store 定义 ${e.variable}: ${e.value} 压栈 (教科书叫它 ${e.name}); store 不再需要。`),
  replace: ({ e }) => tr(`${e.load} reads ${e.variable}: its uses become uses of the top of the stack, ${e.value}.`,
    `${e.load} 读 ${e.variable}: 用它的地方改用栈顶 ${e.value}。`),
  fill: ({ e }) => tr(`On the edge ${e.pred} → ${e.block}, ${e.phi} takes what is on top of the stack: ${e.value}.`,
    `在边 ${e.pred} → ${e.block} 上, ${e.phi} 取栈顶: ${e.value}。`),
  pop: ({ e }) => tr(`Leaving ${e.block}: its definition of ${e.variable} is not valid outside the blocks that it dominates. Pop.`,
    `离开 ${e.block}: 它对 ${e.variable} 的定义在它支配的块之外无效。出栈。`),
  "unreachable-operand": ({ e }) => tr(`Control never comes from ${e.pred} to ${e.phi}: the slot is poison.`, `控制流永远不会从 ${e.pred} 到 ${e.phi}: 这个空位是 poison。`),
  fold: ({ e }) => e.value === null
    ? tr(`${e.phi} is unused: it is dead and is deleted.`, `没有谁用 ${e.phi}: 它是死的, 删除。`)
    : tr(`${e.phi} can only be ${e.value}, on every path: ${e.value} replaces it.`, `无论控制流从哪里来, ${e.phi} 都只能是 ${e.value}: 用 ${e.value} 代替。`),
  erase: ({ e }) => tr(`${e.text} is deleted: ${e.because}.`, `删除 ${e.text}: ${/variable lives/.test(e.because) ? "变量已经变成值" : e.because}。`),
  result: (_, { ir }) => tr(`Done: every value is defined once, and no variable of these is left in memory: ${ir.variables.join(", ") || "-"}. Unnamed values are numbered anew.`,
    `完成: 每个值只定义一次, 这些变量不再占内存: ${ir.variables.join("、") || "-"}。没有名字的值重新编号。`),
  leave: ({ count, edges }) => count === 0
    ? tr("No machine has phis, and this function has none: there is nothing to do.", "机器没有 φ, 这个函数也没有: 无事可做。")
    : tr(`No machine has phis. Each of the ${plural(count, "phi")} becomes copies at the ends of the edges into its block`
        + (edges ? ", and some edges have no place for copies." : "; here every edge has a place for them."),
    `机器没有 φ。${count} 个 φ 都要变成进入其块的边上的复制` + (edges ? ", 而有些边上没有地方放复制。" : "; 这里每条边都有地方放。")),
  "critical-edge": ({ e }) => tr(
    `${e.from} → ${e.to} is critical: ${e.from} has ${e.succs} successors and ${e.to} has ${e.preds} predecessors. A copy at the end of ${e.from} would also run on its other ways out; at the head of ${e.to}, also for those who come from elsewhere.`,
    `${e.from} → ${e.to} 是关键边: ${e.from} 有 ${e.succs} 个后继, ${e.to} 有 ${e.preds} 个前驱。放在 ${e.from} 末尾的复制在走别的出口时也会执行; 放在 ${e.to} 开头, 从别处来的也会执行。`),
  split: ({ e }) => tr(`A new block ${e.block} is put onto the edge ${e.from} → ${e.to}: its code runs on this edge only.`
      + (e.copies ? "" : " No copy is needed there, so the block is deleted at the end."),
  `在边 ${e.from} → ${e.to} 上放一个新块 ${e.block}: 其中的代码只在走这条边时执行。` + (e.copies ? "" : "这里不需要复制, 所以它最后又会消失。")),
  "parallel-copy": ({ e }) => tr(
    `Edge ${e.from} → ${e.to}: all phis of ${e.to} take their operands at the same moment. That is one parallel copy, at the ${e.at === "start" ? "start" : "end"} of ${e.block}.`
      + (e.copies.some((c) => c.why) ? ` Left out: ${e.copies.filter((c) => c.why).map((c) => c.to).join(", ")} (it is never read, or it keeps its value).` : ""),
    `边 ${e.from} → ${e.to}: ${e.to} 的所有 φ 在同一时刻取操作数。这是一个并行复制, 放在 ${e.block} 的${e.at === "start" ? "开头" : "末尾"}。`
      + (e.copies.some((c) => c.why) ? `省去: ${e.copies.filter((c) => c.why).map((c) => c.to).join("、")} (没有谁读它, 或值不变)。` : "")),
  places: ({ e }) => e.copies.every((c) => c.coalesced)
    ? tr(`After register allocation, edge ${e.from} → ${e.to}: nothing is left to copy, the values are already in the right places.`,
      `寄存器分配之后, 边 ${e.from} → ${e.to}: 不用复制, 值已经在该在的地方。`)
    : tr(`After register allocation the copy on ${e.from} → ${e.to} is between registers and slots; ${e.copies.filter((c) => c.coalesced).length} of ${e.copies.length} have both sides in one place and vanish.`,
      `寄存器分配之后, ${e.from} → ${e.to} 上的复制在寄存器和栈槽之间进行; ${e.copies.length} 个中有 ${e.copies.filter((c) => c.coalesced).length} 个两边在同一处, 消失了。`),
  move: ({ e }) => tr(`${e.to} is ready: no copy still to be done reads it, so it can be overwritten: ${e.to} := ${e.from}.`,
    `${e.to} 就绪: 剩下的复制都不读它, 可以覆盖: ${e.to} := ${e.from}。`),
  constant: ({ e }) => tr(`${e.from} is a constant: it cannot be overwritten, so it comes last: ${e.to} := ${e.from}.`,
    `${e.from} 是常量: 谁也不会覆盖它, 所以放在最后: ${e.to} := ${e.from}。`),
  cycle: ({ e }) => tr(`No destination is ready: ${e.places.join(", ")} wait for each other in a cycle. Copied one after the other, a value would be lost.`,
    `没有就绪的目标: ${e.places.join("、")} 循环等待。若依次复制, 就会丢失一个值。`),
  save: ({ e }) => tr(`Save one: ${e.to} := ${e.from}. Now ${e.from} can be overwritten, and the cycle is open.`,
    `先存一个: ${e.to} := ${e.from}。现在 ${e.from} 可以覆盖, 循环打开了。`),
  restore: ({ e }) => tr(`The saved value ends the cycle: ${e.to} := ${e.from}.`, `存下的值结束循环: ${e.to} := ${e.from}。`),
};

/// The sentence for a step.
export const why = (step, model) => WHY[step.kind]?.(step, model) ?? "";
