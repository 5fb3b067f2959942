int main(void) {
  int s = 0;
  for (int i = 0, i < 3, i++) s += i;  // error: expected ';' in 'for' statement specifier // error: redefinition of 'i' // note: previous definition is here
  return s;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
