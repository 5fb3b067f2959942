/* A hash table from strings to ints with chaining that doubles when it is full. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct item {
    struct item *next;
    unsigned long hash;
    int value;
    char key[];
} Item;

typedef struct table {
    Item **buckets;
    size_t size, used;
    unsigned (*probes);
} Table;

static unsigned long hash(const char *s) {
    unsigned long h = 5381;
    int c;
    while ((c = (unsigned char)*s++)) h = h * 33 ^ c;
    return h;
}

static Table *create(size_t size) {
    Table *t = malloc(sizeof(Table));
    t->buckets = calloc(size, sizeof(Item *));
    t->size = size;
    t->used = 0;
    t->probes = calloc(1, sizeof *t->probes);
    return t;
}

static void resize(Table *t) {
    size_t size = t->size * 2;
    Item **buckets = calloc(size, sizeof *buckets);
    for (size_t i = 0; i < t->size; i++)
        for (Item *p = t->buckets[i], *next; p; p = next) {
            next = p->next;
            p->next = buckets[p->hash % size];
            buckets[p->hash % size] = p;
        }
    free(t->buckets);
    t->buckets = buckets;
    t->size = size;
}

static int *at(Table *t, const char *key, int make) {
    unsigned long h = hash(key);
    for (Item *p = t->buckets[h % t->size]; p; p = p->next) {
        ++*t->probes;
        if (p->hash == h && !strcmp(p->key, key)) return &p->value;
    }
    if (!make) return NULL;
    if (t->used >= t->size) resize(t);
    Item *p = malloc(sizeof *p + strlen(key) + 1);
    p->hash = h;
    p->value = 0;
    strcpy(p->key, key);
    p->next = t->buckets[h % t->size];
    t->buckets[h % t->size] = p;
    t->used++;
    return &p->value;
}

static int drop(Table *t, const char *key) {
    unsigned long h = hash(key);
    Item **link = &t->buckets[h % t->size];
    while (*link && strcmp((*link)->key, key) != 0) link = &(**link).next;
    if (!*link) return 0;
    Item *gone = *link;
    *link = gone->next;
    free(gone);
    t->used--;
    return 1;
}

static void destroy(Table *t) {
    for (size_t i = 0; i < t->size; i++)
        while (t->buckets[i]) {
            Item *p = t->buckets[i];
            t->buckets[i] = p->next;
            free(p);
        }
    free(t->buckets);
    free(t->probes);
    free(t);
}

int main(void) {
    Table *t = create(2);
    char key[32];
    for (int i = 0; i < 100; i++) {
        snprintf(key, sizeof key, "key%d", i * 7 % 40);
        *at(t, key, 1) += i;
    }
    printf("%zu keys in %zu buckets\n", t->used, t->size);
    long sum = 0;
    for (int i = 0; i < 50; i++) {
        sprintf(key, "key%d", i);
        int *v = at(t, key, 0);
        if (v) sum += *v;
    }
    printf("sum %ld, key7 %d, key77 %s\n", sum, *at(t, "key7", 0), at(t, "key77", 0) ? "found" : "missing");
    printf("%d", drop(t, "key7"));
    printf("%d", drop(t, "key7"));
    printf(" %zu %d\n", t->used, at(t, "key7", 0) == NULL);
    printf("hash of \"minic\": %lu, probes below 1000: %d\n", hash("minic"), *t->probes < 1000);
    destroy(t);
    return 0;
}
