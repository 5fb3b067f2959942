// What library functions want of their arguments, for the checking interpreter: texts with a zero
// at their end, room for what they write, bytes that are set, formats that fit.
#include <fmt/format.h>
#include <limits>
#include <unordered_map>

#include "ir/interp/check.h"
#include "ir/interp/interp_format.h"
#include "ir/interp/interp_library.h"
#include "ir/library.h"

namespace minic::interp {

/// One call. The functions return false if the run is to end.
class LibraryCheck {
 public:
  LibraryCheck(Checker& checker, const Callee& callee, const CallSite& site, const uint64_t* fp,
               HostCall& call)
      : checker(checker), call(call), name(nameInC(callee.function->name)), site_(site), fp_(fp) {}

  Checker& checker;
  HostCall& call;
  const std::string_view name;

  uint64_t at(uint32_t i) const { return call.args[i]; }
  uint32_t count() const { return call.count; }
  uint64_t* slot(uint32_t i) const { return const_cast<uint64_t*>(fp_) + site_.args[i]; }
  uint32_t object(uint32_t i) const { return checker.objectOf(at(i), checker.word(slot(i))); }

  /// Every number and pointer is set.
  bool numbers() {
    for (uint32_t i = 0; i < count(); ++i)
      if (checker.unset(slot(i)) &&
          !checker.reportUnset(checker.word(slot(i)), checker.say<Say::ArgumentOf>(i + 1, name)))
        return false;
    return true;
  }

  /// The object of argument i has `size` bytes from there on.
  bool room(uint32_t i, uint64_t size, bool isWrite) {
    if (!size) return true;
    const uint64_t address = at(i);
    if (address < Space::kFirst)
      return checker.report(Checker::Null, checker.say<Say::GivenNull>(name));
    const uint32_t id = object(i);
    if (!id && address < checker.space_.stack() && address >= checker.space_.globals()) return true;
    const Checker::Object& to = checker.objects_[id];
    if (!id || !to.isLive || to.isOlder(address) || (isWrite && to.isConst))
      return checker.access(address, checker.word(slot(i)), 1, isWrite, nullptr);
    const uint64_t offset = address - to.base;
    if (offset <= to.size && size <= to.size - offset) return true;
    const uint64_t left = offset <= to.size ? to.size - offset : 0;
    return checker.report(Checker::Library,
                          isWrite ? checker.say<Say::WritesTooMuch>(name, checker.bytesText(size),
                                                                    checker.describe(to), left)
                                  : checker.say<Say::ReadsTooMuch>(name, checker.bytesText(size),
                                                                   checker.describe(to), left),
                          checker.notesOf(to));
  }

  /// Argument i is an open file, or null if that may be.
  bool file(uint32_t i, bool mayBeNull = false) {
    if (!at(i))
      return mayBeNull || checker.report(Checker::Null, checker.say<Say::GivenNull>(name));
    return checker.interp_.openFiles.contains(at(i)) || checker.misused(name, Say::ClosedFile);
  }

  /// They are set, too.
  bool reads(uint32_t i, uint64_t size) { return room(i, size, false) && isSet(i, size); }
  bool isSet(uint32_t i, uint64_t size) {
    for (uint64_t n = 0; n < size && checker.isMemory(at(i) + n); ++n)
      if (*checker.unsetAt(at(i) + n))
        return checker.reportUnset(checker.originAt(at(i) + n, nullptr),
                                   checker.say<Say::WhatIsRead>(name));
    return true;
  }
  bool writes(uint32_t i, uint64_t size) { return room(i, size, true); }

  /// Argument i is a text; sets its length. `most`: as much of it as is read.
  bool text(uint32_t i, uint64_t& length, uint64_t most = UINT64_MAX) {
    length = 0;
    return !most || (room(i, 1, false) && textAt(at(i), object(i), length, most));
  }
  /// The same for a text in the object `id`, which is there.
  bool textAt(uint64_t address, uint32_t id, uint64_t& length, uint64_t most = UINT64_MAX) {
    length = 0;
    const Checker::Object& from = checker.objects_[id];
    uint64_t bound = id ? from.base + from.size - address : UINT64_MAX;
    for (;; ++length) {
      if (length == most) return true;
      if (length == bound)
        return checker.report(Checker::String,
                              checker.say<Say::NoZero>(name, checker.describe(from)),
                              checker.notesOf(from));
      const char* byte = checker.space_.at(address + length, 1);
      if (!byte) return true;
      if (*checker.unsetAt(address + length))
        return checker.reportUnset(checker.originAt(address + length, nullptr),
                                   checker.say<Say::WhatIsRead>(name));
      if (!*byte) return true;
    }
  }
  bool text(uint32_t i) {
    uint64_t length;
    return text(i, length);
  }

