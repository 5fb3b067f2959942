int twice(int n) {
  if (n > 0) {
    return 2 * n;
  return 0;
}
int main(void) {  // error: function definition is not allowed here
  return twice(0);
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
