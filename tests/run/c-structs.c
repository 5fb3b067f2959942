int printf(const char *, ...);
typedef struct point { int x, y; } Point;
struct node { int value; struct node *next; };
enum color { RED, GREEN = 5, BLUE };
typedef unsigned char u8;
union u { int i; float f; u8 b[4]; };
struct line { Point a, b; char name[8]; };
static struct line global = { {1, 2}, {3, 4}, "ab" };
struct node nodes[] = { {1, &nodes[1]}, {2, &nodes[2]}, {3, 0} };
struct bf { int a : 3; unsigned b : 7; int c : 20; } ;
int sum(struct node *n) { int s = 0; for (; n; n = n->next) s += n->value; return s; }
int main(void) {
  Point p = {1, 2}, q = p, *r = &q;
  r->x += 10;
  printf("%d %d %d %d\n", p.x, p.y, q.x, r->y);
  struct line l = global;
  l.b = p;
  printf("%d %d %d %d %s\n", l.a.x, l.a.y, l.b.x, l.b.y, l.name);
  printf("%d\n", sum(nodes));
  enum color c = BLUE;
  printf("%d %d %d\n", RED, GREEN, c);
  union u u; u.f = 1.0f;
  printf("%x %d\n", u.i, u.b[3]);
  struct bf b = { -1, 100, 70000 };
  b.a = 5;
  printf("%d %d %d %d\n", b.a, b.b, b.c, (int)sizeof b);
  Point *arr[2] = { &p, &(Point){7, 8} };
  printf("%d %d\n", arr[1]->x, (*arr[0]).y);
  p = q.x > 5 ? (Point){9, 9} : q;
  printf("%d\n", p.x);
  struct { int n; struct { int z; }; int y[3]; } anon = { .n = 1, .z = 2, .y[1] = 5, 6 };
  printf("%d %d %d %d %d\n", anon.n, anon.z, anon.y[0], anon.y[1], anon.y[2]);
  return 0;
}
