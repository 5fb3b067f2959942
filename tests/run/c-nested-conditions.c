// Conditions with assignments, commas, conditionals and increments inside.
int main() {
  int a = 0, b = 5, c, n = 0;
  while ((c = b--) && a++ < 10) n += c;
  putint(a); putint(b); putint(c); putint(n); putch(' ');
  if ((a = 3, b = a * 2) == 6 && (c = a > 2 ? b : 0) || n++) putint(c);
  putint(n); putch(' ');
  for (a = 0, b = 10; (a += 2) < b-- && (a % 3 ? 1 : b != 7); ) n += a * b;
  putint(a); putch(','); putint(b); putch(','); putint(n); putch(' ');
  do if (a & 1) continue; else n ^= a; while (a-- > 0 ? b++ < 20 : 0);
  putint(a); putch(','); putint(b); putch(','); putint(n); putch(' ');
  int x = !(a = b) + !!(b = 0) * 2 + (a && (b || (c = 9))) * 4;
  putint(x); putint(c); putch('\n');
  return a ? b ? 1 : 2 : 3;
}
