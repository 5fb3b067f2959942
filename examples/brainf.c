// An interpreter for a language of eight signs, running a program that greets.
int putchar(int c);

char tape[300];
const char *program =
    "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------."
    ">>+.>++.";

int main(void) {
  char *cell = tape;
  const char *at = program;
  while (*at) {
    int depth = 0;
    if (*at == '>') cell++;
    else if (*at == '<') cell--;
    else if (*at == '+') ++*cell;
    else if (*at == '-') --*cell;
    else if (*at == '.') putchar(*cell);
    else if (*at == '[' && !*cell) {
      do {
        if (*at == '[') depth++;
        if (*at == ']') depth--;
        at++;
      } while (depth);
      at--;
    } else if (*at == ']' && *cell) {
      do {
        if (*at == ']') depth++;
        if (*at == '[') depth--;
        at--;
      } while (depth);
      at++;
    }
    at++;
  }
  return 0;
}
