// Cuts a text into names, numbers, strings and operators: chains of conditions on characters.
#include <stdio.h>
#include <string.h>

static const char sample[] =
    "while (index_1 < limit && table[index_1] != 0x1F) { total += table[index_1++] * 3.25; }\n"
    "if (name == \"a \\\"quoted\\\" word\" || value >= 1e10) return count << 2; // comment\n"
    "for (int i = 0; i <= 99; ++i) sum = sum + i % 7 - (i >> 1) * 12345;\n";

enum Kind { END, NAME, NUMBER, STRING, OPERATOR, COMMENT };

static char text[1 << 16];
static long counts[6];

static int isLetter(int c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
static int isDigit(int c) { return c >= '0' && c <= '9'; }
static int isSpace(int c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

static const char *next(const char *at, enum Kind *kind, unsigned *hash) {
  unsigned h = 5381;
  while (isSpace(*at)) at++;
  if (*at == 0) {
    *kind = END;
  } else if (isLetter(*at)) {
    *kind = NAME;
    while (isLetter(*at) || isDigit(*at)) h = h * 33 + (unsigned char)*at++;
  } else if (isDigit(*at)) {
    *kind = NUMBER;
    while (isDigit(*at) || isLetter(*at) || *at == '.') h = h * 33 ^ (unsigned char)*at++;
  } else if (*at == '"') {
    *kind = STRING;
    for (at++; *at && *at != '"'; at++) {
      if (*at == '\\' && at[1]) at++;
      h += (unsigned char)*at;
    }
    if (*at) at++;
  } else if (*at == '/' && at[1] == '/') {
    *kind = COMMENT;
    while (*at && *at != '\n') at++;
  } else {
    *kind = OPERATOR;
    h = *at++;
    if (*at == '=' || (*at == at[-1] && (*at == '&' || *at == '|' || *at == '<' || *at == '>' || *at == '+')))
      h = h * 256 + *at++;
  }
  *hash = h;
  return at;
}

int main(void) {
  unsigned check = 0;
  size_t length = strlen(sample), used = 0;
  while (used + length < sizeof text) {
    memcpy(text + used, sample, length);
    used += length;
  }
  for (int round = 0; round < 1600; round++) {
    const char *at = text;
    enum Kind kind;
    unsigned hash;
    text[round * 97 % used] = " a9\"+"[round % 5];
    do {
      at = next(at, &kind, &hash);
      counts[kind]++;
      check = check * 17 + hash;
    } while (kind != END);
  }
  for (int i = 0; i < 6; i++) printf("%ld ", counts[i]);
  printf("%u\n", check);
  return 0;
}
