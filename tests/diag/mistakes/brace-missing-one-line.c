// Nothing is said of 'main', which is there.
int add(int a, int b) { if (a > b) { return a; return b; } int main(void) { return add(1, 2); }
// error@-1: function definition is not allowed here
// note@-2: it would be inside of the block that begins here
// FLAGS: -Wno-unused
