// Shortest paths with a binary heap on a sparse graph kept in arrays.
void putint(int x);
void putch(int c);

int head[200001], nextEdge[1000001], target[1000001], cost[1000001];
int dist[200001], heap[1200001], key[1200001];
int heapSize, edges;

void push(int node, int k) {
  int i = ++heapSize;
  while (i > 1 && key[i / 2] > k) {
    heap[i] = heap[i / 2];
    key[i] = key[i / 2];
    i = i / 2;
  }
  heap[i] = node;
  key[i] = k;
}

void pop() {
  int node = heap[heapSize], k = key[heapSize], i = 1;
  heapSize--;
  while (i * 2 <= heapSize) {
    int c = i * 2;
    if (c < heapSize && key[c + 1] < key[c]) c++;
    if (key[c] >= k) break;
    heap[i] = heap[c];
    key[i] = key[c];
    i = c;
  }
  heap[i] = node;
  key[i] = k;
}

int main() {
  int n = 200000, m = 1000000, i, x = 5;
  for (i = 1; i <= m; i++) {
    x = x * 1664525 + 1013904223;
    int from = ((x >> 8) & 0xfffff) % n;
    x = x * 1664525 + 1013904223;
    int to = ((x >> 8) & 0xfffff) % n;
    target[i] = to;
    cost[i] = (x >> 20 & 255) + 1;
    nextEdge[i] = head[from];
    head[from] = i;
  }
  for (i = 0; i < n; i++) dist[i] = 1000000000;
  dist[0] = 0;
  push(0, 0);
  while (heapSize > 0) {
    int u = heap[1], k = key[1];
    pop();
    if (k > dist[u]) continue;
    int e = head[u];
    while (e) {
      int v = target[e], d = k + cost[e];
      if (d < dist[v]) {
        dist[v] = d;
        push(v, d);
      }
      e = nextEdge[e];
    }
  }
  int sum = 0;
  for (i = 0; i < n; i++)
    if (dist[i] < 1000000000) sum = sum * 3 + dist[i];
  putint(sum);
  putch(10);
  return 0;
}
