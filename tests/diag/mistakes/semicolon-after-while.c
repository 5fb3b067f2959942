int main(void) {
  int n = 3;
  while (n > 0);  // warning: while loop has empty body [-Wempty-body] // note: put the semicolon on a separate line to silence this warning
  {
    n--;
  }
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
