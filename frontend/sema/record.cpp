// Structs and unions: their specifiers, members and layout, and access to members; tags, those of
// enumerations as well.
// Tags are kept in the table of names under a spelling that no identifier has.
#include "frontend/sema/record.h"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_set>

#include "frontend/ast/properties.h"
#include "frontend/sema/attribute.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/declarator.h"
#include "frontend/sema/expr.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

std::string_view tagWord(TypeKind kind) {
  return kind == TypeKind::Struct ? "struct" : kind == TypeKind::Union ? "union" : "enum";
}

}  // namespace

// ---- tags --------------------------------------------------------------------------------------

static Symbol* tagSymbol(SemaContext& sema, std::string_view tag) {
  std::string key = " ";
  key += tag;
  return sema.scopes.intern(sema.permanent.copy(std::string_view(key)));
}

static TagDecl* declareTag(SemaContext& sema, Symbol* symbol, const Token& name, const Type* type) {
  auto* tag = sema.permanent.create<TagDecl>();
  tag->loc = name.loc;
  tag->name = name.spelling();
  tag->type = type;
  sema.scopes.bind(symbol, tag);
  return tag;
}

void noteForwardDeclaration(SemaContext& sema, const Type* record) {
  const Symbol* symbol = tagSymbol(sema, record->record->tag);
  for (const Binding* binding = symbol->innermost; binding; binding = binding->outer)
    if (binding->decl->type == record->unqualified && binding->decl->loc.valid())
      sema.note(binding->decl->loc, {Msg::ForwardDeclaration, quote(record->unqualified)});
}

const Type* taggedType(SemaContext& sema, const Token& keyword, const Token& name,
                       bool isDefinition, bool declaresHere) {
  TypeKind kind = keyword.kind == Tok::Struct  ? TypeKind::Struct
                  : keyword.kind == Tok::Union ? TypeKind::Union
                                               : TypeKind::Enum;
  Symbol* symbol = tagSymbol(sema, name.spelling());
  Decl* known = isDefinition || declaresHere ? ScopeTable::find(symbol, sema.scopes.depth())
                : symbol->innermost          ? symbol->innermost->decl
                                             : nullptr;
  if (!known) {
    const Type* type = kind == TypeKind::Enum
                           ? sema.types.newEnum(name.spelling(), sema.basic(TypeKind::UInt))
                           : sema.types.newRecord(kind, name.spelling());
    declareTag(sema, symbol, name, type);
    return type;
  }
  if (known->type->kind != kind) {
    sema.error(keyword, {Msg::TagOfOtherKind, quote(name.spelling())},
               {{keyword.range(), std::string(tagWord(known->type->kind))}});
    sema.notePrevious(known, {Msg::PreviousUse});
    return nullptr;
  }
  if (isDefinition && known->type->record->complete) {
    sema.error(name.loc, {Msg::Redefinition, quote(name.spelling())});
    sema.notePrevious(known, {Msg::PreviousDefinition});
    return nullptr;
  }
  if (isDefinition) known->loc = name.loc;
  return known->type;
}

void findRestriction(SemaContext& sema, uint32_t index, const Type* type, Specifiers& specifiers) {
  const Token& keyword = sema.firstToken(index);
  Decl* tag = nullptr;
  if (specifiers.hasTagName) {
    const Token& name = sema.tree->tokens[sema.node(index).firstToken + 1];
    const Binding* binding = tagSymbol(sema, name.spelling())->innermost;
    if (binding && binding->decl->type == type) tag = binding->decl;
  }
  if (sema.tree->tokens[sema.node(index).endToken - 1].kind == Tok::RBrace) {
    DeclAttributes attributes = recordAttributes(sema, index);
    if (!tag && attributes.traits.availability != Availability::Usual) {
      tag = sema.permanent.create<TagDecl>();
      tag->loc = keyword.loc;
    }
    if (tag) restrictUses(sema, tag, attributes);
  }
  if (!tag || !tag->traits) return;
  specifiers.restricted = tag;
  specifiers.restrictedRange = keyword.range();
}

// ---- struct and union --------------------------------------------------------------------------

