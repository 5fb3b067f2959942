// The specifiers of a declaration: its type, storage class and alignment.
#include <algorithm>
#include <fmt/format.h>

#include "frontend/sema/attribute.h"
#include "frontend/sema/builtin.h"
#include "frontend/sema/context.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/declarator.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/record.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

/// The keywords that make up an arithmetic type or void.
struct BasicType {
  const Token* base = nullptr;  // void, _Bool, char, int, float, double, __int128
  const Token* signedness = nullptr;
  const Token* size = nullptr;
  int shorts = 0, longs = 0;
  bool bad = false;  // a conflict has been reported
};

}  // namespace

static void conflict(SemaContext& sema, const Token& token, const Token& with, BasicType& words) {
  if (!words.bad)
    sema.error(token, token.kind == with.kind && words.longs < 2 && token.kind >= Tok::Signed
                          ? Message(Msg::DuplicateSpecifier, tokenName(token.kind))
                          : Message(Msg::CannotCombineWith,
                                    (words.longs == 2 && with.kind == Tok::Long ? "long " : "") +
                                        std::string(tokenName(with.kind))));
  words.bad = true;
}

static void typeWord(SemaContext& sema, const Token& token, BasicType& words) {
  switch (token.kind) {
    case Tok::Signed:
    case Tok::Unsigned:
      if (words.signedness) conflict(sema, token, *words.signedness, words);
      words.signedness = &token;
      break;
    case Tok::Short:
      if (words.longs || words.shorts) conflict(sema, token, *words.size, words);
      ++words.shorts;
      words.size = &token;
      break;
    case Tok::Long:
      if (words.shorts || words.longs == 2) conflict(sema, token, *words.size, words);
      ++words.longs;
      words.size = &token;
      break;
    default:
      if (words.base) conflict(sema, token, *words.base, words);
      words.base = &token;
      break;
  }
}

/// The type or expression in the brackets of a specifier; 0: it has a syntax error.
static uint32_t operandNode(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  return sema.node(index).hasError ? 0 : nextNode(cursor);
}

/// `typeof(type)`, `typeof(expression)`
static const Type* typeofSpecifier(SemaContext& sema, uint32_t index) {
  uint32_t child = operandNode(sema, index);
  if (!child) return nullptr;
  if (sema.node(child).rule == Rule::TypeName) return typeName(sema, child);
  ++sema.lint.unevaluated;
  Expr* expr = expression(sema, child);
  --sema.lint.unevaluated;
  return expr ? expr->type : nullptr;
}

/// `_Atomic(type)`
static const Type* atomicSpecifier(SemaContext& sema, uint32_t index) {
  uint32_t child = operandNode(sema, index);
  const Type* type = child ? typeName(sema, child) : nullptr;
  if (!type) return nullptr;
  if (!type->qualifiers || type->isError()) return atomicType(sema, type, sema.range(child));
  return sema.fail(
      sema.firstToken(child).loc,
      {Msg::AtomicOfKind, type->isAtomic() ? MsgWord::AtomicKind : MsgWord::Qualified, quote(type)},
      {sema.range(child)});
}

static const Type* specifierNode(SemaContext& sema, uint32_t child, bool isAlone,
                                 Specifiers& result) {
  Rule rule = sema.node(child).rule;
  if (rule == Rule::TypeofSpecifier) return typeofSpecifier(sema, child);
  if (rule == Rule::AtomicSpecifier) return atomicSpecifier(sema, child);
  const Type* type = rule == Rule::RecordSpecifier ? recordSpecifier(sema, child, isAlone)
                                                   : enumSpecifier(sema, child, isAlone);
  result.definesTag = true;
  ParseCursor tag(*sema.tree, child);
  tag.token();
  result.hasTagName = tag.atToken(Tok::Identifier);
  if (type) findRestriction(sema, child, type, result);
  return type;
}

/// What a typedef name means.
static const Type* namedType(SemaContext& sema, const Token& name, Specifiers& specifiers) {
  Decl* decl = sema.lookup(name);
  if (decl && decl->kind == DeclKind::Typedef) {
    decl->used = true;
    specifiers.hasUnusedType |= decl->mayBeUnused;
    if (decl->traits) {
      specifiers.restricted = decl;
      specifiers.restrictedRange = name.range();
    }
    return decl->type;
  }
  return nullptr;  // its declaration was wrong, or there is none: both have been said
}

static void alignmentSpecifier(SemaContext& sema, uint32_t index, Specifiers& result) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  sema.onlyInC(keyword);
  if (cursor.atToken()) cursor.token();  // (
  if (sema.node(index).hasError || !cursor.atNode()) return;
  uint32_t child = cursor.node();
  if (sema.node(child).rule == Rule::TypeName) {
    const Type* type = typeName(sema, child);
    if (type) result.minAlign = std::max(result.minAlign, type->align);
    return;
  }
  Expr* expr = rvalue(sema, assignment(sema, child));
  std::optional<Int128> value = expr ? integerConstant(sema, expr) : std::nullopt;
  if (!value) return;
  if (*value < 0 || (*value & (*value - 1)) != 0 || *value > 1 << 28)
    sema.error(keyword.loc, {Msg::AlignmentNotPowerOfTwo}, {expr->range});
  else
    result.minAlign = std::max(result.minAlign, uint32_t(*value));
}

