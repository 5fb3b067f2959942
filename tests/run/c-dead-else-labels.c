// Labels in what an if with a constant condition never reaches.
#include <stdio.h>

int links(int p) {
  int n = 0;
again:
  if (n > 0) goto B;
  if (1)
    n += 1;
  else if (p)
  B:
    n += 10;
  if (n < 10) goto again;
  return n;
}

int cases(int p) {
  int n = 0;
  switch (p) {
    if (1) {
    case 0:
      n += 1;
    } else if (p > 2)
    case 1:
      n += 10;
    else if (p > 3) {
    default:
      n += 100;
    } else
    case 2:
      n += 1000;
  }
  return n;
}

int statements(int p) {
  int n = 0;
  if (1)
    n += 1;
  else if (({
             int k = p;
           more:
             if (k++ < 3) goto more;
             k;
           }))
    n += 10;
  else if (p)
    n += 100;
  return n;
}

int longer(int p) {
  int n = 0;
  if (p) goto C;
  if (1)
    n += 1;
  else if (0)
    n += 2;
  else if (p > 1)
    n += 4;
  else if (p > 2) {
    n += 8;
    for (int i = 0; i < 2; i++)
    C:
      n += 16;
  } else
    n += 32;
  return n;
}

void empty(int p) {
  if (1)
    ;
  else if (p)
  B:;
}

int main(void) {
  printf("%d %d\n", links(0), links(1));
  printf("%d %d %d %d\n", cases(0), cases(1), cases(2), cases(3));
  printf("%d %d\n", statements(0), statements(1));
  printf("%d\n", longer(0));
  empty(1);
  return 0;
}
