// Labels as values: tables, static ones too, differences of addresses, an interpreter.
int printf(const char *, ...);

static int run(const unsigned char *code) {
  static void *const table[] = {&&stop, &&push, &&add, &&mul, &&dup, &&jump};
  int stack[16], sp = 0, steps = 0;
  goto *table[*code++];
push:
  stack[sp++] = *code++;
  goto *table[*code++];
add:
  sp--;
  stack[sp - 1] += stack[sp];
  goto *table[*code++];
mul:
  sp--;
  stack[sp - 1] *= stack[sp];
  goto *table[*code++];
dup:
  stack[sp] = stack[sp - 1];
  sp++;
  goto *table[*code++];
jump:
  if (++steps < 5) code -= *code;
  else code++;
  goto *table[*code++];
stop:
  return stack[sp - 1];
}

static int offsets(int i) {
  static const int distance[] = {&&a - &&a, &&b - &&a, &&c - &&a};
  void *next = &&a + distance[i];
  int result = 0;
  goto *next;
a:
  result += 1;
b:
  result += 10;
c:
  result += 100;
  if (i == 0 && next != &&b) {
    next = &&b;
    goto *next;
  }
  return result;
}

static int local(int x) {
  void *where = x > 2 ? &&big : &&small;
  void **at = &where;
  for (int i = 0; i < 10; i++) {
    goto **at;
  small:
    x += 2;
    if (x > 2) *at = &&big;
    continue;
  big:
    x *= 2;
    if (x > 50) break;
  }
  return x;
}

static int equal(void) {
  void *p = &&one, *q = &&two, *null = 0;
one:
two:
  return (p == &&one) + 2 * (p != null) + 4 * (q == &&two) + 8 * !!&&one;
}

int main(void) {
  const unsigned char code[] = {1, 3, 4, 2, 5, 3, 1, 7, 3, 0};
  printf("%d\n", run(code));
  printf("%d %d %d\n", offsets(0), offsets(1), offsets(2));
  printf("%d %d %d\n", local(0), local(2), local(5));
  printf("%d\n", equal());
  return 0;
}
