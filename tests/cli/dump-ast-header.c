// RUN: %minic --dump-ast %s
// A header is found as for the compilation.
#include <stddef.h>
wchar_t a;
// OUTPUT:
// VarDecl <4:9> a 'int'
