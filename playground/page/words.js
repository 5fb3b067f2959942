// The page's words, English and Chinese.
import { setLanguage as setSentences } from "../../explain/web/src/core/words.js";
import { languageOf } from "./language.js";

const WORDS = {
  program: ["program", "程序"],
  run: ["Run", "运行"],
  stop: ["Stop", "停止"],
  link: ["Copy link", "复制链接"],
  linked: ["✓ Copied", "✓ 已复制"],
  copied: ["The link is copied.", "链接已复制。"],
  notCopied: ["The link is in the address bar: copy it from there.", "链接在地址栏里，请从那里复制。"],
  download: ["Download", "下载"],
  other: ["中文", "English"],
  licences: ["Licences", "许可证"],
  close: ["Close", "关闭"],
  split: ["Two panes", "两个窗格"],
  join: ["One pane", "一个窗格"],
  divider: ["width of the program", "程序的宽度"],
  panes: ["height of the first pane", "第一个窗格的高度"],
  views: ["views", "视图"],
  task: ["Task", "任务"],
  check: ["Check", "检查"],
  held: ["{0} of {1} hold", "{1} 项中有 {0} 项通过"],
  notRun: ["not checked", "尚未检查"],
  holds: ["holds", "通过"],
  fails: ["does not hold", "未通过"],
  hidden: ["What it checks is not shown.", "检查的内容不显示。"],
  command: ["command", "命令"],
  wanted: ["it must print", "应当输出"],
  printed: ["it printed", "实际输出"],
  statusIs: ["exit status {0}, it must be {1}", "退出状态 {0}，应为 {1}"],
  mustFind: ["it must print something like", "输出中应有"],
  mustLack: ["it must not print anything like", "输出中不应有"],
  hint: ["Hint", "提示"],
  name: ["your name", "姓名"],
  handIn: ["Hand in", "提交"],
  handedIn: ["The file {0} is what you hand in.", "文件 {0} 就是要提交的内容。"],
  output: ["Output", "输出"],
  checked: ["Checked run", "检查运行"],
  passes: ["IR by pass", "逐遍 IR"],
  assembly: ["Assembly", "汇编"],
  explain: ["Explain", "讲解"],
  viewer: ["Passes", "各遍"],
  messages: ["Messages", "消息"],
  remarks: ["Remarks", "优化说明"],
  none: ["No message.", "没有消息。"],
  noRemark: ["The passes say nothing here. Try -O2 or -O3.", "各遍在这里没有说明。可以试试 -O2 或 -O3。"],
  allPasses: ["all passes ({0})", "所有的遍（{0}）"],
  toRemarks: ["What the passes say of this line is in the view Remarks", "各遍对这一行的说明在“优化说明”视图里"],
  noFunction: ["There is no function to show.", "没有可显示的函数。"],
  toRun: ["Run, or Ctrl+Enter, runs the program.", "按“运行”或 Ctrl+Enter 运行程序。"],
  input: ["input", "输入"],
  words: ["arguments", "参数"],
  about_output: ["Runs the program", "运行程序"],
  about_checked: ["Runs the program and finds undefined behaviour", "运行程序并查找未定义行为"],
  about_passes: ["A function after each pass that changed it, as text", "函数在每个改变它的遍之后的文本"],
  about_viewer: ["What each pass did, as graphs and in sentences", "每一遍做了什么：图和文字"],
  about_assembly: [
    "The assembly, each line in the colour of the line it was made from",
    "汇编，每行的颜色与对应的源程序行相同",
  ],
  about_explain: ["How the function that the cursor is in gets its SSA form", "光标所在函数的 SSA 形式是怎样构造的"],
  about_remarks: [
    "What passes did with each line, or why they did not: is a loop vectorized?",
    "各遍对每一行做了什么，或为什么没有做：循环向量化了吗？",
  ],
  about_messages: ["Errors and warnings", "错误和警告"],
  about_task: ["The task and its checks", "任务和检查"],
  function: ["function", "函数"],
  pass: ["pass", "遍"],
  file: ["language of the program", "程序的语言"],
  options: ["options", "选项"],
  example: ["Examples", "示例"],
  tests: ["Test programs", "测试程序"],
  moreTests: ["Test programs ...", "测试程序……"],
  loading: ["The compiler is being loaded ...", "正在加载编译器……"],
  noAsset: ["A file of the playground cannot be loaded: {0}", "无法加载 playground 的文件：{0}"],
  working: ["working ...", "正在编译……"],
  done: ["{0} ms", "{0} 毫秒"],
  weight: ["{0} bytes, {1} ms", "{0} 字节，{1} 毫秒"],
  size: ["{0} lines, {1} bytes, {2} ms", "{0} 行，{1} 字节，{2} 毫秒"],
  ended: ["exit status {0}, {1} ms", "退出状态 {0}，{1} 毫秒"],
  cut: ["{0} more bytes are not shown.", "还有 {0} 字节没有显示。"],
  stopped: ["stopped", "已停止"],
  stack: [
    "The program or the compiler needs a deeper stack than this browser has.",
    "程序或编译器需要的栈比浏览器提供的更深。",
  ],
  memory: ["This browser has no memory left for the program.", "浏览器已没有内存可供程序使用。"],
  broken: ["The link holds no program that can be read.", "链接里没有可读的程序。"],
  zero: [
    "The program had zero bytes, which an editor cannot show; they are left out.",
    "程序含有编辑器无法显示的零字节，已被去掉。",
  ],
  noDefinition: ["no definition of {0} in this program", "此程序中没有 {0} 的定义"],
};

/// Titles of the examples.
const EXAMPLES = {
  "loops.c": ["loops to vectorize", "向量化循环"],
  "fib.c": ["Fibonacci numbers", "斐波那契数"],
  "queens.c": ["the eight queens", "八皇后"],
  "life.c": ["the game of life", "生命游戏"],
  "mandelbrot.c": ["the Mandelbrot set", "曼德博集合"],
  "brainf.c": ["an interpreter", "一个解释器"],
  "pell.c": ["Pell's numbers", "佩尔数"],
  "sieve.sy": ["the sieve of Eratosthenes", "埃拉托斯特尼筛法"],
  "sort.sy": ["quicksort", "快速排序"],
  "heron.sy": ["square roots", "平方根"],
};

let chinese = 0;
/// "zh" or "en".
export const language = () => (chinese ? "zh" : "en");

/// "zh" or "en"; without one what was chosen before, or the browser's.
export function setLanguage(chosen) {
  const now = languageOf(chosen);
  chinese = Number(now === "zh");
  document.documentElement.lang = chinese ? "zh-CN" : "en";
  setSentences(now);
}

/// A word, its slots filled.
export const word = (name, ...values) =>
  (WORDS[name] ?? EXAMPLES[name])[chinese].replace(/\{(\d)\}/g, (_, at) => values[at]);
