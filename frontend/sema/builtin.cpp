// `__builtin_...`, _Generic, va_arg, offsetof, and __func__: what looks like a name or a call and
// is neither.
#include "frontend/sema/builtin.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <limits>

#include "frontend/ast/properties.h"
#include "frontend/language/library_headers.h"
#include "frontend/sema/array.h"
#include "frontend/sema/attribute.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/decl.h"
#include "frontend/sema/declarator.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/record.h"
#include "frontend/sema/stmt.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

static Expr* builtinExpr(SemaContext& sema, Builtin which, const Type* type,
                         std::vector<Expr*>& args, SourceRange all);

namespace {

struct BuiltinFunction {
  std::string_view name, type;
  std::string_view function;  ///< of a library, or empty
  Builtin which = Builtin::Expect;
};

constexpr BuiltinFunction builtins[] = {
#define BUILTIN(Enum, name, type) {name, type, {}, Builtin::Enum},
#define LIBRARY(name, type) {name, type, name},
#define LIBRARY_AS(name, function, type) {name, type, function},
#include "frontend/language/builtins.def"
};

constexpr std::string_view prefix = "__builtin_";

/// The number that <typeclass.h> of GCC has for the kind of an operand.
int typeClass(const Type* type) {
  return type->isInteger()               ? 1
         : type->isPointer()             ? 5
         : type->isFloating()            ? 8
         : type->kind == TypeKind::Union ? 13
         : type->isRecord()              ? 12
                                         : 0;
}

const BuiltinFunction* findBuiltin(std::string_view name) {
  if (name.starts_with(prefix))
    name.remove_prefix(prefix.size());
  else if (!name.starts_with("__") && name != "alloca")
    return nullptr;
  for (const BuiltinFunction& each : builtins)
    if (each.name == name) return &each;
  return nullptr;
}

}  // namespace

bool isBuiltin(std::string_view name) { return findBuiltin(name) != nullptr; }

static const Type* typeOfCode(SemaContext& sema, char code) {
  switch (code) {
    case 'i': return sema.basic(TypeKind::Int);
    case 'u': return sema.basic(TypeKind::UInt);
    case 'l': return sema.basic(TypeKind::Long);
    case 'm':
    case 'z': return sema.basic(TypeKind::ULong);
    case 'h': return sema.basic(TypeKind::UShort);
    case 'x': return sema.basic(TypeKind::LongLong);
    case 'q': return sema.basic(TypeKind::ULongLong);
    case 'U': return sema.basic(TypeKind::UInt128);
    case 'f': return sema.basic(TypeKind::Float);
    case 'd': return sema.basic(TypeKind::Double);
    case 'L': return sema.basic(TypeKind::LongDouble);
    case 'a': return adjustParameter(sema, vaListType(sema));
    case 'n':
    case 'p': return sema.types.pointerTo(sema.basic(TypeKind::Void));
    case 'P': return sema.types.pointerTo(sema.types.qualified(sema.basic(TypeKind::Void), Const));
    case 's': return sema.types.pointerTo(sema.basic(TypeKind::Char));
    case 'S': return sema.types.pointerTo(sema.types.qualified(sema.basic(TypeKind::Char), Const));
    default: return sema.basic(TypeKind::Void);
  }
}

static const Type* functionType(SemaContext& sema, std::string_view codes) {
  std::vector<const Type*> params;
  for (char code : codes.substr(1))
    if (code != '.') params.push_back(typeOfCode(sema, code));
  const char result = codes[0] == 'r' ? codes[1] : codes[0];
  return sema.types.function(typeOfCode(sema, result), params, codes.ends_with('.'), false);
}

bool isAlloca(SemaContext& sema, const Token& name) {
  Decl* decl = sema.lookup(name);
  if (sema.sysy() || !sema.options.preprocessor.gnu) return false;
  if (!decl) return true;
  auto* function = decl->tryAs<FunctionDecl>();
  return function && !function->defined;
}

Decl* implicitFunction(SemaContext& sema, const Token& token) {
  std::string_view name = token.spelling();
  Specifiers spec;
  spec.storage = StorageClass::Extern;
  Declarator declarator;
  declarator.name = token;
  declarator.type = sema.types.function(sema.basic(TypeKind::Int), {}, false, true);
  for (const BuiltinFunction& each : builtins)
    if (each.name == name && (each.function == name || !headerOf(name).empty()) &&
        each.type.find('*') == each.type.npos)
      declarator.type = functionType(sema, each.type);
  return declareFunction(sema, spec, declarator, false);
}

