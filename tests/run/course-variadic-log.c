/* A logger with a variable number of arguments, levels, callbacks, assertions and the state of errno. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LOG(level, ...) log_message(level, __FILE__ + sizeof(__FILE__) - 1, __func__, __VA_ARGS__)
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define STRING(x) #x
#define QUOTE(x) STRING(x)
#define FIELD(type, name) type name; int has_##name

typedef enum level { DEBUG = 10, INFO = 20, WARNING = 30, ERROR = 40 } level_t;
typedef void sink_t(level_t, const char *);

static sink_t *sinks[4];
static level_t threshold = INFO;
static struct { FIELD(int, errors); FIELD(double, load); } counters;

static const char *level_name(level_t l) {
    switch (l) {
    case DEBUG: return "debug";
    case INFO: return "info";
    case WARNING: return "warning";
    case ERROR: return "error";
    }
    return "?";
}

static void log_message(level_t level, const char *file, const char *function, const char *format, ...) {
    char text[120];
    va_list args;
    if (level < threshold) return;
    int n = snprintf(text, sizeof text, "%s[%s] ", file, function);
    va_start(args, format);
    vsnprintf(text + n, sizeof text - n, format, args);
    va_end(args);
    for (sink_t **s = sinks; *s; s++) (*s)(level, text);
}

static void print_sink(level_t level, const char *text) { printf("%-7s %s\n", level_name(level), text); }

static void count_sink(level_t level, const char *text) {
    (void)text;
    if (level == ERROR) counters.errors++, counters.has_errors = 1;
}

static int sum(int n, ...) {
    int total = 0;
    va_list ap, again;
    va_start(ap, n);
    va_copy(again, ap);
    for (int i = 0; i < n; i++) total += va_arg(ap, int);
    for (int i = 0; i < n; i++) {
        int next = va_arg(again, int); /* MAX would take two of them */
        total = MAX(total, next);
    }
    va_end(again);
    va_end(ap);
    return total;
}

static double mean(const char *types, ...) {
    double total = 0;
    int n = 0;
    va_list ap;
    va_start(ap, types);
    for (; *types; types++, n++) switch (*types) {
        case 'i': total += va_arg(ap, int); break;
        case 'l': total += va_arg(ap, long); break;
        case 'd': total += va_arg(ap, double); break;
        case 's': total += atof(va_arg(ap, char *)); break;
        }
    va_end(ap);
    return n ? total / n : 0;
}

int main(void) {
    sinks[0] = print_sink;
    sinks[1] = &count_sink;
    LOG(INFO, "started, version %s", QUOTE(MAX) "-" QUOTE(1.2));
    LOG(DEBUG, "not seen %d", 1);
    threshold = DEBUG;
    LOG(DEBUG, "%d + %d = %d", 2, 3, sum(2, 2, 3));
    errno = 0;
    long huge = strtol("99999999999999999999", NULL, 10);
    if (errno == ERANGE) LOG(ERROR, "%s (%d)", "out of range", huge > 0);
    LOG(WARNING, "mean %.3f of %s", counters.load = mean("ildsd", 1, 2L, 3.5, "4.25", -1.0), "five");
    LOG(ERROR, "%5s|%-5s|%05d|%x|%c|%%|%ld|%lld|%zu", "ab", "cd", 42, 255u, 'z', -5L, 1LL << 40, sizeof(int));
    printf("%d errors, %d, %.3f, %d\n", counters.errors, counters.has_errors, counters.load, sum(4, -1, -2, -3, -4));
    return 0;
}
