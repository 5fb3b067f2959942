int main() {
  double x = 1;
  int *p = x;  // error: initializing 'int *' with an expression of incompatible type 'double'
  return *p;
}
