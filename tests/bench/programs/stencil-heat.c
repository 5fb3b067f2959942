// Heat diffusion on a plate: a five-point stencil in float.
void putint(int x);
void putch(int c);

float now[600][600], then[600][600];

int main() {
  int n = 600, i, j, step;
  for (i = 0; i < n; i++) now[0][i] = then[0][i] = 100;
  for (step = 0; step < 1000; step++) {
    for (i = 1; i < n - 1; i++)
      for (j = 1; j < n - 1; j++)
        then[i][j] = (now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1]) * (float)0.25;
    for (i = 1; i < n - 1; i++)
      for (j = 1; j < n - 1; j++) now[i][j] = then[i][j];
  }
  float sum = 0;
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) sum = sum + now[i][j];
  putint((int)sum);
  putch(10);
  return 0;
}
