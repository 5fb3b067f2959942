/* A maze read from stdin: the shortest way by breadth-first search with a queue, all ways by backtracking. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 20

typedef struct { signed char row, col; } Pos;
typedef struct { Pos items[MAX * MAX]; unsigned head, tail; } Queue;

static char maze[MAX][MAX + 2];
static int rows;
static const Pos steps[4] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

static void put(Queue *q, Pos p) { q->items[q->tail++ % (MAX * MAX)] = p; }
static Pos get(Queue *q) { return q->items[q->head++ % (MAX * MAX)]; }
static bool empty(const Queue *q) { return q->head == q->tail; }

static Pos locate(char what) {
    for (int r = 0; r < rows; r++) {
        char *hit = strchr(maze[r], what);
        if (hit) return (Pos){r, hit - maze[r]};
    }
    fprintf(stderr, "no %c\n", what);
    exit(1);
}

static bool open_at(Pos p) {
    return p.row >= 0 && p.row < rows && p.col >= 0 && p.col < (int)strlen(maze[p.row]) && maze[p.row][p.col] != '#';
}

static int shortest(Pos from, Pos to) {
    static int distance[MAX][MAX];
    static Pos back[MAX][MAX];
    Queue q = {.head = 0, .tail = 0};
    memset(distance, -1, sizeof distance);
    distance[from.row][from.col] = 0;
    put(&q, from);
    while (!empty(&q)) {
        Pos p = get(&q);
        if (p.row == to.row && p.col == to.col) break;
        for (int i = 0; i < 4; i++) {
            Pos n = {p.row + steps[i].row, p.col + steps[i].col};
            if (!open_at(n) || distance[n.row][n.col] >= 0) continue;
            distance[n.row][n.col] = distance[p.row][p.col] + 1;
            back[n.row][n.col] = p;
            put(&q, n);
        }
    }
    int length = distance[to.row][to.col];
    if (length > 0)
        for (Pos p = back[to.row][to.col]; p.row != from.row || p.col != from.col; p = back[p.row][p.col])
            maze[p.row][p.col] = '.';
    return length;
}

static long count_ways(Pos at, Pos to) {
    if (at.row == to.row && at.col == to.col) return 1;
    long ways = 0;
    char saved = maze[at.row][at.col];
    maze[at.row][at.col] = '#';
    for (const Pos *s = steps; s != steps + 4; s++) {
        Pos n = {at.row + s->row, at.col + s->col};
        if (open_at(n)) ways += count_ways(n, to);
    }
    maze[at.row][at.col] = saved;
    return ways;
}

int main(void) {
    while (rows < MAX && fgets(maze[rows], sizeof maze[rows], stdin)) {
        maze[rows][strcspn(maze[rows], "\r\n")] = '\0';
        rows++;
    }
    Pos start = locate('S'), end = locate('E');
    printf("from (%d,%d) to (%d,%d): ", start.row, start.col, end.row, end.col);
    int length = shortest(start, end);
    if (length < 0) printf("no way\n");
    else printf("%d steps\n", length);
    for (int r = 0; r < rows; r++) puts(maze[r]);
    printf("%ld ways\n", count_ways(start, end));
    return 0;
}
