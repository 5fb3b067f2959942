// An interpreter of byte code with a stack: a switch in a loop.
#include <stdint.h>
#include <stdio.h>

enum Code { PUSH, LOAD, STORE, ADD, SUB, MUL, MOD, LESS, EQUAL, JUMP, JUMP0, DUP, PRINT, HALT };

// Sums i * i % 7 over the numbers below 9,000,000 whose remainder by 3 is 1.
static const int32_t program[] = {
    PUSH, 0,     STORE, 0,                                        // i = 0
    PUSH, 0,     STORE, 1,                                        // sum = 0
    LOAD, 0,     PUSH,  9000000, LESS,  JUMP0, 46,                // 8: while (i < 9000000)
    LOAD, 0,     PUSH,  3,       MOD,   PUSH,  1,  EQUAL, JUMP0, 37,
    LOAD, 1,     LOAD,  0,       DUP,   MUL,   PUSH, 7, MOD, ADD, STORE, 1,
    LOAD, 0,     PUSH,  1,       ADD,   STORE, 0,  // 37
    JUMP, 8,
    LOAD, 1,     PRINT, HALT,
};

static int64_t stack[64], variables[8];

static int64_t execute(const int32_t *code) {
  int64_t *top = stack, executed = 0;
  const int32_t *at = code;
  for (;;) {
    executed++;
    switch (*at++) {
      case PUSH: *top++ = *at++; break;
      case LOAD: *top++ = variables[*at++]; break;
      case STORE: variables[*at++] = *--top; break;
      case ADD: top--; top[-1] += *top; break;
      case SUB: top--; top[-1] -= *top; break;
      case MUL: top--; top[-1] = (int64_t)((uint64_t)top[-1] * (uint64_t)*top); break;
      case MOD: top--; top[-1] %= *top; break;
      case LESS: top--; top[-1] = top[-1] < *top; break;
      case EQUAL: top--; top[-1] = top[-1] == *top; break;
      case JUMP: at = code + *at; break;
      case JUMP0: at = *--top ? at + 1 : code + *at; break;
      case DUP: *top = top[-1]; top++; break;
      case PRINT: printf("%ld\n", (long)*--top); break;
      case HALT: return executed;
    }
  }
}

int main(void) {
  printf("%ld\n", (long)execute(program));
  return 0;
}
