int a = '';            // error: empty character constant
int b = 'ab';          // warning: multi-character character constant
int c = 'abcde';       // error: character constant too long for its type
int d = '\q';          // warning: unknown escape sequence '\q'
int e = '\x';          // error: \x used with no following hex digits
int f = '\xfff';       // error: hex escape sequence out of range
char s[] = "\400";     // error: octal escape sequence out of range
