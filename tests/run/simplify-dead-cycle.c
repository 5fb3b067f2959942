// A phi that only its own change uses: simplify deletes both, the replacement of the change too.
int printf(const char *, ...);
int G[16];
unsigned char B[16];
void f(int n) {
  unsigned u = n;
  while ((int)((unsigned)-3 - (unsigned)B[3]) > 35) u -= (int)((unsigned)G[4] + (unsigned)u);
}
int main(void) {
  f(3);
  printf("%d\n", G[4]);
  return 0;
}
