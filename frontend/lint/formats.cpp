// Calls of printf and scanf: checks the arguments against the format string, in clang's words and
// with its leniency (a sign may differ, any pointer is a `void *`, a promoted char fits).
#include "frontend/lint/formats.h"

#include <fmt/format.h>

#include "frontend/lint/format.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

/// The type of a conversion, and its name in messages.
struct Wanted {
  enum Kind : uint8_t { Nothing, Integer, Floating, String, WideString, AnyPointer } kind = Nothing;
  TypeKind type = TypeKind::Int;  ///< Integer, Floating
  bool isLongDouble = false;
  bool isPointer = false;  ///< a pointer to that: scanf, %n
  std::string_view name;
};

constexpr std::string_view signedConversions = "di", floatConversions = "aAeEfFgG",
                           integerConversions = "diuoxX";

bool isOneOf(char c, std::string_view set) { return set.find(c) != set.npos; }

Wanted wantedInteger(FormatLength length, bool isSigned) {
  auto pick = [&](TypeKind s, TypeKind u, std::string_view sName, std::string_view uName) {
    return Wanted{Wanted::Integer, isSigned ? s : u, false, false, isSigned ? sName : uName};
  };
  switch (length) {
    case FormatLength::hh: return pick(TypeKind::Char, TypeKind::UChar, "char", "unsigned char");
    case FormatLength::h: return pick(TypeKind::Short, TypeKind::UShort, "short", "unsigned short");
    case FormatLength::l: return pick(TypeKind::Long, TypeKind::ULong, "long", "unsigned long");
    case FormatLength::ll:
    case FormatLength::L:
      return pick(TypeKind::LongLong, TypeKind::ULongLong, "long long", "unsigned long long");
    case FormatLength::j: return pick(TypeKind::Long, TypeKind::ULong, "intmax_t", "uintmax_t");
    case FormatLength::z: return pick(TypeKind::Long, TypeKind::ULong, "ssize_t", "size_t");
    case FormatLength::t:
      return pick(TypeKind::Long, TypeKind::ULong, "ptrdiff_t", "unsigned ptrdiff_t");
    default: return pick(TypeKind::Int, TypeKind::UInt, "int", "unsigned int");
  }
}

Wanted wanted(const FormatDirective& d, bool isScanf) {
  char c = d.conversion;
  bool isWide = d.length == FormatLength::l;
  Wanted result;
  if (isOneOf(c, integerConversions)) {
    result = wantedInteger(d.length, isOneOf(c, signedConversions));
  } else if (isOneOf(c, floatConversions)) {
    result = {Wanted::Floating, TypeKind::Double, false, false, "double"};
    if (d.length == FormatLength::L)
      result.name = "long double", result.isLongDouble = true;
    else if (isScanf && d.length != FormatLength::l)
      result.name = "float", result.type = TypeKind::Float;
  } else if (c == 's' || c == '[' || (c == 'c' && isScanf)) {
    return {isWide ? Wanted::WideString : Wanted::String,
            {},
            false,
            false,
            isWide ? "wchar_t *" : "char *"};
  } else if (c == 'c') {
    result = wantedInteger(FormatLength::None, !isWide);
    if (isWide) result.name = "wint_t";
  } else if (c == 'p') {
    result = {Wanted::AnyPointer, {}, false, false, "void *"};
  } else if (c == 'n') {
    result = wantedInteger(d.length, true);
    result.isPointer = true;
    return result;
  } else {
    return {};
  }
  result.isPointer = isScanf;
  return result;
}

/// `size_t` and the like are shown with the type that they name.
Message spellWanted(const Wanted& wanted) {
  std::string_view aka;
  for (auto [name, meaning] :
       {std::pair<std::string_view, std::string_view>{"size_t", "unsigned long"},
        {"ssize_t", "long"},
        {"ptrdiff_t", "long"},
        {"unsigned ptrdiff_t", "unsigned long"},
        {"intmax_t", "long"},
        {"uintmax_t", "unsigned long"},
        {"wint_t", "unsigned int"},
        {"wchar_t *", "int *"}})
    if (wanted.name == name) aka = meaning;
  std::string_view star = !wanted.isPointer ? "" : wanted.name.ends_with('*') ? "*" : " *";
  const std::string name = fmt::format("{}{}", wanted.name, star);
  if (aka.empty()) return verbatim("'" + name + "'");
  return {Msg::TypeAka, name, fmt::format("{}{}", aka, star)};
}

