// The fields of a number of 128 bits, from the last one on; there is none at -32.
#include <stdio.h>

int main(void) {
  unsigned __int128 fields = ((unsigned __int128)0x0123456789abcdef << 64) | 0xfedcba9876543210;
  for (int at = 96; at >= -32; at -= 32) {
    unsigned field = (unsigned)(fields >> at);  // ub: shift
    printf("%x\n", field);
  }
  return 0;
}
