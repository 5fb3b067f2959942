// Iterative radix-2 fast Fourier transform in double precision.
int printf(const char *format, ...);
double sin(double x);
double cos(double x);

double re[131072], im[131072];

void transform(int n, int inverse) {
  for (int i = 1, j = 0; i < n; i++) {
    int bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      double t = re[i];
      re[i] = re[j];
      re[j] = t;
      t = im[i];
      im[i] = im[j];
      im[j] = t;
    }
  }
  for (int len = 2; len <= n; len <<= 1) {
    double angle = 6.283185307179586 / len * (inverse ? -1 : 1);
    double stepRe = cos(angle), stepIm = sin(angle);
    for (int i = 0; i < n; i += len) {
      double wRe = 1, wIm = 0;
      for (int k = 0; k < len / 2; k++) {
        int a = i + k, b = i + k + len / 2;
        double vRe = re[b] * wRe - im[b] * wIm, vIm = re[b] * wIm + im[b] * wRe;
        re[b] = re[a] - vRe;
        im[b] = im[a] - vIm;
        re[a] = re[a] + vRe;
        im[a] = im[a] + vIm;
        double next = wRe * stepRe - wIm * stepIm;
        wIm = wRe * stepIm + wIm * stepRe;
        wRe = next;
      }
    }
  }
  if (inverse)
    for (int i = 0; i < n; i++) {
      re[i] /= n;
      im[i] /= n;
    }
}

int main() {
  int n = 131072;
  for (int i = 0; i < n; i++) re[i] = i * 37 % 1000;
  for (int round = 0; round < 12; round++) {
    transform(n, 0);
    transform(n, 1);
  }
  double error = 0;
  for (int i = 0; i < n; i++) {
    double d = re[i] - i * 37 % 1000;
    error += d < 0 ? -d : d;
  }
  printf("%s\n", error < 0.001 ? "ok" : "bad");
  return 0;
}
