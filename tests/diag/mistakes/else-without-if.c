int main(void) {
  int n = 1;
  if (n > 0)  // note: previous statement is here
    n = 2;
    n = 3;  // warning: misleading indentation; statement is not part of the previous 'if' [-Wmisleading-indentation]
  else  // error: expected expression
    n = 4;
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
