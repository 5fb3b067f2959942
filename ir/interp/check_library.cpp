// What library functions want of their arguments, for the checking interpreter: texts with a zero
// at their end, room for what they write, bytes that are set, formats that fit.
#include <fmt/format.h>
#include <optional>
#include <unordered_map>

#include "ir/interp/check.h"
#include "ir/interp/interp_library.h"

namespace minic::interp {

/// One call. The functions return false if the run is to end.
class LibraryCheck {
 public:
  LibraryCheck(Checker& checker, const Callee& callee, const CallSite& site, const uint64_t* fp,
               HostCall& call)
      : k(checker), name(callee.function->name), site_(site), fp_(fp), call(call) {}

  Checker& k;
  std::string_view name;

 private:
  const CallSite& site_;
  const uint64_t* fp_;

 public:
  HostCall& call;

  uint64_t at(uint32_t i) const { return call.args[i]; }
  uint32_t count() const { return call.count; }
  uint64_t* slot(uint32_t i) const { return const_cast<uint64_t*>(fp_) + site_.args[i]; }
  uint32_t object(uint32_t i) const { return k.objectOf(at(i), k.word(slot(i))); }

  /// Every number and pointer is set.
  bool numbers() {
    for (uint32_t i = 0; i < count(); ++i)
      if (!k.decides(slot(i), fmt::format("argument {} of '{}'", i + 1, name))) return false;
    return true;
  }

  /// The object of argument i has `size` bytes from there on.
  bool room(uint32_t i, uint64_t size, bool isWrite) {
    if (!size) return true;
    const uint64_t address = at(i);
    if (address < Space::kFirst)
      return k.report(Checker::Null, fmt::format("'{}' is given a null pointer", name));
    const uint32_t id = object(i);
    if (!id && address < k.space_.stack() && address >= k.space_.globals()) return true;
    const Checker::Object& to = k.objects_[id];
    if (!id || !to.isLive || (isWrite && to.isConst))
      return k.access(address, k.word(slot(i)), 1, isWrite, nullptr);
    const uint64_t offset = address - to.base;
    if (offset <= to.size && size <= to.size - offset) return true;
    const uint64_t left = offset <= to.size ? to.size - offset : 0;
    return k.report(Checker::Library,
                    fmt::format("'{}' {} {} byte{} {} {}, which has room for {}", name,
                                isWrite ? "writes" : "reads", size, size == 1 ? "" : "s",
                                isWrite ? "to" : "of", k.describe(to), left),
                    k.notesOf(to));
  }

  /// Argument i is an open file, or null if that may be.
  bool file(uint32_t i, bool mayBeNull = false) {
    if (!at(i))
      return mayBeNull ||
             k.report(Checker::Null, fmt::format("'{}' is given a null pointer", name));
    return k.interp_.openFiles.contains(at(i)) || k.misused(name, "a file that is not open");
  }

  /// They are set, too.
  bool reads(uint32_t i, uint64_t size) { return room(i, size, false) && isSet(i, size); }
  bool isSet(uint32_t i, uint64_t size) {
    for (uint64_t n = 0; n < size && k.isMemory(at(i) + n); ++n)
      if (*k.unsetAt(at(i) + n))
        return k.reportUnset(k.originAt(at(i) + n, nullptr), fmt::format("what '{}' reads", name));
    return true;
  }
  bool writes(uint32_t i, uint64_t size) { return room(i, size, true); }

