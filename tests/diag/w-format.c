// FLAGS: -Wformat-security
int printf(const char *, ...);
int scanf(const char *, ...);
int sprintf(char *, const char *, ...);
int snprintf(char *, unsigned long, const char *, ...);
void f(int i, long l, char *s, double d, unsigned u, char c, void *p, long long ll, float fl,
       short sh, const char *cs, int *ip, long *lp, double *dp, float *fp) {
  printf("%d\n", s);                // warning: format specifies type 'int' but the argument has type 'char *'
  printf("%d %d\n", i);             // warning: more '%' conversions than data arguments
  printf("%d\n", i, i);             // warning: data argument not used by format string
  printf("%s\n", i);                // warning: format specifies type 'char *' but the argument has type 'int'
  printf("%d %ld %lld %u %x\n", l, i, l, i, i);
  // warning@-1: format specifies type 'int' but the argument has type 'long'
  // warning@-2: format specifies type 'long' but the argument has type 'int'
  // warning@-3: format specifies type 'long long' but the argument has type 'long'
  printf("%zu %zd %td %jd %zu\n", i, i, i, i, l);
  // warning@-1: format specifies type 'size_t' (aka 'unsigned long') but the argument has type 'int'
  // warning@-2: format specifies type 'ssize_t' (aka 'long') but the argument has type 'int'
  // warning@-3: format specifies type 'ptrdiff_t' (aka 'long') but the argument has type 'int'
  // warning@-4: format specifies type 'intmax_t' (aka 'long') but the argument has type 'int'
  printf("%f %lf %Lf %e\n", i, d, d, fl);
  // warning@-1: format specifies type 'double' but the argument has type 'int'
  // warning@-2: format specifies type 'long double' but the argument has type 'double'
  printf("%c %c %hhd %hd %hd %hhd\n", i, c, c, sh, i, i);
  // warning@-1: format specifies type 'short' but the argument has type 'int'
  // warning@-2: format specifies type 'char' but the argument has type 'int'
  printf("%p %p %p %p\n", p, s, ip, i);  // warning: format specifies type 'void *' but the argument has type 'int'
  printf("%y %\n", i);
  // warning@-1: invalid conversion specifier 'y'
  // warning@-2: invalid conversion specifier '\x0a'
  printf("abc %", i);               // warning: incomplete format specifier
  printf("%");                      // warning: incomplete format specifier
  printf("%*d %.*f %*d\n", i, i, l, d, i);  // warning: field precision should have type 'int', but argument has type 'long'
  printf("%0-d %+s %#d %0s %-05d % +d\n", i, s, i, s, i, i);
  // warning@-1: flag '0' is ignored when flag '-' is present
  // warning@-2: flag '+' results in undefined behavior with 's' conversion specifier
  // warning@-3: flag '#' results in undefined behavior with 'd' conversion specifier
  // warning@-4: flag '0' results in undefined behavior with 's' conversion specifier
  // warning@-5: flag '0' is ignored when flag '-' is present
  // warning@-6: flag ' ' is ignored when flag '+' is present
  printf("%1$d %2$s %d\n", i, s);   // warning: cannot mix positional and non-positional arguments in format string
  printf("%1$d %3$s\n", i, s);      // warning: data argument position '3' exceeds the number of data arguments (2)
  printf("a\0b %d", i);             // warning: format string contains '\0' within the string body
  printf(s);                        // warning: format string is not a string literal (potentially insecure)
  printf(cs, i);
  printf(cs);                       // warning: format string is not a string literal (potentially insecure)
  printf("");
  printf("%.3d %.3c %.3p %hs %Ld %lc %ls %hf %lp\n", i, i, p, s, ll, i, s, d, p);
  // warning@-1: precision used with 'c' conversion specifier, resulting in undefined behavior
  // warning@-2: precision used with 'p' conversion specifier, resulting in undefined behavior
  // warning@-3: length modifier 'h' results in undefined behavior or no effect with 's' conversion specifier
  // warning@-4: format specifies type 'wchar_t *' (aka 'int *') but the argument has type 'char *'
  // warning@-5: length modifier 'h' results in undefined behavior or no effect with 'f' conversion specifier
  // warning@-6: length modifier 'l' results in undefined behavior or no effect with 'p' conversion specifier
  printf("%n %n\n", ip, lp);        // warning: format specifies type 'int *' but the argument has type 'long *'
  printf("%%d %5%\n");
  printf("%s %s\n", d, p);
  // warning@-1: format specifies type 'char *' but the argument has type 'double'
  // warning@-2: format specifies type 'char *' but the argument has type 'void *'
  printf("%d %i %o %X %u\n", d, d, d, d, d);
  // warning@-1: format specifies type 'int' but the argument has type 'double'
  // warning@-2: format specifies type 'int' but the argument has type 'double'
  // warning@-3: format specifies type 'unsigned int' but the argument has type 'double'
  // warning@-4: format specifies type 'unsigned int' but the argument has type 'double'
  // warning@-5: format specifies type 'unsigned int' but the argument has type 'double'
  scanf("%d %d %ld", i, &i, &i);
  // warning@-1: format specifies type 'int *' but the argument has type 'int'
  // warning@-2: format specifies type 'long *' but the argument has type 'int *'
  scanf("%s %c %[a-z] %f %lf %f", s, &c, s, fp, fp, dp);
  // warning@-1: format specifies type 'double *' but the argument has type 'float *'
  // warning@-2: format specifies type 'float *' but the argument has type 'double *'
  scanf("%s", cs);                  // warning: format specifies type 'char *' but the argument has type 'const char *'
  scanf("%[abc", s);                // warning: no closing ']' for '%[' in scanf format string
  scanf("%0d", ip);                 // warning: zero field width in scanf format string is unused
  scanf("%*d %d", ip);
  scanf("%d");                      // warning: more '%' conversions than data arguments
  scanf("%p %n %u %hd %hhd", &p, ip, ip, &sh, &c);
  char buf[10];
  scanf("%s %s", buf, &buf);        // warning: format specifies type 'char *' but the argument has type 'char (*)[10]'
  scanf("%d", &d);                  // warning: format specifies type 'int *' but the argument has type 'double *'
  sprintf(buf, "%d", d);            // warning: format specifies type 'int' but the argument has type 'double'
  snprintf(buf, 10, "%s");          // warning: more '%' conversions than data arguments
  printf("%d %s" " %d"
   "%d", i, s, d, s);
  // warning@-1: format specifies type 'int' but the argument has type 'double'
  // warning@-2: format specifies type 'int' but the argument has type 'char *'
  printf("%llu %lu %hu %hhu\n", u, u, u, u);
  // warning@-1: format specifies type 'unsigned long long' but the argument has type 'unsigned int'
  // warning@-2: format specifies type 'unsigned long' but the argument has type 'unsigned int'
  // warning@-3: format specifies type 'unsigned short' but the argument has type 'unsigned int'
  // warning@-4: format specifies type 'unsigned char' but the argument has type 'unsigned int'
  printf("%ld %ld\n", 3, 3L);       // warning: format specifies type 'long' but the argument has type 'int'
  printf("%d\n", 'a');
  printf("%c\n", 3.0);              // warning: format specifies type 'int' but the argument has type 'double'
  printf("%d", 1.5f);               // warning: format specifies type 'int' but the argument has type 'float'
  printf("%d", sizeof(int));        // warning: format specifies type 'int' but the argument has type 'unsigned long'
  printf("%lu %lu", sizeof i, ll);  // warning: format specifies type 'unsigned long' but the argument has type 'long long'
  printf("%5.2lf|%-10s|%+d|%05d|%x|%#x|%e|%g|%%|%c", d, s, i, i, u, u, d, d, c);
}
