// Operands of expressions: names, parentheses, calls, subscripts, casts, sizeof. A null Expr stands
// for an expression that an error was reported about.
#include "frontend/sema/expr.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "frontend/ast/properties.h"
#include "frontend/language/library_headers.h"
#include "frontend/sema/array.h"
#include "frontend/sema/attribute.h"
#include "frontend/sema/builtin.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/declarator.h"
#include "frontend/sema/init.h"
#include "frontend/sema/literal.h"
#include "frontend/sema/record.h"
#include "frontend/sema/stmt.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

// ---- operands ----------------------------------------------------------------------------------

/// The name with ASCII for letters and digits of full width (U+FF01 to U+FF5E).
static std::string narrowed(std::string_view name) {
  std::string result;
  for (size_t i = 0; i < name.size(); ++i) {
    const auto byte = [&](size_t at) { return at < name.size() ? uint8_t(name[at]) : 0; };
    const bool isWide = byte(i) == 0xEF && ((byte(i + 1) == 0xBC && byte(i + 2) >= 0x81) ||
                                            (byte(i + 1) == 0xBD && byte(i + 2) <= 0x9E));
    if (!isWide) {
      result += name[i];
      continue;
    }
    result += char(byte(i + 2) - (byte(i + 1) == 0xBC ? 0x60 : 0x20));
    i += 2;
  }
  return result;
}

/// The functions of SysY's library that do what a function of C's does, if there are any.
static std::optional<Message> sysyFor(std::string_view name) {
  if (name == "printf" || name == "puts") return Message(MsgWord::SysyOutput);
  if (name == "putchar" || name == "putc") return verbatim("'putch'");
  if (name == "scanf" || name == "gets") return Message(MsgWord::SysyInput);
  if (name == "getchar" || name == "getc") return verbatim("'getch'");
  return std::nullopt;
}

/// Says that the name is not declared: an error, but only a warning where C declares functions by
/// calling them. Hints at the header that declares it, or at a name like it.
static void sayUndeclared(SemaContext& sema, const Token& token, bool called, bool isError) {
  SourceRange range = token.range();
  std::string_view name = token.spelling();
  Message message =
      called && sema.options.preprocessor.isC89() && !isError
          ? Message(Msg::ImplicitDeclaration, quote(name))
          : either(called, Msg::UndeclaredFunction, Msg::UndeclaredIdentifier, quote(name));
  std::string_view header = sema.sysy() ? std::string_view() : headerOf(name);
  const std::string narrow = narrowed(name);
  std::string_view meant = narrow != name    ? narrow
                           : !header.empty() ? std::string_view()
                                             : sema.suggestName(name, called);
  std::vector<FixIt> fixIts;
  if (!meant.empty()) {
    message.add({Msg::DidYouMean, quote(meant)});
    fixIts.push_back({range, std::string(meant)});
  } else if (!isError && !sema.options.preprocessor.isC89()) {
    message.add({Msg::NoImplicitDeclarations});
  }
  if (isError)
    sema.error(token.loc, std::move(message), {range}, std::move(fixIts));
  else
    sema.warning("implicit-function-declaration", token.loc, std::move(message), {range},
                 std::move(fixIts));
  if (meant.empty() || narrow != name) {
    if (std::optional<Message> own = sysyFor(name); own && sema.sysy() && called)
      sema.note(token.loc, {Msg::SysyHasInstead, *own});
    if (!header.empty()) sema.note(token.loc, {Msg::IncludeHeader, header, quote(name)});
    return;
  }
  Symbol* symbol = sema.scopes.intern(sema.permanent.copy(meant));
  if (symbol->innermost && symbol->innermost->decl->loc.valid())
    sema.note(symbol->innermost->decl->loc, {Msg::DeclaredHere, quote(meant)});
}

