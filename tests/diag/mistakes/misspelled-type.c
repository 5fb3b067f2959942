itn main(void) {  // error: unknown type name 'itn'
  flaot x = 1;  // error: unknown type name 'flaot'; did you mean 'float'?
  return (int)x;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
