// The catalogue of the sentences of Run and of "Break it", as in templates.js.

export const RUN = {
  "run.enters": ["{t:title} (call {n:call}): enters at {b:block}.", "{t:title}（调用 {n:call}）：从 {b:block} 进入。"],
  "run.comes": [
    "{t:title} (call {n:call}): {b:block}, coming from {b:from}.",
    "{t:title}（调用 {n:call}）：{b:block}，来自 {b:from}。",
  ],
  "run.rest": [
    "{t:title} (call {n:call}): the rest of {b:block}, after a call.",
    "{t:title}（调用 {n:call}）：调用之后，继续 {b:block}。",
  ],
  "run.takes.one": ["On this edge the phi takes its operand: {t:pairs}.", "走这条边时 φ 取操作数：{t:pairs}。"],
  "run.takes": ["On this edge the phis take, all at once: {t:pairs}.", "走这条边时 φ 同时取值：{t:pairs}。"],
  "run.stores": [
    "The program before SSA stores to memory {n:count} {#count:time|times}.",
    "SSA 之前的程序写了 {n:count} 次内存。",
  ],
  "run.returns": ["Returns {v:value}.", "返回 {v:value}。"],
  "run.returns.nothing": ["Returns nothing.", "返回，没有值。"],
  "run.lines.none": [
    "This step only jumps: no line of the source belongs to it.",
    "这一步只是跳转：没有源程序的行属于它。",
  ],
  "line.ran": [
    "{t:title} (call {n:call}): line {n:line} has run.",
    "{t:title}（调用 {n:call}）：第 {n:line} 行已运行。",
  ],
  "line.waits": [
    "{t:title} (call {n:call}): line {n:line} calls {t:callee}.",
    "{t:title}（调用 {n:call}）：第 {n:line} 行调用 {t:callee}。",
  ],
  "line.writes": ["It has written {n:count} {#count:cell|cells} of memory.", "它写了 {n:count} 个内存单元。"],
  "line.next": ["Next is line {n:next}, in {t:where}.", "下一步是 {t:where} 的第 {n:next} 行。"],
  "run.input": [
    "The program reads input and was given none: --explain-input=FILE gives it some.",
    "程序要读输入，但没有给它：用 --explain-input=FILE 给出。",
  ],
  "run.truncated": ["The log ends here; the program ran on.", "日志到此为止，程序还在运行。"],
  "run.exit": ["Exit status {t:status}.", "退出状态 {t:status}。"],
};

