int main() {
  int x = 1, old;
  do {
    old = x;
    x = x + 1;
  } while (x < 6);
  putint(old);
  putch(10);
  return 0;
}
