// FLAGS: -Wshadow
int value;                      // note: previous declaration is here
int call(void);                 // note: previous declaration is here
int kept(void);
int f(void) {
  int value = 1;                // warning: declaration of 'value' shadows an outer declaration
  int call = 2, kept[1] = {3};
  int inner = 4;                // note: previous declaration is here
  {
    int inner = 5;              // warning: declaration of 'inner' shadows an outer declaration
    call += inner;
  }
  return value + call + kept[0] + inner;
}
int g(void) {
  int (*call)(void) = kept;     // warning: declaration of 'call' shadows an outer declaration
  return call();
}
