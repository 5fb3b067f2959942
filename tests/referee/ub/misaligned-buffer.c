// Packs a byte and a number into a buffer without care for alignment.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  unsigned char *packet = malloc(16);
  if (!packet) return 1;
  packet[0] = 7;
  *(int *)(packet + 1) = 123456;  // ub: misaligned
  printf("%d\n", packet[0]);
  free(packet);
  return 0;
}
