// Accesses by another type that C permits, in declared objects and in memory of malloc.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum colour { RED, GREEN };
struct point {
  int x, y;
};
struct shape {
  int kind;
  union {
    struct point corner;
    double radius;
    unsigned short parts[4];
  } u;
};
typedef int (*Function)(void);

static int seven(void) { return 7; }

// One's own memcpy.
static void copy(void *to, const void *from, size_t n) {
  unsigned char *t = to;
  const unsigned char *f = from;
  while (n--) *t++ = *f++;
}

static void move(struct point *p) { p->x += 1; }

static union { float f; int i; } global = {.f = 1.0f};
static struct { int n; union { long l; double d; } u[2]; } table = {2, {{.d = 1.0}, {.l = 3}}};

int main(void) {
  int i = -1;
  printf("%u %d\n", *(unsigned *)&i, *(signed char *)&i);
  enum colour c = GREEN;
  printf("%u\n", *(unsigned *)&c);

  // A struct by its first member.
  struct point p = {3, 4};
  printf("%d %d\n", *(int *)&p, *&(&p)->y);
  const int *x = &p.x;
  printf("%d\n", *x);

  // The bits of a number by memcpy, into declared variables and into memory of malloc.
  float f = 2.0f;
  unsigned bits;
  memcpy(&bits, &f, sizeof bits);
  printf("%08x\n", bits);
  void *m = malloc(sizeof(struct shape));
  if (!m) return 1;
  copy(m, &f, sizeof f);
  printf("%.1f\n", *(float *)m);
  copy(m, &i, sizeof i);
  printf("%d\n", *(int *)m);
  memcpy(m, &p, sizeof p);
  printf("%d\n", ((struct point *)m)->y);

  // Union members, in memory of malloc too.
  struct shape *s = m;
  s->kind = 1;
  s->u.radius = 1.0;
  printf("%04x\n", s->u.parts[3]);
  s->u.corner = p;
  move(&s->u.corner);
  printf("%d\n", s->u.corner.x);
  s->u.radius = 0.5;
  double *radius = &s->u.radius;
  printf("%.1f\n", *radius);
  s->u.parts[0] = 9;
  printf("%d\n", *&s->u.parts[0] + *s->u.parts);
  struct shape other = *s;
  double *r = &other.u.radius;
  *r = 3.0;
  other.u.corner.y = 1;
  printf("%d\n", other.u.corner.y);
  printf("%08x %d\n", (unsigned)global.i, (int)table.u[1].l);
  int *g = &global.i;
  *g = 5;
  float *gf = &global.f;
  *gf = 0.25f;
  printf("%.2f\n", global.f);

  // Memory that is used again has the type of what is stored then.
  long *numbers = m;
  for (int k = 0; k < 2; k++) numbers[k] = k;
  double *reals = m;
  for (int k = 0; k < 2; k++) reals[k] = k + 0.5;
  printf("%.1f\n", reals[0] + reals[1]);
  m = realloc(m, 64);
  if (!m) return 1;
  printf("%.1f\n", ((double *)m)[1]);
  Function *functions = m;
  functions[0] = seven;
  printf("%d\n", functions[0]());
  memset(m, 0, 64);
  printf("%d\n", ((int *)m)[1]);
  sscanf("12", "%d", (int *)m);
  printf("%d\n", *(int *)m);
  free(m);

  // An arena of characters.
  static _Alignas(16) char arena[32];
  int *first = (int *)arena;
  *first = 6;
  double *second = (double *)(arena + 8);
  *second = 1.5;
  printf("%.1f\n", *first + *second);
  double pair[2] = {1, 2}, swapped[2];
  memcpy(swapped, pair + 1, sizeof(double));
  memcpy(swapped + 1, pair, sizeof(double));
  printf("%.0f\n", swapped[0] - swapped[1]);
  return 0;
}
