// Code under a constant condition that is false is not generated: it may call what exists nowhere.
int printf(const char *, ...);
int undefined(void);

enum { No = 0 };
extern int absent __attribute__((weak));

static int labelled(int n) {
  int sum = 0;
  if (n > 3) goto inside;
  if (0) {
    sum += undefined();
  inside:
    sum += 100;
  }
  switch (n) {
    if (No) {
      sum += undefined();
      case 1:
        sum += 10;
    }
    case 2:
      sum++;
  }
  while (0) {
    sum += undefined();
  again:
    sum += 1000;
  }
  if (n == 5 && sum < 1000) goto again;
  for (; 0; sum += undefined()) sum += undefined();
  do sum++;
  while (sizeof(int) == 2 && undefined());
  return sum;
}

static int switched(void) {
  int sum = 0;
  switch (sizeof(long)) {
    case 1 ... 4:
      sum += undefined();
    case 8:
      sum += 8;
    case 16:
      sum += 16;
      break;
    default:
      sum += undefined();
  }
  switch (-1) {
    case 0 ... 200:
      sum += undefined();
      break;
    case -5 ... -1:
      sum++;
  }
  switch (~0u) {
    case 5 ... 0xffffffff:
      sum += 2;
      break;
    default:
      sum += undefined();
  }
  switch (7) {
    case 1:
      sum += undefined();
  }
  return sum;
}

int main(void) {
  int n = 3;
  if (sizeof(int) != 4) undefined();
  if (0.0 || !1 || n != n + 0 && 0) undefined();
  if (!(2 > 1)) undefined();
  0 && undefined();
  1 == 1 || undefined();
  n += (3 - 3 && undefined()) + (2 * 2 || undefined());
  n += sizeof(n) == 4 ? 1 : undefined();
  (void)(No ? undefined() : 0);
  struct pair { int x; } pair = 1 < 2 ? (struct pair){n} : (struct pair){undefined()};
  if (&absent) n += 1000;  // the address of a weak symbol may be null
  const int off = 0;
  if (off) n++;
  printf("%d %d\n", n, pair.x);
  for (int i = 0; i < 6; i++) printf("%d ", labelled(i));
  printf("%d\n", switched());
  return 0;
}
