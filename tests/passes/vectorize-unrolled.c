// RUN: %minic %s -O2 -S -Rpass=vectorize -o /dev/null
// The iterations of the inner loop become a long body, whose loop is the one that runs on vectors.
float a[40], b[40][40], c[40];

void product(void) {
  for (int j = 0; j < 40; j++) {
    float sum = 0;
    for (int i = 0; i < 40; i++) sum += a[i] * b[i][j];
    c[j] = sum;
  }
}
// OUTPUT:
// %s:6:21: remark: loop vectorized: 4 iterations at once [-Rpass=vectorize]
//   for (int j = 0; j < 40; j++) {
//                     ^
