// C17 6.7.5 Alignment specifier
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
_Alignas(3)int x1;  // error: requested alignment is not a power of 2
_Alignas(1)int x2;  // error: requested alignment is less than minimum alignment of 4 for type 'int'
_Alignas(-4)int x8;  // error: requested alignment is not a power of 2
