// Block scope in C: declarations after statements, hidden names, names of functions and parameters, no clash with labels of loops.
int v = 1;
int f(int v) { { int v = 3; v++; } return v; }
int g(void) { int f = 5; return f + v; }
int h(int h) { return h * 2; }
int main() {
  putint(v); v = 2; int v = 5; putint(v);
  for (int v = 0; v < 2; v++) { int v = 7; putint(v); }
  { extern int v; putint(v); v = 9; }
  { int main = 4; putint(main); }
  if (v) { int w = v; v = w + 1; } 
  while (v < 8) { static int v2 = 0; int v1 = ++v2; v += v1; }
  putint(v); putint(f(6)); putint(g()); putint(h(4)); putch('\n');
  int x = 1; { int y = x, x = y + 1; putint(x); } 
  return sizeof(int) == 4 ? x : 0;
}
