// C17 6.7.2.3 Tags
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
struct S{int a;};  // error: redefinition of 'S'
union S x1;  // error: use of 'S' with tag type that does not match previous declaration
enum E5;  // error: ISO C forbids forward references to 'enum' types [-Werror,-Wpedantic]
enum E6{F};enum E6{G};  // error: redefinition of 'E6'
enum S y1;  // error: use of 'S' with tag type that does not match previous declaration
struct{int a;}u1;struct{int a;}u2;void fu(void){u1=u2;}  // error: assigning to 'struct (unnamed struct)' from incompatible type 'struct (unnamed struct)'
