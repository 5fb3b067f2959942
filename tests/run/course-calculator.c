// An expression evaluator by recursive descent, with variables, functions and errors through setjmp's poor cousin:
// a status that every level hands up.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <math.h>

typedef double (*Function)(double);

static double square(double x) { return x * x; }

static const struct { const char *name; Function call; } functions[] = {
    {"sqrt", sqrt}, {"square", square}, {"floor", floor}, {"abs", fabs}, {NULL, NULL},
};

static const char *at;
static const char *failure;
static double variables[26];

static double expression(void);

static void skip(void) { while (isspace((unsigned char)*at)) at++; }

static int accept(char c) {
    skip();
    if (*at != c) return 0;
    at++;
    return 1;
}

static double fail(const char *message) {
    if (!failure) failure = message;
    return 0;
}

static double primary(void) {
    skip();
    if (accept('(')) {
        double v = expression();
        if (!accept(')')) return fail("expected )");
        return v;
    }
    if (accept('-')) return -primary();
    if (isdigit((unsigned char)*at) || *at == '.') {
        char *end;
        double v = strtod(at, &end);
        at = end;
        return v;
    }
    if (isalpha((unsigned char)*at)) {
        char name[16];
        int n = 0;
        while (isalnum((unsigned char)*at) && n < 15) name[n++] = *at++;
        name[n] = 0;
        if (n == 1) return variables[tolower((unsigned char)name[0]) - 'a'];
        for (int i = 0; functions[i].name; i++)
            if (strcmp(functions[i].name, name) == 0) {
                if (!accept('(')) return fail("expected (");
                double v = functions[i].call(expression());
                return accept(')') ? v : fail("expected )");
            }
        return fail("unknown function");
    }
    return fail(*at ? "unexpected character" : "unexpected end");
}

static double power(void) {
    double base = primary();
    return accept('^') ? pow(base, power()) : base;
}

static double term(void) {
    double v = power();
    for (;;) {
        if (accept('*')) v *= power();
        else if (accept('/')) {
            double d = power();
            if (d == 0) return fail("division by zero");
            v /= d;
        } else if (accept('%')) v = fmod(v, power());
        else return v;
    }
}

static double expression(void) {
    double v = term();
    while (1)
        if (accept('+')) v += term();
        else if (accept('-')) v -= term();
        else return v;
}

int main(void) {
    char line[128];
    int number = 0;
    while (fgets(line, sizeof(line), stdin)) {
        line[strcspn(line, "\n")] = '\0';
        number++;
        if (!*line) continue;
        failure = NULL;
        at = line;
        int target = -1;
        if (isalpha((unsigned char)line[0]) && line[1] == '=') {
            target = line[0] - 'a';
            at += 2;
        }
        double value = expression();
        skip();
        if (!failure && *at) fail("trailing characters");
        if (failure) {
            printf("%d: error: %s at column %d\n", number, failure, (int)(at - line) + 1);
            continue;
        }
        if (target >= 0) variables[target] = value;
        printf("%d: %g\n", number, value);
    }
    return 0;
}
