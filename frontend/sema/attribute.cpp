// `__attribute__((...))`: what has an effect is read into DeclAttributes where the declaration is.
// checkAttributes says of each attribute once, wherever it stands, that it is unknown or refused.
#include "frontend/sema/attribute.h"

#include <algorithm>
#include <fmt/format.h>

#include "frontend/language/attributes.h"
#include "frontend/sema/builtin.h"
#include "frontend/sema/context.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/declarator.h"
#include "frontend/sema/expr.h"
#include "support/messages.h"
#include "target/extensions.h"

namespace minic {

using namespace ast;

/// The text of a string in the arguments.
std::string_view attributeText(SemaContext& sema, uint32_t first, uint32_t end) {
  if (end != first + 1 || sema.tree->attributeTokens[first].kind != Tok::String) return {};
  std::string_view value = sema.tree->attributeTokens[first].spelling();
  return sema.permanent.copy(value.substr(1, value.size() - 2));
}

/// `format(printf, 1, 2)`
static void readFormat(SemaContext& sema, uint32_t first, uint32_t end, SymbolTraits& traits) {
  if (end != first + 5) return;
  const Token* tokens = &sema.tree->attributeTokens[first];
  std::string_view kind = plainName(tokens[0].spelling());
  if (kind != "printf" && kind != "scanf") return;
  traits.isScanf = kind == "scanf";
  traits.format = uint32_t(std::strtoul(std::string(tokens[2].spelling()).c_str(), nullptr, 0));
  traits.firstArgument =
      uint32_t(std::strtoul(std::string(tokens[4].spelling()).c_str(), nullptr, 0));
}

/// An attribute that says something of a symbol; false: it is another one.
static bool readTrait(SemaContext& sema, const Token& token, uint32_t first, uint32_t end,
                      SymbolTraits& traits) {
  std::string_view name = plainName(token.spelling());
  if (name == "weak") {
    traits.isWeak = true;
  } else if (name == "used") {
    traits.isUsed = true;
  } else if (name == "cold") {
    traits.isCold = true;
  } else if (name == "noinline") {
    traits.isNoinline = true;
  } else if (name == "always_inline") {
    traits.isAlwaysInline = true;
  } else if (name == "returns_twice") {
    traits.returnsTwice = true;
  } else if (name == "no_sanitize_address" || name == "no_address_safety_analysis") {
    traits.skipsAddress = true;
  } else if (name == "no_sanitize_undefined") {
    traits.skipsUndefined = true;
  } else if (name == "no_sanitize") {
    for (uint32_t i = first; i < end; ++i)
      forEachWord(attributeText(sema, i, i + 1), [&](std::string_view check) {
        traits.skipsAddress |= check == "address" || check == "all";
        traits.skipsUndefined |= check == "undefined" || check == "all";
      });
  } else if (name == "target") {
    traits.target = attributeText(sema, first, end);
  } else if (name == "section") {
    traits.section = attributeText(sema, first, end);
  } else if (name == "visibility") {
    traits.visibility = attributeText(sema, first, end);
  } else if (name == "deprecated" || name == "unavailable") {
    traits.availability =
        name == "deprecated" ? Availability::Deprecated : Availability::Unavailable;
    traits.instead = attributeText(sema, first, end);
  } else if (name == "alias") {
    traits.alias = attributeText(sema, first, end);
    traits.aliasLoc = token.loc;
  } else if (name == "constructor" || name == "destructor") {
    uint32_t priority = 65535;
    if (end == first + 1)
      priority =
          uint32_t(std::strtoul(std::string(sema.tree->attributeTokens[first].spelling()).c_str(),
                                nullptr, 0)) &
          65535;
    (name == "constructor" ? traits.beforeMain : traits.afterMain) = priority;
  } else if (name == "format") {
    readFormat(sema, first, end, traits);
  } else if (name == "format_arg" && end == first + 1) {
    traits.formatArgument = uint32_t(std::strtoul(
        std::string(sema.tree->attributeTokens[first].spelling()).c_str(), nullptr, 0));
  } else {
    return false;
  }
  return true;
}

/// The value of an argument that is an expression; null after an error.
static Expr* attributeArgument(SemaContext& sema, uint32_t first) {
  for (const AttributeArgument& argument : sema.tree->arguments) {
    if (argument.first != first) continue;
    const ParseTree* outer = std::exchange(sema.tree, argument.tree.get());
    Expr* value = sema.node(0).hasError ? nullptr : rvalue(sema, assignment(sema, 0));
    sema.tree = outer;
    return value;
  }
  return nullptr;
}

static void attributeError(SemaContext& sema, const Token& token, Message message) {
  if (token.loc != sema.lastAttributeError) sema.error(token, std::move(message));
  sema.lastAttributeError = token.loc;
}

static void readAttribute(SemaContext& sema, const Token& token, uint32_t first, uint32_t end,
                          DeclAttributes& result) {
  std::string_view name = plainName(token.spelling());
  const std::vector<Token>& tokens = sema.tree->attributeTokens;
  if (readTrait(sema, token, first, end, result.traits)) {
    result.hasTraits = true;
  } else if (name == "packed") {
    result.packed = true;
  } else if (name == "ms_struct" || name == "gcc_struct") {
    if (!sema.target().hasMsStruct)
      sema.warning("attributes", token.loc, {Msg::AttributeDirectiveIgnored, name});
    else
      result.isMsStruct = name == "ms_struct";
  } else if (name == "aligned") {
    uint64_t align = 16;
    if (end == first + 1 && tokens[first].kind == Tok::Integer) {
      align = std::strtoull(std::string(tokens[first].spelling()).c_str(), nullptr, 0);
    } else if (end > first) {
      const Expr* value = attributeArgument(sema, first);
      ConstValue known = value ? evaluate(value) : ConstValue();
      if (known.kind != ConstValue::Int) {
        if (value) attributeError(sema, token, {Msg::AlignedWantsConstant});
        return;
      }
      align = uint64_t(known.integer);
    }
    if (align == 0 || (align & (align - 1)) != 0 || align > (1u << 28))
      attributeError(sema, token, {Msg::AlignmentNotPowerOfTwo});
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
      uint64_t index = std::strtoull(std::string(tokens[i].spelling()).c_str(), nullptr, 0);
      if (index >= 1 && index <= 32) result.nonNull |= 1u << (index - 1);
    }
  } else if (name == "gnu_inline") {
    result.isGnuInline = true;
  } else if (name == "mode" && end == first + 1) {
    result.mode = sema.permanent.copy(plainName(tokens[first].spelling()));
  } else if (name == "cleanup" && end == first + 1 && tokens[first].kind == Tok::Identifier) {
    result.cleanup = &tokens[first];
  } else if (name == "transparent_union") {
    result.isTransparent = true;
  } else if (name == "vector_size") {
    result.isVector = true;
  }
}

