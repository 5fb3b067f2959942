// Open addressing with linear probing; insertions, hits and misses.
void putint(int x);
void putch(int c);

int keys[1048576], values[1048576];

int slot(int key) {
  int h = key * -1640531527;
  h = (h >> 12) & 1048575;
  while (keys[h] != 0 && keys[h] != key) h = (h + 1) & 1048575;
  return h;
}

int main() {
  int i, x = 3, found = 0, sum = 0;
  for (i = 0; i < 30000000; i++) {
    x = x * 1103515245 + 12345;
    int key = (x >> 9 & 0x7ffff) + 1;
    int s = slot(key);
    if (keys[s] == key) {
      values[s] += i & 15;
      found++;
    } else {
      keys[s] = key;
      values[s] = i & 255;
    }
  }
  for (i = 0; i < 1048576; i++) sum = sum * 5 + values[i];
  putint(found);
  putch(32);
  putint(sum);
  putch(10);
  return 0;
}
