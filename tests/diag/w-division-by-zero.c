int f(int a) {
  a /= 0;          // warning: division by zero is undefined
  a = a / 0;       // warning: division by zero is undefined
  a = a % (0);     // warning: remainder by zero is undefined
  const int zero = 0;
  return 1 / zero; // warning: division by zero is undefined
}
