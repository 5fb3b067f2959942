#include <stido.h>
int main(void) { return 0; }
// error@1: 'stido.h' file not found, did you mean 'stdio.h'?
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
