int main(void) {
  char *s = "a";
  switch (s) {  // error: statement requires expression of integer type ('char *' invalid)
  case "a": return 1;  // error: integer constant expression must have integer type, not 'char[2]'
  }
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
