// printf, scanf and their kin in the interpreter: the format is followed one conversion at a time,
// with arguments of the call or of a va_list of the program's.
#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "interp/library/format.h"
#include "interp/library/host.h"

namespace minic::interp {

namespace {

struct FormatValue {
  uint64_t bits = 0;  // of an integer, a pointer or a double
  WideFloat wide;
};

/// The arguments of a format, one after the other or by number.
class FormatArgs {
 public:
  /// Those of the call from number `first` on.
  FormatArgs(const HostCall& call, uint32_t first) : call_(call), next_(first) {}
  /// Those of the va_list that is argument `list` of the call.
  static FormatArgs ofList(const HostCall& call, uint32_t list) {
    FormatArgs arguments(call, list);
    arguments.list_ = call.args[list];
    return arguments;
  }

  /// The kinds of the arguments that are asked for by number; others are words.
  void setKinds(std::vector<ArgumentKind> kinds) { kinds_ = std::move(kinds); }

  /// The one with that number, from 1; the next one for 0. False: there is none.
  bool take(uint32_t number, ArgumentKind kind, FormatValue& value) {
    if (number == 0) return takeNext(kind, value);
    if (number > kMaxArguments) return false;
    while (numbered_.size() < number) {
      size_t i = numbered_.size();
      if (!takeNext(i < kinds_.size() ? kinds_[i] : ArgumentKind::Word, numbered_.emplace_back()))
        return false;
    }
    value = numbered_[number - 1];
    return true;
  }

 private:
  bool takeNext(ArgumentKind kind, FormatValue& value) {
    if (kind == ArgumentKind::LongDouble) return takeLongDouble(value.wide);
    return takeWord(kind == ArgumentKind::Float, value.bits);
  }

  bool takeWord(bool isFloat, uint64_t& bits) {
    if (!list_) {
      if (next_ >= call_.count) return false;
      bits = call_.args[next_++];
      return true;
    }
    const ArgumentRules& rules = call_.interp.rules();
    if (rules.vaListIsPointer) {
      bits = read<uint64_t>(list_);
      list_ += 8;
      return true;
    }
    auto offset = read<uint32_t>(list_ + 4 * isFloat);
    if (offset < (isFloat ? rules.savedEnd() : rules.savedFloats())) {
      bits = read<uint64_t>(read<uint64_t>(list_ + 16) + offset);
      write(list_ + 4 * isFloat, offset + (isFloat ? 16 : 8));
    } else {
      auto at = read<uint64_t>(list_ + 8);
      bits = read<uint64_t>(at);
      write(list_ + 8, at + 8);
    }
    return true;
  }

  bool takeLongDouble(WideFloat& number) {
    bool hasAddress = isX87(call_);
    if (!list_) {
      if (!hasAddress) next_ += next_ % 2;  // it begins at an even register
      if (next_ + !hasAddress >= call_.count) return false;
      number = interp::takeLongDouble(call_, next_);
      return true;
    }
    uint64_t next = hasAddress ? read<uint64_t>(list_ + 8) : list_;
    next = (next + 15) & ~uint64_t(15);
    number = readLongDouble(call_, next);
    next += 16;
    if (hasAddress)
      write(list_ + 8, next);
    else
      list_ = next;
    return true;
  }

  template <class T>
  T read(uint64_t address) const {
    return call_.read<T>(address);
  }
  template <class T>
  void write(uint64_t address, T value) const {
    call_.write(address, value);
  }

