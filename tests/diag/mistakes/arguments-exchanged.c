int element(int a[], int n) { return a[n]; }  // note: passing argument to parameter 'a' here
// note@-1: passing argument to parameter 'n' here
int main(void) {
  int a[3] = {0}, n = 1;
  return element(n, a);  // warning: incompatible integer to pointer conversion passing 'int' to parameter of type 'int *'
  // note@-1: arguments 1 and 2 would have the right types in each other's place
  // warning@-2: incompatible pointer to integer conversion passing 'int[3]' to parameter of type 'int'
}
