/* The SysY runtime library. Everything goes through C's stdin and stdout, so that putint and printf
 * keep their order and getint and scanf share one input; the unlocked calls make that fast. What
 * has been written is flushed before every line on stderr and when the program is ended by a
 * signal, as far as a process can.
 *
 * All public names are weak: a C program may define its own getint beside our putint. Functions
 * here never call one another by a public name, and use nothing of libc that a SysY program is
 * likely to define (memmove, select, div, ...). */
#define _GNU_SOURCE
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>

#define PUBLIC __attribute__((weak))

/* ---- input ---- */

static int skipSpace(void) {
  int c;
  do c = getc_unlocked(stdin);
  while (c == ' ' || (c >= '\t' && c <= '\r'));
  return c;
}

/* As scanf("%d"): what is no number stays in the input and gives 0; what does not fit a long
 * saturates, then the low 32 bits count. */
static int readInt(void) {
  int c = skipSpace();
  int negative = c == '-';
  if (c == '-' || c == '+') c = getc_unlocked(stdin);
  const unsigned long limit = negative ? 1UL << 63 : (1UL << 63) - 1;
  unsigned long value = 0;
  int saturated = 0;
  while (c >= '0' && c <= '9') {
    unsigned long digit = (unsigned long)(c - '0');
    if (value > (limit - digit) / 10)
      saturated = 1;
    else
      value = value * 10 + digit;
    c = getc_unlocked(stdin);
  }
  if (c != EOF) ungetc(c, stdin);
  if (saturated) value = limit;
  return (int)(unsigned)(negative ? 0UL - value : value);
}

static float readFloat(void) {
  float value = 0;
  if (scanf("%f", &value) != 1) return 0;
  return value;
}

PUBLIC int getint(void) { return readInt(); }
PUBLIC int getch(void) { return getc_unlocked(stdin); }
PUBLIC float getfloat(void) { return readFloat(); }

PUBLIC int getarray(int a[]) {
  int n = readInt();
  for (int i = 0; i < n; i++) a[i] = readInt();
  return n;
}

PUBLIC int getfarray(float a[]) {
  int n = readInt();
  for (int i = 0; i < n; i++) a[i] = readFloat();
  return n;
}

/* ---- output ---- */

static void writeInt(int value) {
  char digits[12];
  char* at = digits + sizeof digits;
  unsigned rest = value < 0 ? 0u - (unsigned)value : (unsigned)value;
  do *--at = (char)('0' + rest % 10);
  while (rest /= 10);
  if (value < 0) *--at = '-';
  while (at != digits + sizeof digits) putc_unlocked(*at++, stdout);
}

PUBLIC void putint(int value) { writeInt(value); }
PUBLIC void putch(int byte) { putc_unlocked(byte, stdout); }
PUBLIC void putfloat(float value) { printf("%a", (double)value); }

PUBLIC void putarray(int n, int a[]) {
  writeInt(n);
  putc_unlocked(':', stdout);
  for (int i = 0; i < n; i++) {
    putc_unlocked(' ', stdout);
    writeInt(a[i]);
  }
  putc_unlocked('\n', stdout);
}

PUBLIC void putfarray(int n, float a[]) {
  writeInt(n);
  putc_unlocked(':', stdout);
  for (int i = 0; i < n; i++) printf(" %a", (double)a[i]);
  putc_unlocked('\n', stdout);
}

PUBLIC void putf(char format[], ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(stdout, format, arguments);
  va_end(arguments);
}

/* ---- stopwatches ---- */

struct Timer {
  int startLine, stopLine; /* 0: started by starttime(), which knows no line */
  long long micros;
};
static struct Timer* timers;
static int timerCount, timerCapacity;
static int startLine;
static struct timeval startedAt;

static void printMicros(long long micros) {
  long long seconds = micros / 1000000;
  fprintf(stderr, "%dH-%dM-%dS-%dus\n", (int)(seconds / 3600), (int)(seconds / 60 % 60),
          (int)(seconds % 60), (int)(micros % 1000000));
}

static void reportTimers(void) {
  long long total = 0;
  fflush(stdout);
  for (int i = 0; i < timerCount; i++) {
    if (timers[i].startLine || timers[i].stopLine)
      fprintf(stderr, "Timer@%04d-%04d: ", timers[i].startLine, timers[i].stopLine);
    else
      fprintf(stderr, "Timer: ");
    printMicros(timers[i].micros);
    total += timers[i].micros;
  }
  fprintf(stderr, "TOTAL: ");
  printMicros(total);
}

static void startTimer(int line) {
  static int registered;
  if (!registered) {
    registered = 1;
    atexit(reportTimers);
  }
  startLine = line;
  gettimeofday(&startedAt, NULL);
}

static void stopTimer(int line) {
  struct timeval now;
  gettimeofday(&now, NULL);
  if (timerCount == timerCapacity) {
    int capacity = timerCapacity ? timerCapacity * 2 : 64;
    struct Timer* grown = realloc(timers, (size_t)capacity * sizeof *timers);
    if (!grown) return;
    timers = grown;
    timerCapacity = capacity;
  }
  timers[timerCount].startLine = startLine;
  timers[timerCount].stopLine = line;
  timers[timerCount].micros =
      (now.tv_sec - startedAt.tv_sec) * 1000000LL + now.tv_usec - startedAt.tv_usec;
  timerCount++;
}

PUBLIC void _sysy_starttime(int line) { startTimer(line); }
PUBLIC void _sysy_stoptime(int line) { stopTimer(line); }
PUBLIC void starttime(void) { startTimer(0); }
PUBLIC void stoptime(void) { stopTimer(0); }

/* ---- abnormal ends ---- */

/* Shows what the program had printed before it died. stdio is not made for signal handlers, but
 * the process is lost anyway: SA_RESETHAND makes a second fault end it as the first would have. */
static void flushAndDie(int signal) {
  fflush(stdout);
  raise(signal); /* blocked until we return, then the default action */
}

__attribute__((constructor)) static void installHandlers(void) {
  static const int deadly[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTERM, SIGINT, SIGXCPU};
  static char handlerStack[65536]; /* a runaway recursion has none left */
  stack_t stack = {.ss_sp = handlerStack, .ss_size = sizeof handlerStack};
  stack_t before;
  if (sigaltstack(NULL, &before) == 0 && (before.ss_flags & SS_DISABLE)) sigaltstack(&stack, NULL);
  for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++) {
    struct sigaction old, action = {.sa_handler = flushAndDie};
    action.sa_flags = SA_RESETHAND | SA_ONSTACK;
    /* Who has a handler already, or ignores the signal, keeps it so. */
    if (sigaction(deadly[i], NULL, &old) == 0 && !(old.sa_flags & SA_SIGINFO) &&
        old.sa_handler == SIG_DFL)
      sigaction(deadly[i], &action, NULL);
  }
}
