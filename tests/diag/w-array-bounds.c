int a[5], m[2][3];
int f(void) {
  int *past = &a[5];
  a[5] = 1;        // warning: array index 5 is past the end of the array (which contains 5 elements)
  a[-1] = 1;       // warning: array index -1 is before the beginning of the array
  m[1][3] = 2;     // warning: array index 3 is past the end of the array (which contains 3 elements)
  m[2][0] = 2;     // warning: array index 2 is past the end of the array (which contains 2 elements)
  return *(past - 1);
}
