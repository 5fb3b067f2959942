int get(void) { return 1; }
int main(void) {
  int n = get;  // warning: incompatible pointer to integer conversion initializing 'int' with an expression of type 'int (void)' [-Wint-conversion]
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
