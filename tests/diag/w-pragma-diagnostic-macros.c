// _Pragma takes its place in the expansion, in a macro's body and in an argument.
#define DO(x) _Pragma(#x)
#define BEGIN DO(GCC diagnostic push) _Pragma("GCC diagnostic ignored \"-Woverflow\"")
#define END _Pragma("GCC diagnostic pop")
#define QUIET(x) BEGIN x END
#define ID(x) x
#define ID2(x) ID(x)
#define NARROW(name) signed char name = 300;
#define BOTH(a, b) BEGIN NARROW(a) END signed char b = 300;

NARROW(a)                                                // warning: changes value
QUIET(NARROW(b) signed char c = 300;)
NARROW(d)                                                // warning: changes value
BEGIN
signed char e = 300; NARROW(f)
END
signed char g = 300;                                     // warning: changes value
ID(BEGIN signed char h = 300; END signed char i = 300;)  // warning: changes value
ID2(BEGIN signed char j = 300; END signed char k = 300;) // warning: changes value
BOTH(l, m)                                               // warning: changes value
ID(QUIET(signed char n = 300;) QUIET(ID2(NARROW(o))))
NARROW(p)                                                // warning: changes value

int in(void) {
  int x = ID(({ BEGIN signed char y = 300; END y; }));
  return x + QUIET((signed char)({ signed char z = 300; z; }));
}
