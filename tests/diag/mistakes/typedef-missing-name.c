typedef struct {  // warning: typedef requires a name [-Wmissing-declarations]
  int x;
};
int main(void) { return 0; }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