/// The function of the C library that `__builtin_name` stands for, declared if the program has not.
static Expr* libraryBuiltin(SemaContext& sema, std::string_view name, std::string_view type,
                            const Token& token) {
  Symbol* symbol = sema.scopes.intern(name);
  Decl* known = ScopeTable::find(symbol, fileScope);
  if (!known) known = ScopeTable::find(symbol, libraryScope);
  FunctionDecl* function = known ? known->tryAs<FunctionDecl>() : nullptr;
  if (!function) {
    function = sema.permanent.create<FunctionDecl>();
    function->storage = StorageClass::Extern;
    function->name = symbol->name;
    function->type = functionType(sema, type);
    function->id = sema.staticCount++;
    if (!known) sema.scopes.bindOutermost(symbol, function, libraryScope);
  }
  function->used = true;
  return sema.make<DeclRef>(function->type, token.loc, token.range(), function);
}

/// The value of a call of __powidf2 or its kin if the arguments are constants.
static Expr* folded(SemaContext& sema, Expr* made) {
  auto* call = made ? made->tryAs<CallExpr>() : nullptr;
  if (!call || call->args.size() != 2) return made;
  ConstValue base = evaluate(call->args[0]), exponent = evaluate(call->args[1]);
  if (base.kind != ConstValue::Float || exponent.kind != ConstValue::Int) return made;
  WideFloat power = WideFloat::power(base.floating, int(exponent.integer), kBinary128);
  return sema.floatConst(made->type, power, made->range);
}

static bool hasVaListType(SemaContext& sema, const Expr* arg) {
  const Type* type = arg->type->unqualified;
  const Type* list = vaListType(sema);
  return type == list || (list->isArray() && type->isPointer() && type->element->is(list->element));
}

static bool isVaList(SemaContext& sema, const Expr* arg) {
  const Type* type = arg->type->unqualified;
  if (VarDecl* var = rootVariable(const_cast<Expr*>(arg))) var->read = true;
  if (hasVaListType(sema, arg)) return true;
  return sema.fail(arg, {Msg::PassingToVaList, quote(type)});
}

/// Of va_start, va_end and va_copy, where another pointer is converted with a warning: on x86-64
/// that to the list's struct, elsewhere the address of the list, which is a pointer itself.
static Expr* vaListArgument(SemaContext& sema, Expr* arg) {
  const Type* list = vaListType(sema);
  const bool isOther = !hasVaListType(sema, arg) && arg->type->isScalar();
  if (isOther && list->isArray())
    return convertFor(sema, Context::Passing, adjustParameter(sema, list), rvalue(sema, arg),
                      arg->range.begin);
  if (!isOther || !arg->type->isPointer() || !arg->isLValue)
    return isVaList(sema, arg) ? arg : nullptr;
  Expr* passed = convertFor(sema, Context::Passing, sema.types.pointerTo(list),
                            nested(sema,
                                   sema.make<UnaryExpr>(sema.types.pointerTo(arg->type), arg->loc,
                                                        arg->range, UnaryOp::AddressOf, arg),
                                   arg->height + 1),
                            arg->range.begin);
  return passed ? pointee(sema, passed) : nullptr;
}

namespace {

/// The size that a checked function of the C library is given: a constant once code is optimized.
bool isObjectSize(const Expr* expr) {
  while (auto* cast = expr->tryAs<CastExpr>()) expr = cast->operand;
  auto* builtin = expr->tryAs<BuiltinExpr>();
  return builtin && builtin->builtin == Builtin::ObjectSize;
}

/// A function counts as used where its address is evaluated, and operands of __builtin_constant_p
/// are not.
bool namesFunction(const Expr* expr) {
  for (; auto* binary = expr->tryAs<BinaryExpr>(); expr = binary->lhs)
    if (namesFunction(binary->rhs)) return true;
  auto* ref = expr->tryAs<DeclRef>();
  auto* address = expr->tryAs<AddressConst>();
  const Decl* decl = ref ? ref->decl : address ? address->decl : nullptr;
  if (decl && decl->kind == DeclKind::Function) return true;
  bool found = false;
  forEachPart(expr, [&](const Expr* part) { found = found || namesFunction(part); });
  return found;
}

/// The optimizer may find out that the expression, which is no constant, has one value. An address
/// is none for gcc either.
bool mayBecomeKnown(const SemaContext& sema, const Expr* expr) {
  const Type* type = expr->type;
  return sema.options.constantsBecomeKnown && sema.function.decl && !sema.sysy() &&
         type->isArithmetic() && type->size <= 8 && !hasSideEffects(expr) && !namesFunction(expr);
}

}  // namespace

