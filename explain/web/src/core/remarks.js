// What passes say of their work (the events behind -Rpass), and the sentences for it: [what the pass writes, the names of its
// parts, English, Chinese]. Slots are those of templates.js. tests/explain/passes_test.mjs fails for a remark without a sentence.
import { MISSED, chineseWhy } from "./missed.js";
import { fillIn } from "./fill.js";
import { isChinese } from "./words.js";

const NAME = "'([^']+)'", COUNT = "(\\d+)";
const REMARKS = [
  ["`([^`]+)` became values: (\\d+) loads? and (\\d+) stores? removed, (\\d+) phis?", ["variable", "loads", "stores", "phis"],
    "{v:variable} became values: {n:loads} {#loads:load|loads} and {n:stores} {#stores:store|stores} are gone, {n:phis} {#phis:phi|phis} came.",
    "{v:variable} 变成了值：去掉 {n:loads} 个 load 和 {n:stores} 个 store，加了 {n:phis} 个 φ。"],
  [`${NAME} inlined into ${NAME}: size (-?\\d+) of ${COUNT} allowed`, ["callee", "caller", "size", "limit"],
    "The call of {v:callee} became its body, in {v:caller}: its size counts {n:size} here, {n:limit} is allowed.",
    "{v:caller} 中对 {v:callee} 的调用换成了它的函数体：在这里算作 {n:size}，最多允许 {n:limit}。"],
  [`${NAME} inlined into ${NAME}`, ["callee", "caller"], "The call of {v:callee} became its body, in {v:caller}.", "{v:caller} 中对 {v:callee} 的调用换成了它的函数体。"],
  [`function ${NAME} is unreachable and removed`, ["name"], "Nothing reaches {v:name} any more: it is removed.", "再没有什么用到 {v:name}：删除了它。"],
  [`variable ${NAME} is unreachable and removed`, ["name"], "Nothing reaches the variable {v:name} any more: it is removed.", "再没有什么用到变量 {v:name}：删除了它。"],
  [`parameter ${COUNT} of ${NAME} is the same constant in all calls`, ["n", "name"], "Parameter {n:n} of {v:name} is the same constant in all calls.", "在所有调用中，{v:name} 的第 {n:n} 个参数都是同一个常量。"],
  [`the result of ${NAME} is known at its calls`, ["name"], "The result of {v:name} is known where it is called.", "{v:name} 的结果在调用处是已知的。"],
  [`parameter ${COUNT} of ${NAME} is not needed`, ["n", "name"], "Parameter {n:n} of {v:name} is not needed.", "{v:name} 的第 {n:n} 个参数用不到。"],
  [`the result of ${NAME} is not needed`, ["name"], "The result of {v:name} is not needed.", "{v:name} 的结果用不到。"],
  [`${NAME} is never written: it is its initialiser`, ["name"], "{v:name} is never written: it keeps its initial value.", "{v:name} 从不被写：它一直是初值。"],
  [`store deleted: nothing reads ${NAME}`, ["name"], "A store is deleted: nothing reads {v:name}.", "删除一个 store：没有什么读 {v:name}。"],
  [`${NAME} became a local of (.+)`, ["name", "function"], "{v:name} became a local variable of {v:function}.", "{v:name} 变成了 {v:function} 的局部变量。"],
  ["store deleted: nothing reads it", [], "A store is deleted: nothing reads what it writes.", "删除一个 store：没有什么读它写的值。"],
  ["store deleted: memory holds this value already", [], "A store is deleted: memory holds this value already.", "删除一个 store：内存里已经是这个值。"],
  ["load replaced by a value that is known since (\\S+)", ["place"], "A load is replaced: its value is known since {t:place} (line:column).", "换掉一个 load：它的值从 {t:place}（行：列）起就已知。"],
  ["load replaced by a value that is known", [], "A load is replaced: its value is known.", "换掉一个 load：它的值已知。"],
  ["load replaced by the value that the previous iteration has at (\\S*)", ["place"],
    "A load is replaced: the iteration before has the value, at {t:place} (line:column).", "换掉一个 load：上一轮循环在 {t:place}（行：列）就有这个值。"],
  ["(\\S+) replaced: its operands are constants", ["op"], "{v:op} is computed now: its operands are constants.", "{v:op}现在就算出来：它的操作数都是常量。"],
  ["(\\S+) replaced: all its operands are one value", ["op"], "{v:op} is replaced: all its operands are one value.", "{v:op} 被换掉：它的操作数都是同一个值。"],
  ["(\\S+) replaced: a branch tells its value", ["op"], "{v:op} is replaced: a branch tells its value.", "{v:op} 被换掉：由一个分支可知它的值。"],
  ["(\\S+) replaced: an equal one with equal operands came before", ["op"], "{v:op} is replaced: an equal one with equal operands came before.", "{v:op} 被换掉：前面有相同的运算，操作数也相同。"],
  ["(\\S+) is the same constant whenever it runs", ["op"], "{v:op} is the same constant whenever it runs.", "{v:op} 每次执行都是同一个常量。"],
  ["branch threaded", [], "A branch is threaded: on this way its outcome is known, so control goes straight to where it leads.", "跳转被串接：从这条路来，分支的结果已知，于是直接去它要去的地方。"],
  ["always true here", [], "A comparison is always true here.", "这个比较在这里总为真。"],
  ["always false here", [], "A comparison is always false here.", "这个比较在这里总为假。"],
  ["variable divided", [], "A variable is divided into its parts.", "一个变量被拆成几部分。"],
  ["(\\d+) stores vectorized, the cost changes by (-?\\d+)", ["stores", "cost"], "{n:stores} stores became one of a vector: the cost changes by {n:cost}.", "{n:stores} 个 store 合成一个向量的 store：代价变化 {n:cost}。"],
  [`a call of ${NAME} by itself became a jump with an accumulator`, ["name"], "A call of {v:name} by itself became a jump; an accumulator takes the rest of the work.", "{v:name} 对自己的一次调用变成了跳转；剩下的运算由一个累加器完成。"],
  [`a call of ${NAME} by itself became a jump`, ["name"], "A call of {v:name} by itself became a jump.", "{v:name} 对自己的一次调用变成了跳转。"],
  ["rule (\\S+) on `([^`]+)`", ["rule", "op"], "The rule {v:rule} rewrote an instruction: {v:op}.", "规则 {v:rule} 改写了一条指令：{v:op}。"],
  ["branch converted to select", [], "A branch became a select.", "一个分支变成了 select。"],
  ["loop vectorized: (\\d+) iterations at once, twice per test", ["lanes"], "The loop does {n:lanes} iterations at once, twice per test.", "循环一次做 {n:lanes} 轮，每判断一次做两遍。"],
  ["loop vectorized: (\\d+) iterations at once", ["lanes"], "The loop does {n:lanes} iterations at once.", "循环一次做 {n:lanes} 轮。"],
  ["pointer stepped through the loop for (\\d+) addresses", ["count"], "A pointer steps through the loop in the place of {n:count} {#count:address|addresses}.", "循环里用一个递进的指针代替 {n:count} 个地址的计算。"],
  ["loop moved inside: it walks along the rows", [], "A loop moved inside: it walks along the rows.", "循环换到内层：它沿着行走。"],
  ["(\\S+) hoisted out of the loop", ["op"], "{v:op} moved before the loop.", "{v:op} 移到了循环之前。"],
  ["exit moved before the loop: its condition stays the same", [], "An exit moved before the loop: its condition stays the same.", "一个出口移到循环之前：它的条件不变。"],
  ["loop copied for each value of a condition that stays the same", [], "The loop is copied, one for each value of a condition that stays the same.", "循环按一个不变的条件复制成两份，每种结果一份。"],
  ["counter widened to 64 bits", [], "The counter has 64 bits now.", "计数器扩展到 64 位。"],
  ["kept in a register through the loop", [], "A place in memory is kept in a value through the loop.", "内存中的一处在循环中保存在一个值里。"],
  ["loop rotated", [], "The loop is rotated: its test is at the end.", "循环旋转了：判断放到末尾。"],
  ["memset made of the stores", [], "The stores of the loop became a memset.", "循环的 store 变成一次 memset。"],
  ["memcpy made of the copies", [], "The copies of the loop became a memcpy.", "循环的复制变成一次 memcpy。"],
  ["computed without the loop: the value at its end", [], "The value at the loop's end is computed without the loop.", "循环结束时的值不经循环就算出来。"],
  ["(\\d+) iterations done in one of the inner loop", ["count"], "{n:count} iterations are done in one of the inner loop.", "外层的 {n:count} 轮在内层的一轮里做完。"],
  ["loop unrolled: (\\d+) iterations per test", ["count"], "The loop is unrolled: {n:count} iterations per test.", "循环展开：每判断一次做 {n:count} 轮。"],
  ["loop unrolled: (\\d+) iterations", ["count"], "The loop is gone: its {n:count} {#count:iteration stands|iterations stand} one after the other.", "循环没有了：它的 {n:count} 轮一轮接一轮地写出。"],
  ...MISSED,
].map(([pattern, slots, ...texts]) => ({ pattern: new RegExp(`^${pattern}$`), slots, texts }));

