int sign(int n) {
  if (n > 0) return 1;
  else if (n < 0) return -1;
}  // warning: non-void function does not return a value in all control paths [-Wreturn-type]
int main(void) { return sign(0); }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
