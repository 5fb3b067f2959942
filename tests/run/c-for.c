// for: every part may be missing, continue goes to the step, a declared variable lives in the loop only.
int main() {
  int i, s = 0;
  for (i = 0; i < 10; i = i + 1) s += i;
  putint(s); putch(' ');
  for (int i = 10; i > 0; i -= 3) { int s = i; putint(s); }
  putint(i); putch(' ');
  for (i = 0; i < 10; i++) { if (i % 2) continue; if (i == 8) break; putint(i); }
  putint(i); putch(' ');
  for (;;) { if (++s > 50) break; }
  putint(s); putch(' ');
  for (i = 5; i; ) i--;
  for (; i < 4; ++i) ;
  putint(i); putch(' ');
  for (int a = 0, b = 10; a < b; a++, b -= 2) { putint(a); putch(','); putint(b); putch(' '); }
  for (int i = 0; i < 3; i++) for (int j = i; j < 3; j++) { if (j == 2 && i == 1) break; putint(i * 10 + j); putch(';'); }
  putch('\n');
  return i;
}
