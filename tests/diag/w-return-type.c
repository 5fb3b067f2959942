int never(int a) { a = 1; }             // warning: non-void function does not return a value
int sometimes(int a) { if (a) return 1; }  // warning: does not return a value in all control paths
int always(int a) { if (a) return 1; else return 2; }
int loops(int a) { while (1) { if (a) return 1; } }
int leaves(int a) { while (1) { if (a) break; } }  // warning: does not return a value
int main() { }
