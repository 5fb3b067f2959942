// Initialisers to .byte/.long/.quad/.ascii/.zero. Runs of zeros become one .zero, of any
// elements, so that the cost of a sparse array is that of its contents. Little-endian targets.
#include "backend/emit/data.h"

#include <algorithm>
#include <bit>

#include "backend/emit/emit.h"
#include "ir/const_value.h"
#include "support/messages.h"

namespace minic {

namespace {

bool isZero(const Value* value) {
  switch (value->op) {
    case Op::ConstInt: return static_cast<const ConstInt*>(value)->value == 0;
    case Op::ConstFloat: return static_cast<const ConstFloat*>(value)->bits == 0;
    case Op::ConstLongDouble: return static_cast<const ConstLongDouble*>(value)->bits == WideBits();
    case Op::ConstNull:
    case Op::ConstZero:
    case Op::ConstUndef:
    case Op::ConstPoison: return true;
    case Op::ConstAggregate: {
      auto elements = static_cast<const ConstAggregate*>(value)->elements;
      return std::all_of(elements.begin(), elements.end(), isZero);
    }
    case Op::ConstData: {
      std::string_view bytes = static_cast<const ConstData*>(value)->bytes;
      return bytes.find_first_not_of('\0') == std::string_view::npos;
    }
    default: return false;
  }
}

/// An integer of more than 64 bits: an expression over its halves.
const ConstExpr* wideInteger(const Value* value) {
  auto* expr = asConstExpr(value);
  return expr && expr->exprOp == Op::InsertValue ? expr : nullptr;
}

bool hasAddresses(const Value* value) {
  if (value->is(Op::ConstAggregate)) {
    auto elements = static_cast<const ConstAggregate*>(value)->elements;
    return std::any_of(elements.begin(), elements.end(), hasAddresses);
  }
  return (value->is(Op::ConstExpr) && !wideInteger(value)) || value->isSymbol();
}

/// A scalar in memory: the bits beyond its width are zero.
uint64_t lowBits(int64_t number, const Type* type) {
  return type->bits < 64 ? uint64_t(number) & ((uint64_t(1) << type->bits) - 1) : uint64_t(number);
}

/// The difference of the addresses of two blocks of a function, cut to the size of the value.
struct LabelDifference {
  const GlobalValue *left, *right;
  int64_t offset;
};
std::optional<LabelDifference> labelDifference(const Value* value) {
  const ConstExpr* expr = asConstExpr(value);
  while (expr && expr->exprOp == Op::Trunc) expr = asConstExpr(expr->operands[0]);
  if (!expr || expr->exprOp != Op::Sub) return std::nullopt;
  std::optional<ConstAddress> left = evaluateConstant(expr->operands[0]),
                              right = evaluateConstant(expr->operands[1]);
  if (!left || !right) return std::nullopt;
  // A block that is gone is a number: any distance from it will do.
  const GlobalValue *to = left->symbol ? left->symbol : right->symbol,
                    *from = right->symbol ? right->symbol : to;
  if (!to || !to->is(Op::BlockAddress) || !from->is(Op::BlockAddress)) return std::nullopt;
  return LabelDifference{to, from, left->offset - right->offset};
}

bool isWritable(const Value* value) {
  if (value->is(Op::ConstAggregate)) {
    auto elements = static_cast<const ConstAggregate*>(value)->elements;
    return std::all_of(elements.begin(), elements.end(), isWritable);
  }
  return !value->is(Op::ConstExpr) || wideInteger(value) || evaluateConstant(value) ||
         labelDifference(value);
}

class DataWriter {
 public:
  explicit DataWriter(AsmBuffer& out) : out_(out) {}