/// The payload is a number as strtoull reads it; 0 if the text is no number.
static Expr* nanConst(SemaContext& sema, const Type* type, const Expr* payload, bool isQuiet,
                      SourceRange all) {
  ConstValue at = evaluate(payload);
  uint64_t number = 0;
  if (at.kind == ConstValue::Address && at.string && at.integer >= 0 &&
      uint64_t(at.integer) < at.string->bytes.size()) {
    std::string digits(at.string->bytes.substr(size_t(at.integer)));
    char* end = nullptr;
    number = std::strtoull(digits.c_str(), &end, 0);
    if (*end) number = 0;
  }
  return sema.floatConst(type, WideFloat::nan(number, isQuiet, type->format()), all);
}

static Expr* textLiteral(SemaContext& sema, std::string_view text, SourceRange range) {
  const Type* type =
      sema.types.arrayOf(sema.types.qualified(sema.basic(TypeKind::Char), Const), text.size() + 1);
  return sema.make<StringLiteral>(type, range.begin, range, sema.arena->copy(text),
                                  sema.stringCount++);
}

/// The value of a builtin that is known when it is read, or one of its operands; nothing: it
/// becomes a node of its own.
static std::optional<Expr*> knownBuiltin(SemaContext& sema, Builtin which, const Type* type,
                                         std::span<Expr* const> args, SourceRange all) {
  switch (which) {
    case Builtin::ConstantP: {
      ConstValue value = evaluate(args[0]);
      bool isAddress = value.kind == ConstValue::Address;
      if (isObjectSize(args[0])) return sema.intConst(type, 1, all);
      if (!value && mayBecomeKnown(sema, args[0])) return std::nullopt;
      return sema.intConst(type, isAddress ? value.string && value.integer == 0 : bool(value), all);
    }
    case Builtin::ClassifyType: return sema.intConst(type, typeClass(args[0]->type), all);
    case Builtin::ChooseExpr: {
      std::optional<Int128> chosen = integerConstant(sema, args[0]);
      return chosen ? args[*chosen ? 1 : 2] : nullptr;
    }
    case Builtin::Infinity:
      return sema.floatConst(type, WideFloat::of(std::numeric_limits<double>::infinity()), all);
    case Builtin::NaN:
    case Builtin::SignalingNaN: return nanConst(sema, type, args[0], which == Builtin::NaN, all);
    case Builtin::Expect:
      return evaluate(args[1]) ? args[0] : comma(sema, args[1], args[0], all.begin, all);
    case Builtin::FirstArgument: return castNode(sema, CastKind::Pointer, type, args[0]);
    case Builtin::SourceLine:
      return sema.intConst(type, sema.diagnostics.sources().presumed(all.begin).line, all);
    case Builtin::SourceFile:
      return rvalue(sema,
                    textLiteral(sema, sema.diagnostics.sources().presumed(all.begin).file, all));
    case Builtin::SourceFunction:
      return rvalue(
          sema, textLiteral(
                    sema, sema.function.decl ? sema.function.decl->name : std::string_view(), all));
    default: return std::nullopt;
  }
}

/// The last argument is of a floating type; of a comparison both, after the usual conversions.
static bool checkFloating(SemaContext& sema, Builtin which, std::vector<Expr*>& args) {
  if (isFloatComparison(which) && args[0]->type->isArithmetic() && args[1]->type->isArithmetic()) {
    const Type* type = sema.types.common(args[0]->type, args[1]->type);
    for (Expr*& arg : args) arg = convert(sema, arg, type);
  }
  if (args.back()->type->isFloating()) return true;
  return sema.fail(args.back(), {Msg::ClassificationWantsFloating, quote(args.back()->type)});
}