/// Integer types of one group differ in their sign only.
int integerGroup(TypeKind kind) {
  switch (kind) {
    case TypeKind::Bool:
    case TypeKind::Char:
    case TypeKind::SChar:
    case TypeKind::UChar: return 1;
    case TypeKind::Short:
    case TypeKind::UShort: return 2;
    case TypeKind::Int:
    case TypeKind::UInt: return 3;
    case TypeKind::Long:
    case TypeKind::ULong: return 4;
    default: return 5;
  }
}

const Type* plain(const Type* type) {
  if (type->kind == TypeKind::Enum && type->element) type = type->element;
  return type->unqualified;
}

/// Whether a value of the type fits; `promotes`: small integers and float are passed as int and
/// double.
bool fits(const Wanted& wanted, const Type* type, bool promotes) {
  type = plain(type);
  switch (wanted.kind) {
    case Wanted::Integer: {
      if (!type->isInteger()) return false;
      int group = integerGroup(type->kind), want = integerGroup(wanted.type);
      return group == want || (promotes && group < want && want <= 3);
    }
    case Wanted::Floating:
      if (!type->isFloating()) return false;
      if (wanted.isLongDouble || type->size > 8) return wanted.isLongDouble && type->size > 8;
      return promotes || type->kind == wanted.type;
    case Wanted::String: return type->isPointer() && type->element->isCharacter();
    case Wanted::WideString:
      return type->isPointer() && plain(type->element)->isInteger() &&
             integerGroup(plain(type->element)->kind) == 3;
    case Wanted::AnyPointer: return type->isPointer();
    case Wanted::Nothing: return true;
  }
  return true;
}

/// The length and conversion that would take a value of the type; empty if there is none.
std::string conversionFor(const Type* type, const FormatDirective& d, bool isScanf) {
  type = plain(type);
  bool keeps = isOneOf(d.conversion, "oxX");
  auto integer = [&](std::string_view length, bool isSigned) {
    return std::string(length) + (keeps ? d.conversion : isSigned ? 'd' : 'u');
  };
  switch (type->kind) {
    case TypeKind::Char: return isScanf ? "hhd" : "c";
    case TypeKind::Bool: return isScanf ? "" : "d";
    case TypeKind::SChar:
    case TypeKind::UChar: return integer("hh", type->isSigned());
    case TypeKind::Short:
    case TypeKind::UShort: return integer("h", type->isSigned());
    case TypeKind::Int:
    case TypeKind::UInt: return integer("", type->isSigned());
    case TypeKind::Long:
    case TypeKind::ULong: return integer("l", type->isSigned());
    case TypeKind::LongLong:
    case TypeKind::ULongLong: return integer("ll", type->isSigned());
    case TypeKind::Pointer: return type->element->isCharacter() ? "s" : "p";
    default: break;
  }
  if (!type->isFloating()) return {};
  std::string letter(1, isOneOf(d.conversion, floatConversions) ? d.conversion : 'f');
  if (type->size > 8) return "L" + letter;
  return isScanf && type->kind == TypeKind::Double ? "l" + letter : letter;
}

bool lengthIsValid(const FormatDirective& d) {
  char c = d.conversion;
  switch (d.length) {
    case FormatLength::None: return true;
    case FormatLength::l: return isOneOf(c, "diuoxXnaAeEfFgGcs[");
    case FormatLength::L: return isOneOf(c, "aAeEfFgGdiuoxX");
    default: return isOneOf(c, "diuoxXn");
  }
}

}  // namespace

class FormatChecker {
 public:
  FormatChecker(const std::vector<Token>& tokens, Diagnostics& diagnostics, FormatFunction function,
                const StringLiteral* format, std::span<Expr* const> args)
      : tokens_(tokens),
        diagnostics_(diagnostics),
        function_(function),
        format_(format),
        args_(args),
        covered_(args.size()) {}

