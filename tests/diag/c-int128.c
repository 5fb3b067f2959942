// What has no code for integers of 128 bits.
struct s { __int128 b : 5; };  // error: bit-field 'b' of type '__int128' is not supported
int f(unsigned __int128 a, __int128 *to) {
  switch (a) {  // error: 'switch' on 'unsigned __int128' is not supported
    case 1: return 1;
  }
  __int128 float x;  // error: cannot combine with previous '__int128' declaration specifier
  return __builtin_isnan(3);  // error: floating point classification requires argument of floating point type (passed in 'int')
}
