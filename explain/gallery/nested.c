int main() {
  int total = 0, i = 0;
  while (i < 4) {
    int j = 0;
    while (j < i) {
      if (j % 2 == 1) total = total + j;
      j = j + 1;
    }
    i = i + 1;
  }
  putint(total);
  putch(10);
  return 0;
}
