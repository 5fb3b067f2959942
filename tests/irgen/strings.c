// RUN: %minic -O0 -S -emit-llvm %s -o -
// String literals: equal ones are one object.
int printf(const char *format, ...);

int main() {
  printf("hello\n");
  printf("%d %s\n", 1, "hello\n");
  const char *s = "a\0b\t\"\\\xff";
  printf("" "con" "cat");
  return "index"[2] + s[1] + *"deref" + sizeof("size");
}
