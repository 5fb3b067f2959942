// long has 64 bits: arithmetic, comparison, conversion both ways.
long g = 5000000000, z;
void show(long x) { if (x < 0) { putch('-'); if (x / 10) show(-(x / 10)); putch('0' - x % 10); } else { if (x / 10) show(x / 10); putch('0' + x % 10); } }
long mul(long a, int b) { return a * b; }
int main() {
  long a = 2147483647, b = a + 1, c = -9223372036854775807L - 1;
  show(a * a); putch(' '); show(b); putch(' '); show(c); putch(' '); show(g * 3 - 1); putch(' '); show(mul(g, -7)); putch('\n');
  show(g / 7); putch(' '); show(g % 7); putch(' '); show(-g / 7); putch(' '); show(-g % 7); putch(' '); show(c / 10); putch(' '); show(c % 10); putch(' '); show(c / 1000000007); putch('\n');
  int i = g, j = b;
  putint(i); putch(' '); putint(j); putch(' '); putint(g > i); putint(b > 0); putint(j > 0); putint(c < a); putint((int)c == 0); putch(' ');
  show(i * 2000000); putch(' '); show(i * 2000000L); putch(' '); show((long)i * i); putch('\n');
  long f = 1;
  for (int k = 2; k <= 20; k++) f *= k;
  show(f); putch(' '); show(f * 21); putch(' ');
  long h = 0xcbf29ce484222325;
  for (int k = 0; k < 10; k++) h = (h ^ k) * 0x100000001b3;
  show(h); putch(' '); show(~h & 0xffffffffff); putch(' '); z -= h; show(z >> 20); putch('\n');
  return g % 256;
}
