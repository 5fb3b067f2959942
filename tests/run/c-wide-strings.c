// Wide, UTF-16 and UTF-8 literals, strings as initialisers, [*] and qualifiers in brackets.
typedef int wchar_t;
int printf(const char *, ...);
int f(int n, int [*]);
int f(int n, int a[static const 2]) { return a[n]; }
char parenthesized[7] = ("wat");
wchar_t wide[] = L"a\u00e9\x12345" "z";
unsigned short utf16[4] = u"\U0001F600!";
static const unsigned utf32[] = U"\u4e2d";
char utf8[] = u8"\u4e2d";
int main(void) {
  wchar_t local[3] = {L"xy"};
  printf("%d %x %x %x %d\n", (int)(sizeof wide / sizeof *wide), wide[1], wide[2], wide[3], wide[4]);
  printf("%x %x %x %d\n", utf16[0], utf16[1], utf16[2], utf16[3]);
  printf("%x %d %s %d\n", utf32[0], (int)sizeof utf32, utf8, (int)sizeof utf8);
  printf("%d %d %d %c\n", local[0], local[1], local[2], parenthesized[2]);
  printf("%d %x %x\n", L'a', u'\u00e9', U'\U0001F600');
  const wchar_t *p = L"pointer";
  printf("%d %d\n", p[3], f(1, (int[]){3, 4}));
  return 0;
}