const Type* typeOfMode(SemaContext& sema, std::string_view mode, const Type* type, SourceLoc loc) {
  struct Row {
    std::string_view mode;
    TypeKind integer;
  };
  static constexpr Row rows[] = {
      {"QI", TypeKind::SChar},
      {"byte", TypeKind::SChar},
      {"HI", TypeKind::Short},
      {"SI", TypeKind::Int},
      {"DI", TypeKind::Long},
      {"word", TypeKind::Long},
      {"pointer", TypeKind::Long},
      {"unwind_word", TypeKind::Long},
      {"TI", TypeKind::Int128},
      {"libgcc_cmp_return", TypeKind::Long},
      {"libgcc_shift_count", TypeKind::Long},
  };
  for (const Row& row : rows) {
    if (row.mode != mode || !type->isInteger()) continue;
    return sema.basic(TypeKind(uint8_t(row.integer) + (type->isUnsigned() ? 1 : 0)));
  }
  if (mode == "SF" && type->isFloating()) return sema.basic(TypeKind::Float);
  if (mode == "DF" && type->isFloating()) return sema.basic(TypeKind::Double);
  const Type* longDouble = sema.basic(TypeKind::LongDouble);
  if (mode == (longDouble->isBinary128 ? "TF" : "XF") && type->isFloating()) return longDouble;
  sema.error(loc, {Msg::ModeNotSupported, mode, quote(type)});
  return sema.basic(TypeKind::Error);
}

