#define MAX 10
int main(void) {
  MAX = 11;  // error: expression is not assignable
  return MAX;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
