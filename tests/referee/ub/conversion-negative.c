// A negative number as unsigned.
#include <stdio.h>

int main(void) {
  float t[3] = {2.5f, -0.5f, -3.0f};
  for (int i = 0; i < 3; i++) {
    unsigned u = (unsigned)t[i];  // ub: conversion
    printf("%u\n", u);
  }
  return 0;
}
