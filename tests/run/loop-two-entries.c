// Loops with two entries; the switch at the end has no case.
int printf(); static unsigned long H; static int fuel, G[16]; static volatile int V = 1;
static void mix(unsigned long x) { H = (H ^ x) * 0x9E3779B97F4A7C15ul; }
__attribute__((noinline)) static int f(int n, int a) {
  int b = n * 3, c = 1; unsigned u = n; mix(a);
  for (int j = 0; j < 5; j++) {
    if (--fuel < 0) return H;
    switch (0 % 16) { default: if (0 + b / 3) goto L7; }
  }
L2: if (--fuel < 0) return H; mix(a); mix(u); c = 0 | 6;
L3: if (--fuel < 0) return H; mix(a); mix(u);
L4: if (--fuel < 0) return H; mix(a); mix(u);
  if (c % 8 % 10)
  a += V; mix(a); mix(u);
L7: if (--fuel < 0) return H; mix(a); mix(u);
  switch (G[3] / 10 & 31) { default: goto L3; }
}
int main(void) { for (int i = 0; i < 30; i++) { fuel = 3000; H = i; for (int k = 0; k < 16; k++) G[k] = k * i; f(i, i * 77 - 100); printf("%d %lx\n", i, H); } return 0; }
