// Jumps to functions that are still there: over frames, out of callbacks, back into a block that was
// left, with a copy of the buffer, to the same place again and again; and signals.
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static jmp_buf place, other;

static void leaf(const char **message, int depth) {
  char text[8] = "leaf";
  if (depth) {
    leaf(message, depth - 1);
    return;
  }
  *message = text[0] == 'l' ? "left" : "right";
  longjmp(place, depth + 1);
}

static int compare(const void *a, const void *b) {
  if (*(const char *)a == '!') longjmp(place, 2);
  return *(const char *)a - *(const char *)b;
}

static int left_block(void) {
  volatile int round = 0;
  {
    int inside[2] = {4, 5};
    if (setjmp(place) == 0) round = inside[1];
    round++;
  }
  if (round < 9) longjmp(place, 1);
  return round;
}

static int with_copy(void) {
  jmp_buf saved;
  if (setjmp(place)) return 1;
  memcpy(saved, place, sizeof saved);
  if (setjmp(place) == 0) longjmp(place, 1);
  longjmp(saved, 1);
}

static int recursive(int n) {
  jmp_buf mine;
  volatile int result = n;
  if (setjmp(mine)) return result;
  if (n) result += recursive(n - 1);
  longjmp(mine, 1);
}

static int retry(void) {
  volatile int tries = 0;
  while (setjmp(place) < 5) {
    int *block = malloc(sizeof *block);
    if (!block) return 0;
    *block = ++tries;
    int number = *block;
    free(block);
    longjmp(place, number);
  }
  return tries;
}

static volatile sig_atomic_t caught;
static void catch(int number) { caught = number; }
static void leave(int number) { longjmp(other, number); }

int main(void) {
  const char *volatile message = "none";
  if (setjmp(place) == 0) leaf((const char **)&message, 3);
  printf("%s\n", message);
  char letters[] = "hello, world!";
  if (setjmp(place) == 0) qsort(letters, strlen(letters), 1, compare);
  printf("%zu\n", strlen(letters));
  printf("%d %d %d %d\n", left_block(), with_copy(), recursive(4), retry());
  signal(SIGINT, catch);
  raise(SIGINT);
  printf("%d\n", caught == SIGINT);
  signal(SIGTERM, leave);
  if (setjmp(other) == 0) raise(SIGTERM);
  printf("end\n");
  return 0;
}
