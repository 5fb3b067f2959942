// Inline assembly (GCC's manual, "Extended Asm"): operands, their constraints, and the text in
// LLVM's way of writing operands. Of the places that a constraint allows one is chosen here: a
// number in the text if it is one and fits, else a register if the type fits one, else memory.
#include "target/assembly.h"

#include <algorithm>
#include <fmt/format.h>

#include "frontend/ast/properties.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/init.h"
#include "frontend/sema/literal.h"
#include "frontend/sema/record.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

/// The variable `register int x asm("a0")`: its register.
std::string_view registerOfVariable(const Expr* expr) {
  while (auto* cast = expr->tryAs<CastExpr>()) expr = cast->operand;
  auto* reference = expr->tryAs<DeclRef>();
  auto* variable = reference ? reference->decl->tryAs<VarDecl>() : nullptr;
  bool isNamed = variable && variable->storage == StorageClass::Register && variable->traits &&
                 !variable->hasStaticStorage;
  return isNamed ? variable->traits->label : std::string_view();
}

bool fitsRegister(const Type* type) { return type->isScalar() && type->size <= 8; }

}  // namespace

struct AssemblyReader {
  explicit AssemblyReader(SemaContext& owner) : sema(owner) {}

  SemaContext& sema;
  const TargetInfo& target = sema.target();
  struct Written {
    Token name;        ///< `[name]`; kind End: none
    Token constraint;  ///< the first of its strings
    std::string text;
    AsmOperand operand;
  };
  std::vector<Written> written{};
  std::vector<AssemblyOperand> operands{};
  std::string constraints{};
  bool isBroken = false;

  void fail(SourceLoc loc, Message message, std::vector<SourceRange> ranges = {}) {
    if (!isBroken) sema.error(loc, std::move(message), std::move(ranges));
    isBroken = true;
  }

  std::string strings(ParseCursor& cursor) {
    std::string bytes;
    while (cursor.atToken(Tok::String)) assemblyText(sema, cursor.token(), bytes);
    return bytes;
  }

  /// What stands after the colon number `section`.
  void section(uint32_t node, int section) {
    ParseCursor cursor(*sema.tree, node);
    cursor.token();  // :
    while (uint32_t child = nextNode(cursor)) {
      if (sema.node(child).hasError) isBroken = true;
      if (section < 2)
        operand(child, section == 0);
      else if (section == 2)
        clobber(child);
    }
  }

  void clobber(uint32_t node) {
    ParseCursor cursor(*sema.tree, node);
    const Token first = cursor.peekToken();
    std::string name = strings(cursor);
    const AsmRules& rules = target.assembly;
    const std::string written = name;
    if (!name.empty() && name.find_first_not_of("0123456789") == name.npos) {
      const uint64_t number = std::strtoull(name.c_str(), nullptr, 10);
      name = number < rules.byNumber.size() ? rules.byNumber[number] : "";
    }
    constexpr std::string_view kOthers[] = {"memory", "cc", "flags", "fpsr", "dirflag"};
    bool isKnown = std::find(std::begin(kOthers), std::end(kOthers), name) != std::end(kOthers) ||
                   std::any_of(rules.otherClobbers.begin(), rules.otherClobbers.end(),
                               [&](std::string_view other) { return name.starts_with(other); });
    AsmRegister reg = findAsmRegister(target, name);
    if (!isKnown && reg.name.empty())
      return fail(first.loc, {Msg::AsmUnknownRegister, written}, {first.range()});
    std::string_view text = reg.name.empty() ? std::string_view(name) : reg.name;
    if (text != "cc") constraints += fmt::format(",~{{{}}}", text);
  }

