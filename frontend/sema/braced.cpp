// Braced lists, one rule for C and SysY (C17 6.7.9): a cursor is at a subobject of the list's
// object, as a stack of (aggregate, index). An item with braces takes that subobject; one without
// goes down to the first scalar in it (or the first struct of its own type, or array of characters
// for a string); then the cursor moves on, up again where an aggregate is full. A designator moves
// the cursor to its subobject, counted from the braced level.
#include <fmt/format.h>

#include "frontend/sema/convert.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/init.h"
#include "frontend/sema/init_list.h"
#include "frontend/sema/record.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

/// Where the next item of a braced list goes: into the last level.
struct InitCursor {
  struct Level {
    const Type* type;
    uint64_t offset, index;
    uint64_t chosen;  ///< union: the member that is initialised
    bool isFull() const;
    void skipUnnamed();
  };
  /// `[from ... to]` among the designators: the item stands for `count` more elements.
  struct Range {
    size_t level;     ///< whose index is the range's
    size_t elements;  ///< in the list when the range began
    uint64_t count;
  };
  std::vector<Level> levels;
  std::vector<Range> ranges;

  void push(const Type* type, uint64_t offset);
  void advance();
  const Field* field() const;
  const Type* type() const;
  uint64_t offset() const;
};

}  // namespace

// ---- the cursor ----

/// Elements that an aggregate has for an initialiser: all of an array, the members of a struct but
/// unnamed bit-fields, one member of a union.
bool InitCursor::Level::isFull() const {
  if (type->kind == TypeKind::Array) return index >= type->count;
  if (type->kind == TypeKind::IncompleteArray) return false;
  return index >= type->record->fields.size() || (type->kind == TypeKind::Union && index > chosen);
}

void InitCursor::Level::skipUnnamed() {
  if (!type->isRecord()) return;
  std::span<Field> fields = type->record->fields;
  while (index < fields.size() && fields[index].isBitField && fields[index].name.empty()) ++index;
  if (type->kind == TypeKind::Union && chosen == UINT64_MAX) chosen = index;
}

void InitCursor::push(const Type* type, uint64_t offset) {
  Level level{type, offset, 0, UINT64_MAX};
  if (type->kind == TypeKind::Union) level.chosen = UINT64_MAX;
  level.skipUnnamed();
  levels.push_back(level);
}

/// Goes to the next subobject, up from full aggregates but never above the braced one.
void InitCursor::advance() {
  levels.back().index++;
  levels.back().skipUnnamed();
  while (levels.size() > 1 && levels.back().isFull()) {
    levels.pop_back();
    levels.back().index++;
    levels.back().skipUnnamed();
  }
}

const Field* InitCursor::field() const {
  const Level& level = levels.back();
  return level.type->isRecord() ? &level.type->record->fields[level.index] : nullptr;
}

const Type* InitCursor::type() const {
  const Field* at = field();
  return at ? at->type : levels.back().type->element;
}

uint64_t InitCursor::offset() const {
  const Field* at = field();
  const Level& level = levels.back();
  return level.offset + (at ? at->offset : level.index * level.type->element->size);
}

static bool designateField(SemaContext& sema, ParseCursor& designator, const Token& dot,
                           InitCursor& at, InitList& list) {
  const Type* type = at.levels.back().type;
  const Token& name = designator.token();
  if (!type->isRecord()) return sema.fail(dot.loc, {Msg::FieldDesignatorOfOther, quote(type)});
  std::vector<const Field*> path;
  if (!findField(type, name.spelling(), path))
    return sema.fail(
        name.loc, {Msg::FieldDesignatorUnknown, quote(name.spelling()), quote(type->unqualified)});
  for (size_t i = 0; i < path.size(); ++i) {
    if (i > 0) {
      const Type* inner = at.type();
      uint64_t offset = at.offset();
      at.push(inner, offset);
    }
    InitCursor::Level& level = at.levels.back();
    level.index = level.chosen = path[i]->index;
    if (level.type->kind == TypeKind::Union)
      list.chooseMember(level.type, level.offset, *at.field());
  }
  return true;
}

