// C variables, functions and statics with the names of registers, instructions and directives.
static int rax = 1; int eax = 2; long rsp = 3; char al = 4; double xmm0 = 0.5; int *rdi = &eax; static char *ptr = "p"; int a0[3] = {5, 6, 7}; unsigned ra = 8;
int ret(int rsi) { static int sp = 10; return sp += rsi; }
static int mov(int byte, int *word) { return byte + *word; }
int call(int (*offset)[3]) { return (*offset)[2]; }
long add(long a1, long a2) { return a1 + a2; }
int main() {
  *rdi += 1; rsp++; al += rax; a0[ra - 7] = ret(1); ra = mov(al, a0 + 1);
  putint(rax); putint(eax); putint(rsp); putint(al); putint(xmm0 * 10); putch(*ptr); putint(a0[1]); putint(ra); putint(call(&a0)); putint(add(rax, rsp)); putint(ret(2)); putch('\n');
  return 0;
}
