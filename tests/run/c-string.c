// String literals: arrays of char with a zero at the end; escapes; adjacent ones are joined.
char greeting[] = "hello", pad[8] = "ab", exact[3] = "xyz", *ptr = "pointer";
char *words[4] = {"zero", "one", "", "three"};
void print(const char *s) { while (*s) putch(*s++); putch('|'); }
int len(const char *s) { int n = 0; while (s[n]) n++; return n; }
int main() {
  print(greeting); print(pad); print(ptr); print("a\tb\\\"\'\101\x42\0hidden"); print("two " "parts"
    " and three"); print(""); putch('\n');
  for (int i = 0; i < 4; i++) { print(words[i]); putint(len(words[i])); }
  putch('\n');
  putint(sizeof greeting); putch(' '); putint(sizeof pad); putch(' '); putint(sizeof exact); putch(' '); putint(sizeof "abc"); putch(' '); putint(sizeof("a" "b\0c")); putch(' '); putint(pad[2] + pad[7]); putch(' ');
  putch("0123456789abcdef"[11]); putch(*"xyz"); putch(*(greeting + 1)); putch(exact[2]); putch(' ');
  char local[] = "stack", big[20] = "tail", *p = local;
  local[0] = 'S'; *++p = 'T'; greeting[4]++; big[4] = '!';
  print(local); print(greeting); print(big); print(p + 2); print(ptr += 3); putch('\n');
  print("\xe4\xb8\xad\345\233\275 // no comment /* nor here */"); putch('\n');
  return len("\0") + len("\1\0");
}
