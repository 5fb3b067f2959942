// Shortest ways over a grid of heights by relaxation; every access goes through get and set.
void putint(int x);
void putch(int c);

int cells[300 * 300], best[300 * 300], width, rows;

int at(int row, int column) { return row * width + column; }
int height(int row, int column) { return cells[at(row, column)]; }
int get(int row, int column) { return best[at(row, column)]; }
void set(int row, int column, int value) { best[at(row, column)] = value; }
int inside(int row, int column) { return row >= 0 && row < rows && column >= 0 && column < width; }
int difference(int a, int b) { return a > b ? a - b : b - a; }

int relax(int row, int column, int r, int c) {
  if (!inside(r, c)) return 0;
  int through = get(r, c) + 1 + difference(height(row, column), height(r, c));
  if (through >= get(row, column)) return 0;
  set(row, column, through);
  return 1;
}

int solve(int startRow, int startColumn) {
  int r, c, changed = 1, sweeps = 0;
  for (r = 0; r < rows; r++)
    for (c = 0; c < width; c++) set(r, c, 1000000);
  set(startRow, startColumn, 0);
  while (changed && sweeps < 30) {
    changed = 0;
    for (r = 0; r < rows; r++)
      for (c = 0; c < width; c++) {
        changed |= relax(r, c, r - 1, c);
        changed |= relax(r, c, r, c - 1);
        changed |= relax(r, c, r + 1, c);
        changed |= relax(r, c, r, c + 1);
      }
    sweeps++;
  }
  return sweeps;
}

int main() {
  int r, c, start, check = 0;
  width = rows = 300;
  for (r = 0; r < rows; r++)
    for (c = 0; c < width; c++) cells[at(r, c)] = (r * r * 3 + c * 17 + (r ^ c) * 5) % 97;
  for (start = 0; start < 7; start++) {
    check = check * 3 + solve(start * 40, 290 - start * 30);
    for (r = 0; r < rows * width; r++) check = check * 7 + best[r];
  }
  putint(check);
  putch(10);
  return 0;
}
