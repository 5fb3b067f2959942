int main(void) {
  int s = 0;
  for (int i = 0, i < 3, i++) s += i;  // error: expected ';' in 'for' statement specifier
  return s;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
