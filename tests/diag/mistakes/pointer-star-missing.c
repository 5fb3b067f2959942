int main(void) {
  int n = 1;
  int p = &n;  // warning: incompatible pointer to integer conversion initializing 'int' with an expression of type 'int *'; remove & [-Wint-conversion]
  return *p;  // error: indirection requires pointer operand ('int' invalid)
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
