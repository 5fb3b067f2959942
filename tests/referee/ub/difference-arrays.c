// The place of a name in a table, asked of another table.
#include <stdio.h>
#include <string.h>

static const char *const months[] = {"Jan", "Feb", "Mar", "Apr"};
static const char *const days[] = {"Mon", "Tue", "Wed", "Thu"};

static const char *const *find(const char *const *table, const char *name) {
  for (int i = 0; i < 4; i++)
    if (!strcmp(table[i], name)) return &table[i];
  return NULL;
}

int main(void) {
  const char *const *found = find(months, "Mar");
  printf("%d\n", found - days == 2);  // ub: pointer-difference
  return 0;
}
