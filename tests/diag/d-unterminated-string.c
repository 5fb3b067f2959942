int main() {
  char *s = "open;  // error: missing terminating '"' character
  return s[0];
}
