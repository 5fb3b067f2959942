int main(void) {
  char c = "a";
  return c;
}
// warning@2: incompatible pointer to integer conversion initializing 'char' with an expression of type 'char[2]' [-Wint-conversion]
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
