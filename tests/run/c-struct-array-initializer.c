// A structure with padding as an element does not hide that members of another one have no value.
int printf(const char *format, ...);
struct pair { int a, b; };
struct inner { int i; unsigned char arr[3]; unsigned u; };
struct outer { long l; struct inner in; double d; struct pair p; };
void dirty(void) {
  volatile unsigned char stack[1000];
  for (int i = 0; i < 1000; i++) stack[i] = 0x5a;
}
void fill(void) {
  struct inner in1 = {102, {103, 104, 105}, 106};
  struct pair p2 = {209};
  struct outer s3 = {301};
  struct outer s0 = {1, {2, {3, 4, 5}, 6}, 8.0, {9, 10}};
  struct outer a[4] = { s0, {101, in1, 108.0, p2}, {201, {202, {203}}, 208.0, p2}, s3 };
  for (int k = 0; k < 4; k++)
    printf("%ld %d %d %d %d %u %g %d %d\n", a[k].l, a[k].in.i, a[k].in.arr[0], a[k].in.arr[1], a[k].in.arr[2], a[k].in.u, a[k].d, a[k].p.a, a[k].p.b);
}
int main(void) {
  dirty();
  fill();
  return 0;
}
