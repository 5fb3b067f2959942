// The page's words, English and Chinese.
const WORDS = {
  run: ["Run", "运行"],
  stop: ["Stop", "停止"],
  link: ["Copy link", "复制链接"],
  copied: ["The link is copied; the program is in it", "链接已复制，程序就在链接里"],
  output: ["Output", "输出"],
  checked: ["Checked run", "检查运行"],
  passes: ["IR by pass", "逐遍 IR"],
  assembly: ["Assembly", "汇编"],
  messages: ["Messages", "消息"],
  none: ["No message.", "没有消息。"],
  input: ["input", "输入"],
  example: ["examples", "示例"],
  loading: ["The compiler is being loaded ...", "正在加载编译器……"],
  working: ["working ...", "正在编译……"],
  done: ["{0} ms", "{0} 毫秒"],
  ended: ["exit status {0}", "退出状态 {0}"],
  stopped: ["stopped", "已停止"],
  stack: ["The program or the compiler needs a deeper stack than this browser has.", "程序或编译器需要的栈比浏览器提供的更深。"],
  memory: ["This browser has no memory left for the program.", "浏览器已没有内存可供程序使用。"],
  broken: ["The link holds no program that can be read.", "链接里没有可读的程序。"],
};
const chinese = Number(navigator.language.startsWith("zh"));

/// A word in the browser's language, its slots filled.
export const word = (name, ...values) => WORDS[name][chinese].replace(/\{(\d)\}/g, (_, at) => values[at]);