static Expr* nameReference(SemaContext& sema, const Token& token, bool called) {
  Decl* decl = sema.lookup(token);
  SourceRange range = token.range();
  std::string_view name = token.spelling();
  if (!decl && called && name.starts_with("__builtin_")) {
    bool isPack = name.starts_with("__builtin_va_arg_pack");
    if (sema.function.undeclared.insert(sema.scopes.intern(name)).second)
      sema.error(token, isPack ? Message(Msg::PackNotSupported, quote(name))
                               : Message(Msg::UnknownBuiltin, quote(name)));
    return nullptr;
  }
  if (!decl && called && !sema.sysy()) {
    // Once in a file.
    if (sema.implicitFunctions.insert(sema.scopes.intern(name)).second &&
        sema.diagnostics.enabled("implicit-function-declaration", token.loc))
      sayUndeclared(sema, token, true, false);
    decl = implicitFunction(sema, token);
  }
  if (!decl) {
    // Once in a function, as gcc does.
    if (!sema.function.decl || sema.function.undeclared.insert(sema.scopes.intern(name)).second)
      sayUndeclared(sema, token, called, true);
    return nullptr;
  }
  if (decl->type->isError()) {
    decl->used = true;
    return nullptr;
  }
  if (auto* constant = decl->tryAs<EnumConstantDecl>()) {
    decl->used = true;
    checkAvailable(sema, decl, range);
    return sema.intConst(constant->type, constant->value, range);
  }
  if (decl->kind == DeclKind::Typedef)
    return sema.fail(token.loc, {Msg::UnexpectedTypeName, quote(name)}, {range});
  // A function counts as used where it must exist, a variable already where it is named.
  if (decl->kind == DeclKind::Var || (!sema.lint.unevaluated && decl != sema.function.decl))
    decl->used = true;
  if (sema.lint.unevaluated)
    if (auto* var = decl->tryAs<VarDecl>()) var->read = true;
  checkAvailable(sema, decl, range);
  return sema.make<DeclRef>(decl->type, token.loc, range, decl);
}

/// The operand at the cursor, without its suffixes.
static Expr* primary(SemaContext& sema, ParseCursor& cursor, bool underMinus) {
  if (cursor.atNode(Rule::Special)) return special(sema, cursor.node());
  const Token& token = cursor.token();
  switch (token.kind) {
    case Tok::Identifier: {
      ParseCursor after = cursor;
      bool called = after.atNode(Rule::Suffix) && sema.firstToken(after.node()).kind == Tok::LParen;
      std::string_view name = token.spelling();
      if (name.starts_with("__")) {
        if (called && isBuiltin(name)) return builtinCall(sema, token, cursor.node());
        if (called && isAtomicFunction(name)) return atomicCall(sema, token, cursor.node());
        bool isName = name == "__func__" || name == "__FUNCTION__" || name == "__PRETTY_FUNCTION__";
        if (isName && sema.function.decl && !sema.lookup(token)) return functionName(sema, token);
      }
      if (called && name == "alloca" && isAlloca(sema, token))
        return builtinCall(sema, token, cursor.node());
      return nameReference(sema, token, called);
    }
    case Tok::Integer: return integerLiteral(sema, token, underMinus);
    case Tok::Floating: return floatingLiteral(sema, token);
    case Tok::Character: return characterLiteral(sema, token);
    case Tok::String: {
      std::vector<Token> tokens = {token};
      while (cursor.atToken(Tok::String)) tokens.push_back(cursor.token());
      return stringLiteral(sema, tokens);
    }
    default: return nullptr;
  }
}

