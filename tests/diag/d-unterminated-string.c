int main() {
  char *s = "open;
  // error@-1: missing terminating '"' character
  // error@-2: expected ';' at end of declaration
  return s[0];
}
