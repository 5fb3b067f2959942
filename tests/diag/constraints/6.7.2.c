// C17 6.7.2 Type specifiers
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
long char x1;  // error: 'long char' is invalid
x2;  // error: type specifier missing, defaults to 'int' [-Werror,-Wimplicit-int]
foo x3;  // error: unknown type name 'foo'; did you mean 'for'?
signed double x4;  // error: 'double' cannot be signed or unsigned
short long x5;  // error: cannot combine with previous 'short' declaration specifier
unsigned unsigned x6;  // error: duplicate 'unsigned' declaration specifier
long long long x7;  // error: cannot combine with previous 'long long' declaration specifier
int double x8;  // error: cannot combine with previous 'int' declaration specifier
unsigned struct S x9;  // error: cannot combine with previous declaration specifier
void x10;  // error: variable has incomplete type 'void'
