int main(void) {
  char name[10];
  name = "Alice";  // error: array type 'char[10]' is not assignable
  return name[0];
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
