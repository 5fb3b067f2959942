// <stdatomic.h>, _Atomic objects under C's operators, __atomic_* and __sync_*.
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

static atomic_int counter = ATOMIC_VAR_INIT(3);
static _Atomic(signed char) small = 120;
static _Atomic unsigned short halves[2] = {65535, 7};
static _Atomic double real = 1.5;
static _Atomic(int *) cursor;
static int list[8] = {1, 2, 3, 4, 5, 6, 7, 8};
static int *_Atomic fixed = list;
static atomic_flag lock = ATOMIC_FLAG_INIT;
struct node {
  char tag;
  _Atomic(struct node *) next;
  atomic_bool seen;
  _Atomic float weight;
};

static int step(void) {
  static int steps;
  return ++steps;
}

static void operators(void) {
  int a = counter++, b = ++counter, c = counter--, d = --counter;
  printf("%d %d %d %d\n", a, b, c, d);
  a = counter += 10, b = counter -= 4, c = counter *= 3, d = counter /= 2;
  printf("%d %d %d %d\n", a, b, c, d);
  a = counter %= 7, b = counter <<= 4, c = counter >>= 1, d = counter |= 64;
  printf("%d %d %d %d\n", a, b, c, d);
  a = counter &= 0x5f, b = counter ^= 3, c = (counter = 9), d = counter += 0.75;
  printf("%d %d %d %d\n", a, b, c, d);
  small += 10;
  printf("%d ", small);
  small -= 300;
  printf("%d ", small++);
  printf("%d\n", small ^= -1);
  a = halves[0]++, b = halves[0], c = halves[1] *= 10000, d = halves[1] | 1;
  printf("%d %d %d %d\n", a, b, c, d);
  real += 2;
  real *= 2.5;
  double e = real++;
  printf("%g %g ", e, real);
  printf("%g\n", --real);
  cursor = list + 1;
  cursor++;
  cursor += 3;
  a = *cursor, b = *--cursor, c = *(cursor -= 2), d = *fixed++;
  printf("%d %d %d %d %d\n", a, b, c, d, fixed[2]);
  struct node one = {'a', 0, false, 2.5f}, two = {'b', &one, true, 1};
  one.next = &two;
  one.seen = 5;
  one.seen ^= 1;
  two.seen++;
  two.weight -= one.weight;
  printf("%c %d %d %g\n", one.next->next->next->tag, one.seen, two.seen, two.weight);
}

static void functions(void) {
  atomic_init(&counter, 40);
  int old = atomic_fetch_add(&counter, 2);
  printf("%d %d\n", old, atomic_load(&counter));
  old = atomic_fetch_sub_explicit(&counter, 50, memory_order_relaxed);
  printf("%d %d\n", old, atomic_load_explicit(&counter, memory_order_acquire));
  old = atomic_fetch_or(&counter, 1), old += 1000 * atomic_fetch_xor(&counter, 0xff);
  printf("%d ", old);
  printf("%d ", atomic_fetch_and(&counter, 0x3c));
  printf("%d\n", counter);
  atomic_store_explicit(&counter, 5, memory_order_release);
  int expected = 4;
  bool done = atomic_compare_exchange_strong(&counter, &expected, 8);
  printf("%d %d %d ", done, expected, counter);
  while (!atomic_compare_exchange_weak_explicit(&counter, &expected, 8, memory_order_acq_rel, memory_order_relaxed));
  printf("%d %d\n", expected, counter);
  printf("%d ", atomic_exchange(&counter, 77));
  printf("%d\n", counter);
  printf("%d ", atomic_flag_test_and_set(&lock));
  printf("%d ", atomic_flag_test_and_set_explicit(&lock, memory_order_acquire));
  atomic_flag_clear(&lock);
  printf("%d\n", atomic_flag_test_and_set(&lock));
  double half = 0.5, found = 2;
  atomic_store(&real, half);
  printf("%d ", atomic_compare_exchange_strong(&real, &found, 4));
  printf("%g ", found);
  printf("%g ", atomic_exchange(&real, 6.25));
  printf("%g\n", atomic_load(&real));
  int *where = list;
  cursor = list;
  printf("%d ", atomic_compare_exchange_strong(&cursor, &where, list + 4));
  printf("%d\n", (int)(atomic_load(&cursor) - list));
  atomic_bool flag = false;
  printf("%d ", atomic_exchange(&flag, true));
  printf("%d ", flag);
  bool is = true;
  printf("%d ", atomic_compare_exchange_strong(&flag, &is, false));
  printf("%d\n", atomic_load(&flag));
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_acquire);
  printf("%d %d\n", atomic_is_lock_free(&counter), ATOMIC_INT_LOCK_FREE);
}

static void builtins(void) {
  long value = 10, other = 0;
  unsigned char byte = 250;
  short pair[3] = {1, -2, 3};
  printf("%ld ", __atomic_add_fetch(&value, 5, __ATOMIC_SEQ_CST));
  printf("%ld ", __atomic_fetch_nand(&value, 6, __ATOMIC_RELAXED));
  printf("%ld ", __atomic_nand_fetch(&value, -1, __ATOMIC_SEQ_CST));
  printf("%ld ", __atomic_xor_fetch(&value, 12, __ATOMIC_SEQ_CST));
  printf("%ld\n", __atomic_or_fetch(&value, 512, __ATOMIC_SEQ_CST));
  printf("%d ", __sync_fetch_and_add(&byte, 10));
  printf("%d ", __sync_sub_and_fetch(&byte, 5));
  printf("%d ", __sync_fetch_and_nand(&pair[1], 7));
  printf("%d %d %d\n", pair[0], pair[1], pair[2]);
  printf("%d ", __sync_bool_compare_and_swap(&byte, 255, 9));
  printf("%d ", __sync_val_compare_and_swap(&byte, 9, 11));
  printf("%d ", __sync_val_compare_and_swap(&byte, 10, 12));
  printf("%d ", __sync_lock_test_and_set(&byte, 1));
  __sync_lock_release(&byte);
  printf("%d\n", byte);
  __atomic_load(&value, &other, __ATOMIC_ACQUIRE);
  value = 3;
  __atomic_store(&value, &other, __ATOMIC_RELEASE);
  long taken, given = -1;
  __atomic_exchange(&value, &given, &taken, __ATOMIC_ACQ_REL);
  printf("%ld %ld %ld ", other, taken, value);
  long expected = 5;
  printf("%d ", __atomic_compare_exchange(&value, &expected, &other, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
  printf("%ld\n", expected);
  char set = 0;
  printf("%d ", __atomic_test_and_set(&set, __ATOMIC_SEQ_CST));
  printf("%d ", __atomic_test_and_set(&set, __ATOMIC_SEQ_CST));
  __atomic_clear(&set, __ATOMIC_RELEASE);
  printf("%d\n", set);
  int *p = list;
  __sync_fetch_and_add(&p, 2 * sizeof *p);  // bytes
  printf("%d ", *p);
  _Atomic(int *) q = list;
  atomic_fetch_add(&q, 1);
  printf("%d\n", (int)sizeof(q));
  // Each operand is evaluated once.
  int counts[3] = {0};
  __atomic_fetch_add(&counts[step()], 7, __ATOMIC_SEQ_CST);
  printf("%d %d\n", counts[1], step());
  // A local that nobody else knows.
  _Atomic int mine = 1;
  mine += 2;
  const _Atomic int fixed = 4;
  volatile _Atomic int shown = fixed + mine;
  printf("%d %d %d\n", mine, shown, _Generic(mine, int: 1, default: 0));
}

int main(void) {
  operators();
  functions();
  builtins();
  return 0;
}
