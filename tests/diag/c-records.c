struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];const int k=1;double d;
struct X1{int a[];};  // error: flexible array member 'a' not allowed in otherwise empty struct
struct X2{int a[];int b;};  // error: flexible array member 'a' with type 'int[]' is not at the end of struct
struct X3{int f(void);};  // error: field 'f' declared as a function
struct X4{struct X4 s;};  // error: field has incomplete type 'struct X4'
struct X5{int a:33;};  // error: width of bit-field 'a' (33 bits) exceeds the width of its type (32 bits)
struct X6{int a:-1;};  // error: bit-field 'a' has negative width (-1)
struct X7{int a:0;};  // error: named bit-field 'a' has zero width
struct X8{int a,a;};  // error: duplicate member 'a'
enum E1{A,A};  // error: redefinition of enumerator 'A'
struct S{int a;};  // error: redefinition of 'S'
union S x;  // error: use of 'S' with tag type that does not match previous declaration
_Alignas(3)int x1;  // error: requested alignment is not a power of 2
_Alignas(1)int x2;  // error: requested alignment is less than minimum alignment of 4 for type 'int'
int x3[static 2];  // error: 'static' used in array declarator outside of function prototype
int f(int a,int a);  // error: redefinition of parameter 'a'
typedef int T=1;  // error: illegal initializer (only variables can be initialized)
typedef int U;typedef long U;  // error: typedef redefinition with different types ('long' vs 'int')
int x4[]={[5]=1};
int x5[2]={[5]=1};  // error: array designator index (5) exceeds array bounds (2)
struct S x6={.b=1};  // error: field designator 'b' does not refer to any field in type 'struct S'
struct S x7=1;  // error: initializing 'struct S' with an expression of incompatible type 'int'