  /// The next token of the text at the address, behind which a zero is written. strtok passes the
  /// characters of argument 1 before it, strsep does not.
  bool token(uint64_t address, uint64_t word, bool passes) {
    uint64_t length;
    const uint32_t id = checker.objectOf(address, word);
    if (!text(1) || !checker.access(address, word, 1, false, nullptr) ||
        !textAt(address, id, length))
      return false;
    const char *start = checker.space_.at(address, 1), *ends = checker.space_.at(at(1), 1);
    if (!start || !ends) return true;
    const char* end = start + (passes ? std::strspn(start, ends) : 0);
    end += std::strcspn(end, ends);
    return !*end || checker.access(checker.space_.addressOf(end), word, 1, true, nullptr);
  }
  /// memchr, which reads no further than to the byte that it finds.
  bool findsByte() {
    uint64_t size = at(2);
    if (!size || !room(0, 1, false)) return !size;
    const Checker::Object& from = checker.objects_[object(0)];
    const uint64_t most = std::min(size, from.base + from.size - at(0));
    if (const char* bytes = checker.space_.at(at(0), most))
      if (const void* found = std::memchr(bytes, call.i32(1), most))
        size = uint64_t(static_cast<const char*>(found) - bytes) + 1;
    return reads(0, size);
  }
  /// strtok, which keeps the rest of the text at `rest`; 0: where the library keeps it.
  bool token(uint64_t rest = 0) {
    if (at(0)) return token(at(0), checker.word(slot(0)), true);
    const auto next = call.read<uint64_t>(rest ? rest : checker.interp_.tokenRest());
    return next ? token(next, 0, true) : checker.misused(name, Say::NoTextBefore);
  }

