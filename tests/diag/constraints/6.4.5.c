// C17 6.4.5 String literals
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){c = u8"a" L"b";}  // error: unsupported non-standard concatenation of string literals  // error: incompatible pointer types assigning to 'char *' from 'int[3]' [-Werror,-Wincompatible-pointer-types]
