// The page's words in English and Chinese. tr(en, zh) picks one. The sentences are in sentences.js.

let language = "en";
export const languageNow = () => language;
export const setLanguage = (to) => { language = to; };
export const isChinese = () => language === "zh";
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
