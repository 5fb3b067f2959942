// FLAGS: -Werror=overflow
// gcc's name for three warnings.
struct { int b : 3; } s = {9};  // error: implicit truncation from 'int' to bit-field changes value from 9 to 1
char narrow = 300;              // error: implicit conversion from 'int' to 'char' changes value from 300 to 44
int sum = 2147483647 + 1;       // error: overflow in expression; result is -2147483648 with type 'int'
int whole = 1.5;                // warning: implicit conversion from 'double' to 'int' changes value from 1.5 to 1
