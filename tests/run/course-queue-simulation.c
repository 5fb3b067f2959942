/* Customers at the counters of a bank: a ring buffer, a random generator of our own, averages. */
#include <stdio.h>
#include <stdlib.h>
#include <stdbool.h>
#include <string.h>

#define COUNTERS 3
#define RING 16

struct customer { int id, arrived, needs; };

struct ring { struct customer slots[RING]; int first, count; };

struct counter { bool busy; int until; struct customer serving; int served; };

static unsigned long long seed = 20240229;

static int random_below(int n) {
    seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
    return (int)((seed >> 33) % (unsigned)n);
}

static bool enqueue(struct ring *r, struct customer c) {
    if (r->count == RING) return false;
    r->slots[(r->first + r->count++) % RING] = c;
    return true;
}

static struct customer dequeue(struct ring *r) {
    struct customer c = r->slots[r->first];
    r->first = (r->first + 1) % RING;
    r->count--;
    return c;
}

typedef struct report {
    int arrived, lost, served, longest;
    long waited;
    char trace[61];
} Report;

static Report simulate(int minutes, int chance) {
    struct ring line = {.count = 0};
    struct counter counters[COUNTERS];
    Report rep;
    memset(counters, 0, sizeof counters);
    memset(&rep, 0, sizeof rep);
    for (int now = 0; now < minutes; now++) {
        if (random_below(100) < chance) {
            struct customer c = {.id = ++rep.arrived, .arrived = now, .needs = 3 + random_below(8)};
            if (!enqueue(&line, c)) rep.lost++;
        }
        for (struct counter *k = counters; k < counters + COUNTERS; k++) {
            if (k->busy && k->until <= now) k->busy = false, k->served++, rep.served++;
            if (!k->busy && line.count > 0) {
                k->serving = dequeue(&line);
                rep.waited += now - k->serving.arrived;
                k->until = now + k->serving.needs;
                k->busy = true;
            }
        }
        if (line.count > rep.longest) rep.longest = line.count;
        if (now % 8 == 0 && now / 8 < 60) rep.trace[now / 8] = line.count < 10 ? '0' + line.count : '+';
    }
    return rep;
}

int main(int argc, char *argv[]) {
    int minutes = argc > 1 && strcmp(argv[1], "-m") == 0 ? atoi(argv[2]) : 480;
    for (int chance = 20; chance <= 80; chance += 20) {
        Report r = simulate(minutes, chance);
        printf("chance %d%%: %d arrived, %d served, %d lost, longest line %d", chance, r.arrived, r.served, r.lost,
               r.longest);
        if (r.served) printf(", waited %.2f on average", (double)r.waited / r.served);
        printf("\n  %s\n", r.trace);
    }
    return 0;
}
