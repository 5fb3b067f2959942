// Initialisers: any nesting of braces becomes a flat list of stores by offset, in memory
// proportional to what is written. Strings, scalars and what is static here; braced.cpp has the
// lists.
#include "frontend/sema/init.h"

#include <algorithm>

#include "frontend/lint/sequence.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/init_list.h"
#include "frontend/sema/literal.h"
#include "frontend/sema/record.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

bool isConstantNode(const Expr* expr) {
  return expr->kind == ExprKind::IntConst || expr->kind == ExprKind::FloatConst ||
         expr->kind == ExprKind::AddressConst || expr->kind == ExprKind::StringLiteral;
}

}  // namespace

/// The bits of an object that hold values: its size without padding; of a union all of them.
static uint64_t dataBits(const Type* type) {
  if (type->kind == TypeKind::Array && type->element->isRecord())
    return type->count * dataBits(type->element);
  if (type->kind != TypeKind::Struct) return type->size * 8;
  uint64_t bits = 0;
  for (const Field& field : type->record->fields)
    if (!field.isBitField)
      bits += dataBits(field.type);
    else if (!field.name.empty())
      bits += field.bitWidth;
  return bits;
}

Expr* constantFor(SemaContext& sema, Expr* value, const Type* type) {
  if (isConstantNode(value)) return value;
  ConstFailure failure;
  ConstValue constant = evaluate(value, &failure);
  if (constant && failure.comma)
    sema.warning("pedantic", failure.comma->loc, {Msg::CommaInConstant}, {value->range});
  switch (constant.kind) {
    case ConstValue::Int: return sema.intConst(type, constant.integer, value->range);
    case ConstValue::Float: return sema.floatConst(type, constant.floating, value->range);
    case ConstValue::Address: {
      return sema.make<AddressConst>(type, value->loc, value->range, constant.decl, constant.string,
                                     constant.label, constant.minus, int64_t(constant.integer));
    }
    case ConstValue::NotConstant: break;
  }
  return notConstant(sema, value, failure, {Msg::InitializerNotConstant});
}

/// The type of the characters that a wide array of these elements is initialised by.
static const Type* promotedUnit(const Type* element) {
  if (element->kind == TypeKind::Enum) element = element->element;
  return element->unqualified;
}

static StringLiteral* asStringLiteral(SemaContext& sema, uint32_t initNode) {
  // initializer > assignment > unary, of string tokens only, perhaps in parentheses; a designator
  // may come before.
  const ParseNode& at = sema.node(initNode);
  if (at.hasError) return nullptr;
  ParseCursor cursor(*sema.tree, initNode);
  while (cursor.atNode(Rule::Designator)) cursor.node();
  if (cursor.atToken(Tok::Assign)) cursor.token();
  if (!cursor.atNode()) return nullptr;
  uint32_t value = cursor.node();
  uint32_t first = sema.node(value).firstToken, end = sema.node(value).endToken;
  while (end - first >= 3 && sema.tree->tokens[first].kind == Tok::LParen &&
         sema.tree->tokens[end - 1].kind == Tok::RParen) {
    ++first;
    --end;
  }
  std::vector<Token> tokens;
  for (uint32_t i = first; i < end; ++i) {
    if (sema.tree->tokens[i].kind != Tok::String) return nullptr;
    tokens.push_back(sema.tree->tokens[i]);
  }
  return tokens.empty() ? nullptr : stringLiteral(sema, tokens);
}

