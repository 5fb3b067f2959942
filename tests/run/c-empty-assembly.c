// Assembly without instructions gives its outputs the values of the inputs tied to them.
#include <stdio.h>
int main(void) {
  int x = 5;
  __asm__ volatile("" : "+r"(x));
  int y;
  __asm__("" : "=r"(y) : "0"(7));
  printf("%d %d\n", x, y);
  long a = 1;
  int b = 2;
  __asm__ volatile("" : "+r"(a), "+r"(b));
  __asm__ volatile("" ::: "memory");
  int z = 9;
  __asm__ volatile("" : "+m"(z));
  printf("%ld %d %d\n", a, b, z);
  return 0;
 
}
