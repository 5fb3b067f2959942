// C17 6.7.6.3 Function declarators
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
int f1(void)(void);  // error: function cannot return function type 'int (void)'
int f2(void)[3];  // error: function cannot return array type 'int[3]'
int f3(...);  // error: ISO C requires a named parameter before '...'
int f4(int a,int a);  // error: redefinition of parameter 'a'
int f5(static int a);  // error: invalid storage class specifier in function declarator
int f6(struct I m){return 0;}  // error: variable has incomplete type 'struct I'
int f7(a,b);  // error: a parameter list without types is only allowed in a function definition
int f8(void,int);  // error: 'void' must be the first and only parameter if specified
int f9(void a);  // error: argument may not have 'void' type
int f10(auto int a);  // error: invalid storage class specifier in function declarator