namespace {

/// The specifiers that have been read so far, in the order in which they are written.
struct SpecifierReader {
  SemaContext& sema;
  const bool isAlone;
  Specifiers result;
  BasicType words;
  const Type* type = nullptr;  ///< of a typedef, a tag, typeof; null: none yet
  uint8_t qualifiers = NoQualifiers;
  const Token *storage = nullptr, *atomic = nullptr, *complex = nullptr;
  SourceLoc restricted;
  SourceLoc bodyEnd;  ///< after the last body of a struct, union or enum
  std::string_view bodyWord;

  /// A type at the start of a line after a body: a declaration of its own was meant.
  void missingSemicolon(const Token& token) {
    if (!bodyEnd.valid() || !token.startsLine || words.bad) return;
    sema.error(bodyEnd, {Msg::ExpectedSemicolonAfter, bodyWord}, {}, {{{bodyEnd, bodyEnd}, ";"}});
    bodyEnd = {};
    type = nullptr;
    result.definesTag = false;
  }

  void giveType(const Type* given, SourceLoc loc) {
    if ((type || words.base || words.signedness || words.size) && !words.bad) {
      sema.error(loc, {Msg::CannotCombineSpecifiers});
      words.bad = true;
    }
    type = given ? given : sema.basic(TypeKind::Error);
  }

  void node(uint32_t child) {
    const Token& first = sema.firstToken(child);
    if (sema.node(child).rule == Rule::AlignmentSpecifier)
      return alignmentSpecifier(sema, child, result);
    missingSemicolon(first);
    giveType(specifierNode(sema, child, isAlone, result), first.loc);
    const Token& last = sema.tree->tokens[sema.node(child).endToken - 1];
    if (last.kind != Tok::RBrace) return;
    bodyEnd = last.end();
    bodyWord = tokenName(first.kind);
  }

  void token(const Token& token) {
    if (token.kind != Tok::Int && token.kind != Tok::Float && token.kind != Tok::Void &&
        token.kind != Tok::Const)
      sema.onlyInC(token);
    switch (token.kind) {
      case Tok::AutoType:
        sema.warning("gnu-auto-type", token, {Msg::AutoTypeExtension});
        giveType(sema.basic(TypeKind::Int), token.loc);  // until the initializer is known
        result.isAutoType = true;
        break;
      case Tok::Auto:
      case Tok::Typedef:
      case Tok::Extern:
      case Tok::Static:
      case Tok::Register:
        if (storage) return conflict(sema, token, *storage, words);
        storage = &token;
        result.storage = token.kind == Tok::Typedef  ? StorageClass::Typedef
                         : token.kind == Tok::Extern ? StorageClass::Extern
                         : token.kind == Tok::Static ? StorageClass::Static
                         : token.kind == Tok::Auto   ? StorageClass::Auto
                                                     : StorageClass::Register;
        break;
      case Tok::Inline: result.isInline = true; break;
      case Tok::Noreturn: result.isNoreturn = true; break;
      case Tok::ThreadLocal: result.threadLocal = token.range(); break;
      case Tok::Complex:
      case Tok::Imaginary: complex = &token; break;
      case Tok::Const:
      case Tok::Volatile:
      case Tok::Atomic:
        qualifiers |= qualifierOf(token.kind);
        if (token.kind == Tok::Atomic && !atomic) atomic = &token;
        break;
      case Tok::Restrict: restricted = token.loc; break;
      case Tok::Identifier:
      case Tok::TypeName: giveType(namedType(sema, token, result), token.loc); break;
      case Tok::VaList: giveType(vaListType(sema), token.loc); break;
      default: word(token); break;
    }
  }

  void word(const Token& token) {
    typeWord(sema, token, words);
    missingSemicolon(token);
    if (!type || words.bad) return;
    sema.error(token, {Msg::CannotCombineSpecifiers});
    words.bad = true;
    if (type->isRecord() && !type->isComplete()) type = sema.basic(TypeKind::Error);
  }
};

}  // namespace

