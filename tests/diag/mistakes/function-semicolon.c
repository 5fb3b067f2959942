int twice(int n);
{  // error: expected identifier or '('
  return 2 * n;
}
int main(void) { return twice(0); }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
