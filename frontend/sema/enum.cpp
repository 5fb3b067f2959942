// Enumerations: their constants and the integer type that holds them, as gcc and clang choose both.
#include <algorithm>
#include <fmt/format.h>

#include "frontend/ast/const_eval.h"
#include "frontend/sema/attribute.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/record.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

/// The constants of an enumeration that is being read.
struct EnumReader {
  struct Constant {
    EnumConstantDecl* decl;
    Int128 value;
  };
  std::vector<Constant> constants;
  Int128 next = 0;  ///< the value of a constant without one
  Int128 lowest = 0, highest = 0;

  void add(EnumConstantDecl* decl, Int128 value) {
    constants.push_back({decl, value});
    lowest = std::min(lowest, value);
    highest = std::max(highest, value);
  }
};

/// Whether an integer of so many bits holds these numbers.
bool fits(unsigned bits, bool isSigned, Int128 lowest, Int128 highest) {
  Int128 limit = Int128(1) << (isSigned ? bits - 1 : bits);
  return highest < limit && lowest >= (isSigned ? -limit : 0);
}

void setConstant(EnumConstantDecl* decl, const Type* type, Int128 value) {
  decl->type = type;
  decl->value = int64_t(wrapInteger(type, value));
}

}  // namespace

/// The type that a constant has up to the closing brace: int if its value fits.
static const Type* typeInside(SemaContext& sema, Int128 value, const Expr* given) {
  if (fits(32, true, value, value)) return sema.basic(TypeKind::Int);
  if (given && given->type->size == 8) return sema.types.promoted(given->type);
  if (fits(32, false, value, value)) return sema.basic(TypeKind::UInt);
  return sema.basic(fits(64, true, value, value) ? TypeKind::Long : TypeKind::ULong);
}

static void enumerator(SemaContext& sema, uint32_t index, EnumReader& reader) {
  ParseCursor cursor(*sema.tree, index);
  if (!cursor.atToken(Tok::Identifier)) return;
  const Token& name = cursor.token();
  Int128 value = reader.next;
  const Expr* given = nullptr;
  if (cursor.atToken(Tok::Assign)) {
    cursor.token();
    Expr* expr = cursor.atNode() ? rvalue(sema, assignment(sema, cursor.node())) : nullptr;
    if (std::optional<Int128> number = expr ? integerConstant(sema, expr) : std::nullopt) {
      value = *number;
      given = expr;
    }
  }
  if (!fits(64, value < 0, value, value)) {
    sema.error(name.loc,
               given ? Message(Msg::EnumeratorOver64Bits) : Message(Msg::EnumeratorOverflow));
    value = 0;
  }
  if (!fits(32, true, value, value))
    sema.warning("pedantic", name.loc,
                 either(value < 0, Msg::EnumeratorTooSmall, Msg::EnumeratorTooLarge, value));
  reader.next = value + 1;
  Symbol* symbol = sema.scopes.intern(name.spelling());
  if (Decl* previous = ScopeTable::find(symbol, sema.scopes.depth())) {
    sema.error(name.loc, previous->kind == DeclKind::EnumConstant
                             ? Message(Msg::RedefinitionOfEnumerator, quote(name.spelling()))
                             : Message(Msg::RedefinitionAsOtherKind, quote(name.spelling())));
    sema.notePrevious(previous, {Msg::PreviousDefinition});
    return;
  }
  auto* constant = sema.permanent.create<EnumConstantDecl>();
  constant->loc = name.loc;
  constant->name = symbol->name;
  setConstant(constant, typeInside(sema, value, given), value);
  reader.add(constant, value);
  DeclAttributes attributes;
  readAttributes(sema, sema.node(index).firstToken + 1, attributes);
  restrictUses(sema, constant, attributes);
  sema.scopes.bind(symbol, constant);
}

/// The integer type of an enumeration: unsigned if no constant is negative; of the width that
/// `mode` says, else the least one that has the constants, but not below int's without `packed`.
static const Type* enumInteger(SemaContext& sema, const EnumReader& reader,
                               const DeclAttributes& attributes, SourceLoc loc) {
  const bool isSigned = reader.lowest < 0;
  auto fitsIn = [&](unsigned bits) { return fits(bits, isSigned, reader.lowest, reader.highest); };
  if (!attributes.mode.empty()) {
    const Type* type = typeOfMode(sema, attributes.mode,
                                  sema.basic(isSigned ? TypeKind::Int : TypeKind::UInt), loc);
    if (!type->isError() && fitsIn(type->bits())) return type;
    if (!type->isError()) sema.error(loc, {Msg::ModeTooSmallForEnum});
  }
  struct Width {
    unsigned bits;
    TypeKind ofSigned, ofUnsigned;
  };
  static constexpr Width widths[] = {{8, TypeKind::SChar, TypeKind::UChar},
                                     {16, TypeKind::Short, TypeKind::UShort},
                                     {32, TypeKind::Int, TypeKind::UInt},
                                     {64, TypeKind::Long, TypeKind::ULong}};
  for (const Width& width : widths)
    if ((attributes.packed || width.bits >= 32) && fitsIn(width.bits))
      return sema.basic(isSigned ? width.ofSigned : width.ofUnsigned);
  sema.warning("enum-too-large", loc, {Msg::EnumTooLarge});
  return sema.basic(TypeKind::Long);
}

const Type* enumSpecifier(SemaContext& sema, uint32_t index, bool isAlone) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  sema.onlyInC(keyword);
  const Token* name = cursor.atToken(Tok::Identifier) ? &cursor.token() : nullptr;
  bool hasBody = cursor.atNode(Rule::Enumerators);
  if (!name && !hasBody) return nullptr;
  const Type* type = name ? taggedType(sema, keyword, *name, hasBody, isAlone)
                          : sema.types.newEnum({}, sema.basic(TypeKind::UInt));
  if (!hasBody) {
    if (type && !type->record->complete)
      sema.warning("pedantic", name->loc, {Msg::EnumForwardReference});
    return type;
  }
  if (!type) type = sema.types.newEnum({}, sema.basic(TypeKind::UInt));
  ParseCursor body(*sema.tree, cursor.node());
  EnumReader reader;
  while (uint32_t child = nextNode(body, Rule::Enumerator)) enumerator(sema, child, reader);
  DeclAttributes attributes = recordAttributes(sema, index);
  type->record->mayBeUnused = attributes.isUnused;
  const Type* integer = enumInteger(sema, reader, attributes, (name ? *name : keyword).loc);
  std::vector<Enumerator> enumerators;
  for (const EnumReader::Constant& each : reader.constants) {
    // From here on a constant that does not fit an int has the type of the enumeration.
    bool isInt = fits(32, true, each.value, each.value);
    setConstant(each.decl, isInt ? sema.basic(TypeKind::Int) : integer, each.value);
    enumerators.push_back({each.decl->name, int64_t(wrapInteger(integer, each.value))});
  }
  type->record->enumerators = copyOut(sema.permanent, enumerators);
  sema.types.completeEnum(type, integer);
  return type;
}

}  // namespace minic