bool stringInitializer(SemaContext& sema, const Type* array, uint32_t initNode, uint64_t offset,
                       InitList& list) {
  if (!array->isArray() || !array->element->isInteger()) return false;
  bool isCharacters = array->element->isCharacter();
  if (!isCharacters && (array->element->size == 8 || sema.sysy())) return false;
  StringLiteral* string = asStringLiteral(sema, initNode);
  if (!string) return false;
  const Type* unit = string->type->element;
  bool fits = isCharacters ? unit->size == 1 : promotedUnit(array->element) == unit;
  if (!fits) {
    sema.error(string, isCharacters      ? Message(Msg::CharArrayFromWideString)
                       : unit->size == 1 ? Message(Msg::WideArrayFromString)
                                         : Message(Msg::WideArrayFromOtherString));
    list.failed = true;
  }
  sema.onlyInC(string->loc, Msg::StringInitializersNotInSysy);
  uint64_t length = string->bytes.size() / unit->size;
  uint64_t size = array->kind == TypeKind::Array ? array->count : length + 1;
  if (length > size) sema.warning("excess-initializers", string, {Msg::StringTooLong});
  InitList::Element element;
  element.offset = offset;
  element.value = string;
  element.type = size == array->count && array->kind == TypeKind::Array
                     ? array
                     : sema.types.arrayOf(array->element, size);
  list.append(element);
  list.extent = std::max(list.extent, offset + element.type->size);
  return true;
}

Expr* bracedScalar(SemaContext& sema, uint32_t initNode, const Type* type) {
  ParseCursor cursor(*sema.tree, initNode);
  while (cursor.atNode(Rule::Designator)) cursor.node();
  if (cursor.atToken(Tok::Assign)) cursor.token();
  for (;; cursor = ParseCursor(*sema.tree, initNode)) {
    if (cursor.atNode(Rule::Designator))
      return sema.fail(sema.firstToken(initNode).loc, {Msg::DesignatorOfScalar, quote(type)});
    if (cursor.atToken(Tok::LBrace)) {
      SourceLoc loc = cursor.token().loc;
      if (!cursor.atNode(Rule::Initializer)) {
        if (!sema.node(initNode).hasError) sema.error(loc, {Msg::EmptyScalarInitializer});
        return nullptr;
      }
      uint32_t first = cursor.node();
      if (cursor.atToken(Tok::Comma)) cursor.token();
      if (cursor.atToken(Tok::Comma))
        return sema.fail(cursor.peekToken().loc, {Msg::ExpectedExpression});
      if (cursor.atNode(Rule::Initializer)) {
        SourceLoc next = sema.firstToken(cursor.node()).loc;
        if (sema.sysy()) return sema.fail(next, {Msg::ExcessInScalar});
        sema.warning("excess-initializers", next, {Msg::ExcessInScalar});
      }
      initNode = first;
      continue;
    }
    return cursor.atNode() ? rvalue(sema, assignment(sema, cursor.node())) : nullptr;
  }
}

Expr* initialValue(SemaContext& sema, const Type* type, Expr* value, SourceLoc loc) {
  if (sema.function.decl && sema.lint.changes) checkSequence(value, sema.diagnostics);
  return convertFor(sema, Context::Initializing, type->unqualified, value, loc);
}

bool spliceLiteral(const Expr* value, uint64_t offset, InitList& list) {
  auto* load = value->tryAs<CastExpr>();
  if (!load || load->cast != CastKind::LValueToRValue) return false;
  const VarDecl* var = nullptr;
  if (auto* literal = load->operand->tryAs<CompoundLiteralExpr>())
    var = literal->variable;
  else if (auto* ref = load->operand->tryAs<DeclRef>(); ref && ref->decl->name.empty())
    var = ref->decl->tryAs<VarDecl>();
  if (!var || !var->init) return false;
  list.beginAnew(value->type, offset);
  for (const InitElement& each : var->init->elements) {
    InitList::Element element{each};
    element.offset += offset;
    list.append(element);
  }
  return true;
}