void readWeakPragmas(SemaContext& sema) {
  for (; sema.weakPragmas < sema.source.weakPragmas().size(); ++sema.weakPragmas) {
    const WeakPragma& pragma = sema.source.weakPragmas()[sema.weakPragmas];
    sema.pendingWeak[pragma.name] = pragma;
    Decl* decl = ScopeTable::find(sema.scopes.intern(pragma.name), fileScope);
    if (decl && (decl->kind == DeclKind::Function || decl->kind == DeclKind::Var))
      addTraits(sema, decl, {});
  }
}

void addTraits(SemaContext& sema, Decl* decl, const DeclAttributes& attributes,
               uint8_t visibility) {
  if (auto weak = sema.pendingWeak.find(decl->name); weak != sema.pendingWeak.end()) {
    DeclAttributes said;
    said.hasTraits = said.traits.isWeak = true;
    said.traits.alias = weak->second.target;
    said.traits.aliasLoc = weak->second.loc;
    sema.pendingWeak.erase(weak);
    auto* function = decl->tryAs<FunctionDecl>();
    if (function && function->defined && !function->isLocalInline() && !function->isOnlyInline())
      sema.warning("ignored-pragmas", said.traits.aliasLoc,
                   {Msg::WeakAfterDefinition, quote(decl->name)});
    else
      addTraits(sema, decl, said);
  }
  if (!attributes.hasTraits && !visibility) return;
  if (!decl->traits) decl->traits = sema.permanent.create<SymbolTraits>();
  SymbolTraits& all = *decl->traits;
  const SymbolTraits& more = attributes.traits;
  auto add = [](std::string_view& to, std::string_view from) {
    if (!from.empty()) to = from;
  };
  add(all.label, more.label);
  add(all.section, more.section);
  add(all.target, more.target);
  // The first that is said counts.
  if (all.visibility.empty())
    all.visibility = more.visibility.empty() ? visibilityNames[visibility] : more.visibility;
  if (!more.alias.empty()) {
    if (all.alias.empty()) sema.aliases.push_back({decl, nullptr});
    all.alias = more.alias;
    all.aliasLoc = more.aliasLoc;
  }
  if (more.beforeMain) all.beforeMain = more.beforeMain;
  if (more.afterMain) all.afterMain = more.afterMain;
  if (more.beforeMain || more.afterMain) decl->used = true;
  all.isWeak |= more.isWeak;
  all.isUsed |= more.isUsed;
  all.isCold |= more.isCold;
  all.isNoinline |= more.isNoinline;
  all.isAlwaysInline |= more.isAlwaysInline;
  all.returnsTwice |= more.returnsTwice;
  all.skipsAddress |= more.skipsAddress;
  all.skipsUndefined |= more.skipsUndefined;
  restrictUses(sema, decl, attributes);
  if (more.format) {
    all.format = more.format;
    all.firstArgument = more.firstArgument;
    all.isScanf = more.isScanf;
  }
  if (more.formatArgument) all.formatArgument = more.formatArgument;
}

void addCleanup(SemaContext& sema, VarDecl* var, const Token& name) {
  Decl* decl = sema.lookup(name);
  auto* function = decl ? decl->tryAs<FunctionDecl>() : nullptr;
  if (!function) {
    sema.error(name, {Msg::CleanupNotFunction, quote(name.spelling())});
    return;
  }
  var->used = var->read = var->addressTaken = function->used = true;
  auto reference = [&](Decl* to, const Type* type) {
    return sema.make<DeclRef>(type, name.loc, name.range(), to);
  };
  const Type* type = function->type;
  if (type->params.size() != 1) {
    sema.error(name, {Msg::CleanupWantsOneParameter, quote(name.spelling())});
    return;
  }
  Expr* argument =
      convertFor(sema, Context::Passing, type->params[0],
                 sema.make<UnaryExpr>(sema.types.pointerTo(var->type), name.loc, name.range(),
                                      UnaryOp::AddressOf, reference(var, var->type)),
                 name.loc);
  if (!argument) return;
  var->cleanup =
      sema.make<CallExpr>(type->element->unqualified, name.loc, name.range(),
                          castNode(sema, CastKind::FunctionToPointer, sema.types.pointerTo(type),
                                   reference(function, type)),
                          copyOut(*sema.arena, std::vector<Expr*>{argument}));
  if (sema.function.liveArray == var) return;
  var->outerArray = sema.function.liveArray;
  sema.function.liveArray = var;
}

