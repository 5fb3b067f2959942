int main(void) {
  int n;  // note: variable 'n' is declared here
  n == 3;  // warning: equality comparison result unused [-Wunused-comparison] // note: use '=' to turn this equality comparison into an assignment // warning: variable 'n' is uninitialized when used here [-Wuninitialized]
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