export const BREAK = {
  "break.lead": [
    "Each rule of the textbook is there for a reason. This is {v:title} with one rule dropped at a time, and what the program does then.",
    "教科书的每条规则都有理由。下面每次去掉一条规则，看 {v:title} 会变成什么样，程序会做什么。",
  ],
  "break.large": ["This program is too large to be broken.", "这个程序太大，不拿它做试验。"],
  "rule.df-of-n4": [
    "A block does not strictly dominate itself, so the head of a loop can be on its own frontier: its definition goes round and meets itself. If the block is left out of its own frontier, the head of such a loop gets no phi.",
    "块并不严格支配自己，所以循环头可以在它自己的支配边界上：它的定义绕一圈又遇到自己。若从支配边界里去掉块自己，这样的循环头就没有 φ。",
  ],
  "rule.one-block-no-phi": [
    "A variable that is read and written in one block only may still carry its value around a loop. What counts is whether a read comes before the write: the upward-exposed test.",
    "只在一个块里读写的变量，仍可能把值带到下一轮循环。要看的是读是否在写之前：即向上暴露。",
  ],
  "rule.early-dominators": [
    "The iteration must go on until nothing changes in a whole pass. Written as “changed = (new ≠ old)” in the inner loop, it stops when the last block has not changed.",
    "迭代要到整整一遍都没有变化才停。若在内层循环写成 “changed =（new ≠ old）”，那么只要最后一个块没变就停了。",
  ],
  "rule.phi-not-pushed": [
    "A phi is pushed on the stack of its variable like a store. Otherwise every read looks past it, at the last store above it in the dominator tree: a loop sees the values from before the loop for ever.",
    "φ 和 store 一样要压栈。否则每次读都越过它，看到支配树上方最后一次 store：循环永远只看到进入循环之前的值。",
  ],
  "rule.no-pop": [
    "What a block pushed is valid only in the blocks that it dominates, so it is popped when Rename leaves the block. Otherwise the else branch reads what the then branch has written.",
    "一个块压栈的值只在它支配的块中有效，所以离开时要出栈。否则 else 分支会读到 then 分支写的值。",
  ],
  "rule.visited-not-filled": [
    "The slots of all successors are filled, also of those that renaming has visited already. “Already visited: return” before the slots are filled leaves those of back edges empty.",
    "所有后继的空位都要填，包括已经访问过的。若在填空位之前就写 “已访问：返回”，回边的空位就一直空着。",
  ],
  "rule.not-iterated": [
    "A phi is a definition, too, so its block joins the worklist. Without that only the frontiers of the stores get phis, and not the blocks where a phi meets another definition.",
    "φ 也是定义，所以它的块也要进工作表。不这样做，就只有 store 的支配边界上有 φ，而 φ 与别的定义相遇的块没有。",
  ],
  "rule.df-one-short": [
    "The runner climbs until it is at idom(j), and every block before that has j on its frontier, also the last one. If it stops when its next block is idom(j), the branches of an if do not have the join on their frontier.",
    "跑者要一直爬到 idom(j)，之前的每个块都以 j 为支配边界，包括最后一个。若下一个块是 idom(j) 就停，if 的两个分支就都没有汇合块。",
  ],
  "rule.edge-not-split": [
    "Copies for an edge must run on that edge only. At the end of a block with two successors they also run on the other way out, where the old value may still be needed: the lost copy.",
    "一条边的复制只应在走这条边时执行。放在有两个后继的块末尾，走另一个出口时也会执行，而那里可能还要旧值：丢失的复制。",
  ],
  "rule.sequential-copies": [
    "All phis of a block read before any of them writes. Copied one after the other, a later copy reads what an earlier one has already overwritten: a swap loses a value.",
    "一个块的所有 φ 都是先读后写。若依次复制，后面的复制会读到前面已经覆盖的值：交换会丢失一个值。",
  ],
  "harmless.df-of-n4": [
    "Makes no difference here: another block of the worklist asks for each phi that mem2reg leaves in this function, too.",
    "这里没有影响：mem2reg 在这个函数中留下的每个 φ，工作表中都有别的块也要求它。",
  ],
  "harmless.one-block-no-phi": [
    "Makes no difference here: this function has no phi for a variable that only one block touches.",
    "这里没有影响：这个函数没有为只在一个块中用到的变量放的 φ。",
  ],
  "harmless.early-dominators": [
    "Makes no difference here: no value of this function depends on a dominator that is not right yet when the last block no longer changes.",
    "这里没有影响：最后一个块不再变化时，还不正确的支配结点对这个函数的值都没有影响。",
  ],
  "harmless.sequential-copies": [
    "Makes no difference here: no copy for a phi of this function reads what an earlier copy of its edge has written (between registers it may be otherwise).",
    "这里没有影响：这个函数的 φ 的复制，没有一个会读到同一条边上已被覆盖的值（寄存器之间另算）。",
  ],
  "harmless.edge-not-split": [
    "Makes no difference here: no edge into a block with phis is critical.",
    "这里没有影响：进入有 φ 的块的边都不是关键边。",
  ],
  "harmless.phi-not-pushed": [
    "Makes no difference here: mem2reg leaves no phi in this function.",
    "这里没有影响：mem2reg 没有在这个函数中留下 φ。",
  ],
  "harmless.no-pop": [
    "Makes no difference here: no block of this function takes another value because of what other branches have pushed.",
    "这里没有影响：这个函数没有块会因为别的分支压栈的值而取到另一个值。",
  ],
  "harmless.visited-not-filled": [
    "Makes no difference here: no phi of this function takes a defined value from a block that renaming visits after its own.",
    "这里没有影响：这个函数的 φ 都不从重命名更晚访问的块取有定义的值。",
  ],
  "harmless.not-iterated": [
    "Makes no difference here: every phi that mem2reg leaves in this function is on the frontier of a block that stores the variable.",
    "这里没有影响：mem2reg 在这个函数中留下的每个 φ 都在某个写该变量的块的支配边界上。",
  ],
  "harmless.df-one-short": [
    "Makes no difference here: for each phi that mem2reg leaves in this function a block asks that is not directly below the immediate dominator of the phi's block.",
    "这里没有影响：mem2reg 在这个函数中留下的每个 φ，都有一个不紧接在 φ 所在块的直接支配结点之下的块要求它。",
  ],
  "break.differs": ["✗ The program now does something else.", "✗ 程序的行为变了。"],
  "break.same": [
    "The function comes out different, but the result of this run is the same.",
    "函数变了，但这次运行的结果没变。",
  ],
  "break.no-main": ["The function comes out different; there is no main to run.", "函数变了；没有 main，不能运行。"],
  "checker.proved": [
    "minic --check-promotion proves that the result is right all the same: with every input.",
    "minic --check-promotion 证明结果依然正确：对任何输入都是。",
  ],
  "checker.other": ["What minic --check-promotion says: {t:because}.", "minic --check-promotion 说：{t:because}。"],
  "checker.holds": [
    "minic --check-promotion: on the path {p:path} the variable {v:variable} holds {v:holds} (the value of {v:store}), but {v:used} is used.",
    "minic --check-promotion：沿路径 {p:path} 变量 {v:variable} 的值是 {v:holds}（即 {v:store} 的值），而用的是 {v:used}。",
  ],
  "checker.got": ["On this path {v:used} is {v:got}.", "在这条路径上 {v:used} 是 {v:got}。"],
  "checker.early": [
    "minic --check-promotion: on the path {p:path} the variable {v:variable} is read, and {v:used} is used, which is not computed yet or is that of an earlier round.",
    "minic --check-promotion：沿路径 {p:path} 读变量 {v:variable}，用的是 {v:used}，而它还没有算出来，或者是前一轮的。",
  ],
  "checker.phi": ["The phi {v:phi} takes {v:takes} from {b:from}.", "φ {v:phi} 从 {b:from} 得到 {v:takes}。"],
  "checker.noPhi": [
    "Different values of {v:variable} meet in {b:block}, which needs a phi.",
    "{v:variable} 的不同的值在 {b:block} 相遇，那里需要 φ。",
  ],
};
