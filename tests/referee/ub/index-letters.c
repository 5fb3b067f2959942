// Counts small letters but the text has a capital.
#include <stdio.h>

int main(void) {
  int count[26] = {0};
  const char *text = "helloWorld";
  for (int i = 0; text[i]; i++) {
    count[text[i] - 'a'] += 1;  // ub: index
  }
  printf("o: %d\n", count['o' - 'a']);
  return 0;
}
