// void * converts without a cast; memory as bytes.
void fill(void *to, int byte, long n) { unsigned char *p = to; while (n-- > 0) *p++ = byte; }
void move(void *to, const void *from, long n) { char *d = to; const char *s = from; if (d < s) while (n--) *d++ = *s++; else while (n--) d[n] = s[n]; }
int same(const void *a, const void *b, int n) { const char *p = a, *q = b; for (; n; n--) if (*p++ != *q++) return 0; return 1; }
int main() {
  int a[6] = {1, 2, 3, 4, 5, 6}, b[6];
  void *v = a, *w = &a[2], *null = 0;
  int *p = v;
  move(b, a, sizeof a); putint(same(a, b, sizeof b));
  move(a + 1, v, 5 * sizeof *a); putarray(6, a);
  move(a, w, 4 * sizeof(int)); putarray(6, a);
  fill(&b[1], 255, 8); fill(b + 4, 1, 3); putarray(6, b);
  putint(p == v); putint(w > v); putint(!null); putint((char *)w - (char *)v); putint(same(a, b, 0)); putch('\n');
  return *(int *)w;
}
