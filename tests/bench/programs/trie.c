// A trie of random words in arrays: insertion, lookup, counting by prefix.
void putint(int x);
void putch(int c);

int child[400000][8], ends[400000], nodes = 1, word[16], seed = 1;

int draw() {
  seed = seed * 1103515245 + 12345;
  return (seed >> 16) & 32767;
}

int makeWord() {
  int n = 3 + draw() % 7, i;
  for (i = 0; i < n; i++) word[i] = draw() % 8;
  return n;
}

void insert(int n) {
  int at = 0, i;
  for (i = 0; i < n; i++) {
    if (child[at][word[i]] == 0) child[at][word[i]] = nodes++;
    at = child[at][word[i]];
  }
  ends[at]++;
}

int lookup(int n) {
  int at = 0, i = 0;
  while (i < n && (at == 0 || child[at][word[i]] != 0)) {
    at = child[at][word[i]];
    if (at == 0) return i;
    i++;
  }
  return i * 16 + ends[at];
}

int below(int at, int depth) {
  int sum = ends[at] * depth, k;
  for (k = 0; k < 8; k++)
    if (child[at][k]) sum += below(child[at][k], depth + 1);
  return sum;
}

int main() {
  int i, check = 0;
  for (i = 0; i < 60000; i++) insert(makeWord());
  for (i = 0; i < 2500000; i++) check = check * 5 + lookup(makeWord());
  for (i = 0; i < 6; i++) check = check * 7 + below(0, i);
  putint(nodes);
  putch(32);
  putint(check);
  putch(10);
  return 0;
}
