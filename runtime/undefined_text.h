// The sentences in which address.c reports, which includes this: those of ir/undefined_text.def, in
// English, and the kinds of ir/undefined.def.

enum Sentence {
#define SENTENCE(id, english, chinese) Say##id,
#include "ir/undefined_text.def"
};
static const char* const kSentences[] = {
#define SENTENCE(id, english, chinese) english,
#include "ir/undefined_text.def"
};

enum Kind {
#define UNDEFINED(id, name, clause, english, chinese) Undefined##id,
#include "ir/undefined.def"
};
static const struct {
  const char *name, *clause;
} kKinds[] = {
#define UNDEFINED(id, name, clause, english, chinese) {name, clause},
#include "ir/undefined.def"
};

struct Text {
  char bytes[1024];
};
/// Room for a text, until the end of the block.
#define TEXT (&(struct Text){{0}})

/// A sentence without slots.
static const char* said(enum Sentence sentence) { return kSentences[sentence]; }

/// Writes the sentence to `to`, with the texts in place of its slots {0} to {9}. It is cut off
/// where the room ends.
#define SAY(to, sentence, ...) fillIn(to, sentence, (const char* const[]){__VA_ARGS__})
static const char* fillIn(struct Text* to, enum Sentence sentence, const char* const* slots) {
  char *at = to->bytes, *const last = at + sizeof to->bytes - 1;
  for (const char* from = kSentences[sentence]; *from; ++from)
    if (*from == '{') {
      for (const char* slot = slots[from[1] - '0']; *slot && at < last;) *at++ = *slot++;
      from += 2;
    } else if (at < last) {
      *at++ = *from;
    }
  *at = 0;
  return to->bytes;
}

static const char* numberText(struct Text* to, uint64_t number) {
  snprintf(to->bytes, sizeof to->bytes, "%lu", number);
  return to->bytes;
}

static const char* bytesText(struct Text* to, uint64_t count) {
  return count == 1 ? said(SayOneByte) : SAY(to, SayBytes, numberText(TEXT, count));
}
