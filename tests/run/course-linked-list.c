/* Singly linked lists: push, append, reverse, merge sort, map, filter and fold with function pointers. */
#include <stdio.h>
#include <stdlib.h>

typedef struct node *List;
struct node { int value; List next; };

static List cons(int value, List next) {
    List l = malloc(sizeof(struct node));
    if (l == NULL) { perror("malloc"); abort(); }
    l->value = value;
    l->next = next;
    return l;
}

static List from_array(const int a[], int n) { return n == 0 ? NULL : cons(*a, from_array(a + 1, n - 1)); }

static void print(const char *label, List l) {
    printf("%-8s[", label);
    for (; l; l = l->next) printf("%d%s", l->value, l->next ? " -> " : "");
    printf("]\n");
}

static List reverse(List l) {
    List done = NULL;
    while (l) {
        List next = l->next;
        l->next = done;
        done = l;
        l = next;
    }
    return done;
}

static List merge(List a, List b) {
    struct node head, *tail = &head;
    while (a && b) {
        List *smaller = a->value <= b->value ? &a : &b;
        tail->next = *smaller;
        tail = *smaller;
        *smaller = (*smaller)->next;
    }
    tail->next = a ? a : b;
    return head.next;
}

static List sort(List l) {
    if (!l || !l->next) return l;
    List slow = l, fast = l->next;
    while (fast && fast->next) slow = slow->next, fast = fast->next->next;
    List half = slow->next;
    slow->next = NULL;
    return merge(sort(l), sort(half));
}

static List map(List l, int f(int)) { return l ? cons(f(l->value), map(l->next, f)) : NULL; }

static List filter(List l, int (*keep)(int)) {
    if (!l) return NULL;
    List rest = filter(l->next, keep);
    return (*keep)(l->value) ? cons(l->value, rest) : rest;
}

static int fold(List l, int start, int (*op)(int, int)) {
    for (; l; l = l->next) start = op(start, l->value);
    return start;
}

static void release(List l) {
    while (l) { List next = l->next; free(l); l = next; }
}

static int square(int x) { return x * x; }
static int odd(int x) { return x & 1; }
static int add(int a, int b) { return a + b; }
static int max(int a, int b) { return a > b ? a : b; }

int main(void) {
    int numbers[] = {31, -4, 15, 9, 26, 5, 35, -8, 9};
    List l = from_array(numbers, sizeof numbers / sizeof numbers[0]);
    print("list", l);
    l = reverse(l);
    print("reverse", l);
    l = sort(l);
    print("sorted", l);
    List squares = map(l, square), odds = filter(squares, odd);
    print("squares", squares);
    print("odd", odds);
    printf("sum %d, largest %d\n", fold(odds, 0, add), fold(squares, squares->value, max));
    release(l); release(squares); release(odds);
    return 0;
}
