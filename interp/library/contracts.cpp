// What library functions want of their arguments, for the checking interpreter: texts with a zero
// at their end, room for what they write, bytes that are set, formats that fit.
#include <fmt/format.h>
#include <limits>
#include <unordered_map>

#include "interp/checker.h"
#include "interp/library/format.h"
#include "interp/library/library.h"
#include "ir/library.h"
#include "support/check.h"

namespace minic::interp {

/// One call. The functions return false if the run is to end.
class LibraryCheck {
 public:
  LibraryCheck(CheckedMemory& memory, std::vector<Checker::Scanned>& scanned, const Callee& callee,
               const CallSite& site, const uint64_t* fp, HostCall& call)
      : memory(memory),
        reports(memory.reports),
        call(call),
        name(nameInC(callee.function->name)),
        scanned_(scanned),
        site_(site),
        fp_(fp) {}

  CheckedMemory& memory;
  Reports& reports;
  HostCall& call;
  const std::string_view name;

  uint64_t at(uint32_t i) const { return call.args[i]; }
  uint32_t count() const { return call.count; }
  uint64_t* slot(uint32_t i) const { return const_cast<uint64_t*>(fp_) + site_.args[i]; }
  uint32_t object(uint32_t i) const {
    return memory.objects.objectOf(at(i), memory.shadow.word(slot(i)));
  }

  /// Every number and pointer is set.
  bool numbers() {
    for (uint32_t i = 0; i < count(); ++i)
      if (memory.shadow.unset(slot(i)) &&
          !memory.reportUnset(memory.shadow.word(slot(i)),
                              reports.say<Say::ArgumentOf>(i + 1, name)))
        return false;
    return true;
  }

  /// The object of argument i has `size` bytes from there on.
  bool room(uint32_t i, uint64_t size, bool isWrite) {
    if (!size) return true;
    const uint64_t address = at(i);
    if (address < Space::kFirst)
      return reports.report(Reports::Null, reports.say<Say::GivenNull>(name));
    const uint32_t id = object(i);
    if (!id && address < memory.space.stack() && address >= memory.space.globals()) return true;
    const Object& to = memory.objects[id];
    if (!id || !to.isLive || to.isOlder(address) || (isWrite && to.isConst))
      return memory.access(address, memory.shadow.word(slot(i)), 1, isWrite, nullptr);
    const uint64_t offset = address - to.base;
    if (offset <= to.size && size <= to.size - offset) return true;
    const uint64_t left = offset <= to.size ? to.size - offset : 0;
    return reports.report(Reports::Library,
                          isWrite ? reports.say<Say::WritesTooMuch>(name, reports.bytesText(size),
                                                                    reports.describe(to), left)
                                  : reports.say<Say::ReadsTooMuch>(name, reports.bytesText(size),
                                                                   reports.describe(to), left),
                          reports.notesOf(to));
  }

  bool misused(Say what) {
    reports.report(Reports::Library, reports.say<Say::Given>(name, reports.said(what)));
    return false;
  }

  /// Argument i is an open file, or null if that may be.
  bool file(uint32_t i, bool mayBeNull = false) {
    if (!at(i))
      return mayBeNull || reports.report(Reports::Null, reports.say<Say::GivenNull>(name));
    return call.interp.openFiles.contains(at(i)) || misused(Say::ClosedFile);
  }

