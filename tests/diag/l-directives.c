#include "sylib.h"
#define N 3            // error: preprocessor directive '#define' is not supported
#if 1                  // error: preprocessor directive '#if' is not supported
#endif                 // error: preprocessor directive '#endif' is not supported
int main() { return 1 # 2; }  // error: unexpected character '#' // error: expected ';' after return statement
