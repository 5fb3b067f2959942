// FLAGS: -Wall -Wextra
static int never(void) { return 1; }  // warning: unused function 'never'
int f(int p) {     // warning: unused parameter 'p'
  int a = 1;       // warning: unused variable 'a'
  int b;           // warning: variable 'b' set but not used
  b = 2;
  int c = 3;
  return sizeof(c);
}