static const Type* basicType(SemaContext& sema, const BasicType& words, const Specifiers& result) {
  const Token *base = words.base, *signedness = words.signedness, *size = words.size;
  int shorts = words.shorts, longs = words.longs;
  bool bad = words.bad;
  Tok kind = base ? base->kind : Tok::Int;
  if (!base && !signedness && !size) {
    // `const n = 1;`: C before 1999 took int.
    if (sema.sysy())
      sema.error(result.range.begin, {Msg::TypeMissing});
    else
      sema.warning("implicit-int", result.range.begin, {Msg::TypeMissingInt});
  }
  bool integral =
      kind == Tok::Int || kind == Tok::Char || kind == Tok::Int128 || kind == Tok::UInt128;
  if (!bad && signedness && !integral) {
    sema.error(signedness->loc, {Msg::CannotHaveSign, tokenName(kind)}, {signedness->range()});
    bad = true;
  }
  if (!bad && size && kind != Tok::Int && !(kind == Tok::Double && longs == 1))
    sema.error(size->loc,
               {Msg::InvalidCombination, fmt::format("{}{} {}", longs == 2 ? "long " : "",
                                                     tokenName(size->kind), tokenName(kind))},
               {size->range()});
  bool isUnsigned = signedness && signedness->kind == Tok::Unsigned;
  switch (kind) {
    case Tok::Void: return sema.basic(TypeKind::Void);
    case Tok::Bool: return sema.basic(TypeKind::Bool);
    case Tok::Float: return sema.basic(TypeKind::Float);
    case Tok::Double: return sema.basic(longs ? TypeKind::LongDouble : TypeKind::Double);
    case Tok::Int128: return sema.basic(isUnsigned ? TypeKind::UInt128 : TypeKind::Int128);
    case Tok::UInt128: return sema.basic(TypeKind::UInt128);
    case Tok::Char:
      return sema.basic(isUnsigned   ? TypeKind::UChar
                        : signedness ? TypeKind::SChar
                                     : TypeKind::Char);
    default: {
      TypeKind typeKind = shorts       ? TypeKind::Short
                          : longs == 1 ? TypeKind::Long
                          : longs >= 2 ? TypeKind::LongLong
                                       : TypeKind::Int;
      if (isUnsigned) typeKind = TypeKind(uint8_t(typeKind) + 1);
      return sema.basic(typeKind);
    }
  }
}

Specifiers specifiers(SemaContext& sema, uint32_t index, bool isAlone) {
  SpecifierReader reader{sema, isAlone};
  Specifiers& result = reader.result;
  result.range = sema.range(index);
  for (ParseCursor cursor(*sema.tree, index); !cursor.atEnd();) {
    if (cursor.atNode())
      reader.node(cursor.node());
    else
      reader.token(cursor.token());
  }
  if (!sema.tree->attributes.empty()) readSpecifierAttributes(sema, index, result.attributes);
  result.isNoreturn |= result.attributes.isNoreturn;
  result.minAlign = std::max(result.minAlign, result.attributes.minAlign);
  bool isMissing = sema.node(index).firstToken == sema.node(index).endToken;  // which has been said
  const Type* type = reader.type ? reader.type
                     : isMissing ? sema.basic(TypeKind::Error)
                                 : basicType(sema, reader.words, result);
  if (reader.complex) {
    sema.unsupported(Unsupported::ComplexNumbers, reader.complex->range(),
                     {Msg::NotSupported, quote(reader.complex->spelling())});
    type = sema.basic(TypeKind::Error);
  }
  if (result.attributes.isVector) type = sema.basic(TypeKind::Error);
  if (result.attributes.isTransparent && type->kind == TypeKind::Union)
    type->record->isTransparent = true;
  if (!result.attributes.mode.empty() && !type->isError())
    type = typeOfMode(sema, result.attributes.mode, type, result.range.begin);
  if (reader.restricted.valid()) checkRestrict(sema, type, reader.restricted);
  if (reader.atomic) type = atomicType(sema, type, reader.atomic->range());
  result.type = type->isError() ? type : sema.types.qualified(type, reader.qualifiers);
  return result;
}

const Type* vaListType(SemaContext& sema) {
  if (sema.vaList) return sema.vaList;
  if (sema.target().arguments.variadicFloatsAsInts)
    return sema.vaList = sema.types.pointerTo(sema.basic(TypeKind::Void));
  const Type* tag = sema.types.newRecord(TypeKind::Struct, "__va_list_tag");
  const Type* pointer = sema.types.pointerTo(sema.basic(TypeKind::Void));
  Field fields[4];
  const char* names[] = {"gp_offset", "fp_offset", "overflow_arg_area", "reg_save_area"};
  for (int i = 0; i < 4; ++i) {
    fields[i].name = names[i];
    fields[i].type = i < 2 ? sema.basic(TypeKind::UInt) : pointer;
  }
  sema.types.complete(tag, fields, {});
  return sema.vaList = sema.types.arrayOf(tag, 1);
}

void checkAlignment(SemaContext& sema, const Specifiers& spec, const Type* type) {
  if (spec.minAlign && spec.attributes.minAlign == 0 && !type->isError() &&
      spec.minAlign < type->align)
    sema.error(spec.range.begin, {Msg::AlignmentTooSmall, type->align, quote(type)});
}

Specifiers implicitInt(SemaContext& sema, uint32_t declaratorNode) {
  SourceLoc loc = sema.firstToken(declaratorNode).loc;
  if (sema.sysy())
    sema.error(loc, {Msg::TypeMissing});
  else if (!sema.node(0).hasError)
    sema.warning("implicit-int", loc, {Msg::TypeMissingInt});
  Specifiers result;
  result.type = sema.basic(TypeKind::Int);
  result.range = {loc, loc};
  return result;
}

}  // namespace minic
