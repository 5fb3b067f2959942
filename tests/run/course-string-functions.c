/* The string functions of the library written by hand and compared with the real ones; splitting and joining. */
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <ctype.h>
#include <assert.h>

static size_t my_strlen(const char *s) {
    const char *p = s;
    while (*p) p++;
    return p - s;
}

static char *my_strcpy(char *to, const char *from) {
    char *start = to;
    while ((*to++ = *from++))
        ;
    return start;
}

static int my_strcmp(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

static char *my_strstr(const char *text, const char *what) {
    for (; *text; text++) {
        size_t i = 0;
        while (what[i] && text[i] == what[i]) i++;
        if (!what[i]) return (char *)text;
    }
    return *what ? NULL : (char *)text;
}

static void reverse(char *s) {
    for (char *e = s + strlen(s) - 1; s < e; s++, e--) {
        char c = *s;
        *s = *e;
        *e = c;
    }
}

static int palindrome(const char *s) {
    const char *e = s + strlen(s);
    while (s < e) {
        while (*s && !isalpha((unsigned char)*s)) s++;
        while (e > s && !isalpha((unsigned char)*--e))
            ;
        if (s < e && tolower((unsigned char)*s++) != tolower((unsigned char)*e)) return 0;
    }
    return 1;
}

static char *trim(char *s) {
    char *e;
    while (isspace((unsigned char)*s)) s++;
    for (e = s + strlen(s); e > s && isspace((unsigned char)e[-1]); e--)
        ;
    *e = '\0';
    return s;
}

static char **split(const char *text, char separator, int *count) {
    char **words = NULL;
    *count = 0;
    while (1) {
        const char *end = strchr(text, separator);
        size_t n = end ? (size_t)(end - text) : strlen(text);
        words = realloc(words, (*count + 1) * sizeof(char *));
        assert(words);
        words[*count] = malloc(n + 1);
        memcpy(words[*count], text, n);
        words[(*count)++][n] = '\0';
        if (!end) return words;
        text = end + 1;
    }
}

static int sign(int x) { return (x > 0) - (x < 0); }

int main(void) {
    const char *samples[] = {"", "a", "abc", "abd", "ab", "Hello, World", "\xe4\xf6", NULL};
    char buffer[64], *p;
    for (int i = 0; samples[i]; i++) {
        assert(my_strlen(samples[i]) == strlen(samples[i]));
        assert(!strcmp(my_strcpy(buffer, samples[i]), samples[i]));
        for (const char **q = samples; *q; q++) {
            assert(sign(my_strcmp(samples[i], *q)) == sign(strcmp(samples[i], *q)));
            assert(my_strstr(samples[i], *q) == strstr(samples[i], *q));
        }
    }
    strcpy(buffer, "stressed");
    reverse(buffer);
    printf("%s %d %d\n", buffer, palindrome("A man, a plan, a canal: Panama!"), palindrome("not one"));
    strcpy(buffer, " \t padded out\n ");
    printf("[%s]\n", trim(buffer));
    int n;
    char **words = split("root:x:0:0::/root:/bin/sh", ':', &n);
    buffer[0] = '\0';
    for (int i = n; i-- > 0; free(words[i])) strcat(strcat(buffer, words[i]), i ? "|" : "\n");
    free(words);
    printf("%d %s", n, buffer);
    int day, year;
    char month[10];
    n = sscanf("12 March 2024", "%d %9s %d", &day, month, &year);
    sprintf(buffer, "%d: %04d/%.3s/%02d %+d %5.1f%% [%-6s|%6s] %c%c", n, year, month, day, 7, 99.5, "ab", "cd", 'x', 65);
    printf("%s\n", buffer);
    strcpy(buffer, "one, two;three  four");
    for (p = strtok(buffer, " ,;"); p; p = strtok(NULL, " ,;")) printf("<%s>", p);
    printf("\n%s %d %d %s\n", strrchr("/usr/lib/x.so", '/'), (int)strspn("1234abc", "0123456789"), atoi("  42nd"), strpbrk("key=value", "=:"));
    memmove(buffer + 2, memcpy(buffer, "abcdef", 7), 5);
    printf("%.7s %d\n", buffer, memcmp("abc", "abd", 3) < 0);
    return 0;
}
