// What is not supported is said once, and what follows from it is not an error.
// FLAGS: -Wframe-address
double __complex__  // error: '__complex__' is not supported
    z = 1.0i;       // error: imaginary constants are not supported
float _Complex sum(float _Complex a) {
  float _Complex b = 2i + 1.5if;
  b += a;
  return (_Complex float)b * (__real__ a + __imag__ b);
}
double part(void) {
  __real z = 1;
  return __builtin_creal(z) + __builtin_creal(z);  // error: use of unknown builtin '__builtin_creal'
}

typedef int four __attribute__((vector_size(16)));  // error: attribute 'vector_size' is not supported
float __attribute__((__vector_size__(8))) two;
four first(four *p, four a[]) {
  four b = (four){1, 2, 3, 4};
  *p += a[1] + b[0];
  return p[1];
}

register int counter asm("rbx");  // error: global register variables are not supported
register int plain;               // error: illegal storage class on file-scoped variable

int outer(int n) {
  struct {
    int a[n];  // error: fields must have a constant size: 'variable length array in structure' extension will never be supported
    int b;
  } s;
  int nested(int a, int b)
  {  // error: function definition is not allowed here
    return a + b + n;
  }
  s.a[1] = s.b = nested(1, 2);
  return s.a[0];
}

static inline int pack(int n, ...) {
  return n + __builtin_va_arg_pack_len();  // error: '__builtin_va_arg_pack_len' is not supported: only a variadic macro can hand its arguments on
}

void *jumpBuffer[5];
void jump(int n) {
  __builtin_longjmp(jumpBuffer, n);  // error: argument to '__builtin_longjmp' must be a constant 1
}

void *caller(int n) {
  __builtin_frame_address(n);         // error: argument to '__builtin_frame_address' must be a constant integer
  return __builtin_return_address(1);  // warning: calling '__builtin_return_address' with a nonzero argument is unsafe
}
