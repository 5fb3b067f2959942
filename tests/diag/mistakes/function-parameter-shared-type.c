int add(int a, b) {  // warning: type specifier missing, defaults to 'int' [-Wimplicit-int]
  return a + b;
}
int main(void) { return add(1, 2); }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
