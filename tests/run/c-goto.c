// goto and labels: loops by hand, into blocks past their initialisers, into dead code, out of nests.
int printf(const char *, ...);

static int loops(int n) {
  int sum = 0;
  int i = 0;
again:
  if (i >= n) goto done;
  for (int j = 0;; j++) {
    if (j == 3) {
      i++;
      goto again;
    }
    sum += j + 1;
  }
done:
  return sum;
}

static int intoDead(int x) {
  if (x) goto inside;
  return 0;
  {
    int a;
    a = 5;
  inside:
    a = 7;
    return a + x;
  }
}

static int intoConstant(int x) {
  if (x == 1) goto a;
  else if (x == 2) goto b;
  if (0) {
  a:
    x += 10;
  } else if (1) {
    x += 5;
  } else {
  b:
    x += 20;
  }
  while (0) {
  c:
    x += 1000;
    if (x > 5000) return x;
  }
  if (x < 3000) goto c;
  for (; 0; x++) {
  d:
    if (x & 1) continue;
    x += 2;
  }
  if (x % 5) goto d;
  do {
    return x;
  e:
    x /= 2;
  } while (x > 100);
  goto e;
}

static int storage(int x) {
  {
    int z = 42;
    goto l;
  l:
    x += z;
  }
  goto past;
  {
    int skipped = 1;
  past:
    skipped = 2;
    x += skipped;
  }
  return x;
}

static int names(int x) {
  typed: x = x ? x : 3;
  int x2 = x;
  { int typed = x2; x = typed; }
  if (x > 100) goto end;
  x = x * 3 ? x * 3 : 1;
  goto typed;
  end:
  x2 = x;
  last: int y = x2;
  return y;
}

static void endOfBlock(int x) {
  if (x) goto end;
  printf("not skipped\n");
end:
}

static int state(const char *s) {
  int words = 0;
outside:
  switch (*s) {
    case 0: return words;
    case ' ': s++; goto outside;
  }
  words++;
inside:
  if (*s == 0) return words;
  if (*s++ == ' ') goto outside;
  goto inside;
}

static int nest(void) {
  int count = 0;
  for (int i = 0; i < 10; i++)
    for (int j = 0; j < 10; j++)
      while (1) {
        if (++count == 57) goto out;
        if (count % 3 == 0) break;
      }
out:
  return count;
  unused: goto unused;
}

static void forever(int n) {
  int i = 0;
top:
  printf("%d ", i);
  if (++i < n) goto top;
  printf("\n");
}

int main(void) {
  printf("%d %d %d\n", loops(5), intoDead(3), intoDead(0));
  for (int i = 0; i < 4; i++) printf("%d ", intoConstant(i));
  printf("\n%d %d\n", storage(1), names(0));
  endOfBlock(1);
  endOfBlock(0);
  printf("%d %d\n", state("  the quick  brown fox "), nest());
  forever(5);
  return 0;
}
