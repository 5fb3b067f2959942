int length(int a[]) {  // note: declared here // note: pointer 'a' declared here
  return (int)(sizeof(a) / sizeof(a[0]));  // warning: sizeof on array function parameter will return size of 'int *' instead of 'int[]' [-Wsizeof-array-argument] // warning: 'sizeof (a)' will return the size of the pointer, not the array itself [-Wsizeof-pointer-div]
}
int main(void) { int a[3] = {0}; return length(a); }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
