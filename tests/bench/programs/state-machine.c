// A parser of nested data as a state machine: transitions by nested switches, with a stack.
void putint(int x);
void putch(int c);

int input[100000], inputSize, stack[64], seed = 5;

void put(int c) {
  if (inputSize < 100000) input[inputSize++] = c;
}

int draw(int n) {
  seed = seed * 1103515245 + 12345;
  return ((seed >> 16) & 32767) % n;
}

void generate(int depth) {
  int n = draw(5), i, kind = depth > 6 ? 2 : draw(4);
  if (kind < 2) {
    put(kind == 0 ? '[' : '{');
    for (i = 0; i < n + 1; i++) {
      if (i) put(',');
      generate(depth + 1);
    }
    put(kind == 0 ? ']' : '}');
  } else if (kind == 2) {
    for (i = 0; i <= n; i++) put('0' + draw(10));
  } else {
    put('"');
    for (i = 0; i < n; i++) put(draw(9) == 0 ? 92 : 'a' + draw(26));
    put('x');
    put('"');
  }
}

int parse() {
  int state = 0, top = 0, i, value = 0, sum = 0, errors = 0, strings = 0;
  for (i = 0; i < inputSize; i++) {
    int c = input[i];
    switch (state) {
      case 0:  // a value is expected
        if (c == '[' || c == '{') {
          if (top < 64) stack[top++] = c;
        } else if (c >= '0' && c <= '9') {
          value = c - '0';
          state = 1;
        } else if (c == '"') {
          state = 2;
        } else {
          errors++;
        }
        continue;
      case 1:  // in a number
        if (c >= '0' && c <= '9') {
          value = value * 10 + c - '0';
          continue;
        }
        sum += value * (top + 1);
        state = 4;
        break;
      case 2:  // in a string
        if (c == 92)
          state = 3;
        else if (c == '"') {
          strings++;
          state = 4;
        } else
          sum ^= c;
        continue;
      case 3:
        state = 2;
        continue;
    }
    if (c == ',') {
      state = 0;
    } else if (c == ']' || c == '}') {
      if (top > 0 && stack[top - 1] + 2 == c)
        top--;
      else
        errors++;
    } else {
      errors++;
      state = 0;
    }
  }
  return sum * 31 + errors * 7 + strings;
}

int main() {
  int round, check = 0;
  while (inputSize < 100000) {
    generate(0);
    put(',');
  }
  for (round = 0; round < 700; round++) {
    input[draw(100000)] = '0' + draw(10);
    check = check * 3 + parse();
  }
  putint(check);
  putch(10);
  return 0;
}
