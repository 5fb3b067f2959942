int main(void) {
  int n = 3;
  if (n & 1 == 0) return 1;  // warning: & has lower precedence than ==; == will be evaluated first [-Wparentheses] // note: place parentheses around the '==' expression to silence this warning // note: place parentheses around the & expression to evaluate it first
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
