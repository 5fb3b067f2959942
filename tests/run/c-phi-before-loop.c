// A phi of a loop's header that no round changes has its value only from the header on.
int printf(const char *, ...);

int scan(char *at, int wait) {
  char seen;
  char stop = (char)wait;
  if (stop == 0) {
  plain:
    if (stop == 0)
      ;
    else
      printf("%s %s %d\n", "never", "at", 1);
    while ((seen = *at++) != 0) {
      switch (seen) {
        case '-':
          goto plain;
      }
    }
  } else {
    while ((seen = *at++) != 0) {
      if (seen == stop) {
        switch (stop) {
          case ']':
            stop = 0;
            goto plain;
        }
      }
    }
  }
  return stop;
}

int main(void) {
  printf("%d\n", scan("a-b-c", 0));
  printf("%d\n", scan("a]b-c", ']'));
  printf("%d\n", scan("a]b-c", '-'));
  return 0;
}
