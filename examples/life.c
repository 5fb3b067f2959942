// Conway's game of life on a torus: a glider after 40 generations.
int printf(const char *format, ...);

const int ROWS = 10, COLS = 24;
char now[ROWS][COLS], next[ROWS][COLS];

int neighbours(int row, int col) {
  int count = 0;
  for (int dr = -1; dr <= 1; dr++)
    for (int dc = -1; dc <= 1; dc++)
      if (dr || dc) count += now[(row + dr + ROWS) % ROWS][(col + dc + COLS) % COLS];
  return count;
}

void step(void) {
  for (int row = 0; row < ROWS; row++)
    for (int col = 0; col < COLS; col++) {
      int n = neighbours(row, col);
      next[row][col] = n == 3 || (n == 2 && now[row][col]);
    }
  for (int row = 0; row < ROWS; row++)
    for (int col = 0; col < COLS; col++) now[row][col] = next[row][col];
}

void show(int generation) {
  printf("generation %d\n", generation);
  for (int row = 0; row < ROWS; row++) {
    for (int col = 0; col < COLS; col++) printf("%c", now[row][col] ? '#' : '.');
    printf("\n");
  }
}

int main(void) {
  now[0][1] = now[1][2] = now[2][0] = now[2][1] = now[2][2] = 1;
  show(0);
  for (int generation = 0; generation < 40; generation++) step();
  show(40);
  return 0;
}