void resolveAliases(SemaContext& sema) {
  auto symbolOf = [](const Decl* decl) {
    bool isLabelled = decl->traits && !decl->traits->label.empty();
    return isLabelled ? decl->traits->label : decl->name;
  };
  auto definitionOf = [&](std::string_view symbol) -> Decl* {
    Decl* decl = ScopeTable::find(sema.scopes.intern(symbol), fileScope);
    if (decl && symbolOf(decl) == symbol) return decl;
    for (FunctionDecl* function : sema.functions)
      if (symbolOf(function) == symbol) return function;
    return nullptr;
  };
  for (Alias& alias : sema.aliases) {
    const SymbolTraits& traits = *alias.name->traits;
    auto* function = alias.name->tryAs<FunctionDecl>();
    auto* variable = alias.name->tryAs<VarDecl>();
    bool isDefined = function ? function->defined : variable->definition == Definition::Defined;
    if (isDefined) {
      sema.error(traits.aliasLoc, {Msg::DefinitionAsAlias, quote(alias.name->name)});
      continue;
    }
    Decl* target = definitionOf(traits.alias);
    for (size_t steps = 0; target && target->traits && !target->traits->alias.empty();) {
      if (++steps > sema.aliases.size()) {
        sema.error(traits.aliasLoc, {Msg::AliasCycle});
        return;
      }
      target = definitionOf(target->traits->alias);
    }
    auto* targetFunction = target ? target->tryAs<FunctionDecl>() : nullptr;
    auto* targetVariable = target ? target->tryAs<VarDecl>() : nullptr;
    if ((targetFunction && !targetFunction->defined) ||
        (targetVariable && targetVariable->definition == Definition::None) ||
        (!targetFunction && !targetVariable)) {
      sema.error(traits.aliasLoc, {Msg::AliasOfUndefined});
    } else if (target->kind != alias.name->kind) {
      sema.error(traits.aliasLoc, {Msg::AliasOfOtherKind});
    } else {
      target->used = true;
      if (variable) variable->definition = Definition::None;
      if (function) function->used = false;  // it needs no definition
      alias.target = target;
    }
  }
}

void restrictUses(SemaContext& sema, Decl* decl, const DeclAttributes& attributes) {
  const SymbolTraits& said = attributes.traits;
  if (said.availability == Availability::Usual) return;
  if (!decl->traits) decl->traits = sema.permanent.create<SymbolTraits>();
  decl->traits->availability = std::max(decl->traits->availability, said.availability);
  if (!said.instead.empty()) decl->traits->instead = said.instead;
}

void checkAvailable(SemaContext& sema, const Decl* decl, SourceRange range) {
  if (!decl->traits || decl->traits->availability == Availability::Usual) return;
  const Message name = decl->name.empty() ? Message(MsgWord::Type) : verbatim(quote(decl->name));
  std::string_view instead = decl->traits->instead;
  bool isError = decl->traits->availability == Availability::Unavailable;
  const Message message =
      instead.empty() ? either(isError, Msg::Unavailable, Msg::Deprecated, name)
                      : either(isError, Msg::UnavailableWith, Msg::DeprecatedWith, name, instead);
  if (isError ? sema.error(range, message)
              : sema.warning("deprecated-declarations", range, message))
    sema.note(decl->loc, either(isError, Msg::MarkedUnavailable, Msg::MarkedDeprecated, name));
}

void checkAvailable(SemaContext& sema, const Specifiers& spec, const DeclAttributes& own) {
  if (!spec.restricted || sema.lastRestrictedType == spec.restrictedRange.begin ||
      spec.restricted->traits->availability <= own.traits.availability)
    return;
  sema.lastRestrictedType = spec.restrictedRange.begin;
  checkAvailable(sema, spec.restricted, spec.restrictedRange);
}

/// Calls `visit` with each attribute of a group: its name and the range of its arguments.
template <class Visit>
static void forEachAttribute(SemaContext& sema, const AttributeGroup& group, Visit visit) {
  const std::vector<Token>& tokens = sema.tree->attributeTokens;
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
    visit(token, first, end);
  }
}

static void readAttributeGroup(SemaContext& sema, const AttributeGroup& group,
                               DeclAttributes& result) {
  forEachAttribute(sema, group, [&](const Token& token, uint32_t first, uint32_t end) {
    readAttribute(sema, token, first, end, result);
  });
}