  /// Argument i is a text; sets its length. `most`: as much of it as is read.
  bool text(uint32_t i, uint64_t& length, uint64_t most = UINT64_MAX) {
    length = 0;
    if (!most) return true;
    if (!room(i, 1, false)) return false;
    const uint64_t address = at(i);
    const uint32_t id = object(i);
    const Checker::Object& from = k.objects_[id];
    uint64_t bound = id ? from.base + from.size - address : UINT64_MAX;
    for (;; ++length) {
      if (length == most) return true;
      if (length == bound)
        return k.report(
            Checker::String,
            fmt::format("'{}' reads {}, in which no zero ends the text", name, k.describe(from)),
            k.notesOf(from));
      const char* byte = k.space_.at(address + length, 1);
      if (!byte) return true;
      if (*k.unsetAt(address + length))
        return k.reportUnset(k.originAt(address + length, nullptr),
                             fmt::format("what '{}' reads", name));
      if (!*byte) return true;
    }
  }
  bool text(uint32_t i) {
    uint64_t length;
    return text(i, length);
  }

  bool apart(uint32_t to, uint64_t size, uint32_t from, uint64_t fromSize) {
    const uint64_t a = at(to), b = at(from);
    if (!size || !fromSize || a >= b + fromSize || b >= a + size) return true;
    return k.report(Checker::Overlap, fmt::format("'{}' copies between places that overlap", name));
  }

  /// strcpy and strcat with `skipped` bytes before.
  bool copies(uint64_t skipped, uint64_t most = UINT64_MAX) {
    uint64_t length;
    if (!text(1, length, most)) return false;
    return writes(0, skipped + length + 1) && apart(0, skipped + length + 1, 1, length + 1);
  }

  bool format(uint32_t at);
  /// What the format `f` gives fits into argument 0, which may be given at most `most` bytes.
  bool fitsResult(uint32_t f, uint64_t most) {
    const int64_t length = formattedLength(call, f);
    return length < 0 || writes(0, std::min(most, uint64_t(length) + 1));
  }
  bool scan(uint32_t at);
  bool frees();

