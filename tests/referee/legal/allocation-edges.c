// The edges of malloc: null, nothing, zeros, alignment, shrinking.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  free(NULL);
  void *nothing = malloc(0);
  free(nothing);
  char *s = realloc(NULL, 8);
  if (!s) return 1;
  strcpy(s, "realloc");
  s = realloc(s, 4);
  if (!s) return 1;
  printf("%.4s\n", s);
  free(s);
  int *zeros = calloc(10, sizeof *zeros), sum = 0;
  if (!zeros) return 1;
  for (int i = 0; i < 10; i++) sum += zeros[i];
  printf("%d\n", sum);
  free(zeros);
  double *aligned = aligned_alloc(64, 128);
  if (!aligned) return 1;
  printf("%d\n", (int)((uintptr_t)aligned % 64));
  aligned[15] = 1.5;
  printf("%.1f\n", aligned[15]);
  free(aligned);
  long *l = malloc(sizeof(long[3]));
  if (!l) return 1;
  printf("%d\n", (int)((uintptr_t)l % 16));
  free(l);
  return 0;
}
