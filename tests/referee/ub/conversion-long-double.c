// The largest long fits from a long double, the next number does not.
#include <stdio.h>

static long whole(long double number) {
  return (long)number;  // ub: conversion
}

int main(void) {
  long double largest = 9223372036854775807.0L;
  printf("%ld\n", whole(largest));
  printf("%ld\n", whole(largest + 1));
  return 0;
}
