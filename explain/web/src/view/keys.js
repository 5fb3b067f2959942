// The keys of the page, for its help.
import { tr } from "../core/words.js";

/// [keys, what they do], in the language of now.
export const keysNow = () => [
  ["→ l", tr("next step", "下一步")], ["← h", tr("step back", "上一步")], [tr("Space", "空格"), tr("play, pause", "播放, 暂停")],
  ["Home End", tr("first, last step", "第一步, 最后一步")], ["PgUp PgDn", tr("phase before, next phase", "上一阶段, 下一阶段")],
  ["1 … 9", tr("to this phase", "到第几个阶段")], ["v", tr("until the variable … (the same again: v, then Enter)", "直到变量 …")], ["b", tr("until the block …", "直到块 …")], ["n", tr("next phi", "下一个 φ")], ["t", tr("story, every step", "故事, 每一步")],
  ["d", tr("what the block dominates, and its frontier; again: of the next block", "此块支配的区域和支配边界; 再按: 下一个块")],
  ["f", tr("next function", "下一个函数")], ["a", tr("another form of SSA", "另一种 SSA 形式")], ["s", tr("save the graph as SVG", "把图存为 SVG")], ["c", tr("copy the link to this step", "复制这一步的链接")], ["i", tr("names, phis or all code in the blocks", "块里写名字、φ 或全部代码")],
  ["r", tr("the run, and back to the steps", "运行, 再按回到步骤")], ["q", tr("quiz, and back to the steps", "测验, 再按回到步骤")], ["x", tr("break it, and back to the steps", "搞坏它, 再按回到步骤")], ["+ -", tr("larger, smaller graphs", "放大, 缩小图")], ["z", tr("中文", "English")], ["Esc", tr("end a choice", "取消选择")], ["?", tr("this table", "此表")],
];
