intt w;                           // error: unknown type name 'intt'; did you mean 'int'?
foo bar(int a) { return a; }      // error: unknown type name 'foo'
int main() {
  flot x = 1;                     // error: unknown type name 'flot'; did you mean 'float'?
  retrun 3;                       // error: use of undeclared identifier 'retrun'; did you mean 'return'?
  return 0;
}
