/* A menu-driven inventory: do-while with a menu, scanf with checks, items saved to and loaded from a file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CAPACITY 10

struct item {
    unsigned code;
    char name[16];
    int stock;
    float price;
};

static struct item items[CAPACITY];
static int count = 0;

static struct item *find(unsigned code) {
    struct item *p;
    for (p = items; p < &items[count]; p++)
        if (p->code == code) return p;
    return 0;
}

static void add_item(void) {
    struct item it;
    if (scanf("%x %15s %d %f", &it.code, it.name, &it.stock, &it.price) != 4) {
        printf("bad item\n");
        return;
    }
    if (find(it.code)) printf("%04x exists\n", it.code);
    else if (count == CAPACITY) printf("full\n");
    else items[count++] = it;
}

static void sell(void) {
    unsigned code;
    int amount;
    scanf("%x%d", &code, &amount);
    struct item *p = find(code);
    if (p == NULL) { printf("%04x: unknown\n", code); return; }
    if (p->stock < amount) { printf("%s: only %d left\n", p->name, p->stock); return; }
    p->stock -= amount;
    printf("sold %d %s for %.2f\n", amount, p->name, amount * p->price);
}

static int save(FILE *f) {
    int i;
    for (i = 0; i < count; ++i)
        fprintf(f, "%x,%s,%d,%g\n", items[i].code, items[i].name, items[i].stock, items[i].price);
    return i;
}

static int load(FILE *f) {
    char line[80];
    count = 0;
    while (count < CAPACITY && fgets(line, sizeof line, f)) {
        char *code = strtok(line, ","), *name = strtok(NULL, ","), *stock = strtok(NULL, ","), *price = strtok(NULL, ",\n");
        if (!price) break;
        items[count].code = (unsigned)strtoul(code, NULL, 16);
        strcpy(items[count].name, name);
        items[count].stock = atoi(stock);
        items[count++].price = atof(price);
    }
    return count;
}

static void list(void) {
    double value = 0;
    for (int i = 0; i < count; i++) {
        printf("%04x  %-10.10s %4d x %8.2f\n", items[i].code, items[i].name, items[i].stock, items[i].price);
        value += items[i].stock * (double)items[i].price;
    }
    printf("%d items worth %.2f\n", count, value);
}

int main(void) {
    int choice;
    FILE *store = tmpfile();
    if (!store) return 1;
    do {
        printf("1 add  2 sell  3 list  4 save  5 load  6 clear  0 quit > ");
        if (scanf("%d", &choice) != 1) choice = 0;
        printf("%d\n", choice);
        switch (choice) {
            case 1: add_item(); break;
            case 2: sell(); break;
            case 3: list(); break;
            case 4: rewind(store); printf("%d saved\n", save(store)); break;
            case 5: rewind(store); printf("%d loaded\n", load(store)); break;
            case 6: memset(items, 0, sizeof(items)); count = 0;
                    /* fall through */
            case 0: break;
            default: printf("no such choice\n");
        }
    } while (choice != 0);
    fclose(store);
    return count;
}
