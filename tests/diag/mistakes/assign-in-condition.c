int main(void) {
  int n = 3;
  if (n = 4) return 1;  // warning: using the result of an assignment as a condition without parentheses [-Wparentheses] // note: place parentheses around the assignment to silence this warning // note: use '==' to turn this assignment into an equality comparison
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
