// The catalogue of the sentences of the pass viewer and of the gallery's answers, as in templates.js.

export const PASSES = {
  "follow.start": [
    "Click a line, or press Enter on it, to follow it through all columns.",
    "点击一行（或按回车）即可在各栏中跟踪它。",
  ],
  "follow.signs": [
    "+ is new, ~ is changed, ↕ is moved to another block; renumbering is no change.",
    "+ 是新的行，~ 是改变的行，↕ 是移到别的块的行；只换编号不算改变。",
  ],
  "follow.through": ["Followed through: {t:columns}.", "可以在这些栏里找到：{t:columns}。"],
  "follow.source": [
    "Lines with a blue ground are made from source line {n:line}.",
    "蓝底的行来自源程序第 {n:line} 行。",
  ],
  "follow.register": ["Its virtual register: {t:places}.", "它的虚拟寄存器：{t:places}。"],
  "follow.place": ["After register allocation it is in: {t:places}.", "寄存器分配之后它在：{t:places}。"],
  "follow.frame": ["In the frame: {t:places}.", "在栈帧中：{t:places}。"],
  "follow.ends.why": [
    "It is not there after {t:pass}, which says of its line {n:line}: “{t:reasons}”.",
    "{t:pass} 之后它不见了，这一趟对第 {n:line} 行说：“{t:reasons}”。",
  ],
  "follow.ends": [
    "It is not there after {t:pass}, which gave no remark on its line.",
    "{t:pass} 之后它不见了，这一趟没有对它的行给出备注。",
  ],
  "follow.ends.lowering": [
    "It ends at lowering: no machine instruction was made for it alone.",
    "它到指令选择为止：没有单为它生成的机器指令。",
  ],
  // Where an instruction ends (core/threads.js).
  "end.value": [
    "{t:pass} put another instruction's value in the place of: {t:text}.",
    "{t:pass} 用另一条指令的值代替了：{t:text}。",
  ],
  "end.argument": ["{t:pass} put an argument in the place of: {t:text}.", "{t:pass} 用一个参数代替了：{t:text}。"],
  "end.constant": [
    "{t:pass} put {t:constant} in the place of: {t:text}.",
    "{t:pass} 用 {t:constant} 代替了：{t:text}。",
  ],
  "end.unused": ["{t:pass} deleted, when nobody read it: {t:text}.", "{t:pass} 在没有人读它时删去了：{t:text}。"],
  "end.removed": [
    "{t:pass} removed, without a value to replace: {t:text}.",
    "{t:pass} 去掉了没有值要代替的：{t:text}。",
  ],
  "end.phi": ["Copies in the blocks before do the work of: {t:text}.", "前面各块里的复制完成了它的工作：{t:text}。"],
  "end.fused.into": ["Fused into {v:machine}: {t:text}.", "并入了 {v:machine}：{t:text}。"],
  "end.fused": [
    "A reader's machine instructions also do the work of: {t:text}.",
    "读它的指令的机器指令也完成了它的工作：{t:text}。",
  ],
  "end.machine": [
    "{t:stage} removed the last machine instruction that was made for: {t:text}.",
    "{t:stage} 去掉了为它生成的最后一条机器指令：{t:text}。",
  ],
  "end.unwritten": ["The assembly needs no row for: {t:text}.", "汇编中不需要为它写一行：{t:text}。"],
  // Why a machine instruction is there.
  "why.phi": ["It gives phis their values on the way to the next block.", "它在去下一块的路上给 φ 赋值。"],
  "why.argument": ["It puts something where the next call reads it.", "它把东西放到下一个调用去读的地方。"],
  "why.result": ["It takes the result of a call from its place.", "它从约定的地方取调用的结果。"],
  "why.return": ["It puts the result where the caller reads it.", "它把结果放到调用者去读的地方。"],
  "why.parameter": ["It takes an argument of the function from its place.", "它从约定的地方取函数的参数。"],
  "why.instead": [
    "{t:stage} put it in the place of another machine instruction.",
    "{t:stage} 用它代替了另一条机器指令。",
  ],
  "why.added": ["{t:stage} put it in.", "{t:stage} 加进了它。"],
};

export const GALLERY = {
  "gallery.phis": [
    "How many phis does pruned SSA place in {v:title}, and how many minimal SSA?",
    "剪枝 SSA 在 {v:title} 中放多少个 φ？最小 SSA 呢？",
  ],
  "gallery.counts": ["Pruned {n:pruned}, minimal {n:minimal}.", "剪枝 {n:pruned} 个，最小 {n:minimal} 个。"],
  "gallery.others": ["Semi-pruned {n:semi}, maximal {n:maximal}.", "半剪枝 {n:semi} 个，最大 {n:maximal} 个。"],
};

