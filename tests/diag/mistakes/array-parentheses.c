int main(void) {
  int a[3] = {1, 2, 3};
  return a(1);  // error: called object type 'int[3]' is not a function or function pointer
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
