// Constraints and registers of inline assembly. Operands get fixed registers: first those that are
// named or tied, then the others in the order of the target's tables (AsmRules).
#include "target/assembly.h"

#include <algorithm>
#include <span>

namespace minic {

namespace {

constexpr AsmRange kRanges[] = {{'i', INT64_MIN, INT64_MAX}, {'n', INT64_MIN, INT64_MAX}};

bool readRange(std::span<const AsmRange> ranges, char letter, AsmOperand& operand) {
  for (const AsmRange& range : ranges) {
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
  const AsmRules& rules = target.assembly;
  if (readRange(kRanges, letter, operand) || readRange(rules.ranges, letter, operand)) return true;
  if (letter == 's') return operand.isImmediate = true;
  if (letter == 'g' || letter == 'X') {
    operand.inMemory = true;
    return operand.inRegister = true;
  }
  auto isOneOf = [&](std::string_view letters) { return letters.find(letter) != letters.npos; };
  if (isOneOf(rules.memoryLetters)) return operand.inMemory = true;
  if (isOneOf(rules.floatLetters)) return operand.inRegister = operand.isFloat = true;
  if (size_t at = rules.fixedLetters.find(letter); at != std::string_view::npos) {
    if (operand.reg.empty()) operand.reg = rules.fixedNames[at];
    return operand.inRegister = true;
  }
  operand.isByte |= letter == rules.byteLetter;
  return isOneOf(rules.intLetters) && (operand.inRegister = true);
}

}  // namespace

AsmRegister findAsmRegister(const TargetInfo& target, std::string_view name) {
  if (name.starts_with('%')) name.remove_prefix(1);
  const AsmRules& rules = target.assembly;
  for (bool isFloat : {false, true}) {
    std::span<const AsmNames> all = isFloat ? rules.floats : rules.ints;
    for (size_t i = 0; i < all.size(); ++i)
      for (std::string_view known : all[i])
        if (!known.empty() && known == name)
          return {all[i][0], isFloat, i < (isFloat ? rules.floatOperands : rules.intOperands)};
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
  const AsmRules& rules = target.assembly;
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
    std::span<const AsmNames> all = operand.isFloat && !operand.isIndirect
                                        ? rules.floats.first(rules.floatOperands)
                                        : rules.ints.first(rules.intOperands);
    for (bool apart : {true, false})  // from inputs and results, if there is room for that
      for (const AsmNames& names : all) {
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