/// Notes what the attributes say against uses of the member.
static void restrictMember(SemaContext& sema, Field& field, const Declarator& declarator) {
  if (declarator.attributes.traits.availability == Availability::Usual) return;
  auto* decl = sema.permanent.create<VarDecl>();
  decl->loc = declarator.name.loc;
  decl->name = field.name;
  restrictUses(sema, decl, declarator.attributes);
  field.restricted = decl;
}

/// The width of a bit-field; false after an error.
static bool bitField(SemaContext& sema, Field& field, uint32_t widthNode, SourceLoc loc) {
  const Message name = field.name.empty() ? Message(MsgWord::AnonymousBitField)
                                          : Message(Msg::BitField, quote(field.name));
  Expr* width = rvalue(sema, assignment(sema, widthNode));
  if (!width || field.type->isError()) return false;
  if (!field.type->isInteger())
    return sema.fail(loc, {Msg::BitFieldNotInteger, name, quote(field.type)});
  if (field.type->isAtomic()) return sema.fail(loc, {Msg::AtomicBitField});
  if (field.type->size > 8) return sema.fail(loc, {Msg::BitFieldOfType, name, quote(field.type)});
  std::optional<Int128> value = integerConstant(sema, width);
  if (!value) return false;
  uint64_t bits = field.type->kind == TypeKind::Bool ? 1 : field.type->bits();
  if (*value < 0)
    return sema.fail(field.name.empty() ? width->loc : loc, {Msg::BitFieldNegative, name, *value});
  if (*value > bits)
    return sema.fail(loc, bits == 1 ? Message(Msg::BitFieldWiderThanBit, name, *value)
                                    : Message(Msg::BitFieldTooWide, name, *value, bits));
  if (*value == 0 && !field.name.empty())
    return sema.fail(loc, {Msg::BitFieldZero, quote(field.name)});
  field.isBitField = true;
  field.bitWidth = uint8_t(*value);
  return true;
}

/// False after an error: no member of the record can have the type.
static bool checkMemberType(SemaContext& sema, const Field& field, const Type* record,
                            SourceLoc loc) {
  const Type* type = field.type;
  if (type->isVariablyModified) {
    sema.error(loc, {Msg::FieldOfVariableSize});
    return false;
  }
  if (type->isFunction()) {
    sema.error(loc, {Msg::FieldDeclaredAsFunction, quote(field.name)});
    return false;
  }
  if (!type->isComplete() && type->kind != TypeKind::IncompleteArray && !type->isError()) {
    sema.error(loc, {Msg::FieldOfIncompleteType, quote(type)});
    if (type == record)
      sema.notePrevious(tagSymbol(sema, record->record->tag)->innermost->decl,
                        {Msg::DefinitionNotComplete, quote(record)});
    return false;
  }
  if (type->isRecord() && type->record->hasFlexibleArray && record->kind == TypeKind::Struct)
    sema.warning("pedantic", loc, {Msg::NestedFlexibleArray, quote(type)});
  return true;
}

static void memberDeclarator(SemaContext& sema, const Specifiers& spec, uint32_t index,
                             const Type* record, std::vector<Field>& fields) {
  ParseCursor cursor(*sema.tree, index);
  Field field;
  field.type = spec.type;
  field.minAlign = spec.minAlign;
  SourceLoc loc = sema.firstToken(index).loc;
  if (cursor.atNode(Rule::Declarator)) {
    uint32_t child = cursor.node();
    Declarator result = declarator(sema, spec, child);
    if (result.name.kind == Tok::End) return;
    loc = result.name.loc;
    field.name = sema.permanent.copy(result.name.spelling());
    field.type = result.type ? result.type : sema.basic(TypeKind::Error);
    DeclAttributes attributes;
    readAttributes(sema, sema.node(child).endToken, attributes);
    field.minAlign = std::max(field.minAlign, attributes.minAlign);
    field.packed = attributes.packed;
    restrictMember(sema, field, result);
  }
  if (cursor.atToken(Tok::Colon)) {
    cursor.token();
    if (!cursor.atNode() || !bitField(sema, field, cursor.node(), loc)) return;
    DeclAttributes attributes;
    readAttributes(sema, sema.node(index).endToken, attributes);
    field.minAlign = std::max(field.minAlign, attributes.minAlign);
    field.packed |= attributes.packed;
    fields.push_back(field);
    return;
  }
  sema.bounds.clear();
  if (!checkMemberType(sema, field, record, loc)) field.type = sema.basic(TypeKind::Error);
  fields.push_back(field);
}

