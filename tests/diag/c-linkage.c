// Scopes and linkage of declarations in blocks, and attributes with an effect on messages.
void scopes(void) {
  {
    extern int inner;               // note: previous definition is here
    int function(void);             // note: previous declaration is here
    inner = function();
  }
  inner = 1;                      // error: use of undeclared identifier 'inner'
  function();                     // warning: call to undeclared function 'function'
  static int hidden(void);        // error: function declared in block scope cannot have 'static' storage class
}
long inner;                       // error: redefinition of 'inner' with a different type: 'long' vs 'int'
double function(void);            // error: conflicting types for 'function'
static int internal;
void again(void) { extern int internal; internal = 1; }
int twice(int a,                  // note: previous declaration is here
          int a);                 // error: redefinition of parameter 'a'
int old(void) __attribute__((deprecated));               // note: 'old' has been explicitly marked deprecated here
int older __attribute__((deprecated("use newer")));      // note: 'older' has been explicitly marked deprecated here
void say(int level, const char *format, ...) __attribute__((__format__(__printf__, 2, 3)));
int ask(const char *format, ...) __attribute__((format(scanf, 1, 2)));
int use(int a) {
  say(1, "%s", a);                // warning: format specifies type 'char *' but the argument has type 'int'
  say(1, "%d");                   // warning: more '%' conversions than data arguments
  ask("%d", a);                   // warning: format specifies type 'int *' but the argument has type 'int'
  return old() + older;           // warning: 'older' is deprecated: use newer
                                  // warning@-1: 'old' is deprecated
}
int bad __attribute__((aligned(3)));           // error: requested alignment is not a power of 2
float mode __attribute__((mode(DI)));          // error: mode 'DI' is not supported for type 'float'
float halves __attribute__((mode(SC)));         // error: mode 'SC' is not supported for type 'float'
double wide __attribute__((mode(TI)));         // error: mode 'TI' is not supported for type 'double'