static Expr* subscript(SemaContext& sema, Expr* base, uint32_t suffixNode, bool addressOnly) {
  ParseCursor cursor(*sema.tree, suffixNode);
  const Token& open = cursor.token();
  Expr* index = cursor.atNode() ? rvalue(sema, expression(sema, cursor.node())) : nullptr;
  if (!base || !index) return nullptr;
  SourceRange all = {base->range.begin, sema.range(suffixNode).end};
  // The array decays here without its address going anywhere.
  const Type* array = nullptr;
  if (base->type->isArray()) {
    array = base->type;
    if (VarDecl* var = rootVariable(base); var && !sema.lint.unevaluated) var->read = true;
    base = castNode(sema, CastKind::ArrayToPointer, sema.types.pointerTo(array->element), base);
  } else {
    base = rvalue(sema, base);
  }
  if (!base) return nullptr;
  if (!base->type->isPointer() && index->type->isPointer() && base->type->isInteger() &&
      !sema.sysy())
    std::swap(base, index);
  if (!base->type->isPointer())
    return sema.fail(
        open.loc,
        sema.sysy() ? Message(Msg::SubscriptedNoArray) : Message(Msg::SubscriptedNoPointer),
        {base->range, index->range});
  const Type* element = base->type->element;
  if (element->isError()) return nullptr;
  if (element->isFunction() || !element->isComplete())
    return sema.fail(open.loc,
                     either(element->isFunction(), Msg::SubscriptOfFunction,
                            Msg::SubscriptOfIncomplete, quote(element)),
                     {base->range});
  if (!index->type->isInteger()) return sema.fail(index->range, {Msg::SubscriptNotInteger});
  if (auto* constant = index->tryAs<IntConst>();
      constant && array && array->kind == TypeKind::Array && !sema.lint.unevaluated &&
      !mayBeLonger(base->as<CastExpr>()->operand, uint64_t(constant->value))) {
    int64_t at = constant->value;
    bool past = index->type->isSigned() && at < 0
                    ? false
                    : uint64_t(at) > array->count || (uint64_t(at) == array->count && !addressOnly);
    bool before = index->type->isSigned() && at < 0;
    if (past || before) {
      Message message = before ? Message(Msg::IndexBeforeArray, at)
                        : array->count == 1
                            ? Message(Msg::IndexPastOne, uint64_t(at))
                            : Message(Msg::IndexPastArray, uint64_t(at), array->count);
      if (sema.warning("array-bounds", base->loc, std::move(message), {index->range}))
        if (VarDecl* var = rootVariable(base->as<CastExpr>()->operand))
          sema.note(var->loc, {Msg::ArrayDeclaredHere, quote(var->name)});
    }
  }
  return nested(sema,
                sema.make<SubscriptExpr>(element, open.loc, all, base,
                                         convert(sema, index, sema.basic(TypeKind::Long), true)),
                std::max(base->height, index->height) + 1);
}

/// Applies the suffixes at the cursor, to its end.
static Expr* suffixes(SemaContext& sema, ParseCursor& cursor, Expr* expr, bool underAddressOf) {
  while (cursor.atNode(Rule::Suffix)) {
    uint32_t suffix = cursor.node();
    if (sema.node(suffix).firstToken >= sema.node(suffix).endToken) return nullptr;
    const Token& token = sema.firstToken(suffix);
    bool broken = sema.node(suffix).hasError;
    switch (token.kind) {
      case Tok::LParen: expr = call(sema, expr, suffix); break;
      case Tok::LBracket:
        expr = subscript(sema, expr, suffix, underAddressOf && cursor.atEnd());
        break;
      case Tok::Dot:
      case Tok::Arrow: expr = memberAccess(sema, expr, suffix); break;
      default: expr = incrementOrDecrement(sema, token, expr, false); break;
    }
    if (broken) expr = nullptr;
  }
  return expr;
}

/// `(T){...}`: in a block a new automatic object, at file scope one with static storage.
static Expr* compoundLiteral(SemaContext& sema, const Type* type, uint32_t body, SourceLoc begin) {
  if (!type || type->isError()) return nullptr;
  SourceRange all = {begin, sema.range(body).end};
  if (!type->isComplete() && type->kind != TypeKind::IncompleteArray)
    return sema.fail(begin, {Msg::VariableOfIncompleteType, quote(type)}, {all});
  if (type->isVariableArray()) return sema.fail(begin, {Msg::VariableArrayInitialized}, {all});
  VarDecl* var = literalVariable(sema, type, begin);
  initializeVariable(sema, var, body);
  if (var->type->isError() || !var->init) {
    if (var->type->isError() || sema.diagnostics.errorCount() > 0) return nullptr;
  }
  return literalRef(sema, var, all);
}

