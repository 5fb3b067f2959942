int main(void) {
  int a[];  // error: definition of variable with array type needs an explicit size or an initializer
  a[0] = 1;
  return a[0];
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