static void member(SemaContext& sema, uint32_t index, const Type* record,
                   std::vector<Field>& fields) {
  ParseCursor cursor(*sema.tree, index);
  if (cursor.atNode(Rule::StaticAssert)) return staticAssert(sema, cursor.node());
  if (!cursor.atNode(Rule::Specifiers)) return;
  Specifiers spec = specifiers(sema, cursor.node());
  if (spec.storage != StorageClass::None || spec.isInline)
    sema.error(spec.range.begin, {Msg::StorageClassInTypeName});
  bool any = false;
  while (uint32_t child = nextNode(cursor, Rule::MemberDeclarator)) {
    any = true;
    memberDeclarator(sema, spec, child, record, fields);
  }
  if (any || sema.node(index).hasError) return;
  if (spec.type->isRecord() && spec.definesTag && !spec.hasTagName) {
    Field field;
    field.type = spec.type;
    field.minAlign = spec.minAlign;
    fields.push_back(field);
  } else if (!spec.definesTag) {
    sema.warning("missing-declarations", spec.range, {Msg::DeclaresNothing});
  }
}

/// The last place in the item where a member of that name is declared.
static SourceLoc memberLoc(SemaContext& sema, std::string_view name) {
  SourceLoc loc = sema.tree->tokens[0].loc;
  for (const ParseNode& each : sema.tree->nodes) {
    if (each.rule != Rule::Declarator) continue;
    for (uint32_t i = each.firstToken; i < each.endToken; ++i)
      if (sema.tree->tokens[i].kind == Tok::Identifier && sema.tree->tokens[i].spelling() == name)
        loc = sema.tree->tokens[i].loc;
  }
  return loc;
}

static void checkFlexibleArray(SemaContext& sema, const Type* record, std::vector<Field>& fields) {
  for (size_t i = 0; i < fields.size(); ++i) {
    if (fields[i].type->kind != TypeKind::IncompleteArray) continue;
    std::string name = quote(fields[i].name);
    SourceLoc loc = memberLoc(sema, fields[i].name);
    if (record->kind == TypeKind::Union)
      sema.error(loc, {Msg::FlexibleArrayInUnion, name});
    else if (i + 1 < fields.size())
      sema.error(loc, {Msg::FlexibleArrayNotLast, name, quote(fields[i].type)});
    else if (fields.size() == 1)
      sema.error(loc, {Msg::FlexibleArrayAlone, name});
    else
      continue;
    fields[i].type = sema.types.arrayOf(fields[i].type->element, 0);
  }
}

static void checkDuplicates(SemaContext& sema, const std::vector<Field>& fields) {
  std::unordered_set<std::string_view> names;
  auto visit = [&](auto&& self, std::span<const Field> members, const Type* anonymous) -> void {
    for (const Field& field : members) {
      if (field.name.empty()) {
        if (field.type->isRecord()) self(self, field.type->record->fields, field.type);
      } else if (!names.insert(field.name).second) {
        sema.error(memberLoc(sema, field.name),
                   anonymous ? Message(Msg::AnonymousRedeclaresMember, tagWord(anonymous->kind),
                                       quote(field.name))
                             : Message(Msg::DuplicateMember, quote(field.name)));
      }
    }
  };
  visit(visit, fields, nullptr);
}