// The steps inside of a pass (core/pass_inside.js).
export const INSIDE = {
  "sccp.entry": [
    "{b:block} is the entry, so it can run: it goes on the list of blocks. No value is known yet.",
    "{b:block} 是入口，所以它会执行：放进块的工作表。还没有已知的值。",
  ],
  "sccp.reach": [
    "{b:from} can go to {b:block}, where nothing has come yet: {b:block} goes on the list of blocks.",
    "{b:from} 可以去 {b:block}，之前没有到过那里：{b:block} 放进块的工作表。",
  ],
  "sccp.edge": [
    "{b:from} can go to {b:block}, too, which was reached before: its φs have one more operand to look at.",
    "{b:from} 也可以去 {b:block}，那里以前到过：它的 φ 要多看一个操作数。",
  ],
  "sccp.edge.plain": [
    "{b:from} can go to {b:block}, too, which was reached before and has no φ: nothing follows from it.",
    "{b:from} 也可以去 {b:block}，那里以前到过，也没有 φ：由此得不出什么。",
  ],
  "sccp.block": [
    "{b:block} comes off the list of blocks: all of its instructions are visited.",
    "从块的工作表取出 {b:block}：访问它的所有指令。",
  ],
  "sccp.value": [
    "{v:name} comes off the list of values: what reads it is visited, where it can run.",
    "从值的工作表取出 {v:name}：访问读它而又会执行的指令。",
  ],
  "sccp.constant": [
    "{v:name} goes from unknown to the constant {v:constant}, by what is known so far: {v:text}.",
    "按目前所知，{v:name} 从未知降到常量 {v:constant}：{v:text}。",
  ],
  "sccp.varies": [
    "{v:name} goes down to overdefined: it is not known to be one constant. {v:text}.",
    "{v:name} 降到不定：不知道它是哪一个常量。{v:text}。",
  ],
  "sccp.end": [
    "Both lists are empty: {n:constants} {#constants:value is a constant|values are constants}, and {n:never} {#never:block|blocks} can never run.",
    "两个工作表都空了：{n:constants} 个值是常量，{n:never} 个块永远不会执行。",
  ],
  "gvn.enter": [
    "The walk over the dominator tree enters {b:block}: the classes of the blocks that dominate it are in the table.",
    "沿支配树走进 {b:block}：表中是支配它的各块的类。",
  ],
  "gvn.leader": [
    "No expression in the table is known to be equal to {v:expression}: {v:name} leads a new class.",
    "表中没有已知与 {v:expression} 相等的表达式：{v:name} 领头成为新的一类。",
  ],
  "gvn.content.load": [
    "The bytes at {v:address} are not known: from here on they are known to be {v:value}, until something may write them.",
    "{v:address} 处的内容未知：从这里起，在有人可能写它之前，内容就是 {v:value}。",
  ],
  "gvn.content.store": [
    "The store makes the bytes at {v:address} known: they are {v:value}, until something may write them.",
    "这个 store 使 {v:address} 处的内容已知：在有人可能写它之前是 {v:value}。",
  ],
  "gvn.fact": [
    "Only one branch leads here: {v:expression} is {v:value}.",
    "只有一个分支到这里：{v:expression} 为 {v:value}。",
  ],
  "gvn.use-fact": [
    "A branch has told the condition: here it is {v:value}. {v:text}.",
    "条件已由一个分支得知：这里为 {v:value}。{v:text}。",
  ],
  "gvn.replace.equal": [
    "{v:expression} is in the table: {v:name} joins the class of {v:value}, and what reads it reads {v:value}.",
    "{v:expression} 已在表中：{v:name} 加入 {v:value} 的类，读它的改读 {v:value}。",
  ],
  "gvn.replace.load": [
    "The bytes that {v:name} loads are known: they are {v:value}.",
    "{v:name} 要取的内容已知：就是 {v:value}。",
  ],
  "gvn.replace.store": [
    "Memory holds {v:value} there already: the store goes. {v:text}.",
    "内存那里已经是 {v:value}：去掉这个 store。{v:text}。",
  ],
  "gvn.replace.constant": [
    "{v:expression} can be computed here and now: {v:name} is {v:value}.",
    "{v:expression} 现在就能算出：{v:name} 是 {v:value}。",
  ],
  "gvn.replace.copy": [
    "All operands of {v:name} are one value: what reads it reads {v:value}.",
    "{v:name} 的操作数都是同一个值：读它的改读 {v:value}。",
  ],
  "gvn.replace.branch": [
    "A branch on the same expression was taken to come here: {v:name} is {v:value}.",
    "到这里经过了以同一表达式为条件的分支：{v:name} 为 {v:value}。",
  ],
  "loops.loop": [
    "A loop: control comes back to its header {b:header}. Its blocks: {bs:blocks}.",
    "一个循环：控制流回到循环头 {b:header}。它的块：{bs:blocks}。",
  ],
  "loops.inner": [
    "A loop inside of the loop of {b:parent}: its header is {b:header}, its blocks: {bs:blocks}.",
    "{b:parent} 的循环里面的循环：循环头是 {b:header}，它的块：{bs:blocks}。",
  ],
  "loops.entries": [
    "Control goes round in {bs:blocks}, and comes into them at {bs:entries}: a loop with several entries, and none of them is a header.",
    "控制流在 {bs:blocks} 中循环，从 {bs:entries} 进入：这个循环有几个入口，没有一个是循环头。",
  ],
  "loops.preheader": [
    "Its preheader is {b:preheader}: the only way in, which leads nowhere else.",
    "它的前置块是 {b:preheader}：唯一的入口，而且不去别处。",
  ],
  "loops.preheader.none": [
    "It has no preheader, or several back edges: nothing can move out of it.",
    "它没有前置块，或者有几条回边：没有东西能移出来。",
  ],
  "loops.moves": [
    "It moves to {b:preheader}: its operands come from outside of the loop of {b:header}, and it cannot trap. {v:text}.",
    "它移到 {b:preheader}：操作数都来自 {b:header} 的循环之外，而且它不会陷入。{v:text}。",
  ],
  "loops.moves.runs": [
    "It moves to {b:preheader}: its operands come from outside of the loop of {b:header}, and it runs on every iteration, so that it may trap there, too. {v:text}.",
    "它移到 {b:preheader}：操作数都来自 {b:header} 的循环之外，而且每一轮都执行，所以即使会陷入也可以。{v:text}。",
  ],
  "loops.operand": [
    "It stays in the loop of {b:header}, which computes an operand, {v:because}: {v:text}.",
    "它留在 {b:header} 的循环里，因为操作数 {v:because} 在循环中计算：{v:text}。",
  ],
  "loops.operand.later": [
    "It stays in the loop of {b:header}: the pass has changed its operands, and the loop computes one of them. {v:text}.",
    "它留在 {b:header} 的循环里：这一趟改变了它的操作数，而循环计算其中之一。{v:text}。",
  ],
  "loops.effects": ["It stays: it does more than compute a value. {v:text}.", "它留下：它不只是计算一个值。{v:text}。"],
  "loops.cheap": [
    "It stays: where it is it costs nothing, and outside it would take a register. {v:text}.",
    "它留下：在原处它不花代价，移出去要占一个寄存器。{v:text}。",
  ],
  "loops.no-preheader": [
    "It stays: the loop of {b:header} has no preheader, or several back edges. {v:text}.",
    "它留下：{b:header} 的循环没有前置块，或者有几条回边。{v:text}。",
  ],
  "loops.traps": [
    "It stays, though its operands come from outside: it may trap, and it is not known to run on every iteration of the loop of {b:header}. {v:text}.",
    "操作数虽来自循环之外，它仍留下：它可能陷入，又不知道它在 {b:header} 的循环中每一轮都执行。{v:text}。",
  ],
  "loops.written": [
    "It stays: what it loads may be written in the loop by {v:because}. {v:text}.",
    "它留下：它取的内容可能在循环中被 {v:because} 改写。{v:text}。",
  ],
  "loops.written.many": [
    "It stays: the loop is too large to know that nothing writes what it loads. {v:text}.",
    "它留下：循环太大，无法知道没有人改写它取的内容。{v:text}。",
  ],
  "loops.too-many": [
    "It stays: enough values have left the loop, and each of them takes a register. {v:text}.",
    "它留下：移出循环的值已经够多，每一个都要占寄存器。{v:text}。",
  ],
  "inline.in": [
    "The call of {v:callee} becomes its body: its size counts {n:size} here, {n:limit} is allowed.",
    "对 {v:callee} 的调用换成它的函数体：在这里大小算作 {n:size}，最多允许 {n:limit}。",
  ],
  "inline.marked": [
    "The call of {v:callee} becomes its body: it is marked always_inline, so its size does not matter.",
    "对 {v:callee} 的调用换成它的函数体：它标了 always_inline，所以大小无关紧要。",
  ],
  "inline.large": [
    "The call of {v:callee} stays: its size counts {n:size} here and perhaps more, {n:limit} is allowed.",
    "对 {v:callee} 的调用保留：在这里大小至少算作 {n:size}，最多允许 {n:limit}。",
  ],
  "inline.grown": [
    "The call of {v:callee} stays: its size counts {n:size} here and {n:limit} is allowed, but the caller would have {n:whole} instructions with its body, and {n:wholeLimit} are allowed.",
    "对 {v:callee} 的调用保留：在这里大小算作 {n:size}，最多允许 {n:limit}，但是加上它的函数体，调用者会有 {n:whole} 条指令，最多允许 {n:wholeLimit} 条。",
  ],
  "inline.no": ["The call of {v:callee} stays: {t:why}.", "对 {v:callee} 的调用保留：{t:why}。"],
  "inline.depth": ["{n:depth} {#depth:loop is|loops are} around the call.", "这个调用外面有 {n:depth} 层循环。"],
  "inline.often": [
    "By the shape of the code it is executed {n:frequency} times for each time that this function is.",
    "按代码的形状估计，这个函数每执行一次，它执行 {n:frequency} 次。",
  ],
  "inline.level": [
    "The call came with a copy of the body of {v:callee}.",
    "这个调用是随 {v:callee} 的函数体的副本来的。",
  ],
  "inline.gone": [
    "After {t:pass} nothing is left of {v:callee} itself: nothing reached it any more.",
    "{t:pass} 之后 {v:callee} 本身没有了：再没有什么用到它。",
  ],
  "unroll.full": [
    "The loop of {b:header} becomes its {n:iterations} iterations, one after the other: they come to {n:amount} {#amount:instruction|instructions}, and {n:limit} are allowed.",
    "{b:header} 的循环换成它的 {n:iterations} 轮，一轮接一轮：合计 {n:amount} 条指令，最多允许 {n:limit} 条。",
  ],
  "unroll.full.one": [
    "The loop of {b:header} has one iteration: it is no loop any more.",
    "{b:header} 的循环只有一轮：它不再是循环。",
  ],
  "unroll.part": [
    "The loop of {b:header} does {n:amount} iterations per test; a copy as it was does those that are left.",
    "{b:header} 的循环每判断一次做 {n:amount} 轮；余下的由一份原样的副本来做。",
  ],
  "unroll.exact": [
    "The loop of {b:header} does {n:amount} iterations per test: it has {n:iterations}, so none is left.",
    "{b:header} 的循环每判断一次做 {n:amount} 轮：它有 {n:iterations} 轮，所以没有剩余。",
  ],
  "unroll.no-form": [
    "The loop of {b:header} stays: it is not known to have a preheader and one way back to its header.",
    "{b:header} 的循环保留：不知道它有前置块并且只有一条回到循环头的路。",
  ],
  "unroll.inner-changed": [
    "The loop of {b:header} has to wait: a loop inside of it was unrolled just now.",
    "{b:header} 的循环要等待：它里面的一个循环刚刚展开。",
  ],
  "unroll.no-test": [
    "The loop of {b:header} stays: its way back has no test.",
    "{b:header} 的循环保留：回去的路上没有判断。",
  ],
  "unroll.vectors": [
    "The loop of {b:header} stays: it is marked as one of which no copies are made. The vectorizer marks its loops so.",
    "{b:header} 的循环保留：它标了不做副本。向量化的循环都这样标。",
  ],
  "unroll.no-copy": [
    "The loop of {b:header} stays: it has too many instructions, allocates on the stack, or its values leave it but by φs of its exits.",
    "{b:header} 的循环保留：它的指令太多，或者在栈上分配，或者它的值不经过出口的 φ 就离开它。",
  ],
  "unroll.unknown": [
    "The loop of {b:header} stays a loop: how many iterations it has is not a number that is known here. An iteration has {n:size} {#size:instruction|instructions}.",
    "{b:header} 的循环仍是循环：这里不知道它有多少轮。一轮有 {n:size} 条指令。",
  ],
  "unroll.many": [
    "The loop of {b:header} stays a loop: it has {n:amount} iterations, and {n:limit} are allowed. An iteration has {n:size} {#size:instruction|instructions}.",
    "{b:header} 的循环仍是循环：它有 {n:amount} 轮，最多允许 {n:limit} 轮。一轮有 {n:size} 条指令。",
  ],
  "unroll.all-large": [
    "The loop of {b:header} stays a loop: its {n:iterations} iterations of {n:size} {#size:instruction|instructions} come to {n:amount} after folding, and {n:limit} are allowed.",
    "{b:header} 的循环仍是循环：它有 {n:iterations} 轮，每轮 {n:size} 条指令，折叠之后合计 {n:amount} 条，最多允许 {n:limit} 条。",
  ],
  "unroll.has-inner": [
    "The loop of {b:header} keeps one iteration per test: a loop is inside of it.",
    "{b:header} 的循环仍是每轮判断一次：它里面有循环。",
  ],
  "unroll.has-call": [
    "The loop of {b:header} keeps one iteration per test: it calls a function.",
    "{b:header} 的循环仍是每轮判断一次：它调用函数。",
  ],
  "unroll.once": [
    "The loop of {b:header} keeps one iteration per test: it is in main and in no other loop, so it seems to run once.",
    "{b:header} 的循环仍是每轮判断一次：它在 main 中，不在别的循环里，看来只运行一次。",
  ],
  "unroll.shallow": [
    "The loop of {b:header} keeps one iteration per test: it is a loop of depth {n:amount}, and only those of depth {n:limit}, the deepest of the function, do several.",
    "{b:header} 的循环仍是每轮判断一次：它的深度是 {n:amount}，只有函数里最深的、深度为 {n:limit} 的循环才做几轮。",
  ],
  "unroll.few": [
    "The loop of {b:header} keeps one iteration per test: it has {n:amount} {#amount:iteration|iterations} only, and {n:limit} are wanted.",
    "{b:header} 的循环仍是每轮判断一次：它只有 {n:amount} 轮，至少要 {n:limit} 轮。",
  ],
  "unroll.large": [
    "The loop of {b:header} keeps one iteration per test: an iteration has {n:amount} {#amount:instruction|instructions}, and {n:limit} are allowed for two per test.",
    "{b:header} 的循环仍是每轮判断一次：一轮有 {n:amount} 条指令，每判断一次做两轮时最多允许 {n:limit} 条。",
  ],
  "unroll.large.never": [
    "The loop of {b:header} keeps one iteration per test: on this level and target no loop does several. An iteration has {n:amount} {#amount:instruction|instructions}.",
    "{b:header} 的循环仍是每轮判断一次：在这个级别和目标上，没有循环每判断一次做几轮。一轮有 {n:amount} 条指令。",
  ],
  "unroll.no-room": [
    "The loop of {b:header} keeps one iteration per test: it does not end by a counter that is known to have room for several steps.",
    "{b:header} 的循环仍是每轮判断一次：它不是由一个确知还能走几步的计数器来结束的。",
  ],
  "unroll.growth": [
    "The loop of {b:header} stays: with it the function would have grown by {n:amount} instructions, and {n:limit} are allowed.",
    "{b:header} 的循环保留：加上它，函数会增加 {n:amount} 条指令，最多允许 {n:limit} 条。",
  ],
  "vectors.loop": [
    "{b:header} is the header of an innermost loop. Its blocks: {bs:blocks}. How many iterations it has is not a number that is known here.",
    "{b:header} 是一个最内层循环的循环头。它的块：{bs:blocks}。这里不知道它有多少轮。",
  ],
  "vectors.loop.known": [
    "{b:header} is the header of an innermost loop. Its blocks: {bs:blocks}. It has {n:iterations} {#iterations:iteration|iterations}.",
    "{b:header} 是一个最内层循环的循环头。它的块：{bs:blocks}。它有 {n:iterations} 轮。",
  ],
  "vectors.loop.most": [
    "{b:header} is the header of an innermost loop. Its blocks: {bs:blocks}. It has {n:iterations} {#iterations:iteration|iterations} at most; there are other ways out.",
    "{b:header} 是一个最内层循环的循环头。它的块：{bs:blocks}。它最多有 {n:iterations} 轮；还有别的出口。",
  ],
  "vectors.stepping": [
    "{v:name} is {v:start} at first, and changes by {n:step} from iteration to iteration.",
    "{v:name} 起初是 {v:start}，每一轮变化 {n:step}。",
  ],
  "vectors.stepping.pointer": [
    "{v:name} points to {v:start} at first, and moves by {n:step} bytes from iteration to iteration.",
    "{v:name} 起初指向 {v:start}，每一轮移动 {n:step} 字节。",
  ],
  "vectors.reduction": [
    "{v:name} gathers a value over the iterations by {v:op}, which may be done in any order: so each lane can gather its own.",
    "{v:name} 用 {v:op} 在各轮中累积一个值，而次序可以任意：所以每一格可以各自累积。",
  ],
  "vectors.reduction.smallest": [
    "{v:name} keeps the smallest value of the iterations, which may be found in any order: so each lane can keep its own.",
    "{v:name} 保存各轮中最小的值，而次序可以任意：所以每一格可以各自保存。",
  ],
  "vectors.reduction.greatest": [
    "{v:name} keeps the greatest value of the iterations, which may be found in any order: so each lane can keep its own.",
    "{v:name} 保存各轮中最大的值，而次序可以任意：所以每一格可以各自保存。",
  ],
  "vectors.access.wide": [
    "From iteration to iteration the address grows by {n:size} bytes, the size of the access: the lanes are neighbours in memory. {v:text}.",
    "地址每一轮增加 {n:size} 字节，就是访问的大小：各格在内存中相邻。{v:text}。",
  ],
  "vectors.access.reversed": [
    "From iteration to iteration the address goes down by {n:size} bytes, the size of the access: the lanes are neighbours in memory, in reverse order. {v:text}.",
    "地址每一轮减少 {n:size} 字节，就是访问的大小：各格在内存中相邻，次序相反。{v:text}。",
  ],
  "vectors.access.uniform": [
    "The address is the same in all iterations: one load before the loop is enough for all lanes. {v:text}.",
    "地址在各轮中相同：循环之前取一次就够所有的格用。{v:text}。",
  ],
  "vectors.access.spread": [
    "From iteration to iteration the address grows by {n:stride} bytes, twice the size of the access, {n:size}: the lanes are every second element of two vectors. {v:text}.",
    "地址每一轮增加 {n:stride} 字节，是访问大小 {n:size} 的两倍：各格是两个向量中每隔一个的元素。{v:text}。",
  ],
  "vectors.access.single": [
    "From iteration to iteration the address changes by {n:stride} bytes, and the access has {n:size}: it is done lane by lane. {v:text}.",
    "地址每一轮变化 {n:stride} 字节，访问的大小是 {n:size}：它一格一格地做。{v:text}。",
  ],
  "vectors.access.unknown": [
    "It is not known to move by the same number of bytes in each iteration, so it is done lane by lane. {v:text}.",
    "不知道它每一轮移动同样多的字节，所以它一格一格地做。{v:text}。",
  ],
  "vectors.lanes": [
    "A vector register has {n:bytes} bytes, and the widest value that goes into vectors {n:size}: {n:lanes} iterations are the lanes of a vector.",
    "向量寄存器有 {n:bytes} 字节，放进向量的最宽的值有 {n:size} 字节：{n:lanes} 轮就是向量的各格。",
  ],
  "vectors.dependence.same": [
    "In each iteration {v:first} and then {v:text} access one place: a vector keeps that order.",
    "每一轮中 {v:first} 和其后的 {v:text} 访问同一处：向量保持这个次序。",
  ],
  "vectors.dependence.far": [
    "{v:first} accesses {n:apart} iterations later what {v:text} accessed: that is far enough, {n:lanes} iterations can run at once.",
    "{v:text} 访问过的，{v:first} 在 {n:apart} 轮之后才访问：够远，{n:lanes} 轮可以同时做。",
  ],
  "vectors.dependence.near": [
    "{v:first} accesses what {v:text} accessed {n:apart} {#apart:iteration|iterations} before: {n:lanes} at once would turn that order around.",
    "{v:first} 访问的，是 {v:text} 在 {n:apart} 轮之前访问过的：同时做 {n:lanes} 轮会颠倒这个次序。",
  ],
  "vectors.dependence.behind": [
    "{v:text} accesses what {v:first} accessed {n:apart} {#apart:iteration|iterations} before: a vector keeps that order.",
    "{v:text} 访问的，是 {v:first} 在 {n:apart} 轮之前访问过的：向量保持这个次序。",
  ],
  "vectors.dependence.apart": [
    "{v:text} begins {n:bytes} bytes after {v:first}, and both move by {n:stride} bytes: {n:lanes} iterations can run at once.",
    "{v:text} 从 {v:first} 之后 {n:bytes} 字节处开始，两者每一轮都移动 {n:stride} 字节：{n:lanes} 轮可以同时做。",
  ],
  "vectors.dependence.part": [
    "{v:text} begins {n:bytes} bytes after {v:first}, and both move by {n:stride} bytes: only {n:iterations} {#iterations:iteration|iterations} at once would keep the order.",
    "{v:text} 从 {v:first} 之后 {n:bytes} 字节处开始，两者每一轮都移动 {n:stride} 字节：只有 {n:iterations} 轮同时做才能保持次序。",
  ],
  "vectors.overlap": [
    "Whether {v:text} and {v:other} access the same bytes is known only when the program runs: their addresses are to be compared before the loop.",
    "{v:text} 和 {v:other} 会不会访问相同的字节，要到程序运行时才知道：循环之前要比较它们的地址。",
  ],
  "vectors.cost": [
    "{n:lanes} iterations cost {n:scalar} as they are, and {n:vector} on vectors.",
    "{n:lanes} 轮照原样的代价是 {n:scalar}，用向量是 {n:vector}。",
  ],
  "vectors.plan": [
    "The loop of {b:header} does {n:lanes} iterations at once; what is left the loop as it was does.",
    "{b:header} 的循环一次做 {n:lanes} 轮；余下的由原来的循环做。",
  ],
  "vectors.plan.twice": [
    "The loop of {b:header} does {n:lanes} iterations at once, twice per test; what is left the loop as it was does.",
    "{b:header} 的循环一次做 {n:lanes} 轮，每判断一次做两遍；余下的由原来的循环做。",
  ],
  "vectors.keeps": [
    "The last iteration is among those, because one of its values is used after the loop.",
    "最后一轮也在余下的里面，因为循环之后要用它的一个值。",
  ],
  "vectors.no": ["The loop of {b:header} stays as it is: {t:why}.", "{b:header} 的循环保持原样：{t:why}。"],
  "vectors.no.at": [
    "The loop of {b:header} stays as it is because of {v:text}: {t:why}.",
    "因为 {v:text}，{b:header} 的循环保持原样：{t:why}。",
  ],
  "vectors.no.two": [
    "The loop of {b:header} stays as it is because of {v:text} and {v:other}: {t:why}.",
    "因为 {v:text} 和 {v:other}，{b:header} 的循环保持原样：{t:why}。",
  ],
  "vectors.widen": [
    "{v:name} of the iterations {n:from} to {n:to} of a group becomes one vector: {v:text}.",
    "一组中第 {n:from} 到 {n:to} 轮的 {v:name} 变成一个向量：{v:text}。",
  ],
  "vectors.widen.gathered": [
    "{v:name} is made for each of the iterations {n:from} to {n:to} of a group, and then put into the lanes of a vector; the last lane: {v:text}.",
    "一组中第 {n:from} 到 {n:to} 轮的 {v:name} 逐个做出，再放进一个向量的各格；最后一格：{v:text}。",
  ],
  "vectors.widen.same": [
    "{v:name} is the same in the iterations {n:from} to {n:to} of a group: one value fills all lanes: {v:text}.",
    "{v:name} 在一组的第 {n:from} 到 {n:to} 轮中相同：一个值填满各格：{v:text}。",
  ],
};

