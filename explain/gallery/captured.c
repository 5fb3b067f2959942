void halve(int *place) { *place = *place / 2; }

int main() {
  int n = 40, rounds = 0;
  while (n > 1) {
    halve(&n);
    rounds = rounds + 1;
  }
  putint(rounds);
  putch(10);
  return 0;
}
