// The number in a text that is none.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  double x = strtod("nan", NULL);
  long n = x;  // ub: conversion
  printf("%ld\n", n);
  return 0;
}
