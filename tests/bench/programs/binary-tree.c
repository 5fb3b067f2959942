// A binary search tree in arrays: insertions and searches by pointer-like indices.
void putint(int x);
void putch(int c);

int left[400001], right[400001], key[400001];
int nodes = 0;

int insert(int root, int k) {
  if (root == 0) {
    nodes = nodes + 1;
    key[nodes] = k;
    return nodes;
  }
  if (k < key[root]) left[root] = insert(left[root], k);
  else if (k > key[root]) right[root] = insert(right[root], k);
  return root;
}

int depth(int root) {
  if (root == 0) return 0;
  int l = depth(left[root]), r = depth(right[root]);
  if (l > r) return l + 1;
  return r + 1;
}

int main() {
  int i, root = 0, x = 1, hits = 0;
  for (i = 0; i < 400000; i++) {
    x = x * 1103515245 + 12345;
    root = insert(root, x >> 4 & 0xffffff);
  }
  for (i = 0; i < 1500000; i++) {
    x = x * 1103515245 + 12345;
    int k = x >> 4 & 0xffffff, at = root;
    while (at) {
      if (key[at] == k) {
        hits++;
        break;
      }
      at = k < key[at] ? left[at] : right[at];
    }
  }
  putint(nodes);
  putch(32);
  putint(depth(root));
  putch(32);
  putint(hits);
  putch(10);
  return 0;
}
