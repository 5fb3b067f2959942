// The keys of the page, for its help.
import { tr } from "../core/words.js";

/// [keys, what they do], in the language of now.
export const keysNow = () => [
  ["→ l", tr("next step", "下一步")],
  ["← h", tr("step back", "上一步")],
  [tr("Space", "空格"), tr("play, pause", "播放，暂停")],
  ["Home End", tr("first, last step", "第一步，最后一步")],
  ["PgUp PgDn", tr("phase before, next phase", "上一阶段，下一阶段")],
  ["1 … 9", tr("to this phase", "到第几个阶段")],
  ["v", tr("until the variable … (the same again: v, then Enter)", "直到变量 …")],
  ["b", tr("until the block …", "直到块 …")],
  ["n", tr("next phi", "下一个 φ")],
  ["t", tr("story, every step", "故事，每一步")],
  [
    "d",
    tr(
      "what the block dominates, and its frontier; again: of the next block",
      "此块支配的区域和支配边界；再按：下一个块",
    ),
  ],
  ["f", tr("next function", "下一个函数")],
  ["a", tr("another form of SSA", "另一种 SSA 形式")],
  ["s", tr("save the graph as SVG", "把图存为 SVG")],
  ["c", tr("copy the link to this step", "复制这一步的链接")],
  ["i", tr("names, phis or all code in the blocks", "块里写名字、φ 或全部代码")],
  ["r", tr("the run, and back to the steps", "运行，再按回到步骤")],
  ["q", tr("quiz, and back to the steps", "测验，再按回到步骤")],
  ["x", tr("break it, and back to the steps", "搞坏它，再按回到步骤")],
  ["g", tr("into the graph: there the arrow keys go along the edges", "进入图：方向键沿边移动")],
  ["+ -", tr("larger, smaller graphs", "放大，缩小图")],
  ["z", tr("中文", "English")],
  ["Esc", tr("end a choice", "取消选择")],
  ["?", tr("this table", "此表")],
];

/// The names of the controls, by their ids.
export const TITLES = {
  first: ["first step (Home)", "第一步（Home）"],
  back: ["back (←)", "后退（←）"],
  next: ["next (→)", "前进（→）"],
  last: ["last step (End)", "最后一步（End）"],
  play: ["play, pause (Space)", "播放/暂停（空格）"],
  slider: ["step", "步"],
  help: ["keys (?)", "按键（?）"],
  detail: ["how many steps are shown (t)", "显示多少步（t）"],
  nextPhi: ["to the next phi (n)", "到下一个 φ (n)"],
  svg: ["the graph of this step as an SVG file (s)", "把这一步的图存为 SVG (s)"],
  language: ["language (z)", "语言（z）"],
  png: ["the graph of this step as a PNG file", "把这一步的图存为 PNG"],
  link: ["copy the link to this step (c)", "复制这一步的链接（c）"],
  dark: ["dark or light", "深色或浅色"],
  inside: ["what the blocks hold (i)", "块里写什么（i）"],
  speed: ["speed of playing", "播放速度"],
  untilVariable: ["go on until a step for this variable (v)", "前进到与此变量有关的一步（v）"],
  untilBlock: ["go on until a step at this block (b)", "前进到与此块有关的一步（b）"],
};
