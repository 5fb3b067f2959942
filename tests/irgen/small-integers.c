// RUN: %minic -O0 -S -emit-llvm %s -o -
// char and short are computed as int, kept as i8 and i16, passed extended.
char c;
short s;
unsigned char uc;

char addChars(char a, char b) { return a + b; }
unsigned short shorts(unsigned short a, short b) { return a * b; }
void memory(int i) {
  c = i;
  s = c;
  uc = s + c;
  c++;
  --s;
  c += i;
  uc >>= 1;
}
int call(int i) { return addChars(i, 'x') + shorts(1, i); }
