// unsigned int: division, remainder, comparison and conversion differ from int.
unsigned g = 4000000000u;
void show(unsigned x) { if (x / 10) show(x / 10); putch('0' + x % 10); }
int main() {
  unsigned a = 3, b = 5, c = a - b;
  show(c); putch(' '); show(c / 2); putch(' '); show(c % 1000); putch(' '); show(g / 7); putch(' '); show(g % 7); putch(' '); show(-g); putch(' '); show(~g); putch(' '); show(g * 3); putch('\n');
  putint(c > a); putint(c < 0); putint(g >= 2147483648u); putint(a - b > 0); putint((int)c < 0); putint(-1 > 0u); putint(-1 < (int)a); putint(g > 1 - 2); putch(' ');
  show(c >> 28); putch(' '); show(c << 28); putch(' '); show(g / 10 % 10); putch(' '); show(g / 65536); putch(' '); show(g / 3000000000u); putch(' '); show(c / g); putch('\n');
  for (unsigned i = 3; i < 4; i--) { show(i); }
  unsigned h = 2166136261u;
  for (int k = 0; k < 8; k++) { h ^= k * 37 & 255; h *= 16777619; }
  putch(' '); show(h); putch(' ');
  int neg = -7;
  show(neg); putch(' '); show(neg / 2u); putch(' '); show(neg % 3u); putch(' '); putint(neg / 2 * 2u == (unsigned)-6); putch('\n');
  return g % 256;
}