 private:
  bool fits(uint32_t i, std::string_view length, char kind, std::string_view spec);
};

// ---- formats

namespace {

struct Spec {
  std::string text, length;
  bool isStar = false, hasStarPrecision = false, isNumbered = false;
  std::optional<uint64_t> precision, width;
  char kind = 0;
};

/// The conversion behind a `%`.
Spec parseSpec(const char*& at, bool isScan) {
  Spec spec;
  const char* begin = at;
  auto number = [&]() -> std::optional<uint64_t> {
    if (*at < '0' || *at > '9') return std::nullopt;
    uint64_t n = 0;
    while (*at >= '0' && *at <= '9') n = n * 10 + uint64_t(*at++ - '0');
    return n;
  };
  if (isScan && *at == '*') spec.isStar = true, ++at;
  while (!isScan && *at && std::strchr("-+ #0'", *at)) ++at;
  if (!isScan && *at == '*')
    spec.isStar = true, ++at;
  else
    spec.width = number();
  if (*at == '$') spec.isNumbered = true, ++at;
  if (!isScan && *at == '.') {
    ++at;
    if (*at == '*')
      spec.hasStarPrecision = true, ++at;
    else
      spec.precision = number().value_or(0);
  }
  while (*at && std::strchr("hlLqjzt", *at)) spec.length += *at++;
  if (*at) spec.kind = *at++;
  if (isScan && spec.kind == '[') {
    if (*at == '^') ++at;
    if (*at == ']') ++at;
    while (*at && *at++ != ']') {
    }
  }
  spec.text = "%" + std::string(begin, at);
  return spec;
}

const char* typeName(const Type* type) {
  if (type->kind == TypeKind::Ptr) return "a pointer";
  if (type->isAnyFloat()) return "a double";
  return type->bits == 64 ? "an integer of 64 bits" : "an int";
}

}  // namespace

bool LibraryCheck::fits(uint32_t i, std::string_view length, char kind, std::string_view spec) {
  const Type* type = call.type(i);
  bool isRight = true;
  if (std::strchr("diuxXo", kind))
    isRight = type->isInt(length == "l" || length == "ll" || length == "j" || length == "z" ||
                                  length == "t" || length == "q"
                              ? 64
                              : 32);
  else if (kind == 'c')
    isRight = type->isInt(32);
  else if (std::strchr("eEfFgGaA", kind))
    isRight = length == "L" || type->isAnyFloat();
  else if (std::strchr("spn", kind))
    isRight = type->kind == TypeKind::Ptr;
  return isRight || k.report(Checker::Format,
                             fmt::format("'{}' is given {} for '{}'", name, typeName(type), spec));
}

/// printf and its kin, whose format is argument `f`.
bool LibraryCheck::format(uint32_t f) {
  if (!text(f)) return false;
  const char* at = k.space_.at(this->at(f), 1);
  if (!at) return true;
  uint32_t next = f + 1;
  auto missing = [&](std::string_view spec) {
    return k.report(Checker::Format, fmt::format("'{}' has no argument for '{}'", name, spec));
  };
  while ((at = std::strchr(at, '%'))) {
    Spec spec = parseSpec(++at, false);
    if (!spec.kind || spec.isNumbered) return true;
    if (spec.kind == '%') continue;
    for (int star = 0; star < spec.isStar + spec.hasStarPrecision; ++star) {
      if (next >= count()) return missing(spec.text);
      if (!fits(next, "", 'd', spec.text)) return false;
      if (spec.hasStarPrecision) spec.precision = uint64_t(call.i32(next));
      ++next;
    }
    if (next >= count()) return missing(spec.text);
    if (spec.length == "L") return true;  // how many arguments it takes is the target's affair
    if (!fits(next, spec.length, spec.kind, spec.text)) return false;
    if (spec.kind == 's' && this->at(next)) {
      uint64_t length;
      if (!text(next, length, spec.precision.value_or(UINT64_MAX))) return false;
      if ((name == "sprintf" || name == "snprintf") && !apart(0, 1, next, length + 1)) return false;
    }
    ++next;
  }
  return true;
}

/// scanf and its kin.
bool LibraryCheck::scan(uint32_t f) {
  if (!text(f)) return false;
  const char* at = k.space_.at(this->at(f), 1);
  if (!at) return true;
  uint32_t next = f + 1;
  while ((at = std::strchr(at, '%'))) {
    Spec spec = parseSpec(++at, true);
    if (!spec.kind || spec.isNumbered) return true;
    if (spec.kind == '%' || spec.isStar) continue;
    if (next >= count())
      return k.report(Checker::Format,
                      fmt::format("'{}' has no argument for '{}'", name, spec.text));
    if (call.type(next)->kind != TypeKind::Ptr)
      return k.report(Checker::Format, fmt::format("'{}' is given {} for '{}', not a pointer", name,
                                                   typeName(call.type(next)), spec.text));
    const bool isFloat = std::strchr("eEfFgGaA", spec.kind);
    const bool isText = std::strchr("s[c", spec.kind);
    const bool isLong = spec.length.starts_with('l') ||
                        std::strchr("jzt", spec.length.empty() ? 'x' : spec.length[0]);
    uint64_t size = isText ? spec.width.value_or(1) + (spec.kind != 'c' && spec.width ? 1 : 0)
                    : spec.length == "L"  ? 16
                    : isLong              ? 8
                    : spec.length == "hh" ? 1
                    : spec.length == "h"  ? 2
                                          : 4;
    if (this->at(next) < Space::kFirst || isText) {
      if (!writes(next, size)) return false;
    } else {
      const Checker::Object& to = k.objects_[object(next)];
      const Type* type = to.value && to.value->is(Op::Alloca) && this->at(next) == to.base
                             ? static_cast<const Inst*>(to.value)->typeArg
                             : nullptr;
      const bool isOther = type && type->isScalar() && !type->isAnyFloat() && isFloat;
      const bool isOtherToo = type && type->isAnyFloat() && !isFloat;
      const bool isSmall = type && type->isScalar() && type->size != size;
      if (isOther || isOtherToo || isSmall)
        return k.report(Checker::Format,
                        fmt::format("'{}' stores {} bytes of '{}' in {}", name, size, spec.text,
                                    k.describe(to)),
                        k.notesOf(to));
      if (!writes(next, size)) return false;
    }
    k.scanned_.push_back({next, spec.kind});
    ++next;
  }
  return true;
}

bool LibraryCheck::frees() {
  if (!at(0)) return true;
  const uint32_t id = object(0);
  const Checker::Object& block = k.objects_[id];
  if (id && block.place == Checker::Place::Heap && block.isLive && block.base == at(0)) return true;
  if (id && block.place == Checker::Place::Heap && !block.isLive) {
    k.report(Checker::DoubleFree,
             fmt::format("'{}' of {}, which was freed before", name, k.describe(block)),
             k.notesOf(block));
    return false;
  }
  k.report(Checker::BadFree,
           id && block.place == Checker::Place::Heap
               ? fmt::format("'{}' of an address {} bytes into its block", name, at(0) - block.base)
           : id ? fmt::format("'{}' of {}, which malloc did not make", name, k.describe(block))
                : fmt::format("'{}' of an address that malloc did not return", name),
           k.notesOf(block));
  return false;
}

// ---- rules

namespace {

using Rule = bool (*)(LibraryCheck&);
uint64_t product(LibraryCheck& c, uint32_t i, uint32_t j) {
  uint64_t result;
  return __builtin_mul_overflow(c.at(i), c.at(j), &result) ? UINT64_MAX / 2 : result;
}

bool oneText(LibraryCheck& c) { return c.text(0); }
bool twoTexts(LibraryCheck& c) { return c.text(0) && c.text(1); }
bool someOfTwoTexts(LibraryCheck& c) {
  uint64_t length;
  return c.text(0, length, c.at(2)) && c.text(1, length, c.at(2));
}
bool copyBytes(LibraryCheck& c) { return c.writes(0, c.at(2)) && c.room(1, c.at(2), false); }
bool copyBytesApart(LibraryCheck& c) {
  return copyBytes(c) && (c.at(0) == c.at(1) ? true : c.apart(0, c.at(2), 1, c.at(2)));
}
bool compareBytes(LibraryCheck& c) { return c.reads(0, c.at(2)) && c.reads(1, c.at(2)); }
bool copyText(LibraryCheck& c) { return c.copies(0); }
bool appendText(LibraryCheck& c) {
  uint64_t length;
  return c.text(0, length) && c.copies(length);
}
bool appendSome(LibraryCheck& c) {
  uint64_t length;
  return c.text(0, length) && c.copies(length, c.at(2));
}
bool copySome(LibraryCheck& c) {
  uint64_t length;
  return c.text(1, length, c.at(2)) && c.writes(0, c.at(2)) && c.apart(0, c.at(2), 1, length);
}
bool character(LibraryCheck& c) {
  const int32_t value = c.call.i32(0);
  if (value >= -1 && value <= 255) return true;
  return c.k.report(Checker::Library,
                    fmt::format("'{}' is given {}, which is no unsigned char", c.name, value));
}
/// sprintf: the result is written before it is known how long it is; afterHost() looks at it.
bool printText(LibraryCheck& c) {
  if (!c.writes(0, 1) || !c.format(1)) return false;
  return c.fitsResult(1, UINT64_MAX);
}

const std::unordered_map<std::string_view, Rule> kRules = {
    {"puts", oneText},
    {"fputs", [](LibraryCheck& c) { return c.text(0) && c.file(1); }},
    {"fputc", [](LibraryCheck& c) { return c.file(1); }},
    {"putc", [](LibraryCheck& c) { return c.file(1); }},
    {"fgetc", [](LibraryCheck& c) { return c.file(0); }},
    {"getc", [](LibraryCheck& c) { return c.file(0); }},
    {"ungetc", [](LibraryCheck& c) { return c.file(1); }},
    {"fclose", [](LibraryCheck& c) { return c.file(0); }},
    {"feof", [](LibraryCheck& c) { return c.file(0); }},
    {"ferror", [](LibraryCheck& c) { return c.file(0); }},
    {"rewind", [](LibraryCheck& c) { return c.file(0); }},
    {"fseek", [](LibraryCheck& c) { return c.file(0); }},
    {"ftell", [](LibraryCheck& c) { return c.file(0); }},
    {"fflush", [](LibraryCheck& c) { return c.file(0, true); }},
    {"perror", [](LibraryCheck& c) { return !c.at(0) || c.text(0); }},
    {"printf", [](LibraryCheck& c) { return c.format(0); }},
    {"putf", [](LibraryCheck& c) { return c.format(0); }},
    {"fprintf", [](LibraryCheck& c) { return c.file(0) && c.format(1); }},
    {"sprintf", printText},
    {"snprintf", [](LibraryCheck& c) { return c.format(2) && c.fitsResult(2, c.at(1)); }},
    {"scanf", [](LibraryCheck& c) { return c.scan(0); }},
    {"fscanf", [](LibraryCheck& c) { return c.file(0) && c.scan(1); }},
    {"sscanf", [](LibraryCheck& c) { return c.text(0) && c.scan(1); }},
    {"__isoc99_scanf", [](LibraryCheck& c) { return c.scan(0); }},
    {"__isoc99_fscanf", [](LibraryCheck& c) { return c.file(0) && c.scan(1); }},
    {"__isoc99_sscanf", [](LibraryCheck& c) { return c.text(0) && c.scan(1); }},
    {"strlen", oneText},
    {"atoi", oneText},
    {"atol", oneText},
    {"atoll", oneText},
    {"atof", oneText},
    {"strtol", oneText},
    {"strtoul", oneText},
    {"strtod", oneText},
    {"strdup", oneText},
    {"getenv", oneText},
    {"strchr", oneText},
    {"strrchr", oneText},
    {"remove", oneText},
    {"fopen", twoTexts},
    {"strcmp", twoTexts},
    {"strcasecmp", twoTexts},
    {"strcoll", twoTexts},
    {"strstr", twoTexts},
    {"strspn", twoTexts},
    {"strcspn", twoTexts},
    {"strpbrk", twoTexts},
    {"strncmp", someOfTwoTexts},
    {"strncasecmp", someOfTwoTexts},
    {"strtok", [](LibraryCheck& c) { return (!c.at(0) || c.text(0)) && c.text(1); }},
    {"strnlen",
     [](LibraryCheck& c) {
       uint64_t length;
       return c.text(0, length, c.at(1));
     }},
    {"strndup",
     [](LibraryCheck& c) {
       uint64_t length;
       return c.text(0, length, c.at(1));
     }},
    {"strcpy", copyText},
    {"stpcpy", copyText},
    {"strcat", appendText},
    {"strncat", appendSome},
    {"strncpy", copySome},
    {"memcpy", copyBytesApart},
    {"mempcpy", copyBytesApart},
    {"memmove", copyBytes},
    {"memset", [](LibraryCheck& c) { return c.writes(0, c.at(2)); }},
    {"bzero", [](LibraryCheck& c) { return c.writes(0, c.at(1)); }},
    {"memcmp", compareBytes},
    {"bcmp", compareBytes},
    {"fwrite", [](LibraryCheck& c) { return c.file(3) && c.reads(0, product(c, 1, 2)); }},
    {"fread", [](LibraryCheck& c) { return c.file(3) && c.writes(0, product(c, 1, 2)); }},
    {"write", [](LibraryCheck& c) { return c.reads(1, c.at(2)); }},
    {"read", [](LibraryCheck& c) { return c.writes(1, c.at(2)); }},
    {"fgets",
     [](LibraryCheck& c) {
       return c.file(2) && (c.call.i32(1) <= 0 || c.writes(0, uint64_t(c.call.i32(1))));
     }},
    {"qsort", [](LibraryCheck& c) { return c.writes(0, product(c, 1, 2)); }},
    {"bsearch", [](LibraryCheck& c) { return c.room(1, product(c, 2, 3), false); }},
    {"putarray",
     [](LibraryCheck& c) { return c.call.i32(0) <= 0 || c.reads(1, uint64_t(c.call.i32(0)) * 4); }},
    {"putfarray",
     [](LibraryCheck& c) { return c.call.i32(0) <= 0 || c.reads(1, uint64_t(c.call.i32(0)) * 4); }},
    {"free", [](LibraryCheck& c) { return c.frees(); }},
    {"realloc", [](LibraryCheck& c) { return c.frees(); }},
    {"isalpha", character},
    {"isdigit", character},
    {"isalnum", character},
    {"isspace", character},
    {"isupper", character},
    {"islower", character},
    {"ispunct", character},
    {"isprint", character},
    {"isxdigit", character},
    {"toupper", character},
    {"tolower", character},
};

/// Functions that write to nothing that an argument points to.
bool onlyReads(std::string_view name) {
  static const std::string_view kReaders[] = {
      "puts",     "fputs",     "printf", "putf",    "fprintf", "perror",  "strlen",
      "atoi",     "atol",      "atoll",  "atof",    "strdup",  "strchr",  "strrchr",
      "strcmp",   "strncmp",   "strstr", "memcmp",  "memchr",  "fwrite",  "write",
      "putarray", "putfarray", "strspn", "strcspn", "strpbrk", "strnlen", "strndup",
      "bsearch",  "qsort",     "free",   "getenv",  "exit",    "fopen"};
  return std::find(std::begin(kReaders), std::end(kReaders), name) != std::end(kReaders);
}

}  // namespace

bool Checker::beforeHost(const Callee& callee, const CallSite& site, const uint64_t* fp,
                         HostCall& call) {
  LibraryCheck check(*this, callee, site, fp, call);
  if (callee.function->intrinsic == Intrinsic::None && !check.numbers()) return false;
  scanned_.clear();
  blockBefore_ = check.name == "realloc" || check.name == "free" ? check.object(0) : 0;
  auto rule = kRules.find(check.name);
  return rule == kRules.end() || rule->second(check);
}

bool Checker::mayReadArray(uint64_t address, uint64_t size) {
  const Object& array = objects_[objectOf(address, 0)];
  const uint64_t left = array.base + array.size - address;
  if (!array.base || size <= left) return true;
  report(GetArray,
         fmt::format("{} numbers are read into {}, which has room for {}", size / 4,
                     describe(array), left / 4),
         notesOf(array));
  return false;
}

bool Checker::tooLong(uint64_t elements) {
  report(ArrayLength, fmt::format("an array of {} elements is larger than the stack", elements));
  return false;
}

bool Checker::misused(std::string_view name, std::string_view what) {
  report(Library, fmt::format("'{}' is given {}", name, what));
  return false;
}

bool Checker::endless(const std::vector<RunResult::Frame>& calls) {
  std::string cycle;
  for (const RunResult::Frame& frame : calls) {
    if (!cycle.empty()) cycle += ", called by ";
    cycle += fmt::format("'{}'", frame.function->name);
    if (&frame != &calls[0] && frame.function == calls[0].function) break;
  }
  report(Recursion,
         fmt::format("{} calls are inside each other without an end: {}", frames_.size(), cycle));
  return false;
}

bool Checker::afterHost(const Callee& callee, const CallSite& site, uint64_t* fp, uint32_t a) {
  const std::string_view name = callee.function->name;
  auto argument = [&](size_t i) { return fp + site.args[i]; };
  // (The result may lie where an argument was: what is known of those comes first.)
  const uint64_t result = fp[a];
  uint64_t object = 0;
  const Type* type = site.inst->type;
  for (size_t i = 0; type->kind == TypeKind::Ptr && i < site.args.size() && !object; ++i) {
    if (argument(i) == fp + a) continue;
    const uint32_t id = objectOf(*argument(i), word(argument(i)));
    if (id && result - objects_[id].base <= objects_[id].size && objects_[id].isLive) object = id;
  }
  if (type->kind == TypeKind::Ptr && !object) object = objectOf(result, 0);

  const bool isScan = name.find("scanf") != name.npos;
  auto assigned = int32_t(result);
  for (const Scanned& scanned : scanned_) {
    if (scanned.kind != 'n' && assigned-- <= 0) continue;
    const uint64_t address = *argument(scanned.argument);
    const uint32_t id = objectOf(address, word(argument(scanned.argument)));
    if (!id || !objects_[id].isLive) continue;
    const uint64_t left = objects_[id].base + objects_[id].size - address;
    const bool isText = scanned.kind == 's' || scanned.kind == '[';
    const uint64_t size = isText ? space_.text(address).size() + 1 : left;
    setMemory(address, std::min(size, left), false);
    if (size > left &&
        !report(Library,
                fmt::format("'{}' writes {} to {}, which has room for {}", name,
                            fmt::format("{} bytes", size), describe(objects_[id]), left),
                notesOf(objects_[id])))
      return false;
  }

  if (isScan) {
  } else if (name == "free" ||
             (name == "realloc" && blockBefore_ && result != objects_[blockBefore_].base)) {
    if (blockBefore_) {
      if (name == "realloc" && result)
        copyMemory(result, objects_[blockBefore_].base,
                   std::min(objects_[blockBefore_].size, objects_[ownerAt(result)].size));
      end(blockBefore_, interp_.currentLoc());
    }
  } else if (name == "calloc") {
    if (result) setMemory(result, objects_[ownerAt(result)].size, false);
  } else if (name == "strdup" || name == "strndup") {
    if (result) setMemory(result, objects_[ownerAt(result)].size, false);
  } else if (name == "qsort") {
    const uint64_t size = *argument(1) * *argument(2);
    if (space_.at(*argument(0), size)) setMemory(*argument(0), size, false);
  } else if (name == "malloc" || name == "realloc" || name == "aligned_alloc" || onlyReads(name)) {
  } else if (name == "memcpy" || name == "memmove" || name == "mempcpy") {
    const uint64_t size = *argument(2);
    if (argument(0) != fp + a && space_.at(*argument(0), size) && space_.at(*argument(1), size))
      copyMemory(*argument(0), *argument(1), size);
    else if (space_.at(result, size))
      setMemory(result, size, false);
  } else {
    // What it may have written is set.
    for (size_t i = 0; i < site.args.size(); ++i) {
      const uint64_t address = *argument(i);
      if (site.inst->arg(uint32_t(i))->type->kind != TypeKind::Ptr || !isMemory(address)) continue;
      const uint32_t id = objectOf(address, word(argument(i)));
      if (!id || !objects_[id].isLive) continue;
      uint64_t left = objects_[id].base + objects_[id].size - address;
      if (left > objects_[id].size) continue;
      if (name == "memset") left = std::min(left, *argument(2));
      if (name == "strcpy" || name == "strcat" || name == "sprintf" || name == "snprintf" ||
          name == "fgets")
        left = std::min<uint64_t>(left, space_.text(address).size() + 1);
      if (callee.function->intrinsic != Intrinsic::None) left = std::min<uint64_t>(left, 16);
      if (!objects_[id].isConst) setMemory(address, left, false);
    }
  }
  unset(fp + a) = 0;
  word(fp + a) = object;
  if (type->size > 8 && !type->isAggregate()) {
    unset(fp + a + 1) = word(fp + a + 1) = 0;
  } else if (type->isAggregate()) {
    for (uint32_t i = 0; i < wordsOf(type); ++i) unset(fp + a + i) = word(fp + a + i) = 0;
  }
  return true;
}

}  // namespace minic::interp
