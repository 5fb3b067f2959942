// All permutations of ten by Heap's algorithm, with a checksum per leaf.
void putint(int x);
void putch(int c);

int item[10];
int check = 0;

void permute(int k) {
  if (k == 1) {
    check = check * 3 + item[0] * item[4] - item[9];
    return;
  }
  int i = 0;
  while (i < k) {
    permute(k - 1);
    int j = k % 2 ? 0 : i, t = item[j];
    item[j] = item[k - 1];
    item[k - 1] = t;
    i = i + 1;
  }
}

int main() {
  int i;
  for (i = 0; i < 10; i++) item[i] = i;
  for (i = 0; i < 14; i++) permute(10);
  putint(check);
  putch(10);
  return 0;
}
