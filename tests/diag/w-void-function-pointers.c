// ISO C does not convert between pointers to functions and to objects, unless one is a null pointer constant.
// FLAGS: -pedantic
void *p;
void (*f)(void);
void (*converted)(void) = (void *)(void *)0;  // warning: initializing 'void (*)(void)' with an expression of type 'void *' converts between void pointer and function pointer
void (*null)(void) = (void *)0;
const void *object(void) {
  return f;  // warning: returning 'void (*)(void)' from a function with result type 'const void *' converts between void pointer and function pointer
}
void use(void *a);            // note: passing argument to parameter 'a' here
void call(void (*a)(void));   // note: passing argument to parameter 'a' here
int test(int c) {
  const void *q = f;  // warning: initializing 'const void *' with an expression of type 'void (*)(void)' converts between void pointer and function pointer
  f = q;  // warning: assigning to 'void (*)(void)' from 'const void *' converts between void pointer and function pointer
  use(f);  // warning: passing 'void (*)(void)' to parameter of type 'void *' converts between void pointer and function pointer
  call(p);  // warning: passing 'void *' to parameter of type 'void (*)(void)' converts between void pointer and function pointer
  call((void *)0);
  f = (void *)0;
  p = (void *)f;
  if (p == f || f != (void *)0) return 1;  // warning: equality comparison between function pointer and void pointer ('void *' and 'void (*)(void)')
  (void)(c ? f : (void *)0);
  return (c ? f : p) != 0;  // warning: pointer type mismatch ('void (*)(void)' and 'void *')
}
