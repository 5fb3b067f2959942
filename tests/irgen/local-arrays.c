// RUN: %minic -O0 -S -emit-llvm %s -o -
// Initialisers of local arrays: zeros by memset, few values by stores, many by a copy.
int f(int);

int small() {
  int a[3] = {1, 2, 3};
  return a[0];
}
int partial() {
  int a[8] = {1, 2};
  return a[7];
}
int zero() {
  int a[100] = {0};
  return a[7];
}
int huge() {
  int a[1000000] = {1, 2};
  return a[7];
}
int rows() {
  int a[2][3] = {{1}, {2, 3}};
  return a[1][1];
}
int computed(int x) {
  int a[4] = {x, f(x), 0, 3};
  return a[2];
}
int table() {
  int a[20] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18};
  float b[3] = {1, 0, -0.0f};
  return a[5] + b[1];
}
int text() {
  char s[] = "hello";
  char t[10] = "abc";
  char u[1000] = "xy";
  char v[5] = {'a', 'b'};
  char w[4] = "";
  return s[0] + t[0] + u[0] + v[0] + w[0];
}