static Expr* sizeofOperand(SemaContext& sema, uint32_t index, const Token& keyword) {
  ++sema.lint.unevaluated;
  ParseCursor cursor(*sema.tree, index);
  const Type* type = nullptr;
  Expr* operand = nullptr;
  if (sema.node(index).hasError) {
    --sema.lint.unevaluated;
    return nullptr;
  }
  if (cursor.atToken(Tok::LParen)) {
    cursor.token();
    if (cursor.atNode(Rule::TypeName)) {
      const size_t outer = sema.bounds.size();
      type = typeName(sema, cursor.node());
      // Bounds that change no size that is asked for are not evaluated, as in gcc and clang.
      const bool needsBounds = keyword.kind == Tok::Sizeof && type && type->isVariableArray();
      if (!needsBounds) sema.bounds.resize(outer);
      SourceLoc begin = sema.firstToken(index).loc;
      if (cursor.atToken()) cursor.token();  // )
      if (cursor.atNode(Rule::LiteralBody)) {
        Expr* literal = compoundLiteral(sema, type, cursor.node(), begin);
        operand = suffixes(sema, cursor, literal, false);
        type = nullptr;
      }
    } else {
      Expr* expr = expression(sema, cursor.node());
      if (cursor.atToken()) cursor.token();  // )
      operand = suffixes(sema, cursor, expr, false);
    }
  } else if (cursor.atToken(Tok::Sizeof) || cursor.atToken(Tok::Alignof)) {
    const Token& inner = cursor.token();
    operand = cursor.atNode() ? sizeofOperand(sema, cursor.node(), inner) : nullptr;
  } else if (cursor.atToken() && infoOf(cursor.peekToken().kind).isPrefix) {
    const Token& op = cursor.token();
    operand = cursor.atNode() ? unary(sema, cursor.node()) : nullptr;
    if (operand) operand = prefixOperator(sema, op, operand);
  } else {
    operand = suffixes(sema, cursor, primary(sema, cursor, false), false);
  }
  --sema.lint.unevaluated;
  if (operand) type = operand->type;
  if (!type || type->isError()) return nullptr;
  SourceRange all = join(keyword.range(), sema.range(index));
  bool isSizeof = keyword.kind == Tok::Sizeof;
  SourceLoc place = operand ? sema.firstToken(index).loc : keyword.loc;
  if (operand && bitFieldOf(operand))
    return sema.fail(place, {Msg::SizeofBitField, tokenName(keyword.kind)}, {all});
  auto* named = operand ? operand->tryAs<DeclRef>() : nullptr;
  auto* function = named && !isSizeof ? named->decl->tryAs<FunctionDecl>() : nullptr;
  if (function && function->minAlign)
    return sema.intConst(sema.basic(TypeKind::ULong), function->minAlign, all);
  if (type->isFunction() || type->isVoid()) {
    // An extension of gcc's that counts them as 1.
    sema.warning(
        "pointer-arith", place,
        either(type->isVoid(), Msg::SizeofVoid, Msg::SizeofFunction, tokenName(keyword.kind)),
        {all});
    return sema.intConst(sema.basic(TypeKind::ULong), 1, all);
  }
  if (!type->isComplete())
    return sema.fail(place, {Msg::SizeofIncomplete, tokenName(keyword.kind), quote(type)}, {all});
  if (isSizeof && operand) warnSizeofParameter(sema.lint, operand, sema.range(index));
  if (isSizeof && type->isVariableArray()) {
    Expr* size = sizeOfVariable(sema, type, all);
    if (!operand || operand->kind == ExprKind::DeclRef) return size;
    // The operand is evaluated.
    return comma(sema, rvalue(sema, operand), size, keyword.loc, all);
  }
  uint32_t align = type->align;  // GNU C: of a variable its own, as _Alignas may have given it
  if (named)
    if (auto* var = named->decl->tryAs<VarDecl>()) align = std::max(align, var->minAlign);
  Expr* result =
      sema.intConst(sema.basic(TypeKind::ULong), isSizeof ? int64_t(type->size) : align, all);
  if (isSizeof) {
    auto* origin = sema.arena->create<SizeofOperand>();
    *origin = {operand, type, sema.firstToken(index).kind == Tok::LParen};
    result->as<IntConst>()->sizeOf = origin;
  }
  return result;
}