void checkAttributes(SemaContext& sema) {
  auto check = [&](const Token& token, uint32_t first, uint32_t end) {
    std::string_view name = plainName(token.spelling());
    AttributeKind kind = attributeKind(name);
    if (kind == AttributeKind::Unknown)
      sema.warning("attributes", token.loc, {Msg::UnknownAttribute, name});
    if (kind != AttributeKind::Refused) return;
    // All machines have this order.
    if (name == "scalar_storage_order" && attributeText(sema, first, end) == "little-endian")
      return;
    if (name == "vector_size")
      sema.unsupported(Unsupported::Vectors, token.range(), {Msg::AttributeNotSupported, name});
    else
      sema.error(token, {Msg::AttributeNotSupported, name});
  };
  for (const AttributeGroup& group : sema.tree->attributes) forEachAttribute(sema, group, check);
}

void readAttributes(SemaContext& sema, uint32_t token, DeclAttributes& result) {
  for (const AttributeGroup& group : sema.tree->attributesBefore(token, token))
    readAttributeGroup(sema, group, result);
}

void readDeclaratorAttributes(SemaContext& sema, uint32_t index, const Token& name,
                              DeclAttributes& result) {
  const ParseNode& at = sema.node(index);
  const std::vector<Token>& tokens = sema.tree->tokens;
  // After the last '*', qualifiers and attributes apply to the declared name.
  auto isBeforeName = [&](uint32_t token) {
    while (tokens[token].kind == Tok::Restrict || qualifierOf(tokens[token].kind)) ++token;
    return tokens[token].loc == name.loc;
  };
  for (const AttributeGroup& group : sema.tree->attributesBefore(at.firstToken, at.endToken)) {
    bool isInside = group.token > at.firstToken && group.token < at.endToken;
    bool isAtName = isInside && name.kind == Tok::Identifier &&
                    (tokens[group.token - 1].loc == name.loc || isBeforeName(group.token));
    if (isAtName || group.token == at.endToken) readAttributeGroup(sema, group, result);
  }
}

void readSpecifierAttributes(SemaContext& sema, uint32_t index, DeclAttributes& result) {
  const ParseNode& at = sema.node(index);
  for (const AttributeGroup& group : sema.tree->attributesBefore(at.firstToken, at.endToken)) {
    bool isInside = false, isAfter = false;
    for (uint32_t child = index + 1; child < at.end; child = sema.node(child).end) {
      Rule rule = sema.node(child).rule;
      bool hasBody = (rule == Rule::RecordSpecifier || rule == Rule::EnumSpecifier) &&
                     sema.tree->tokens[sema.node(child).endToken - 1].kind == Tok::RBrace;
      if (!hasBody || group.token <= sema.node(child).firstToken) continue;
      isInside |= group.token < sema.node(child).endToken;
      isAfter |= group.token == sema.node(child).endToken;
    }
    if (isInside) continue;
    DeclAttributes before = result;
    readAttributeGroup(sema, group, result);
    if (!isAfter) continue;
    result.minAlign = before.minAlign;
    result.packed = before.packed;
    result.mode = before.mode;
    result.isMsStruct = before.isMsStruct;
    result.traits.availability = before.traits.availability;
  }
}

bool hasAttribute(SemaContext& sema, uint32_t token, std::string_view name) {
  for (const AttributeGroup& group : sema.tree->attributesBefore(token, token))
    for (uint32_t i = group.first; i < group.end; ++i)
      if (plainName(sema.tree->attributeTokens[i].spelling()) == name) return true;
  return false;
}

DeclAttributes recordAttributes(SemaContext& sema, uint32_t index) {
  DeclAttributes attributes;
  readAttributes(sema, sema.node(index).firstToken + 1, attributes);
  readAttributes(sema, sema.node(index).endToken, attributes);
  return attributes;
}

void readRecordAttributes(SemaContext& sema, uint32_t index, RecordAttributes& result) {
  DeclAttributes attributes = recordAttributes(sema, index);
  result.packed = attributes.packed;
  result.isMsStruct = attributes.isMsStruct;
  result.isUnused = attributes.isUnused;
  result.minAlign = std::max<uint32_t>(1, attributes.minAlign);
  result.maxAlign = sema.firstToken(index).pack;
}

}  // namespace minic