/// Two integers, and a pointer to one or an expression of the type that the result would have.
static bool checkOverflow(SemaContext& sema, BuiltinExpr* expr, std::vector<Expr*>& args) {
  for (size_t i = 0; i < 2; ++i)
    if (!args[i]->type->isInteger())
      return sema.fail(args[i], {Msg::OverflowOperandNotInteger, quote(args[i]->type)});
  const bool stores = expr->builtin <= Builtin::MulOverflow;
  const Type* type = args[2]->type;
  const Type* to = !stores ? type : type->isPointer() ? type->element : nullptr;
  if (!to || !to->isInteger() || to->kind == TypeKind::Bool || to->kind == TypeKind::Enum ||
      (stores && to->isConst()))
    return sema.fail(args[2], either(stores, Msg::OverflowResultNotPointer,
                                     Msg::OverflowResultNotInteger, quote(type)));
  const Field* field = stores ? nullptr : bitFieldOf(args[2]);
  expr->object = to;
  expr->width = uint8_t(field ? field->bitWidth : to->bits());
  for (Expr** arg : {&args[0], &args[1]}) {
    // A smaller operand becomes of the result's type if that has all of its values.
    const Type* from = (*arg)->type;
    auto* constant = (*arg)->tryAs<IntConst>();
    bool fits = from->size < to->size && (from->isUnsigned() || to->isSigned());
    if (to->size >= 8 && !field &&
        (fits || (constant && constant->value >= 0 && from->size <= to->size)))
      *arg = convert(sema, *arg, to, true);
  }
  return true;
}

/// Replaces the argument by its value, a constant from 0 to `most`.
static bool constantArgument(SemaContext& sema, Expr*& arg, int most) {
  std::optional<Int128> value = integerConstant(sema, arg);
  if (!value) return false;
  if (*value < 0 || *value > most) return sema.fail(arg, {Msg::ArgumentOutOfRange, *value, most});
  arg = sema.intConst(arg->type, int64_t(*value), arg->range);
  return true;
}

/// Built-in functions whose value is known now, or an expression for irgen.
static Expr* builtinExpr(SemaContext& sema, Builtin which, const Type* type,
                         std::vector<Expr*>& args, SourceRange all) {
  if (std::optional<Expr*> known = knownBuiltin(sema, which, type, args, all)) return *known;
  switch (which) {
    case Builtin::ObjectSize:
    case Builtin::DynamicObjectSize: {
      if (!constantArgument(sema, args[1], 3)) return nullptr;
      // GCC's manual: the argument is not evaluated for its side effects.
      if (hasSideEffects(args[0]))
        return sema.intConst(type, args[1]->as<IntConst>()->value >= 2 ? 0 : -1, all);
      break;
    }
    case Builtin::Prefetch:
      if (args.size() > 3) return sema.fail(all, {Msg::MoreArgumentsThan, 3, args.size()});
      for (size_t i = 1; i < args.size(); ++i)
        if (!constantArgument(sema, args[i], i == 1 ? 1 : 3)) return nullptr;
      break;
    case Builtin::X86Pause:
      if (sema.target().hasX86Intrinsics) break;
      return sema.fail(all, {Msg::UnknownBuiltin, quote("__builtin_ia32_pause")});
    case Builtin::LongJump:
      if (ConstValue value = evaluate(args[1]); value && value.integer == 1) break;
      return sema.fail(args[1], {Msg::LongjmpWantsOne});
    case Builtin::VaStart:
      if (!sema.function.decl || !sema.function.decl->type->variadic)
        return sema.fail(all, {Msg::VaStartWithoutEllipsis});
      args.resize(1);
      break;
    case Builtin::Alloca: {
      if (args.size() < 2) break;
      ConstValue bits = evaluate(args[1]);
      if (bits.kind == ConstValue::Int && bits.integer >= 8 && bits.integer <= 1 << 19 &&
          (bits.integer & (bits.integer - 1)) == 0) {
        args[1] = sema.intConst(args[1]->type, bits.integer, args[1]->range);
        break;
      }
      return sema.fail(args[1], {Msg::AlignmentWantsPowerOfTwo});
    }
    case Builtin::FrameAddress:
    case Builtin::ReturnAddress: {
      ConstValue level = evaluate(args[0]);
      if (level && level.integer == 0) break;
      std::string name = fmt::format("'__builtin_{}_address'",
                                     which == Builtin::FrameAddress ? "frame" : "return");
      if (!level) return sema.fail(args[0], {Msg::ArgumentNotConstant, name});
      // GCC's manual: 0 where the callers' frames are not known.
      sema.warning("frame-address", all, {Msg::NonzeroFrameArgument, name});
      return sema.intConst(type, 0, all);
    }
    default:
      if (isFloatTest(which) && !checkFloating(sema, which, args)) return nullptr;
      break;
  }
  auto* expr = sema.make<BuiltinExpr>(type, all.begin, all, which);
  if (which >= Builtin::AddOverflow && which <= Builtin::MulOverflowP) {
    if (!checkOverflow(sema, expr, args)) return nullptr;
    expr->type = sema.basic(TypeKind::Bool);
  }
  expr->args = copyOut(*sema.arena, args);
  uint32_t height = 0;
  for (const Expr* arg : args) height = std::max(height, arg->height);
  return nested(sema, expr, height + 1);
}

