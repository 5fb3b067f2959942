int f(const int *p) {
  *p = 1;  // error: read-only variable is not assignable
  return p[0];
}
int main() { int x = 0; return f(&x); }
