// The brightness of a pixel is more than a byte.
#include <stdio.h>

int main(void) {
  double light = 0.75;
  unsigned char pixel[3];
  for (int i = 0; i < 3; i++) {
    pixel[i] = light * 200;  // ub: conversion
    light += 0.5;
  }
  printf("%d\n", pixel[0]);
  return 0;
}
