// What library functions are given: that the memory which a call reads and writes is there, and
// that strings end. Part of address.c, which includes it behind the functions that look at the
// shadow and report, so that all stays in one object without names of its own that a program could
// meet.

/// There are so many bytes from the address on.
static void room(const char* place, const char* name, const void* bytes, size_t size,
                 bool isWrite) {
  const uintptr_t address = (uintptr_t)bytes;
  uintptr_t bad;
  if (!isBad(address, size, &bad)) return;
  if (address < kFirst) fail(place, NULL, UndefinedNull, SAY(TEXT, SayGivenNull, name));
  if (bad == address) failAccess(address, 1, bad, isWrite, place);
  struct Object object = findObject(address);
  if (!object.kind) failAccess(address, size, bad, isWrite, place);
  fail(place, &object, UndefinedLibrary,
       SAY(TEXT, isWrite ? SayWritesTooMuch : SayReadsTooMuch, name, bytesText(TEXT, size),
           describe(&object, TEXT), numberText(TEXT, bad - address)));
}

/// The length of the text, of which `most` characters are looked at.
static size_t length(const char* place, const char* name, const char* string, size_t most) {
  if (!most) return 0;
  room(place, name, string, 1, false);
  for (size_t n = 0;; ++n) {
    if (n == most) return n;
    if (isByteBad((uintptr_t)(string + n))) {
      struct Object object = findObject((uintptr_t)string);
      fail(place, &object, UndefinedString, SAY(TEXT, SayNoZero, name, describe(&object, TEXT)));
    }
    if (!string[n]) return n;
  }
}

static void apart(const char* place, const char* name, const char* to, size_t size,
                  const char* from, size_t fromSize) {
  if (!size || !fromSize || to >= from + fromSize || from >= to + size) return;
  fail(place, NULL, UndefinedOverlap, SAY(TEXT, SayCopiesOverlap, name));
}

#define ALL ((size_t)-1)
#define CHECK(name, ...) void __minic_check_##name(const char* place, __VA_ARGS__)

CHECK(memcpy, void* to, const void* from, size_t size) {
  room(place, "memcpy", from, size, false);
  room(place, "memcpy", to, size, true);
  if (to != from) apart(place, "memcpy", to, size, from, size);
}
CHECK(memmove, void* to, const void* from, size_t size) {
  room(place, "memmove", from, size, false);
  room(place, "memmove", to, size, true);
}
CHECK(memset, void* to, int byte, size_t size) {
  (void)byte;
  room(place, "memset", to, size, true);
}
CHECK(memcmp, const void* a, const void* b, size_t size) {
  room(place, "memcmp", a, size, false);
  room(place, "memcmp", b, size, false);
}
CHECK(memchr, const void* from, int byte, size_t size) {
  // It reads no further than to the byte that it finds.
  uintptr_t bad;
  if (isBad((uintptr_t)from, size, &bad) && memchr(from, byte, bad - (uintptr_t)from)) return;
  room(place, "memchr", from, size, false);
}
CHECK(strlen, const char* text) { length(place, "strlen", text, ALL); }
CHECK(strnlen, const char* text, size_t most) { length(place, "strnlen", text, most); }
CHECK(strdup, const char* text) {
  length(place, "strdup", text, ALL);
  here = place;
}
CHECK(strchr, const char* text, int c) {
  (void)c;
  length(place, "strchr", text, ALL);
}
CHECK(strrchr, const char* text, int c) {
  (void)c;
  length(place, "strrchr", text, ALL);
}
CHECK(strstr, const char* text, const char* part) {
  length(place, "strstr", text, ALL);
  length(place, "strstr", part, ALL);
}
CHECK(strcmp, const char* a, const char* b) {
  // Up to the first difference.
  room(place, "strcmp", a, 1, false);
  room(place, "strcmp", b, 1, false);
  for (size_t n = 0;; ++n) {
    if (isByteBad((uintptr_t)(a + n))) length(place, "strcmp", a, ALL);
    if (isByteBad((uintptr_t)(b + n))) length(place, "strcmp", b, ALL);
    if (a[n] != b[n] || !a[n]) return;
  }
}
CHECK(strcpy, char* to, const char* from) {
  size_t size = length(place, "strcpy", from, ALL) + 1;
  room(place, "strcpy", to, size, true);
  apart(place, "strcpy", to, size, from, size);
}
CHECK(strncpy, char* to, const char* from, size_t most) {
  size_t size = length(place, "strncpy", from, most);
  room(place, "strncpy", to, most, true);
  apart(place, "strncpy", to, most, from, size);
}
CHECK(strcat, char* to, const char* from) {
  size_t before = length(place, "strcat", to, ALL), size = length(place, "strcat", from, ALL) + 1;
  room(place, "strcat", to, before + size, true);
  apart(place, "strcat", to + before, size, from, size);
}
CHECK(strtok, char* text, const char* ends) {
  static _Thread_local char* last;
  if (text) last = text;
  if (text)
    length(place, "strtok", text, ALL);
  else if (last)
    room(place, "strtok", last, 1, false);
  length(place, "strtok", ends, ALL);
}
CHECK(puts, const char* text) { length(place, "puts", text, ALL); }
CHECK(fputs, const char* text, FILE* file) {
  (void)file;
  length(place, "fputs", text, ALL);
}
CHECK(atoi, const char* text) { length(place, "atoi", text, ALL); }
CHECK(fgets, char* to, int size, FILE* file) {
  (void)file;
  if (size > 0) room(place, "fgets", to, (size_t)size, true);
}
CHECK(fread, void* to, size_t size, size_t count, FILE* file) {
  (void)file;
  room(place, "fread", to, size * count, true);
}
CHECK(fwrite, const void* from, size_t size, size_t count, FILE* file) {
  (void)file;
  room(place, "fwrite", from, size * count, false);
}

