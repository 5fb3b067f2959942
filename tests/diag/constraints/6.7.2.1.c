// C17 6.7.2.1 Structures and unions
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
struct X1{int a[];};  // error: flexible array member 'a' not allowed in otherwise empty struct
struct X2{int a[];int b;};  // error: flexible array member 'a' with type 'int[]' is not at the end of struct
struct X3{int f(void);};  // error: field 'f' declared as a function
struct X4{struct X4 s;};  // error: field has incomplete type 'struct X4'
struct X5{int a:33;};  // error: width of bit-field 'a' (33 bits) exceeds the width of its type (32 bits)
struct X6{int a:-1;};  // error: bit-field 'a' has negative width (-1)
struct X7{int a:0;};  // error: named bit-field 'a' has zero width
struct X8{int a,a;};  // error: duplicate member 'a'
struct X9{};  // error: empty struct is a GNU extension [-Werror,-Wgnu-empty-struct]
struct X10{double a:3;};  // error: bit-field 'a' has non-integral type 'double'
struct X11{struct I m;};  // error: field has incomplete type 'struct I'
struct X12{int a:d;};  // error: integer constant expression must have integer type, not 'double'
struct X13{int;};  // error: declaration does not declare anything [-Werror,-Wmissing-declarations]
union X14{int a[];};  // error: flexible array member 'a' in a union is not allowed
struct X15{static int m;};  // error: type name does not allow storage class to be specified
struct X16{struct{int a[];}m;};  // error: flexible array member 'a' not allowed in otherwise empty struct
struct X17{_Bool b:2;};  // error: width of bit-field 'b' (2 bits) exceeds the width of its type (1 bit)
struct X18{int a;struct{int a;};};  // error: member of anonymous struct redeclares 'a'
struct X19{void m;};  // error: field has incomplete type 'void'
