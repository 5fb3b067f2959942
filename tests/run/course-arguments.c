/* Options and arguments: a parser for argv, tried on arrays that main makes, as the test has no command line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct options {
    int verbose, count;
    const char *output;
    enum { TEXT, BINARY, HEX } format;
} Options;

static const char *program;

static int usage(const char *why, const char *what) {
    printf("%s: %s '%s'\nusage: %s [-v] [-n COUNT] [-o FILE] [--format=text|binary|hex] [FILE...]\n", program, why, what, program);
    return -1;
}

static int parse_number(const char *text, int *to) {
    char *end;
    long n = strtol(text, &end, 10);
    if (end == text || *end || n < 0 || n > 1000) return 0;
    *to = (int)n;
    return 1;
}

static int parse(int argc, char **argv, Options *o) {
    static const char *const formats[] = {"text", "binary", "hex"};
    int i;
    for (i = 1; i < argc; i++) {
        char *arg = argv[i];
        if (arg[0] != '-' || arg[1] == '\0') break;
        if (strcmp(arg, "--") == 0) { i++; break; }
        if (strncmp(arg, "--format=", 9) == 0) {
            int f = 0;
            while (f < 3 && strcmp(formats[f], arg + 9)) f++;
            if (f == 3) return usage("unknown format", arg + 9);
            o->format = f;
            continue;
        }
        while (*++arg) {
            const char *value = NULL;
            switch (*arg) {
            case 'v': o->verbose++; continue;
            case 'n':
            case 'o':
                value = arg[1] ? arg + 1 : ++i < argc ? argv[i] : NULL;
                if (!value) return usage("no value for", arg);
                if (*arg == 'o') o->output = value;
                else if (!parse_number(value, &o->count)) return usage("not a count", value);
                break;
            default: return usage("unknown option", arg);
            }
            break;
        }
    }
    return i;
}

static void try(char *line) {
    char *argv[10] = {"tool"};
    int argc = 1;
    for (char *word = strtok(line, " "); word && argc < 9; word = strtok(NULL, " ")) argv[argc++] = word;
    argv[argc] = NULL;
    Options o = {.count = 1, .output = "-"};
    int first = parse(argc, argv, &o);
    if (first < 0) return;
    printf("verbose %d, count %d, output %s, format %d:", o.verbose, o.count, o.output, o.format);
    for (char **p = argv + first; *p; p++) printf(" %s", *p);
    putchar('\n');
}

int main(int argc, char *argv[]) {
    char lines[][48] = {
        "a.txt b.txt", "-v -n 12 a.txt", "-vvn7 -oout.bin x", "--format=hex -- -v", "-o", "-n many", "--format=octal", "-vx", "- -v",
    };
    program = "tool";
    if (argc > 8) program = argv[0];
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) try(lines[i]);
    return argv[argc] == NULL && argc >= 1 && strlen(argv[0]) > 0 ? 0 : 1;
}