static bool designateElement(SemaContext& sema, ParseCursor& designator, const Token& open,
                             InitCursor& at, const InitList& list) {
  const Type* type = at.levels.back().type;
  auto bound = [&](uint64_t& result) -> bool {
    Expr* expr = designator.atNode() ? rvalue(sema, assignment(sema, designator.node())) : nullptr;
    std::optional<Int128> value = expr ? integerConstant(sema, expr) : std::nullopt;
    if (!value) return false;
    if (*value < 0) return sema.fail(expr->loc, {Msg::NegativeDesignator, *value});
    if (type->kind == TypeKind::Array && *value >= type->count)
      return sema.fail(expr->loc, {Msg::DesignatorPastEnd, *value, type->count});
    // An array without a bound gets one of this element.
    if (*value >= Int128(INT64_MAX) / std::max<uint64_t>(1, type->element->size))
      return sema.fail(expr->loc, {Msg::ArrayTooLarge, *value + 1});
    result = uint64_t(*value);
    return true;
  };
  if (!type->isArray()) return sema.fail(open.loc, {Msg::ArrayDesignatorOfOther, quote(type)});
  uint64_t from = 0, to = 0;
  if (!bound(from)) return false;
  to = from;
  if (designator.atToken(Tok::Ellipsis)) {
    designator.token();
    if (!bound(to)) return false;
    if (to < from) return sema.fail(open.loc, {Msg::EmptyDesignatorRange, from, to});
    at.ranges.push_back({at.levels.size() - 1, list.elements.size(), to - from});
  }
  at.levels.back().index = from;
  return true;
}

/// Moves the cursor to the subobject that the designators of `item` name. False after an error.
static bool designate(SemaContext& sema, ParseCursor& item, InitCursor& at, InitList& list) {
  list.designated = true;
  at.levels.resize(1);
  bool first = true;
  while (item.atNode(Rule::Designator)) {
    uint32_t index = item.node();
    ParseCursor designator(*sema.tree, index);
    const Token& open = designator.token();
    if (!first) {
      const Type* inner = at.type();
      if (!inner->isAggregate())
        return sema.fail(open.loc, {Msg::DesignatorOfScalar, quote(inner)});
      uint64_t offset = at.offset();
      at.push(inner, offset);
    }
    first = false;
    bool good = open.kind == Tok::Dot ? designateField(sema, designator, open, at, list)
                                      : designateElement(sema, designator, open, at, list);
    if (!good || sema.node(index).hasError) return false;
  }
  return true;
}

// ---- lists -------------------------------------------------------------------------------------

/// `value`: not yet converted, or null after an error.
static void addElement(SemaContext& sema, InitList& list, const InitCursor& at, Expr* value,
                       const Type* type) {
  const Field* field = at.field();
  InitList::Element element;
  element.offset = at.offset();
  element.type = type;
  element.field = field && field->isBitField ? field : nullptr;
  if (value && element.field) warnBitField(sema.lint, value, *element.field);
  element.value = value ? initialValue(sema, type, value, value->range.begin) : nullptr;
  if (element.value)
    list.append(element);
  else
    list.failed = true;
}

/// The cursor goes to the first subobject of the one that it is at.
static void descend(InitCursor& at, const Type* type, uint64_t offset, InitList& list) {
  at.push(type, offset);
  if (type->kind == TypeKind::Union && !at.levels.back().isFull())
    list.chooseMember(type, offset, *at.field());
}

