// A line that could not be read is not spoken of again, and a name before a declaration is dropped.
foo struct S { int a; };  // error: unknown type name 'foo'
struct S s = {1};
int body {                // error: expected ';' after top level declarator
  return 0
};
int first(int n) {
  for (int i 0 - m; i < q n; i += k) n = i z;  // error: expected ';' in 'for' statement specifier
  return n + 'a b c;
}
// error@9: missing terminating ''' character
int second(void) { return s.a @ b c; }  // error: unexpected character '@'
int third(void) {
  return undeclared  // error: expected ';' after return statement // error: use of undeclared identifier 'undeclared'
}
