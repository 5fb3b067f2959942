int g(void);
struct { unsigned b : 3; } bits;
int f(int a, volatile int v) {
  a;               // warning: expression result unused
  a + 1;           // warning: expression result unused
  a == 1;          // warning: equality comparison result unused
  a, g();          // warning: left operand of comma operator has no effect
  a && g();
  a ? g() : a;
  v;
  (void)a;
  g();
  a++;
  bits.b = 1;
  bits.b += 1;
  bits.b++;
  return 0;
}