/// One item without braces: its value goes to the first place in the current subobject that it
/// fits.
static void plainItem(SemaContext& sema, uint32_t item, ParseCursor& cursor, InitCursor& at,
                      InitList& list) {
  Expr* value = nullptr;
  bool evaluated = false;
  for (;;) {
    const Type* type = at.type();
    if (type->isError()) {
      list.failed = true;
      break;
    }
    if (type->isArray() && stringInitializer(sema, type, item, at.offset(), list)) break;
    if (!evaluated)
      value = cursor.atNode() ? rvalue(sema, assignment(sema, cursor.node())) : nullptr;
    evaluated = true;
    bool isWhole = type->isRecord() && value && value->type->is(type);
    if (type->isAggregate() && !isWhole && value) {
      uint64_t offset = at.offset();
      const ast::Field* field = at.field();
      bool isOnly = field && at.levels.back().type->record->fields.size() == 1;
      if (!list.isZero && !isOnly && !sema.sysy())
        sema.warning("missing-braces", sema.firstToken(item).loc, {Msg::MissingBraces},
                     {sema.range(item)});
      descend(at, type, offset, list);
      if (at.levels.back().isFull()) return;  // an empty struct takes nothing
      continue;
    }
    // Elsewhere the literal is one value until all that overrides it is known, as in gcc.
    if (isWhole && list.isStatic && spliceLiteral(value, at.offset(), list)) break;
    addElement(sema, list, at, value, type);
    break;
  }
}

/// The '{' of an initialiser, after its designators; else its first token.
static const Token& braceOf(SemaContext& sema, uint32_t item) {
  ParseCursor cursor(*sema.tree, item);
  while (cursor.atNode(Rule::Designator)) cursor.node();
  if (cursor.atToken(Tok::Assign)) cursor.token();
  return cursor.atToken(Tok::LBrace) ? cursor.peekToken() : sema.firstToken(item);
}

static void bracedItem(SemaContext& sema, uint32_t item, InitCursor& at, InitList& list) {
  const Type* type = at.type();
  SourceLoc loc = braceOf(sema, item).loc;
  if (type->isAggregate()) {
    listInitializer(sema, item, type, at.offset(), list);
  } else if (sema.sysy()) {
    const Type* whole = at.levels.front().type;
    sema.error(loc,
               whole->isArray() && whole->element->isArray() ? Message(Msg::NestedBracesInsideRow)
                                                             : Message(Msg::BracesAroundScalar),
               {sema.range(item)});
    list.failed = true;
  } else {
    sema.warning("braced-scalar-init", loc, {Msg::BracesAroundScalar}, {sema.range(item)});
    addElement(sema, list, at, bracedScalar(sema, item, type), type);
  }
}

/// `[a ... b] = x`: the item's elements come again for the rest of each range, and the cursor goes
/// to the last of them.
static void repeatItem(InitCursor& at, InitList& list) {
  for (size_t i = at.ranges.size(); i-- > 0;) {
    const InitCursor::Range& range = at.ranges[i];
    InitCursor::Level& level = at.levels[range.level];
    uint64_t stride = level.type->element->size;
    list.repeat(range.elements, stride, range.count);
    level.index += range.count;
    for (size_t deeper = range.level + 1; deeper < at.levels.size(); ++deeper)
      at.levels[deeper].offset += range.count * stride;
  }
  at.ranges.clear();
}

static void excessItem(SemaContext& sema, uint32_t item, const Type* type, InitList& list) {
  const Message kind = type->isArray()                  ? Message(MsgWord::Array)
                       : type->kind == TypeKind::Struct ? verbatim("struct")
                                                        : verbatim("union");
  const Message message(Msg::ExcessElements, kind);
  SourceLoc loc = sema.firstToken(item).loc;
  if (sema.sysy()) {
    sema.error(loc, message, {sema.range(item)});
    list.failed = true;
  } else {
    sema.warning("excess-initializers", loc, message, {sema.range(item)});
  }
}

/// Whether a braced initialiser is `{0}`, which is the usual way to say that all is zero.
static bool isZeroList(SemaContext& sema, uint32_t initNode) {
  const ParseNode& at = sema.node(initNode);
  if (at.endToken < at.firstToken + 3 || at.endToken > at.firstToken + 4) return false;
  const Token* tokens = &sema.tree->tokens[at.firstToken];
  return tokens[0].kind == Tok::LBrace && tokens[1].kind == Tok::Integer &&
         tokens[1].spelling() == "0" && tokens[2].kind != Tok::Identifier;
}

