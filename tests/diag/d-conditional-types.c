void nothing(void) {}
int main() {
  int a = 1, *p = &a;
  double d = a ? p : 2.5;  // error: ('int *' and 'double')
  return d;
}
