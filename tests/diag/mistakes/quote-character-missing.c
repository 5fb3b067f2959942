int main(void) {
  char c = 'a;
  return c;
}
// error@2: missing terminating ''' character
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
