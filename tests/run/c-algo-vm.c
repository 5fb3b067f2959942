// A small virtual machine with a stack, in chars: the fibonacci numbers by its program.
int printf(const char *format, ...);
const char code[] = "1=a1=b#:a0=c$ab+=cb=ac=b,a@";
int main() {
  long stack[16], var[26] = {0}, *sp = stack;
  int n = 12;
  for (const char *pc = code; *pc && n; pc++) {
    char op = *pc;
    if (op >= '0' && op <= '9') *sp++ = op - '0';
    else if (op >= 'a' && op <= 'z') *sp++ = var[op - 'a'];
    else if (op == '=') var[*++pc - 'a'] = *--sp;
    else if (op == '+') --sp, sp[-1] += *sp;
    else if (op == ',') { printf("%ld ", var[*++pc - 'a']); n--; }
    else if (op == '@') { while (*pc != '$') pc--; }
    else if (op == ':') ++pc;
  }
  printf("\n");
  return sp - stack;
}