// The decisions of the register allocator (core/allocation.js).
export const ALLOCATION = {
  begin: [
    "{n:count} {#count:live range waits|live ranges wait} for a register. Those written with + hold several values: copies join them, and no two of them live at once.",
    "{n:count} 个活跃区间等着分配寄存器。带 + 的含有几个值：它们由复制相连，而且从不同时活跃。",
  ],
  next: [
    "{v:name} is next: of those that wait and live in several blocks none is longer.",
    "下一个是 {v:name}：在等待的、跨越几个块的区间里没有更长的。",
  ],
  "next.block": [
    "{v:name} is next: of those that wait and live in {b:block} only none is longer.",
    "下一个是 {v:name}：在等待的、只在 {b:block} 里活跃的区间里没有更长的。",
  ],
  free: [
    "It gets {v:register}: nothing else is in it where {v:name} lives.",
    "它得到 {v:register}：在 {v:name} 活跃之处，里面没有别的东西。",
  ],
  evict: [
    "No register that it may have is free. {v:name} weighs {t:weight} and takes {v:register} from {v:other}, which weighs {t:heaviest} and waits again.",
    "它可以用的寄存器没有空的。{v:name} 的权重是 {t:weight}，它拿走 {v:register}，里面的 {v:other} 只有 {t:heaviest}，要重新等待。",
  ],
  "evict.several": [
    "No register that it may have is free. {v:name} weighs {t:weight} and takes {v:register} from {vs:others}, of which none weighs more than {t:heaviest}: they wait again.",
    "它可以用的寄存器没有空的。{v:name} 的权重是 {t:weight}，它从 {vs:others} 手里拿走 {v:register}，那里最重的也只有 {t:heaviest}：被拿走的重新等待。",
  ],
  none: [
    "{v:name} gets no register: none that it may have is free, and in none is everything lighter.",
    "{v:name} 得不到寄存器：它可以用的没有空的，也没有哪一个里面的东西都比它轻。",
  ],
  "none.loaded": [
    "{v:name} is not tried: it would be loaded for so few reads that a register for all of it saves nothing.",
    "{v:name} 不去试：为这么几次读把它装进寄存器，整段占着省不下什么。",
  ],
  "none.often": [
    "{v:name} gets no register: none that it may have is free, and after giving way {n:times} times it takes none from others.",
    "{v:name} 得不到寄存器：它可以用的没有空的，而让出过 {n:times} 次之后它不再从别人手里拿。",
  ],
  "split.regions": [
    "It is split by regions: the blocks where a register saves more than entering and leaving them costs, and the others.",
    "它在这样的块与其余的块之间分开：在那里用一个寄存器省下的比进出的代价多。",
  ],
  "split.blocks": ["It is split around each block that makes or reads it.", "它在每个产生或读它的块的前后分开。"],
  "split.calls": [
    "It is split before and after each call between its beginning and its end.",
    "它在开始与结束之间每个调用的前后分开。",
  ],
  "split.uses": [
    "It is split around the instructions that need it in a register.",
    "它在需要它在寄存器里的指令前后分开。",
  ],
  "parts.here": [
    "{n:count} {#count:part gets|parts get} {v:register} at once.",
    "有 {n:count} 段立刻得到 {v:register}。",
  ],
  "parts.evict": [
    "What had the register there weighs less and waits again: {vs:others}.",
    "原来在那里占用这个寄存器的更轻，重新等待：{vs:others}。",
  ],
  parts: ["{n:count} {#count:part waits|parts wait} for a register.", "有 {n:count} 段等待寄存器。"],
  "kept.unused": [
    "{n:count} {#count:part is|parts are} in memory: only copies between its own values use it there, if anything.",
    "有 {n:count} 段在内存中：那里即使有指令用到它，也只是它自己的值之间的复制。",
  ],
  "kept.memory": [
    "{n:count} {#count:part is|parts are} in memory: what reads or writes it there, if anything, does so in memory.",
    "有 {n:count} 段在内存中：那里即使有指令读写它，也直接在内存中读写。",
  ],
  "kept.remade": [
    "{n:count} {#count:part needs|parts need} no place: the value is made again where a register is to hold it.",
    "有 {n:count} 段不需要地方：要放进寄存器时重新做出这个值。",
  ],
  memory: ["It needs none: what reads or writes it does so in memory.", "它也不需要：读写它的指令直接在内存中读写。"],
  remade: [
    "It needs none: the value is made again where it is copied to.",
    "它也不需要：这个值在要复制去的地方重新做出来。",
  ],
  end: [
    "Nothing waits any more: {n:registers} {#registers:register is|registers are} in use.",
    "没有等待的了：一共用了 {n:registers} 个寄存器。",
  ],
};