// What a function does to memory: the parts are said in one sentence.
const ATTRIBUTES = /^'([^']+)' ((?:touches|writes) [^,]+)(, returns)?(, does not call itself)?$/;
const MEMORY = { "touches no memory": "不访问内存", "writes no memory": "不写内存", "touches only what its arguments point to": "只访问参数指向的内存", "touches memory": "访问内存" };

/// The sentence for what a pass said; a remark that is not known as it is.
export const remarkSentence = (text) => {
  for (const { pattern, slots, texts } of REMARKS) {
    const found = pattern.exec(text);
    const value = (slot, text) => (slot === "why" && isChinese() ? chineseWhy(text) ?? text : text);
    if (found) return fillIn(texts, Object.fromEntries(slots.map((slot, i) => [slot, value(slot, found[i + 1])])));
  }
  const found = ATTRIBUTES.exec(text);
  if (!found) return text;
  const [, name, memory, returns, once] = found;
  const parts = isChinese() ? [MEMORY[memory], returns && "总会返回", once && "不调用自己"] : [memory, returns && "always returns", once && "does not call itself"];
  return fillIn(["{v:name} {t:parts}.", "{v:name} {t:parts}。"], { name, parts: parts.filter(Boolean).join(isChinese() ? ", " : ", ") });
};
export const isKnown = (text) => REMARKS.some(({ pattern }) => pattern.test(text)) || ATTRIBUTES.test(text);
/// Where a function was inlined, if the remark says so.
export const inlinedFrom = (text) => /^'([^']+)' inlined into '([^']+)'/.exec(text)?.slice(1) ?? null;
