// Five letters and no place for the end.
#include <stdio.h>
#include <string.h>

int main(void) {
  char word[5] = "hello";
  size_t n = strlen(word);  // ub: string
  printf("%d\n", n > 0);
  return 0;
}
