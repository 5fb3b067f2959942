// A priority queue and Dijkstra on a grid with pointers into two-dimensional arrays.
char grid[8][16] = {"...#.....9.....", ".#.#.###.#.###.", ".#...#...#...#.", ".#####.#####.#.", ".....#.....#.#.", "3###.#####.#.#.", "...#.......#...", ".#...###.......",};
int dist[8][16], heap[512], size = 0;
void push(int x) { int i = size++; while (i && heap[(i - 1) / 2] > x) heap[i] = heap[(i - 1) / 2], i = (i - 1) / 2; heap[i] = x; }
int pop(void) {
  int top = heap[0], x = heap[--size], i = 0, c;
  while ((c = i * 2 + 1) < size) { c += c + 1 < size && heap[c + 1] < heap[c]; if (heap[c] >= x) break; heap[i] = heap[c]; i = c; }
  heap[i] = x;
  return top;
}
int main() {
  static const signed char step[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  for (int i = 0; i < 8; i++) for (int *p = dist[i]; p < dist[i] + 16; ) *p++ = 1 << 20;
  push(dist[0][0] = 0);
  while (size) {
    int e = pop(), d = e >> 8, r = e >> 4 & 15, c = e & 15;
    if (d > dist[r][c]) continue;
    for (const signed char (*s)[2] = step; s < step + 4; s++) {
      int y = r + (*s)[0], x = c + s[0][1];
      if (y < 0 || y > 7 || x < 0 || x > 14 || grid[y][x] == '#') continue;
      int cost = grid[y][x] == '.' ? 1 : grid[y][x] - '0';
      if (d + cost < dist[y][x]) push((dist[y][x] = d + cost) << 8 | y << 4 | x);
    }
  }
  for (int i = 0; i < 8; i++) { putint(dist[i][14]); putch(' '); }
  putint(dist[7][0]); putch('\n');
  return dist[7][14];
}