  /// The first argument that the format does not use; null: it uses all, or is not understood.
  const Expr* run() {
    std::string_view text = format_->bytes;
    if (text.empty() && function_.firstArgument && args_.size() > function_.firstArgument) {
      warn("format-zero-length", format_->range.begin, {Msg::FormatEmpty});
      return nullptr;
    }
    if (size_t nul = text.find('\0'); nul != text.npos) {
      warn("format", at(uint32_t(nul)), {Msg::FormatWithNul});
      return nullptr;
    }
    for (const FormatDirective& each : parseFormat(text, function_.isScanf))
      if (!directive(each)) return nullptr;
    if (function_.firstArgument == 0) return nullptr;
    for (size_t i = function_.firstArgument; i < args_.size(); ++i)
      if (!covered_[i]) return args_[i];
    return nullptr;
  }

 private:
  void warn(WarningName flag, SourceLoc loc, Message message, std::vector<SourceRange> ranges = {},
            std::vector<FixIt> fixIts = {}) {
    if (firstToken() == tokens_.size()) fixIts.clear();  // at() does not know the place
    diagnostics_.warning(flag, loc, std::move(message), std::move(ranges), std::move(fixIts));
  }

  /// The index of the token at which the format begins; the number of tokens of this item if the
  /// format is not in it.
  size_t firstToken() const {
    auto isIt = [&](const Token& token) {
      return token.kind == Tok::String && token.loc.raw == format_->range.begin.raw;
    };
    return size_t(std::find_if(tokens_.begin(), tokens_.end(), isIt) - tokens_.begin());
  }
  /// The place of a byte of the format in the source; that of its begin if it is in an earlier
  /// item.
  SourceLoc at(uint32_t byte) const {
    for (size_t i = firstToken(); i < tokens_.size() && tokens_[i].kind == Tok::String; ++i) {
      std::string_view text = tokens_[i].spelling();
      for (size_t k = text.find('"') + 1; k + 1 < text.size(); --byte) {
        if (byte == 0) return tokens_[i].loc + uint32_t(k);
        if (text[k++] != '\\') continue;
        if (text[k] == 'x') {
          ++k;
          while (k < text.size() && std::isxdigit(static_cast<unsigned char>(text[k]))) ++k;
        } else if (text[k] >= '0' && text[k] <= '7') {
          for (int n = 0; n < 3 && text[k] >= '0' && text[k] <= '7'; ++n) ++k;
        } else {
          ++k;
        }
      }
    }
    return format_->range.begin;
  }
  SourceRange range(const FormatDirective& d) const { return {at(d.begin), at(d.end - 1) + 1}; }

  /// The argument at a position (from 1) or, for 0, the next one. Null after a message.
  const Expr* argument(uint32_t position, const FormatDirective& d) {
    uint32_t index = function_.firstArgument + (position ? position - 1 : next_++);
    (position ? positional_ : sequential_) = true;
    if (index >= args_.size()) {
      if (position)
        warn("format", at(d.end - 1),
             {Msg::FormatPositionPastEnd, position, args_.size() - function_.firstArgument},
             {range(d)});
      else
        warn("format-insufficient-args", at(d.end - 1), {Msg::FormatTooFewArguments}, {range(d)});
      return nullptr;
    }
    covered_[index] = true;
    return args_[index];
  }

  bool amount(const FormatDirective& d, FormatDirective::Amount kind, uint32_t position,
              uint32_t star, bool isPrecision) {
    if (kind != FormatDirective::Argument || function_.firstArgument == 0) return true;
    uint32_t index = function_.firstArgument + (position ? position - 1 : next_);
    if (index >= args_.size()) {
      warn("format", at(star),
           either(isPrecision, Msg::FormatPrecisionMissing, Msg::FormatWidthMissing), {range(d)});
      return false;
    }
    const Expr* arg = argument(position, d);
    const Type* type = plain(arg->type);
    if (type->isInteger() && integerGroup(type->kind) <= 3) return true;
    warn("format", at(star),
         either(isPrecision, Msg::FormatPrecisionNotInt, Msg::FormatWidthNotInt, quote(arg->type)),
         {range(d), arg->range});
    return false;
  }