static void members(SemaContext& sema, uint32_t index, const Type* type, const Token& keyword,
                    const RecordAttributes& attributes) {
  std::vector<Field> fields;
  unsigned errors = sema.diagnostics.errorCount();
  ParseCursor cursor(*sema.tree, index);
  while (uint32_t child = nextNode(cursor, Rule::Member)) {
    if (sema.firstToken(child).kind == Tok::Semi && !sema.node(child).hasError)
      sema.warning("extra-semi", sema.firstToken(child).loc,
                   {Msg::ExtraSemicolonInRecord, tagWord(type->kind)}, {},
                   {{sema.firstToken(child).range(), ""}});
    member(sema, child, type, fields);
  }
  checkFlexibleArray(sema, type, fields);
  checkDuplicates(sema, fields);
  bool wasRead = true;
  for (uint32_t each = index; each < sema.node(index).end; ++each)
    wasRead &= !sema.node(each).hasError;
  if (fields.empty() && wasRead && sema.diagnostics.errorCount() == errors)
    sema.warning("gnu-empty-struct", keyword.loc, {Msg::EmptyRecord, tagWord(type->kind)});
  bool flexible = !fields.empty() && fields.back().type->kind == TypeKind::IncompleteArray;
  if (!sema.types.complete(type, fields, attributes))
    sema.error(sema.firstToken(index).loc, {Msg::TypeTooLarge, quote(type)});
  type->record->hasFlexibleArray = flexible;
}

const Type* recordSpecifier(SemaContext& sema, uint32_t index, bool isAlone) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  sema.onlyInC(keyword);
  TypeKind kind = keyword.kind == Tok::Struct ? TypeKind::Struct : TypeKind::Union;
  const Token* name = cursor.atToken(Tok::Identifier) ? &cursor.token() : nullptr;
  bool hasBody = cursor.atNode(Rule::Members);
  if (!name && !hasBody) return nullptr;  // a syntax error
  const Type* type =
      name ? taggedType(sema, keyword, *name, hasBody, isAlone) : sema.types.newRecord(kind, {});
  if (!hasBody) return type;
  if (!type) type = sema.types.newRecord(kind, {});  // the body is checked all the same
  uint32_t body = cursor.node();
  RecordAttributes attributes;
  readRecordAttributes(sema, index, attributes);
  type->record->mayBeUnused = attributes.isUnused;
  members(sema, body, type, keyword, attributes);
  return type;
}

// ---- constants that declarations ask for -------------------------------------------------------

Failure notConstant(SemaContext& sema, const Expr* expr, const ConstFailure& failure,
                    Message message) {
  if (failure.divisionByZero.valid()) message = {Msg::DivisionByZeroInConstant};
  SourceLoc loc = failure.divisionByZero.valid() ? failure.divisionByZero
                  : failure.culprit              ? failure.culprit->loc
                                                 : expr->loc;
  return sema.fail(loc, std::move(message), {expr->range});
}

std::optional<Int128> integerConstant(SemaContext& sema, Expr* expr) {
  if (!expr->type->isInteger()) {
    sema.error(expr, {Msg::ConstantNotInteger, quote(writtenType(expr))});
    return std::nullopt;
  }
  ConstFailure failure;
  ConstValue value = evaluateInteger(expr, &failure);
  if (value.kind == ConstValue::Int) return numberOf(expr->type, value.integer);
  notConstant(sema, expr, failure, {Msg::NotIntegerConstant});
  return std::nullopt;
}

void staticAssert(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  sema.onlyInC(keyword);
  if (sema.node(index).hasError) return;
  cursor.token();  // (
  Expr* condition = rvalue(sema, assignment(sema, cursor.node()));
  if (!condition) return;
  if (!condition->type->isInteger() || !evaluateInteger(condition)) {
    sema.error(condition->range, {Msg::StaticAssertNotConstant});
    return;
  }
  const Token& after = cursor.token();
  if (after.kind == Tok::RParen)
    sema.warning("c2x-extensions", after.loc, {Msg::StaticAssertWithoutMessage});
  std::optional<Int128> value = integerConstant(sema, condition);
  if (!value || *value != 0) return;
  std::string text;
  while (cursor.atToken()) {
    const Token& token = cursor.token();
    if (token.kind != Tok::String) continue;
    if (!text.empty()) text += ' ';
    text += token.spelling();
  }
  sema.error(
      keyword.loc,
      text.empty() ? Message(Msg::StaticAssertFailed) : Message(Msg::StaticAssertFailedWith, text),
      {condition->range});
}

// ---- access ------------------------------------------------------------------------------------

/// base.a.b for the fields of `path`.
static Expr* memberPath(SemaContext& sema, Expr* base, std::span<const Field* const> path,
                        const Token& name) {
  for (const Field* field : path) {
    if (field->type->isError()) return nullptr;
    const Type* type =
        sema.types.qualified(field->type, base->type->qualifiers & (Const | Volatile));
    auto* expr =
        sema.make<MemberExpr>(type, name.loc, {base->range.begin, name.end()}, base, field);
    expr->isLValue = base->isLValue;
    base = nested(sema, expr, base->height + 1);
    if (!base) return nullptr;
  }
  return base;
}

