// Tail recursion: greatest common divisors, powers with an accumulator, binary search.
void putint(int x);
void putch(int c);

int table[4096];

int gcd(int a, int b) {
  if (b == 0) return a;
  return gcd(b, a % b);
}

int power(int base, int exponent, int product) {
  if (exponent == 0) return product;
  if (exponent & 1) return power(base, exponent - 1, product * base % 10007);
  return power(base * base % 10007, exponent / 2, product);
}

int search(int key, int from, int to) {
  int middle = (from + to) / 2;
  if (from >= to) return from;
  if (table[middle] < key) return search(key, middle + 1, to);
  return search(key, from, middle);
}

int digits(int x) {
  if (x < 10) return x;
  return x % 10 + digits(x / 10);
}

int main() {
  int i, check = 0;
  for (i = 0; i < 4096; i++) table[i] = i * 251 + i % 7;
  for (i = 1; i < 2400000; i++) {
    check += gcd(i * 77 % 100003 + 1, i % 1009 + 17);
    check ^= power(i % 10007, i & 1023, 1);
    check += search(i * 13 % 1028096, 0, 4096);
    check = check * 3 + digits(i * 37);
  }
  putint(check);
  putch(10);
  return 0;
}