  /// They are set, too.
  bool reads(uint32_t i, uint64_t size) { return room(i, size, false) && isSet(i, size); }
  bool isSet(uint32_t i, uint64_t size) {
    for (uint64_t n = 0; n < size && memory.shadow.isMemory(at(i) + n); ++n)
      if (*memory.shadow.unsetAt(at(i) + n))
        return memory.reportUnset(memory.originAt(at(i) + n, nullptr),
                                  reports.say<Say::WhatIsRead>(name));
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
    const Object& from = memory.objects[id];
    uint64_t bound = id ? from.base + from.size - address : UINT64_MAX;
    for (;; ++length) {
      if (length == most) return true;
      if (length == bound)
        return reports.report(Reports::String,
                              reports.say<Say::NoZero>(name, reports.describe(from)),
                              reports.notesOf(from));
      const char* byte = memory.space.at(address + length, 1);
      if (!byte) return true;
      if (*memory.shadow.unsetAt(address + length))
        return memory.reportUnset(memory.originAt(address + length, nullptr),
                                  reports.say<Say::WhatIsRead>(name));
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
    const uint32_t id = memory.objects.objectOf(address, word);
    if (!text(1) || !memory.access(address, word, 1, false, nullptr) ||
        !textAt(address, id, length))
      return false;
    const char *start = memory.space.at(address, 1), *ends = memory.space.at(at(1), 1);
    if (!start || !ends) return true;
    const char* end = start + (passes ? std::strspn(start, ends) : 0);
    end += std::strcspn(end, ends);
    return !*end || memory.access(memory.space.addressOf(end), word, 1, true, nullptr);
  }
  /// memchr, which reads no further than to the byte that it finds.
  bool findsByte() {
    uint64_t size = at(2);
    if (!size || !room(0, 1, false)) return !size;
    const Object& from = memory.objects[object(0)];
    const uint64_t most = std::min(size, from.base + from.size - at(0));
    if (const char* bytes = memory.space.at(at(0), most))
      if (const void* found = std::memchr(bytes, call.i32(1), most))
        size = uint64_t(static_cast<const char*>(found) - bytes) + 1;
    return reads(0, size);
  }
  /// strtok, which keeps the rest of the text at `rest`; 0: where the library keeps it.
  bool token(uint64_t rest = 0) {
    if (at(0)) return token(at(0), memory.shadow.word(slot(0)), true);
    const auto next = call.read<uint64_t>(rest ? rest : call.interp.tokenRest());
    return next ? token(next, 0, true) : misused(Say::NoTextBefore);
  }

  bool apart(uint32_t to, uint64_t size, uint32_t from, uint64_t fromSize) {
    const uint64_t a = at(to), b = at(from);
    if (!size || !fromSize || a >= b + fromSize || b >= a + size) return true;
    return reports.report(Reports::Overlap, reports.say<Say::CopiesOverlap>(name));
  }

  /// strcpy and strcat with `skipped` bytes before.
  bool copies(uint64_t skipped, uint64_t most = UINT64_MAX) {
    uint64_t length;
    if (!text(1, length, most)) return false;
    return writes(0, skipped + length + 1) && apart(0, skipped + length + 1, 1, length + 1);
  }

  /// The call keeps its contract (support/c_library.def).
  bool keeps(std::string_view contract);

  bool format(uint32_t at);
  /// What the format `f` gives fits into argument 0, which may be given at most `most` bytes.
  bool fitsResult(uint32_t f, uint64_t most) {
    const int64_t length = formattedLength(call, f);
    return length < 0 || writes(0, std::min(most, uint64_t(length) + 1));
  }
  bool scan(uint32_t at);
  bool frees();
  /// The bytes that the end of a clause names: `,3`, `,2*3`, `=8` or `=T`.
  uint64_t amount(std::string_view text) const;

 private:
  bool keepsClause(std::string_view clause);
  bool isCharacter(uint32_t i);
  bool hasMagnitude(uint32_t i);
  /// As a size: a negative int is none.
  uint64_t size(uint32_t i) const {
    return call.type(i)->isInt(32) ? uint64_t(std::max(call.i32(i), 0)) : at(i);
  }

  uint32_t format_ = 0;  // the argument of the last format of printf
  /// Of argument i.
  std::string_view typeName(uint32_t i) const;
  bool fits(uint32_t i, std::string_view length, char kind, std::string_view text);
  bool assigns(uint32_t i, const ScanConversion& conversion);

  std::vector<Checker::Scanned>& scanned_;
  const CallSite& site_;
  const uint64_t* fp_;
};

// ---- formats

std::string_view LibraryCheck::typeName(uint32_t i) const {
  const Type* type = call.type(i);
  if (type->kind == TypeKind::Ptr) return reports.said(Say::APointer);
  if (type->isAnyFloat()) return reports.said(Say::ADouble);
  return reports.said(type->bits == 64 ? Say::ALong : Say::AnInt);
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
         reports.report(Reports::Format, reports.say<Say::GivenFor>(name, typeName(i), text));
}

/// printf and its kin, whose format is argument `f`.
bool LibraryCheck::format(uint32_t f) {
  if (!text(f)) return false;
  const char* at = memory.space.at(this->at(f), 1);
  if (!at) return true;
  uint32_t next = f + 1;
  auto missing = [&](std::string_view spec) {
    return reports.report(Reports::Format, reports.say<Say::NothingFor>(name, spec));
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
  const char* at = memory.space.at(this->at(f), 1);
  if (!at) return true;
  uint32_t next = f + 1;
  while ((at = std::strchr(at, '%'))) {
    const ScanConversion conversion = readScanConversion(++at);
    if (!conversion.kind || conversion.argument) return true;
    if (!conversion.stores()) continue;
    if (next >= count())
      return reports.report(Reports::Format, reports.say<Say::NothingFor>(name, conversion.text));
    if (call.type(next)->kind != TypeKind::Ptr)
      return reports.report(
          Reports::Format, reports.say<Say::GivenNoPointer>(name, typeName(next), conversion.text));
    if (!assigns(next, conversion)) return false;
    scanned_.push_back({next, conversion.kind});
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
  const Object& to = memory.objects[object(i)];
  const Type* type = nullptr;  // of the variable
  if (to.value && to.value->is(Op::Alloca) && at(i) == to.base)
    type = static_cast<const Inst*>(to.value)->typeArg;
  if (type && type->isScalar() &&
      (type->isAnyFloat() != isFloatConversion(conversion.kind) || type->size != size))
    return reports.report(Reports::Format,
                          reports.say<Say::StoresOther>(name, reports.bytesText(size),
                                                        conversion.text, reports.describe(to)),
                          reports.notesOf(to));
  return writes(i, size);
}

bool LibraryCheck::frees() {
  if (!at(0)) return true;
  const uint32_t id = object(0);
  const Object& block = memory.objects[id];
  if (id && block.kind == Object::Heap && block.isLive && block.base == at(0)) return true;
  if (id && block.kind == Object::Heap && !block.isLive) {
    reports.report(Reports::DoubleFree,
                   reports.say<Say::FreedBefore>(name, reports.describe(block)),
                   reports.notesOf(block));
    return false;
  }
  reports.report(Reports::BadFree,
                 id && block.kind == Object::Heap
                     ? reports.say<Say::FreedInside>(name, reports.bytesText(at(0) - block.base))
                 : id ? reports.say<Say::FreedObject>(name, reports.describe(block))
                      : reports.say<Say::FreedAddress>(name),
                 reports.notesOf(block));
  return false;
}

// ---- rules

namespace {

using Rule = bool (*)(LibraryCheck&);
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
bool separate(LibraryCheck& c) {
  if (!c.reads(0, 8)) return false;
  const auto text = c.call.read<uint64_t>(c.at(0));
  return !text || c.token(text, 0, false);
}
bool printedArray(LibraryCheck& c) {
  return c.call.i32(0) <= 0 || c.reads(1, uint64_t(c.call.i32(0)) * 4);
}

/// The rules that contracts name.
constexpr std::pair<std::string_view, Rule> kRules[] = {
    {"@copy", [](LibraryCheck& c) { return c.copies(0); }},
    {"@copy-some", copySome},
    {"@append", appendText},
    {"@append-some", appendSome},
    {"@token", [](LibraryCheck& c) { return c.token(); }},
    {"@token-of-own", tokenOfOwn},
    {"@separate", separate},
    {"@find-byte", [](LibraryCheck& c) { return c.findsByte(); }},
    {"@free", [](LibraryCheck& c) { return c.frees(); }},
    {"@array", printedArray},
};

/// The contracts of functions that have no row in the C library's table.
constexpr std::pair<std::string_view, std::string_view> kOthers[] = {
    {"setjmp", "w1=8"},        {"_setjmp", "w1=8"},  {"sigsetjmp", "w1=8"},
    {"__sigsetjmp", "w1=8"},   {"_longjmp", "r1=8"}, {"siglongjmp", "r1=8"},
    {"__longjmp_chk", "r1=8"}, {"putf", "p1"},       {"putarray", "@array"},
    {"putfarray", "@array"},
};

std::string_view contractOf(std::string_view name) {
  for (auto [other, contract] : kOthers)
    if (other == name) return contract;
  const LibraryFunction* row = findLibraryFunction(name);
  if (row && row->contract == "=") row = findLibraryFunction(uncheckedName(name));
  return row ? row->contract : std::string_view();
}

}  // namespace

uint64_t LibraryCheck::amount(std::string_view text) const {
  if (text == "=T") return call.inst.type->isAnyFloat() ? call.inst.type->size : 16;
  if (text[0] == '=') return std::strtoull(text.data() + 1, nullptr, 10);
  uint64_t result = size(uint32_t(text[1] - '1'));
  if (text.size() > 2 && __builtin_mul_overflow(result, size(uint32_t(text[3] - '1')), &result))
    return UINT64_MAX / 2;
  return result;
}

bool LibraryCheck::isCharacter(uint32_t i) {
  const int32_t value = call.i32(i);
  if (value >= -1 && value <= 255) return true;
  return reports.report(Reports::Library, reports.say<Say::GivenNoCharacter>(name, value));
}

bool LibraryCheck::hasMagnitude(uint32_t i) {
  const bool isInt = call.type(i)->isInt(32);
  const int64_t value = isInt ? call.i32(i) : int64_t(at(i));
  return value != (isInt ? INT32_MIN : INT64_MIN) ||
         reports.report(Reports::Overflow, reports.say<Say::NoMagnitude>(value, name));
}

bool LibraryCheck::keepsClause(std::string_view clause) {
  if (clause[0] == '@') {
    for (auto [rule, keeps] : kRules)
      if (rule == clause) return keeps(*this);
    MINIC_UNREACHABLE("a contract names an unknown rule");
  }
  const bool mayBeNull = clause.ends_with('?');
  if (mayBeNull) clause.remove_suffix(1);
  if (clause.size() < 2) return true;
  const auto i = uint32_t(clause[1] - '1');
  const std::string_view rest = clause.substr(2);
  if (i >= count() || (mayBeNull && !at(i))) return true;
  switch (clause[0]) {
    case 't': {
      uint64_t length;
      return text(i, length, rest.empty() ? UINT64_MAX : amount(rest));
    }
    case 'f': return file(i);
    case 'r': return reads(i, amount(rest));
    case 'x': return room(i, amount(rest), false);
    case 'w': return writes(i, amount(rest));
    case 'a': {
      const auto other = uint32_t(rest[1] - '1');
      const uint64_t bytes = amount(rest.substr(2));
      return at(i) == at(other) || apart(i, bytes, other, bytes);
    }
    case 'c': return isCharacter(i);
    case 'm': return hasMagnitude(i);
    case 'p': return format(format_ = i);
    case 's': return scan(i);
    case 'F': return i == 0 && fitsResult(format_, rest.empty() ? UINT64_MAX : amount(rest));
    case 'R': return true;  // that is known afterwards
    default: MINIC_UNREACHABLE("an unknown clause of a contract");
  }
}

bool LibraryCheck::keeps(std::string_view contract) {
  while (!contract.empty()) {
    const size_t end = std::min(contract.find(' '), contract.size());
    if (!keepsClause(contract.substr(0, end))) return false;
    contract.remove_prefix(std::min(end + 1, contract.size()));
  }
  return true;
}

namespace {

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
  LibraryCheck check(memory_, scanned_, callee, site, fp, call);
  if (callee.function->intrinsic == Intrinsic::None && !check.numbers()) return false;
  scanned_.clear();
  blockBefore_ = check.name == "free" || isResize(check.name) ? check.object(0) : 0;
  return check.keeps(contractOf(check.name));
}

bool Checker::mayReadArray(uint64_t address, uint64_t size) {
  const Object& array = objects_[objects_.objectOf(address, 0)];
  const uint64_t left = array.base + array.size - address;
  if (!array.base || size <= left) return true;
  reports_.report(Reports::GetArray,
                  reports_.say<Say::ReadsTooMany>(size / 4, reports_.describe(array), left / 4),
                  reports_.notesOf(array));
  return false;
}

bool Checker::tooLong(uint64_t elements) {
  reports_.report(Reports::ArrayLength, reports_.say<Say::LargeArray>(elements));
  return false;
}

bool Checker::misused(std::string_view name, Say what) {
  reports_.report(Reports::Library, reports_.say<Say::Given>(name, reports_.said(what)));
  return false;
}

bool Checker::endless(const std::vector<RunFrame>& calls) {
  std::string cycle;
  for (const RunFrame& frame : calls) {
    cycle = cycle.empty() ? fmt::format("'{}'", frame.function->name)
                          : reports_.say<Say::CalledBy>(cycle, frame.function->name);
    if (&frame != &calls[0] && frame.function == calls[0].function) break;
  }
  reports_.report(Reports::Recursion, reports_.say<Say::EndlessCalls>(frames_.size(), cycle));
  return false;
}

/// The result of a call is set; if it is a pointer, it is one into the object.
static void setResult(ShadowMemory& shadow, const Type* type, uint64_t* at, uint64_t object) {
  shadow.unset(at) = 0;
  shadow.word(at) = object;
  if (type->size > 8 && !type->isAggregate()) {
    shadow.unset(at + 1) = shadow.word(at + 1) = 0;
  } else if (type->isAggregate()) {
    for (uint32_t i = 0; i < wordsOf(type); ++i) shadow.unset(at + i) = shadow.word(at + i) = 0;
  }
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
    const uint32_t id = objects_.objectOf(*argument(i), shadow_.word(argument(i)));
    if (id && result - objects_[id].base <= objects_[id].size && objects_[id].isLive) object = id;
  }
  if (type->kind == TypeKind::Ptr && !object) object = objects_.objectOf(result, 0);

  const bool isScan = name.find("scanf") != name.npos;
  auto assigned = int32_t(result);
  for (const Scanned& scanned : scanned_) {
    if (scanned.kind != 'n' && assigned-- <= 0) continue;
    const uint64_t address = *argument(scanned.argument);
    const uint32_t id = objects_.objectOf(address, shadow_.word(argument(scanned.argument)));
    if (!id || !objects_[id].isLive) continue;
    const uint64_t left = objects_[id].base + objects_[id].size - address;
    const bool isText = scanned.kind == 's' || scanned.kind == '[';
    const uint64_t size = isText ? memory_.space.text(address).size() + 1 : left;
    memory_.set(address, std::min(size, left), false);
    if (size > left &&
        !reports_.report(Reports::Library,
                         reports_.say<Say::WritesTooMuch>(name, reports_.bytesText(size),
                                                          reports_.describe(objects_[id]), left),
                         reports_.notesOf(objects_[id])))
      return false;
  }

  const std::string_view contract = contractOf(name);
  if (const size_t clause = contract.find('R'); clause != contract.npos && int32_t(result) > 0) {
    const auto i = size_t(contract[clause + 1] - '1');
    uint64_t size = uint64_t(uint32_t(result)) + 1;
    if (contract.size() > clause + 2) size = std::min(size, *argument(1));  // `R1,2`
    const uint64_t address = *argument(i);
    const Object& to = objects_[objects_.objectOf(address, shadow_.word(argument(i)))];
    if (const uint64_t left = to.base + to.size - address;
        to.base && size > left &&
        !reports_.report(Reports::Library,
                         reports_.say<Say::WritesTooMuch>(name, reports_.bytesText(size),
                                                          reports_.describe(to), left),
                         reports_.notesOf(to)))
      return false;
  }

  if (isScan) {
  } else if (name == "free" || isResize(name)) {
    if (const uint64_t base = objects_[blockBefore_].base;
        blockBefore_ && !interp_.heap.isBlock(base)) {
      if (name != "free" && result)
        memory_.copy(
            result, base,
            std::min(objects_[blockBefore_].size, objects_[objects_.ownerAt(result)].size));
      objects_.end(blockBefore_, interp_.currentLoc());
    }
  } else if (name == "calloc" || name == "strdup" || name == "strndup") {
    if (result) memory_.set(result, objects_[objects_.ownerAt(result)].size, false);
  } else if (name == "qsort") {
    const uint64_t size = *argument(1) * *argument(2);
    if (memory_.space.at(*argument(0), size)) memory_.set(*argument(0), size, false);
  } else if (name == "memcpy" || name == "memmove" || name == "mempcpy") {
    const uint64_t size = *argument(2);
    if (argument(0) != fp + a && memory_.space.at(*argument(0), size) &&
        memory_.space.at(*argument(1), size))
      memory_.copy(*argument(0), *argument(1), size);
    else if (memory_.space.at(result, size))
      memory_.set(result, size, false);
  } else {
    const bool isLine = name == "getline" || name == "getdelim" || name == "__getdelim";
    const char* line = isLine && int64_t(result) > 0 ? memory_.space.at(*argument(0), 8) : nullptr;
    if (line) {
      uint64_t block;
      std::memcpy(&block, line, sizeof block);
      memory_.set(block, result + 1, false);
    }
    // What it may have written is set.
    for (size_t i = 0; i < site.args.size(); ++i) {
      const uint64_t address = *argument(i);
      if (site.inst->arg(uint32_t(i))->type->kind != TypeKind::Ptr || !shadow_.isMemory(address))
        continue;
      if (!mayWriteTo(name, i)) continue;
      const uint32_t id = objects_.objectOf(address, shadow_.word(argument(i)));
      if (!id || !objects_[id].isLive) continue;
      uint64_t left = objects_[id].base + objects_[id].size - address;
      if (left > objects_[id].size) continue;
      if (name == "memset") left = std::min(left, *argument(2));
      if (name == "strcpy" || name == "strcat" || name == "sprintf" || name == "snprintf" ||
          name == "fgets")
        left = std::min<uint64_t>(left, memory_.space.text(address).size() + 1);
      if (callee.function->intrinsic != Intrinsic::None) left = std::min<uint64_t>(left, 16);
      if (!objects_[id].isConst) memory_.set(address, left, false);
    }
  }
  setResult(shadow_, type, fp + a, object);
  return true;
}

}  // namespace minic::interp
