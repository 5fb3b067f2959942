// CRC-32 bit by bit and by table; must agree.
int printf(const char *format, ...);

unsigned table[256];
unsigned char data[1 << 20];

unsigned bitwise(int n) {
  unsigned crc = 0xffffffff;
  for (int i = 0; i < n; i++) {
    crc ^= data[i];
    for (int k = 0; k < 8; k++) {
      if (crc & 1)
        crc = crc >> 1 ^ 0xedb88320;
      else
        crc >>= 1;
    }
  }
  return ~crc;
}

unsigned byTable(int n) {
  unsigned crc = 0xffffffff;
  for (int i = 0; i < n; i++) crc = crc >> 8 ^ table[(crc ^ data[i]) & 255];
  return ~crc;
}

int main() {
  int n = 1 << 20;
  for (int i = 0; i < 256; i++) {
    unsigned c = i;
    for (int k = 0; k < 8; k++) c = c & 1 ? c >> 1 ^ 0xedb88320 : c >> 1;
    table[i] = c;
  }
  unsigned x = 1, last = 0;
  for (int round = 0; round < 12; round++) {
    for (int i = 0; i < n; i++) {
      x = x * 1664525 + 1013904223;
      data[i] = x >> 24;
    }
    last = byTable(n);
    for (int k = 0; k < 10; k++) last ^= byTable(n - k);
    if (round < 4 && bitwise(n) != byTable(n)) return 1;
  }
  printf("%08x\n", last);
  return 0;
}
