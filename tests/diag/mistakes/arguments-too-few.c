int add(int a, int b) { return a + b; }  // note: 'add' declared here
int main(void) {
  return add(1);  // error: too few arguments to function call, expected 2, have 1
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
