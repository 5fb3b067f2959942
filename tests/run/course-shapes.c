/* Shapes as a tagged union with a table of functions, and a vector of them that is sorted and summed. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum kind { CIRCLE, RECTANGLE, TRIANGLE, KINDS };

struct point { double x, y; };

struct shape {
    enum kind kind;
    union {
        struct { struct point center; double radius; } circle;
        struct { struct point corner; double width, height; } rectangle;
        struct point triangle[3];
    } u;
};

static double distance(struct point a, struct point b) {
    double dx = a.x - b.x, dy = a.y - b.y;
    return sqrt(dx * dx + dy * dy);
}

static double circle_area(const struct shape *s) { return 3.14159265358979 * s->u.circle.radius * s->u.circle.radius; }
static double circle_length(const struct shape *s) { return 2 * 3.14159265358979 * s->u.circle.radius; }
static double rectangle_area(const struct shape *s) { return s->u.rectangle.width * s->u.rectangle.height; }
static double rectangle_length(const struct shape *s) { return 2 * (s->u.rectangle.width + s->u.rectangle.height); }
static double triangle_length(const struct shape *s) {
    const struct point *p = s->u.triangle;
    return distance(p[0], p[1]) + distance(p[1], p[2]) + distance(p[2], p[0]);
}
static double triangle_area(const struct shape *s) {
    const struct point *p = s->u.triangle;
    double a = distance(p[0], p[1]), b = distance(p[1], p[2]), c = distance(p[2], p[0]), h = (a + b + c) / 2;
    return sqrt(h * (h - a) * (h - b) * (h - c));
}

struct methods {
    const char *name;
    double (*area)(const struct shape *), (*length)(const struct shape *);
};

static const struct methods methods[KINDS] = {
    [TRIANGLE] = {"triangle", triangle_area, triangle_length},
    [CIRCLE] = {"circle", circle_area, circle_length},
    [RECTANGLE] = {.area = rectangle_area, .name = "rectangle", .length = rectangle_length},
};

static double area(const struct shape *s) { return methods[s->kind].area(s); }

static int by_area(const void *a, const void *b) {
    double d = area(*(struct shape *const *)a) - area(*(struct shape *const *)b);
    return d < 0 ? -1 : d > 0;
}

static struct shape scaled(struct shape s, double f) {
    switch (s.kind) {
    case CIRCLE: s.u.circle.radius *= f; break;
    case RECTANGLE: s.u.rectangle.width *= f; s.u.rectangle.height *= f; break;
    case TRIANGLE:
        for (int i = 1; i < 3; i++) {
            s.u.triangle[i].x = s.u.triangle[0].x + (s.u.triangle[i].x - s.u.triangle[0].x) * f;
            s.u.triangle[i].y = s.u.triangle[0].y + (s.u.triangle[i].y - s.u.triangle[0].y) * f;
        }
        break;
    default: abort();
    }
    return s;
}

int main(void) {
    struct shape shapes[6] = {
        {CIRCLE, {.circle = {{0, 0}, 1.5}}},
        {RECTANGLE, {.rectangle = {{1, 1}, 2, 3.5}}},
        {.kind = TRIANGLE, .u.triangle = {{0, 0}, {3, 0}, {0, 4}}},
    };
    struct shape *order[6];
    for (int i = 3; i < 6; i++) shapes[i] = scaled(shapes[i - 3], 0.5 * i);
    for (int i = 0; i < 6; i++) order[i] = &shapes[i];
    qsort(order, 6, sizeof order[0], by_area);
    double total = 0;
    for (int i = 0; i < 6; i++) {
        const struct methods *m = &methods[order[i]->kind];
        printf("%d %-9s area %8.3f length %7.3f\n", (int)(order[i] - shapes), m->name, m->area(order[i]),
               (*m->length)(order[i]));
        total += area(order[i]);
    }
    printf("total %.4f\n", total);
    return 0;
}