Expr* builtinCall(SemaContext& sema, const Token& name, uint32_t suffixNode) {
  const BuiltinFunction* builtin = findBuiltin(name.spelling());
  if (!builtin->function.empty()) {
    std::string_view function = builtin->function;
    if (size_t letter = function.find('%'); letter != function.npos) {
      std::string named(function);
      named[letter] = sema.target().longDouble == LongDoubleFormat::X87 ? 'x' : 't';
      function = sema.permanent.copy(named);
    }
    Expr* made = call(sema, libraryBuiltin(sema, function, builtin->type, name), suffixNode);
    return builtin->function == builtin->name ? made : folded(sema, made);
  }
  std::string_view type = builtin->type;
  bool variadic = type.ends_with('.');
  if (variadic) type.remove_suffix(1);
  bool unevaluated =
      builtin->which == Builtin::ConstantP || builtin->which == Builtin::ClassifyType;
  if (unevaluated) ++sema.lint.unevaluated;
  std::vector<Expr*> args;
  bool good = !sema.node(suffixNode).hasError;
  ParseCursor cursor(*sema.tree, suffixNode);
  while (uint32_t node = nextNode(cursor)) {
    Expr* arg = assignment(sema, node);
    char code = args.size() + 1 < type.size() ? type[args.size() + 1] : '*';
    // A va_list is used in place.
    if (arg && !((code == 'a' || code == '=') && arg->isLValue)) arg = rvalue(sema, arg);
    good &= arg != nullptr;
    args.push_back(arg);
  }
  if (unevaluated) --sema.lint.unevaluated;
  if (!good) return nullptr;
  SourceRange all = {name.loc, sema.range(suffixNode).end};
  size_t expected = type.size() - 1;
  if (args.size() < expected || (args.size() > expected && !variadic))
    return sema.fail(name.loc, wrongCount(expected, args.size(), variadic), {all});
  for (size_t i = 0; i < expected && good; ++i) {
    char code = type[i + 1];
    if (code == 'a')
      good = (args[i] = vaListArgument(sema, args[i])) != nullptr;
    else if (code != '*' && code != '=')
      good = (args[i] = convertFor(sema, Context::Passing, typeOfCode(sema, code), args[i],
                                   args[i]->range.begin)) != nullptr;
  }
  if (!good) return nullptr;
  return builtinExpr(sema, builtin->which, typeOfCode(sema, type[0]), args, all);
}

// ---- special forms -----------------------------------------------------------------------------

static Expr* genericSelection(SemaContext& sema, ParseCursor& cursor, SourceRange all) {
  ++sema.lint.unevaluated;
  Expr* controlling = rvalue(sema, assignment(sema, cursor.node()));
  --sema.lint.unevaluated;
  const Type* type = controlling ? controlling->type->unqualified : nullptr;
  struct Match {
    const Type* type;
    Expr* value;
  };
  std::vector<Match> seen;
  Expr* chosen = nullptr;
  Expr* otherwise = nullptr;
  bool isChosen = false, hasDefault = false;
  while (uint32_t index = nextNode(cursor)) {
    ParseCursor association(*sema.tree, index);
    const Type* label = nullptr;
    bool isDefault = association.atToken(Tok::Default);
    if (isDefault) {
      const Token& keyword = association.token();
      if (hasDefault) return sema.fail(keyword.loc, {Msg::SeveralGenericDefaults});
    } else {
      uint32_t typeNode = association.node();
      label = typeName(sema, typeNode);
      if (!label) continue;
      if (label->isFunction() || !label->isComplete())
        return sema.fail(sema.firstToken(typeNode).loc,
                         either(label->isFunction(), Msg::GenericTypeNotObject,
                                Msg::GenericTypeIncomplete, quote(label)),
                         {sema.range(typeNode)});
      for (const Match& other : seen)
        if (sema.types.composite(other.type, label))
          return sema.fail(sema.firstToken(typeNode).loc,
                           {Msg::GenericTypeRepeated, quote(label), quote(other.type)});
    }
    association.token();  // :
    bool matches = type && label && sema.types.composite(type, label);
    bool evaluated = matches || isDefault;
    if (!evaluated) ++sema.lint.unevaluated;
    Expr* value = assignment(sema, association.node());
    if (!evaluated) --sema.lint.unevaluated;
    if (label) seen.push_back({label, value});
    if (matches) chosen = value;
    isChosen |= matches;
    if (isDefault) otherwise = value;
    hasDefault |= isDefault;
  }
  if (!type) return nullptr;
  if (isChosen) return chosen;
  if (hasDefault) return otherwise;
  return sema.fail(controlling->loc, {Msg::GenericWithoutMatch, quote(type)}, {all});
}

