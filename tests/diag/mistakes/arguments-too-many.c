int twice(int a) { return 2 * a; }  // note: 'twice' declared here
int main(void) {
  return twice(1, 2);  // error: too many arguments to function call, expected single argument 'a', have 2 arguments
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