/// Members that an initialiser without designators leaves out, the innermost first.
static void warnMissingFields(SemaContext& sema, const InitCursor& at, SourceLoc end) {
  for (size_t i = at.levels.size(); i-- > 0;) {
    const InitCursor::Level& level = at.levels[i];
    if (level.type->kind != TypeKind::Struct) continue;
    size_t next = level.index + (i + 1 < at.levels.size());
    std::span<const Field> fields = level.type->record->fields;
    while (next < fields.size() && fields[next].isBitField && fields[next].name.empty()) ++next;
    if (next >= fields.size() || fields[next].type->kind == TypeKind::IncompleteArray) continue;
    sema.warning("missing-field-initializers", end,
                 fields[next].name.empty() ? Message(Msg::MissingUnnamedField)
                                           : Message(Msg::MissingField, quote(fields[next].name)));
    return;
  }
}

void listInitializer(SemaContext& sema, uint32_t initNode, const Type* type, uint64_t offset,
                     InitList& list) {
  ParseCursor cursor(*sema.tree, initNode);
  while (cursor.atNode(Rule::Designator)) cursor.node();
  if (cursor.atToken(Tok::Assign)) cursor.token();
  if (cursor.atToken()) {
    const Token& brace = cursor.token();
    if (cursor.atToken(Tok::RBrace) && !sema.sysy())
      sema.warning("gnu-empty-initializer", brace.loc, {Msg::EmptyInitializerExtension},
                   {{brace.loc, cursor.peekToken().end()}});
  }
  bool outerIsZero = std::exchange(list.isZero, isZeroList(sema, initNode));
  InitCursor at;
  list.beginAnew(type, offset);
  descend(at, type, offset, list);
  bool saidExcess = false, afterComma = true, first = true, isString = false;
  while (!cursor.atEnd()) {
    if (!cursor.atNode(Rule::Initializer)) {
      if (cursor.atNode()) {
        cursor.node();
        continue;
      }
      const Token& token = cursor.token();
      if (token.kind == Tok::Comma) {
        if (afterComma && !sema.node(initNode).hasError)
          sema.error(token.loc, {Msg::ExpectedExpression});
        if (cursor.atToken(Tok::RBrace) && sema.sysy())
          sema.warning("pedantic", token.loc, {Msg::TrailingComma});
        afterComma = true;
      }
      continue;
    }
    afterComma = false;
    uint32_t item = cursor.node();
    if (sema.node(item).firstToken >= sema.node(item).endToken) {
      list.failed = true;
      continue;
    }
    ParseCursor inner(*sema.tree, item);
    bool designated = inner.atNode(Rule::Designator);
    if (designated) {
      bool good = designate(sema, inner, at, list);
      if (inner.atToken(Tok::Assign)) inner.token();
      if (!good) {
        list.failed = true;
        at.levels.resize(1);
        at.ranges.clear();
        continue;
      }
    }
    bool braced = inner.atToken(Tok::LBrace);
    if (isString || at.levels.back().isFull()) {
      if (!saidExcess) excessItem(sema, item, type, list);
      saidExcess = true;
      if (!braced && inner.atNode()) rvalue(sema, assignment(sema, inner.node()));
      continue;
    }
    // `char s[] = {"abc"}` is the string itself.
    isString = first && !braced && !designated && stringInitializer(sema, type, item, offset, list);
    first = false;
    if (isString) continue;
    if (braced)
      bracedItem(sema, item, at, list);
    else
      plainItem(sema, item, inner, at, list);
    repeatItem(at, list);
    if (type->kind == TypeKind::IncompleteArray)
      list.extent = std::max(list.extent, offset + (at.levels[0].index + 1) * type->element->size);
    at.advance();
    if (list.failed && sema.diagnostics.limitReached()) break;
  }
  const ParseNode& whole = sema.node(initNode);
  if (!first && !isString && !list.designated && !list.isZero && !list.failed && !whole.hasError &&
      !sema.sysy())
    warnMissingFields(sema, at, sema.tree->tokens[whole.endToken - 1].loc);
  list.isZero = outerIsZero;
}

}  // namespace minic
