void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }  // note: passing argument to parameter 'a' here // note: passing argument to parameter 'b' here
int main(void) {
  int x = 1, y = 2;
  swap(x, y);  // warning: incompatible integer to pointer conversion passing 'int' to parameter of type 'int *'; take the address with & [-Wint-conversion] // warning: incompatible integer to pointer conversion passing 'int' to parameter of type 'int *'; take the address with & [-Wint-conversion]
  return x;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
