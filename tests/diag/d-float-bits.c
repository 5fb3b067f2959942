int main() {
  double x = 1;
  return x & 1;  // error: invalid operands to binary expression ('double' and 'int')
}
