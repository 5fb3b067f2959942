// Arrays decay; rows of a matrix; a pointer to an array steps by rows.
int m[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
int total(int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
int trace(int a[][4], int n) { int s = 0; for (int i = 0; i < n; i++) s += a[i][i]; return s; }
int corner(int (*a)[4], int n) { return a[0][0] + (*a)[3] + a[n - 1][0] + *(a[n - 1] + 3); }
int first(int a[5]) { a++; return *a; }
int main() {
  int *p = m[1], (*row)[4] = m;
  putint(p[0]); putint(*p); putint(**m); putint(*m[2]); putint(*(*(m + 1) + 2)); putint((*(m + 2))[1]); putch(' ');
  putint(total(m[0], 12)); putch(' '); putint(total(*m + 4, 4)); putch(' '); putint(total(&m[1][2], 3)); putch(' ');
  putint(trace(m, 3)); putch(' '); putint(corner(m, 3)); putch(' '); putint(corner(m + 1, 2)); putch(' ');
  row++; putint((*row)[0]); row += 1; putint(row[0][1]); putint(row - m); putint(row[-1][3]); putch(' ');
  int local[5] = {4, 3, 2, 1, 0}, *q = local, (*all)[5] = &local;
  putint(first(local)); putint(q == local); putint(q == &local[0]); putint((*all)[2]); putint(q[4] == *(local + 4)); putint(&local[5] - q); putch('\n');
  return sizeof m / sizeof m[0] * 10 + sizeof local / sizeof *local;
}
