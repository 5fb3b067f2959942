// The catalogue of the sentences about steps and stories: one idea each, in English and Chinese, with named slots.
// tests/explain/claims.mjs has a predicate for every key, and reads the sentences of both languages with it.
//
// {b:x} block   {v:x} value or variable   {bs:x} {vs:x} lists of them   {set:x} a set of blocks   {vars:x} variables, of
// many their number   {order:x} blocks in an order   {n:x} number   {t:x} text   {p:x} a phrase of the catalogue, or of PHRASES
// {#x:one|more} a word that depends on a number or on the length of a list

import { GALLERY, PASSES } from "./templates_passes.js";
import { BREAK, RUN } from "./templates_run.js";

export const TEMPLATES = {
  ...RUN,
  ...BREAK,
  ...PASSES,
  ...GALLERY,
  // ---- the beginning
  "start.again": [
    "Promoting a pointer has freed other variables: the pass runs once more (round {n:round}).",
    "提升一个指针变量之后，又有变量可以提升：再运行一遍（第 {n:round} 轮）。",
  ],
  "start.none": [
    "{v:title} has no local variables in memory: there is nothing to turn into values.",
    "{v:title} 没有放在内存里的局部变量：没有什么要变成值。",
  ],
  "start.keeps": [
    "{v:title} keeps {n:count} {#count:local variable in memory: an alloca|local variables in memory: allocas}, with loads and stores.",
    "{v:title} 有 {n:count} 个局部变量在内存里：alloca 加上 load 和 store。",
  ],
  "start.turns": ["mem2reg turns {n:count} of them into values.", "mem2reg 把其中 {n:count} 个变成值。"],
  "start.press": ["Press → to step.", "按 → 前进一步。"],
  "candidate.yes": [
    "{v:variable} is only loaded ({n:loads}×) and stored ({n:stores}×), always as a whole: it can become values.",
    "{v:variable} 只被整体地读（{n:loads} 次）和写（{n:stores} 次）：它可以变成值。",
  ],
  "candidate.only": [
    "Only {v:value} is ever stored, by one store: every load may give it.",
    "只有一次 store，写入 {v:value}：每次读到的都可以是它。",
  ],
  "candidate.no": ["{v:variable} stays in memory: {t:because}.", "{v:variable} 留在内存里：{t:because}。"],
  "candidate.use": ["The use that keeps it there: {v:use}.", "就是这一处使用：{v:use}。"],
  "story.candidates": [
    "{vars:list} {#list:is|are} only loaded and stored, always as a whole: {#list:it|they} can become values.",
    "{vars:list} 只被整体地读和写：可以变成值。",
  ],
  "story.for": [
    "What SSA is for: a read of {v:variable} in or after {b:y} may see {p:one}, or {p:other}.",
    "SSA 有什么用：在 {b:y} 中或之后读 {v:variable}，读到的可能是{p:one}，也可能是{p:other}。",
  ],
  "story.way": ["Which one depends on the way that control took.", "到底是哪个，取决于控制流走了哪条路。"],
  "story.phi": [
    "SSA makes this choice a value of its own, a phi: then each read sees one definition, and it is known which.",
    "SSA 把这个选择本身变成一个值，即 φ：于是每次读只看到一个定义，而且知道是哪个。",
  ],

  "story.place": [
    "{b:y} is on the dominance frontier of {b:x}: a phi for {v:variable} goes to {b:y}.",
    "{b:y} 在 {b:x} 的支配边界上：{b:y} 得到 {v:variable} 的 φ。",
  ],
  "story.defines": [
    "A phi is a definition, too: it may meet others further on.",
    "φ 也是定义：它之后还会与别的定义相遇。",
  ],
  "story.refuse": [
    "{b:y} is on the dominance frontier of {b:x} and yet has no phi for {v:variable}: the variable is not live there.",
    "{b:y} 在 {b:x} 的支配边界上，却没有 {v:variable} 的 φ：变量在那里不活跃。",
  ],
  "story.placed": [
    "{v:variable} has phis in {set:blocks}, and nowhere else.",
    "{v:variable} 的 φ 在 {set:blocks}，别处没有。",
  ],
  "story.passes": [
    "This was one pass, mem2reg, and the way to registers; -O2 runs many passes more.",
    "以上是一趟 mem2reg，以及到寄存器的路；-O2 还运行许多趟。",
  ],

  // ---- the book's terms
  "term.iterated": [
    "{v:variable} is written in {set:defs}: the frontiers of these blocks, then the frontiers of those, and so on, are the iterated dominance frontier, DF⁺ = {set:iterated}.",
    "{v:variable} 在 {set:defs} 中被写：这些块的支配边界，再加上边界的边界，依此类推，叫作迭代支配边界，DF⁺ = {set:iterated}。",
  ],
  "term.joins": [
    "With the entry counted as a definition, these are the blocks where paths from two definitions join: the join sets of the book.",
    "若把入口也算作定义，这些正是来自两个定义的路相汇的块：书上的汇合集。",
  ],
  "term.natural": [
    "Control comes back to {b:head} from {b:from}, and {b:head} dominates {b:from}: a natural loop.",
    "控制流从 {b:from} 回到 {b:head}，而 {b:head} 支配 {b:from}：这是自然循环。",
  ],
  "term.reducible": [
    "Every loop of this function is entered at one block only: the graph is reducible.",
    "这个函数的每个循环都只有一个入口：图是可归约的。",
  ],
  "term.irreducible": [
    "Control comes back from {b:from} to {b:head}, which does not dominate {b:from}: this loop has more than one entry, and the graph is not reducible.",
    "控制流从 {b:from} 回到 {b:head}，而 {b:head} 不支配 {b:from}：这个循环有不止一个入口，图不可归约。",
  ],
  "term.forest": [
    "The loop of {b:inner} is inside the loop of {b:outer}: by this the loops make a loop nesting forest.",
    "{b:inner} 的循环在 {b:outer} 的循环之内：循环按此关系构成循环嵌套森林。",
  ],
  "term.conventional": [
    "This SSA form is conventional: of the values that phis link no two are live at the same place.",
    "这是规范 SSA：由 φ 相连的值中没有两个在同一处活跃。",
  ],
  "term.transformed": [
    "This SSA form is not conventional: phis link {v:one} and {v:other}, and both are live at the same place.",
    "这不是规范 SSA：φ 把 {v:one} 和 {v:other} 连在一起，而两者在同一处都活跃。",
  ],
  "term.lost": [
    "At the end of {b:from} a copy to {v:phi} would destroy its value, which is live on the way to {b:other}: the lost-copy problem.",
    "若在 {b:from} 末尾复制到 {v:phi}，就会毁掉它的值，而去 {b:other} 的路上还要用：这就是丢失复制问题。",
  ],
  "term.swap": [
    "It is the swap problem: the phis of one block take each other's values.",
    "这就是交换问题：同一个块的 φ 互取对方的值。",
  ],

  // ---- dominance
  number: [
    "All successors of {b:block} are done or on the way here: it gets the next post-order number, {n:number}.",
    "{b:block} 的后继都已处理或正在途中：它得到下一个后序编号 {n:number}。",
  ],
  reverse: [
    "Read backwards this is reverse post-order: except over back edges, a block comes after its predecessors.",
    "倒过来就是逆后序：除了回边之外，每个块都排在它的前驱之后。",
  ],
  "reverse.story": [
    "The blocks are numbered in reverse post-order: except over back edges, a block comes after its predecessors.",
    "块按逆后序编号：除了回边之外，每个块都排在它的前驱之后。",
  ],
  "reverse.order": ["The order: {order:list}.", "顺序：{order:list}。"],
  "reverse.left": ["Never reached, and left out: {bs:list}.", "不可达、不参与分析的块：{bs:list}。"],
  "round.first": [
    "Pass 1 over the blocks in reverse post-order: so far only {b:entry}, the entry, is known to dominate itself.",
    "按逆后序第 1 遍扫描：只知道入口 {b:entry} 支配自己。",
  ],
  "round.more": [
    "Pass {n:number}: something changed in the pass before, so each idom is checked again.",
    "第 {n:number} 遍：上一遍有变化，每个 idom 都要再查一次。",
  ],
  meet: [
    "{b:block} has several predecessors: two fingers start at {b:one} and {b:other} and look for the nearest common dominator.",
    "{b:block} 有多个前驱：两根手指从 {b:one} 和 {b:other} 出发，找最近的公共支配结点。",
  ],
  "meet.why": [
    "What dominates a block dominates all its predecessors, or is the block itself.",
    "支配一个块的块，要么支配它的所有前驱，要么就是它自己。",
  ],
  "climb.done": [
    "Both fingers are at {b:block}: the nearest common dominator, as far as known.",
    "两根手指都在 {b:block}：就目前所知，这是最近的公共支配结点。",
  ],
  climb: [
    "The finger with the greater reverse post-order number climbs to its idom: now they are at {b:one} and {b:other}.",
    "逆后序编号较大的手指爬到它的 idom：现在在 {b:one} 和 {b:other}。",
  ],
  idom: ["As far as known, idom({b:block}) = {b:idom}.", "就目前所知，idom({b:block}) = {b:idom}。"],
  "idom.stays": [
    "It will stay: every path to {b:block} goes through {b:idom}, and no block nearer has this property.",
    "它不会再变：到 {b:block} 的每条路都经过 {b:idom}，且没有更近的块如此。",
  ],
  "idom.changes": [
    "It will not stay: not all ways to {b:block} have been looked at.",
    "这还不是最后的：到 {b:block} 的路还没有都看过。",
  ],
  "idom.same": ["idom({b:block}) = {b:idom}, as before.", "idom({b:block}) = {b:idom}，没有变化。"],
  "tree.one": [
    "There is one block, which dominates itself: the dominator tree is its root.",
    "只有一个块，它支配自己：支配树就是它的根。",
  ],
  tree: ["Nothing changed in a whole pass: the dominator tree is finished.", "整整一遍没有变化：支配树完成。"],
  "tree.path": [
    "The dominators of a block are the blocks on its path to the root.",
    "一个块的支配结点就是它到树根路上的那些块。",
  ],
  "tree.entry": [
    "No block between {b:entry} and {b:block} is on every path: {b:block} is right below the entry in the dominator tree.",
    "{b:entry} 和 {b:block} 之间没有每条路都经过的块：在支配树中 {b:block} 就在入口之下。",
  ],
  "tree.dominates": [
    "Every path from the entry to {b:block} goes through {b:idom}: {b:idom} dominates {b:block}.",
    "从入口到 {b:block} 的每条路都经过 {b:idom}：{b:idom} 支配 {b:block}。",
  ],
  "tree.nearest": [
    "No dominator is nearer, so {b:block} is below {b:idom} in the dominator tree.",
    "没有更近的支配结点，所以在支配树中 {b:block} 在 {b:idom} 之下。",
  ],
  runner: [
    "{b:join} has several predecessors: a runner starts at {b:pred} and climbs the dominator tree until idom({b:join}) = {b:stop}.",
    "{b:join} 有多个前驱：跑者从 {b:pred} 出发，沿支配树向上，直到 idom({b:join}) = {b:stop}。",
  ],
  "climbs.itself": [
    "{b:join} is on the frontier of {b:block}: {b:block} dominates itself, a predecessor of {b:join}, but does not strictly dominate {b:join}.",
    "{b:join} 在 {b:block} 的支配边界上：{b:block} 支配它自己（{b:join} 的前驱），但不严格支配 {b:join}。",
  ],
  climbs: [
    "{b:join} is on the frontier of {b:block}: {b:block} dominates {b:pred}, a predecessor of {b:join}, but does not strictly dominate {b:join}.",
    "{b:join} 在 {b:block} 的支配边界上：{b:block} 支配 {b:pred}（{b:join} 的前驱），但不严格支配 {b:join}。",
  ],
  stops: [
    "The runner is at {b:stop} = idom({b:join}) and stops: from here up all blocks strictly dominate {b:join}.",
    "跑者到了 {b:stop} = idom({b:join})，停下：从这里往上的块都严格支配 {b:join}。",
  ],
  frontier: [
    "The frontier of X says where definitions in X meet other ones: where the region that X dominates ends.",
    "X 的支配边界告诉我们 X 中的定义在哪里与别的定义相遇：也就是 X 支配的区域结束的地方。",
  ],
  "frontier.click": ["Click a block to see both.", "点一个块就能看到两者。"],
  "frontier.story": [
    "The dominance frontier of {b:block}, written DF({b:block}), is {set:frontier}: there the region that {b:block} dominates ends, and definitions in it meet other ones.",
    "{b:block} 的支配边界，记作 DF({b:block})，是 {set:frontier}：{b:block} 支配的区域在那里结束，其中的定义在那里与别的定义相遇。",
  ],
  "frontier.own": [
    "{b:head} is on its own frontier: control comes back to it from {b:pred}, and it does not strictly dominate itself.",
    "{b:head} 在它自己的支配边界上：控制流从 {b:pred} 回到它，而它不严格支配自己。",
  ],
  "frontier.look": ["Click a block to see its region and its frontier.", "点一个块，看它的区域和边界。"],

  // ---- inside the blocks
  "store.only": [
    "This is the only store to {v:variable}, of {v:value}: the single-store shortcut deletes it.",
    "这是对 {v:variable} 的唯一一次 store，写入 {v:value}：单次写捷径把它删除。",
  ],
  "store.loads": [
    "Every load yields {v:value}, or an undefined value where it runs before the store, and that may be refined to {v:value}.",
    "每个 load 得到的都是 {v:value}，在 store 之前执行的则是未定义值，而未定义值可以细化为 {v:value}。",
  ],
  store: [
    "In {b:block}, {v:variable} gets {v:value}: the block now defines it.",
    "在 {b:block} 中，{v:variable} 得到 {v:value}：这个块定义了它。",
  ],
  "store.dead": [
    "The store before it in this block is overwritten and is deleted.",
    "本块中前一次 store 被覆盖，删除。",
  ],
  "load.only": [
    "{v:load} is replaced by {v:value}, which the only store to {v:variable} writes (single-store shortcut).",
    "{v:load} 换成 {v:value}：对 {v:variable} 的唯一一次 store 写的就是它（单次写捷径）。",
  ],
  "load.unwritten": [
    "{v:load} reads {v:variable}, which nothing has written yet: its value is undefined.",
    "{v:load} 读 {v:variable}，而还没有谁写过它：值未定义。",
  ],
  load: [
    "{v:load} reads what this block has stored or read before: it is {v:value}.",
    "{v:load} 读的是本块之前写或读过的值：就是 {v:value}。",
  ],
  "exposed.written": [
    "{v:load} reads {v:variable} before {b:block} writes it.",
    "{v:load} 在 {b:block} 写 {v:variable} 之前就读它。",
  ],
  "exposed.unwritten": [
    "{v:load} reads {v:variable}, which {b:block} does not write.",
    "{v:load} 读 {v:variable}，而 {b:block} 不写它。",
  ],
  "exposed.before": [
    "The value is from before the block: {v:variable} is upward exposed here.",
    "值来自块外：{v:variable} 在此向上暴露。",
  ],
  "exposed.round": [
    "The value is from before the block, or from an earlier round of the loop: {v:variable} is upward exposed here.",
    "值来自块外，或上一轮循环：{v:variable} 在此向上暴露。",
  ],
  "story.within": [
    "Inside the blocks: {n:within} {#within:load is|loads are} replaced at once, {n:exposed} {#exposed:reads|read} a value from before the block.",
    "在各个块之内：{n:within} 个 load 立即换掉，{n:exposed} 个读到块外来的值。",
  ],
  "story.settled": [
    "{vars:list} {#list:has|have} a single store, of a constant or an argument, which replaces all loads (single-store shortcut).",
    "{vars:list} 只有一次 store，写入常量或参数，它换掉所有 load（单次写捷径）。",
  ],
  "variable.settled": [
    "{v:variable} is settled already: its only store writes {v:value}, which has replaced every load.",
    "{v:variable} 已经解决：唯一一次 store 写入 {v:value}，所有 load 都已换成它。",
  ],
  "variable.none": ["No definition or use is left, so no phi is needed.", "不再有定义和使用，所以不需要 φ。"],
  "variable.global": [
    "{v:variable} is a global name: it is written in {set:defs}, and read from before the block in {set:uses}.",
    "{v:variable} 是全局名：它在 {set:defs} 中被写，在 {set:uses} 中读到块外来的值。",
  ],
  "variable.local": [
    "{v:variable} is never read before its block writes it: no value of it crosses a block border, so it needs no phi anywhere.",
    "每个块读 {v:variable} 之前都先写了它：它没有值跨越块的边界，所以哪里都不需要 φ。",
  ],
  "form.minimal": ["Minimal form does not ask for this.", "最小形式不问这一点。"],
  "story.globals": [
    "The values of {vars:list} cross block borders: {#list:it is the only global name, and only it|these are the global names, and only they} may need phis.",
    "{vars:list} 的值跨越基本块：只有全局名可能需要 φ。",
  ],
  "story.shortcut": [
    "No phi is needed: the single-store shortcut has settled {vars:list}.",
    "不需要 φ：单次写捷径已解决 {vars:list}。",
  ],
  "story.others": [
    "No phi is needed: the single-store shortcut has settled {vars:list}, and no value of the others crosses a block border.",
    "不需要 φ：单次写捷径已解决 {vars:list}，其余变量没有值跨越块的边界。",
  ],
  "story.local": ["No value crosses a block border: no phi is needed.", "没有值跨越块的边界：不需要 φ。"],
  "flood.use": [
    "{v:variable} is live on entry to {b:block}, which reads it from before the block.",
    "{v:variable} 在 {b:block} 入口处活跃：这个块读到块外来的值。",
  ],
  flood: [
    "{v:variable} is live on entry to {b:block}, too: {b:block} does not write it, and its successor {b:from} needs it.",
    "{v:variable} 在 {b:block} 入口处也活跃：{b:block} 不写它，而后继 {b:from} 需要它。",
  ],
  "live.many": [
    "{v:variable} is live on entry to {n:count} blocks: from there some path reads it before writing it.",
    "{v:variable} 在 {n:count} 个块的入口处活跃：从那里有一条路，先到读而不经过写。",
  ],
  live: [
    "{v:variable} is live on entry to {set:blocks}: from there some path reads it before writing it.",
    "{v:variable} 在 {set:blocks} 的入口处活跃：从那里有一条路，先到读而不经过写。",
  ],

  // ---- placement
  worklist: [
    "{v:variable}: every block that defines it is on the worklist; F, the blocks with a phi, is empty.",
    "{v:variable}：所有定义它的块都进入工作表 W；已有 φ 的块 F 为空。",
  ],
  "take.none": [
    "Take X = {b:x}: DF(X) = ∅, so its definition of {v:variable} asks for no phi.",
    "取 X = {b:x}：DF(X) = ∅，所以它对 {v:variable} 的定义不要求 φ。",
  ],
  take: [
    "Take X = {b:x}: its definition of {v:variable} meets others in DF(X) = {set:frontier}.",
    "取 X = {b:x}：它对 {v:variable} 的定义在 DF(X) = {set:frontier} 与别的定义相遇。",
  ],
  "take.own": [
    "{b:x} is on its own frontier: its definition goes round the loop and comes back to it.",
    "{b:x} 在它自己的支配边界上：它的定义绕循环一圈又回到它。",
  ],
  "take.known": ["Already in F: {bs:list}.", "已在 F 中：{bs:list}。"],
  "take.refused": ["Not live on entry, as before: {bs:list}.", "和之前一样，在入口处不活跃：{bs:list}。"],
  "take.nothing": ["Nothing to do.", "无事可做。"],
  "meet.two": [
    "In {b:y} two definitions meet: {p:one}, and {p:other}.",
    "两个定义在 {b:y} 相遇：{p:one}，以及{p:other}。",
  ],
  "meet.many": [
    "In {b:y} {n:count} definitions meet, among them: {p:one}, and {p:other}.",
    "{n:count} 个定义在 {b:y} 相遇，其中有：{p:one}，以及{p:other}。",
  ],
  place: [
    "Y = {b:y} is on the frontier of {b:x}: a phi for {v:variable} goes to {b:y}.",
    "Y = {b:y} 在 {b:x} 的边界上：{b:y} 得到 {v:variable} 的 φ。",
  ],
  "place.joins": ["A phi is a definition, too: {b:y} joins the worklist.", "φ 也是定义：{b:y} 进入工作表。"],
  "place.defines": [
    "{b:y} defines {v:variable} itself, so it has been on the worklist.",
    "{b:y} 自己就定义 {v:variable}，已经进过工作表。",
  ],
  "place.dead": [
    "{v:variable} is not live on entry to {b:y}: pruned form would have no phi here.",
    "{v:variable} 在 {b:y} 入口处不活跃：剪枝形式在这里不放 φ。",
  ],
  refuse: [
    "No phi for {v:variable} in Y = {b:y}: it is on the frontier of {b:x}, but the variable is not live there (pruned).",
    "Y = {b:y} 中没有 {v:variable} 的 φ：它在 {b:x} 的边界上，但变量在那里不活跃（剪枝）。",
  ],
  "refuse.path": ["No path from it reads the variable before writing it.", "从它出发，没有路在写之前读这个变量。"],
  placed: [
    "The worklist is empty: {v:variable} has phis in {set:blocks}.",
    "工作表空了：{v:variable} 的 φ 在 {set:blocks}。",
  ],
  "placed.without": [
    "{b:block} reads {v:variable} and has no phi: only {p:def} comes to it.",
    "{b:block} 读 {v:variable} 而没有 φ：来到它的只有{p:def}。",
  ],
  "story.same": [
    "In the same way all variables get their phis: {n:count} in all.",
    "所有变量都照此得到 φ：共 {n:count} 个。",
  ],
  insert: [
    "{v:phi} is written into {b:block}, with an empty slot for every edge into the block.",
    "{v:phi} 写入 {b:block}，每条进入的边一个空位。",
  ],
  "insert.fill": ["Renaming will fill the slots.", "重命名会填上它们。"],
  "story.insert": [
    "The phis are written into their blocks, with an empty slot for every edge.",
    "φ 写入各个块，每条进入的边一个空位。",
  ],
  forms: [
    "How many phis each form places: maximal {n:maximal}, minimal {n:minimal}, semi-pruned {n:semi}, pruned {n:pruned}.",
    "每种形式放多少 φ：最大 {n:maximal}，最小 {n:minimal}，半剪枝 {n:semi}，剪枝 {n:pruned}。",
  ],
  "forms.spared": [
    "Without the single-store shortcut pruned form would place {n:whole}.",
    "若没有单次写捷径，剪枝形式要放 {n:whole} 个。",
  ],
  "forms.uncounted": ["Variables with a single store are not counted.", "只写一次的变量没有算在内。"],
  "forms.choose": ["Choose a form to see it made.", "选一种形式看它如何建立。"],

  // ---- renaming
  enter: [
    "Rename({b:block}): the stacks hold the values that are valid on entry to the block.",
    "Rename({b:block})：各个栈里是进入这个块时有效的值。",
  ],
  "enter.undef": ["{vs:list} not yet written: undef.", "{vs:list} 还没有写过：undef。"],
  "push.phi": [
    "The phi {v:value} defines {v:variable} at the top of {b:block}: push it ({p:name}).",
    "φ {v:value} 在 {b:block} 的开头定义 {v:variable}：压栈（{p:name}）。",
  ],
  "push.alloca": [
    "The alloca in {b:block} makes {v:variable} anew, with an undefined value: push it ({p:name}).",
    "{b:block} 中的 alloca 产生新的 {v:variable}，值未定义：压栈（{p:name}）。",
  ],
  "push.store": [
    "The store in {b:block} defines {v:variable}: push {v:value} ({p:name}).",
    "{b:block} 中的 store 定义 {v:variable}：{v:value} 压栈（{p:name}）。",
  ],
  "push.was": [
    "Before renaming the store wrote {v:was}, which has become {v:value}.",
    "重命名之前 store 写的是 {v:was}，它已变成 {v:value}。",
  ],
  "push.gone": ["The store is no longer needed.", "store 不再需要。"],
  replace: [
    "{v:load} reads {v:variable}: its uses become uses of the top of the stack, {v:value}.",
    "{v:load} 读 {v:variable}：用它的地方改用栈顶 {v:value}。",
  ],
  fill: [
    "On the edge {b:pred} → {b:block}, {v:phi} takes what is on top of the stack: {v:value}.",
    "在边 {b:pred} → {b:block} 上，{v:phi} 取栈顶：{v:value}。",
  ],
  pop: [
    "Leaving {b:block}: pop its definition of {v:variable}, which is valid only in the blocks that {b:block} dominates.",
    "离开 {b:block}：它对 {v:variable} 的定义出栈，因为那只在 {b:block} 支配的块中有效。",
  ],
  "story.rename": ["Rename({b:block}): {p:parts}.", "Rename({b:block}): {p:parts}。"],
  "story.walk": [
    "Rename walks down the dominator tree with a stack for each variable: a definition is pushed, a read takes the top.",
    "重命名沿支配树向下走，每个变量一个栈：定义压栈，读取栈顶。",
  ],
  "story.rest": ["The other {n:count} blocks go the same way.", "其余 {n:count} 个块也是如此。"],
  "story.root": [
    "Back at the root of the dominator tree: what each block pushed is popped when Rename leaves it.",
    "回到支配树的根：离开每个块时，它压栈的都已出栈。",
  ],

  // ---- clean-up
  unreachable: [
    "Control never comes from {b:pred} to {v:phi}: the slot is poison.",
    "控制流永远不会从 {b:pred} 到 {v:phi}：这个空位是 poison。",
  ],
  "fold.dead": ["Nothing needs {v:phi}: it is dead and is deleted.", "没有谁需要 {v:phi}：它是死的，删除。"],
  "fold.undefined": [
    "{v:phi} can only be {v:value} or undefined, and what is undefined may be taken as {v:value}: {v:value} replaces it.",
    "{v:phi} 只能是 {v:value} 或未定义，而未定义值可以当作 {v:value}：用 {v:value} 代替。",
  ],
  fold: [
    "{v:phi} can only be {v:value}, on every path: {v:value} replaces it.",
    "无论控制流从哪里来，{v:phi} 都只能是 {v:value}：用 {v:value} 代替。",
  ],
  "fold.in": [
    "In {vs:list} it was an operand, and {v:value} stands there now.",
    "它曾是 {vs:list} 的操作数，那里现在是 {v:value}。",
  ],
  "erase.lives": ["{v:text} is deleted: the variable lives in values.", "删除 {v:text}：变量已经变成值。"],
  "erase.marks": [
    "{v:text} is deleted: it is unreachable, or only marks the variable.",
    "删除 {v:text}：它不可达，或只是变量的标记。",
  ],
  "story.erase": ["What is left of the variables in memory is deleted.", "变量在内存中剩下的部分删除。"],
  result: ["Done: every value is defined once.", "完成：每个值只定义一次。"],
  "result.values": [
    "Done: every value is defined once, and these variables are values now: {vars:list}.",
    "完成：每个值只定义一次，这些变量现在是值：{vars:list}。",
  ],
  "result.names": ["Unnamed values are numbered anew.", "没有名字的值重新编号。"],

  // ---- out of SSA
  "leave.nothing": [
    "No machine has phis, and this function has none: there is nothing to do.",
    "机器没有 φ，这个函数也没有：无事可做。",
  ],
  "leave.none": [
    "No machine has phis, and this function has none: no copy is needed.",
    "机器没有 φ，这个函数也没有：不需要复制。",
  ],
  "leave.split": ["Critical edges are split all the same.", "关键边照样拆开。"],
  "leave.room": [
    "No machine has phis: {#count:the phi becomes|each of the {n:count} phis becomes} copies at the ends of the edges into its block; here every edge has a place for them.",
    "机器没有 φ：{n:count} 个 φ 要变成进入其块的边上的复制；这里每条边都有地方放。",
  ],
  "leave.critical": [
    "No machine has phis: {#count:the phi becomes|each of the {n:count} phis becomes} copies at the ends of the edges into its block, and some edges are critical.",
    "机器没有 φ：{n:count} 个 φ 要变成进入其块的边上的复制，而有些边是关键边。",
  ],
  critical: [
    "{b:from} → {b:to} is critical: {b:from} has {n:succs} successors and {b:to} has {n:preds} predecessors.",
    "{b:from} → {b:to} 是关键边：{b:from} 有 {n:succs} 个后继，{b:to} 有 {n:preds} 个前驱。",
  ],
  "critical.why": [
    "A copy at the end of {b:from} would also run on its other ways out; at the head of {b:to}, also for those who come from elsewhere.",
    "放在 {b:from} 末尾的复制在走别的出口时也会执行；放在 {b:to} 开头，从别处来的也会执行。",
  ],
  split: [
    "A new block {b:block} is put onto the edge {b:from} → {b:to}: its code runs on this edge only.",
    "在边 {b:from} → {b:to} 上放一个新块 {b:block}：其中的代码只在走这条边时执行。",
  ],
  "split.empty": [
    "No copy is needed there, so the block is deleted at the end.",
    "这里不需要复制，所以它最后又会消失。",
  ],
  "story.split": [
    "In all {n:count} critical {#count:edge gets|edges get} a new block: code there runs on that edge only.",
    "共有 {n:count} 条关键边各得到一个新块：其中的代码只在走那条边时执行。",
  ],
  "story.unsplit": [
    "The other {n:count} {#count:leaves a switch and has|leave a switch and have} nothing to copy.",
    "其余 {n:count} 条从 switch 出发，没有什么要复制。",
  ],
  "copy.one": [
    "Edge {b:from} → {b:to}: the phi of {b:to} takes its operand.",
    "边 {b:from} → {b:to}：{b:to} 的 φ 取操作数。",
  ],
  "copy.one.end": ["That is a copy, at the end of {b:block}.", "这是一个复制，放在 {b:block} 的末尾。"],
  "copy.one.start": ["That is a copy, at the start of {b:block}.", "这是一个复制，放在 {b:block} 的开头。"],
  "copy.all": [
    "Edge {b:from} → {b:to}: all phis of {b:to} take their operands at the same moment.",
    "边 {b:from} → {b:to}：{b:to} 的所有 φ 在同一时刻取操作数。",
  ],
  "copy.all.end": ["That is one parallel copy, at the end of {b:block}.", "这是一个并行复制，放在 {b:block} 的末尾。"],
  "copy.all.start": [
    "That is one parallel copy, at the start of {b:block}.",
    "这是一个并行复制，放在 {b:block} 的开头。",
  ],
  "copy.left": [
    "Left out: {vs:list} (it is never read, or it keeps its value).",
    "省去：{vs:list}（没有谁读它，或值不变）。",
  ],
  "copy.undef": [
    "Nothing is copied for an undefined value: {vs:list} may hold anything.",
    "未定义值不用复制：{vs:list} 可以是任何值。",
  ],
  "places.same": [
    "In registers, edge {b:from} → {b:to}: nothing is left to copy, the values are already in the right places.",
    "在寄存器中，边 {b:from} → {b:to}：不用复制，值已经在该在的地方。",
  ],
  places: [
    "In registers, edge {b:from} → {b:to}: the copies are between registers and slots now.",
    "在寄存器中，边 {b:from} → {b:to}：复制在寄存器和栈槽之间进行。",
  ],
  "places.gone": [
    "{n:same} of {n:count} {#same:has both sides in one place and vanishes|have both sides in one place and vanish}.",
    "{n:count} 个中有 {n:same} 个两边在同一处，消失了。",
  ],
  "story.order": [
    "All copies are in an order in which none reads what another has overwritten.",
    "所有复制都排好了次序：谁也不会读到已被覆盖的值。",
  ],
  "story.places.none": ["There is nothing to copy between registers.", "寄存器之间没有要复制的。"],
  "story.places": [
    "In registers {n:gone} of {n:count} {#count:copy has|copies have} both sides in one place and {#gone:vanishes|vanish}.",
    "在寄存器中，{n:count} 个复制里有 {n:gone} 个两边在同一处，消失了。",
  ],
  move: [
    "{v:to} was ready: no copy that is left reads it, so it can be overwritten.",
    "{v:to} 已就绪：剩下的复制都不读它，可以覆盖。",
  ],
  "move.text": ["{v:to} := {v:from}.", "{v:to} := {v:from}。"],
  "move.through": [
    "No instruction moves from slot to slot: the value goes through {v:through}.",
    "没有指令能从栈槽直接复制到栈槽：值经过 {v:through}。",
  ],
  constant: [
    "{v:from} is a constant: it cannot be overwritten, so it comes last.",
    "{v:from} 是常量：谁也不会覆盖它，所以放在最后。",
  ],
  cycle: ["No destination is ready: {vs:list} wait for each other in a cycle.", "没有就绪的目标：{vs:list} 循环等待。"],
  "cycle.lost": ["Copied one after the other, a value would be lost.", "若依次复制，就会丢失一个值。"],
  "cycle.registers": [
    "Moved one after the other, the value of a register would be lost.",
    "若依次移动，就会丢失一个寄存器的值。",
  ],
  save: ["Save one: {v:to} := {v:from}.", "先存一个：{v:to} := {v:from}。"],
  "save.open": [
    "Now {v:from} is ready: who wanted to read it reads {v:to}, and the cycle is open.",
    "现在 {v:from} 就绪：要读它的改读 {v:to}，循环打开了。",
  ],
  swap: [
    "The machine has an instruction that exchanges two registers: {v:to} and {v:from} get each other's value, and nothing has to be saved.",
    "机器有交换两个寄存器的指令：{v:to} 和 {v:from} 得到对方的值，不用存任何值。",
  ],
  restore: ["The saved value ends the cycle: {v:to} := {v:from}.", "存下的值结束循环：{v:to} := {v:from}。"],
  assembly: [
    "The assembly of {v:title}, as -S prints it: where two registers are exchanged or copied for a phi, the instruction is here.",
    "{v:title} 的汇编，就是 -S 所打印的：为 φ 交换或复制寄存器的指令就在这里。",
  ],
  // ---- the quiz
  "quiz.idom": ["Which block is the immediate dominator of {b:block}?", "哪个块是 {b:block} 的直接支配结点？"],
  "quiz.frontier": ["Which blocks are on the dominance frontier of {b:block}?", "哪些块在 {b:block} 的支配边界上？"],
  "quiz.phis": [
    "In which blocks does {t:form} SSA place a phi for {v:variable}?",
    "{t:form} SSA 在哪些块中为 {v:variable} 放 φ？",
  ],
  "quiz.top": [
    "{v:variable} has phis in {set:phis}: when renaming enters {b:block}, whose definition is on top of its stack?",
    "{v:variable} 的 φ 在 {set:phis}：重命名进入 {b:block} 时，它的栈顶是谁的定义？",
  ],
  "reason.avoids": [
    "{b:block} does not dominate {b:other}: the way {p:way} avoids it.",
    "{b:block} 不支配 {b:other}：{p:way} 这条路不经过它。",
  ],
  "reason.nearer": [
    "{b:wrong} dominates {b:block}, but {b:right} is nearer: every way to {b:block} goes through {b:right} after {b:wrong}.",
    "{b:wrong} 支配 {b:block}，但 {b:right} 更近：到 {b:block} 的每条路在 {b:wrong} 之后还要经过 {b:right}。",
  ],
  "reason.idom": [
    "Every way to {b:block} goes through {b:right}, and through no other block for certain after it.",
    "到 {b:block} 的每条路都经过 {b:right}，之后再没有必经的块。",
  ],
  "reason.closed": ["No way leads out of the region that {b:x} dominates.", "没有路离开 {b:x} 支配的区域。"],
  "reason.itself": [
    "{b:x} dominates {b:pred}, a predecessor of {b:x}, but no block strictly dominates itself.",
    "{b:x} 支配 {b:x} 的前驱 {b:pred}，但没有块严格支配自己。",
  ],
  "reason.frontier": [
    "{b:x} dominates {b:pred}, a predecessor of {b:y}, but it does not strictly dominate {b:y}: {p:way} avoids it.",
    "{b:x} 支配 {b:y} 的前驱 {b:pred}，但不严格支配 {b:y}：{p:way} 不经过它。",
  ],
  "reason.inside": ["{b:y} is not: {b:x} strictly dominates it.", "{b:y} 不是：{b:x} 严格支配它。"],
  "reason.outside": ["{b:y} is not: {b:x} dominates no predecessor of it.", "{b:y} 不是：{b:x} 不支配它的任何前驱。"],
  "reason.nowhere": [
    "Nowhere do two definitions of {v:variable} meet that this form asks for.",
    "这种形式要求的 {v:variable} 的两个定义相遇，哪里也没有。",
  ],
  "reason.unasked": [
    "{v:variable} is not live on entry to {b:y}, but {t:form} SSA does not ask for that.",
    "{v:variable} 在 {b:y} 入口处不活跃，但{t:form} SSA 不问这一点。",
  ],
  "reason.dead": [
    "{b:y} is on the frontier of a definition, but {v:variable} is not live there.",
    "{b:y} 在某个定义的支配边界上，但 {v:variable} 在那里不活跃。",
  ],
  "reason.one": [
    "Only what {b:from} says of {v:variable} comes to {b:y}: no two definitions meet there.",
    "来到 {b:y} 的只有 {b:from} 中的 {v:variable}：没有两个定义在那里相遇。",
  ],
  "reason.entry": [
    "Control comes to {b:y} from no other block: nothing can meet there.",
    "控制流不会从别的块来到 {b:y}：那里没有什么可以相遇。",
  ],
  "reason.unread": [
    "{v:variable} is not live on entry to {b:y}: no way from it reads what comes there.",
    "{v:variable} 在 {b:y} 入口处不活跃：从它出发没有路读到来的值。",
  ],
  "reason.top": [
    "{b:from} is the nearest block above {b:block} in the dominator tree that defines {v:variable}; what other branches pushed has been popped.",
    "支配树中 {b:block} 上方定义 {v:variable} 的最近的块是 {b:from}；其他分支压栈的都已出栈。",
  ],
  "reason.undef": [
    "No block above {b:block} in the dominator tree defines {v:variable}.",
    "支配树中 {b:block} 的上方没有块定义 {v:variable}。",
  ],
};

/// Parts of sentences, which stand in the slots {p:...}.
export const PHRASES = {
  "def.store": ["{v:variable} = {v:value} from {b:block}", "来自 {b:block} 的 {v:variable} = {v:value}"],
  "def.line": [
    "{v:variable} = {v:value} from {b:block} (line {n:line})",
    "来自 {b:block}（第 {n:line} 行）的 {v:variable} = {v:value}",
  ],
  "def.phi": ["the phi of {b:block}", "{b:block} 的 φ"],
  "def.nothing": ["the undefined value on entry to {b:block}", "{b:block} 入口处的未定义值"],
  "name.textbook": ["the textbook calls it {v:name}", "教科书叫它 {v:name}"],
  "name.subscript": ["as a name with a subscript: {v:name}", "带下标的名字：{v:name}"],
  "visit.phis": ["its {#list:phi defines|phis define} {vs:list}", "它的 φ 定义 {vs:list}"],
  "visit.loads": ["loads become {t:pairs}", "load 换成 {t:pairs}"],
  "visit.stores": ["pushed {t:pairs}", "压栈 {t:pairs}"],
  "visit.fills": ["slots filled {t:pairs}", "填空位 {t:pairs}"],
};
