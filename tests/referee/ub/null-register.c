// The address of a device that is not there: a constant.
#include <stdio.h>

#define STATUS (*(volatile int *)0)

int main(void) {
  puts("start");
  return STATUS;  // ub: null
}
