// Deep recursion with three argument patterns.
void putint(int x);
void putch(int c);

int ack(int m, int n) {
  if (m == 0) return n + 1;
  if (n == 0) return ack(m - 1, 1);
  return ack(m - 1, ack(m, n - 1));
}

int tak(int x, int y, int z) {
  if (y >= x) return z;
  return tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y));
}

int main() {
  int i, sum = 0;
  for (i = 0; i < 40; i++) sum += ack(2, 1500 + i) + ack(3, 9);
  putint(sum);
  putch(10);
  putint(tak(24, 16, 8));
  putch(10);
  return 0;
}
