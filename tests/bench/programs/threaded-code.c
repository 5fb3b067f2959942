// An interpreter of a register machine, dispatched by computed gotos. Its program counts the steps
// of the Collatz sequences up to a limit, and keeps the longest.
#include <stdio.h>

enum { Load, Move, Add, Half, Triple, Odd, Less, Jump, More, Stop };

struct Code {
  unsigned char op, a, b;
  short c;
};

static long run(const struct Code* code, long limit) {
  static const void* const labels[] = {&&load, &&move, &&add,  &&half, &&triple,
                                       &&odd,  &&less, &&jump, &&more, &&stop};
  long r[8] = {0, 0, 0, 0, 0, 0, 0, limit};
  const struct Code* at = code;
#define NEXT goto *labels[at->op]
  NEXT;
load:
  r[at->a] = at->c;
  at++;
  NEXT;
move:
  r[at->a] = r[at->b];
  at++;
  NEXT;
add:
  r[at->a] += at->c;
  at++;
  NEXT;
half:
  r[at->a] >>= 1;
  at++;
  NEXT;
triple:
  r[at->a] = r[at->a] * 3 + 1;
  at++;
  NEXT;
odd:
  at += r[at->a] & 1 ? at->c : 1;
  NEXT;
less:
  at += r[at->a] < r[at->b] ? at->c : 1;
  NEXT;
jump:
  at += at->c;
  NEXT;
more:
  at += r[at->a] > at->b ? at->c : 1;
  NEXT;
stop:
  return r[3] * 1000 + r[4];
}

int main(void) {
  // r0: where the sequence begins, r1: its number now, r2: steps, r3: most steps, r4: their start
  static const struct Code program[] = {
      {Load, 0, 0, 1},  {Move, 1, 0, 0},   {Load, 2, 0, 0}, {More, 1, 1, 2},   {Jump, 0, 0, 7},
      {Odd, 1, 0, 3},   {Half, 1, 0, 0},   {Jump, 0, 0, 2}, {Triple, 1, 0, 0}, {Add, 2, 0, 1},
      {Jump, 0, 0, -7}, {Less, 3, 2, 2},   {Jump, 0, 0, 3}, {Move, 3, 2, 0},   {Move, 4, 0, 0},
      {Add, 0, 0, 1},   {Less, 0, 7, -15}, {Stop, 0, 0, 0},
  };
  printf("%ld\n", run(program, 300000));
  return 0;
}
