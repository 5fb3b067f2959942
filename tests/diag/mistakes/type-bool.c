int main(void) {
  bool done = false;  // error: unknown type name 'bool' // note: include the header <stdbool.h> or explicitly provide a declaration for 'bool' // error: use of undeclared identifier 'false' // note: include the header <stdbool.h> or explicitly provide a declaration for 'false'
  return done;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
