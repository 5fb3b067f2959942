int main(void) {
  const int n = 3;  // note: variable 'n' declared const here
  n = 4;  // error: cannot assign to variable 'n' with const-qualified type 'const int'
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
