/* A stack calculator in reverse Polish notation: a generic stack of void pointers' bytes, strtok, operators by table. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char *data;
    size_t element, count, capacity;
} Stack;

static void init(Stack *s, size_t element) {
    s->data = NULL;
    s->element = element;
    s->count = s->capacity = 0;
}

static void push(Stack *s, const void *value) {
    if (s->count == s->capacity) {
        s->capacity += s->capacity / 2 + 2;
        s->data = realloc(s->data, s->capacity * s->element);
    }
    memcpy(s->data + s->count++ * s->element, value, s->element);
}

static int pop(Stack *s, void *value) {
    if (s->count == 0) return 0;
    memcpy(value, s->data + --s->count * s->element, s->element);
    return 1;
}

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int quo(int a, int b) { return a / b; }
static int mod(int a, int b) { return a % b; }

struct operator { char symbol; int (*apply)(int, int); };
static const struct operator table[] = {{'+', add}, {'-', sub}, {'*', mul}, {'/', quo}, {'%', mod}};

static const struct operator *lookup(const char *token) {
    if (strlen(token) != 1) return NULL;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].symbol == *token) return &table[i];
    return NULL;
}

static const char *evaluate(char *line, int *result) {
    Stack s;
    const char *error = NULL;
    init(&s, sizeof(int));
    for (char *token = strtok(line, " \t\n"); token && !error; token = strtok(NULL, " \t\n")) {
        const struct operator *op = lookup(token);
        if (op) {
            int b, a;
            if (!pop(&s, &b) || !pop(&s, &a)) error = "stack underflow";
            else if (b == 0 && (op->symbol == '/' || op->symbol == '%')) error = "division by zero";
            else {
                int c = op->apply(a, b);
                push(&s, &c);
            }
        } else {
            char *end;
            int v = (int)strtol(token, &end, 10);
            if (*end != '\0') error = "bad token";
            else push(&s, &v);
        }
    }
    if (!error && (!pop(&s, result) || s.count != 0)) error = "malformed";
    free(s.data);
    return error;
}

int main(void) {
    char line[81];
    while (fgets(line, sizeof line, stdin) != NULL) {
        int result;
        char copy[81];
        strcpy(copy, line);
        copy[strcspn(copy, "\n")] = '\0';
        const char *error = evaluate(line, &result);
        if (error) printf("%-24s: %s\n", copy, error);
        else printf("%-24s= %d\n", copy, result);
    }
    /* The same stack for something else. */
    struct point { double x, y; } p, sum = {0, 0};
    Stack points;
    init(&points, sizeof p);
    for (int i = 0; i < 5; i++) push(&points, &(struct point){i, i * i / 2.0});
    while (pop(&points, &p)) sum.x += p.x, sum.y += p.y;
    printf("%.1f %.1f\n", sum.x, sum.y);
    free(points.data);
    return 0;
}
