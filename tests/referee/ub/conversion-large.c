// A double that no int can hold.
#include <stdio.h>

static int whole(double x) {
  return (int)x;  // ub: conversion
}

int main(void) {
  double x = 7;
  for (int i = 0; i < 12; i++) {
    printf("%d\n", whole(x));
    x *= 10;
  }
  return 0;
}
