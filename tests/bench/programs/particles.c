// Particles in a box: an array of structures, springs between neighbours, walls.
#include <stdio.h>

typedef struct {
  double x, y, vx, vy;
  float mass;
  int hits, left, right;
} Particle;

enum { COUNT = 1000 };
static Particle particles[COUNT];

static void spring(Particle *a, Particle *b, double k) {
  double fx = (b->x - a->x) * k, fy = (b->y - a->y) * k;
  a->vx += fx / a->mass;
  a->vy += fy / a->mass;
  b->vx -= fx / b->mass;
  b->vy -= fy / b->mass;
}

static void bounce(double *at, double *speed, double limit, int *hits) {
  if (*at < 0) {
    *at = -*at;
    *speed = -*speed * 0.9;
    ++*hits;
  } else if (*at > limit) {
    *at = 2 * limit - *at;
    *speed = -*speed * 0.9;
    ++*hits;
  }
}

static void move(Particle *p, double dt) {
  p->x += p->vx * dt;
  p->y += p->vy * dt;
  p->vy += 0.25 * dt;
  bounce(&p->x, &p->vx, 100, &p->hits);
  bounce(&p->y, &p->vy, 60, &p->hits);
}

int main(void) {
  for (int i = 0; i < COUNT; i++)
    particles[i] = (Particle){.x = i % 97, .y = i % 53, .vx = i % 5 - 2, .vy = i % 3 - 1,
                              .mass = 1 + i % 4, .left = i ? i - 1 : COUNT - 1,
                              .right = (i * 7 + 1) % COUNT};
  for (int step = 0; step < 16000; step++) {
    for (int i = 0; i < COUNT; i++) {
      Particle *p = &particles[i];
      spring(p, &particles[p->left], 0.001);
      spring(p, &particles[p->right], 0.0005);
    }
    for (int i = 0; i < COUNT; i++) move(&particles[i], 0.125);
  }
  double x = 0, y = 0;
  long hits = 0;
  for (int i = 0; i < COUNT; i++) {
    x += particles[i].x;
    y += particles[i].y;
    hits += particles[i].hits;
  }
  printf("%.6f %.6f %ld\n", x, y, hits);
  return 0;
}