  void operand(uint32_t node, bool isOutput) {
    ParseCursor cursor(*sema.tree, node);
    Written one{};
    if (cursor.atToken(Tok::LBracket)) {
      cursor.token();
      one.name = cursor.token();
      cursor.token();
    }
    one.constraint = cursor.peekToken();
    one.text = strings(cursor);
    Expr* expr = nullptr;
    if (cursor.atToken(Tok::LParen)) {
      cursor.token();
      if (cursor.atNode()) expr = expression(sema, cursor.node());
    } else {
      fail(one.constraint.end(), {Msg::AsmOpenAfterConstraint});
    }
    if (!expr) isBroken = true;
    if (isBroken) return;
    if (!isOutput && one.text.size() > 2 && one.text[0] == '[' && one.text.back() == ']') {
      int number = numberOf(std::string_view(one.text).substr(1, one.text.size() - 2));
      if (number >= 0) one.text = std::to_string(number);
    }
    auto read = one.text.find_first_of("*{~|") == one.text.npos
                    ? readAsmConstraint(target, one.text)
                    : std::nullopt;
    bool isGood = read && read->isOutput == isOutput;
    if (isGood && read->tied >= 0)
      isGood = size_t(read->tied) < written.size() &&
               written[size_t(read->tied)].operand.isOutput &&
               !operands[size_t(read->tied)].inMemory;
    if (one.text.find_first_of(target.assembly.refusedLetters) != one.text.npos && !read)
      return fail(one.constraint.loc, {Msg::AsmConstraintOfX87, one.text},
                  {one.constraint.range()});
    if (!isGood)
      return fail(
          one.constraint.loc,
          {Msg::AsmInvalidConstraint, isOutput ? MsgWord::AsmOutput : MsgWord::AsmInput, one.text},
          {one.constraint.range()});
    one.operand = *read;
    AssemblyOperand made{expr, isOutput, read->isReadToo, false};
    if (isOutput ? output(made, one) : input(made, one)) {
      operands.push_back(made);
      written.push_back(one);
    }
  }

  void invalidType(const Expr* expr, const Written& one, MsgWord direction) {
    fail(expr->loc, {Msg::AsmInvalidType, quote(expr->type), direction, one.text}, {expr->range});
  }

  /// Places the operand; the register that its letters or its variable name comes into the
  /// constraint.
  bool place(AssemblyOperand& made, Written& one, const Type* type, MsgWord direction) {
    AsmOperand& operand = one.operand;
    bool fits = fitsRegister(type) && (!operand.isFloat || type->isFloating());
    if (operand.inRegister && fits) {
      std::string_view named = registerOfVariable(made.expr);
      if (!named.empty() && operand.reg.empty()) {
        AsmRegister reg = findAsmRegister(target, named);
        if (!reg.mayHoldOperand || reg.isFloat != operand.isFloat)
          return fail(made.expr->loc, {Msg::AsmUnknownRegister, named}), false;
        operand.reg = reg.name;
      }
      constraints += !operand.reg.empty() ? fmt::format("{{{}}}", operand.reg)
                     : operand.isFloat    ? target.assembly.floatLetters.substr(0, 1)
                     : operand.isByte     ? "Q"
                                          : "r";
      made.inFloat = operand.isFloat;
      return true;
    }
    made.inMemory = operand.inMemory && made.expr->isLValue;
    if (!made.inMemory || bitFieldOf(made.expr)) {
      if (operand.inMemory && !operand.inRegister)
        fail(made.expr->loc, {Msg::AsmInvalidLvalue, direction, one.text}, {made.expr->range});
      else
        invalidType(made.expr, one, direction);
      return false;
    }
    if (VarDecl* variable = rootVariable(made.expr)) variable->addressTaken = true;
    constraints += "*m";
    return true;
  }

  bool output(AssemblyOperand& made, Written& one) {
    if (!made.expr->isLValue) {
      fail(made.expr->loc, {Msg::AsmInvalidOutput}, {made.expr->range});
      return false;
    }
    if (!checkModifiable(sema, made.expr, one.constraint.loc)) return isBroken = true, false;
    if (VarDecl* variable = rootVariable(made.expr)) variable->assigned = variable->read = true;
    if (made.isReadToo) rvalue(sema, made.expr);
    constraints += one.operand.isEarly ? ",=&" : ",=";
    return place(made, one, made.expr->type, MsgWord::AsmOutput);
  }

