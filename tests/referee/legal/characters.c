// The functions of ctype with unsigned char values and EOF.
#include <ctype.h>
#include <stdio.h>

int main(void) {
  const char *text = "Gr\xc3\xbc\xc3\x9f" "e 42!";
  int letters = 0, digits = 0, other = 0;
  for (const char *p = text; *p; p++) {
    if (isalpha((unsigned char)*p))
      letters++;
    else if (isdigit((unsigned char)*p))
      digits++;
    else
      other++;
  }
  printf("%d %d %d\n", letters, digits, other);
  printf("%d %d\n", isspace(EOF) != 0, toupper(EOF) == EOF);
  int count[256] = {0};
  for (const unsigned char *p = (const unsigned char *)text; *p; p++) count[*p]++;
  printf("%d %d\n", count[0xc3], count['e']);
  putchar(toupper('q'));
  putchar(tolower('Q'));
  putchar('\n');
  return 0;
}
