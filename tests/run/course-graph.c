/* Graphs: adjacency lists, depth-first search, topological order, Dijkstra with a binary heap, components. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_NODES 16
#define INFINITE INT_MAX

typedef struct edge { int to, weight; struct edge *next; } Edge;
typedef struct { int n; Edge *out[MAX_NODES]; const char *names; } Graph;

static void connect(Graph *g, int from, int to, int weight) {
    Edge *e = malloc(sizeof *e);
    *e = (Edge){.to = to, .weight = weight, .next = g->out[from]};
    g->out[from] = e;
}

static Graph parse(const char *names, const char *text) {
    Graph g = {.n = (int)strlen(names), .names = names};
    char a, b;
    int w, used;
    while (sscanf(text, " %c-%c:%d%n", &a, &b, &w, &used) == 3) {
        connect(&g, (int)(strchr(names, a) - names), (int)(strchr(names, b) - names), w);
        text += used;
    }
    return g;
}

typedef struct { int key[MAX_NODES * 4], node[MAX_NODES * 4], size; } Heap;

static void heap_swap(Heap *h, int i, int j) {
    int k = h->key[i], n = h->node[i];
    h->key[i] = h->key[j], h->node[i] = h->node[j];
    h->key[j] = k, h->node[j] = n;
}

static void heap_push(Heap *h, int key, int node) {
    int i = h->size++;
    h->key[i] = key, h->node[i] = node;
    for (; i > 0 && h->key[(i - 1) / 2] > h->key[i]; i = (i - 1) / 2) heap_swap(h, i, (i - 1) / 2);
}

static int heap_pop(Heap *h, int *key) {
    int node = h->node[0];
    *key = h->key[0];
    heap_swap(h, 0, --h->size);
    for (int i = 0, c; (c = 2 * i + 1) < h->size; i = c) {
        if (c + 1 < h->size && h->key[c + 1] < h->key[c]) c++;
        if (h->key[i] <= h->key[c]) break;
        heap_swap(h, i, c);
    }
    return node;
}

static void dijkstra(const Graph *g, int start, int distance[], int from[]) {
    Heap heap = {.size = 0};
    for (int i = 0; i < g->n; i++) distance[i] = INFINITE, from[i] = -1;
    distance[start] = 0;
    heap_push(&heap, 0, start);
    while (heap.size) {
        int d, v = heap_pop(&heap, &d);
        if (d > distance[v]) continue;
        for (const Edge *e = g->out[v]; e; e = e->next)
            if (d + e->weight < distance[e->to]) {
                distance[e->to] = d + e->weight;
                from[e->to] = v;
                heap_push(&heap, distance[e->to], e->to);
            }
    }
}

static void path(const Graph *g, const int from[], int v) {
    if (from[v] >= 0) path(g, from, from[v]);
    putchar(g->names[v]);
}

static int visit(const Graph *g, int v, char *state, int *order, int *n) {
    if (state[v]) return state[v] == 2;
    state[v] = 1;
    for (Edge *e = g->out[v]; e; e = e->next)
        if (!visit(g, e->to, state, order, n)) return 0;
    state[v] = 2;
    order[(*n)++] = v;
    return 1;
}

static void topological(const Graph *g) {
    char state[MAX_NODES] = "";
    int order[MAX_NODES], n = 0;
    for (int v = 0; v < g->n; v++)
        if (!visit(g, v, state, order, &n)) {
            puts("a cycle");
            return;
        }
    while (n--) printf("%c ", g->names[order[n]]);
    puts("");
}

int main(void) {
    Graph g = parse("ABCDEFG", "A-B:7 A-C:3 C-B:1 C-D:8 B-D:2 D-E:4 B-E:9 F-G:1");
    int distance[MAX_NODES], from[MAX_NODES];
    dijkstra(&g, 0, distance, from);
    for (int v = 0; v < g.n; v++) {
        printf("%c: ", g.names[v]);
        if (distance[v] == INFINITE) printf("unreachable\n");
        else printf("%d by ", distance[v]), path(&g, from, v), printf("\n");
    }
    topological(&g);
    connect(&g, 4, 0, 1);
    topological(&g);
    for (int v = 0; v < g.n; v++)
        for (Edge *e = g.out[v], *next; e; e = next) next = e->next, free(e);
    return 0;
}
