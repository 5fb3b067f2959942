// The letters and the registers of inline assembly, by target. Operands get fixed registers: first
// what is named or tied, then the others in the order of the tables, in which registers that a call
// may change come first.
#include "target/assembly.h"

#include <algorithm>
#include <array>
#include <span>

namespace minic {

namespace {

using Names = std::array<std::string_view, 5>;

// The whole register first. What holds no operand comes after the others.
constexpr Names kX86Ints[] = {
    {"rax", "eax", "ax", "al", "ah"}, {"rcx", "ecx", "cx", "cl", "ch"},
    {"rdx", "edx", "dx", "dl", "dh"}, {"rsi", "esi", "si", "sil"},
    {"rdi", "edi", "di", "dil"},      {"r8", "r8d", "r8w", "r8b"},
    {"r9", "r9d", "r9w", "r9b"},      {"r10", "r10d", "r10w", "r10b"},
    {"r11", "r11d", "r11w", "r11b"},  {"rbx", "ebx", "bx", "bl", "bh"},
    {"r12", "r12d", "r12w", "r12b"},  {"r13", "r13d", "r13w", "r13b"},
    {"r14", "r14d", "r14w", "r14b"},  {"r15", "r15d", "r15w", "r15b"},
};
constexpr size_t kX86IntOperands = std::size(kX86Ints);
constexpr Names kX86Floats[] = {{"xmm0"},  {"xmm1"},  {"xmm2"},  {"xmm3"}, {"xmm4"},  {"xmm5"},
                                {"xmm6"},  {"xmm7"},  {"xmm8"},  {"xmm9"}, {"xmm10"}, {"xmm11"},
                                {"xmm12"}, {"xmm13"}, {"xmm14"}, {"xmm15"}};
constexpr size_t kX86FloatOperands = 14;  // the last two carry values between others
constexpr Names kRiscvInts[] = {
    {"a5", "x15"}, {"a4", "x14"}, {"a3", "x13"}, {"a2", "x12"}, {"a1", "x11"},  {"a0", "x10"},
    {"a6", "x16"}, {"a7", "x17"}, {"t1", "x6"},  {"t3", "x28"}, {"t4", "x29"},  {"t0", "x5"},
    {"t2", "x7"},  {"s1", "x9"},  {"s2", "x18"}, {"s3", "x19"}, {"s4", "x20"},  {"s5", "x21"},
    {"s6", "x22"}, {"s7", "x23"}, {"s8", "x24"}, {"s9", "x25"}, {"s10", "x26"}, {"s11", "x27"},
    {"t5", "x30"}, {"t6", "x31"}, {"ra", "x1"},
};
constexpr size_t kRiscvIntOperands = 24;
constexpr Names kRiscvFloats[] = {
    {"fa5", "f15"},  {"fa4", "f14"},  {"fa3", "f13"}, {"fa2", "f12"},  {"fa1", "f11"},
    {"fa0", "f10"},  {"fa6", "f16"},  {"fa7", "f17"}, {"ft0", "f0"},   {"ft1", "f1"},
    {"ft2", "f2"},   {"ft3", "f3"},   {"ft4", "f4"},  {"ft5", "f5"},   {"ft6", "f6"},
    {"ft7", "f7"},   {"ft8", "f28"},  {"ft9", "f29"}, {"fs0", "f8"},   {"fs1", "f9"},
    {"fs2", "f18"},  {"fs3", "f19"},  {"fs4", "f20"}, {"fs5", "f21"},  {"fs6", "f22"},
    {"fs7", "f23"},  {"fs8", "f24"},  {"fs9", "f25"}, {"fs10", "f26"}, {"fs11", "f27"},
    {"ft10", "f30"}, {"ft11", "f31"},
};
constexpr size_t kRiscvFloatOperands = 30;

struct RegisterFile {
  std::span<const Names> ints, floats;
  size_t intOperands, floatOperands;
};

RegisterFile registersOf(const TargetInfo& target) {
  if (&target == &kX86_64) return {kX86Ints, kX86Floats, kX86IntOperands, kX86FloatOperands};
  return {kRiscvInts, kRiscvFloats, kRiscvIntOperands, kRiscvFloatOperands};
}

/// The numbers that a letter allows.
struct Range {
  char letter;
  int64_t low, high;
};
constexpr Range kRanges[] = {{'i', INT64_MIN, INT64_MAX}, {'n', INT64_MIN, INT64_MAX}};
constexpr Range kX86Ranges[] = {{'I', 0, 31},
                                {'J', 0, 63},
                                {'K', -128, 127},
                                {'M', 0, 3},
                                {'N', 0, 255},
                                {'O', 0, 127},
                                {'e', INT32_MIN, INT32_MAX},
                                {'Z', 0, UINT32_MAX}};
constexpr Range kRiscvRanges[] = {{'I', -2048, 2047}, {'J', 0, 0}, {'K', 0, 31}};

bool readRange(std::span<const Range> ranges, char letter, AsmOperand& operand) {
  for (const Range& range : ranges) {
    if (range.letter != letter) continue;
    bool isFirst = operand.low > operand.high;
    operand.low = isFirst ? range.low : std::min(operand.low, range.low);
    operand.high = isFirst ? range.high : std::max(operand.high, range.high);
    return operand.isImmediate = true;
  }
  return false;
}

/// What the letter allows. False: it is unknown.
bool readLetter(const TargetInfo& target, char letter, AsmOperand& operand) {
  const bool isX86 = &target == &kX86_64;
  if (readRange(kRanges, letter, operand) ||
      readRange(isX86 ? std::span<const Range>(kX86Ranges) : kRiscvRanges, letter, operand))
    return true;
  if (letter == 's') return operand.isImmediate = true;
  if (letter == 'g' || letter == 'X') {
    operand.inMemory = true;
    return operand.inRegister = true;
  }
  auto isOneOf = [&](std::string_view letters) { return letters.find(letter) != letters.npos; };
  if (isOneOf(isX86 ? "moV" : "moVA")) return operand.inMemory = true;
  if (isOneOf(isX86 ? "xv" : "f")) return operand.inRegister = operand.isFloat = true;
  if (letter == 'r') return operand.inRegister = true;
  if (!isX86) return false;
  constexpr std::string_view kFixed = "abcdSD";
  constexpr std::string_view kFixedNames[] = {"rax", "rbx", "rcx", "rdx", "rsi", "rdi"};
  if (size_t at = kFixed.find(letter); at != kFixed.npos) {
    if (operand.reg.empty()) operand.reg = kFixedNames[at];
    return operand.inRegister = true;
  }
  operand.isByte |= letter == 'Q';
  return isOneOf("QqRl") && (operand.inRegister = true);
}

}  // namespace

AsmRegister findAsmRegister(const TargetInfo& target, std::string_view name) {
  if (name.starts_with('%')) name.remove_prefix(1);
  if (name == "fp") name = "s0";
  RegisterFile file = registersOf(target);
  for (bool isFloat : {false, true}) {
    std::span<const Names> all = isFloat ? file.floats : file.ints;
    for (size_t i = 0; i < all.size(); ++i)
      for (std::string_view known : all[i])
        if (!known.empty() && known == name)
          return {all[i][0], isFloat, i < (isFloat ? file.floatOperands : file.intOperands)};
  }
  return {};
}

std::optional<AsmOperand> readAsmConstraint(const TargetInfo& target, std::string_view text) {
  AsmOperand operand;
  if (text.starts_with("~{")) {
    operand.isClobber = true;
    AsmRegister found = findAsmRegister(target, text.substr(2, text.size() - 3));
    operand.reg = found.name;
    operand.isFloat = found.isFloat;
    return operand;
  }
  while (!text.empty()) {
    const char c = text[0];
    size_t length = 1;
    if (c == '=') {
      operand.isOutput = true;
    } else if (c == '+') {
      operand.isOutput = operand.isReadToo = true;
    } else if (c == '&') {
      operand.isEarly = true;
    } else if (c == '*' && text.size() > 1) {
      operand.isIndirect = true;
    } else if (c >= '0' && c <= '9') {
      operand.tied = c - '0';
      for (; length < text.size() && text[length] >= '0' && text[length] <= '9'; ++length)
        operand.tied = std::min(operand.tied * 10 + (text[length] - '0'), 1000);
      operand.inRegister = true;
    } else if (c == '{') {
      length = text.find('}');
      if (length == text.npos) return std::nullopt;
      AsmRegister found = findAsmRegister(target, text.substr(1, length - 1));
      if (!found.mayHoldOperand) return std::nullopt;
      operand.inRegister = true;
      operand.reg = found.name;
      operand.isFloat = found.isFloat;
      ++length;
    } else if (c != '%' && c != '?' && c != '!' && c != ',' && c != '|' &&
               !readLetter(target, c, operand)) {
      return std::nullopt;
    }
    text.remove_prefix(length);
  }
  if (!operand.inRegister && !operand.inMemory && !operand.isImmediate) return std::nullopt;
  if (operand.isOutput && (operand.tied >= 0 || (!operand.inRegister && !operand.inMemory)))
    return std::nullopt;
  return operand;
}

std::optional<std::vector<AsmOperand>> readAsmConstraints(const TargetInfo& target,
                                                          std::string_view text) {
  std::vector<AsmOperand> operands;
  int outputs = 0;
  while (!text.empty()) {
    size_t end = std::min(text.find(','), text.size());
    std::optional<AsmOperand> operand = readAsmConstraint(target, text.substr(0, end));
    if (!operand || operand->tied >= outputs) return std::nullopt;
    if (operand->tied >= 0) operand->isFloat = operands[size_t(operand->tied)].isFloat;
    outputs += operand->isOutput;
    operands.push_back(*operand);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return operands;
}

bool assignAsmRegisters(const TargetInfo& target, std::vector<AsmOperand>& operands) {
  RegisterFile file = registersOf(target);
  std::vector<std::string_view> read, written;  // registers with an input, with a result
  auto has = [](const std::vector<std::string_view>& set, std::string_view name) {
    return std::find(set.begin(), set.end(), name) != set.end();
  };
  bool fits = true;
  auto take = [&](const AsmOperand& operand, bool isRead, bool isWritten) {
    if (isRead) fits &= !has(read, operand.reg), read.push_back(operand.reg);
    if (isWritten) fits &= !has(written, operand.reg), written.push_back(operand.reg);
  };
  auto find = [&](AsmOperand& operand, bool isRead, bool isWritten) {
    std::span<const Names> all = operand.isFloat && !operand.isIndirect
                                     ? file.floats.first(file.floatOperands)
                                     : file.ints.first(file.intOperands);
    for (bool apart : {true, false})  // from inputs and results, if there is room for that
      for (const Names& names : all) {
        if (!operand.reg.empty() || (operand.isByte && !names[4].ends_with('h'))) continue;
        if ((isRead || apart) && has(read, names[0])) continue;
        if ((isWritten || apart) && has(written, names[0])) continue;
        operand.reg = names[0];
      }
    fits &= !operand.reg.empty();
    take(operand, isRead, isWritten);
  };
  for (AsmOperand& operand : operands)
    if (operand.isClobber && !operand.reg.empty()) {
      read.push_back(operand.reg);
      written.push_back(operand.reg);
    }
  std::vector<bool> isTied(operands.size()), isDone(operands.size());
  for (const AsmOperand& operand : operands)
    if (operand.tied >= 0) isTied[size_t(operand.tied)] = true;
  auto isWanted = [&](size_t i) {
    return !isDone[i] && !operands[i].isClobber && operands[i].tied < 0 &&
           (operands[i].inRegister || operands[i].isIndirect);
  };
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!isWanted(i) || operands[i].reg.empty()) continue;
    isDone[i] = true;
    const AsmOperand& operand = operands[i];
    take(operand, !operand.isOutput || operand.isEarly || isTied[i], operand.isOutput);
  }
  // Results that no input may share, then the inputs, then the other results.
  for (int round = 0; round < 3; ++round)
    for (size_t i = 0; i < operands.size(); ++i) {
      if (!isWanted(i)) continue;
      AsmOperand& operand = operands[i];
      bool isAlone = operand.isIndirect || (operand.isOutput && (operand.isEarly || isTied[i]));
      if (round == 0 ? !isAlone : round == 1 && operand.isOutput) continue;
      isDone[i] = true;
      find(operand, isAlone || !operand.isOutput, isAlone || operand.isOutput);
    }
  for (AsmOperand& operand : operands)
    if (operand.tied >= 0) operand.reg = operands[size_t(operand.tied)].reg;
  return fits;
}

}  // namespace minic
