int f(void)[3];                   // error: function cannot return array type 'int[3]'
int g(void)(void);                // error: function cannot return function type 'int (void)'
int h[3](void);                   // error: 'h' declared as array of functions
int a[][];                        // error: array has incomplete element type 'int[]'
void b[3];                        // error: array has incomplete element type 'void'
int c[2147483647][2147483647][2147483647];  // error: array is too large (2147483647 elements)
int d(int x, void);               // error: 'void' must be the first and only parameter if specified
int e(int, int y) { return y; }
