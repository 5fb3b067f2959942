int main(void) {
  int a[10];  // note: array 'a' declared here
  a[10] = 1;  // warning: array index 10 is past the end of the array (which contains 10 elements) [-Warray-bounds]
  return a[0];
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
