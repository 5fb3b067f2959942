// Our own string functions over char pointers.
int length(const char *s) { const char *p = s; while (*p) ++p; return p - s; }
char *copy(char *d, const char *s) { char *r = d; while ((*d++ = *s++)) ; return r; }
int compare(const char *a, const char *b) { while (*a && *a == *b) a++, b++; return *a - *b; }
char *append(char *d, const char *s) { copy(d + length(d), s); return d; }
char *find(char *s, int c) { for (; *s; s++) if (*s == c) return s; return 0; }
void reverse(char *s) { char *e = s + length(s) - 1; while (s < e) { char t = *s; *s++ = *e; *e-- = t; } }
int number(const char *s) { int n = 0, neg = *s == '-'; if (neg) s++; while (*s >= '0' && *s <= '9') n = n * 10 + *s++ - '0'; return neg ? -n : n; }
char *text(int n, char *buf) { char *p = buf; unsigned u = n < 0 ? 0u - n : n; do *p++ = u % 10 + '0'; while (u /= 10); if (n < 0) *p++ = '-'; *p = 0; reverse(buf); return buf; }
void print(const char *s) { while (*s) putch(*s++); putch(' '); }
int main() {
  char a[32] = "abc", b[32];
  print(append(append(copy(b, a), "-"), "def")); putint(length(b)); putch(' ');
  putint(compare(a, "abc")); putint(compare(a, "abd") < 0); putint(compare(b, a) > 0); putint(compare("", "a") < 0); putch(' ');
  print(find(b, 'c')); putint(find(b, 'z') == 0); putint(find(b, '-') - b); putch(' ');
  reverse(b); print(b); reverse(a); print(a);
  putint(number("-1234xyz") + number("34")); putch(' '); print(text(0, a)); print(text(-2147483647 - 1, a)); print(text(9075, b));
  putch('\n');
  return 0;
}
