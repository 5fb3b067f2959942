struct s {
  int return;  // error: expected member name or ';' after declaration specifiers
  int default, b;  // error: expected member name or ';' after declaration specifiers
  char c;
};
int main(void) {
  struct s x;
  x.c = 1;
  return x.c;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