  bool apart(uint32_t to, uint64_t size, uint32_t from, uint64_t fromSize) {
    const uint64_t a = at(to), b = at(from);
    if (!size || !fromSize || a >= b + fromSize || b >= a + size) return true;
    return checker.report(Checker::Overlap, checker.say<Say::CopiesOverlap>(name));
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
  /// Of argument i.
  std::string_view typeName(uint32_t i) const;
  bool fits(uint32_t i, std::string_view length, char kind, std::string_view text);
  bool assigns(uint32_t i, const ScanConversion& conversion);

  const CallSite& site_;
  const uint64_t* fp_;
};

// ---- formats

std::string_view LibraryCheck::typeName(uint32_t i) const {
  const Type* type = call.type(i);
  if (type->kind == TypeKind::Ptr) return checker.said(Say::APointer);
  if (type->isAnyFloat()) return checker.said(Say::ADouble);
  return checker.said(type->bits == 64 ? Say::ALong : Say::AnInt);
}

bool LibraryCheck::fits(uint32_t i, std::string_view length, char kind, std::string_view text) {
  const Type* type = call.type(i);
  bool isRight = true;
  if (std::strchr("diuxXo", kind))
    isRight = type->isInt(length == "l" || length == "ll" || length == "j" || length == "z" ||
                                  length == "t" || length == "q"
                              ? 64
                              : 32);
  else if (kind == 'c')
    isRight = type->isInt(32);
  else if (isFloatConversion(kind))
    isRight = length == "L" ? type->kind == TypeKind::Ptr : type->isAnyFloat();
  else if (std::strchr("spn", kind))
    isRight = type->kind == TypeKind::Ptr;
  return isRight ||
         checker.report(Checker::Format, checker.say<Say::GivenFor>(name, typeName(i), text));
}

/// printf and its kin, whose format is argument `f`.
bool LibraryCheck::format(uint32_t f) {
  if (!text(f)) return false;
  const char* at = checker.space_.at(this->at(f), 1);
  if (!at) return true;
  uint32_t next = f + 1;
  auto missing = [&](std::string_view spec) {
    return checker.report(Checker::Format, checker.say<Say::NothingFor>(name, spec));
  };
  while ((at = std::strchr(at, '%'))) {
    const Conversion conversion = readConversion(++at);
    if (!conversion.kind || conversion.argument) return true;  // numbered ones are not looked at
    if (conversion.kind == '%') continue;
    auto most = UINT64_MAX;  // bytes of a text
    if (conversion.hasPrecision)
      most = std::strtoull(conversion.precision.digits.c_str(), nullptr, 10);
    for (const Conversion::Field* field : {&conversion.width, &conversion.precision}) {
      if (!field->isArgument) continue;
      if (next >= count()) return missing(conversion.text);
      if (!fits(next, "", 'd', conversion.text)) return false;
      if (field == &conversion.precision) most = uint64_t(int64_t(call.i32(next)));
      ++next;
    }
    if (next >= count()) return missing(conversion.text);
    // Where long doubles are two words, it is not known which arguments they are.
    if (conversion.length == "L" && !isX87(call)) return true;
    if (!fits(next, conversion.length, conversion.kind, conversion.text)) return false;
    if (conversion.kind == 's') {
      uint64_t length;
      if (!text(next, length, most)) return false;
      if ((name == "sprintf" || name == "snprintf") && !apart(0, 1, next, length + 1)) return false;
    }
    ++next;
  }
  return true;
}

/// scanf and its kin.
bool LibraryCheck::scan(uint32_t f) {
  if (!text(f)) return false;
  const char* at = checker.space_.at(this->at(f), 1);
  if (!at) return true;
  uint32_t next = f + 1;
  while ((at = std::strchr(at, '%'))) {
    const ScanConversion conversion = readScanConversion(++at);
    if (!conversion.kind || conversion.argument) return true;
    if (!conversion.stores()) continue;
    if (next >= count())
      return checker.report(Checker::Format, checker.say<Say::NothingFor>(name, conversion.text));
    if (call.type(next)->kind != TypeKind::Ptr)
      return checker.report(
          Checker::Format, checker.say<Say::GivenNoPointer>(name, typeName(next), conversion.text));
    if (!assigns(next, conversion)) return false;
    checker.scanned_.push_back({next, conversion.kind});
    ++next;
  }
  return true;
}

/// Argument i of scanf can take what the conversion stores.
bool LibraryCheck::assigns(uint32_t i, const ScanConversion& conversion) {
  const bool isCharacters = conversion.kind == 'c';
  if (isCharacters || conversion.kind == 's' || conversion.kind == '[')
    return writes(i, conversion.width.value_or(1) + (conversion.width && !isCharacters));
  const std::string& length = conversion.length;
  const uint64_t size = length == "L"    ? 16
                        : length == "hh" ? 1
                        : length == "h"  ? 2
                        : length.empty() ? 4
                                         : 8;
  const Checker::Object& to = checker.objects_[object(i)];
  const Type* type = nullptr;  // of the variable
  if (to.value && to.value->is(Op::Alloca) && at(i) == to.base)
    type = static_cast<const Inst*>(to.value)->typeArg;
  if (type && type->isScalar() &&
      (type->isAnyFloat() != isFloatConversion(conversion.kind) || type->size != size))
    return checker.report(Checker::Format,
                          checker.say<Say::StoresOther>(name, checker.bytesText(size),
                                                        conversion.text, checker.describe(to)),
                          checker.notesOf(to));
  return writes(i, size);
}

bool LibraryCheck::frees() {
  if (!at(0)) return true;
  const uint32_t id = object(0);
  const Checker::Object& block = checker.objects_[id];
  if (id && block.place == Checker::Place::Heap && block.isLive && block.base == at(0)) return true;
  if (id && block.place == Checker::Place::Heap && !block.isLive) {
    checker.report(Checker::DoubleFree,
                   checker.say<Say::FreedBefore>(name, checker.describe(block)),
                   checker.notesOf(block));
    return false;
  }
  checker.report(Checker::BadFree,
                 id && block.place == Checker::Place::Heap
                     ? checker.say<Say::FreedInside>(name, at(0) - block.base)
                 : id ? checker.say<Say::FreedObject>(name, checker.describe(block))
                      : checker.say<Say::FreedAddress>(name),
                 checker.notesOf(block));
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
bool textOrNull(LibraryCheck& c) { return !c.at(0) || c.text(0); }
bool fileFirst(LibraryCheck& c) { return c.file(0); }
bool fileSecond(LibraryCheck& c) { return c.file(1); }
bool scanFile(LibraryCheck& c) { return c.file(0) && c.scan(1); }
bool scanText(LibraryCheck& c) { return c.text(0) && c.scan(1); }
bool scanInput(LibraryCheck& c) { return c.scan(0); }
bool printFormat(LibraryCheck& c) { return c.format(0); }
bool twoTexts(LibraryCheck& c) { return c.text(0) && c.text(1); }
bool someOfTwoTexts(LibraryCheck& c) {
  uint64_t length;
  return c.text(0, length, c.at(2)) && c.text(1, length, c.at(2));
}
bool startOfText(LibraryCheck& c) {
  uint64_t length;
  return c.text(0, length, c.at(1));
}
bool copyBytes(LibraryCheck& c) { return c.writes(0, c.at(2)) && c.room(1, c.at(2), false); }
bool copyBytesApart(LibraryCheck& c) {
  return copyBytes(c) && (c.at(0) == c.at(1) || c.apart(0, c.at(2), 1, c.at(2)));
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
bool tokenOfOwn(LibraryCheck& c) {
  return (c.at(0) ? c.writes(2, 8) : c.reads(2, 8)) && c.token(c.at(2));
}
bool printedArray(LibraryCheck& c) {
  return c.call.i32(0) <= 0 || c.reads(1, uint64_t(c.call.i32(0)) * 4);
}
bool character(LibraryCheck& c) {
  const int32_t value = c.call.i32(0);
  if (value >= -1 && value <= 255) return true;
  return c.checker.report(Checker::Library, c.checker.say<Say::GivenNoCharacter>(c.name, value));
}
template <class T>
bool magnitude(LibraryCheck& c) {
  const auto value = T(c.at(0));
  return value != std::numeric_limits<T>::min() ||
         c.checker.report(Checker::Overflow, c.checker.say<Say::NoMagnitude>(value, c.name));
}
bool mark(LibraryCheck& c) { return c.writes(0, sizeof(uint64_t)); }
bool jump(LibraryCheck& c) { return c.reads(0, sizeof(uint64_t)); }
/// sprintf.
bool printText(LibraryCheck& c) {
  return c.writes(0, 1) && c.format(1) && c.fitsResult(1, UINT64_MAX);
}

const std::unordered_map<std::string_view, Rule> kRules = {
    {"puts", oneText},
    {"fputs", [](LibraryCheck& c) { return c.text(0) && c.file(1); }},
    {"fputc", fileSecond},
    {"putc", fileSecond},
    {"fgetc", fileFirst},
    {"getc", fileFirst},
    {"ungetc", fileSecond},
    {"fclose", fileFirst},
    {"feof", fileFirst},
    {"ferror", fileFirst},
    {"rewind", fileFirst},
    {"pclose", fileFirst},
    {"fseek", fileFirst},
    {"ftell", fileFirst},
    {"fseeko", fileFirst},
    {"ftello", fileFirst},
    {"fflush", [](LibraryCheck& c) { return c.file(0, true); }},
    {"perror", textOrNull},
    {"system", textOrNull},
    {"printf", printFormat},
    {"putf", printFormat},
    {"fprintf", [](LibraryCheck& c) { return c.file(0) && c.format(1); }},
    {"sprintf", printText},
    {"snprintf", [](LibraryCheck& c) { return c.format(2) && c.fitsResult(2, c.at(1)); }},
    {"scanf", scanInput},
    {"fscanf", scanFile},
    {"sscanf", scanText},
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
    {"popen", twoTexts},
    {"strcmp", twoTexts},
    {"strcasecmp", twoTexts},
    {"strcoll", twoTexts},
    {"strstr", twoTexts},
    {"strspn", twoTexts},
    {"strcspn", twoTexts},
    {"strpbrk", twoTexts},
    {"strncmp", someOfTwoTexts},
    {"strncasecmp", someOfTwoTexts},
    {"strtok", [](LibraryCheck& c) { return c.token(); }},
    {"strtok_r", tokenOfOwn},
    {"__strtok_r", tokenOfOwn},
    {"strsep",
     [](LibraryCheck& c) {
       if (!c.reads(0, 8)) return false;
       const auto text = c.call.read<uint64_t>(c.at(0));
       return !text || c.token(text, 0, false);
     }},
    {"strnlen", startOfText},
    {"strndup", startOfText},
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
    {"memchr", [](LibraryCheck& c) { return c.findsByte(); }},
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
    {"setjmp", mark},
    {"_setjmp", mark},
    {"sigsetjmp", mark},
    {"__sigsetjmp", mark},
    {"longjmp", jump},
    {"_longjmp", jump},
    {"siglongjmp", jump},
    {"__longjmp_chk", jump},
    {"putarray", printedArray},
    {"putfarray", printedArray},
    {"free", [](LibraryCheck& c) { return c.frees(); }},
    {"realloc", [](LibraryCheck& c) { return c.frees(); }},
    {"reallocarray", [](LibraryCheck& c) { return c.frees(); }},
    {"abs", magnitude<int32_t>},
    {"labs", magnitude<int64_t>},
    {"llabs", magnitude<int64_t>},
    {"imaxabs", magnitude<int64_t>},
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

bool isResize(std::string_view name) { return name == "realloc" || name == "reallocarray"; }

/// Whether the function may write to what its argument `i` points to.
bool mayWriteTo(std::string_view name, size_t i) {
  const LibraryFunction* row = findLibraryFunction(uncheckedName(name));
  if (!row) row = findSysyFunction(name);
  if (!row) return true;
  if (row->isKnown() && !(row->memory & mem::WriteArgs)) return false;
  const bool isVariadic = row->type.ends_with('.');
  if (i + 1 >= row->type.size() - isVariadic) return !isVariadic;
  return row->type[i + 1] != 'S' && row->type[i + 1] != 'P';
}

}  // namespace

bool Checker::beforeHost(const Callee& callee, const CallSite& site, const uint64_t* fp,
                         HostCall& call) {
  LibraryCheck check(*this, callee, site, fp, call);
  if (callee.function->intrinsic == Intrinsic::None && !check.numbers()) return false;
  scanned_.clear();
  blockBefore_ = check.name == "free" || isResize(check.name) ? check.object(0) : 0;
  auto rule = kRules.find(check.name);
  return rule == kRules.end() || rule->second(check);
}

bool Checker::mayReadArray(uint64_t address, uint64_t size) {
  const Object& array = objects_[objectOf(address, 0)];
  const uint64_t left = array.base + array.size - address;
  if (!array.base || size <= left) return true;
  report(GetArray, say<Say::ReadsTooMany>(size / 4, describe(array), left / 4), notesOf(array));
  return false;
}

bool Checker::tooLong(uint64_t elements) {
  report(ArrayLength, say<Say::LargeArray>(elements));
  return false;
}

bool Checker::misused(std::string_view name, Say what) {
  report(Library, say<Say::Given>(name, said(what)));
  return false;
}

bool Checker::endless(const std::vector<RunFrame>& calls) {
  std::string cycle;
  for (const RunFrame& frame : calls) {
    cycle = cycle.empty() ? fmt::format("'{}'", frame.function->name)
                          : say<Say::CalledBy>(cycle, frame.function->name);
    if (&frame != &calls[0] && frame.function == calls[0].function) break;
  }
  report(Recursion, say<Say::EndlessCalls>(frames_.size(), cycle));
  return false;
}

bool Checker::afterHost(const Callee& callee, const CallSite& site, uint64_t* fp, uint32_t a) {
  const std::string_view name = nameInC(callee.function->name);
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
                say<Say::WritesTooMuch>(name, bytesText(size), describe(objects_[id]), left),
                notesOf(objects_[id])))
      return false;
  }

