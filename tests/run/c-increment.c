// ++ and -- before and behind, on variables and elements of every integer type.
int g = 5;
int f(void) { return g++; }
int main() {
  int a = 1, b = a++ + 10, c = ++a + 10;
  putint(a); putint(b); putint(c); putch(' ');
  b = a-- - --c;
  putint(a); putint(b); putint(c); putch(' ');
  int v[4] = {1, 2, 3, 4}, i = 0;
  v[i++]++; ++v[i++]; v[++i]--; --v[i - 1];
  putint(i); putarray(4, v);
  signed char ch = 127; ch++; unsigned char uc = 0; uc--; short s = -32768; s--; unsigned u = 0; u--; long l = 2147483647; l++;
  putint(ch); putch(' '); putint(uc); putch(' '); putint(s); putch(' '); putint(u == 4294967295u); putch(' '); putint(l > 0); putch(' ');
  double d = 0.5; d++; ++d; float x = 1.5f; x--; 
  putint(d * 10); putch(' '); putint(x * 10); putch(' ');
  b = f(); putint(b); b = f(); putint(b); putint(g); putch('\n');
  return a+++b;
}
