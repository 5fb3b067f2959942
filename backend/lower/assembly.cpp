// Lowering of inline assembly, of the program or of Target::atomicText: a call in every respect but
// where its operands are. They go to fixed registers by parallel copies, so the text is complete
// here and nothing of it is left for emission.
#include "target/assembly.h"

#include <charconv>

#include "backend/lower/lower.h"
#include "backend/mir/asm_buffer.h"
#include "ir/leaves.h"

namespace minic {

namespace {

/// An operand of the text: what `$0` stands for.
struct AsmPlace {
  const AsmOperand* operand = nullptr;
  Reg reg;
  unsigned size = 8;             ///< of the value in the register
  const Value* value = nullptr;  ///< of an immediate
};

Reg registerNamed(const Target& target, std::string_view name) {
  for (uint32_t i = 0; i < target.regs.count; ++i) {
    std::string_view known = target.regs.name(Reg::physical(i), 8);
    if (known.starts_with('%')) known.remove_prefix(1);
    if (known == name) return Reg::physical(i);
  }
  MINIC_UNREACHABLE("a register that the target has not");
}

class Expander {
 public:
  Expander(Lowering& lowering, std::span<const AsmPlace> places)
      : lowering_(lowering), mf_(lowering.mf), places_(places) {}

  std::string_view expand(std::string_view text) {
    bool isSkipping = false;  // another dialect's part of `$(att$|intel$)`
    while (!text.empty()) {
      size_t next = std::min(text.find('$'), text.size());
      if (!isSkipping) out_.append(text.substr(0, next));
      text.remove_prefix(next);
      if (text.size() < 2) break;
      const char c = text[1];
      text.remove_prefix(2);
      if (c == '(' || c == '|' || c == ')') {
        isSkipping = c == '|';
      } else if (c == '{') {
        size_t end = std::min(text.find('}'), text.size()), colon = std::min(text.find(':'), end);
        if (!isSkipping) operand(text.substr(0, colon), colon < end ? text[colon + 1] : '\0');
        text.remove_prefix(std::min(end + 1, text.size()));
      } else if (c >= '0' && c <= '9') {
        size_t digits = 0;
        while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
        if (!isSkipping) operand({text.data() - 1, digits + 1}, '\0');
        text.remove_prefix(digits);
      } else if (!isSkipping) {
        out_.append(c);
      }
    }
    return mf_.arena.copy(out_.view());
  }

 private:
  /// `$0` or `${0:b}`; `${:uid}` is a number that no other copy of the text has.
  void operand(std::string_view number, char modifier) {
    size_t at = 0;
    if (number.empty()) return out_.append(mf_.number, "0", mf_.symbols.size());
    std::from_chars(number.data(), number.data() + number.size(), at);
    if (at >= places_.size()) return;
    const AsmPlace& place = places_[at];
    if (place.value) return immediate(place.value, modifier);
    if (place.operand->isIndirect || modifier == 'a') {
      if (modifier != 'a') out_.append(rules_.noOffset);
      out_.append('(', mf_.target.regs.name(place.reg, 8), ')');
      return;
    }
    if (modifier == 'i') return;
    if (modifier == 'z' && rules_.zero.empty()) {
      const unsigned size = place.size;
      return out_.append(size == 8 ? 'q' : size == 4 ? 'l' : size == 2 ? 'w' : 'b');
    }
    const unsigned size = modifier == 'b' || modifier == 'h' ? 1
                          : modifier == 'w'                  ? 2
                          : modifier == 'k'                  ? 4
                          : modifier == 'q'                  ? 8
                                                             : place.size;
    std::string_view name = mf_.target.regs.name(place.reg, size);
    if (modifier == 'h') return out_.append(name.substr(0, name.size() - 1), 'h');
    out_.append(name);
  }

  void immediate(const Value* value, char modifier) {
    auto number = Lowering::constant(value);
    if (modifier == 'i') return out_.append('i');
    if (modifier == 'z' && number == 0 && !rules_.zero.empty()) return out_.append(rules_.zero);
    if (modifier != 'c' && modifier != 'n' && modifier != 'P' && modifier != 'p' && modifier != 'a')
      out_.append(mf_.target.immPrefix);
    if (number) return out_.appendInt(modifier == 'n' ? -*number : *number);
    const AddressParts parts = lowering_.addressParts(value, false);
    appendSymbol(out_, static_cast<const GlobalValue*>(parts.base)->name);
    if (parts.disp) out_.append(parts.disp < 0 ? "" : "+", parts.disp);
  }

  Lowering& lowering_;
  MFunction& mf_;
  const AsmRules& rules_ = mf_.target.info->assembly;
  std::span<const AsmPlace> places_;
  AsmBuffer out_;
};

}  // namespace

void Lowering::lowerAssembly(const Inst& inst, std::string_view text,
                             std::string_view constraints) {
  auto operands = readAsmConstraints(*target.info, constraints);
  const bool isCall = inst.is(Op::Call);
  MINIC_CHECK(operands && assignAsmRegisters(*target.info, *operands),
              "assembly whose operands were not checked");
  std::vector<const Type*> leaves;
  if (!inst.type->isVoid()) appendLeaves(inst.type, leaves);
  std::vector<AsmPlace> places;
  std::vector<MOperand> before, after;
  std::vector<Reg> uses, defs;
  std::vector<Reg> extended;
  uint32_t argument = 0, leaf = 0;
  for (const AsmOperand& operand : *operands) {
    Reg reg = operand.reg.empty() ? Reg() : registerNamed(target, operand.reg);
    if (reg.valid() && target.cc.calleeSaved.contains(reg)) mf.usedCalleeSaved.insert(reg);
    if (operand.isClobber) {
      // A call changes the others anyway.
      if (reg.valid() && target.cc.calleeSaved.contains(reg)) defs.push_back(reg);
      continue;
    }
    if (operand.isOutput && !operand.isIndirect && leaf == leaves.size()) {
      places.push_back({&operand, reg, sizeOf(inst.operand(1)->type)});
      defs.push_back(reg);
      continue;
    }
    if (operand.isOutput && !operand.isIndirect) {
      const Type* type = leaves[leaf];
      places.push_back({&operand, reg, sizeOf(type)});
      defs.push_back(reg);
      if (isUsed(inst)) {
        Reg result{vregs_[inst.id].raw + leaf};
        after.push_back(MOperand::reg(result));
        after.push_back(MOperand::reg(reg));
        if (target.info->arguments.signExtends32 && type->isInt(32)) extended.push_back(result);
      }
      ++leaf;
      continue;
    }
    const Value* value = inst.operand(argument + isCall);
    const ParamAttrs* attrs =
        !isCall || inst.call->args.empty() ? nullptr : &inst.call->args[argument];
    ++argument;
    if (!reg.valid()) {
      places.push_back({&operand, {}, 8, value});
      continue;
    }
    places.push_back({&operand, reg, operand.isIndirect ? 8 : sizeOf(value->type)});
    before.push_back(MOperand::reg(reg));
    before.push_back(abiSource(value, attrs));
    uses.push_back(reg);
  }
  parallelCopy(before);
  // As a call, so that no register that a call may change holds a value across it.
  mf.hasCalls = block_->hasCall = true;
  mf.symbols.push_back({Expander(*this, places).expand(text), true, true, true});
  MOperand lines = MOperand::symbol(uint32_t(mf.symbols.size() - 1));
  transfer(target.control.assembly, &lines, uses, defs);
  parallelCopy(after);
  for (Reg reg : extended) target.extend(*this, reg, reg, 32, true);
}

}  // namespace minic
