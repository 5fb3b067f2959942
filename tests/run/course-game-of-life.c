/* Conway's game of life on a torus: two-dimensional arrays, a pointer to an array, patterns from strings. */
#include <stdio.h>
#include <string.h>

enum { ROWS = 8, COLS = 12 };

typedef unsigned char Grid[ROWS][COLS];

static void load(Grid g, int row, int col, const char *const pattern[]) {
    for (int r = 0; pattern[r] != NULL; r++)
        for (int c = 0; pattern[r][c]; c++) g[(row + r) % ROWS][(col + c) % COLS] = pattern[r][c] == '*';
}

static int neighbours(unsigned char (*g)[COLS], int r, int c) {
    int n = 0;
    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++) {
            if (dr == 0 && dc == 0) continue;
            n += g[(r + dr + ROWS) % ROWS][(c + dc + COLS) % COLS];
        }
    return n;
}

static int step(Grid g) {
    Grid old;
    int alive = 0;
    memcpy(old, g, sizeof(Grid));
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++) {
            int n = neighbours(old, r, c);
            g[r][c] = n == 3 || (old[r][c] && n == 2);
            alive += g[r][c];
        }
    return alive;
}

static void print(Grid g, int generation) {
    printf("generation %d\n", generation);
    for (int r = 0; r < ROWS; r++) {
        char line[COLS + 1];
        for (int c = 0; c < COLS; c++) line[c] = ".*"[g[r][c]];
        line[COLS] = '\0';
        puts(line);
    }
}

int main(void) {
    static Grid grid;
    static const char *const glider[] = {".*.", "..*", "***", NULL};
    const char *const blinker[] = {"***", 0};
    load(grid, 0, 0, glider);
    load(grid, 5, 7, blinker);
    print(grid, 0);
    for (int i = 1; i <= 40; i++) {
        int alive = step(grid);
        if (i % 8 == 0) {
            printf("%d alive\n", alive);
            if (i % 20 == 0 || i == 8) print(grid, i);
        }
    }
    return 0;
}
