// The page's words in English and Chinese. tr(en, zh) picks one. The sentences are in sentences.js.

let language = "en";
export const languageNow = () => language;
export const setLanguage = (to) => {
  language = to;
};
export const isChinese = () => language === "zh";
export const tr = (en, zh) => (language === "zh" ? zh : en);

/// A name, its Chinese, and shorter names of both for where there is little room.
export const PHASE_NAMES = {
  start: ["Start", "开始"],
  candidates: ["Candidates", "候选变量", "Vars", "候选"],
  numbering: ["Numbering", "编号", "Order", "编号"],
  dominators: ["Dominators", "支配结点", "Dom", "支配"],
  frontiers: ["Frontiers", "支配边界", "DF", "边界"],
  local: ["Local values", "块内的值", "Local", "块内"],
  globals: ["Global names", "全局名", "Global", "全局"],
  liveness: ["Liveness", "活跃性", "Live", "活跃"],
  placement: ["Placement", "放置 φ", "Place", "放 φ"],
  insertion: ["Empty phis", "空的 φ", "Insert", "空 φ"],
  forms: ["Four forms", "四种形式", "Forms", "形式"],
  renaming: ["Renaming", "重命名", "Rename", "改名"],
  cleanup: ["Clean-up", "清理", "Clean", "清理"],
  result: ["Result", "结果"],
  edges: ["Critical edges", "关键边", "Edges", "边"],
  copies: ["Copies", "并行复制", "Copies", "复制"],
  places: ["Registers", "寄存器", "Regs", "寄存"],
  assembly: ["Assembly", "汇编", "Asm", "汇编"],
};

export const FORM_NAMES = {
  maximal: ["maximal", "最大"],
  minimal: ["minimal", "最小"],
  "semi-pruned": ["semi-pruned", "半剪枝"],
  pruned: ["pruned", "剪枝"],
};

export const set = (items) => (items.length ? `{ ${items.join(", ")} }` : "∅");
