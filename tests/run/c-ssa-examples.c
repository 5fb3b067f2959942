// Worked examples of texts on SSA, as programs: Fibonacci numbers, the sum of prime factors (with a
// variable whose address is taken), a maximum, a sign, a counting loop, a loop at the very start of a
// function (its head is not the entry), and a sum that outlives a name in it.
int putint(int);
int putch(int);

int fib(int n) {
  int a = 0, b = 1, i = 1, c = 0;
  if (n <= 0) return 0;
  while (i < n) {
    c = a + b;
    a = b;
    b = c;
    i = i + 1;
  }
  return b;
}

int divide(int n, int *by) {
  int r = n;
  while (n > 1 && r % *by != 0) *by = *by + 1;
  return n / *by;
}

int sopfr(int n) {
  int sum = 0, div = 2;
  while (n > 1) {
    n = divide(n, &div);
    sum = sum + div;
  }
  return sum;
}

int max(int a, int b) {
  int r = a;
  if (a < b) r = b;
  return r;
}

int sign(int x) {
  if (x > 0)
    x = 1;
  else
    x = -1;
  return x;
}

int count(void) {
  int i = 0;
  while (i < 10) i = i + 1;
  return i;
}

int left = 5;

void down(void) {
  while (left > 0) left = left - 1;
}

int named(int x, int y) {
  int a = x + y;
  int b = a;
  a = 17;
  int c = x + y;
  if (b != c) return -1;
  return c;
}

int show(int n) {
  putint(n);
  return putch(32);
}

int main(void) {
  for (int n = 0; n <= 10; n++) show(fib(n));
  putch(10);
  show(sopfr(42));
  show(max(3, 8));
  show(max(8, 3));
  show(sign(7));
  show(sign(-7));
  show(count());
  down();
  show(left);
  show(named(30, 12));
  putch(10);
  return 0;
}
