int main(void) {
  int[3] a;  // error: brackets are not allowed here; to declare an array, place the brackets after the identifier
  a[0] = 1;
  return a[0];
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
