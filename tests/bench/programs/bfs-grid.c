// Breadth-first search through a maze.
void putint(int x);
void putch(int c);

int wall[1000][1000], steps[1000][1000];
int queueX[1000000], queueY[1000000];

int main() {
  int n = 1000, i, j, round, x = 9, check = 0;
  int dx[4] = {1, -1, 0, 0}, dy[4] = {0, 0, 1, -1};
  for (round = 0; round < 20; round++) {
    for (i = 0; i < n; i++)
      for (j = 0; j < n; j++) {
        x = x * 69069 + 1;
        wall[i][j] = (x >> 20 & 7) < 2;
        steps[i][j] = -1;
      }
    wall[0][0] = 0;
    int front = 0, back = 1, far = 0;
    queueX[0] = queueY[0] = 0;
    steps[0][0] = 0;
    while (front < back) {
      int cx = queueX[front], cy = queueY[front], k = 0;
      front++;
      far = steps[cx][cy];
      while (k < 4) {
        int nx = cx + dx[k], ny = cy + dy[k];
        k++;
        if (nx < 0 || ny < 0 || nx >= n || ny >= n) continue;
        if (wall[nx][ny] || steps[nx][ny] >= 0) continue;
        steps[nx][ny] = far + 1;
        queueX[back] = nx;
        queueY[back] = ny;
        back++;
      }
    }
    check = check * 31 + far + back;
  }
  putint(check);
  putch(10);
  return 0;
}
