// A program may declare the SysY library itself, and define functions of its names.
int getint(void);
extern void putint(int value);
void putch(int c);
int printf(const char *format, ...);
static int getch(void) { return 42; }
float getfloat(void) { return 2.5f; }
void putarray(int n, int a[]) { printf("<%d:%d>", n, a[n - 1]); }
int main() {
  int a[2] = {1, getint()};
  putint(a[1]); putch(','); putint(getch()); putch(','); putfloat(getfloat()); putarray(2, a); putch('\n');
  return 0;
}
