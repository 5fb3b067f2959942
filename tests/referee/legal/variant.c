// Values of several kinds in a union with a tag, and a common initial sequence.
#include <stdio.h>
#include <string.h>

enum kind { NUMBER, TEXT, LIST };

struct value {
  enum kind kind;
  union {
    double number;
    char text[12];
    int list[4];
  } u;
};

struct circle { int kind, radius; };
struct box { int kind, width, height; };
union shape {
  struct circle circle;
  struct box box;
};

static int area(const union shape *s) {
  return s->circle.kind == 0 ? 3 * s->circle.radius * s->circle.radius : s->box.width * s->box.height;
}

int main(void) {
  struct value v[3] = {{NUMBER, {1.5}}, {TEXT, {0}}, {.kind = LIST, .u.list = {1, 2, 3}}};
  strcpy(v[1].u.text, "hello");
  for (int i = 0; i < 3; i++) {
    struct value x = v[i];
    if (x.kind == NUMBER) printf("%.1f\n", x.u.number);
    if (x.kind == TEXT) printf("%s\n", x.u.text);
    if (x.kind == LIST) printf("%d\n", x.u.list[0] + x.u.list[3]);
  }
  union shape s = {.box = {1, 4, 5}}, t = {{0, 2}};
  printf("%d %d\n", area(&s), area(&t));
  return 0;
}
