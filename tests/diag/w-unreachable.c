// FLAGS: -Wunreachable-code
int f(int a) {
  while (a) {
    break;
    a = 1;         // warning: code will never be executed
    a = 2;
  }
  return a;
  a = 3;           // warning: code will never be executed
}
