// Strings by hand: reverse words, compare, replace, numbers to text and back.
#include <stdio.h>
#include <string.h>

static char line[256], other[256], number[16];

static size_t length(const char *s) {
  size_t n = 0;
  while (s[n]) n++;
  return n;
}

static int compare(const char *a, const char *b) {
  while (*a && *a == *b) a++, b++;
  return (unsigned char)*a - (unsigned char)*b;
}

static char *append(char *to, const char *from) {
  while ((*to = *from++)) to++;
  return to;
}

static void reverse(char *from, char *to) {
  while (from < --to) {
    char c = *from;
    *from++ = *to;
    *to = c;
  }
}

static void reverseWords(char *s) {
  char *start = s;
  for (;; s++)
    if (*s == ' ' || *s == 0) {
      reverse(start, s);
      if (*s == 0) break;
      start = s + 1;
    }
}

static const char *format(int value) {
  char *at = number + 15;
  unsigned rest = value < 0 ? 0u - (unsigned)value : (unsigned)value;
  *at = 0;
  do *--at = (char)('0' + rest % 10);
  while (rest /= 10);
  if (value < 0) *--at = '-';
  return at;
}

static int parse(const char *s) {
  int sign = 1, value = 0;
  if (*s == '-') sign = -1, s++;
  while (*s >= '0' && *s <= '9') value = value * 10 + (*s++ - '0');
  return sign * value;
}

static int replace(char *s, char from, char to) {
  int n = 0;
  for (; *s; s++)
    if (*s == from) *s = to, n++;
  return n;
}

int main(void) {
  unsigned check = 0;
  for (int i = 0; i < 1000000; i++) {
    char *end = append(line, "item ");
    end = append(end, format(i * 7919 - 1000000));
    end = append(end, " of the list ");
    append(end, format(i & 1023));
    reverseWords(line);
    check += (unsigned)replace(line, 't', 'T') * 3;
    check = check * 5 + (unsigned)length(line) + (unsigned)(compare(line, other) > 0);
    check ^= (unsigned)parse(format(i * 31 - 77777));
    memcpy(other, line, length(line) + 1);
  }
  printf("%s %u\n", line, check);
  return 0;
}
