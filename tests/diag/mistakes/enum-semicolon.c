enum Color { RED; GREEN; BLUE };  // error: expected '= constant-expression' or end of enumerator definition
int main(void) { return RED; }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
