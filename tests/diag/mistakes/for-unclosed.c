int main(void) {
  int s = 0;
  for (int i = 0; i < 3; i++ {  // error: expected ')' // note: to match this '('
    s += i;
  }
  return s;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