  void value(const Value* v) {
    const Type* type = v->type;
    if (v->is(Op::ConstAggregate)) {
      auto elements = static_cast<const ConstAggregate*>(v)->elements;
      uint64_t at = 0;
      for (size_t i = 0; i < elements.size(); ++i) {
        uint64_t offset = type->isStruct() ? type->offsets[i] : type->element->size * i;
        zeros_ += offset - at;
        value(elements[i]);
        at = offset + elements[i]->type->size;
      }
      zeros_ += type->size - at;
    } else if (isZero(v)) {
      zeros_ += type->size;
    } else if (v->is(Op::ConstData)) {
      data(static_cast<const ConstData&>(*v));
    } else if (auto* c = asConstInt(v)) {
      integer(c->zext(), unsigned(type->size));
    } else if (auto* f = asConstFloat(v)) {
      integer(f->bits, unsigned(type->size));
    } else if (auto* wide = asConstLongDouble(v)) {
      integer(wide->bits.low, 8);
      integer(wide->bits.high, 8);
    } else if (auto* halves = wideInteger(v)) {
      for (const Value* half : halves->operands) integer(asConstInt(half)->zext(), 8);
    } else if (auto difference = labelDifference(v)) {
      flushZeros();
      out_.append(directiveOf(unsigned(type->size)));
      appendSymbol(out_, difference->left->name);
      out_.append('-');
      appendSymbol(out_, difference->right->name);
      if (difference->offset > 0) out_.append('+');
      if (difference->offset) out_.appendInt(difference->offset);
      out_.append('\n');
    } else {
      ConstAddress address = *evaluateConstant(v);
      if (!address.symbol) return integer(lowBits(address.offset, type), unsigned(type->size));
      flushZeros();
      MINIC_CHECK(type->size == 8, "an address in less than 64 bits");
      out_.append("\t.quad\t");
      appendSymbol(out_, address.symbol->name);
      if (address.offset > 0) out_.append('+');
      if (address.offset) out_.appendInt(address.offset);
      out_.append('\n');
      if (!isDefinedHere(*address.symbol))
        emitVisibility(out_, address.symbol->name, address.symbol->visibility);
    }
  }
  void flushZeros() {
    if (zeros_) out_.line("\t.zero\t", zeros_);
    zeros_ = 0;
  }

