// Factorials and powers in base 10000, one array digit at a time.
void putint(int x);
void putch(int c);

int digits[40000];
int length = 1;

void multiplyBy(int factor) {
  int carry = 0, i = 0;
  while (i < length) {
    int t = digits[i] * factor + carry;
    digits[i] = t % 10000;
    carry = t / 10000;
    i = i + 1;
  }
  while (carry > 0) {
    digits[length] = carry % 10000;
    carry = carry / 10000;
    length = length + 1;
  }
}

int main() {
  int i, sum = 0;
  digits[0] = 1;
  for (i = 2; i <= 20000; i++) multiplyBy(i);
  for (i = 0; i < length; i++) sum = (sum * 31 + digits[i]) % 1000007;
  putint(length);
  putch(32);
  putint(sum);
  putch(10);
  return 0;
}
