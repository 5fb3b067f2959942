// RUN: %minic %s --ssa=compare -passes=mem2reg -fsyntax-only
// RUN: %minic %s -passes=mem2reg,dce -S -emit-llvm -o -
// RUN: %minic %s --run --ssa=minimal -passes=mem2reg
// EXIT: 55
// RUN: %minic %s --run --ssa=maximal -passes=mem2reg
// EXIT: 55
// Phis for fib: maximal 12, minimal 9, semi-pruned 7 (c is always written before it is read), pruned
// 4: at the return only the result is live.
int fib(int n) {
  if (n <= 0) return 0;
  int a = 0, b = 1, i = 1, c;
  while (i < n) {
    c = a + b;
    a = b;
    b = c;
    i = i + 1;
  }
  return b;
}
int main() { return fib(10); }