/// `base->member` where `base` is no pointer.
static Failure noPointer(SemaContext& sema, const Token& op, const Expr* base) {
  Message message(Msg::MemberOfNoPointer, quote(base->type));
  std::vector<FixIt> fixIts;
  if (base->type->isRecord()) {
    message.add({Msg::UseDot});
    fixIts.push_back({op.range(), "."});
  }
  return sema.fail(op.loc, std::move(message), {base->range}, std::move(fixIts));
}

Expr* memberAccess(SemaContext& sema, Expr* base, uint32_t suffixNode) {
  ParseCursor cursor(*sema.tree, suffixNode);
  const Token& op = cursor.token();
  if (!base || !cursor.atToken(Tok::Identifier)) return nullptr;
  const Token& name = cursor.token();
  sema.onlyInC(op);
  bool arrow = op.kind == Tok::Arrow;
  bool isPointer = base->type->isPointer() || base->type->isArray();
  if (arrow && !isPointer) return noPointer(sema, op, base);
  if (!arrow && isPointer && base->type->element->isRecord())
    return sema.fail(op.loc, {Msg::MemberOfPointer, quote(base->type)}, {base->range},
                     {{op.range(), "->"}});
  if (arrow) {
    base = rvalue(sema, base);
    if (!base) return nullptr;
  }
  const Type* record = arrow ? base->type->element : base->type;
  if (record->isError()) return nullptr;
  if (VarDecl* var = arrow ? nullptr : rootVariable(base)) var->read = true;
  if (!record->isRecord())
    return sema.fail(op.loc, {Msg::MemberOfNoRecord, quote(record)}, {base->range});
  if (!record->record->complete)
    return sema.fail(op.loc, {Msg::IncompleteDefinition, quote(record->unqualified)},
                     {base->range});
  std::vector<const Field*> path;
  if (!findField(record, name.spelling(), path)) {
    noSuchMember(sema, name, record);
    return nullptr;
  }
  if (path.back()->restricted) checkAvailable(sema, path.back()->restricted, name.range());
  if (arrow) {
    auto* deref = sema.make<UnaryExpr>(record, op.loc, base->range, UnaryOp::Deref, base);
    deref->isLValue = true;
    deref->height = base->height + 1;
    base = deref;
  }
  // Undefined after C17 6.5.2.3p5.
  if (record->isAtomic())
    sema.warning("atomic-access", name.loc, {Msg::MemberOfAtomic, quote(record)}, {base->range});
  return memberPath(sema, base, path, name);
}

void noSuchMember(SemaContext& sema, const Token& name, const Type* record) {
  std::vector<std::string_view> names;
  auto collect = [&](auto&& self, const Type* type) -> void {
    for (const Field& field : type->record->fields)
      if (!field.name.empty())
        names.push_back(field.name);
      else if (field.type->isRecord())
        self(self, field.type);
  };
  collect(collect, record);
  std::string_view meant = nearestWord(name.spelling(), names);
  Message message(Msg::NoMember, quote(name.spelling()), quote(record->unqualified));
  std::vector<FixIt> fixIts;
  if (!meant.empty()) {
    message.add({Msg::DidYouMean, quote(meant)});
    fixIts.push_back({name.range(), std::string(meant)});
  }
  sema.error(name, std::move(message), std::move(fixIts));
}

const Type* bitFieldValueType(SemaContext& sema, const Field* field, const Type* type) {
  if (field->bitWidth < 32) return sema.basic(TypeKind::Int);
  if (field->bitWidth == 32) return sema.basic(type->isSigned() ? TypeKind::Int : TypeKind::UInt);
  return type->unqualified;
}

Expr* bitFieldResult(SemaContext& sema, Expr* expr, const Expr* lhs) {
  const Field* field = expr ? bitFieldOf(lhs) : nullptr;
  return field ? convert(sema, expr, bitFieldValueType(sema, field, lhs->type), true) : expr;
}

}  // namespace minic