/// An array initialised by a compound literal of its type, which GNU C allows.
static bool arrayFromLiteral(SemaContext& sema, uint32_t initNode, const Type* type,
                             InitList& list) {
  ParseCursor cursor(*sema.tree, initNode);
  if (!cursor.atNode() || sema.node(initNode).hasError) return false;
  // initializer > assignment > unary, which begins with a parenthesis
  if (sema.firstToken(initNode).kind != Tok::LParen || sema.node(initNode).end < initNode + 4)
    return false;
  if (sema.node(initNode + 3).rule != Rule::TypeName) return false;
  Expr* value = assignment(sema, cursor.node());
  if (!value || !value->type->isArray() || !value->type->element->is(type->element)) return false;
  auto* load = castNode(sema, CastKind::LValueToRValue, value->type, value);
  if (!spliceLiteral(load, 0, list)) return false;
  list.extent = value->type->size;
  return true;
}

static void makeConstant(SemaContext& sema, InitList& list) {
  for (InitList::Element& element : list.elements) {
    if (element.kind != InitList::Element::Store || isConstantNode(element.value)) continue;
    Expr* constant = constantFor(sema, element.value, element.value->type);
    if (constant)
      element.value = constant;
    else
      list.failed = true;
    if (list.failed && sema.diagnostics.limitReached()) return;
  }
}

/// Leaves in the list the last store to each place, in the order of places.
static void resolveOverrides(SemaContext& sema, InitList& list) {
  auto slice = [&](const InitList::Element& element, uint64_t from, uint64_t to) {
    auto* whole = element.value->as<StringLiteral>();
    const Type* unit = whole->type->element;
    auto* part = sema.arena->create<StringLiteral>(*whole);
    uint64_t length = whole->bytes.size();
    part->bytes = whole->bytes.substr(std::min(from, length), to - from);
    part->type = sema.types.arrayOf(unit, part->bytes.size() / unit->size + 1);
    part->id = sema.stringCount++;
    InitList::Element result = element;
    result.offset += from;
    result.value = part;
    result.type = sema.types.arrayOf(element.type->element, (to - from) / unit->size);
    return result;
  };
  std::unordered_set<const Expr*> known;
  for (const InitList::Override& pair : list.resolve(slice))
    if (known.insert(pair.value).second &&
        sema.warning("initializer-overrides", pair.value->range, {Msg::InitializerOverrides}))
      sema.note(pair.before->range.begin, {Msg::PreviousInitializer}, {});
}

/// The elements of the compound literals that are values of structs take their places.
static void spliceLiterals(InitList& list) {
  auto isRecord = [](const InitList::Element& element) { return element.value->type->isRecord(); };
  if (std::none_of(list.elements.begin(), list.elements.end(), isRecord)) return;
  InitList spliced;
  for (const InitList::Element& element : list.elements)
    if (!isRecord(element) || !spliceLiteral(element.value, element.offset, spliced))
      spliced.append(element);
  list.elements = std::move(spliced.elements);
}

/// The stores become the initialiser of `var`, and its value if it is a constant scalar.
static void setInitializer(SemaContext& sema, VarDecl* var, InitList& list) {
  const Type* type = var->type;
  bool isConst = type->scalarElement()->isConst() && !type->scalarElement()->isVolatile();
  resolveOverrides(sema, list);
  spliceLiterals(list);
  bool allConstant = true;
  uint64_t filled = 0;
  for (InitList::Element& element : list.elements) {
    filled += element.field ? element.field->bitWidth : dataBits(element.type);
    if (isConst && !isConstantNode(element.value)) {
      ConstValue constant = evaluate(element.value);
      if (constant.kind == ConstValue::Int)
        element.value = sema.intConst(element.value->type, constant.integer, element.value->range);
      else if (constant.kind == ConstValue::Float)
        element.value =
            sema.floatConst(element.value->type, constant.floating, element.value->range);
    }
    allConstant &= isConstantNode(element.value);
  }
  auto* init = sema.arena->create<Initializer>();
  auto* elements = sema.arena->createArray<InitElement>(list.elements.size());
  std::copy(list.elements.begin(), list.elements.end(), elements);
  init->elements = {elements, list.elements.size()};
  init->zeroFill = filled < dataBits(type);
  init->repeats = list.repeats;
  init->isConstant = allConstant;
  var->init = init;
  if (isConst && type->isArithmetic() &&
      (list.elements[0].value->kind == ExprKind::IntConst ||
       list.elements[0].value->kind == ExprKind::FloatConst))
    var->constant = list.elements[0].value;
}

