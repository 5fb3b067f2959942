int *make(void) {
  int a[3] = {1, 2, 3};
  return a;  // warning: address of stack memory associated with local variable 'a' returned [-Wreturn-stack-address]
}
int main(void) { return make()[0]; }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
