// What passes say of their work, by the names that it has in support/remarks.def: [English, Chinese], with the slots of templates.js.
// A slot may be filled by another sentence of these. tests/explain/passes_inside_test.mjs fails for a name that has none.
import { MISSED, PARTS } from "./missed.js";
import { fillIn } from "./fill.js";

const DONE = {
  BecameValues: [
    "{v:variable} became values: {n:loads} {#loads:load|loads} and {n:stores} {#stores:store|stores} are gone, {n:phis} {#phis:phi|phis} came.",
    "{v:variable} 变成了值：去掉 {n:loads} 个 load 和 {n:stores} 个 store，加了 {n:phis} 个 φ。",
  ],
  Attributes: ["{v:name} {t:memory}{t:returns}{t:once}.", "{v:name} {t:memory}{t:returns}{t:once}。"],
  InlinedBySize: [
    "The call of {v:callee} became its body, in {v:caller}: its size counts {n:size} here, {n:limit} is allowed.",
    "{v:caller} 中对 {v:callee} 的调用换成了它的函数体：在这里算作 {n:size}，最多允许 {n:limit}。",
  ],
  Inlined: [
    "The call of {v:callee} became its body, in {v:caller}.",
    "{v:caller} 中对 {v:callee} 的调用换成了它的函数体。",
  ],
  FunctionUnreachable: ["Nothing reaches {v:name} any more: it is removed.", "再没有什么用到 {v:name}：删除了它。"],
  VariableUnreachable: [
    "Nothing reaches the variable {v:name} any more: it is removed.",
    "再没有什么用到变量 {v:name}：删除了它。",
  ],
  ParameterConstant: [
    "Parameter {n:n} of {v:name} is the same constant in all calls.",
    "在所有调用中，{v:name} 的第 {n:n} 个参数都是同一个常量。",
  ],
  ResultKnown: ["The result of {v:name} is known where it is called.", "{v:name} 的结果在调用处是已知的。"],
  NeverWritten: ["{v:name} is never written: it keeps its initial value.", "{v:name} 从不被写：它一直是初值。"],
  BecameLocal: ["{v:name} became a local variable of {v:function}.", "{v:name} 变成了 {v:function} 的局部变量。"],
  TailCallSum: [
    "A call of {v:name} by itself became a jump; an accumulator takes the rest of the work.",
    "{v:name} 对自己的一次调用变成了跳转；剩下的运算由一个累加器完成。",
  ],
  TailCall: ["A call of {v:name} by itself became a jump.", "{v:name} 对自己的一次调用变成了跳转。"],
  StoreToUnread: ["A store is deleted: nothing reads {v:name}.", "删除一个 store：没有什么读 {v:name}。"],
  StoreUnread: ["A store is deleted: nothing reads what it writes.", "删除一个 store：没有什么读它写的值。"],
  StoreHeld: ["A store is deleted: memory holds this value already.", "删除一个 store：内存里已经是这个值。"],
  LoadKnownSince: [
    "A load is replaced: its value is known since {t:place} (line:column).",
    "换掉一个 load：它的值从 {t:place}（行：列）起就已知。",
  ],
  LoadKnown: ["A load is replaced: its value is known.", "换掉一个 load：它的值已知。"],
  LoadPrevious: [
    "A load is replaced: the iteration before has the value, at {t:place} (line:column).",
    "换掉一个 load：上一轮循环在 {t:place}（行：列）就有这个值。",
  ],
  OperandsConstant: ["{v:op} is computed now: its operands are constants.", "{v:op}现在就算出来：它的操作数都是常量。"],
  OperandsOne: ["{v:op} is replaced: all its operands are one value.", "{v:op} 被换掉：它的操作数都是同一个值。"],
  BranchTells: ["{v:op} is replaced: a branch tells its value.", "{v:op} 被换掉：由一个分支可知它的值。"],
  EqualBefore: [
    "{v:op} is replaced: an equal one with equal operands came before.",
    "{v:op} 被换掉：前面有相同的运算，操作数也相同。",
  ],
  SameConstant: ["{v:op} is the same constant whenever it runs.", "{v:op} 每次执行都是同一个常量。"],
  Rule: ["The rule {v:rule} rewrote an instruction: {v:op}.", "规则 {v:rule} 改写了一条指令：{v:op}。"],
  BranchThreaded: [
    "A branch is threaded: on this way its outcome is known, so control goes straight to where it leads.",
    "跳转被串接：从这条路来，分支的结果已知，于是直接去它要去的地方。",
  ],
  BranchToSelect: ["A branch became a select.", "一个分支变成了 select。"],
  AlwaysTrue: ["A comparison is always true here.", "这个比较在这里总为真。"],
  AlwaysFalse: ["A comparison is always false here.", "这个比较在这里总为假。"],
  VariableDivided: ["A variable is divided into its parts.", "一个变量被拆成几部分。"],
  LoadsMerged: [
    "{n:loads} loads became one: they read the bytes of a number.",
    "{n:loads} 个 load 合成一个：它们读的是同一个数的各个字节。",
  ],
  StoresMerged: [
    "{n:stores} stores became one: they are next to each other.",
    "{n:stores} 个 store 合成一个：它们彼此相邻。",
  ],
  StoresVectorized: [
    "{n:stores} stores became one of a vector: the cost changes by {n:cost}.",
    "{n:stores} 个 store 合成一个向量的 store：代价变化 {n:cost}。",
  ],
  LoopVectorizedTwice: [
    "The loop does {n:lanes} iterations at once, twice per test.",
    "循环一次做 {n:lanes} 轮，每判断一次做两遍。",
  ],
  LoopVectorized: ["The loop does {n:lanes} iterations at once.", "循环一次做 {n:lanes} 轮。"],
  PointerStepped: [
    "A pointer steps through the loop in the place of {n:count} {#count:address|addresses}.",
    "循环里用一个递进的指针代替 {n:count} 个地址的计算。",
  ],
  LoopMovedInside: ["A loop moved inside: it walks along the rows.", "循环换到内层：它沿着行走。"],
  Hoisted: ["{v:op} moved before the loop.", "{v:op} 移到了循环之前。"],
  ExitMoved: ["An exit moved before the loop: its condition stays the same.", "一个出口移到循环之前：它的条件不变。"],
  LoopCopied: [
    "The loop is copied, one for each value of a condition that stays the same.",
    "循环按一个不变的条件复制成两份，每种结果一份。",
  ],
  CounterWidened: ["The counter has 64 bits now.", "计数器扩展到 64 位。"],
  KeptInRegister: ["A place in memory is kept in a value through the loop.", "内存中的一处在循环中保存在一个值里。"],
  LoopRotated: ["The loop is rotated: its test is at the end.", "循环旋转了：判断放到末尾。"],
  MemsetMade: ["The stores of the loop became a memset.", "循环的 store 变成一次 memset。"],
  MemcpyMade: ["The copies of the loop became a memcpy.", "循环的复制变成一次 memcpy。"],
  ComputedAtEnd: ["The value at the loop's end is computed without the loop.", "循环结束时的值不经循环就算出来。"],
  IterationsTogether: [
    "{n:count} iterations are done in one of the inner loop.",
    "外层的 {n:count} 轮在内层的一轮里做完。",
  ],
  LoopUnrolledInPart: ["The loop is unrolled: {n:count} iterations per test.", "循环展开：每判断一次做 {n:count} 轮。"],
  LoopUnrolled: [
    "The loop is gone: its {n:count} {#count:iteration stands|iterations stand} one after the other.",
    "循环没有了：它的 {n:count} 轮一轮接一轮地写出。",
  ],
};
export const REMARKS = { ...DONE, ...MISSED, ...PARTS };

/// The sentence for { say: its name, and its slots }; a text is itself.
export const remarkSentence = (said) => {
  if (typeof said !== "object") return String(said);
  const { say: name, ...slots } = said;
  return fillIn(
    REMARKS[name],
    Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, remarkSentence(value)])),
  );
};
/// Where a function was inlined, if the remark says so.
export const inlinedFrom = ({ say: name, callee, caller }) =>
  name === "Inlined" || name === "InlinedBySize" ? [callee, caller] : null;
