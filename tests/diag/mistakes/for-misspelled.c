int f(int i) {
  fro (int k = 0; k < 10; k++) i += k;  // error: use of undeclared identifier 'fro'; did you mean 'for'?
  return i;
}
