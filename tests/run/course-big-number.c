/* Big numbers in base 10000: factorials, Fibonacci numbers and powers of two. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>

#define BASE 10000
#define BASE_DIGITS 4

typedef struct {
    int n, cap;
    unsigned short *limb; /* least significant first */
} Big;

static void grow(Big *b, int n) {
    if (n > b->cap) {
        b->cap = n * 2;
        b->limb = (unsigned short *)realloc(b->limb, b->cap * sizeof(unsigned short));
        if (!b->limb) exit(2);
    }
    while (b->n < n) b->limb[b->n++] = 0;
}

static Big from_string(const char *s) {
    Big b = {0, 0, NULL};
    int len = (int)strlen(s);
    grow(&b, (len + BASE_DIGITS - 1) / BASE_DIGITS);
    for (int i = 0; i < len; i++) {
        int pos = len - 1 - i, weight = 1;
        if (!isdigit((unsigned char)s[i])) { fprintf(stderr, "not a number: %s\n", s); exit(1); }
        for (int k = pos % BASE_DIGITS; k > 0; k--) weight *= 10;
        b.limb[pos / BASE_DIGITS] += (s[i] - '0') * weight;
    }
    return b;
}

static void times(Big *b, unsigned k) {
    unsigned carry = 0;
    for (int i = 0; i < b->n; i++) {
        carry += b->limb[i] * k;
        b->limb[i] = carry % BASE;
        carry /= BASE;
    }
    while (carry) {
        grow(b, b->n + 1);
        b->limb[b->n - 1] = carry % BASE;
        carry /= BASE;
    }
}

static void plus(Big *a, const Big *b) {
    int carry = 0;
    grow(a, (a->n > b->n ? a->n : b->n) + 1);
    for (int i = 0; i < a->n; i++) {
        int sum = a->limb[i] + (i < b->n ? b->limb[i] : 0) + carry;
        a->limb[i] = sum >= BASE ? sum - BASE : sum;
        carry = sum >= BASE;
    }
    while (a->n > 1 && a->limb[a->n - 1] == 0) a->n--;
}

static char *to_string(const Big *b) {
    char *s = malloc(b->n * BASE_DIGITS + 1), *p = s;
    p += sprintf(p, "%d", b->limb[b->n - 1]);
    for (int i = b->n - 2; i >= 0; i--) p += sprintf(p, "%0*d", BASE_DIGITS, b->limb[i]);
    return s;
}

static void show(const char *what, Big *b) {
    char *s = to_string(b);
    printf("%s = %s (%d digits)\n", what, s, (int)strlen(s));
    free(s);
}

int main(void) {
    Big f = from_string("1");
    for (int i = 2; i <= 50; i++) times(&f, i);
    show("50!", &f);
    Big a = from_string("0"), b = from_string("1");
    for (int i = 0; i < 150; i++) {
        plus(&a, &b);
        Big t = a; a = b; b = t;
    }
    show("F(150)", &a);
    Big p = from_string("1");
    for (int i = 0; i < 128; i++) times(&p, 2);
    show("2^128", &p);
    Big x = from_string("99999999999999999999"), y = from_string("1");
    plus(&x, &y);
    show("x + 1", &x);
    free(f.limb); free(a.limb); free(b.limb); free(p.limb); free(x.limb); free(y.limb);
    return 0;
}
