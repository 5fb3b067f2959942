void f(int n) {
  return n;  // error: void function 'f' should not return a value
}
int main(void) { f(1); return 0; }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
