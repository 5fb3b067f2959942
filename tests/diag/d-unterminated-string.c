int main() {
  char *s = "open;
  // error@-1: missing terminating '"' character
  return s[0];
}
