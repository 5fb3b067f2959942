// A name that is longer than its place in the record.
#include <stdio.h>

struct person {
  char name[8];
  int age;
};

int main(void) {
  struct person p = {"", 30};
  const char *name = "Alexander";
  int i = 0;
  while (name[i] != '\0') {
    p.name[i] = name[i];  // ub: index
    i++;
  }
  printf("%d\n", p.age);
  return 0;
}
