// static locals keep their value and are initialised once; static globals and functions.
static int hidden = 5;
static int next(void) { static int n = 10; return n++; }
int counter(int reset) { static int n; static int calls[2] = {1}; if (reset) n = 0; n++; calls[1] += calls[0]; return n * 10 + calls[1]; }
int other(void) { static int n = 100; static const char *s = "ab"; n += s[n % 2] - 'a'; return ++n; }
int rec(int d) { static int depth = 0; int mine = ++depth; if (d) rec(d - 1); return mine * 100 + depth; }
int main() {
  putint(next()); putint(next()); putint(next()); putch(' ');
  putint(counter(0)); putch(' '); putint(counter(0)); putch(' '); putint(counter(1)); putch(' '); putint(counter(0)); putch(' ');
  putint(other()); putch(' '); putint(other()); putch(' '); putint(rec(3)); putch(' '); putint(rec(0)); putch(' ');
  for (int i = 0; i < 3; i++) { static int k = 7; k += i; { static int k = 1; putint(k++); } putint(k); }
  hidden += next();
  putch('\n');
  return hidden;
}
