// Powers of ten as integers of 128 bits: 10^38 fits, 10^39 does not.
#include <stdio.h>

int main(void) {
  double power = 1e36;
  for (int i = 36; i < 40; i++, power *= 10) {
    __int128 number = (__int128)power;  // ub: conversion
    printf("%d: %lld\n", i, (long long)(number >> 64));
  }
  return 0;
}
