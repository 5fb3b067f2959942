int main() {
  int x = 1, y = 2, i = 0;
  while (i < 4) {
    int t = x;
    x = y;
    y = t;
    i = i + 1;
  }
  putint(10 * x + y);
  putch(10);
  return 0;
}
