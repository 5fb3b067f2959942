// FLAGS: -Wunused-variable -Wunused-label -Werror=empty-body
// A pragma holds from its place on, whenever the warning is found.
signed char a = 300;  // warning: changes value from 300 to 44
#pragma GCC diagnostic ignored "-Woverflow"
signed char b = 300;
#pragma GCC diagnostic error "-Woverflow"
signed char c = 300;  // error: changes value from 300 to 44
#pragma GCC diagnostic warning "-Wconstant-conversion"
signed char d = 300;  // warning: changes value from 300 to 44
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Woverflow"
signed char e = 300;  // error: changes value from 300 to 44
#pragma GCC diagnostic pop
signed char f = 300;
#pragma GCC diagnostic pop
signed char g = 300;  // warning: changes value from 300 to 44
#pragma clang diagnostic ignored "-Wconstant-conversion"
signed char h = 300;
#pragma clang diagnostic fatal "-Wconstant-conversion"
signed char i = 300;  // error: changes value from 300 to 44
// Without a push: the options.
#pragma GCC diagnostic pop
signed char j = 300;  // warning: changes value from 300 to 44

// Warnings that are found at the end of the function, or of the file.
static int unused(void) {
  int k;  // warning: unused variable 'k'
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
  int l;
#pragma GCC diagnostic pop
  int m;  // warning: unused variable 'm'
#pragma GCC diagnostic warning "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused"
label:
  return 0;
}
static int unused2(void) { return 0; }
void bodies(int n) {
  if (n);  // error: if statement has empty body
#pragma GCC diagnostic warning "-Wempty-body"
  if (n);  // warning: if statement has empty body
}

// Names, and what is wrong with a pragma.
#pragma GCC diagnostic ignored "-Wof-a-newer-compiler"
#pragma GCC diagnostic ignored_attributes "vendor::"
#pragma GCC diagnostic warning "-Wunused-varable"  // warning: unknown warning option '-Wunused-varable'; did you mean '-Wunused-variable'?
#pragma GCC diagnostic warning "-Wlogical-op"
#pragma GCC diagnostic warning "unused"  // warning: wants the name of a warning
#pragma GCC diagnostic warning           // warning: wants the name of a warning
#pragma GCC diagnostic silence "-Wall"   // warning: wants ignored, warning, error, push or pop
#pragma GCC diagnostic                   // warning: wants ignored, warning, error, push or pop
