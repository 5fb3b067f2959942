// What the overflow built-ins take: integers, and for the result neither an enumeration nor _Bool.
enum color { Red } color;
const int fixed = 1;
_Bool truth;
float number;
int f(int a) {
  a += __builtin_add_overflow(1, 2, &color);  // error: result argument to overflow builtin must be a pointer to a non-const integer other than an enumeration or _Bool ('enum color *' invalid)
  a += __builtin_sub_overflow(1, 2, &truth);  // error: must be a pointer to a non-const integer other than an enumeration or _Bool ('_Bool *' invalid)
  a += __builtin_mul_overflow(1, 2, &fixed);  // error: must be a pointer to a non-const integer
  a += __builtin_mul_overflow(1, 2, a);  // error: must be a pointer to a non-const integer
  a += __builtin_mul_overflow(color, truth, &a);
  a += __builtin_add_overflow_p(1, 2, color);  // error: result argument to overflow builtin must be an integer other than an enumeration or _Bool ('enum color' invalid)
  a += __builtin_add_overflow_p(1, 2, truth);  // error: must be an integer other than an enumeration or _Bool ('_Bool' invalid)
  a += __builtin_sub_overflow_p(1, 2, number);  // error: must be an integer other than an enumeration or _Bool ('float' invalid)
  a += __builtin_mul_overflow_p(number, 2, a);  // error: operand argument to overflow builtin must be an integer ('float' invalid)
  a += __builtin_mul_overflow_p(2, 2);  // error: too few arguments to function call, expected 3, have 2
  return a + __builtin_add_overflow_p(truth, color, fixed);
}
