// The catalogue of the sentences of the pass viewer and of the gallery's answers, as in templates.js.

export const PASSES = {
  "follow.start": ["Click a line, or press Enter on it, to follow it through all columns.", "点击一行（或按回车）即可在各栏中跟踪它。"],
  "follow.signs": ["+ is new, ~ is changed, ↕ is moved to another block; renumbering is no change.", "+ 是新的行，~ 是改变的行，↕ 是移到别的块的行；只换编号不算改变。"],
  "follow.through": ["Followed through: {t:columns}.", "可以在这些栏里找到：{t:columns}。"],
  "follow.source": ["Lines with a blue ground are made from source line {n:line}.", "蓝底的行来自源程序第 {n:line} 行。"],
  "follow.register": ["Its virtual register: {t:places}.", "它的虚拟寄存器：{t:places}。"],
  "follow.place": ["After register allocation it is in: {t:places}.", "寄存器分配之后它在：{t:places}。"],
  "follow.frame": ["In the frame: {t:places}.", "在栈帧中：{t:places}。"],
  "follow.ends.why": ["It is not there after {t:pass}, which says of its line {n:line}: {t:reasons}.", "{t:pass} 之后它不见了，这一趟对第 {n:line} 行说：{t:reasons}。"],
  "follow.ends": ["It is not there after {t:pass}, which gave no remark on its line.", "{t:pass} 之后它不见了，这一趟没有对它的行给出备注。"],
  "follow.ends.lowering": ["It ends at lowering: no machine instruction was made for it alone.", "它到指令选择为止：没有单为它生成的机器指令。"],
  // Where an instruction ends (core/threads.js).
  "end.value": ["{t:pass} put another instruction's value in the place of: {t:text}.", "{t:pass} 用另一条指令的值代替了：{t:text}。"],
  "end.argument": ["{t:pass} put an argument in the place of: {t:text}.", "{t:pass} 用一个参数代替了：{t:text}。"],
  "end.constant": ["{t:pass} put {t:constant} in the place of: {t:text}.", "{t:pass} 用 {t:constant} 代替了：{t:text}。"],
  "end.unused": ["{t:pass} deleted, when nobody read it: {t:text}.", "{t:pass} 在没有人读它时删去了：{t:text}。"],
  "end.removed": ["{t:pass} removed, without a value to replace: {t:text}.", "{t:pass} 去掉了没有值要代替的：{t:text}。"],
  "end.phi": ["Copies in the blocks before do the work of: {t:text}.", "前面各块里的复制完成了它的工作：{t:text}。"],
  "end.fused": ["A reader's machine instructions also do the work of: {t:text}.", "读它的指令的机器指令也完成了它的工作：{t:text}。"],
  "end.machine": ["{t:stage} removed the last machine instruction that was made for: {t:text}.", "{t:stage} 去掉了为它生成的最后一条机器指令：{t:text}。"],
  "end.unwritten": ["The assembly needs no row for: {t:text}.", "汇编中不需要为它写一行：{t:text}。"],
  // Why a machine instruction is there.
  "why.phi": ["It gives phis their values on the way to the next block.", "它在去下一块的路上给 φ 赋值。"],
  "why.argument": ["It puts something where the next call reads it.", "它把东西放到下一个调用去读的地方。"],
  "why.result": ["It takes the result of a call from its place.", "它从约定的地方取调用的结果。"],
  "why.return": ["It puts the result where the caller reads it.", "它把结果放到调用者去读的地方。"],
  "why.parameter": ["It takes an argument of the function from its place.", "它从约定的地方取函数的参数。"],
  "why.instead": ["{t:stage} put it in the place of another machine instruction.", "{t:stage} 用它代替了另一条机器指令。"],
  "why.added": ["{t:stage} put it in.", "{t:stage} 加进了它。"],
};

export const GALLERY = {
  "gallery.phis": ["How many phis does pruned SSA place in {v:title}, and how many minimal SSA?", "剪枝 SSA 在 {v:title} 中放多少个 φ？最小 SSA 呢？"],
  "gallery.counts": ["Pruned {n:pruned}, minimal {n:minimal}.", "剪枝 {n:pruned} 个，最小 {n:minimal} 个。"],
  "gallery.others": ["Semi-pruned {n:semi}, maximal {n:maximal}.", "半剪枝 {n:semi} 个，最大 {n:maximal} 个。"],
};
