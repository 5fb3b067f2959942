int main(void) {
  int counter = 0;  // note: 'counter' declared here
  conter = counter + 1;  // error: use of undeclared identifier 'conter'; did you mean 'counter'?
  return counter;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