Expr* unary(SemaContext& sema, uint32_t index) {
  const ParseNode& at = sema.node(index);
  ParseCursor cursor(*sema.tree, index);
  if (at.hasError) {
    // Look at the parts that are there, for their own errors.
    while (uint32_t child = nextNode(cursor)) {
      if (sema.node(child).rule == Rule::Expression) rvalue(sema, expression(sema, child));
    }
    return nullptr;
  }
  uint32_t firstOperator = at.firstToken, endOperators = firstOperator;
  while (cursor.atToken() && infoOf(cursor.peekToken().kind).isPrefix) {
    cursor.token();
    ++endOperators;
  }
  Tok last = endOperators > firstOperator ? sema.tree->tokens[endOperators - 1].kind : Tok::End;
  Expr* expr = nullptr;
  if (cursor.atToken(Tok::LParen)) {
    const Token& open = cursor.token();
    if (cursor.atNode(Rule::TypeName)) {
      sema.onlyInC(open.loc, Msg::CastsNotInSysy);
      size_t bounds = sema.bounds.size();
      const Type* type = typeName(sema, cursor.node());
      SourceLoc begin = open.loc;
      cursor.token();  // )
      if (cursor.atNode(Rule::LiteralBody)) {
        expr = afterBounds(sema, bounds, compoundLiteral(sema, type, cursor.node(), begin));
        expr = suffixes(sema, cursor, expr, last == Tok::Amp);
      }
      Expr* operand = nullptr;
      if (cursor.atNode(Rule::Unary)) operand = rvalue(sema, unary(sema, cursor.node()));
      if (operand)
        expr = afterBounds(sema, bounds,
                           explicitCast(sema, type, operand, {begin, operand->range.end}));
    } else {
      expr = cursor.atNode(Rule::Block) ? statementExpression(sema, cursor.node(), open)
                                        : expression(sema, cursor.node());
      if (cursor.atToken()) {
        SourceLoc end = cursor.token().end();
        if (expr) {
          expr->range = {open.loc, end};
          expr->isParenthesized = true;
        }
      }
      expr = suffixes(sema, cursor, expr, last == Tok::Amp);
    }
  } else if (cursor.atToken(Tok::AmpAmp)) {
    const Token& ampersands = cursor.token();
    expr = labelAddress(sema, ampersands, cursor.token());
  } else if (cursor.atToken(Tok::Sizeof) || cursor.atToken(Tok::Alignof)) {
    const Token& keyword = cursor.token();
    sema.onlyInC(keyword);
    size_t bounds = sema.bounds.size();
    if (cursor.atNode())
      expr = afterBounds(sema, bounds, sizeofOperand(sema, cursor.node(), keyword));
  } else {
    expr = primary(sema, cursor, last == Tok::Minus);
    expr = suffixes(sema, cursor, expr, last == Tok::Amp);
  }
  if (sema.sysy()) warnTwoSigns(sema, firstOperator, endOperators);
  for (uint32_t i = endOperators; i-- > firstOperator && expr;)
    expr = prefixOperator(sema, sema.tree->tokens[i], expr);
  return expr;
}

