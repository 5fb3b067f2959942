// FLAGS: -Werror -pedantic-errors
// A pragma's level is not that of -Werror, as in gcc.
signed char a = 300;  // error: changes value from 300 to 44
#pragma GCC diagnostic warning "-Woverflow"
signed char b = 300;  // warning: changes value from 300 to 44
#pragma GCC diagnostic ignored "-Wpedantic"
struct {
} empty;
#pragma GCC diagnostic warning "-Wpedantic"
struct {
} empty2;  // warning@-1: empty struct is a GNU extension
