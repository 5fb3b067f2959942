// The eight queens: every way is counted, the first three are drawn.
int printf(const char *format, ...);

const int N = 8;
int column[N];                // of the queen in each row
int used[N];                  // columns
int rising[2 * N], falling[2 * N];  // diagonals
int solutions;

void draw(void) {
  for (int row = 0; row < N; row++) {
    for (int col = 0; col < N; col++) printf("%s", column[row] == col ? " Q" : " .");
    printf("\n");
  }
  printf("\n");
}

void place(int row) {
  if (row == N) {
    if (++solutions <= 3) draw();
    return;
  }
  for (int col = 0; col < N; col++) {
    if (used[col] || rising[row + col] || falling[row - col + N]) continue;
    column[row] = col;
    used[col] = rising[row + col] = falling[row - col + N] = 1;
    place(row + 1);
    used[col] = rising[row + col] = falling[row - col + N] = 0;
  }
}

int main(void) {
  place(0);
  printf("%d queens: %d solutions\n", N, solutions);
  return 0;
}
