// RUN: %minic -O0 -S -emit-llvm %s -o -
// Variables of one name get allocas of one name; parameters are copied to name.addr.
int x = 1;

int scopes(int a, int b) {
  int y = x;
  int x = a;
  {
    int x = b;
    y = y + x;
    for (int x = 0; x < 3; x++) y = y + x;
  }
  {
    float x = 2;
    y = y + x;
  }
  return y + x;
}
int unnamed(int, int);
