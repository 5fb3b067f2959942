int main(void) {
  int twice(int n) {  // error: function definition is not allowed here
    return 2 * n;
  }
  return twice(1);
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