static Expr* offsetOf(SemaContext& sema, ParseCursor& cursor, SourceRange all) {
  const Type* type = typeName(sema, cursor.node());
  cursor.token();  // ,
  ParseCursor path(*sema.tree, cursor.node());
  if (!type) return nullptr;
  uint64_t offset = 0;
  Expr* variable = nullptr;  // what array indices that are no constants add
  while (!path.atEnd()) {
    if (path.atNode()) {
      Expr* index = rvalue(sema, expression(sema, path.node()));
      if (!index) return nullptr;
      if (!type->isArray()) return sema.fail(index->loc, {Msg::OffsetofWantsArray, quote(type)});
      type = type->element;
      ConstValue value = evaluate(index);
      if (value.kind == ConstValue::Int) {
        offset += uint64_t(value.integer) * type->size;
      } else {
        variable = sema.make<BinaryExpr>(
            sema.basic(TypeKind::ULong), index->loc, all, BinaryOp::Mul,
            convert(sema, index, sema.basic(TypeKind::ULong), true),
            sema.intConst(sema.basic(TypeKind::ULong), int64_t(type->size), all));
      }
      continue;
    }
    const Token& token = path.token();
    if (token.kind != Tok::Identifier) continue;
    if (!type->isRecord() || !type->record->complete)
      return sema.fail(token.loc, type->isRecord()
                                      ? Message(Msg::OffsetofIncomplete, quote(type))
                                      : Message(Msg::OffsetofWantsRecord, quote(type)));
    std::vector<const Field*> fields;
    if (!findField(type, token.spelling(), fields)) {
      noSuchMember(sema, token, type);
      return nullptr;
    }
    if (fields.back()->restricted) checkAvailable(sema, fields.back()->restricted, token.range());
    for (const Field* field : fields) offset += field->offset;
    if (fields.back()->isBitField)
      return sema.fail(token.loc, {Msg::OffsetofBitField, quote(token.spelling())});
    type = fields.back()->type;
  }
  Expr* result = sema.intConst(sema.basic(TypeKind::ULong), int64_t(offset), all);
  if (!variable) return result;
  return sema.make<BinaryExpr>(sema.basic(TypeKind::ULong), all.begin, all, BinaryOp::Add, variable,
                               result);
}

Expr* special(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  sema.onlyInC(keyword);
  if (sema.node(index).hasError) return nullptr;
  cursor.token();  // (
  switch (keyword.kind) {
    case Tok::Generic: return genericSelection(sema, cursor, sema.range(index));
    case Tok::VaArg: {
      Expr* list = assignment(sema, cursor.node());
      cursor.token();  // ,
      size_t bounds = sema.bounds.size();
      const Type* type = typeName(sema, cursor.node());
      if (list && !list->isLValue) list = rvalue(sema, list);
      if (!list || !type || !isVaList(sema, list)) return nullptr;
      if (!type->isComplete()) return sema.fail(keyword.loc, {Msg::VaArgIncomplete, quote(type)});
      return afterBounds(
          sema, bounds,
          sema.make<VaArgExpr>(type->unqualified, keyword.loc, sema.range(index), list));
    }
    case Tok::TypesCompatible: {
      const Type* a = typeName(sema, cursor.node());
      cursor.token();  // ,
      const Type* b = typeName(sema, cursor.node());
      if (!a || !b) return nullptr;
      bool same = sema.types.composite(a->unqualified, b->unqualified) != nullptr;
      return sema.intConst(sema.basic(TypeKind::Int), same, sema.range(index));
    }
    default: return offsetOf(sema, cursor, sema.range(index));
  }
}

Expr* functionName(SemaContext& sema, const Token& token) {
  return textLiteral(sema,
                     sema.function.decl ? sema.function.decl->name : std::string_view("top level"),
                     token.range());
}

}  // namespace minic
