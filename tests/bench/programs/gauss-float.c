// Gaussian elimination with partial pivoting, float.
void putint(int x);
void putch(int c);

float a[500][501];
float solution[500];

float absolute(float x) {
  if (x < 0) return -x;
  return x;
}

int main() {
  int n = 500, i, j, k, round, good = 0;
  for (round = 0; round < 6; round++) {
    int x = round + 1;
    for (i = 0; i < n; i++) {
      float sum = 0;
      for (j = 0; j < n; j++) {
        x = x * 1103515245 + 12345;
        a[i][j] = (x >> 16 & 255) - 128;
        if (i == j) a[i][j] = a[i][j] + 4096;
        sum = sum + a[i][j];
      }
      a[i][n] = sum;
    }
    for (k = 0; k < n; k++) {
      int pivot = k;
      for (i = k + 1; i < n; i++)
        if (absolute(a[i][k]) > absolute(a[pivot][k])) pivot = i;
      if (pivot != k)
        for (j = k; j <= n; j++) {
          float t = a[k][j];
          a[k][j] = a[pivot][j];
          a[pivot][j] = t;
        }
      for (i = k + 1; i < n; i++) {
        float f = a[i][k] / a[k][k];
        for (j = k; j <= n; j++) a[i][j] = a[i][j] - f * a[k][j];
      }
    }
    for (i = n - 1; i >= 0; i--) {
      float s = a[i][n];
      for (j = i + 1; j < n; j++) s = s - a[i][j] * solution[j];
      solution[i] = s / a[i][i];
    }
    for (i = 0; i < n; i++)
      if (absolute(solution[i] - 1) < (float)0.01) good++;
  }
  putint(good);
  putch(10);
  return 0;
}
