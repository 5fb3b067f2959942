// Operands of expressions: names, parentheses, calls, subscripts, casts, sizeof. A null Expr stands
// for an expression that an error was reported about.
#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "frontend/language/library_headers.h"
#include "frontend/sema/sema.h"
#include "support/check.h"

namespace minic {

using namespace ast;

namespace {

bool isPrefixOperator(Tok kind) {
  return kind == Tok::Plus || kind == Tok::Minus || kind == Tok::Not || kind == Tok::Tilde ||
         kind == Tok::Star || kind == Tok::Amp || kind == Tok::PlusPlus || kind == Tok::MinusMinus;
}

}  // namespace

// ---- operands ----------------------------------------------------------------------------------

/// Says that the name is not declared: an error, but only a warning where C declares functions by
/// calling them. Hints at the header that declares it, or at a name like it.
void Sema::sayUndeclared(const Token& token, bool called, bool isError) {
  SourceRange range = token.range();
  std::string_view name = text(token);
  std::string message = called && options_.preprocessor.isC89() && !isError
                            ? fmt::format("implicit declaration of function {}", quote(name))
                        : called ? fmt::format("call to undeclared function {}", quote(name))
                                 : fmt::format("use of undeclared identifier {}", quote(name));
  std::string_view header = sysy() ? std::string_view() : headerOf(name);
  std::string_view meant = header.empty() ? suggestName(name, called) : std::string_view();
  std::vector<FixIt> fixIts;
  if (!meant.empty()) {
    message += fmt::format("; did you mean {}?", quote(meant));
    fixIts.push_back({range, std::string(meant)});
  } else if (!isError && !options_.preprocessor.isC89()) {
    message += "; ISO C99 and later do not support implicit function declarations";
  }
  if (isError)
    error(token.loc, std::move(message), {range}, std::move(fixIts));
  else
    diagnostics_.warning("implicit-function-declaration", token.loc, std::move(message), {range},
                         std::move(fixIts));
  if (meant.empty()) {
    if (!header.empty())
      diagnostics_.note(
          token.loc,
          fmt::format("include the header <{}> or explicitly provide a declaration for {}", header,
                      quote(name)));
    return;
  }
  Symbol* symbol = scopes_.intern(permanent_.copy(meant));
  if (symbol->innermost && symbol->innermost->decl->loc.valid())
    diagnostics_.note(symbol->innermost->decl->loc, fmt::format("{} declared here", quote(meant)));
}

Expr* Sema::nameReference(const Token& token, bool called) {
  Decl* decl = lookup(token);
  SourceRange range = token.range();
  std::string_view name = text(token);
  if (!decl && called && name.starts_with("__builtin_")) {
    bool isPack = name.starts_with("__builtin_va_arg_pack");
    if (undeclared_.insert(scopes_.intern(name)).second)
      error(token.loc,
            isPack ? fmt::format("{} is not supported: only a variadic macro can hand its "
                                 "arguments on",
                                 quote(name))
                   : fmt::format("use of unknown builtin {}", quote(name)),
            {range});
    return nullptr;
  }
  if (!decl && called && !sysy()) {
    // Once in a file.
    if (implicitFunctions_.insert(scopes_.intern(name)).second &&
        diagnostics_.enabled("implicit-function-declaration"))
      sayUndeclared(token, true, false);
    decl = implicitFunction(token);
  }
  if (!decl) {
    // Once in a function, as gcc does.
    if (!function_ || undeclared_.insert(scopes_.intern(name)).second)
      sayUndeclared(token, called, true);
    return nullptr;
  }
  if (decl->type->isError()) {
    decl->used = true;
    return nullptr;
  }
  if (auto* constant = decl->tryAs<EnumConstantDecl>()) {
    decl->used = true;
    checkAvailable(decl, range);
    return intConst(constant->type, constant->value, range);
  }
  if (decl->kind == DeclKind::Typedef) {
    error(token.loc, fmt::format("unexpected type name {}: expected expression", quote(name)),
          {range});
    return nullptr;
  }
  // A function counts as used where it must exist, a variable already where it is named.
  if (decl->kind == DeclKind::Var || (!unevaluated_ && decl != function_)) decl->used = true;
  if (unevaluated_)
    if (auto* var = decl->tryAs<VarDecl>()) var->read = true;
  checkAvailable(decl, range);
  auto* expr = make<DeclRef>(ExprKind::DeclRef, decl->type, token.loc, range);
  expr->decl = decl;
  expr->isLValue = true;
  return expr;
}

/// The operand at the cursor, without its suffixes.
Expr* Sema::primary(ParseCursor& cursor, bool underMinus) {
  if (cursor.atNode(Rule::Special)) return special(cursor.node());
  const Token& token = cursor.token();
  switch (token.kind) {
    case Tok::Identifier: {
      ParseCursor after = cursor;
      bool called = after.atNode(Rule::Suffix) && firstToken(after.node()).kind == Tok::LParen;
      std::string_view name = text(token);
      if (name.starts_with("__")) {
        if (called && isBuiltin(name)) return builtinCall(token, cursor.node());
        if (called && isAtomicFunction(name)) return atomicCall(token, cursor.node());
        bool isName = name == "__func__" || name == "__FUNCTION__" || name == "__PRETTY_FUNCTION__";
        if (isName && function_ && !lookup(token)) return functionName(token);
      }
      if (called && name == "alloca" && isAlloca(token)) return builtinCall(token, cursor.node());
      return nameReference(token, called);
    }
    case Tok::Integer:
      return integerLiteral(token, underMinus);
    case Tok::Floating:
      return floatingLiteral(token);
    case Tok::Character:
      return characterLiteral(token);
    case Tok::String: {
      std::vector<Token> tokens = {token};
      while (cursor.atToken(Tok::String)) tokens.push_back(cursor.token());
      return stringLiteral(tokens);
    }
    default:
      return nullptr;
  }
}

/// Applies the suffixes at the cursor, to its end.
Expr* Sema::suffixes(ParseCursor& cursor, Expr* expr, bool underAddressOf) {
  while (cursor.atNode(Rule::Suffix)) {
    uint32_t suffix = cursor.node();
    if (node(suffix).firstToken >= node(suffix).endToken) return nullptr;
    const Token& token = firstToken(suffix);
    bool broken = node(suffix).hasError;
    switch (token.kind) {
      case Tok::LParen:
        expr = call(expr, suffix);
        break;
      case Tok::LBracket:
        expr = subscript(expr, suffix, underAddressOf && cursor.atEnd());
        break;
      case Tok::Dot:
      case Tok::Arrow:
        expr = memberAccess(expr, suffix);
        break;
      default:
        expr = incrementOrDecrement(token, expr, false);
        break;
    }
    if (broken) expr = nullptr;
  }
  return expr;
}

Expr* Sema::unary(uint32_t index) {
  const ParseNode& at = node(index);
  ParseCursor cursor(*tree_, index);
  if (at.hasError) {
    // Look at the parts that are there, for their own errors.
    while (!cursor.atEnd()) {
      if (!cursor.atNode()) {
        cursor.token();
        continue;
      }
      uint32_t child = cursor.node();
      if (node(child).rule == Rule::Expression) rvalue(expression(child));
    }
    return nullptr;
  }
  uint32_t firstOperator = at.firstToken, endOperators = firstOperator;
  while (cursor.atToken() && isPrefixOperator(cursor.peekToken().kind)) {
    cursor.token();
    ++endOperators;
  }
  Tok last = endOperators > firstOperator ? tree_->tokens[endOperators - 1].kind : Tok::End;
  Expr* expr = nullptr;
  if (cursor.atToken(Tok::LParen)) {
    const Token& open = cursor.token();
    if (cursor.atNode(Rule::TypeName)) {
      onlyInC(open.loc, "casts are");
      size_t bounds = bounds_.size();
      const Type* type = typeName(cursor.node());
      SourceLoc begin = open.loc;
      cursor.token();  // )
      if (cursor.atNode(Rule::LiteralBody)) {
        expr = afterBounds(bounds, compoundLiteral(type, cursor.node(), begin));
        expr = suffixes(cursor, expr, last == Tok::Amp);
      }
      Expr* operand = nullptr;
      if (cursor.atNode(Rule::Unary)) operand = rvalue(unary(cursor.node()));
      if (operand)
        expr = afterBounds(bounds, explicitCast(type, operand, {begin, operand->range.end}));
    } else {
      expr = cursor.atNode(Rule::Block) ? statementExpression(cursor.node(), open)
                                        : expression(cursor.node());
      if (cursor.atToken()) {
        SourceLoc end = cursor.token().end();
        if (expr) {
          expr->range = {open.loc, end};
          expr->isParenthesized = true;
        }
      }
      expr = suffixes(cursor, expr, last == Tok::Amp);
    }
  } else if (cursor.atToken(Tok::AmpAmp)) {
    const Token& ampersands = cursor.token();
    expr = labelAddress(ampersands, cursor.token());
  } else if (cursor.atToken(Tok::Sizeof) || cursor.atToken(Tok::Alignof)) {
    const Token& keyword = cursor.token();
    onlyInC(keyword.loc, fmt::format("'{}' is", tokenName(keyword.kind)));
    size_t bounds = bounds_.size();
    if (cursor.atNode()) expr = afterBounds(bounds, sizeofOperand(cursor.node(), keyword));
  } else {
    expr = primary(cursor, last == Tok::Minus);
    expr = suffixes(cursor, expr, last == Tok::Amp);
  }
  if (sysy()) warnTwoSigns(firstOperator, endOperators);
  for (uint32_t i = endOperators; i-- > firstOperator && expr;)
    expr = prefixOperator(tree_->tokens[i], expr);
  return expr;
}

Expr* Sema::sizeofOperand(uint32_t index, const Token& keyword) {
  ++unevaluated_;
  ParseCursor cursor(*tree_, index);
  const Type* type = nullptr;
  Expr* operand = nullptr;
  if (node(index).hasError) {
    --unevaluated_;
    return nullptr;
  }
  if (cursor.atToken(Tok::LParen)) {
    cursor.token();
    if (cursor.atNode(Rule::TypeName)) {
      type = typeName(cursor.node());
      SourceLoc begin = firstToken(index).loc;
      if (cursor.atToken()) cursor.token();  // )
      if (cursor.atNode(Rule::LiteralBody)) {
        Expr* literal = compoundLiteral(type, cursor.node(), begin);
        operand = suffixes(cursor, literal, false);
        type = nullptr;
      }
    } else {
      Expr* expr = expression(cursor.node());
      if (cursor.atToken()) cursor.token();  // )
      operand = suffixes(cursor, expr, false);
    }
  } else if (cursor.atToken(Tok::Sizeof) || cursor.atToken(Tok::Alignof)) {
    const Token& inner = cursor.token();
    operand = cursor.atNode() ? sizeofOperand(cursor.node(), inner) : nullptr;
  } else if (cursor.atToken() && isPrefixOperator(cursor.peekToken().kind)) {
    const Token& op = cursor.token();
    operand = cursor.atNode() ? unary(cursor.node()) : nullptr;
    if (operand) operand = prefixOperator(op, operand);
  } else {
    operand = suffixes(cursor, primary(cursor, false), false);
  }
  --unevaluated_;
  if (operand) type = operand->type;
  if (!type || type->isError()) return nullptr;
  SourceRange all = join(keyword.range(), range(index));
  bool isSizeof = keyword.kind == Tok::Sizeof;
  SourceLoc place = operand ? firstToken(index).loc : keyword.loc;
  if (operand && bitFieldOf(operand)) {
    error(place, fmt::format("invalid application of '{}' to bit-field", tokenName(keyword.kind)),
          {all});
    return nullptr;
  }
  auto* named = operand ? operand->tryAs<DeclRef>() : nullptr;
  auto* function = named && !isSizeof ? named->decl->tryAs<FunctionDecl>() : nullptr;
  if (function && function->minAlign)
    return intConst(basic(TypeKind::ULong), function->minAlign, all);
  if (type->isFunction() || type->isVoid()) {
    // An extension of gcc's that counts them as 1.
    diagnostics_.warning(
        "pointer-arith", place,
        fmt::format("invalid application of '{}' to {} type", tokenName(keyword.kind),
                    type->isVoid() ? "a void" : "a function"),
        {all});
    return intConst(basic(TypeKind::ULong), 1, all);
  }
  if (!type->isComplete()) {
    error(place,
          fmt::format("invalid application of '{}' to an incomplete type {}",
                      tokenName(keyword.kind), quote(type)),
          {all});
    return nullptr;
  }
  if (isSizeof && operand) warnSizeofParameter(operand, range(index));
  if (isSizeof && type->isVariableArray()) {
    Expr* size = sizeOfVariable(type, all);
    if (!operand || operand->kind == ExprKind::DeclRef) return size;
    // The operand is evaluated.
    return comma(rvalue(operand), size, keyword.loc, all);
  }
  uint32_t align = type->align;  // GNU C: of a variable its own, as _Alignas may have given it
  if (named)
    if (auto* var = named->decl->tryAs<VarDecl>()) align = std::max(align, var->minAlign);
  Expr* result = intConst(basic(TypeKind::ULong), isSizeof ? int64_t(type->size) : align, all);
  lastSizeofs_[0] = lastSizeofs_[1];
  lastSizeofs_[1] = {result, operand, type, firstToken(index).kind == Tok::LParen};
  return result;
}

/// `(T){...}`: in a block a new automatic object, at file scope one with static storage.
Expr* Sema::compoundLiteral(const Type* type, uint32_t body, SourceLoc begin) {
  if (!type || type->isError()) return nullptr;
  SourceRange all = {begin, range(body).end};
  if (!type->isComplete() && type->kind != TypeKind::IncompleteArray) {
    error(begin, fmt::format("variable has incomplete type {}", quote(type)), {all});
    return nullptr;
  }
  if (type->isVariableArray()) {
    error(begin, "variable-sized object may not be initialized", {all});
    return nullptr;
  }
  VarDecl* var = literalVariable(type, begin);
  initializeVariable(var, body);
  if (var->type->isError() || !var->init) {
    if (var->type->isError() || diagnostics_.errorCount() > 0) return nullptr;
  }
  return literalRef(var, all);
}

VarDecl* Sema::literalVariable(const Type* type, SourceLoc begin) {
  bool isStatic = !function_;
  auto* var = (isStatic ? permanent_ : *arena_).create<VarDecl>();
  var->kind = DeclKind::Var;
  var->loc = begin;
  var->type = type;
  var->definition = Definition::Defined;
  var->hasStaticStorage = isStatic;
  var->addressTaken = var->used = var->read = true;
  if (isStatic) {
    var->id = staticCount_++;
    var->storage = StorageClass::Static;
    std::string name = ".compoundliteral";
    if (literalCount_) name += fmt::format(".{}", literalCount_);
    ++literalCount_;
    var->symbol = permanent_.copy(std::string_view(name));
  } else {
    var->id = automaticCount_++;
    locals_.push_back(var);
  }
  return var;
}

Expr* Sema::literalRef(VarDecl* var, SourceRange all) {
  if (var->hasStaticStorage) {
    auto* ref = make<DeclRef>(ExprKind::DeclRef, var->type, var->loc, all);
    ref->decl = var;
    ref->isLValue = true;
    return ref;
  }
  auto* expr = make<CompoundLiteralExpr>(ExprKind::CompoundLiteral, var->type, var->loc, all);
  expr->variable = var;
  expr->isLValue = true;
  return expr;
}

Expr* Sema::subscript(Expr* base, uint32_t suffixNode, bool addressOnly) {
  ParseCursor cursor(*tree_, suffixNode);
  const Token& open = cursor.token();
  Expr* index = cursor.atNode() ? rvalue(expression(cursor.node())) : nullptr;
  if (!base || !index) return nullptr;
  SourceRange all = {base->range.begin, range(suffixNode).end};
  // The array decays here without its address going anywhere.
  const Type* array = nullptr;
  if (base->type->isArray()) {
    array = base->type;
    if (VarDecl* var = rootVariable(base); var && !unevaluated_) var->read = true;
    base = castNode(CastKind::ArrayToPointer, types_.pointerTo(array->element), base);
  } else {
    base = rvalue(base);
  }
  if (!base) return nullptr;
  if (!base->type->isPointer() && index->type->isPointer() && base->type->isInteger() && !sysy())
    std::swap(base, index);
  if (!base->type->isPointer()) {
    error(open.loc,
          sysy() ? "subscripted value is not an array"
                 : "subscripted value is not an array, pointer, or vector",
          {base->range, index->range});
    return nullptr;
  }
  const Type* element = base->type->element;
  if (element->isError()) return nullptr;
  if (element->isFunction() || !element->isComplete()) {
    error(open.loc,
          fmt::format("subscript of pointer to {} type {}",
                      element->isFunction() ? "function" : "incomplete", quote(element)),
          {base->range});
    return nullptr;
  }
  if (!index->type->isInteger()) {
    error(index->range.begin, "array subscript is not an integer", {index->range});
    return nullptr;
  }
  if (auto* constant = index->tryAs<IntConst>();
      constant && array && array->kind == TypeKind::Array && !unevaluated_ &&
      !mayBeLonger(base->as<CastExpr>()->operand, uint64_t(constant->value))) {
    int64_t at = constant->value;
    bool past = index->type->isSigned() && at < 0
                    ? false
                    : uint64_t(at) > array->count || (uint64_t(at) == array->count && !addressOnly);
    bool before = index->type->isSigned() && at < 0;
    if (past || before) {
      std::string message =
          before ? fmt::format("array index {} is before the beginning of the array", at)
                 : fmt::format(
                       "array index {} is past the end of the array (which contains {} element{})",
                       uint64_t(at), array->count, array->count == 1 ? "" : "s");
      if (diagnostics_.warning("array-bounds", base->loc, std::move(message), {index->range}))
        if (VarDecl* var = rootVariable(base->as<CastExpr>()->operand))
          diagnostics_.note(var->loc, fmt::format("array {} declared here", quote(var->name)));
    }
  }
  auto* expr = make<SubscriptExpr>(ExprKind::Subscript, element, open.loc, all);
  expr->base = base;
  expr->index = convert(index, basic(TypeKind::Long), true);
  expr->isLValue = true;
  return nested(expr, std::max(base->height, index->height) + 1);
}

Expr* Sema::call(Expr* callee, uint32_t suffixNode) {
  ParseCursor cursor(*tree_, suffixNode);
  const Token& open = cursor.token();
  size_t base = exprStack_.size();
  bool good = true;
  while (!cursor.atEnd()) {
    if (!cursor.atNode()) {
      cursor.token();
      continue;
    }
    Expr* arg = rvalue(assignment(cursor.node()));
    good &= arg != nullptr;
    exprStack_.push_back(arg);
  }
  std::vector<Expr*> args(exprStack_.begin() + ptrdiff_t(base), exprStack_.end());
  exprStack_.resize(base);
  SourceRange all = range(suffixNode);
  SourceLoc close = all.end.valid() ? SourceLoc{all.end.raw - 1} : open.loc;
  if (!callee) return nullptr;
  all.begin = callee->range.begin;

  auto* ref = callee->tryAs<DeclRef>();
  auto* function = ref ? ref->decl->tryAs<FunctionDecl>() : nullptr;
  if (!function && !(callee->type->isPointer() && callee->type->element->isFunction())) {
    error(open.loc,
          fmt::format("called object type {} is not a function or function pointer",
                      quote(callee->type)),
          {callee->range});
    return nullptr;
  }
  if (!function) callee = rvalue(callee);
  if (function && function == function_) callsItself_ = true;
  const Type* type = function ? function->type : callee->type->element;
  // Arguments in error may stand for any number of them.
  if (type->element->isError() || !good || node(suffixNode).hasError) return nullptr;
  if (!type->element->isComplete() && !type->element->isVoid()) {
    error(callee->loc, fmt::format("calling {} with incomplete return type {}",
                                   function ? quote(function->name) : std::string("a function"),
                                   quote(type->element)));
    return nullptr;
  }

  if (!type->unprototyped) {
    size_t expected = type->params.size(), have = args.size();
    bool few = have<expected, many = have> expected && !type->variadic;
    if (few || many) {
      SourceLoc where = few ? close : args[expected]->range.begin;
      std::vector<SourceRange> ranges;
      if (many) ranges.push_back(join(args[expected]->range, args.back()->range));
      bool isSingle = function && expected == 1 && function->paramPlaces.size() == 1 &&
                      !function->paramPlaces[0].name.empty();
      std::string single = isSingle ? quote(function->paramPlaces[0].name) : std::string();
      std::string_view least = type->variadic ? "at least " : "";
      std::string counts =
          !isSingle ? fmt::format("expected {}{}, have {}", least, expected, have)
          : few     ? fmt::format("{}argument {} was not specified",
                              type->variadic ? "at least " : "single ", single)
                    : fmt::format("expected single argument {}, have {} arguments", single, have);
      error(where,
            fmt::format("too {} arguments to function call, {}", few ? "few" : "many", counts),
            std::move(ranges));
      if (function && function->loc.valid())
        diagnostics_.note(function->loc, fmt::format("{} declared here", quote(function->name)));
      return nullptr;
    }
  }

  if (function) {
    checkFormat(function, args);
    warnSizeofPointer(function, args);
    if (function->nonNull) warnNullArguments(function, args, close);
  }
  for (size_t i = 0; i < args.size(); ++i) {
    Expr*& arg = args[i];
    if (i < type->params.size() && !type->unprototyped) {
      arg = convertFor(Context::Passing, type->params[i], arg, arg->range.begin, function, i);
      good &= arg != nullptr;
    } else {
      // The default argument promotions.
      if (arg->type->kind == TypeKind::Float) {
        arg = convert(arg, basic(TypeKind::Double), true);
      } else if (arg->type->isInteger()) {
        arg = promote(arg);
      } else if (arg->type->isVoid()) {
        error(arg->loc, "argument type 'void' is incomplete", {arg->range});
        good = false;
      }
    }
  }
  if (!good) return nullptr;

  if (function && function->isLibrary && args.empty() &&
      (function->name == "starttime" || function->name == "stoptime")) {
    // The library's header makes these macros that pass the line.
    uint32_t line = diagnostics_.sources().presumed(callee->loc).line;
    args.push_back(intConst(basic(TypeKind::Int), line, callee->range));
    function =
        libraryFunction(function->name == "starttime" ? "_sysy_starttime" : "_sysy_stoptime");
    function->used = true;
    ref->decl = function;
    ref->type = type = function->type;
  }
  uint32_t height = callee->height;
  for (Expr* arg : args) height = std::max(height, arg->height);
  auto* expr = make<CallExpr>(ExprKind::Call, type->element->unqualified, open.loc, all);
  expr->callee =
      function ? castNode(CastKind::FunctionToPointer, types_.pointerTo(type), callee) : callee;
  expr->args = copyOut(*arena_, args);
  expr->loc = callee->loc;
  return nested(expr, height + 1);
}

/// `a ?: b`: the value of the condition again, which is computed once: unless it is a constant, it
/// becomes an assignment to a hidden variable.
Expr* Sema::omittedOperand(const Token& question, Expr*& condition) {
  diagnostics_.warning("gnu-conditional-omitted-operand", question.loc,
                       "use of GNU ?: conditional expression extension, omitting middle operand");
  condition = rvalue(condition);
  if (!condition || !condition->type->isScalar() || !function_ || unevaluated_ ||
      evaluate(condition).kind != ConstValue::NotConstant)
    return condition;
  VarDecl* once = hiddenVariable("condition", condition->type->unqualified);
  auto* ref = make<DeclRef>(ExprKind::DeclRef, once->type, question.loc, condition->range);
  ref->decl = once;
  ref->isLValue = true;
  auto* assigned = make<AssignExpr>(ExprKind::Assign, once->type, condition->loc, condition->range);
  assigned->lhs = ref;
  assigned->rhs = condition;
  condition = nested(assigned, condition->height + 1);
  return loadOf(once, condition->range);
}

}  // namespace minic
