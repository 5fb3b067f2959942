// Arrays of characters without an end, by functions that know their length.
#include <stdio.h>
#include <string.h>

struct field {
  char code[4];
  char name[8];
};

int main(void) {
  char word[5] = "hello";
  printf("%.5s|%.*s|%.3s\n", word, 5, word, word);
  printf("%d\n", strncmp(word, "hello, world", 5));
  struct field f;
  memcpy(f.code, "ABCD", 4);
  strncpy(f.name, "eight-ch", 8);
  printf("%.4s %.8s\n", f.code, f.name);
  char copy[10] = "";
  strncat(copy, f.code, sizeof f.code);
  printf("%s %zu\n", copy, strlen(copy));
  printf("%d\n", memchr(f.name, '\0', 8) == NULL);
  fwrite(f.code, 1, 4, stdout);
  putchar('\n');
  return 0;
}
