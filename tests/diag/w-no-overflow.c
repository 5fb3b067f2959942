// FLAGS: -Wno-overflow
struct { int b : 3; } s = {9};
char narrow = 300;
int sum = 2147483647 + 1;
int f(int a) { return a << 40; }  // warning: shift count >= width of type
