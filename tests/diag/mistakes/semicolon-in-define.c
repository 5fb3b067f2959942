#define SIZE 10;  // note: expanded from macro 'SIZE'
int a[SIZE];  // error: unexpected ';' before ']'
int main(void) { return a[0]; }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
