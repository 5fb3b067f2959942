// FLAGS: -Wall -Wpedantic
int f(int i) {
  a:;                                // note: previous definition is here
  a:;                                // error: redefinition of label 'a'
  if (i) goto a;
  goto x;                            // error: use of undeclared label 'x'
  goto x;
  goto 3;                            // error: expected identifier
  goto;                              // error: expected identifier
  goto a                             // error: expected ';' after goto statement
  unused: i++;
  last:
}                                    // warning: label at end of compound statement is a C2x extension
int g(int i) {
  unused: i++;                       // warning: unused label 'unused'
  b: int x = i;                      // warning: label followed by a declaration is a C2x extension
  if (x) goto b;
  { c: d: if (x > 3) goto c; else goto d; }
  goto last;
  last: }                            // warning: label at end of compound statement is a C2x extension
