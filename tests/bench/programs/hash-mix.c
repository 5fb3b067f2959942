// Hashes of 64 bits by multiplication, rotation and exclusive or, as in SipHash and xorshift.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t rotate(uint64_t x, int by) { return x << by | x >> (64 - by); }

typedef struct {
  uint64_t a, b, c, d;
} State;

static void mix(State *s) {
  s->a += s->b;
  s->b = rotate(s->b, 13) ^ s->a;
  s->a = rotate(s->a, 32);
  s->c += s->d;
  s->d = rotate(s->d, 16) ^ s->c;
  s->a += s->d;
  s->d = rotate(s->d, 21) ^ s->a;
  s->c += s->b;
  s->b = rotate(s->b, 17) ^ s->c;
  s->c = rotate(s->c, 32);
}

static uint64_t hash(const unsigned char *data, size_t length, uint64_t key) {
  State s = {key ^ 0x736f6d6570736575u, ~key ^ 0x646f72616e646f6du, key ^ 0x6c7967656e657261u, ~key};
  uint64_t last = (uint64_t)length << 56;
  for (; length >= 8; data += 8, length -= 8) {
    uint64_t word;
    memcpy(&word, data, 8);
    s.d ^= word;
    mix(&s);
    s.a ^= word;
  }
  for (size_t i = 0; i < length; i++) last |= (uint64_t)data[i] << (8 * i);
  s.d ^= last;
  mix(&s);
  s.a ^= last;
  s.c ^= 255;
  for (int i = 0; i < 3; i++) mix(&s);
  return s.a ^ s.b ^ s.c ^ s.d;
}

static uint64_t generator(uint64_t *state) {
  uint64_t x = *state;
  x ^= x << 13;
  x ^= x >> 7;
  x ^= x << 17;
  return *state = x;
}

int main(void) {
  static unsigned char data[1000];
  uint64_t state = 88172645463325252u, check = 0;
  for (int i = 0; i < 1000; i++) data[i] = (unsigned char)generator(&state);
  for (int i = 0; i < 2400000; i++) {
    uint64_t r = generator(&state);
    size_t from = r % 700, length = (r >> 32) % 280;
    data[from] ^= (unsigned char)(r >> 20);
    check = check * 3 + hash(data + from, length, check ^ r);
  }
  printf("%016llx\n", (unsigned long long)check);
  return 0;
}
