// Initialisers: any nesting of braces becomes a flat list of stores by offset, in memory
// proportional to what is written.
//
// The rule for arrays, C's and SysY's in one: items fill scalars one after the other; a braced item
// fills the largest sub-array (smaller than the one being filled) that begins exactly at the
// current position, and the position then moves behind that sub-array.
#include <fmt/format.h>

#include "frontend/sema/sema.h"

namespace minic {

using namespace ast;

namespace {

bool isConstantNode(const Expr* expr) {
  return expr->kind == ExprKind::IntConst || expr->kind == ExprKind::FloatConst ||
         expr->kind == ExprKind::AddressConst || expr->kind == ExprKind::StringLiteral;
}

}  // namespace

/// The constant node for `value`, which static storage or SysY's `const` demands; null after an
/// error.
Expr* Sema::constantFor(Expr* value, const Type* type) {
  if (isConstantNode(value)) return value;
  ConstFailure failure;
  ConstValue constant = evaluate(value, &failure);
  switch (constant.kind) {
    case ConstValue::Int:
      return intConst(type, constant.integer, value->range);
    case ConstValue::Float:
      return floatConst(type, constant.floating, value->range);
    case ConstValue::Address: {
      auto* address = make<AddressConst>(ExprKind::AddressConst, type, value->loc, value->range);
      address->decl = constant.decl;
      address->string = constant.string;
      address->offset = constant.integer;
      return address;
    }
    case ConstValue::NotConstant:
      break;
  }
  if (failure.divisionByZero.valid())
    error(failure.divisionByZero, "division by zero in a constant expression", {value->range});
  else
    error(failure.culprit ? failure.culprit->loc : value->loc,
          "initializer element is not a compile-time constant", {value->range});
  return nullptr;
}

StringLiteral* Sema::asStringLiteral(uint32_t initNode) {
  // initializer > assignment > unary, of string tokens only.
  const ParseNode& at = node(initNode);
  if (at.hasError || at.end != initNode + 3 || node(initNode + 2).rule != Rule::Unary)
    return nullptr;
  std::vector<Token> tokens;
  for (uint32_t i = at.firstToken; i < at.endToken; ++i) {
    if (tree_->tokens[i].kind != Tok::String) return nullptr;
    tokens.push_back(tree_->tokens[i]);
  }
  return tokens.empty() ? nullptr : stringLiteral(tokens);
}

/// A string for a whole array of characters at `offset`; false if it is none.
bool Sema::stringInitializer(const Type* array, uint32_t initNode, uint64_t offset,
                             InitList& list) {
  if (!array->isArray() || !array->element->isCharacter()) return false;
  StringLiteral* string = asStringLiteral(initNode);
  if (!string) return false;
  onlyInC(string->loc, "strings as initializers are");
  uint64_t size = array->kind == TypeKind::Array ? array->count : string->bytes.size() + 1;
  if (string->bytes.size() > size)
    diagnostics_.warning("excess-initializers", string->loc,
                         "initializer-string for char array is too long", {string->range});
  list.elements.push_back({offset, string});
  list.filled += size;
  list.extent = std::max(list.extent, offset + size);
  return true;
}

void Sema::arrayInitializer(uint32_t initNode, const Type* type, uint64_t offset, InitList& list) {
  ParseCursor cursor(*tree_, initNode);
  cursor.token();  // {
  const Type* scalar = type->scalarElement();
  uint64_t unit = scalar->size;
  uint64_t total = type->kind == TypeKind::IncompleteArray ? UINT64_MAX : type->size / unit;
  uint64_t position = 0;  // in scalars
  bool saidExcess = false, afterComma = true;
  list.extent = std::max(list.extent, offset);
  auto append = [&](Expr* value) {
    if (value) value = initialValue(scalar, value);
    if (value)
      list.elements.push_back({offset + position * unit, value});
    else
      list.failed = true;
    list.filled += unit;
    ++position;
    list.extent = std::max(list.extent, offset + position * unit);
  };

  while (!cursor.atEnd()) {
    if (!cursor.atNode(Rule::Initializer)) {
      const Token& token = cursor.token();
      if (token.kind == Tok::Comma) {
        if (afterComma) error(token.loc, "expected expression");
        if (cursor.atToken(Tok::RBrace))
          diagnostics_.warning("pedantic", token.loc, "trailing comma in an initializer list");
        afterComma = true;
      }
      continue;
    }
    afterComma = false;
    uint32_t item = cursor.node();
    if (node(item).firstToken >= node(item).endToken) {
      list.failed = true;
      continue;
    }
    bool braced = firstToken(item).kind == Tok::LBrace;
    SourceLoc loc = firstToken(item).loc;
    if (position >= total) {
      if (!saidExcess) {
        SourceRange at = range(item);
        if (sysy()) {
          error(loc, "excess elements in array initializer", {at});
          list.failed = true;
        } else {
          diagnostics_.warning("excess-initializers", loc, "excess elements in array initializer",
                               {at});
        }
      }
      saidExcess = true;
      if (!braced) {
        ParseCursor inner(*tree_, item);
        if (inner.atNode()) rvalue(assignment(inner.node()));
      }
      continue;
    }

    if (braced) {
      const Type* part = type->element;
      while (part->isArray() && (part->size == 0 || position % (part->size / unit) != 0))
        part = part->element;
      if (part->isArray()) {
        arrayInitializer(item, part, offset + position * unit, list);
        position += part->size / unit;
        continue;
      }
      // Braces around one scalar.
      if (sysy()) {
        error(loc,
              type->element->isArray() ? "nested braces must start at the beginning of a sub-array"
                                       : "braces around scalar initializer",
              {range(item)});
        list.failed = true;
        ++position;
        continue;
      }
      diagnostics_.warning("braced-scalar-init", loc, "braces around scalar initializer",
                           {range(item)});
      append(bracedScalar(item));
      continue;
    }

    if (scalar->isCharacter()) {
      // A string fills the innermost row that begins here.
      const Type* row = type;
      while (row->element->isArray()) row = row->element;
      uint64_t count = row->kind == TypeKind::Array ? row->count : 0;
      bool aligned = row == type ? position == 0 : count != 0 && position % count == 0;
      if (aligned && stringInitializer(row, item, offset + position, list)) {
        position += row->kind == TypeKind::Array ? count : list.extent - offset;
        continue;
      }
    }
    ParseCursor inner(*tree_, item);
    append(inner.atNode() ? rvalue(assignment(inner.node())) : nullptr);
  }
  list.extent = std::max(list.extent, offset + position * unit);
}

/// `{ 5 }` or `{{5}}` for a scalar: its first item; null after an error.
Expr* Sema::bracedScalar(uint32_t initNode) {
  for (;;) {
    ParseCursor cursor(*tree_, initNode);
    if (cursor.atToken(Tok::LBrace)) {
      SourceLoc loc = cursor.token().loc;
      if (!cursor.atNode(Rule::Initializer)) {
        if (!node(initNode).hasError) error(loc, "scalar initializer cannot be empty");
        return nullptr;
      }
      uint32_t first = cursor.node();
      if (cursor.atToken(Tok::Comma)) cursor.token();
      if (cursor.atToken(Tok::Comma)) {
        error(cursor.peekToken().loc, "expected expression");
        return nullptr;
      }
      if (cursor.atNode(Rule::Initializer)) {
        SourceLoc next = firstToken(cursor.node()).loc;
        if (sysy()) {
          error(next, "excess elements in scalar initializer");
          return nullptr;
        }
        diagnostics_.warning("excess-initializers", next, "excess elements in scalar initializer");
      }
      initNode = first;
      continue;
    }
    return cursor.atNode() ? rvalue(assignment(cursor.node())) : nullptr;
  }
}

Expr* Sema::initialValue(const Type* type, Expr* value) {
  return convertFor(Context::Initializing, type->unqualified, value, value->loc);
}

void Sema::initializeVariable(VarDecl* var, uint32_t initNode) {
  const ParseNode& at = node(initNode);
  if (at.firstToken >= at.endToken) {
    if (var->type->kind == TypeKind::IncompleteArray) var->type = basic(TypeKind::Error);
    return;
  }
  bool braced = firstToken(initNode).kind == Tok::LBrace;
  const Type* type = var->type;
  if (type->isError()) {
    ParseCursor cursor(*tree_, initNode);
    if (!braced && cursor.atNode()) rvalue(assignment(cursor.node()));
    return;
  }
  bool isConst = type->scalarElement()->isConst() && !type->scalarElement()->isVolatile();
  bool mustBeConstant = var->hasStaticStorage || (sysy() && isConst);
  InitList list;
  if (type->isArray()) {
    if (braced) {
      // `char s[] = {"abc"}` is the string itself; arrayInitializer takes care of it.
      arrayInitializer(initNode, type, 0, list);
    } else if (!stringInitializer(type, initNode, 0, list)) {
      error(firstToken(initNode).loc,
            type->element->isCharacter()
                ? "array initializer must be an initializer list or string literal"
                : "array initializer must be an initializer list",
            {range(initNode)});
      if (type->kind == TypeKind::IncompleteArray) var->type = basic(TypeKind::Error);
      return;
    }
    if (type->kind == TypeKind::IncompleteArray) {
      if (sysy())
        diagnostics_.warning("pedantic", var->loc, "an array needs an explicit size in SysY");
      uint64_t element = type->element->size;
      var->type = type =
          types_.arrayOf(type->element, element ? (list.extent + element - 1) / element : 0);
    }
  } else {
    Expr* value = nullptr;
    if (braced) {
      diagnostics_.warning("pedantic", firstToken(initNode).loc, "braces around scalar initializer",
                           {range(initNode)});
      value = bracedScalar(initNode);
    } else {
      ParseCursor cursor(*tree_, initNode);
      value = cursor.atNode() ? rvalue(assignment(cursor.node())) : nullptr;
    }
    if (value && type->isRecord()) value = nullptr;
    if (value) value = initialValue(type, value);
    if (!value) return;
    list.elements.push_back({0, value});
    list.filled = type->size;
  }

  bool allConstant = true;
  for (InitElement& element : list.elements) {
    if (isConstantNode(element.value)) continue;
    if (mustBeConstant) {
      Expr* constant = constantFor(element.value, element.value->type);
      if (constant)
        element.value = constant;
      else
        list.failed = true;
    } else if (isConst) {
      ConstValue constant = evaluate(element.value);
      if (constant.kind == ConstValue::Int)
        element.value = intConst(element.value->type, constant.integer, element.value->range);
      else if (constant.kind == ConstValue::Float)
        element.value = floatConst(element.value->type, constant.floating, element.value->range);
    }
    allConstant &= isConstantNode(element.value);
    if (list.failed && diagnostics_.limitReached()) break;
  }
  if (list.failed) return;
  auto* init = arena_->create<Initializer>();
  init->elements = copyOut(*arena_, list.elements);
  init->zeroFill = list.filled < type->size;
  init->isConstant = allConstant;
  var->init = init;
  if (isConst && type->isArithmetic() &&
      (list.elements[0].value->kind == ExprKind::IntConst ||
       list.elements[0].value->kind == ExprKind::FloatConst))
    var->constant = list.elements[0].value;
}

}  // namespace minic
