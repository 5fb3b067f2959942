// What passes say that they decided against (the events behind -Rpass-missed), in the form of remarks.js. A slot {t:why} is one of
// the reasons below, which passes share.
const NAME = "'([^']+)'", COUNT = "(\\d+)";
export const MISSED = [
  [`${NAME} not inlined into ${NAME}: (.+)`, ["callee", "caller", "why"], "The call of {v:callee} stays in {v:caller}: {t:why}.", "{v:caller} 中对 {v:callee} 的调用保留：{t:why}。"],
  [`${NAME} stays recursive: (.+)`, ["name", "why"], "{v:name} stays recursive: {t:why}.", "{v:name} 仍是递归：{t:why}。"],
  [`${NAME} may not return: (.+)`, ["name", "why"], "{v:name} may not return: {t:why}.", "{v:name} 可能不返回：{t:why}。"],
  [`${NAME} stays a variable of the file: (.+)`, ["name", "why"], "{v:name} stays a variable of the file: {t:why}.", "{v:name} 仍是文件的变量：{t:why}。"],
  ["`([^`]+)` stays in memory: (.+) at (\\d+:\\d+)", ["name", "why", "place"], "{v:name} stays in memory: {t:why} at {t:place} (line:column).", "{v:name} 留在内存中：{t:why}，在 {t:place}（行：列）。"],
  ["`([^`]+)` stays in memory: (.+)", ["name", "why"], "{v:name} stays in memory: {t:why}.", "{v:name} 留在内存中：{t:why}。"],
  ["variable not divided: (.+)", ["why"], "The variable is not divided into parts: {t:why}.", "变量不拆成几部分：{t:why}。"],
  ["store kept: (.+)", ["why"], "The store stays: {t:why}.", "store 保留：{t:why}。"],
  ["stores not vectorized: the cost changes by (-?\\d+)", ["cost"], "The stores do not become one of a vector: the cost would change by {n:cost}.", "几个 store 不合成向量：代价会变化 {n:cost}。"],
  ["stores not vectorized: (.+)", ["why"], "The stores do not become one of a vector: {t:why}.", "几个 store 不合成向量：{t:why}。"],
  ["load not replaced: the (call|store) at (\\S*) may have changed the value", ["writer", "place"], "The load stays: the {v:writer} at {t:place} (line:column) may have changed the value.", "load 保留：在 {t:place}（行：列）的 {v:writer} 可能改变了这个值。"],
  ["branch kept: (.+)", ["why"], "The branch stays: {t:why}.", "分支保留：{t:why}。"],
  ["loop not vectorized: (.+)", ["why"], "The loop does not do several iterations at once: {t:why}.", "循环不向量化：{t:why}。"],
  ["loop not unrolled: (.+)", ["why"], "The loop is not unrolled: {t:why}.", "循环不展开：{t:why}。"],
  [`loop not rotated: its test takes ${COUNT} instructions \\(at most ${COUNT}\\)`, ["count", "limit"], "The loop is not rotated: its test takes {n:count} instructions, {n:limit} are allowed.", "循环不旋转：它的判断有 {n:count} 条指令，最多允许 {n:limit} 条。"],
  ["loops not interchanged: (.+)", ["why"], "The loops do not change places: {t:why}.", "循环不交换：{t:why}。"],
  ["iterations not done together: (.+)", ["why"], "The iterations are not done together: {t:why}.", "各轮不放在一起做：{t:why}。"],
  [`address not stepped: the loop has ${COUNT} pointers`, ["count"], "No pointer steps through the loop for this address: {n:count} do already.", "不为这个地址设递进的指针：循环里已有 {n:count} 个。"],
  ["counter not widened: (.+)", ["why"], "The counter keeps its width: {t:why}.", "计数器不加宽：{t:why}。"],
  ["not kept in a register through the loop: (\\S+) may access it", ["op"], "The place in memory is not kept in a value through the loop: {v:op} may access it.", "内存中的这一处在循环中不保存在值里：{v:op} 可能访问它。"],
];