  bool input(AssemblyOperand& made, Written& one) {
    const AsmOperand& operand = one.operand;
    constraints += ',';
    if (operand.tied >= 0) {
      const Type* type = operands[size_t(operand.tied)].expr->type->unqualified;
      made.expr = rvalue(sema, made.expr);
      if (!made.expr) return isBroken = true, false;
      bool convertible = made.expr->type->isScalar() && type->isScalar() &&
                         made.expr->type->isFloating() == type->isFloating();
      if (!convertible) return invalidType(made.expr, one, MsgWord::AsmInput), false;
      made.expr = convert(sema, made.expr, type);
      made.inFloat = operands[size_t(operand.tied)].inFloat;
      constraints += std::to_string(operand.tied);
      return true;
    }
    bool onlyMemory = operand.inMemory && !operand.inRegister && !operand.isImmediate;
    Expr* object = made.expr;
    bool isWhole = object->isLValue && !fitsRegister(object->type) && !object->type->isArray();
    if (!onlyMemory && !(isWhole && operand.inMemory)) {
      made.expr = rvalue(sema, object);
      if (!made.expr) return isBroken = true, false;
      if (operand.isImmediate && immediate(made, one)) return true;
      if (isBroken) return false;
      if (!operand.inRegister) made.expr = object;
      if (operand.inRegister && made.expr->type->kind == TypeKind::Bool)
        made.expr = convert(sema, made.expr, sema.basic(TypeKind::UChar));
    } else {
      rvalue(sema, object);  // it is read
    }
    return place(made, one, made.expr->type, MsgWord::AsmInput);
  }

  /// A constant that the letters allow. An error if there is no other place for it.
  bool immediate(AssemblyOperand& made, const Written& one) {
    const AsmOperand& operand = one.operand;
    ConstValue value = evaluate(made.expr);
    const bool isNumber = value.kind == ConstValue::Int && made.expr->type->size <= 8;
    const bool isOnly = !operand.inRegister && !operand.inMemory;
    const bool hasRoom = isOnly || value.integer == int32_t(value.integer);
    if (value.kind == ConstValue::Address ||
        (isNumber && hasRoom && operand.low <= value.integer && value.integer <= operand.high)) {
      made.expr = constantFor(sema, made.expr, made.expr->type->unqualified);
      constraints += 'i';
      return made.inText = true;
    }
    if (isOnly && isNumber && operand.low <= operand.high)
      fail(made.expr->loc, {Msg::AsmValueOutOfRange, int64_t(value.integer), one.text},
           {made.expr->range});
    else if (isOnly)
      fail(made.expr->loc, {Msg::AsmConstraintWantsConstant, one.text}, {made.expr->range});
    return false;
  }

  int numberOf(std::string_view name) const {
    for (size_t i = 0; i < written.size(); ++i)
      if (written[i].name.kind != Tok::End && written[i].name.spelling() == name) return int(i);
    return -1;
  }

  /// The text with `%0`, `%b[name]`, `%%` as LLVM writes them.
  std::string translate(SourceLoc loc, std::string_view text) {
    std::string out;
    bool inBraces = false;
    for (size_t i = 0; i < text.size(); ++i) {
      const char c = text[i];
      if (c == '$') {
        out += "$$";
      } else if (target.assembly.hasDialects && (c == '{' || c == '}' || (c == '|' && inBraces))) {
        inBraces = c != '}';
        out += c == '{' ? "$(" : c == '|' ? "$|" : "$)";
      } else if (c != '%') {
        out += c;
      } else if (++i < text.size() && text[i] == '=') {
        out += "${:uid}";
      } else if (i < text.size() && std::string_view("%{|}").find(text[i]) != std::string::npos) {
        out += text[i];
      } else {
        size_t used = reference(loc, text.substr(std::min(i, text.size())), out);
        if (!used) return out;
        i += used - 1;
      }
    }
    return out;
  }

