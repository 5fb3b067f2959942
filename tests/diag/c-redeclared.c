int a; int a; extern int a; int a = 1;
int a = 2;                        // error: redefinition of 'a'
static int b; int b;              // error: non-static declaration of 'b' follows static declaration
int c; static int c;              // error: static declaration of 'c' follows non-static declaration
int f(int x); int f(int y); int f();
int f(float x);                   // error: conflicting types for 'f'
int g(void) { return 0; }
int g(void) { return 1; }         // error: redefinition of 'g'
float a;                          // error: redefinition of 'a' with a different type: 'float' vs 'int'
int g;                            // error: redefinition of 'g' as different kind of symbol
int e[]; int e[3]; extern int e[];
int e[4];                         // error: redefinition of 'e' with a different type: 'int[4]' vs 'int[3]'
