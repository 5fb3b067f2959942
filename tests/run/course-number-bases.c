/* Number bases, Roman numerals, greatest common divisors and perfect numbers: functions on int and strings. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <limits.h>

static char *to_base(unsigned n, unsigned base, char *buffer) {
    static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    char reversed[sizeof(n) * CHAR_BIT + 1];
    int len = 0, i = 0;
    do {
        reversed[len++] = digits[n % base];
        n /= base;
    } while (n);
    while (len > 0) buffer[i++] = reversed[--len];
    buffer[i] = '\0';
    return buffer;
}

static unsigned from_base(const char *s, unsigned base) {
    unsigned n = 0;
    while (isalnum((unsigned char)*s)) {
        int digit = isdigit((unsigned char)*s) ? *s - '0' : tolower((unsigned char)*s) - 'a' + 10;
        n = n * base + digit;
        s++;
    }
    return n;
}

static const struct numeral { int value; const char *text; } numerals[] = {
    {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
    {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void to_roman(int n, char *out) {
    *out = 0;
    for (size_t i = 0; i < COUNT(numerals); i++)
        for (; n >= numerals[i].value; n -= numerals[i].value) strcat(out, numerals[i].text);
}

static int from_roman(const char *s) {
    int n = 0;
    const struct numeral *p = numerals;
    while (*s) {
        size_t len = strlen(p->text);
        if (!strncmp(s, p->text, len)) { n += p->value; s += len; }
        else if (++p == numerals + COUNT(numerals)) return -1;
    }
    return n;
}

static int gcd(int a, int b) { return b ? gcd(b, a % b) : a; }

static int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

static void hanoi(int n, char from, char to, char via, int *moves) {
    if (n == 0) return;
    hanoi(n - 1, from, via, to, moves);
    if (++*moves <= 4) printf("%c>%c ", from, to);
    hanoi(n - 1, via, to, from, moves);
}

int main(void) {
    char text[40];
    int numbers[] = {0, 9, 42, 255, 1994, 65535}, moves = 0;
    for (size_t i = 0; i < COUNT(numbers); i++) {
        int n = numbers[i];
        printf("%d =", n);
        for (unsigned base = 2; base <= 36; base += base < 8 ? 6 : base < 16 ? 8 : 20) {
            to_base(n, base, text);
            printf(" %s(%u)%s", text, base, from_base(text, base) == (unsigned)n ? "" : "!");
        }
        printf(" %o %x %X\n", (unsigned)n, (unsigned)n, (unsigned)n);
    }
    for (int n = 1; n < 4000; n++) {
        to_roman(n, text);
        if (from_roman(text) != n) printf("%d %s\n", n, text);
        if (n % 777 == 0 || n == 1994 || n == 3999) printf("%d %s\n", n, text);
    }
    printf("%d %d %d\n", from_roman("hello"), gcd(1071, 462), ackermann(2, 3));
    for (int n = 2; n < 1000; n++) {
        int sum = 1;
        for (int d = 2; d * d <= n; d++)
            if (n % d == 0) sum += d + (d * d == n ? 0 : n / d);
        if (sum == n) printf("%d is perfect\n", n);
    }
    hanoi(6, 'A', 'C', 'B', &moves);
    printf("%d moves\n%ld %ld\n", moves, strtol("-0x1F", NULL, 16), strtol("077", NULL, 0));
    return 0;
}
