// Types, and the words beside them: attributes, alignments, calling conventions.
//
// Before: the current token begins what is read; after: it is the next one. The scan has put the
// definitions of named types in typeDefs; the body of one is read when something first needs its
// size, wherever it is.
#include <bit>

#include "ir/text/parse_internal.h"
#include "target/extensions.h"

namespace minic::irparse {

// ---- types

/// A type of LLVM's that the IR does not have.
static bool isUnsupportedType(std::string_view name) {
  for (std::string_view known : {"half", "bfloat", "ppc_fp128", "x86_mmx", "x86_amx"})
    if (name == known) return true;
  return false;
}

Type* Reader::parseAnyType() {
  std::vector<uint64_t> counts;  // of the arrays around
  while (isPunct('[')) {
    next();
    counts.push_back(expectInteger(MsgWord::IrNumberOfElements));
    expectWord(Word::x_, "x");
  }
  Type* type = suffixes(parseBaseType());
  while (!counts.empty() && !failed) {
    if (isPunct(']')) checkElement(type);
    expectPunct(']');
    if (failed) break;
    uint64_t size;
    if (__builtin_mul_overflow(type->size, counts.back(), &size) || size > uint64_t(1) << 62)
      fail(Msg::IrArrayIsTooLarge);
    type = suffixes(types.array(type, counts.back()));
    counts.pop_back();
  }
  return type;
}

Type* Reader::parseType() {
  const char* place = tok.start;
  return expectValueType(place, parseAnyType());
}

Type* Reader::expectValueType(const char* place, Type* type) {
  if (type->isVoid() || type->isFunction())
    return failAt(place, Msg::IrNoValueOfType, toString(type)), fallbackType();
  return type;
}

Type* Reader::suffixes(Type* type) {
  pointee = nullptr;
  for (;;) {
    if (isPunct('*')) {
      next();
      pointee = type;
      type = types.ptr();
    } else if (isPunct('(')) {
      type = parseFunctionType(type);
      pointee = nullptr;
    } else if (isWord(Word::addrspace_)) {
      parseAddressSpace();
    } else {
      return type;
    }
  }
}

void Reader::parseAddressSpace() {
  next();
  expectPunct('(');
  if (tok.kind == Tok::Integer && tok.number != 0) return fail(Msg::IrAddressSpaces);
  expectInteger(MsgWord::IrAnAddressSpace);
  expectPunct(')');
}

Type* Reader::parseFunctionType(Type* result) {
  Nested guard(*this);
  if (!result->isInt()) refuseWide(tok.start, result);
  next();
  std::vector<Type*> params;
  bool variadic = false;
  while (!isPunct(')') && !failed) {
    if (tok.kind == Tok::Ellipsis) {
      variadic = true;
      next();
      break;
    }
    params.push_back(parseType());
    if (!params.back()->isInt()) refuseWide(tok.start, params.back());
    if (!takePunct(',')) break;
  }
  expectPunct(')');
  return types.function(result, params, variadic);
}

void Reader::checkElement(Type* type) {
  if (type->isVoid() || type->isFunction())
    fail(Msg::IrNoElementType, toString(type));
  else if (type->opaque)
    fail(Msg::IrTypeHasNoSize, toString(type));
}

/// Integers of more than 64 bits are loaded, computed with, stored and passed; aggregates that hold
/// some are not passed between functions.
void Reader::refuseWide(const char* place, const Type* type) {
  if (types.widestInt() > 64 && holdsWideInt(type))
    failAt(place, Msg::IrTypeNotHere, toString(type));
}

Type* Reader::parseBaseType() {
  switch (tok.kind) {
    case Tok::IntType: {
      Type* type = tok.number <= 128 ? types.intTy(uint32_t(tok.number)) : nullptr;
      if (!type) return fail(Msg::IrIntegerBits, tok.number), fallbackType();
      next();
      return type;
    }
    case Tok::Word:
      switch (tok.word) {
        case Word::void_: next(); return types.voidTy();
        case Word::float_: next(); return types.floatTy();
        case Word::x86_fp80_: next(); return types.x86Fp80();
        case Word::fp128_: next(); return types.fp128();
        case Word::double_: next(); return types.doubleTy();
        case Word::ptr_: next(); return types.ptr();
        case Word::label_:
        case Word::metadata_:
        case Word::token_: fail(Msg::IrValuesOfType, tok.text); break;
        default:
          if (isUnsupportedType(tok.text))
            fail(Msg::IrTypeNotSupported, tok.text);
          else
            fail(Msg::IrTypeExpected, found());
      }
      return fallbackType();
    case Tok::LocalName:
    case Tok::LocalNumber: {
      Type* type = types.namedStruct(tok.text);
      next();
      if (!isPunct('*')) define(type);  // a pointer needs no size
      return type;
    }
    case Tok::Punct:
      if (tok.punct == '{') return parseStructBody(nullptr, false);
      if (tok.punct == '<') {
        next();
        if (isPunct('{')) {
          Type* type = parseStructBody(nullptr, true);
          expectPunct('>');
          return type;
        }
        return parseVectorType();
      }
      [[fallthrough]];
    default: return fail(Msg::IrTypeExpected, found()), fallbackType();
  }
}

/// `4 x i32>`: after the `<`.
Type* Reader::parseVectorType() {
  const char* place = tok.start;
  if (isWord(Word::vscale_)) return fail(Msg::IrScalableVectors), fallbackType();
  uint64_t count = expectInteger(MsgWord::IrNumberOfElements);
  expectWord(Word::x_, "x");
  Type* element = parseBaseType();
  expectPunct('>');
  if (failed) return fallbackType();
  if (Type* type = types.vector(element, count)) return type;
  return failAt(place, Msg::IrVectorNotSupported, count, toString(element)), fallbackType();
}

// ---- type definitions

void Reader::parseTypeDefinition() {
  const char* place = tok.start;
  Type* type = types.namedStruct(tok.text);
  next();
  expectPunct('=');
  if (!isWord(Word::type_)) return failAt(place, Msg::IrInstructionOutside);
  TypeDef& def = typeDefs.try_emplace(type, TypeDef{lex.at()}).first->second;
  if (def.body != lex.at()) return failAt(place, Msg::IrTypeTwice, toString(type));
  next();
  if (def.state == TypeDef::Read) {  // its body is known: step over it
    if (takeWord(Word::opaque_)) return;
    bool packed = takePunct('<');
    skipBrackets();
    if (packed) expectPunct('>');
    return;
  }
  def.state = TypeDef::Reading;
  parseTypeBody(type);
  typeDefs.find(type)->second.state = TypeDef::Read;
}

/// Reads the body of a named type at its place, if that has not happened yet.
void Reader::define(Type* type) {
  auto found = typeDefs.find(type);
  if (found == typeDefs.end() || found->second.state != TypeDef::Unread) return;
  found->second.state = TypeDef::Reading;
  Nested guard(*this);
  const char* place = tok.start;
  lex.seek(found->second.body);
  next();
  parseTypeBody(type);
  typeDefs.find(type)->second.state = TypeDef::Read;
  backTo(place);
}

void Reader::parseTypeBody(Type* type) {
  if (takeWord(Word::opaque_)) return;
  bool packed = takePunct('<');
  if (!isPunct('{')) return fail(Msg::IrOnlyStructNames);
  parseStructBody(type, packed);
  if (packed) expectPunct('>');
}

/// `{ ... }`; of a named type if one is given.
Type* Reader::parseStructBody(Type* named, bool packed) {
  Nested guard(*this);
  expectPunct('{');
  std::vector<Type*> fields;
  while (!isPunct('}') && !failed) {
    fields.push_back(parseAnyType());
    checkElement(fields.back());
    if (!takePunct(',')) break;
  }
  expectPunct('}');
  if (failed) return fallbackType();
  if (!named) return types.structTy(fields, packed);
  types.setBody(named, fields, packed);
  return named;
}

// ---- alignments, calling conventions and attributes

uint32_t Reader::alignment() {
  bool paren = takePunct('(');
  const char* place = tok.start;
  uint64_t value = expectInteger(MsgWord::IrAnAlignment);
  if (paren) expectPunct(')');
  if (!std::has_single_bit(value) || value > (uint64_t(1) << 32))
    return failAt(place, Msg::IrAlignmentPower), 1;
  return uint32_t(std::min<uint64_t>(value, uint64_t(1) << 31));
}

static bool isUnknownConvention(const Token& tok) {
  if (tok.kind != Tok::Word || tok.word != Word::Other) return false;
  for (std::string_view text : {"tailcc",          "ghccc",
                                "cfguard_checkcc", "preserve_mostcc",
                                "preserve_allcc",  "preserve_nonecc",
                                "swiftcc",         "swifttailcc",
                                "cxx_fast_tlscc",  "anyregcc",
                                "x86_stdcallcc",   "x86_fastcallcc",
                                "x86_thiscallcc",  "x86_vectorcallcc",
                                "x86_regcallcc",   "arm_apcscc",
                                "arm_aapcscc",     "arm_aapcs_vfpcc",
                                "win64cc",         "webkit_jscc",
                                "x86_64_sysvcc",   "x86_intrcc",
                                "hhvmcc",          "spir_func",
                                "spir_kernel",     "amdgpu_kernel",
                                "ptx_kernel"})
    if (tok.text == text) return true;
  return false;
}

void Reader::parseConvention() {
  if (isWord(Word::ccc_) || isWord(Word::fastcc_) || isWord(Word::coldcc_)) return next();
  if (isWord(Word::cc_)) return fail(Msg::IrNumberedConventions);
  if (isUnknownConvention(tok)) notSupported(tok.text);
}

bool Reader::takeFnAttr(FnAttrs& attrs) {
  struct Attribute {
    std::string_view word;
    FnAttrs means;
  };
  using namespace mem;
  using namespace fnattrs;
  constexpr uint8_t kArgs = ReadArgs | WriteArgs, kHidden = ReadHidden | WriteHidden;
  constexpr Attribute kAttributes[] = {
      {"optnone", {All, OptNone}},
      {"noreturn", {All, NoReturn}},
      {"willreturn", {All, WillReturn}},
      {"nounwind", {All, NoUnwind}},
      {"norecurse", {All, NoRecurse}},
      {"cold", {All, Cold}},
      {"noinline", {All, NoInline}},
      {"alwaysinline", {All, AlwaysInline}},
      {"sanitize_address", {All, SanitizeAddress}},
      {"readnone", {None, 0}},
      {"readonly", {Reads, 0}},
      {"writeonly", {Writes, 0}},
      {"argmemonly", {kArgs, 0}},
      {"inaccessiblememonly", {kHidden, 0}},
      {"inaccessiblemem_or_argmemonly", {kArgs | kHidden, 0}},
  };
  if (tok.kind == Tok::String && tok.text == "minic-closest-object") {
    attrs.flags |= ClosestObject;
    next();
    return true;
  }
  if (tok.kind == Tok::String && tok.text == "target-features") {
    next();
    expectPunct('=');
    forEachWord(expectString(), [&](std::string_view word) {
      if (word.starts_with('+'))
        attrs.extensions |= findExtensions(extensionNames(), word.substr(1));
    });
    return true;
  }
  if (tok.kind != Tok::Word) return false;
  for (const Attribute& attribute : kAttributes) {
    if (tok.text != attribute.word) continue;
    attrs = attrs & attribute.means;
    next();
    return true;
  }
  if (tok.text != "memory") return false;
  // memory(read, argmem: readwrite): the others first, then single kinds of memory.
  next();
  expectPunct('(');
  uint8_t memory = None;
  while (!isPunct(')') && !failed) {
    std::string_view place = tok.kind == Tok::Label ? tok.text : "";
    if (tok.kind == Tok::Label) next();
    bool reads = tok.text.starts_with("read"), writes = tok.text.ends_with("write");
    uint8_t access = uint8_t((reads ? Reads : None) | (writes ? Writes : None));
    uint8_t kind = ReadOther | WriteOther;  // also kinds that the IR does not tell apart
    if (place.empty()) kind = All;
    if (place == "argmem") kind = kArgs;
    if (place == "inaccessiblemem") kind = kHidden;
    bool isPart = !place.empty() && kind & WriteOther;
    memory = uint8_t((isPart ? memory : memory & ~kind) | (access & kind));
    next();
    if (!takePunct(',')) break;
  }
  expectPunct(')');
  attrs.memory &= memory;
  return true;
}

void Reader::parseAttrs(ParamAttrs& attrs, Type* typedPointee) {
  for (;;) {
    if (takeWord(Word::noundef_)) {
      attrs.noUndef = true;
    } else if (takeWord(Word::signext_)) {
      attrs.signExt = true;
    } else if (takeWord(Word::zeroext_)) {
      attrs.zeroExt = true;
    } else if (isWord(Word::byval_) || isWord(Word::sret_) || isWord(Word::elementtype_)) {
      (isWord(Word::byval_)  ? attrs.byVal
       : isWord(Word::sret_) ? attrs.sret
                             : attrs.elementType) = true;
      next();
      attrs.pointee = typedPointee;
      if (takePunct('(')) {
        attrs.pointee = parseType();
        expectPunct(')');
      }
      if (!attrs.pointee) fail(Msg::IrByvalType);
    } else if (takeWord(Word::align_)) {
      attrs.align = alignment();
    } else if (isOneOf({Word::inreg_, Word::inalloca_, Word::preallocated_, Word::swiftself_,
                        Word::swifterror_, Word::swiftasync_, Word::nest_, Word::byref_})) {
      return notSupported(tok.text);
    } else if (tok.kind == Tok::Word && isUnsupportedType(tok.text)) {
      return;
    } else {
      attrs.noCapture |= tok.kind == Tok::Word && tok.text == "nocapture";
      attrs.noAlias |= tok.kind == Tok::Word && tok.text == "noalias";
      if (!skipUnknownAttribute()) return;
    }
  }
}

}  // namespace minic::irparse
