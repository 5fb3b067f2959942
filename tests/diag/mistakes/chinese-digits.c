int main(void) {
  int ａ１ = 1, x1 = 2;
  return x１ + ０;  // error: use of undeclared identifier 'x１'; did you mean 'x1'?
  // error@-1: use of undeclared identifier '０'; did you mean '0'?
}
