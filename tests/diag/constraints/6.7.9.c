// C17 6.7.9 Initialization
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
int x1[2]={1,2,3};  // error: excess elements in array initializer [-Werror,-Wexcess-initializers]
char x2[2]="abc";  // error: initializer-string for char array is too long [-Werror,-Wexcess-initializers]
int x3[]="abc";  // error: initializing wide char array with non-wide string literal
int x4[2]=1;  // error: array initializer must be an initializer list or wide string literal
struct S x5=1;  // error: initializing 'struct S' with an expression of incompatible type 'int'
struct S x6={.b=1};  // error: field designator 'b' does not refer to any field in type 'struct S'
int x7[2]={[5]=1};  // error: array designator index (5) exceeds array bounds (2)
int x8={.y=1};  // error: designator in initializer for scalar type 'int'
void t9(void){extern int x9=1;}  // error: 'extern' variable cannot have an initializer
void t10(void){int x10[];}  // error: definition of variable with array type needs an explicit size or an initializer
int x11[2]={[-1]=0};  // error: array designator value '-1' is negative
struct S x12={[0]=1};  // error: array designator cannot initialize non-array type 'struct S'
int x13[2]={.a=1};  // error: field designator cannot initialize a non-struct, non-union type 'int[2]'
int x14={1,2};  // error: excess elements in scalar initializer [-Werror,-Wexcess-initializers]
struct I x15={0};  // error: variable has incomplete type 'struct I'
int x16={};  // error: scalar initializer cannot be empty
int x17[]={};  // error: use of GNU empty initializer extension [-Werror,-Wgnu-empty-initializer]
void t18(void){int n=2;int x18[n]={1};}  // error: variable-sized object may not be initialized
struct S x19={1,2};  // error: excess elements in struct initializer [-Werror,-Wexcess-initializers]
struct S x20={{1,2}};  // warning: braces around scalar initializer [-Wbraced-scalar-init]  // error: excess elements in scalar initializer [-Werror,-Wexcess-initializers]
int f21(void)=0;  // error: illegal initializer (only variables can be initialized)
char x22=L"a";  // error: incompatible pointer to integer conversion initializing 'char' with an expression of type 'int[2]' [-Werror,-Wint-conversion]  // error: initializer element is not a compile-time constant
void x23=1;  // error: variable has incomplete type 'void'
union{int a;}x24={1,2};  // error: excess elements in union initializer [-Werror,-Wexcess-initializers]
