// FLAGS: -Wpedantic
int g = ({ 3; });                    // error: statement expression not allowed at file scope
int f(int i) {
  int a = ({ i; });                  // warning: use of GNU statement expression extension
  a = ({ i; i + 1; });               // warning: use of GNU statement expression extension
    // warning@-1: expression result unused
  a = ({ });                         // warning: use of GNU statement expression extension
    // error@-1: assigning to 'int' from incompatible type 'void'
  goto in;                           // error: cannot jump from this goto statement to its label
  ({ in: i++; });                    // warning: use of GNU statement expression extension
    // note@-1: jump enters a statement expression
  switch (i) {
    case 1:
      ({ case 2: i++; });            // error: cannot jump from switch statement to this case label
        // note@-1: jump enters a statement expression
        // warning@-2: use of GNU statement expression extension
  }
  ({ if (i) goto out; });            // warning: use of GNU statement expression extension
out:
  a = ({ i;                          // note: to match this '('
  return a;
}                                    // error: expected ')'
