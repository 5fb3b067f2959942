#include <stdio.h>;  // warning: extra tokens at end of #include directive [-Wextra-tokens]
int main(void) { return 0; }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
