int f(int a, long b) {
  a = a << 32;     // warning: shift count >= width of type
  a = a >> -1;     // warning: shift count is negative
  b = b << 32;
  b <<= 64;        // warning: shift count >= width of type
  return a;
}
