// FLAGS: -Wall -Wpedantic
int f(int i, double d, _Bool b, char c, unsigned u) {
  switch (d) { case 1:; }            // error: statement requires expression of integer type ('double' invalid)
  switch (i) { case 1: case 1:; }    // error: duplicate case value '1'
                                     // note@-1: previous case defined here
  switch (i) {
    case 1 ... 3:                    // warning: use of GNU case range extension
      // note@-1: previous case defined here
    case 2:;                         // error: duplicate case value '2'
    default:;                        // note: previous case defined here
    default:;                        // error: multiple default labels in one switch
  }
  case 1:;                           // error: 'case' statement not in switch statement
  default:;                          // error: 'default' statement not in switch statement
  switch (i) {
    case i:;                         // error: expression is not an integer constant expression
    case 1.5:;                       // error: integer constant expression must have integer type, not 'double'
    case 300 ... 200:;               // warning: use of GNU case range extension
      // warning@-1: empty case range specified
    case 5000000000:;                // warning: overflow converting case value to switch condition type (5000000000 to 705032704)
    case (__int128)1 << 64:;         // warning: overflow converting case value to switch condition type (18446744073709551616 to 0)
    case undeclared:;                // error: use of undeclared identifier 'undeclared'
  }
  switch (c) { case 300:; }          // warning: overflow converting case value to switch condition type (300 to 44)
  switch (u) { case -1:; case 4294967295u:; }  // error: duplicate case value '4294967295'
                                     // note@-1: previous case defined here
  switch (b) { case 1:; }            // warning: switch condition has boolean value
  switch (i == 2 && c) { case 1:; }  // warning: switch condition has boolean value
  switch (i);                        // warning: switch statement has empty body
                                     // note@-1: put the semicolon on a separate line
  continue;                          // error: 'continue' statement not in loop statement
  switch (i) { continue; }           // error: 'continue' statement not in loop statement
  switch (i) { break; }
  switch (i) { case 1 return 1; }    // error: expected ':' after 'case'
  switch (i) { default return 1; }   // error: expected ':' after 'default'
  switch i { }                       // error: expected '(' after 'switch'
  while i { }                        // error: expected '(' after 'while'
  switch (i) int x;                  // error: expected expression

  return 0;
}
