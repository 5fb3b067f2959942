int main() {
  int v = 1, rounds = 0;
  if (v < rounds) goto b;
a:
  v = v * 2;
  rounds = rounds + 1;
b:
  v = v + 3;
  if (v < 40) goto a;
  if (v < 100) goto b;
  putint(v);
  putch(10);
  return 0;
}
