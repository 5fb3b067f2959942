unsigned float a;                 // error: 'float' cannot be signed or unsigned
int int b;                        // error: cannot combine with previous 'int' declaration specifier
short long c;                     // error: cannot combine with previous 'short' declaration specifier
static extern int d;              // error: cannot combine with previous 'static' declaration specifier
signed unsigned e;                // error: cannot combine with previous 'signed' declaration specifier
long long long g;                 // error: cannot combine with previous 'long long' declaration specifier
const h = 1;                      // warning: type specifier missing, defaults to 'int'
int;                              // warning: declaration does not declare anything
inline int i;                     // error: 'inline' can only appear on functions
