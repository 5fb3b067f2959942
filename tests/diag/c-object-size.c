// The kind of __builtin_object_size, and that its pointer is not evaluated.
char a[8], *p;
unsigned long f(int n) {
  unsigned long size = __builtin_object_size(p++, 0) + __builtin_object_size(a, 2);
  size += __builtin_object_size(a, 4);          // error: argument value 4 is outside the valid range [0, 3]
  size += __builtin_dynamic_object_size(a, -1);  // error: argument value -1 is outside the valid range [0, 3]
  return size + __builtin_object_size(a, n);    // error: constant
}