VarDecl* literalVariable(SemaContext& sema, const Type* type, SourceLoc begin) {
  bool isStatic = !sema.function.decl;
  auto* var = (isStatic ? sema.permanent : *sema.arena).create<VarDecl>();
  var->loc = begin;
  var->type = type;
  var->definition = Definition::Defined;
  var->hasStaticStorage = isStatic;
  var->addressTaken = var->used = var->read = true;
  if (isStatic) {
    var->id = sema.staticCount++;
    var->storage = StorageClass::Static;
    std::string name = ".compoundliteral";
    if (sema.literalCount) name += fmt::format(".{}", sema.literalCount);
    ++sema.literalCount;
    var->symbol = sema.permanent.copy(std::string_view(name));
  } else {
    var->id = sema.function.automaticCount++;
    sema.function.locals.push_back(var);
  }
  return var;
}

Expr* literalRef(SemaContext& sema, VarDecl* var, SourceRange all) {
  if (var->hasStaticStorage) return sema.make<DeclRef>(var->type, var->loc, all, var);
  return sema.make<CompoundLiteralExpr>(var->type, var->loc, all, var);
}

/// A call has as many arguments as the prototype `type` wants. `close`: the closing parenthesis.
static bool checkCount(SemaContext& sema, const FunctionDecl* function, const Type* type,
                       std::span<Expr* const> args, SourceLoc close) {
  size_t expected = type->params.size(), have = args.size();
  bool few = have<expected, many = have> expected && !type->variadic;
  if (!few && !many) return true;
  SourceLoc where = few ? close : args[expected]->range.begin;
  std::vector<SourceRange> ranges;
  if (many) ranges.push_back(join(args[expected]->range, args.back()->range));
  bool isSingle = function && expected == 1 && function->paramPlaces.size() == 1 &&
                  !function->paramPlaces[0].name.empty();
  std::string single = isSingle ? quote(function->paramPlaces[0].name) : std::string();
  sema.error(
      where,
      !isSingle ? wrongCount(expected, have, type->variadic)
      : few ? either(type->variadic, Msg::FirstArgumentMissing, Msg::SingleArgumentMissing, single)
            : Message(Msg::OnlyOneArgument, single, have),
      std::move(ranges));
  if (function) noteFunction(sema, function, where);
  return false;
}

/// Whether an argument is clearly of another kind than the parameter.
static bool isOfOtherKind(const Type* param, const Expr* arg) {
  const bool isNumber = arg->type->isArithmetic();
  return (param->isPointer() && isNumber && !isNullConstant(arg)) ||
         (param->isArithmetic() && arg->type->isPointer());
}

/// Of the arguments that are of another kind than their parameters, by index: the one to exchange
/// it with. Only a pair is known to be exchanged.
static std::vector<size_t> exchangedArguments(const Type* type, std::span<Expr* const> args) {
  std::vector<size_t> result(args.size(), kNoArgument), wrong;
  if (type->unprototyped) return result;
  for (size_t i = 0; i < type->params.size() && i < args.size(); ++i)
    if (isOfOtherKind(type->params[i], args[i])) wrong.push_back(i);
  if (wrong.size() != 2) return result;
  const size_t a = wrong[0], b = wrong[1];
  if (isOfOtherKind(type->params[a], args[b]) || isOfOtherKind(type->params[b], args[a]))
    return result;
  result[a] = b;
  result[b] = a;
  return result;
}