// The copies in the place of φs (core/copies.js).
export const COPIES = {
  "edge.end": [
    "On the way from {b:from} to {b:to}, at the end of {b:from}, the φs of {b:to} get their values all at once.",
    "从 {b:from} 去 {b:to} 的路上，在 {b:from} 的末尾，{b:to} 的各个 φ 同时得到它们的值。",
  ],
  "edge.edge": [
    "On the way from {b:from} to {b:to}, in a block on that edge, the φs of {b:to} get their values all at once.",
    "从 {b:from} 去 {b:to} 的路上，在这条边上的一个块里，{b:to} 的各个 φ 同时得到它们的值。",
  ],
  "edge.start": [
    "On the way from {b:from} to {b:to}, at the start of {b:to}, which has no other way in, its φs get their values all at once.",
    "从 {b:from} 去 {b:to} 的路上，在 {b:to} 的开头（没有别的路到那里），它的各个 φ 同时得到它们的值。",
  ],
  coalesced: [
    "{v:to} gets {v:from}: both are in {v:place}, so there is nothing to do.",
    "{v:to} 得到 {v:from}：两个都在 {v:place} 中，什么也不用做。",
  ],
  moved: [
    "{v:to} gets {v:from}, from {v:source} to {v:place}: {v:text}.",
    "{v:to} 得到 {v:from}，从 {v:source} 到 {v:place}：{v:text}。",
  ],
  constant: ["{v:to} gets {v:from} in {v:place}: {v:text}.", "{v:to} 在 {v:place} 中得到 {v:from}：{v:text}。"],
  later: [
    "{v:to} gets {v:from} in {v:place}; of the instructions made for that none is in the assembly.",
    "{v:to} 在 {v:place} 中得到 {v:from}；为此生成的指令在汇编中已经没有了。",
  ],
  remade: [
    "{v:to} gets {v:from}, which is made again in {v:place}.",
    "{v:to} 得到 {v:from}，它在 {v:place} 中重新做出。",
  ],
  undefined: [
    "{v:to} gets {v:from}: any value will do, so nothing is copied.",
    "{v:to} 得到 {v:from}：任何值都可以，所以什么也不复制。",
  ],
  unread: ["{v:to} gets nothing: no instruction reads it.", "{v:to} 什么也不用得到：没有指令读它。"],
  itself: ["{v:to} keeps its own value.", "{v:to} 保持自己的值。"],
};

// Instruction selection as tiles (core/tiles.js).
export const TILES = {
  block: [
    "{b:block}: {n:tiles} {#tiles:tile covers|tiles cover} {n:insts} {#insts:instruction|instructions} of the IR.",
    "{b:block}：{n:tiles} 个瓦片盖住 {n:insts} 条 IR 指令。",
  ],
  "block.phis": ["{n:phis} {#phis:φ becomes|φs become} copies on the edges.", "{n:phis} 个 φ 变成边上的复制。"],
  covered: [
    "{v:text} has no machine instruction of its own: those of {v:root} do its work.",
    "{v:text} 没有自己的机器指令：{v:root} 的机器指令完成了它的工作。",
  ],
};
