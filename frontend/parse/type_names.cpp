// Classification of names, their scopes, and what the grammar does not see: attributes. The rules
// are those of C17 6.2.1 and 6.7.8 as gcc and clang read them.
#include "frontend/parse/type_names.h"

#include "frontend/parse/parser_base.h"

namespace minic {
namespace {

bool isDeclaratorRule(Rule rule) {
  return rule == Rule::Declarator || rule == Rule::AbstractDeclarator ||
         rule == Rule::NestedDeclarator;
}

/// Specifiers that leave open which type is meant.
bool isNoTypeSpecifier(Tok kind) {
  return (kind >= Tok::Typedef && kind <= Tok::Restrict) || kind == Tok::ThreadLocal ||
         kind == Tok::Noreturn || kind == Tok::Complex || kind == Tok::Imaginary;
}

}  // namespace

// ---- the tokens of an item ---------------------------------------------------------------------

void ItemStream::startItem(ParseTree& tree) {
  std::vector<AttributeGroup> groups;
  std::vector<Token> attributeTokens;
  if (tree_) {
    for (AttributeGroup group : tree_->attributes) {
      if (group.token < index_) continue;
      uint32_t first = uint32_t(attributeTokens.size());
      attributeTokens.insert(attributeTokens.end(), tree_->attributeTokens.begin() + group.first,
                             tree_->attributeTokens.begin() + group.end);
      groups.push_back({group.token - uint32_t(index_), first, first + (group.end - group.first)});
    }
  }
  const auto consumed = ptrdiff_t(index_);
  if (tree_ == &tree)  // mostly, and then it has the room for another item
    tree.tokens.erase(tree.tokens.begin(), tree.tokens.begin() + consumed);
  else if (tree_)
    tree.tokens.assign(tree_->tokens.begin() + consumed, tree_->tokens.end());
  else
    tree.tokens.clear();
  tree.attributes = std::move(groups);
  tree.attributeTokens = std::move(attributeTokens);
  tree_ = &tree;
  index_ = 0;
  names_.startItem(tree);
}

/// Whether the last token is a `[`, perhaps with `static` and qualifiers after it.
static bool isAfterBracket(const std::vector<Token>& tokens) {
  for (size_t i = tokens.size(); i-- > 0;) {
    Tok kind = tokens[i].kind;
    if (kind == Tok::LBracket) return true;
    if (kind != Tok::Const && kind != Tok::Volatile && kind != Tok::Atomic &&
        kind != Tok::Restrict && kind != Tok::Static)
      return false;
  }
  return false;
}

void ItemStream::fetch() {
  StageTimer timer(times_, "lex");
  Token next = read();
  for (;;) {
    if (next.kind == Tok::Extension) {
      next = read();
    } else if (next.kind == Tok::Attribute) {
      next = read();
      if (next.kind == Tok::LParen) next = attribute(Tok::LParen, Tok::RParen, 1);
    } else if (next.kind == Tok::LBracket) {
      Token second = read();
      if (second.kind != Tok::LBracket) {
        held_ = second;
        break;
      }
      next = attribute(Tok::LBracket, Tok::RBracket, 2);
    } else {
      break;
    }
  }
  if (next.kind == Tok::Typedef) names_.sawTypedef(tree_->tokens.size());
  bool afterBracket = next.kind == Tok::Star && isAfterBracket(tree_->tokens);
  Tok last = tree_->tokens.empty() ? Tok::End : tree_->tokens.back().kind;
  if (next.isNamed && last >= Tok::Struct && last <= Tok::Enum) next.name->tag = last;
  tree_->tokens.push_back(next);
  // The token after it says what it is: a specifier if it has parentheses (6.7.2.4p4), no operand
  // in the `[*]` of a prototype (6.7.6.2p4).
  bool isAtomic = next.kind == Tok::Atomic;
  if (!isAtomic && !afterBracket) return;
  size_t at = tree_->tokens.size() - 1;
  fetch();
  Tok after = tree_->tokens[at + 1].kind;
  if (isAtomic && after == Tok::LParen) tree_->tokens[at].kind = Tok::AtomicType;
  if (afterBracket && after == Tok::RBracket) tree_->tokens[at].kind = Tok::AnySize;
}

/// Reads `((...))` after its first bracket, or C23's `[[...]]` after its first two (`depth`);
/// returns the token after it.
Token ItemStream::attribute(Tok open, Tok close, int depth) {
  const int inside = depth;
  uint32_t first = uint32_t(tree_->attributeTokens.size());
  Token next;
  while (depth > 0) {
    next = read();
    if (next.kind == Tok::End || next.kind == Tok::Semi) break;
    if (next.kind == open) ++depth;
    if (next.kind == close) --depth;
    if (depth >= inside) tree_->attributeTokens.push_back(next);
  }
  uint32_t end = uint32_t(tree_->attributeTokens.size());
  uint32_t inner = inside == 1;  // an inner bracket at either end
  if (end > first + inner)
    tree_->attributes.push_back({uint32_t(tree_->tokens.size()), first + inner, end - inner});
  return next.kind == close ? read() : next;
}

Tok ItemStream::typeOfParameter() { return owner_->typeOfParameter(); }

Tok ParserBase::typeOfParameter() {
  if (!isFollowedByName(*_input, true))
    return missingParameterType() ? _input->token().kind : Tok::Identifier;
  reportUnknownType(_input->token());
  return _input->token().kind == Tok::Identifier ? Tok::TypeName : _input->token().kind;
}

// ---- what a name means -------------------------------------------------------------------------

/// Whether a type specifier stands between the beginning of these specifiers and the token.
bool TypeNames::seenType(const OpenRule& specifiers, size_t index) const {
  const ParseNode& node = tree_->nodes[specifiers.node];
  for (size_t i = index; i-- > node.firstToken;) {
    Tok kind = tree_->tokens[i].kind;
    if (isNoTypeSpecifier(kind)) continue;
    if (kind != Tok::RParen) return true;
    // `_Alignas(...)` is none, `typeof(...)` is one.
    uint32_t child = specifiers.node + 1;
    while (child < tree_->nodes.size()) {
      if (tree_->nodes[child].rule != Rule::AlignmentSpecifier) return true;
      if (tree_->nodes[child].endToken == i + 1) i = tree_->nodes[child].firstToken;
      child = tree_->nodes[child].end;
    }
  }
  return false;
}

Tok TypeNames::classify(size_t index) {
  any_ = true;
  if (index > 0) {
    Tok before = tree_->tokens[index - 1].kind;
    if (before == Tok::Dot || before == Tok::Arrow || before == Tok::Goto ||
        before == Tok::LocalLabel || (before >= Tok::Struct && before <= Tok::Enum))
      return Tok::Identifier;
  }
  if (index == afterSpecifiers_) return Tok::Identifier;
  if (open_->empty()) return Tok::TypeName;
  const OpenRule& rule = open_->back();
  bool isName = false;
  switch (rule.rule) {
    case Rule::Specifiers: isName = seenType(rule, index); break;
    case Rule::Declarator:
    case Rule::InitDeclarator:
    case Rule::MemberDeclarator:
    case Rule::EnumSpecifier:
    case Rule::Enumerators:
    case Rule::Enumerator:
    case Rule::IdentifierList:
    case Rule::RecordSpecifier:
    case Rule::MemberPath: isName = true; break;
    case Rule::AbstractDeclarator: isName = index == tree_->nodes[rule.node].firstToken; break;
    case Rule::Block:
    case Rule::Statement:  // a label
      isName = index + 1 < tree_->tokens.size() && tree_->tokens[index + 1].kind == Tok::Colon;
      break;
    default: break;
  }
  return isName ? Tok::Identifier : Tok::TypeName;
}

// ---- scopes ------------------------------------------------------------------------------------

void TypeNames::bind(Name* name, bool isType) {
  if (name->isType == isType) return;
  log_.push_back({name, name->isType});
  name->isType = isType;
}

void TypeNames::undo(size_t length) {
  while (log_.size() > length) {
    log_.back().name->isType = log_.back().wasType;
    log_.pop_back();
  }
}

void TypeNames::enter(OpenRule& rule) {
  rule.undo = uint32_t(log_.size());
  if (rule.rule != Rule::Block || open_->size() < 2 ||
      (*open_)[open_->size() - 2].rule != Rule::Item)
    return;
  for (const Binding& parameter : parameters_) bind(parameter.name, false);
}

/// The name that a complete declarator declares, or null.
const Token* TypeNames::declaredName(uint32_t node) const {
  for (;;) {
    ParseCursor cursor(*tree_, node);
    while (cursor.atNode(Rule::Pointer)) cursor.node();
    if (cursor.atToken(Tok::Identifier)) return &cursor.token();
    if (cursor.atToken(Tok::LParen)) cursor.token();
    // A nested one follows its '(' or the pointers.
    if (!cursor.atNode(Rule::Declarator) && !cursor.atNode(Rule::NestedDeclarator) &&
        !cursor.atNode(Rule::AbstractDeclarator))
      return nullptr;
    node = cursor.node();
  }
}

/// Binds what the innermost open rule, a whole declarator, declares.
void TypeNames::bindDeclarator(const std::vector<OpenRule>& open) {
  size_t at = open.size() - 2;
  if (isDeclaratorRule(open[at].rule) || open[at].rule == Rule::MemberDeclarator ||
      open[at].rule == Rule::TypeName)
    return;
  if (open[at].rule == Rule::InitDeclarator && at >= 2) at -= 2;  // up to the declaration
  if (const Token* name = declaredName(open.back().node)) bind(*name, open[at].isTypedef);
}

/// The innermost open rule is the list of parameters of the function that the item declares: the
/// first suffix of the declarator that has the name, perhaps in parentheses.
bool TypeNames::isFunctionsOwn(const std::vector<OpenRule>& open) const {
  size_t n = open.size();
  if (n < 4 || open[n - 2].rule != Rule::DeclaratorSuffix) return false;
  for (size_t i = 1; i + 2 < n; ++i)
    if (open[i].rule != Rule::Declarator) return false;
  const std::vector<Token>& tokens = tree_->tokens;
  size_t end = tree_->nodes[open[n - 2].node].firstToken, last = end;
  while (last > 0 && tokens[last - 1].kind == Tok::RParen) --last;
  if (last == 0 || tokens[last - 1].kind != Tok::Identifier) return false;
  size_t first = last - 1;
  for (size_t i = last; i < end; ++i)
    if (first == 0 || tokens[--first].kind != Tok::LParen) return false;
  return true;
}

void TypeNames::leave(std::vector<OpenRule>& open, uint32_t position) {
  OpenRule& rule = open.back();
  switch (rule.rule) {
    case Rule::Specifiers:
      if (typedef_ != UINT32_MAX && open.size() >= 2 &&
          typedef_ >= tree_->nodes[rule.node].firstToken && typedef_ < position)
        open[open.size() - 2].isTypedef = true;
      [[fallthrough]];
    case Rule::Pointer: afterSpecifiers_ = position; break;
    case Rule::Declarator:
    case Rule::AbstractDeclarator:
    case Rule::NestedDeclarator:
      if (open.size() >= 2) bindDeclarator(open);
      break;
    case Rule::Enumerator: bind(tree_->tokens[tree_->nodes[rule.node].firstToken], false); break;
    case Rule::Parameters:
      if (isFunctionsOwn(open)) parameters_.assign(log_.begin() + rule.undo, log_.end());
      undo(rule.undo);
      break;
    case Rule::Block:
    case Rule::Statement: undo(rule.undo); break;
    case Rule::Declaration:
      // Parameters declared in the old style: their scope is the function's body.
      if (open.size() != 2) break;
      parameters_.insert(parameters_.end(), log_.begin() + rule.undo, log_.end());
      undo(rule.undo);
      break;
    default: break;
  }
}

}  // namespace minic