  /// What comes after a `%`; the number of characters read, 0 after an error.
  size_t reference(SourceLoc loc, std::string_view text, std::string& out) {
    size_t at = 0;
    auto isDigit = [&] { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
    char modifier = '\0';
    if (at < text.size() && !isDigit() && text[at] != '[') modifier = text[at++];
    int number = 0;
    if (at < text.size() && text[at] == '[') {
      size_t end = std::min(text.find(']', at), text.size());
      std::string_view name = text.substr(at + 1, end - at - 1);
      if ((number = numberOf(name)) < 0) return fail(loc, {Msg::AsmUnknownOperandName, name}), 0;
      at = end + 1;
    } else if (isDigit()) {
      for (; isDigit(); ++at) number = std::min(number * 10 + (text[at] - '0'), 1000);
    } else {
      return fail(loc, {Msg::AsmInvalidEscape}), 0;
    }
    if (size_t(number) >= written.size()) return fail(loc, {Msg::AsmInvalidOperandNumber}), 0;
    if (modifier && target.assembly.modifiers.find(modifier) == std::string_view::npos)
      return fail(loc, {Msg::AsmModifierNotSupported, modifier}), 0;
    out += modifier ? fmt::format("${{{}:{}}}", number, modifier) : fmt::format("${}", number);
    // `%01` is not operand 1, and in LLVM a digit would follow the number.
    return at;
  }
};

void assemblyText(SemaContext& sema, const Token& token, std::string& bytes) {
  if (characterType(sema, token.spelling())->size > 1)
    sema.error(token, {Msg::AsmWideString});
  else
    decodeEscapes(sema, token, bytes, 1);
}

AssemblyStmt* assemblyStatement(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  const Token keyword = cursor.token();
  sema.onlyInC(keyword);
  auto* result = sema.makeStmt<AssemblyStmt>(keyword.loc);
  AssemblyReader reader(sema);
  std::string bytes;
  SourceLoc textLoc = keyword.loc;
  int section = 0;
  while (!cursor.atEnd()) {
    if (cursor.atNode(Rule::AsmOperands)) {
      uint32_t child = cursor.node();
      reader.isBroken |= sema.node(child).hasError;
      reader.section(child, section++);
    } else if (cursor.atNode()) {
      cursor.node();
    } else {
      const Token& token = cursor.token();
      if (token.kind == Tok::Goto) reader.fail(token.loc, {Msg::AsmGoto});
      if (token.kind != Tok::String) continue;
      if (bytes.empty()) textLoc = token.loc;
      assemblyText(sema, token, bytes);
    }
  }
  if (sema.node(index).hasError || reader.isBroken) return result;
  std::string text;
  if (section) {
    text = reader.translate(textLoc, bytes);
  } else {
    for (char c : bytes) text.append(c == '$' ? 2 : 1, c);
  }
  // What an output holds before comes last; clobbers stay behind it.
  std::string tied;
  for (size_t i = 0; i < reader.operands.size(); ++i)
    if (reader.operands[i].isReadToo)
      tied += reader.operands[i].inMemory ? ",*m" : fmt::format(",{}", i);
  std::string all = reader.constraints;
  all.insert(std::min(all.find(",~"), all.size()), tied);
  if (!all.empty()) all.erase(0, 1);
  if (all.find("~{memory}") == all.npos) all += all.empty() ? "~{memory}" : ",~{memory}";
  auto operands = readAsmConstraints(reader.target, all);
  if (!reader.isBroken && (!operands || !assignAsmRegisters(reader.target, *operands)))
    reader.fail(keyword.loc, {Msg::AsmTooManyRegisters});
  result->text = sema.arena->copy(std::string_view(text));
  result->constraints = sema.arena->copy(std::string_view(all));
  result->operands = sema.arena->copy(std::span<const AssemblyOperand>(reader.operands));
  return result;
}

}  // namespace minic
