// switch: dense and sparse cases, ranges, fall-through, default anywhere, Duff's device, nesting.
int printf(const char *, ...);
int putchar(int);

static int classify(int x) {
  switch (x) {
    case 0: return 100;
    case 1:
    case 2: return 200;
    case 3 ... 7: return 300;
    case -5: x++; /* falls */
    case 10: return x;
    case 1000 ... 100000: return 7;
    default: break;
    case 'a': return 'b';
  }
  return -1;
}

static void copy(char *to, const char *from, int count) {
  int n = (count + 7) / 8;
  switch (count % 8) {
    case 0: do { *to++ = *from++;
    case 7:      *to++ = *from++;
    case 6:      *to++ = *from++;
    case 5:      *to++ = *from++;
    case 4:      *to++ = *from++;
    case 3:      *to++ = *from++;
    case 2:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--n > 0);
  }
}

static int wide(unsigned long x) {
  switch (x) {
    case 0xffffffffffffffffUL: return 1;
    case 0x8000000000000000UL: return 2;
    case 5 ... 400: return 3;
    case 1UL << 40: return 4;
    case 0x9000000000000000UL ... 0xa000000000000000UL: return 5;
  }
  return 0;
}

static int bottom(long x) {
  switch (x) {
    case -9223372036854775807L - 1 ... -9223372036854775807L + 100: return 1;
    case 9223372036854775807L: return 2;
    case -1: return 3;
  }
  return 0;
}

static int letter(char c) {
  switch (c) {
    case '0' ... '9': return 1;
    case 'a' ... 'z':
    case 'A' ... 'Z': return 2;
    case '_': return 3;
    case '\x80': return 4;
  }
  return 0;
}

static int nested(int a, int b) {
  switch (a) {
    case 1:
      switch (b) {
        case 1: return 11;
        default: return 19;
      }
    case 2:
      if (b) {
        case 3: return 33 + b;
      }
    default:
      switch (b) {
        default:
      }
  }
  return 5;
}

static int inLoop(int n) {
  int sum = 0;
  for (int j = 0; j < n; j++) {
    switch (j) {
      case 1: continue;
      case 2: sum += 100; break;
      case 4 ... 6:
        do {
          if (sum & 1) break;
          sum++;
        } while (1);
      default: sum++;
    }
    sum += j;
  }
  return sum;
}

static int storage(int x) {
  switch (x) {
    int y;
    y = 1000;  // never executed
    case 1: y = 3; return y;
    case 2: y = 4; x += y;
  }
  return x;
}

static int calls;
static int next(void) { return ++calls; }

static int odd(int x) {
  switch (next()) case 1: case 2: return x;
  switch (x) ;
  switch (x) default: x++;
  switch (x) x = 7;
  switch (x > 3) { case 0: return 50; case 1: return 51; }
  return x;
}

int main(void) {
  for (int i = -6; i < 12; i++) printf("%d ", classify(i));
  printf("%d %d %d %d\n", classify(999), classify(1000), classify(100000), classify('a'));
  char from[] = "abcdefghijklmnopqrstuvwxyz", to[40] = {0};
  copy(to, from, 19);
  printf("%s\n", to);
  printf("%d %d %d %d %d %d\n", wide(-1), wide(1UL << 63), wide(77), wide(1UL << 40), wide(4),
         wide(0x9800000000000000UL));
  printf("%d %d %d %d %d\n", bottom(-9223372036854775807L - 1), bottom(-9223372036854775807L),
         bottom(9223372036854775807L), bottom(-1), bottom(0));
  for (int c = 32; c < 128; c++) putchar('0' + letter(c));
  printf("%d\n", letter((char)128));
  printf("%d %d %d %d %d\n", nested(1, 1), nested(1, 2), nested(2, 1), nested(3, 0), nested(2, 0));
  printf("%d %d %d\n", inLoop(3), inLoop(5), inLoop(10));
  printf("%d %d %d\n", storage(1), storage(2), storage(3));
  for (int i = 1; i < 6; i++) printf("%d ", odd(i));
  printf("\n");
  return 0;
}
