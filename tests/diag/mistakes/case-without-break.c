int main(void) {
  int n = 1, r = 0;
  switch (n) {
  case 1:
    r = 1;
  case 2:  // warning: unannotated fall-through between switch labels [-Wimplicit-fallthrough] // note: insert '__attribute__((fallthrough));' to silence this warning // note: insert 'break;' to avoid fall-through
    r = 2;
  }
  return r;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