  const HostCall& call_;
  uint32_t next_;
  uint64_t list_ = 0;  // SysV: the address of the va_list; else of the next argument
  std::vector<ArgumentKind> kinds_;
  std::vector<FormatValue> numbered_;  // those that were read for a number
};

/// What a format with numbers wants of each argument.
std::vector<ArgumentKind> kindsOfNumbered(const char* at) {
  std::vector<ArgumentKind> kinds;
  auto note = [&](uint32_t number, ArgumentKind kind) {
    if (number == 0 || number > kMaxArguments) return;
    if (kinds.size() < number) kinds.resize(number);
    kinds[number - 1] = kind;
  };
  while ((at = std::strchr(at, '%'))) {
    Conversion c = readConversion(++at);
    note(c.width.argument, ArgumentKind::Word);
    note(c.precision.argument, ArgumentKind::Word);
    if (c.kind != '%') note(c.argument, c.argumentKind());
  }
  return kinds;
}

void append(std::string& text, const std::string& spec, auto argument) {
  char few[128];
  int n = std::snprintf(few, sizeof few, spec.c_str(), argument);
  if (n < 0) return;
  if (size_t(n) < sizeof few) {
    text.append(few, size_t(n));
    return;
  }
  size_t old = text.size();
  text.resize(old + size_t(n) + 1);
  std::snprintf(text.data() + old, size_t(n) + 1, spec.c_str(), argument);
  text.pop_back();
}

/// Appends an argument as the conversion `kind` with these flags, width, precision and length says.
void convert(std::string& text, const HostCall& c, std::string spec, std::string_view length,
             char kind, uint64_t value) {
  auto add = [&](auto argument) { append(text, spec, argument); };
  if (std::strchr("diuxXo", kind)) {
    bool isSigned = kind == 'd' || kind == 'i';
    if (length == "hh")
      value = isSigned ? uint64_t(int64_t(int8_t(value))) : uint8_t(value);
    else if (length == "h")
      value = isSigned ? uint64_t(int64_t(int16_t(value))) : uint16_t(value);
    else if (length.empty())
      value = isSigned ? uint64_t(int64_t(int32_t(value))) : uint32_t(value);
    spec.append("ll").push_back(kind);
    return add(static_cast<long long>(value));
  }
  bool isPlain = spec == "%";
  spec += kind;
  if (std::strchr("eEfFgGaA", kind)) {
    add(std::bit_cast<double>(value));
  } else if (kind == 'c' && isPlain) {
    text += char(value);  // also a zero
  } else if (kind == 'c') {
    add(int(value));
  } else if (kind == 's') {
    add(value ? c.space().need(value, 1) : "(null)");
  } else if (kind == 'p') {
    spec.pop_back();
    if (value)
      append(text, spec.insert(1, "#") + "llx", static_cast<unsigned long long>(value));
    else
      append(text, spec + 's', "(nil)");
  } else if (kind == 'n') {
    c.write(value, int32_t(text.size()));
  } else {
    text += spec;
  }
}

/// Follows the format, one conversion at a time; returns false after failing the run.
bool formatInto(std::string& text, HostCall& c, const char* at, FormatArgs arguments) {
  if (std::strchr(at, '$')) arguments.setKinds(kindsOfNumbered(at));
  auto missing = [&] { return c.interp.fail(139, Msg::RunPrintfArguments); };
  FormatValue value;
  while (*at) {
    const char* percent = at;
    while (*percent && *percent != '%') ++percent;
    text.append(at, size_t(percent - at));
    at = percent;
    if (!*at) break;
    Conversion conversion = readConversion(++at);
    std::string spec = "%" + conversion.flags;
    auto evaluate = [&](Conversion::Field& field) {
      if (!field.isArgument) return true;
      if (!arguments.take(field.argument, ArgumentKind::Word, value)) return false;
      field.digits = std::to_string(int32_t(value.bits));
      return true;
    };
    if (!evaluate(conversion.width) || !evaluate(conversion.precision)) return missing();
    spec += conversion.width.digits;
    // A negative precision is as if there were none.
    if (conversion.hasPrecision && !conversion.precision.digits.starts_with('-'))
      spec += "." + conversion.precision.digits;
    char kind = conversion.kind;
    if (!kind) break;
    ArgumentKind argumentKind = conversion.argumentKind();
    if (kind == '%') {
      text += '%';
    } else if (!arguments.take(conversion.argument, argumentKind, value)) {
      return missing();
    } else if (argumentKind == ArgumentKind::LongDouble) {
      // What fills its format's digits is written as the host writes its own format.
      double narrow = value.wide.toDouble();
      bool isShort = value.wide.toHost() == narrow && (kind == 'a' || kind == 'A');
      if (isShort && !isX87(c))
        append(text, spec + kind, narrow);
      else
        append(text, spec.append("L") + kind, value.wide.toHost());
    } else {
      convert(text, c, spec, conversion.length, kind, value.bits);
    }
  }
  return true;
}

void printTo(HostCall& c, FILE* file, uint32_t formatArg, FormatArgs arguments) {
  std::string text;
  if (!formatInto(text, c, c.pointer(formatArg), arguments)) return;
  if (file == c.interp.options().err) std::fflush(c.interp.options().out);
  std::fwrite(text.data(), 1, text.size(), file);
  c.set(int32_t(text.size()));
}

void printToMemory(HostCall& c, uint32_t formatArg, uint64_t room, FormatArgs arguments) {
  std::string text;
  if (!formatInto(text, c, c.pointer(formatArg), arguments)) return;
  if (room) {
    size_t n = std::min<uint64_t>(text.size(), room - 1);
    char* to = c.pointer(0, n + 1);
    std::memcpy(to, text.data(), n);
    to[n] = 0;
  }
  c.set(int32_t(text.size()));
}

/// The same where the object is known to have `size` bytes, as in __sprintf_chk.
void printToObject(HostCall& c, uint32_t formatArg, uint64_t room, uint64_t size,
                   FormatArgs arguments) {
  bool isBounded = room != UINT64_MAX;
  if (!isBounded || room <= size) printToMemory(c, formatArg, std::min(room, size), arguments);
  if (isBounded ? room > size : c.result >= size) c.interp.fail(134, Msg::RunBufferOverflow);
}

/// scanf, one directive of the format at a time.
void scanFrom(HostCall& c, FILE* file, uint32_t formatArg, FormatArgs arguments) {
  const char* at = c.pointer(formatArg);
  FormatValue target;
  int32_t assigned = 0;
  int64_t readBefore = 0;
  if (file == c.interp.options().in) std::fflush(c.interp.options().out);
  while (*at) {
    std::string piece;
    bool stores = false;
    uint32_t position = 0;
    bool isLongDouble = false;
    while (*at && *at != '%') piece += *at++;
    if (piece.empty()) {
      const ScanConversion conversion = readScanConversion(++at);
      if (!conversion.kind) break;
      position = conversion.argument;
      stores = conversion.stores();
      isLongDouble = conversion.length == "L" && isFloatConversion(conversion.kind);
      piece = conversion.text;
    }
    // A %n after it gives the position: a directive that matched nothing ends the scan.
    bool counts = !piece.empty() && piece.back() == 'n' && stores;
    int consumed = -1;
    int got = 0;
    std::string probe = piece + "%n";
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    if (counts) {
      if (!arguments.take(position, ArgumentKind::Word, target)) break;
      c.write(target.bits, int32_t(readBefore));
      continue;
    }
    if (stores) {
      if (!arguments.take(position, ArgumentKind::Word, target)) {
        c.interp.fail(139, Msg::RunScanfArguments);
        return;
      }
      long double value;
      got = std::fscanf(file, probe.c_str(),
                        isLongDouble ? static_cast<void*>(&value) : c.space().need(target.bits, 1),
                        &consumed);
      if (isLongDouble && got > 0) writeLongDouble(c, target.bits, WideFloat::ofHost(value));
    } else {
      got = std::fscanf(file, probe.c_str(), &consumed);
    }
#pragma GCC diagnostic pop
    if (got > 0) assigned += got;
    if (consumed < 0) {
      if (got == EOF && assigned == 0) assigned = EOF;
      break;
    }
    readBefore += consumed;
  }
  c.set(assigned);
}

void scanMemory(HostCall& c, FormatArgs arguments) {
  const char* text = c.pointer(0);
  size_t length = std::strlen(text);
  FILE* file = length ? fmemopen(c.pointer(0), length, "r") : nullptr;
  if (!file) return c.set(int32_t(EOF));
  scanFrom(c, file, 1, arguments);
  std::fclose(file);
}

/// A function and the one that takes a va_list; `args` of them are named.
#define BOTH(name, args, action, ...)                      \
  F(name, args, action(__VA_ARGS__, FormatArgs(c, args))), \
      F(v##name, args + 1, action(__VA_ARGS__, FormatArgs::ofList(c, args)))
/// The same with a flag and perhaps the size of the object, for -D_FORTIFY_SOURCE.
#define CHECKED(name, args, action, ...)                             \
  F(__##name##_chk, args, action(__VA_ARGS__, FormatArgs(c, args))), \
      F(__v##name##_chk, args + 1, action(__VA_ARGS__, FormatArgs::ofList(c, args)))

const HostEntry kStdioFunctions[] = {
    BOTH(printf, 1, printTo, c, out(c), 0),
    BOTH(fprintf, 2, printTo, c, fileArg(c, 0), 1),
    BOTH(sprintf, 2, printToMemory, c, 1, UINT64_MAX),
    BOTH(snprintf, 3, printToMemory, c, 2, c.args[1]),
    CHECKED(printf, 2, printTo, c, out(c), 1),
    CHECKED(fprintf, 3, printTo, c, fileArg(c, 0), 2),
    CHECKED(sprintf, 4, printToObject, c, 3, UINT64_MAX, c.args[2]),
    CHECKED(snprintf, 5, printToObject, c, 4, c.args[1], c.args[3]),
    BOTH(scanf, 1, scanFrom, c, in(c), 0),
    BOTH(fscanf, 2, scanFrom, c, fileArg(c, 0), 1),
    BOTH(sscanf, 2, scanMemory, c),
};

#undef BOTH
#undef CHECKED

}  // namespace

void hostPrintf(HostCall& call) { printTo(call, out(call), 0, FormatArgs(call, 1)); }

int64_t formattedLength(HostCall& call, uint32_t format) {
  std::string text;
  return formatInto(text, call, call.pointer(format), FormatArgs(call, format + 1))
             ? int64_t(text.size())
             : -1;
}

std::span<const HostEntry> stdioFunctions() { return kStdioFunctions; }

}  // namespace minic::interp
