// The pieces of LLVM's text that hold no operand: the printer puts them together.
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>

#include "ir/text/print_internal.h"
#include "target/extensions.h"

namespace minic::irprint {

template <class Number>
static void appendDigits(std::string& out, Number value) {
  char digits[21];
  out.append(digits, std::to_chars(digits, std::end(digits), value).ptr);
}

void appendUInt(std::string& out, uint64_t value) { appendDigits(out, value); }

// ---- constants

namespace {

/// LLVM's rule: six significant digits if they read back as the very same number, else the bits of
/// the value as a double in hexadecimal.
void appendFloat(std::string& out, Type* type, uint64_t bits) {
  double value = std::bit_cast<double>(bits);
  if (type->kind == TypeKind::Float) {
    float narrow = std::bit_cast<float>(uint32_t(bits));
    value = double(narrow);
    bits = std::bit_cast<uint64_t>(value);
    if (std::isnan(narrow)) {
      // The conversion would make a signalling NaN quiet: widen the payload by hand.
      uint64_t low = std::bit_cast<uint32_t>(narrow);
      bits = (low >> 31 << 63) | uint64_t(0x7FF) << 52 | (low & 0x7FFFFF) << 29;
    }
  }
  if (std::isfinite(value)) {
    char text[40];
    int length = std::snprintf(text, sizeof text, "%.5e", value);
    if (std::strtod(text, nullptr) == value) {
      std::string_view whole(text, size_t(length));
      size_t exponent = whole.find('e');
      out.append(whole.substr(0, exponent)).append("0").append(whole.substr(exponent));
      return;
    }
  }
  char text[32];
  std::snprintf(text, sizeof text, "0x%llX", static_cast<unsigned long long>(bits));
  out += text;
}

uint64_t elementBits(const ConstData* data, uint64_t index) {
  uint64_t bits = 0;
  size_t size = data->type->element->size;
  for (size_t i = 0; i < size; ++i)
    bits |= uint64_t(uint8_t(data->bytes[index * size + i])) << (8 * i);
  return bits;
}

void appendData(std::string& out, const ConstData* data) {
  if (data->bytes.find_first_not_of('\0') == std::string_view::npos) {
    out += "zeroinitializer";
    return;
  }
  Type* element = data->type->element;
  if (element->isInt(8)) {
    out += "c\"";
    appendEscaped(out, data->bytes);
    out += '"';
    return;
  }
  out += '[';
  for (uint64_t i = 0; i < data->type->count; ++i) {
    if (i) out += ", ";
    appendType(out, element);
    out += ' ';
    uint64_t bits = elementBits(data, i);
    if (element->isFloatingPoint()) {
      appendFloat(out, element, bits);
    } else {
      unsigned shift = 64 - element->bits;
      appendDigits(out, int64_t(bits << shift) >> shift);
    }
  }
  out += ']';
}

}  // namespace

/// The digits of a number of more than 64 bits, given by its halves.
static void appendWideInt(std::string& out, const ConstExpr& halves) {
  auto half = [&](size_t i) { return static_cast<const ConstInt*>(halves.operands[i])->value; };
  bool negative = half(1) < 0;
  auto rest = static_cast<unsigned __int128>(half(1)) << 64 | uint64_t(half(0));
  if (negative) rest = -rest;
  std::string digits;
  for (; rest || digits.empty(); rest /= 10) digits += char('0' + int(rest % 10));
  if (negative) out += '-';
  out.append(digits.rbegin(), digits.rend());
}

void appendBlockAddress(std::string& out, const BlockAddress& address, const ValueNamer& names) {
  out += "blockaddress(@";
  appendName(out, address.function->name);
  out += ", ";
  names.append(out, address.block);
  out += ')';
}

void appendLeaf(std::string& out, const Value* value) {
  switch (value->op) {
    case Op::ConstInt: {
      int64_t number = asConstInt(value)->value;
      if (value->type->bits == 1)
        out += number ? "true" : "false";
      else
        appendDigits(out, number);
      return;
    }
    case Op::ConstFloat:
      appendFloat(out, value->type, static_cast<const ConstFloat*>(value)->bits);
      return;
    case Op::ConstLongDouble: {
      // LLVM writes the halves of x86_fp80 in this order and those of fp128 in the other.
      WideBits bits = static_cast<const ConstLongDouble*>(value)->bits;
      bool isX87 = value->type->kind == TypeKind::X86Fp80;
      if (isX87)
        out += fmt::format("0xK{:04X}{:016X}", bits.high, bits.low);
      else
        out += fmt::format("0xL{:016X}{:016X}", bits.low, bits.high);
      return;
    }
    case Op::ConstNull: out += "null"; return;
    case Op::ConstZero: out += value->type->isInt() ? "0" : "zeroinitializer"; return;
    case Op::ConstExpr: return appendWideInt(out, *static_cast<const ConstExpr*>(value));
    case Op::ConstUndef: out += "undef"; return;
    case Op::ConstPoison: out += "poison"; return;
    case Op::ConstData: appendData(out, static_cast<const ConstData*>(value)); return;
    case Op::BlockAddress: {
      auto* address = static_cast<const BlockAddress*>(value);
      if (address->block)
        appendBlockAddress(out, *address, ValueNamer(*address->function));
      else
        out += fmt::format("inttoptr (i64 {} to ptr)", BlockAddress::kNoBlock);
      return;
    }
    case Op::Global:
    case Op::Function:
      out += '@';
      appendName(out, static_cast<const GlobalValue*>(value)->name);
      return;
    default: out += "<null>"; return;
  }
}

void appendAlign(std::string& out, const Inst& inst) {
  static constexpr std::string_view kOrderings[] = {" unordered", " monotonic", "", " seq_cst"};
  if (inst.isAtomic()) {
    if (inst.ordering() == Ordering::AcquireRelease)
      out += inst.is(Op::Load) ? " acquire" : " release";
    else
      out += kOrderings[size_t(inst.ordering())];
  }
  out += ", align ";
  appendUInt(out, inst.align());
}

// ---- instructions

namespace {

void appendFastMath(std::string& out, uint8_t flags) {
  using namespace vflags;
  if ((flags & FFast) == FFast) {
    out += " fast";
    return;
  }
  if (flags & FReassoc) out += " reassoc";
  if (flags & FNNaN) out += " nnan";
  if (flags & FNInf) out += " ninf";
  if (flags & FNSz) out += " nsz";
  if (flags & FArcp) out += " arcp";
  if (flags & FContract) out += " contract";
  if (flags & FAfn) out += " afn";
}

}  // namespace

void appendAttrs(std::string& out, const ParamAttrs& attrs, std::string_view pointee) {
  if (attrs.noAlias) out += "noalias ";
  if (attrs.noCapture) out += "nocapture ";
  if (attrs.noUndef) out += "noundef ";
  if (attrs.signExt) out += "signext ";
  if (attrs.zeroExt) out += "zeroext ";
  auto withType = [&](std::string_view word) {
    out.append(word).append("(").append(pointee).append(") ");
  };
  if (attrs.byVal) withType("byval");
  if (attrs.sret) withType("sret");
  if (attrs.elementType) withType("elementtype");
  if (attrs.align) {
    out += "align ";
    appendUInt(out, attrs.align);
    out += ' ';
  }
}

static void appendExtensions(std::string& out, uint16_t extensions) {
  if (!extensions) return;
  const char* before = " \"target-features\"=\"+";
  for (const ExtensionName& row : extensionNames()) {
    if (!(extensions & row.extensions)) continue;
    out.append(before).append(row.name);
    before = ",+";
  }
  out += '"';
}

void appendFnAttrs(std::string& out, FnAttrs attrs, bool oldWordsOnly) {
  using namespace mem;
  constexpr std::pair<uint16_t, std::string_view> kFlags[] = {
      {fnattrs::NoInline, " noinline"},
      {fnattrs::OptNone, " optnone"},
      {fnattrs::AlwaysInline, " alwaysinline"},
      {fnattrs::NoReturn, " noreturn"},
      {fnattrs::WillReturn, " willreturn"},
      {fnattrs::NoUnwind, " nounwind"},
      {fnattrs::NoRecurse, " norecurse"},
      {fnattrs::Cold, " cold"},
      {fnattrs::SanitizeAddress, " sanitize_address"},
      {fnattrs::ClosestObject, " \"minic-closest-object\""},
  };
  if (attrs.has(fnattrs::OptNone)) attrs.flags |= fnattrs::NoInline;  // LLVM wants both
  for (auto [flag, text] : kFlags)
    if (attrs.has(flag)) out += text;
  appendExtensions(out, attrs.extensions);
  // In the words that every LLVM reads, if possible.
  constexpr uint8_t kArgs = ReadArgs | WriteArgs, kHidden = ReadHidden | WriteHidden;
  constexpr std::pair<uint8_t, std::string_view> kKinds[] = {
      {All, ""},
      {kArgs, " argmemonly"},
      {kHidden, " inaccessiblememonly"},
      {kArgs | kHidden, " inaccessiblemem_or_argmemonly"},
  };
  constexpr std::pair<uint8_t, std::string_view> kAccesses[] = {
      {All, ""}, {Reads, " readonly"}, {Writes, " writeonly"}};
  if (attrs.memory == None) {
    out += " readnone";
    return;
  }
  for (auto [kind, kindText] : kKinds)
    for (auto [access, accessText] : kAccesses)
      if (attrs.memory == (kind & access)) {
        out.append(kindText).append(accessText);
        return;
      }
  if (oldWordsOnly) return;  // a promise that need not be kept
  out += " memory(";
  auto append = [&](std::string_view place, uint8_t kind) {
    uint8_t memory = attrs.memory & kind;
    std::string_view access = memory == None       ? "none"
                              : !(memory & Writes) ? "read"
                              : !(memory & Reads)  ? "write"
                                                   : "readwrite";
    out.append(place).append(access);
  };
  append("", ReadOther | WriteOther);
  append(", argmem: ", kArgs);
  append(", inaccessiblemem: ", kHidden);
  out += ')';
}

void appendWrapFlags(std::string& out, uint8_t flags) {
  if (flags & vflags::NUW) out += " nuw";
  if (flags & vflags::NSW) out += " nsw";
}

void appendFlags(std::string& out, const Inst& inst) {
  uint16_t words = opInfo(inst.op).flags;
  if (words & opflags::Wraps) appendWrapFlags(out, inst.flags);
  if (words & opflags::Exact && inst.flags & vflags::Exact) out += " exact";
  if (words & opflags::Fast && (inst.is(Op::FCmp) || inst.type->lane()->isAnyFloat()))
    appendFastMath(out, inst.flags);
  if (inst.is(Op::Gep) && inst.flags & vflags::InBounds) out += " inbounds";
  if (!inst.is(Op::Load) && !inst.is(Op::Store)) return;
  if (inst.flags & vflags::Atomic) out += " atomic";
  if (inst.flags & vflags::Volatile) out += " volatile";
}

// ---- the module

void appendLinkage(std::string& out, const GlobalValue& symbol, bool isDeclaration) {
  static constexpr std::string_view kLinkage[] = {
      "", "internal ", "private ", "common ", "weak ", "linkonce ", "available_externally "};
  static constexpr std::string_view kVisibility[] = {"", "hidden ", "protected ", "hidden "};
  if (isDeclaration && symbol.linkage == Linkage::Weak)
    out += "extern_weak ";
  else if (isDeclaration && symbol.linkage == Linkage::External && symbol.is(Op::Global))
    out += "external ";
  else
    out += kLinkage[size_t(symbol.linkage)];
  out += kVisibility[size_t(symbol.visibility)];
}

void appendSection(std::string& out, const GlobalValue& symbol, std::string_view before) {
  if (symbol.section.empty()) return;
  out.append(before).append("section \"");
  appendEscaped(out, symbol.section);
  out += '"';
}

void appendBlockHead(std::string& out, const Block* block, const ValueNamer& namer, bool comments) {
  bool isEntry = block == block->function->entry();
  if (isEntry && !block->name) return;  // its number is implied
  size_t begin = out.size();
  namer.appendLabel(out, block);
  out += ':';
  if (comments && !isEntry) {
    size_t width = out.size() - begin;
    out.append(width < 50 ? 50 - width : 1, ' ');
    if (block->preds.empty()) out += "; No predecessors!";
    for (size_t i = 0; i < block->preds.size(); ++i) {
      out += i ? ", " : "; preds = ";
      namer.append(out, block->preds[i].block);
    }
  }
  out += '\n';
}

void appendNamedStructs(std::string& out, const Module& module, std::string_view pointer) {
  auto named = module.types.namedStructs();
  if (!named.empty()) out += '\n';
  for (const Type* type : named) {
    out += '%';
    appendName(out, type->name);
    out += " = type ";
    if (type->opaque)
      out += "opaque";
    else
      appendStructBody(out, type, pointer);
    out += '\n';
  }
}

void appendModuleHead(std::string& out, const Module& module) {
  auto quoted = [&](std::string_view before, std::string_view text) {
    out.append(before).append("\"");
    appendEscaped(out, text);
    out += "\"\n";
  };
  if (!module.sourceFile.empty()) {
    out += "; ModuleID = '";
    appendEscaped(out, module.sourceFile);
    out += "'\n";
    quoted("source_filename = ", module.sourceFile);
  }
  if (!module.dataLayout.empty()) quoted("target datalayout = ", module.dataLayout);
  if (!module.targetTriple.empty()) quoted("target triple = ", module.targetTriple);
  for (std::string_view text : module.assembly) {
    out += '\n';
    for (size_t end; !text.empty(); text.remove_prefix(end)) {  // a line each
      end = std::min(text.find('\n'), text.size() - 1) + 1;
      quoted("module asm ", text.substr(0, end - (text[end - 1] == '\n')));
    }
  }
}

void appendAssembly(std::string& out, std::string_view text, std::string_view constraints) {
  out += "asm sideeffect \"";
  appendEscaped(out, text);
  out += "\", \"";
  appendEscaped(out, constraints);
  out += '"';
}

}  // namespace minic::irprint