Expr* call(SemaContext& sema, Expr* callee, uint32_t suffixNode) {
  ParseCursor cursor(*sema.tree, suffixNode);
  const Token& open = cursor.token();
  size_t base = sema.exprStack.size();
  bool good = true;
  while (uint32_t node = nextNode(cursor)) {
    Expr* arg = rvalue(sema, assignment(sema, node));
    good &= arg != nullptr;
    sema.exprStack.push_back(arg);
  }
  std::vector<Expr*> args(sema.exprStack.begin() + ptrdiff_t(base), sema.exprStack.end());
  sema.exprStack.resize(base);
  SourceRange all = sema.range(suffixNode);
  SourceLoc close = all.end.valid() ? SourceLoc{all.end.raw - 1} : open.loc;
  if (!callee) return nullptr;
  all.begin = callee->range.begin;

  auto* ref = callee->tryAs<DeclRef>();
  auto* function = ref ? ref->decl->tryAs<FunctionDecl>() : nullptr;
  if (!function && !(callee->type->isPointer() && callee->type->element->isFunction()))
    return sema.fail(open.loc, {Msg::CalledNoFunction, quote(callee->type)}, {callee->range});
  if (!function) callee = rvalue(sema, callee);
  if (function && function == sema.function.decl) sema.function.callsItself = true;
  const Type* type = function ? function->type : callee->type->element;
  // Arguments in error may stand for any number of them.
  if (type->element->isError() || !good || sema.node(suffixNode).hasError) return nullptr;
  if (!type->element->isComplete() && !type->element->isVoid())
    return sema.fail(callee->loc,
                     {Msg::CallOfIncompleteResult,
                      function ? verbatim(quote(function->name)) : Message(MsgWord::AFunction),
                      quote(type->element)});

  if (!type->unprototyped && !checkCount(sema, function, type, args, close)) return nullptr;
  if (function) warnArguments(sema.lint, function, args, close, sema.tree->tokens);
  const std::vector<size_t> exchanged = exchangedArguments(type, args);
  for (size_t i = 0; i < args.size(); ++i) {
    Expr*& arg = args[i];
    if (i < type->params.size() && !type->unprototyped) {
      arg = convertFor(sema, Context::Passing, type->params[i], arg, arg->range.begin, function, i,
                       exchanged[i]);
      good &= arg != nullptr;
    } else {
      // The default argument promotions.
      if (arg->type->kind == TypeKind::Float) {
        arg = convert(sema, arg, sema.basic(TypeKind::Double), true);
      } else if (arg->type->isInteger()) {
        arg = promote(sema, arg);
      } else if (arg->type->isVoid()) {
        sema.error(arg, {Msg::VoidArgument});
        good = false;
      }
    }
  }
  if (!good) return nullptr;

  if (function && function->isLibrary && args.empty() &&
      (function->name == "starttime" || function->name == "stoptime")) {
    // The library's header makes these macros that pass the line.
    uint32_t line = sema.diagnostics.sources().presumed(callee->loc).line;
    args.push_back(sema.intConst(sema.basic(TypeKind::Int), line, callee->range));
    function =
        sema.libraryFunction(function->name == "starttime" ? "_sysy_starttime" : "_sysy_stoptime");
    function->used = true;
    ref->decl = function;
    ref->type = type = function->type;
  }
  uint32_t height = callee->height;
  for (Expr* arg : args) height = std::max(height, arg->height);
  auto* expr = sema.make<CallExpr>(type->element->unqualified, open.loc, all);
  expr->callee =
      function ? castNode(sema, CastKind::FunctionToPointer, sema.types.pointerTo(type), callee)
               : callee;
  expr->args = copyOut(*sema.arena, args);
  expr->loc = callee->loc;
  return nested(sema, expr, height + 1);
}

Expr* omittedOperand(SemaContext& sema, const Token& question, Expr*& condition) {
  sema.warning("gnu-conditional-omitted-operand", question.loc, {Msg::OmittedOperandExtension});
  condition = rvalue(sema, condition);
  if (!condition || !condition->type->isScalar() || !sema.function.decl || sema.lint.unevaluated ||
      evaluate(condition).kind != ConstValue::NotConstant)
    return condition;
  VarDecl* once = hiddenVariable(sema, "condition", condition->type->unqualified);
  auto* ref = sema.make<DeclRef>(once->type, question.loc, condition->range, once);
  condition = nested(
      sema, sema.make<AssignExpr>(once->type, condition->loc, condition->range, ref, condition),
      condition->height + 1);
  return loadOf(sema, once, condition->range);
}

}  // namespace minic
