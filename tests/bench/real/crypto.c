// Calls Monocypher: `streams` for ciphers and hashes of long messages, `curves` for keys and signatures.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "monocypher-ed25519.h"
#include "monocypher.h"

static uint8_t message[200000], sealed[sizeof message], key[32], nonce[24], hash[64], work[128 * 1024];

static void show(const char *name, const uint8_t *bytes, int count) {
  printf("%s ", name);
  for (int i = 0; i < count; i++) printf("%02x", bytes[i]);
  printf("\n");
}

static void streams(void) {
  uint8_t mac[16];
  for (int round = 0; round < 60; round++) {
    crypto_aead_lock(sealed, mac, key, nonce, NULL, 0, message, sizeof message);
    if (crypto_aead_unlock(message, mac, key, nonce, NULL, 0, sealed, sizeof sealed)) exit(1);
    crypto_blake2b(hash, 64, sealed, sizeof sealed);
    memcpy(message, hash, sizeof hash);
    crypto_sha512(hash, message, sizeof message);
    memcpy(key, hash, sizeof key);
  }
  show("sha512", hash, 64);
  crypto_argon2_config config = {CRYPTO_ARGON2_I, 128, 3, 1};
  crypto_argon2_inputs inputs = {key, nonce, sizeof key, sizeof nonce};
  crypto_argon2(hash, 64, work, config, inputs, crypto_argon2_no_extras);
  show("argon2", hash, 64);
}

static void curves(void) {
  uint8_t secret[64], public[32], signature[64], seed[32], shared[32];
  for (int round = 0; round < 300; round++) {
    memcpy(seed, key, sizeof seed);
    crypto_eddsa_key_pair(secret, public, seed);
    crypto_eddsa_sign(signature, secret, message, 1000);
    if (crypto_eddsa_check(signature, public, message, 1000)) exit(1);
    crypto_x25519_public_key(public, key);
    crypto_x25519(shared, signature, public);
    memcpy(key, shared, sizeof key);
  }
  show("signature", signature, 64);
  show("shared", shared, 32);
}

int main(int argc, char **argv) {
  uint32_t state = 1;
  for (size_t i = 0; i < sizeof message; i++) message[i] = (state = state * 1664525 + 1013904223) >> 24;
  memcpy(key, message, sizeof key);
  memcpy(nonce, message + 50, sizeof nonce);
  if (argc > 1 && strcmp(argv[1], "streams") == 0)
    streams();
  else
    curves();
  return 0;
}