  /// False: further directives are not checked.
  bool directive(const FormatDirective& d) {
    char c = d.conversion;
    if (c == 0) {
      warn("format", at(d.begin), {Msg::FormatIncomplete}, {{at(d.begin), at(d.begin) + 1}});
      return false;
    }
    if (d.zeroWidth) warn("format", at(d.begin + 1), {Msg::FormatZeroWidth}, {range(d)});
    if (c == '%') return true;
    if (!amount(d, d.width, d.widthArgument, d.widthAt, false) ||
        !amount(d, d.precision, d.precisionArgument, d.precisionAt, true))
      return false;
    if (d.unclosedSet) {
      warn("format", at(d.end - 1), {Msg::FormatUnclosedSet}, {range(d)});
      return false;
    }
    if (c == 'm' && !function_.isScanf) return true;
    Wanted want = wanted(d, function_.isScanf);
    if (want.kind == Wanted::Nothing && c != 'C' && c != 'S') {
      std::string shown = c >= ' ' && c < 127
                              ? std::string(1, c)
                              : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
      warn("format-invalid-specifier", at(d.conversionAt), {Msg::FormatUnknownConversion, shown},
           {range(d)});
      uint32_t index = function_.firstArgument + next_++;
      if (index >= args_.size()) return false;
      covered_[index] = true;
      return true;
    }
    checkFlags(d);
    if (!lengthIsValid(d))
      warn("format", at(d.begin + 1 + uint32_t(d.flags.size())),
           {Msg::FormatLengthUndefined, d.lengthText, c}, {range(d)});
    if (d.suppressed || function_.firstArgument == 0) return true;
    if ((d.position ? sequential_ : positional_)) {
      warn("format", at(d.end - 1), {Msg::FormatMixesPositions}, {range(d)});
      return false;
    }
    const Expr* arg = argument(d.position, d);
    if (!arg) return false;
    checkArgument(d, want, arg);
    return true;
  }

  void checkFlags(const FormatDirective& d) {
    if (function_.isScanf) return;
    char c = d.conversion;
    auto valid = [&](char flag) {
      switch (flag) {
        case '+':
        case ' ': return isOneOf(c, "diaAeEfFgG");
        case '#': return isOneOf(c, "oxXaAeEfFgG");
        case '0': return isOneOf(c, "diuoxXaAeEfFgG");
        case '\'': return isOneOf(c, "diufFgG");
        default: return c != 'n';
      }
    };
    for (size_t i = 0; i < d.flags.size(); ++i) {
      char flag = d.flags[i];
      char other = flag == '0' ? '-' : flag == ' ' ? '+' : '\0';
      SourceLoc loc = at(d.begin + 1 + uint32_t(i));
      bool isValid = valid(flag);
      if (isValid && !(other && d.has(other))) continue;
      warn("format", loc,
           isValid ? Message(Msg::FormatFlagIgnored, flag, other)
                   : Message(Msg::FormatFlagUndefined, flag, c),
           {range(d)}, {{{loc, loc + 1}, ""}});
    }
    if (d.precision == FormatDirective::Number && !isOneOf(c, "diuoxXaAeEfFgGsS"))
      warn("format", at(d.begin + 1), {Msg::FormatPrecisionUndefined, c}, {range(d)});
  }

  void checkArgument(const FormatDirective& d, const Wanted& want, const Expr* arg) {
    const Type* type = arg->type;
    if (d.allocates) {
      if (type->isPointer() && type->element->isPointer() && fits(want, type->element, false))
        return;
      return warn(
          "format", arg->range.begin,
          {Msg::FormatWantsPointer,
           std::string_view(want.kind == Wanted::WideString ? "wchar_t" : "char"), quote(type)},
          {range(d), arg->range});
    }
    bool throughPointer = type->isPointer() && !type->element->isConst();
    bool needsPointer = want.isPointer || (function_.isScanf && want.kind == Wanted::String);
    if ((throughPointer || !needsPointer) &&
        fits(want, want.isPointer ? type->element : type, !want.isPointer))
      return;
    std::vector<FixIt> fixIts;
    std::string better;
    if (!function_.isScanf)
      better = conversionFor(type, d, false);
    else if (throughPointer)
      better = conversionFor(type->element, d, true);
    if (!better.empty()) {
      uint32_t lengthAt = d.conversionAt - uint32_t(d.lengthText.size());
      fixIts.push_back(
          {range(d), std::string(format_->bytes.substr(d.begin, lengthAt - d.begin)) + better});
    }
    warn("format", arg->range.begin, {Msg::FormatTypeMismatch, spellWanted(want), quote(type)},
         {range(d), arg->range}, std::move(fixIts));
  }

