// `__attribute__((...))`: what has an effect is read into DeclAttributes; the rest is ignored
// silently, as gcc's own headers expect.
#include <algorithm>
#include <fmt/format.h>

#include "frontend/sema/sema.h"

namespace minic {

using namespace ast;

namespace {

/// The name without the underscores that keep it clear of macros.
std::string_view plainName(std::string_view name) {
  if (name.size() > 4 && name.starts_with("__") && name.ends_with("__"))
    return name.substr(2, name.size() - 4);
  return name;
}

}  // namespace

/// The text of a string in the arguments.
std::string_view Sema::attributeText(uint32_t first, uint32_t end) {
  if (end != first + 1 || tree_->attributeTokens[first].kind != Tok::String) return {};
  std::string_view value = text(tree_->attributeTokens[first]);
  return permanent_.copy(value.substr(1, value.size() - 2));
}

/// `format(printf, 1, 2)`
void Sema::readFormat(uint32_t first, uint32_t end, SymbolTraits& traits) {
  if (end != first + 5) return;
  const Token* tokens = &tree_->attributeTokens[first];
  std::string_view kind = plainName(text(tokens[0]));
  if (kind != "printf" && kind != "scanf") return;
  traits.isScanf = kind == "scanf";
  traits.format = uint32_t(std::strtoul(std::string(text(tokens[2])).c_str(), nullptr, 0));
  traits.firstArgument = uint32_t(std::strtoul(std::string(text(tokens[4])).c_str(), nullptr, 0));
}

/// An attribute that says something of a symbol; false: it is another one.
bool Sema::readTrait(const Token& token, uint32_t first, uint32_t end, SymbolTraits& traits) {
  std::string_view name = plainName(text(token));
  if (name == "weak") {
    traits.isWeak = true;
  } else if (name == "used") {
    traits.isUsed = true;
  } else if (name == "noinline") {
    traits.isNoinline = true;
  } else if (name == "always_inline") {
    traits.isAlwaysInline = true;
  } else if (name == "section") {
    traits.section = attributeText(first, end);
  } else if (name == "visibility") {
    traits.visibility = attributeText(first, end);
  } else if (name == "deprecated" || name == "unavailable") {
    traits.availability =
        name == "deprecated" ? Availability::Deprecated : Availability::Unavailable;
    traits.instead = attributeText(first, end);
  } else if (name == "alias") {
    traits.alias = attributeText(first, end);
    traits.aliasLoc = token.loc;
  } else if (name == "constructor" || name == "destructor") {
    uint32_t priority = 65535;
    if (end == first + 1)
      priority = uint32_t(std::strtoul(std::string(text(tree_->attributeTokens[first])).c_str(),
                                       nullptr, 0)) &
                 65535;
    (name == "constructor" ? traits.beforeMain : traits.afterMain) = priority;
  } else if (name == "format") {
    readFormat(first, end, traits);
  } else if (name == "format_arg" && end == first + 1) {
    traits.formatArgument = uint32_t(
        std::strtoul(std::string(text(tree_->attributeTokens[first])).c_str(), nullptr, 0));
  } else {
    return false;
  }
  return true;
}

/// The value of an argument that is an expression; null after an error.
Expr* Sema::attributeArgument(uint32_t first) {
  for (const AttributeArgument& argument : tree_->arguments) {
    if (argument.first != first) continue;
    const ParseTree* outer = std::exchange(tree_, argument.tree.get());
    Expr* value = node(0).hasError ? nullptr : rvalue(assignment(0));
    tree_ = outer;
    return value;
  }
  return nullptr;
}

void Sema::attributeError(const Token& token, std::string message) {
  if (token.loc != lastAttributeError_) error(token.loc, std::move(message), {token.range()});
  lastAttributeError_ = token.loc;
}

void Sema::readAttribute(const Token& token, uint32_t first, uint32_t end, DeclAttributes& result) {
  std::string_view name = plainName(text(token));
  const std::vector<Token>& tokens = tree_->attributeTokens;
  if (readTrait(token, first, end, result.traits)) {
    result.hasTraits = true;
  } else if (name == "packed") {
    result.packed = true;
  } else if (name == "ms_struct" || name == "gcc_struct") {
    if (options_.target && options_.target != &kX86_64)
      diagnostics_.warning("attributes", token.loc,
                           fmt::format("'{}' attribute directive ignored", name));
    else
      result.isMsStruct = name == "ms_struct";
  } else if (name == "aligned") {
    uint64_t align = 16;
    if (end == first + 1 && tokens[first].kind == Tok::Integer) {
      align = std::strtoull(std::string(text(tokens[first])).c_str(), nullptr, 0);
    } else if (end > first) {
      const Expr* value = attributeArgument(first);
      ConstValue known = value ? evaluate(value) : ConstValue();
      if (known.kind != ConstValue::Int) {
        if (value) attributeError(token, "'aligned' attribute requires integer constant");
        return;
      }
      align = uint64_t(known.integer);
    }
    if (align == 0 || (align & (align - 1)) != 0 || align > (1u << 28))
      attributeError(token, "requested alignment is not a power of 2");
    else
      result.minAlign = std::max(result.minAlign, uint32_t(align));
  } else if (name == "noreturn" || name == "_Noreturn") {
    result.isNoreturn = true;
  } else if (name == "unused" || name == "maybe_unused") {
    result.isUnused = true;
  } else if (name == "warn_unused_result" || name == "nodiscard") {
    result.mustUseResult = true;
  } else if (name == "nonnull") {
    if (end == first) result.nonNull = UINT32_MAX;
    for (uint32_t i = first; i < end; ++i) {
      if (tokens[i].kind != Tok::Integer) continue;
      uint64_t index = std::strtoull(std::string(text(tokens[i])).c_str(), nullptr, 0);
      if (index >= 1 && index <= 32) result.nonNull |= 1u << (index - 1);
    }
  } else if (name == "gnu_inline") {
    result.isGnuInline = true;
  } else if (name == "mode" && end == first + 1) {
    result.mode = permanent_.copy(plainName(text(tokens[first])));
  } else if (name == "cleanup" && end == first + 1 && tokens[first].kind == Tok::Identifier) {
    result.cleanup = &tokens[first];
  } else if (name == "transparent_union") {
    result.isTransparent = true;
  } else if (name == "vector_size") {
    unsupported(vectors, token.range(), name, "attribute ");
    result.isVector = true;
  } else if (name == "ifunc" || name == "weakref") {
    attributeError(token, fmt::format("attribute '{}' is not supported", name));
  }
}

/// `mode(DI)` and the like: the integer type of that width.
const Type* Sema::typeOfMode(std::string_view mode, const Type* type, SourceLoc loc) {
  struct Row {
    std::string_view mode;
    TypeKind integer;
  };
  static constexpr Row rows[] = {
      {"QI", TypeKind::SChar},     {"byte", TypeKind::SChar}, {"HI", TypeKind::Short},
      {"SI", TypeKind::Int},       {"DI", TypeKind::Long},    {"word", TypeKind::Long},
      {"pointer", TypeKind::Long},
  };
  for (const Row& row : rows) {
    if (row.mode != mode || !type->isInteger()) continue;
    return basic(TypeKind(uint8_t(row.integer) + (type->isUnsigned() ? 1 : 0)));
  }
  if (mode == "SF" && type->isFloating()) return basic(TypeKind::Float);
  if (mode == "DF" && type->isFloating()) return basic(TypeKind::Double);
  error(loc, fmt::format("mode '{}' is not supported for type {}", mode, quote(type)));
  return basic(TypeKind::Error);
}

/// What `#pragma weak` says of symbols, before or after their declaration.
void Sema::readWeakPragmas() {
  for (; weakPragmas_ < source_.weakPragmas().size(); ++weakPragmas_) {
    const WeakPragma& pragma = source_.weakPragmas()[weakPragmas_];
    pendingWeak_[pragma.name] = pragma;
    Decl* decl = ScopeTable::find(scopes_.intern(pragma.name), fileScope);
    if (decl && (decl->kind == DeclKind::Function || decl->kind == DeclKind::Var))
      addTraits(decl, {});
  }
}

/// `visibility`: that of the pragma, by Token::visibility.
void Sema::addTraits(Decl* decl, const DeclAttributes& attributes, uint8_t visibility) {
  if (auto weak = pendingWeak_.find(decl->name); weak != pendingWeak_.end()) {
    DeclAttributes said;
    said.hasTraits = said.traits.isWeak = true;
    said.traits.alias = weak->second.target;
    said.traits.aliasLoc = weak->second.loc;
    pendingWeak_.erase(weak);
    auto* function = decl->tryAs<FunctionDecl>();
    if (function && function->defined)
      diagnostics_.warning(
          "ignored-pragmas", said.traits.aliasLoc,
          fmt::format("'#pragma weak' after the definition of {} is ignored", quote(decl->name)));
    else
      addTraits(decl, said);
  }
  if (!attributes.hasTraits && !visibility) return;
  if (!decl->traits) decl->traits = permanent_.create<SymbolTraits>();
  SymbolTraits& all = *decl->traits;
  const SymbolTraits& more = attributes.traits;
  auto add = [](std::string_view& to, std::string_view from) {
    if (!from.empty()) to = from;
  };
  add(all.label, more.label);
  add(all.section, more.section);
  // The first that is said counts.
  if (all.visibility.empty())
    all.visibility = more.visibility.empty() ? visibilityNames[visibility] : more.visibility;
  if (!more.alias.empty()) {
    if (all.alias.empty()) aliases_.push_back({decl, nullptr});
    all.alias = more.alias;
    all.aliasLoc = more.aliasLoc;
  }
  if (more.beforeMain) all.beforeMain = more.beforeMain;
  if (more.afterMain) all.afterMain = more.afterMain;
  if (more.beforeMain || more.afterMain) decl->used = true;
  all.isWeak |= more.isWeak;
  all.isUsed |= more.isUsed;
  all.isNoinline |= more.isNoinline;
  all.isAlwaysInline |= more.isAlwaysInline;
  restrictUses(decl, attributes);
  if (more.format) {
    all.format = more.format;
    all.firstArgument = more.firstArgument;
    all.isScanf = more.isScanf;
  }
  if (more.formatArgument) all.formatArgument = more.formatArgument;
}

/// `cleanup(f)`: `f(&var)` is called when the scope of the variable is left.
void Sema::addCleanup(VarDecl* var, const Token& name) {
  Decl* decl = lookup(name);
  auto* function = decl ? decl->tryAs<FunctionDecl>() : nullptr;
  if (!function) {
    error(name.loc, fmt::format("'cleanup' argument {} is not a function", quote(text(name))),
          {name.range()});
    return;
  }
  var->used = var->read = var->addressTaken = function->used = true;
  auto reference = [&](Decl* to, const Type* type) {
    auto* ref = make<DeclRef>(ExprKind::DeclRef, type, name.loc, name.range());
    ref->decl = to;
    ref->isLValue = true;
    return ref;
  };
  const Type* type = function->type;
  if (type->params.size() != 1) {
    error(name.loc, fmt::format("'cleanup' function {} must take 1 parameter", quote(text(name))),
          {name.range()});
    return;
  }
  auto* address =
      make<UnaryExpr>(ExprKind::Unary, types_.pointerTo(var->type), name.loc, name.range());
  address->op = UnaryOp::AddressOf;
  address->operand = reference(var, var->type);
  Expr* argument = convertFor(Context::Passing, type->params[0], address, name.loc);
  if (!argument) return;
  auto* call = make<CallExpr>(ExprKind::Call, type->element->unqualified, name.loc, name.range());
  call->callee =
      castNode(CastKind::FunctionToPointer, types_.pointerTo(type), reference(function, type));
  call->args = copyOut(*arena_, std::vector<Expr*>{argument});
  call->loc = name.loc;
  var->cleanup = call;
  if (liveArray_ == var) return;
  var->outerArray = liveArray_;
  liveArray_ = var;
}

/// Finds what the aliases name, at the end of the file.
void Sema::resolveAliases() {
  auto symbolOf = [](const Decl* decl) {
    bool isLabelled = decl->traits && !decl->traits->label.empty();
    return isLabelled ? decl->traits->label : decl->name;
  };
  auto definitionOf = [&](std::string_view symbol) -> Decl* {
    Decl* decl = ScopeTable::find(scopes_.intern(symbol), fileScope);
    if (decl && symbolOf(decl) == symbol) return decl;
    for (FunctionDecl* function : functions_)
      if (symbolOf(function) == symbol) return function;
    return nullptr;
  };
  for (Alias& alias : aliases_) {
    const SymbolTraits& traits = *alias.name->traits;
    auto* function = alias.name->tryAs<FunctionDecl>();
    auto* variable = alias.name->tryAs<VarDecl>();
    bool isDefined = function ? function->defined : variable->definition == Definition::Defined;
    if (isDefined) {
      error(traits.aliasLoc,
            fmt::format("definition {} cannot also be an alias", quote(alias.name->name)));
      continue;
    }
    Decl* target = definitionOf(traits.alias);
    for (size_t steps = 0; target && target->traits && !target->traits->alias.empty();) {
      if (++steps > aliases_.size()) {
        error(traits.aliasLoc, "alias definition is part of a cycle");
        return;
      }
      target = definitionOf(target->traits->alias);
    }
    auto* targetFunction = target ? target->tryAs<FunctionDecl>() : nullptr;
    auto* targetVariable = target ? target->tryAs<VarDecl>() : nullptr;
    if ((targetFunction && !targetFunction->defined) ||
        (targetVariable && targetVariable->definition == Definition::None) ||
        (!targetFunction && !targetVariable)) {
      error(traits.aliasLoc, "alias must point to a defined variable or function");
    } else if (target->kind != alias.name->kind) {
      error(traits.aliasLoc, "an alias of another kind of symbol is not supported");
    } else {
      target->used = true;
      if (variable) variable->definition = Definition::None;
      if (function) function->used = false;  // it needs no definition
      alias.target = target;
    }
  }
}

/// Gives a declaration the attribute that speaks against its uses, if there is one.
void Sema::restrictUses(Decl* decl, const DeclAttributes& attributes) {
  const SymbolTraits& said = attributes.traits;
  if (said.availability == Availability::Usual) return;
  if (!decl->traits) decl->traits = permanent_.create<SymbolTraits>();
  decl->traits->availability = std::max(decl->traits->availability, said.availability);
  if (!said.instead.empty()) decl->traits->instead = said.instead;
}

/// Reports a use of what is deprecated or unavailable.
void Sema::checkAvailable(const Decl* decl, SourceRange range) {
  if (!decl->traits || decl->traits->availability == Availability::Usual) return;
  std::string name = decl->name.empty() ? "type" : quote(decl->name);
  std::string_view instead = decl->traits->instead, colon = instead.empty() ? "" : ": ";
  bool isError = decl->traits->availability == Availability::Unavailable;
  std::string_view word = isError ? "unavailable" : "deprecated";
  std::string message = fmt::format("{} is {}{}{}", name, word, colon, instead);
  if (isError ? error(range.begin, message, {range})
              : diagnostics_.warning("deprecated-declarations", range.begin, message, {range}))
    diagnostics_.note(decl->loc, fmt::format("{} has been explicitly marked {} here", name, word));
}

/// The same for the type that a declaration or a type name has. What is deprecated itself may have
/// a deprecated type.
void Sema::checkAvailable(const Specifiers& spec, const DeclAttributes& own) {
  if (!spec.restricted || lastRestrictedType_ == spec.restrictedRange.begin ||
      spec.restricted->traits->availability <= own.traits.availability)
    return;
  lastRestrictedType_ = spec.restrictedRange.begin;
  checkAvailable(spec.restricted, spec.restrictedRange);
}

void Sema::readAttributeGroup(const AttributeGroup& group, DeclAttributes& result) {
  const std::vector<Token>& tokens = tree_->attributeTokens;
  for (uint32_t i = group.first; i < group.end;) {
    const Token& token = tokens[i++];
    if (token.kind == Tok::Comma) continue;
    // `gnu::name`
    if (i + 1 < group.end && tokens[i].kind == Tok::Colon && tokens[i + 1].kind == Tok::Colon) {
      i += 2;
      continue;
    }
    uint32_t first = i, end = i;
    if (i < group.end && tokens[i].kind == Tok::LParen) {
      first = i + 1;
      int depth = 0;
      do {
        if (tokens[i].kind == Tok::LParen) ++depth;
        if (tokens[i].kind == Tok::RParen) --depth;
        ++i;
      } while (depth > 0 && i < group.end);
      end = i - 1;
    }
    readAttribute(token, first, end, result);
  }
}

/// Those right before the token.
void Sema::readAttributes(uint32_t token, DeclAttributes& result) {
  for (const AttributeGroup& group : tree_->attributesBefore(token, token))
    readAttributeGroup(group, result);
}

/// Those right after a declarator, and those right after the name in it.
void Sema::readDeclaratorAttributes(uint32_t index, const Token& name, DeclAttributes& result) {
  const ParseNode& at = node(index);
  for (const AttributeGroup& group : tree_->attributesBefore(at.firstToken, at.endToken)) {
    bool isInside = group.token > at.firstToken && group.token < at.endToken;
    bool isAfterName =
        isInside && name.kind == Tok::Identifier && tree_->tokens[group.token - 1].loc == name.loc;
    if (isAfterName || group.token == at.endToken) readAttributeGroup(group, result);
  }
}

/// Those between the specifiers of a declaration and right after them. What stands inside of a
/// struct or enum with a body belongs to that, and what follows its brace gives the type its
/// layout, not the declaration.
void Sema::readSpecifierAttributes(uint32_t index, DeclAttributes& result) {
  const ParseNode& at = node(index);
  for (const AttributeGroup& group : tree_->attributesBefore(at.firstToken, at.endToken)) {
    bool isInside = false, isAfter = false;
    for (uint32_t child = index + 1; child < at.end; child = node(child).end) {
      Rule rule = node(child).rule;
      bool hasBody = (rule == Rule::RecordSpecifier || rule == Rule::EnumSpecifier) &&
                     tree_->tokens[node(child).endToken - 1].kind == Tok::RBrace;
      if (!hasBody || group.token <= node(child).firstToken) continue;
      isInside |= group.token < node(child).endToken;
      isAfter |= group.token == node(child).endToken;
    }
    if (isInside) continue;
    DeclAttributes before = result;
    readAttributeGroup(group, result);
    if (!isAfter) continue;
    result.minAlign = before.minAlign;
    result.packed = before.packed;
    result.isMsStruct = before.isMsStruct;
    result.traits.availability = before.traits.availability;
  }
}

/// Whether the attribute `name`, without arguments, is among those right before the token.
bool Sema::hasAttribute(uint32_t token, std::string_view name) {
  for (const AttributeGroup& group : tree_->attributesBefore(token, token))
    for (uint32_t i = group.first; i < group.end; ++i)
      if (plainName(text(tree_->attributeTokens[i])) == name) return true;
  return false;
}

/// Those of a struct, union or enum: after its keyword or after its closing brace.
Sema::DeclAttributes Sema::recordAttributes(uint32_t index) {
  DeclAttributes attributes;
  readAttributes(node(index).firstToken + 1, attributes);
  readAttributes(node(index).endToken, attributes);
  return attributes;
}

void Sema::readRecordAttributes(uint32_t index, RecordAttributes& result) {
  DeclAttributes attributes = recordAttributes(index);
  result.packed = attributes.packed;
  result.isMsStruct = attributes.isMsStruct;
  result.isUnused = attributes.isUnused;
  result.minAlign = std::max<uint32_t>(1, attributes.minAlign);
  result.maxAlign = firstToken(index).pack;
}

}  // namespace minic
