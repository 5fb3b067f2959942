// Rays against spheres; vectors of three floats are passed and returned by value.
#include <math.h>
#include <stdio.h>

typedef struct {
  double x, y, z;
} Vec;
typedef struct {
  Vec center;
  double radius;
  int color;
} Sphere;

static Vec vec(double x, double y, double z) { return (Vec){x, y, z}; }
static Vec plus(Vec a, Vec b) { return vec(a.x + b.x, a.y + b.y, a.z + b.z); }
static Vec minus(Vec a, Vec b) { return vec(a.x - b.x, a.y - b.y, a.z - b.z); }
static Vec scaled(Vec a, double s) { return vec(a.x * s, a.y * s, a.z * s); }
static double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static Vec unit(Vec a) { return scaled(a, 1 / sqrt(dot(a, a))); }

static Sphere spheres[24];

static double hit(Vec from, Vec direction, const Sphere *s) {
  Vec to = minus(s->center, from);
  double along = dot(to, direction), miss = dot(to, to) - along * along;
  if (along < 0 || miss > s->radius * s->radius) return 1e30;
  double t = along - sqrt(s->radius * s->radius - miss);
  return t > 1e-6 ? t : 1e30;
}

static int trace(Vec from, Vec direction, int depth) {
  int nearest = -1, i;
  double best = 1e30;
  for (i = 0; i < 24; i++) {
    double t = hit(from, direction, &spheres[i]);
    if (t < best) {
      best = t;
      nearest = i;
    }
  }
  if (nearest < 0) return direction.y > 0 ? 40 : 10;
  const Sphere *s = &spheres[nearest];
  Vec at = plus(from, scaled(direction, best)), normal = unit(minus(at, s->center));
  double light = dot(normal, vec(0.57735, 0.57735, -0.57735));
  int shade = s->color + (light > 0 ? (int)(light * 100) : 0);
  if (depth == 0) return shade;
  Vec mirrored = minus(direction, scaled(normal, 2 * dot(direction, normal)));
  return (shade * 3 + trace(at, mirrored, depth - 1)) / 4;
}

int main(void) {
  unsigned check = 0;
  for (int i = 0; i < 24; i++)
    spheres[i] = (Sphere){vec(i % 6 - 2.5, i / 6 - 1.5, 6 + i % 5), 0.45 + i % 3 * 0.1, i * 5};
  for (int y = 0; y < 1100; y++)
    for (int x = 0; x < 1100; x++) {
      Vec direction = unit(vec((x - 550) / 550.0, (550 - y) / 550.0, 1.5));
      check = check * 31 + trace(vec(0, 0, -1), direction, 3);
    }
  printf("%u\n", check);
  return 0;
}