  if (isScan) {
  } else if (name == "free" || isResize(name)) {
    if (const uint64_t base = objects_[blockBefore_].base;
        blockBefore_ && !interp_.heap.isBlock(base)) {
      if (name != "free" && result)
        copyMemory(result, base,
                   std::min(objects_[blockBefore_].size, objects_[ownerAt(result)].size));
      end(blockBefore_, interp_.currentLoc());
    }
  } else if (name == "calloc" || name == "strdup" || name == "strndup") {
    if (result) setMemory(result, objects_[ownerAt(result)].size, false);
  } else if (name == "qsort") {
    const uint64_t size = *argument(1) * *argument(2);
    if (space_.at(*argument(0), size)) setMemory(*argument(0), size, false);
  } else if (name == "memcpy" || name == "memmove" || name == "mempcpy") {
    const uint64_t size = *argument(2);
    if (argument(0) != fp + a && space_.at(*argument(0), size) && space_.at(*argument(1), size))
      copyMemory(*argument(0), *argument(1), size);
    else if (space_.at(result, size))
      setMemory(result, size, false);
  } else {
    const bool isLine = name == "getline" || name == "getdelim" || name == "__getdelim";
    const char* line = isLine && int64_t(result) > 0 ? space_.at(*argument(0), 8) : nullptr;
    if (line) {
      uint64_t block;
      std::memcpy(&block, line, sizeof block);
      setMemory(block, result + 1, false);
    }
    // What it may have written is set.
    for (size_t i = 0; i < site.args.size(); ++i) {
      const uint64_t address = *argument(i);
      if (site.inst->arg(uint32_t(i))->type->kind != TypeKind::Ptr || !isMemory(address)) continue;
      if (!mayWriteTo(name, i)) continue;
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
