int g(void);
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
  return 0;
}
