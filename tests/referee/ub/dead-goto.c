// A jump to the end of the function leaves the block of the message.
#include <stdio.h>

int main(int argc, char **argv) {
  const char *message = "fine";
  (void)argv;
  if (argc > 0) {
    char text[] = "too many";
    message = text;
    goto out;
  }
out:
  puts(message);  // ub: dead
  return 0;
}
