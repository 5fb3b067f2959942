int f(int a int b) { return a; }  // error: expected ')'
int g(foo a) { return 0; }        // error: unknown type name 'foo'
int h( { return 0; }              // error: expected parameter declarator
int i() return 0; }               // error: expected function body after function declarator
int j(void) { return 0; }
int main() { return j(1); }       // error: too many arguments to function call, expected 0, have 1
