int twice(int n) {
  int result = 2 * n;  // warning: unused variable 'result' [-Wunused-variable]
}  // warning: non-void function does not return a value [-Wreturn-type]
int main(void) { return twice(0); }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
