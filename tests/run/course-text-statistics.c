/* wc and more: counts of lines, words, letters and a histogram, word lengths, the most frequent letters. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_LENGTH 12

struct letter { char c; int count; };

struct statistics {
    long lines, words, characters, digits, blanks, others;
    struct letter letters[26];
    int lengths[MAX_LENGTH + 1];
};

static int by_count(const void *l, const void *r) {
    const struct letter *a = l, *b = r;
    return a->count != b->count ? b->count - a->count : a->c - b->c;
}

static void read_all(FILE *in, struct statistics *s) {
    enum { OUTSIDE, INSIDE } state = OUTSIDE;
    int c, length = 0;
    while ((c = getc(in)) != EOF) {
        s->characters++;
        if (c == '\n') s->lines++;
        if (isalpha(c)) s->letters[toupper(c) - 'A'].count++;
        switch (c) {
        case '0': case '1': case '2': case '3': case '4':
        case '5': case '6': case '7': case '8': case '9':
            s->digits++;
            break;
        case ' ': case '\n': case '\t':
            s->blanks++;
            if (state == INSIDE) s->lengths[length > MAX_LENGTH ? MAX_LENGTH : length]++;
            state = OUTSIDE;
            length = 0;
            continue;
        default:
            if (!isalpha(c)) s->others++;
        }
        if (state == OUTSIDE) {
            state = INSIDE;
            s->words++;
        }
        length++;
    }
    if (state == INSIDE) s->lengths[length > MAX_LENGTH ? MAX_LENGTH : length]++;
}

int main(int argc, char *argv[]) {
    struct statistics s = {0};
    for (int i = 0; i < 26; i++) s.letters[i].c = 'A' + i;
    if (argc > 1) {
        FILE *f = fopen(argv[1], "r");
        if (!f) {
            fprintf(stderr, "%s: cannot open %s\n", argv[0], argv[1]);
            return EXIT_FAILURE;
        }
        read_all(f, &s);
        fclose(f);
    } else
        read_all(stdin, &s);
    printf("%ld lines, %ld words, %ld characters\n", s.lines, s.words, s.characters);
    printf("%ld digits, %ld blanks, %ld others\n", s.digits, s.blanks, s.others);
    for (int i = 1; i <= MAX_LENGTH; i++) {
        if (!s.lengths[i]) continue;
        printf("%2d%c ", i, i == MAX_LENGTH ? '+' : ' ');
        for (int j = 0; j < s.lengths[i]; j++) putchar('*');
        printf("\n");
    }
    qsort(s.letters, 26, sizeof s.letters[0], by_count);
    for (struct letter *l = s.letters; l < s.letters + 5; l++)
        printf("%c: %d (%.1f%%)\n", l->c, l->count, 100.0 * l->count / s.characters);
    return EXIT_SUCCESS;
}
