// An attribute that changes what a program means is refused, wherever it stands; one that nobody knows is warned of. Hints are
// silent.
int f(void) __attribute__((ifunc("r")));  // error: attribute 'ifunc' is not supported
static int g(void) __attribute__((weakref("h")));  // error: attribute 'weakref' is not supported
__attribute__((ms_abi)) int windows(int a);  // error: attribute 'ms_abi' is not supported
int (__attribute__((__ms_abi__)) * pointer)(int);  // error: attribute 'ms_abi' is not supported
typedef int __attribute__((ms_abi)) type(int);  // error: attribute 'ms_abi' is not supported
void bare(void);
__attribute__((naked)) void bare(void) { __asm__("ret"); }  // error: attribute 'naked' is not supported
struct __attribute__((scalar_storage_order("big-endian"))) S { int a; };  // error: attribute 'scalar_storage_order' is not supported
struct T { int a; } __attribute__((scalar_storage_order("big-endian")));  // error: attribute 'scalar_storage_order' is not supported
struct __attribute__((scalar_storage_order("little-endian"))) U { int a; };
[[gnu::symver("f@V1")]] int version(void);  // error: attribute 'symver' is not supported
void saves(void) __attribute__((no_caller_saved_registers));  // error: attribute 'no_caller_saved_registers' is not supported
int shared __attribute__((common));  // error: attribute 'common' is not supported

__attribute__((whatever)) int a;  // warning: unknown attribute 'whatever' ignored
int b __attribute__((__whatever__(1, (2, 3)), unused));  // warning: unknown attribute 'whatever' ignored
[[gnu::whatever]] int c;  // warning: unknown attribute 'whatever' ignored
struct V { int a __attribute__((whatever)); } __attribute__((other));
// warning@-1: unknown attribute 'whatever' ignored
// warning@-2: unknown attribute 'other' ignored
enum __attribute__((stdcall)) E { A __attribute__((whatever)) };
// warning@-1: unknown attribute 'stdcall' ignored
// warning@-2: unknown attribute 'whatever' ignored
int inside(int x __attribute__((whatever))) {  // warning: unknown attribute 'whatever' ignored
  int y __attribute__((whatever)) = 1;  // warning: unknown attribute 'whatever' ignored
  switch (x) {
    case 1: y++; __attribute__((fallthrough));
    default: y--;
  }
label: __attribute__((whatever));  // warning: unknown attribute 'whatever' ignored
  if (x == y) goto label;
  return sizeof(int __attribute__((whatever)));  // warning: unknown attribute 'whatever' ignored
}

__attribute__((cold, leaf, nothrow, noclone, artificial, flatten, no_icf, optimize("O2"), target("sse2"))) int hints(int);
char text[4] __attribute__((nonstring, tls_model("local-exec"), nocommon));
#pragma GCC diagnostic ignored "-Wattributes"
int d __attribute__((whatever));
