int main(void) {
  char c = 'a;
  return c;
}
// error@2: missing terminating ''' character
// error@2: expected ';' at end of declaration
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