void initializeVariable(SemaContext& sema, VarDecl* var, uint32_t initNode, Expr* known) {
  const ParseNode& at = sema.node(initNode);
  if (at.firstToken >= at.endToken) {
    if (var->type->kind == TypeKind::IncompleteArray) var->type = sema.basic(TypeKind::Error);
    return;
  }
  bool braced = sema.firstToken(initNode).kind == Tok::LBrace;
  const Type* type = var->type;
  if (type->isError()) {
    ParseCursor cursor(*sema.tree, initNode);
    if (!known && !braced && cursor.atNode()) rvalue(sema, assignment(sema, cursor.node()));
    return;
  }
  bool isConst = type->scalarElement()->isConst() && !type->scalarElement()->isVolatile();
  bool mustBeConstant = var->hasStaticStorage || (sema.sysy() && isConst);
  InitList list;
  list.isStatic = mustBeConstant;
  ParseCursor cursor(*sema.tree, initNode);
  if (cursor.atNode(Rule::Designator)) {
    sema.error(sema.firstToken(initNode).loc, {Msg::DesignatorOutsideBraces});
    return;
  }
  if (type->isRecord() && braced) {
    listInitializer(sema, initNode, type, 0, list);
  } else if (type->isArray()) {
    if (braced) {
      listInitializer(sema, initNode, type, 0, list);
    } else if (arrayFromLiteral(sema, initNode, type, list)) {
    } else if (!stringInitializer(sema, type, initNode, 0, list)) {
      if (!sema.sysy() && cursor.atNode() && !assignment(sema, cursor.node()))
        return;  // its own mistake
      TypeKind element = type->element->kind;
      bool isWide = !sema.sysy() && (element == TypeKind::Int || element == TypeKind::UInt ||
                                     element == TypeKind::UShort);
      sema.error(sema.sysy() ? sema.firstToken(initNode).loc : var->loc,
                 type->element->isCharacter() ? Message(Msg::ArrayWantsListOrString)
                 : isWide                     ? Message(Msg::ArrayWantsListOrWideString)
                                              : Message(Msg::ArrayWantsList),
                 {sema.range(initNode)});
      if (type->kind == TypeKind::IncompleteArray) var->type = sema.basic(TypeKind::Error);
      return;
    }
    if (type->kind == TypeKind::IncompleteArray) {
      if (sema.sysy()) sema.warning("pedantic", var->loc, {Msg::ArrayWithoutSizeInSysy});
      uint64_t element = type->element->size;
      var->type = type =
          sema.types.arrayOf(type->element, element ? (list.extent + element - 1) / element : 0);
    }
  } else {
    Expr* value = nullptr;
    if (braced) {
      if (sema.sysy())
        sema.warning("pedantic", sema.firstToken(initNode).loc, {Msg::BracesAroundScalar},
                     {sema.range(initNode)});
      value = bracedScalar(sema, initNode, type);
    } else {
      value = known             ? known
              : cursor.atNode() ? rvalue(sema, assignment(sema, cursor.node()))
                                : nullptr;
    }
    if (value) value = initialValue(sema, type, value, braced ? value->range.begin : var->loc);
    if (!value) return;
    if (!type->isRecord() || !spliceLiteral(value, 0, list)) {
      InitList::Element element;
      element.value = value;
      element.type = type;
      list.append(element);
    }
  }

  if (mustBeConstant) makeConstant(sema, list);
  if (!list.failed) setInitializer(sema, var, list);
}

}  // namespace minic
