// do: the body runs first; continue goes to the condition.
int main(void) {
  int i = 0, n = 0;
  do n++; while (n < 5);
  putint(n);
  do { i++; if (i == 3) continue; if (i > 6) break; n += i; } while (i < 100);
  putint(i); putint(n);
  do { n = 1; } while (0);
  do do i--; while (i > 4); while (i > 2);
  putint(n); putint(i);
  do if (i) i--; else break; while (1);
  while (i < 3) do i++; while (i == 1);
  putint(i); putch('\n');
  return 0;
}
