// Disjoint sets with path halving and union by size.
void putint(int x);
void putch(int c);

int parent[2000000], size[2000000];

int find(int x) {
  while (parent[x] != x) {
    parent[x] = parent[parent[x]];
    x = parent[x];
  }
  return x;
}

int main() {
  int n = 2000000, i, x = 17, sets = n, largest = 1;
  for (i = 0; i < n; i++) {
    parent[i] = i;
    size[i] = 1;
  }
  for (i = 0; i < n; i++) {
    x = x * 1664525 + 1013904223;
    int a = find((x >> 3 & 0xfffffff) % n);
    x = x * 1664525 + 1013904223;
    int b = find((x >> 3 & 0xfffffff) % n);
    if (a == b) continue;
    if (size[a] < size[b]) {
      int t = a;
      a = b;
      b = t;
    }
    parent[b] = a;
    size[a] += size[b];
    if (size[a] > largest) largest = size[a];
    sets--;
  }
  putint(sets);
  putch(32);
  putint(largest);
  putch(10);
  return 0;
}
