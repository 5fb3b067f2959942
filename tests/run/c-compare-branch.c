// Every comparison of every width and sign, as a branch, a value and the condition of a loop.
int all(long a, long b) {
  int r = 0;
  if (a < b) r += 1; if (a <= b) r += 2; if (a > b) r += 4; if (a >= b) r += 8; if (a == b) r += 16; if (a != b) r += 32;
  unsigned long c = a, d = b;
  if (c < d) r += 64; if (c <= d) r += 128; if (c > d) r += 256; if (c >= d) r += 512;
  int e = a, f = b; unsigned g = a, h = b;
  r += (e < f) * 1024 + (e <= f) * 2048 + (g > h) * 4096 + (g >= h) * 8192;
  short i = a; unsigned char j = b;
  while (i < j && !(i & 1)) { r += 16384; i++; }
  r += ((signed char)a < (signed char)b) * 65536 + ((unsigned short)a < (unsigned short)b) * 131072 + ((int)a == (short)a) * 262144;
  return a < 0 ? -r : r;
}
int main() {
  long v[7] = {0, 1, -1, 255, -32768, 1L << 31, -(1L << 40)};
  for (int i = 0; i < 7; i++) { for (int j = 0; j < 7; j++) { putint(all(v[i], v[j])); putch(' '); } putch('\n'); }
  int n = 0;
  for (unsigned i = 10; i-- > 0;) n++; for (signed char c = 0; c >= 0; c += 16) n++; for (long l = -3; l != 0; l++) n++; for (int i = 5; !(i < -5); --i) n++; for (double d = 0; d < 1; d += .25) n++;
  return n;
}
