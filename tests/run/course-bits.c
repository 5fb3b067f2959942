/* Sets of small numbers as bit sets, a sieve, and the usual tricks with bits. */
#include <stdio.h>
#include <stdint.h>
#include <stdbool.h>
#include <string.h>
#include <limits.h>

#define MAX 200
#define WORD_BITS (sizeof(uint32_t) * CHAR_BIT)
#define WORDS ((MAX + WORD_BITS - 1) / WORD_BITS)

typedef struct { uint32_t w[WORDS]; } Set;

#define ADD(s, i) ((s)->w[(i) / WORD_BITS] |= UINT32_C(1) << ((i) % WORD_BITS))
#define DEL(s, i) ((s)->w[(i) / WORD_BITS] &= ~(UINT32_C(1) << ((i) % WORD_BITS)))
#define HAS(s, i) (((s)->w[(i) / WORD_BITS] >> ((i) % WORD_BITS)) & 1u)

static unsigned count_bits(uint32_t x) {
    unsigned n = 0;
    for (; x; x &= x - 1) n++;
    return n;
}

static unsigned size(const Set *s) {
    unsigned n = 0;
    for (size_t i = 0; i < WORDS; i++) n += count_bits(s->w[i]);
    return n;
}

static Set intersect(Set a, Set b) {
    for (size_t i = 0; i < WORDS; i++) a.w[i] &= b.w[i];
    return a;
}

static Set unite(const Set *a, const Set *b) {
    Set r;
    memcpy(&r, a, sizeof r);
    for (unsigned i = 0; i < WORDS; i++) r.w[i] |= b->w[i];
    return r;
}

static void print(const char *name, const Set *s) {
    const char *sep = "";
    printf("%s = {", name);
    for (int i = 0; i < MAX; i++)
        if (HAS(s, i)) {
            printf("%s%d", sep, i);
            sep = ", ";
        }
    printf("} #%u\n", size(s));
}

static void binary(uint8_t x) {
    char text[9] = {0};
    for (int i = 7; i >= 0; i--, x >>= 1) text[i] = '0' + (x & 1);
    puts(text);
}

static uint32_t reverse(uint32_t x) {
    x = (x >> 16) | (x << 16);
    x = ((x & 0xff00ff00u) >> 8) | ((x & 0x00ff00ffu) << 8);
    x = ((x & 0xf0f0f0f0u) >> 4) | ((x & 0x0f0f0f0fu) << 4);
    x = ((x & 0xccccccccu) >> 2) | ((x & 0x33333333u) << 2);
    return ((x & 0xaaaaaaaau) >> 1) | ((x & 0x55555555u) << 1);
}

static bool is_power_of_two(uint64_t x) { return x && !(x & (x - 1)); }

int main(void) {
    Set primes = {{0}}, odd = {{0}}, squares = {{0}};
    for (int i = 2; i < MAX; i++) ADD(&primes, i);
    for (int i = 2; i * i < MAX; i++)
        if (HAS(&primes, i))
            for (int j = i * i; j < MAX; j += i) DEL(&primes, j);
    for (int i = 1; i < MAX; i += 2) ADD(&odd, i);
    for (int i = 0; i * i < MAX; i++) ADD(&squares, i * i);
    print("primes", &primes);
    Set both = intersect(odd, squares);
    print("odd squares", &both);
    Set any = unite(&primes, &squares);
    printf("primes or squares: %u, primes and odd: %u\n", size(&any), size(&(Set){{primes.w[0] & odd.w[0]}}));
    for (uint8_t x = 1; x < 200; x = x * 3 + 1) binary(x);
    printf("%08x %08x\n", reverse(0x12345678), reverse(1));
    for (int s = 0; s < 64; s += 13) printf("%d", is_power_of_two(UINT64_C(1) << s) + is_power_of_two((1ull << s) + 1));
    int8_t narrow = (int8_t)0xf0;
    uint16_t wide = (uint16_t)narrow;
    printf("\n%d %x %d %d\n", narrow, (unsigned)wide, narrow >> 2, INT_MAX == ~0u >> 1);
    return 0;
}
