// C17 6.7.2.4 Atomic type specifiers
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0
_Atomic(int[3]) x1;       // error: _Atomic cannot be applied to array type 'int[3]'
_Atomic(int(void)) x2;    // error: _Atomic cannot be applied to function type 'int (void)'
_Atomic(_Atomic int) x3;  // error: _Atomic cannot be applied to atomic type '_Atomic int'
_Atomic(const int) x4;    // error: _Atomic cannot be applied to qualified type 'const int'
