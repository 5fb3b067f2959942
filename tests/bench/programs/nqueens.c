// N queens by backtracking with column and diagonal marks.
void putint(int x);
void putch(int c);

int column[16], diagUp[32], diagDown[32];
int n = 12, solutions = 0;

void place(int row) {
  if (row == n) {
    solutions = solutions + 1;
    return;
  }
  int c = 0;
  while (c < n) {
    if (!column[c] && !diagUp[row + c] && !diagDown[row - c + n]) {
      column[c] = diagUp[row + c] = diagDown[row - c + n] = 1;
      place(row + 1);
      column[c] = diagUp[row + c] = diagDown[row - c + n] = 0;
    }
    c = c + 1;
  }
}

int main() {
  place(0);
  putint(solutions);
  putch(10);
  return 0;
}
