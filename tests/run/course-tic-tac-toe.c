/* Tic-tac-toe: the user's moves come from stdin, the computer plays minimax; an illegal move is asked for again. */
#include <stdio.h>
#include <stdbool.h>

typedef enum { NONE = ' ', CROSS = 'X', NOUGHT = 'O' } Mark;

typedef struct { Mark cells[3][3]; int used; } Board;

static const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

static Mark winner(const Board *b) {
    const Mark *c = &b->cells[0][0];
    for (int i = 0; i < 8; i++) {
        const int *l = lines[i];
        if (c[l[0]] != NONE && c[l[0]] == c[l[1]] && c[l[1]] == c[l[2]]) return c[l[0]];
    }
    return NONE;
}

static void show(const Board *b) {
    for (int r = 0; r < 3; r++) {
        printf(" %c | %c | %c\n", b->cells[r][0], b->cells[r][1], b->cells[r][2]);
        if (r < 2) printf("---+---+---\n");
    }
    printf("\n");
}

static int positions;

static int minimax(Board *b, Mark turn, int *best) {
    Mark w = winner(b);
    positions++;
    if (w != NONE) return w == NOUGHT ? 10 - b->used : b->used - 10;
    if (b->used == 9) return 0;
    int value = turn == NOUGHT ? -100 : 100;
    for (int i = 0; i < 9; i++) {
        Mark *cell = &b->cells[i / 3][i % 3];
        if (*cell != NONE) continue;
        *cell = turn;
        b->used++;
        int v = minimax(b, turn == NOUGHT ? CROSS : NOUGHT, NULL);
        *cell = NONE;
        b->used--;
        if (turn == NOUGHT ? v > value : v < value) {
            value = v;
            if (best) *best = i;
        }
    }
    return value;
}

static bool read_move(Board *b) {
    int row, col, got;
    while ((got = scanf("%d,%d", &row, &col)) != EOF) {
        if (got != 2) {
            int c;
            printf("row,column please\n");
            while ((c = getchar()) != '\n' && c != EOF) {}
        } else if (row < 1 || row > 3 || col < 1 || col > 3)
            printf("%d,%d is outside\n", row, col);
        else if (b->cells[row - 1][col - 1] != NONE)
            printf("%d,%d is taken\n", row, col);
        else {
            b->cells[row - 1][col - 1] = CROSS;
            b->used++;
            return true;
        }
    }
    return false;
}

int main(void) {
    Board board;
    for (int i = 0; i < 9; i++) board.cells[i / 3][i % 3] = NONE;
    board.used = 0;
    board.cells[1][1] = CROSS; /* the first move is fixed: the search then is short */
    board.used = 1;
    while (board.used < 9 && winner(&board) == NONE) {
        int best = -1, value;
        value = minimax(&board, NOUGHT, &best);
        board.cells[best / 3][best % 3] = NOUGHT;
        board.used++;
        printf("computer plays %d,%d (value %d, %d positions)\n", best / 3 + 1, best % 3 + 1, value, positions);
        show(&board);
        if (board.used == 9 || winner(&board) != NONE || !read_move(&board)) break;
    }
    switch (winner(&board)) {
    case CROSS: puts("you win"); break;
    case NOUGHT: puts("the computer wins"); break;
    case NONE: puts(board.used == 9 ? "a draw" : "given up");
    }
    return winner(&board) == NONE ? 0 : 1;
}
