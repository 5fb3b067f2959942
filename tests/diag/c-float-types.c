// _Float128 is for declarations only where long double is not it; a program may declare the names itself.
// FLAGS: --target=x86_64
extern _Float128 f(_Float128 a, _Float128 *b);
_Float128 a;                // error: tentative definition has type 'struct _Float128' that is never completed
typedef float _Float32;
typedef double _Float64x;
_Float32 b;
int g(void *p) {
  _Float128 c;              // error: variable has incomplete type 'struct _Float128'
  long frame = (long)__builtin_frame_address(1);
  return __builtin_return_address(frame) == p;    // error: argument to '__builtin_return_address' must be a constant integer
}
int h(int _Float32) { return _Float32; }