 private:
  static std::string_view directiveOf(unsigned size) {
    return size == 1   ? "\t.byte\t"
           : size == 2 ? "\t.2byte\t"
           : size == 4 ? "\t.4byte\t"
                       : "\t.8byte\t";
  }
  void integer(uint64_t bits, unsigned size) {
    if (bits == 0) {
      zeros_ += size;
      return;
    }
    flushZeros();
    out_.append(directiveOf(size));
    out_.line(bits);
  }
  void data(const ConstData& constant) {
    unsigned size = unsigned(constant.type->element->size);
    std::string_view bytes = constant.bytes;
    if (size == 1) return text(bytes);
    for (size_t i = 0; i + size <= bytes.size(); i += size) {
      uint64_t bits = 0;
      for (unsigned k = 0; k < size; ++k) bits |= uint64_t(uint8_t(bytes[i + k])) << (8 * k);
      integer(bits, size);
    }
  }
  void text(std::string_view bytes) {
    while (!bytes.empty()) {
      // A long run of zeros, or the elements before the next one.
      size_t run = std::min(bytes.find_first_not_of('\0'), bytes.size());
      if (run >= 16 || run == bytes.size()) {
        zeros_ += run;
        bytes.remove_prefix(run);
        continue;
      }
      size_t end = bytes.find(std::string_view("\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 16), 0);
      if (end == std::string_view::npos) {
        end = bytes.find_last_not_of('\0') + 1;
        bool terminated = end + 1 == bytes.size();
        string(bytes.substr(0, end), terminated);
        bytes.remove_prefix(terminated ? end + 1 : end);
      } else {
        string(bytes.substr(0, end), false);
        bytes.remove_prefix(end);
      }
    }
  }
  void string(std::string_view bytes, bool terminated) {
    flushZeros();
    out_.append(terminated ? "\t.string\t\"" : "\t.ascii\t\"");
    for (char c : bytes) {
      uint8_t byte = uint8_t(c);
      if (c == '"' || c == '\\') {
        out_.append('\\', c);
      } else if (byte >= 32 && byte < 127) {
        out_.append(c);
      } else if (c == '\n') {
        out_.append("\\n");
      } else {
        out_.append('\\', char('0' + (byte >> 6)), char('0' + (byte >> 3 & 7)),
                    char('0' + (byte & 7)));
      }
    }
    out_.append("\"\n");
  }

  AsmBuffer& out_;
  uint64_t zeros_ = 0;
};

}  // namespace

static void directive(AsmBuffer& out, std::string_view name, const GlobalValue& symbol) {
  out.append(name);
  appendSymbol(out, symbol.name);
  out.append('\n');
}

void emitVisibility(AsmBuffer& out, std::string_view name, Visibility visibility) {
  static constexpr std::string_view kDirectives[] = {"", "\t.hidden\t", "\t.protected\t",
                                                     "\t.internal\t"};
  if (visibility == Visibility::Default) return;
  out.append(kDirectives[size_t(visibility)]);
  appendSymbol(out, name);
  out.append('\n');
}

void emitBinding(AsmBuffer& out, const GlobalValue& symbol) {
  if (symbol.isLocal()) return;
  bool weak = symbol.linkage == Linkage::Weak || symbol.linkage == Linkage::LinkOnce;
  directive(out, weak ? "\t.weak\t" : "\t.globl\t", symbol);
  emitVisibility(out, symbol.name, symbol.visibility);
}

void emitWeakReferences(AsmBuffer& out, const Module& module) {
  auto reference = [&](const GlobalValue& symbol) {
    if (symbol.linkage == Linkage::Weak && !symbol.aliasee) emitBinding(out, symbol);
  };
  for (const GlobalVar* global : module.globals)
    if (!global->init) reference(*global);
  for (const auto& function : module.functions)
    if (function->isDeclaration()) reference(*function);
}

void emitAliases(AsmBuffer& out, const Module& module) {
  auto define = [&](const GlobalValue& symbol) {
    if (!symbol.aliasee) return;
    emitBinding(out, symbol);
    out.append("\t.set\t");
    appendSymbol(out, symbol.name);
    out.append(", ");
    appendSymbol(out, symbol.aliasee->name);
    out.append('\n');
  };
  for (const GlobalVar* global : module.globals) define(*global);
  for (const auto& function : module.functions) define(*function);
}

void emitStartFunctions(AsmBuffer& out, const Module& module) {
  for (const StartFunction& start : module.startFunctions) {
    std::string_view name = start.atExit ? ".fini_array" : ".init_array";
    out.append("\t.section\t", name);
    if (start.priority != 65535) {
      // The linker sorts by the digits.
      std::string digits = std::to_string(start.priority);
      out.append('.', std::string(5 - digits.size(), '0'), digits);
    }
    out.append(",\"aw\",@", name.substr(1), "\n\t.p2align\t3\n\t.quad\t");
    appendSymbol(out, start.function->name);
    out.append('\n');
  }
}

void emitSection(AsmBuffer& out, std::string_view name, std::string_view flags) {
  out.append("\t.section\t");
  appendSymbol(out, name);
  out.append(
      ",\"", flags,
      name.starts_with(".bss") || name.starts_with(".tbss") ? "\",@nobits\n" : "\",@progbits\n");
}

std::string sectionOf(std::string_view kind, const GlobalValue& symbol) {
  std::string name(kind);
  return name.append(1, '.').append(symbol.name);
}

void emitGlobal(AsmBuffer& out, const GlobalVar& global, bool ownSection) {
  uint64_t size = global.valueType->size;
  uint64_t natural = std::max<uint64_t>(global.valueType->align, 1);
  uint64_t align = std::max<uint64_t>(global.align, natural);
  // Large objects are aligned for vector accesses.
  if (align == natural && size >= 32 && align < 16) align = 16;
  bool zero = isZero(global.init);
  if (global.linkage == Linkage::Common) {
    emitVisibility(out, global.name, global.visibility);
    out.append("\t.comm\t");
    appendSymbol(out, global.name);
    out.line(", ", size, ", ", align);
    return;
  }
  if (!global.section.empty())
    emitSection(out, global.section,
                global.isThreadLocal                              ? "awT"
                : global.isConstant && !hasAddresses(global.init) ? "a"
                                                                  : "aw");
  else if (ownSection)
    emitSection(out,
                sectionOf(global.isThreadLocal         ? zero ? ".tbss" : ".tdata"
                          : zero && !global.isConstant ? ".bss"
                          : !global.isConstant         ? ".data"
                          : hasAddresses(global.init)  ? ".data.rel.ro"
                                                       : ".rodata",
                          global),
                global.isThreadLocal                              ? "awT"
                : global.isConstant && !hasAddresses(global.init) ? "a"
                                                                  : "aw");
  else if (global.isThreadLocal)
    out.append(zero ? "\t.section\t.tbss,\"awT\",@nobits\n"
                    : "\t.section\t.tdata,\"awT\",@progbits\n");
  else if (zero && !global.isConstant)
    out.append("\t.bss\n");
  else if (!global.isConstant)
    out.append("\t.data\n");
  else
    out.append(hasAddresses(global.init) ? "\t.section\t.data.rel.ro,\"aw\"\n"
                                         : "\t.section\t.rodata\n");
  emitBinding(out, global);
  if (align > 1) out.line("\t.p2align\t", int(std::countr_zero(align)));
  out.append("\t.type\t");
  appendSymbol(out, global.name);
  out.append(", @object\n\t.size\t");
  appendSymbol(out, global.name);
  out.line(", ", size);
  appendSymbol(out, global.name);
  out.append(":\n");
  DataWriter writer(out);
  writer.value(global.init);
  writer.flushZeros();
}

bool checkGlobals(const Module& module, Diagnostics& diagnostics) {
  bool right = true;
  for (const GlobalVar* global : module.globals) {
    if (!global->init || isWritable(global->init)) continue;
    diagnostics.error(global->loc, {Msg::InitialiserNotAddress, global->name});
    right = false;
  }
  return right;
}

}  // namespace minic
