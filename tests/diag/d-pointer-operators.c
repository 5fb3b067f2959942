int main() {
  int a = 1, *p = &a, *q = &a;
  a = p * 2;  // error: invalid operands to binary expression ('int *' and 'int')
  p = p + q;  // error: invalid operands to binary expression ('int *' and 'int *')
  a = ~p;  // error: invalid argument type 'int *' to unary expression
  return a;
}