// ---- formats. `types` has a letter for each argument behind the format: i and l are integers of
// 32 and 64 bits, d is a double, D a long double, p a pointer, and ? is anything else.

/// What is left of the arguments of a call.
struct Arguments {
  const char *place, *name, *types;  // types is null if it is not known which argument is next
};

/// The next argument is of that type. spec: the conversion in the format, of so many characters.
static void argument(struct Arguments* rest, char wanted, const char* spec, long size) {
  if (!rest->types) return;
  const char given = *rest->types;
  if (given == '?') {
    rest->types = NULL;
  } else if (given == wanted) {
    ++rest->types;
  } else {
    struct Text conversion;
    snprintf(conversion.bytes, sizeof conversion.bytes, "%.*s", (int)size, spec);
    const char* type = said(given == 'p'   ? SayAPointer
                            : given == 'd' ? SayADouble
                            : given == 'D' ? SayALongDouble
                            : given == 'l' ? SayALong
                                           : SayAnInt);
    fail(rest->place, NULL, UndefinedFormat,
         given ? SAY(TEXT, SayGivenFor, rest->name, type, conversion.bytes)
               : SAY(TEXT, SayNothingFor, rest->name, conversion.bytes));
  }
}

/// The arguments fit the format, and the texts that it prints have an end.
static void formatted(struct Arguments rest, const char* format, va_list values) {
  length(rest.place, rest.name, format, ALL);
  for (const char* p = format; *p; ++p) {
    if (*p != '%') continue;
    const char* spec = p;
    size_t most = ALL;
    int longs = 0;
    for (++p; *p && strchr("-+ #0123456789.*lhzjtL'", *p); ++p) {
      if (*p == '.') most = 0;
      if (*p == '*') {
        argument(&rest, 'i', spec, p + 1 - spec);
        int number = va_arg(values, int);
        if (most == 0) most = number < 0 ? ALL : (size_t)number;
      } else if (most != ALL && *p >= '0' && *p <= '9') {
        most = most * 10 + (size_t)(*p - '0');
      }
      longs += *p == 'l' || *p == 'z' || *p == 'j' || *p == 't' ? 1 : *p == 'L' ? 4 : 0;
    }
    const long size = p + 1 - spec;
    if (*p == 's' && !longs) {
      argument(&rest, 'p', spec, size);
      const char* text = va_arg(values, const char*);
      if (text) length(rest.place, rest.name, text, most);
    } else if (*p == '%') {
      continue;
    } else if (strchr("aAeEfFgG", *p) && *p) {
      argument(&rest, longs >= 4 ? 'D' : 'd', spec, size);
      if (longs >= 4)
        (void)va_arg(values, long double);
      else
        (void)va_arg(values, double);
    } else if (strchr("diouxXc", *p) && *p) {
      argument(&rest, longs && *p != 'c' ? 'l' : 'i', spec, size);
      if (longs)
        (void)va_arg(values, long);
      else
        (void)va_arg(values, int);
    } else if (strchr("spn", *p) && *p) {
      argument(&rest, 'p', spec, size);
      (void)va_arg(values, void*);
    } else {
      return;  // what this does not know may have arguments
    }
  }
}

// These have one more argument, the types, so that the pairs of registers of riscv64 for long
// doubles are those of the function itself.
CHECK(printf, const char* types, const char* format, ...) {
  va_list values;
  va_start(values, format);
  formatted((struct Arguments){place, "printf", types}, format, values);
  va_end(values);
}

CHECK(fprintf, const char* types, FILE* file, const char* format, ...) {
  (void)file;
  va_list values;
  va_start(values, format);
  formatted((struct Arguments){place, "fprintf", types}, format, values);
  va_end(values);
}

/// How much it writes is found out by doing it.
CHECK(sprintf, const char* types, char* to, const char* format, ...) {
  va_list values, again;
  va_start(values, format);
  va_copy(again, values);
  formatted((struct Arguments){place, "sprintf", types}, format, values);
  const int size = vsnprintf(NULL, 0, format, again);
  va_end(again);
  va_end(values);
  if (size >= 0) room(place, "sprintf", to, (size_t)size + 1, true);
}
CHECK(snprintf, const char* types, char* to, size_t most, const char* format, ...) {
  va_list values, again;
  va_start(values, format);
  va_copy(again, values);
  formatted((struct Arguments){place, "snprintf", types}, format, values);
  const int size = vsnprintf(NULL, 0, format, again);
  va_end(again);
  va_end(values);
  if (size >= 0)
    room(place, "snprintf", to, (size_t)size + 1 < most ? (size_t)size + 1 : most, true);
}