/// Reasons: [what the pass writes, Chinese]; $1 is what is in the first parentheses.
const WHY = [
  // Loops on vectors.
  ["it has several exits", "它有几个出口"], ["it has a switch", "它里面有 switch"], ["it is too long", "它太长"], ["it calls a function", "它调用了函数"],
  ["it has an access that is volatile or atomic", "它有 volatile 或原子的访问"], ["it makes a variable", "它里面有 alloca"], ["a value of type (.+) fits in no lane", "类型 $1 的值放不进向量的一格"],
  ["a pointer does not move by the same number of bytes in every iteration", "一个指针每一轮移动的字节数不同"], ["a value of the previous iteration is used", "用到了上一轮的值"],
  ["the number of iterations is not known before the loop", "循环之前不知道有多少轮"], ["it has (\\d+) iterations only", "它只有 $1 轮"], ["a sum of floating-point numbers has an order", "浮点数求和有先后次序"],
  ["it has too many accesses", "它的访问太多"], ["an address of a store is not known", "一个 store 的地址不知道"], ["all iterations store to one place", "各轮都存到同一处"], ["a store does not write neighbours", "一个 store 在各轮写的不是相邻的位置"],
  ["a store under a condition may not happen without it", "条件下的 store 不能无条件执行"], ["a load under a condition may not happen without it", "条件下的 load 不能无条件执行"],
  ["a division under a condition may not happen without it", "条件下的除法不能无条件执行"], ["a value is used after the loop where two edges meet", "循环之后在两条边汇合处用到一个值"], ["the block after it has other predecessors", "它后面的块还有别的前驱"],
  ["a pointer is used as a value", "指针当作值使用"], ["an address is loaded in every iteration", "每一轮都要取一个地址"], ["an address depends on a condition", "一个地址取决于条件"], ["it has nothing to do on vectors", "它没有可以用向量做的事"],
  ["it would take (\\d+) tests at run time to tell its arrays apart", "要在运行时做 $1 次测试才能分清它的数组"], ["an iteration uses what the previous iteration stored", "一轮用到上一轮存的值（距离 1）"],
  ["an iteration uses what was stored (\\d+) iterations before", "一轮用到 $1 轮之前存的值（距离 $1）"], ["two accesses may overlap, and no test can tell", "两个访问可能重叠，而且无法测试"], ["it would cost (\\d+) instead of (\\d+)", "代价会是 $1，而现在是 $2"],
  // Other loops.
  ["(\\d+) iterations come to (\\d+) instructions > (\\d+)", "$1 轮共有 $2 条指令，多于允许的 $3 条"], ["an iteration has (\\d+) instructions > (\\d+)", "一轮有 $1 条指令，多于允许的 $2 条"], ["the sums may have the same place", "几个和可能在同一处"],
  ["it may access the place of a sum", "它可能访问一个和的位置"], ["two iterations would change places", "两轮会交换先后"], ["they would change places", "它们会交换先后"], ["it may wrap", "它可能回绕"], ["a loop without a known end", "有一个循环不知道会不会结束"],
  // Calls.
  ["its body is not in this file", "它的函数体不在本文件"], ["it is marked noinline", "它标了 noinline"], ["another definition may replace it", "别的定义可能取代它"], ["it takes a variable number of arguments", "它的参数个数可变"],
  ["it allocates on the stack as it runs", "它在运行中从栈上分配"], ["its labels have addresses", "它的标号有地址"], ["it calls a function that returns twice", "它调用了会返回两次的函数"], ["the call gives other types than it takes", "调用给的类型与它要的不同"],
  ["it is too large", "它太大"], ["the caller would become too large", "调用者会变得太大"], ["the limit of recursive inlining is reached", "到了递归内联的上限"], ["it calls itself last, which is a jump", "它最后调用自己，那是跳转"], ["its local variables are too large", "它的局部变量太大"],
  ["each call has its own copy of an argument", "每次调用各有一份参数的副本"], ["a local variable's address leaves it", "局部变量的地址传了出去"],
  // Variables.
  ["its address is used", "它的地址被使用"], ["it is no plain number", "它不是普通的数"], ["the function is not optimised", "这个函数不优化"], ["the function calls setjmp", "这个函数调用 setjmp"], ["the function may run twice", "这个函数可能运行两次"],
  ["it is accessed at a variable place", "访问它的位置不固定"], ["an access is volatile or atomic", "有 volatile 或原子的访问"], ["it is accessed as a whole", "它作为整体被访问"], ["an access is out of bounds", "有越界的访问"], ["its address is passed to a call", "它的地址传给了调用"],
  ["its address is used by (.+)", "它的地址用于 $1"], ["it is copied in a variable length", "复制它的长度不固定"], ["a copy is out of bounds", "有越界的复制"], ["it is filled with a variable byte", "填充它的字节不固定"], ["it has too many parts", "它的部分太多"],
  ["its accesses overlap", "对它的访问相互重叠"], ["it is filled with bytes", "它按字节填充"], ["it is copied to itself", "它复制给自己"], ["a copy has too many parts", "一次复制的部分太多"],
  ["an access to it is volatile", "有对它的 volatile 访问"], ["it is accessed as another type than its own", "用别的类型访问它"], ["its address is stored", "它的地址被存起来"], ["its address is passed to a function", "它的地址传给了函数"],
  ["its address is passed to `(.+)`", "它的地址传给了 $1"], ["its address is returned", "它的地址被返回"], ["an address inside it is computed", "算出了它内部的地址"], ["its address is compared", "它的地址被比较"],
  ["its address is one of several in a phi or select", "它的地址是 φ 或 select 中的几个之一"], ["its address is converted", "它的地址被转换"],
  // Straight code.
  ["cost (\\d+) > gain (\\d+)", "代价 $1 大于收益 $2"],
  ["they are too far apart", "它们离得太远"], ["something between them accesses what they write", "它们之间有别的访问碰到它们写的内容"], ["too many accesses come after it", "它之后的访问太多"], ["too many values depend on it", "取决于它的值太多"],
  ["a choice of floats or addresses branches", "浮点数或地址的选择用分支"], ["an address depends on it", "有一个地址取决于它"], ["the target has no conditional moves", "目标机没有条件传送"],
].map(([pattern, chinese]) => ({ pattern: new RegExp(`^${pattern}$`), chinese }));

/// The Chinese of a reason; null: it is not known.
export const chineseWhy = (text) => {
  const known = WHY.find(({ pattern }) => pattern.test(text));
  return known ? text.replace(known.pattern, known.chinese) : null;
};
