// A program of 40 lines for the page of --explain=passes: what the multiplications become in the
// machine code can be followed, through inlining, a loop and both arms of branches.
int table[100];
int weight(int i, int k) {
  return (i * 7 + k) % 13;
}

int work(int n, int scale) {
  int sum = 0, best = -1, a = 1, b = 2, c = 3, d = 4;
  for (int i = 0; i < n; i++) {
    int w = weight(i, scale);
    table[i % 100] += w;
    if (w > best) {
      best = w;
      a += b;
    } else {
      b ^= c;
    }
    if (w & 1) {
      c += d * scale;
      sum += table[(i * 3) % 100];
    } else {
      d -= a;
    }
    sum = sum * 3 + w;
  }
  putint(sum);
  putch(32);
  return sum + best + a + b + c + d;
}

int main(void) {
  int n = getint();
  if (n < 1) {
    return 1;
  }
  putint(work(n, 5));
  putch(10);
  return 0;
}
