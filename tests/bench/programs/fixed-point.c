// Fixed-point arithmetic in functions of one line: a filter bank and an iteration.
void putint(int x);
void putch(int c);

int samples[4096], state[8][2];

int mul(int a, int b) { return (a >> 8) * (b >> 8); }
int fromInt(int a) { return a * 65536; }
int toInt(int a) { return (a + 32768) >> 16; }
int absolute(int a) { return a < 0 ? -a : a; }
int mix(int a, int b, int t) { return a + mul(b - a, t); }
int limit(int a) { return a > 6553600 ? 6553600 : a < -6553600 ? -6553600 : a; }

int filter(int k, int x) {
  int y = mix(state[k][0], x, 6000 + k * 4000);
  state[k][0] = y;
  state[k][1] = limit(state[k][1] + mul(x - y, 20000) - mul(state[k][1], 9000));
  return state[k][1];
}

int iterate(int cx, int cy) {
  int x = 0, y = 0, n = 0;
  while (n < 40 && absolute(x) < fromInt(2) && absolute(y) < fromInt(2)) {
    int next = mul(x, x) - mul(y, y) + cx;
    y = 2 * mul(x, y) + cy;
    x = next;
    n++;
  }
  return n;
}

int main() {
  int i, k, round, check = 0;
  for (i = 0; i < 4096; i++) samples[i] = fromInt(i * 37 % 200 - 100);
  for (round = 0; round < 1500; round++)
    for (i = 0; i < 4096; i++) {
      int sum = 0;
      for (k = 0; k < 8; k++) sum += filter(k, samples[i]);
      check = check * 3 + toInt(sum);
    }
  for (i = 0; i < 1200; i++)
    for (k = 0; k < 300; k++) check += iterate(fromInt(i - 800) / 400, fromInt(k - 150) / 120);
  putint(check);
  putch(10);
  return 0;
}