  const std::vector<Token>& tokens_;
  Diagnostics& diagnostics_;
  FormatFunction function_;
  const StringLiteral* format_;
  std::span<Expr* const> args_;
  std::vector<bool> covered_;
  uint32_t next_ = 0;
  bool positional_ = false, sequential_ = false;
};

namespace {

/// The format that a call of gettext and its like (the attribute format_arg) translates; null for
/// other expressions.
const Expr* formatArgument(const Expr* expr) {
  auto* call = expr->tryAs<CallExpr>();
  const FunctionDecl* callee = call ? call->direct() : nullptr;
  uint32_t number = callee && callee->traits ? callee->traits->formatArgument : 0;
  return number && number <= call->args.size() ? call->args[number - 1] : nullptr;
}

/// The string that a const array, or a const pointer, holds from its declaration on. Null for
/// other expressions.
const StringLiteral* constantString(const Expr* expr) {
  while (auto* cast = expr->tryAs<CastExpr>()) expr = cast->operand;
  auto* ref = expr->tryAs<DeclRef>();
  const VarDecl* var = ref ? ref->decl->tryAs<VarDecl>() : nullptr;
  const Initializer* init = var ? var->lastingInit() : nullptr;
  if (!init || init->elements.size() != 1 || var->type->scalarElement()->isVolatile())
    return nullptr;
  const Expr* value = init->elements[0].value;
  while (auto* cast = value->tryAs<CastExpr>()) value = cast->operand;
  auto* address = value->tryAs<AddressConst>();
  return address && !address->offset ? address->string : value->tryAs<StringLiteral>();
}

}  // namespace

void checkFormat(const FunctionDecl* callee, std::span<Expr* const> args,
                 const std::vector<Token>& tokens, Diagnostics& diagnostics) {
  FormatFunction function;
  if (const SymbolTraits* traits = callee->traits; traits && traits->format)
    function = {true, traits->isScanf, traits->format - 1,
                traits->firstArgument ? traits->firstArgument - 1 : 0};
  else if (callee->isLibrary)
    function = sysyFormatFunction(callee->name);
  else if (!callee->defined)
    function = formatFunction(callee->name);
  if (!function.known || function.format >= args.size()) return;
  for (const Expr* arg : args)
    if (!arg) return;
  // Of several formats that a ?: chooses from, one may use arguments that another does not.
  const Expr *unused = nullptr, *unusedBy = nullptr;
  bool usesAll = false;
  std::vector<const Expr*> formats = {args[function.format]};
  while (!formats.empty()) {
    const Expr* format = formats.back();
    formats.pop_back();
    while (auto* cast = format->tryAs<CastExpr>()) {
      bool isString =
          cast->cast == CastKind::ArrayToPointer && cast->operand->kind == ExprKind::StringLiteral;
      if (!isString && cast->cast != CastKind::NoOp) break;
      format = cast->operand;
    }
    if (auto* literal = format->tryAs<StringLiteral>()) {
      const Expr* extra = FormatChecker(tokens, diagnostics, function, literal, args).run();
      usesAll |= !extra;
      if (extra && (!unused || extra->loc.raw > unused->loc.raw)) {
        unused = extra;
        unusedBy = literal;
      }
    } else if (const Expr* translated = formatArgument(format)) {
      formats.push_back(translated);
    } else if (const StringLiteral* string = constantString(format)) {
      formats.push_back(string);
    } else if (auto* choice = format->tryAs<ConditionalExpr>()) {
      formats.push_back(choice->elseExpr);
      formats.push_back(choice->thenExpr);
    } else if (function.firstArgument == args.size() && format->kind != ExprKind::IntConst) {
      SourceLoc loc = format->range.begin;
      if (diagnostics.warning("format-security", loc, {Msg::FormatNotLiteral}, {format->range}))
        diagnostics.note(loc, {Msg::FormatTreatAsArgument}, {}, {{{loc, loc}, "\"%s\", "}});
    } else {
      usesAll = true;
    }
  }
  if (unused && !usesAll)
    diagnostics.warning("format-extra-args", unused->range.begin, {Msg::FormatExtraArgument},
                        {unusedBy->range});
}

}  // namespace minic
