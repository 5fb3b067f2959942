// Sparse matrix times vector (compressed rows), repeated.
void putint(int x);
void putch(int c);

int rowStart[100001], columnOf[1200000], value[1200000], in[100000], out[100000];

int main() {
  int n = 100000, nnz = 0, i, k, round, x = 1;
  for (i = 0; i < n; i++) {
    rowStart[i] = nnz;
    for (k = 0; k < 12; k++) {
      x = x * 69069 + 1;
      columnOf[nnz] = (x >> 8 & 0xfffff) % n;
      value[nnz] = (x >> 4 & 15) - 7;
      nnz++;
    }
    in[i] = i % 17;
  }
  rowStart[n] = nnz;
  for (round = 0; round < 150; round++) {
    for (i = 0; i < n; i++) {
      int sum = 0;
      for (k = rowStart[i]; k < rowStart[i + 1]; k++) sum += value[k] * in[columnOf[k]];
      out[i] = sum;
    }
    for (i = 0; i < n; i++) in[i] = out[i] & 1023;
  }
  int check = 0;
  for (i = 0; i < n; i++) check = check * 31 + in[i];
  putint(check);
  putch(10);
  return 0;
}
