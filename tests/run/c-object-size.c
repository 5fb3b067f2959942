// __builtin_object_size of what the expression itself shows, at every level; the pointer is not evaluated. A checked
// function of the C library that is called by hand.
#include <stdio.h>
#include <string.h>

char text[12], rows[3][5];
struct Inner { char name[4]; int number; };
struct Outer { int x; struct Inner in[2]; char tail[6]; } outer;
struct Open { int n; char data[]; } open = {3, "abc"};
char *moving = text;
void *__memcpy_chk(void *, const void *, size_t, size_t);

#define SHOW(e) printf("%s: %ld %ld\n", #e, (long)__builtin_object_size(e, 0), (long)__builtin_object_size(e, 2))

int main(void) {
  int local[4];
  SHOW(text);
  SHOW(text + 5);
  SHOW(&text[12]);
  SHOW(rows[1]);
  SHOW(local + 1);
  SHOW(&outer);
  SHOW(outer.in[1].name);
  SHOW(open.data);
  SHOW("hello");
  SHOW(moving++);
  printf("%d\n", (int)(moving - text));
  printf("%ld %ld %ld\n", (long)__builtin_object_size(outer.in[1].name, 1), (long)__builtin_object_size(&outer.in[0].name[1], 1),
         (long)__builtin_dynamic_object_size(outer.in, 3));
  __memcpy_chk(text, "copied", 7, __builtin_object_size(text, 0));
  puts(text);
  return 0;
}
