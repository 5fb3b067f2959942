// FLAGS: -Wpedantic
int a[2] = {1, 2,};      // fine since C99
int e[0];                // warning: zero size arrays are an extension
;                        // warning: extra ';' outside of a function
int f(void) {
  return ---(-1);        // warning: '--' before an expression that is not assignable is read as two signs
}
signed char bits = 200;  // warning: implicit conversion from 'int' to 'signed char' changes value from 200 to -56
