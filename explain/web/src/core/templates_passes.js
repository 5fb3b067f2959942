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
  "follow.ends": ["It is not there after {t:pass}, and the pass gave no reason for its line.", "{t:pass} 之后它不见了，这一趟没有对它的行说明原因。"],
  "follow.ends.lowering": ["It ends at lowering: no machine instruction was made for it alone.", "它到指令选择为止：没有单为它生成的机器指令。"],
};

export const GALLERY = {
  "gallery.phis": ["How many phis does pruned SSA place in {v:title}, and how many minimal SSA?", "剪枝 SSA 在 {v:title} 中放多少个 φ？最小 SSA 呢？"],
  "gallery.counts": ["Pruned {n:pruned}, minimal {n:minimal}.", "剪枝 {n:pruned} 个，最小 {n:minimal} 个。"],
  "gallery.others": ["Semi-pruned {n:semi}, maximal {n:maximal}.", "半剪枝 {n:semi} 个，最大 {n:maximal} 个。"],
};
