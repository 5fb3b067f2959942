// va_start, va_end and va_copy take any pointer with a warning, as a function would; va_arg does not.
void last(char *list) {
  __builtin_va_end(list);  // warning: incompatible pointer types passing 'char *' to parameter of type 'struct __va_list_tag *'
}
int use(double number, char *list, ...) {
  __builtin_va_list real;
  __builtin_va_start(real, list);
  __builtin_va_copy(real, list);  // warning: incompatible pointer types passing 'char *' to parameter of type 'struct __va_list_tag *'
  __builtin_va_end(number);  // error: passing 'double' to parameter of incompatible type 'struct __va_list_tag *'
  return __builtin_va_arg(list, int);  // error: passing 'char *' to parameter of incompatible type 'va_list'
}
