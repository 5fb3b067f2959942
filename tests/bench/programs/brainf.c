// An interpreter for an eight-instruction language running three nested loops.
void putint(int x);
void putch(int c);

char program[] = "++++++++++[>++++++++++<-]>[>++++++++++[>++++++++++[>+<-]<-]<-]>>>.";
int jump[1024];
char tape[30000];

int main() {
  int stack[64], depth = 0, length = 0, round, printed = 0, steps = 0;
  while (program[length]) {
    if (program[length] == '[') {
      stack[depth++] = length;
    } else if (program[length] == ']') {
      jump[length] = stack[--depth];
      jump[stack[depth]] = length;
    }
    length++;
  }
  for (round = 0; round < 2000; round++) {
    int pc = 0, at = 100;
    for (int i = 0; i < 1000; i++) tape[i] = 0;
    while (pc < length) {
      char op = program[pc];
      if (op == '>') at++;
      else if (op == '<') at--;
      else if (op == '+') tape[at]++;
      else if (op == '-') tape[at]--;
      else if (op == '.') printed = printed * 31 + tape[at];
      else if (op == '[') { if (!tape[at]) pc = jump[pc]; }
      else if (op == ']') { if (tape[at]) pc = jump[pc]; }
      pc++;
      steps++;
    }
  }
  putint(steps);
  putch(32);
  putint(printed);
  putch(10);
  return 0;
}
