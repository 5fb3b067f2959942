/* Caesar and Vigenere ciphers, and a guess of the Caesar key by letter frequencies. */
#include <stdio.h>
#include <string.h>
#include <ctype.h>

#define LETTERS 26

static char shift(char c, int by) {
    if (isupper((unsigned char)c)) return 'A' + (c - 'A' + by + LETTERS) % LETTERS;
    if (islower((unsigned char)c)) return 'a' + (c - 'a' + by + LETTERS) % LETTERS;
    return c;
}

static char *caesar(char *text, int key) {
    for (char *p = text; *p; ++p) *p = shift(*p, key % LETTERS);
    return text;
}

enum mode { DECODE = -1, ENCODE = +1 };

static void vigenere(char text[], const char key[], enum mode mode) {
    size_t n = strlen(key), k = 0;
    for (size_t i = 0; text[i] != '\0'; i++)
        if (isalpha((unsigned char)text[i])) text[i] = shift(text[i], mode * (toupper(key[k++ % n]) - 'A'));
}

static int guess_key(const char *text) {
    static const double expected[LETTERS] = {
        8.2, 1.5, 2.8, 4.3, 12.7, 2.2, 2.0, 6.1, 7.0, 0.15, 0.77, 4.0, 2.4,
        6.7, 7.5, 1.9, 0.095, 6.0, 6.3, 9.1, 2.8, 0.98, 2.4, 0.15, 2.0, 0.074};
    int counts[LETTERS] = {0}, total = 0, best = 0;
    double least = 1e30;
    for (; *text; text++)
        if (isalpha((unsigned char)*text)) { counts[tolower((unsigned char)*text) - 'a']++; total++; }
    for (int key = 0; key < LETTERS; key++) {
        double chi = 0;
        for (int c = 0; c < LETTERS; c++) {
            double want = expected[c] * total / 100, diff = counts[(c + key) % LETTERS] - want;
            chi += diff * diff / want;
        }
        if (chi < least) { least = chi; best = key; }
    }
    return best;
}

int main(void) {
    char text[] = "Defend the east wall of the castle, then meet me after sunset; bring the letters!";
    char copy[sizeof text];
    strcpy(copy, text);

    for (int key = 3; key < 30; key += 11) {
        printf("%2d %s\n", key, caesar(text, key));
        printf("   guessed %d, ", guess_key(text));
        puts(strcmp(caesar(text, -key), copy) == 0 ? "same" : "different");
    }
    vigenere(text, "Lemon", ENCODE);
    printf("%s\n", text);
    vigenere(text, "lEMON", DECODE);
    printf("%s\n", text);
    printf("%d\n", memcmp(text, copy, sizeof copy));
    return 0;
}
