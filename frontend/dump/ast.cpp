// The text of the checked AST. A node is described by its kind, its attributes and its children;
// one loop writes the tree of them in either style.
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "frontend/dump/dump.h"

namespace minic {

namespace {

using namespace ast;

/// A declaration, expression, statement or initialiser.
struct Node {
  enum Which : uint8_t { IsDecl, IsExpr, IsStmt, IsInit, IsNothing } which = IsNothing;
  const void* object = nullptr;
  const Type* type = nullptr;  ///< of the object that an initialiser is for

  static Node of(const Decl* decl) { return {IsDecl, decl, nullptr}; }
  static Node of(const Expr* expr) { return {expr ? IsExpr : IsNothing, expr, nullptr}; }
  static Node of(const Stmt* stmt) { return {stmt ? IsStmt : IsNothing, stmt, nullptr}; }
};

struct Attribute {
  std::string_view name;
  std::string value;
  bool isText = true;   ///< in JSON between quotes
  bool isType = false;  ///< in JSON {"qualType": ...}
};

struct Description {
  std::string_view kind;
  SourceLoc loc;
  std::vector<Attribute> attributes;
  std::vector<Node> children;
};

std::string_view spelling(UnaryOp op) {
  switch (op) {
    case UnaryOp::Plus: return "+";
    case UnaryOp::Minus: return "-";
    case UnaryOp::BitNot: return "~";
    case UnaryOp::LogicalNot: return "!";
    case UnaryOp::AddressOf: return "&";
    default: return "*";
  }
}

std::string_view clangName(CastKind cast) {
  switch (cast) {
    case CastKind::LValueToRValue: return "LValueToRValue";
    case CastKind::ArrayToPointer: return "ArrayToPointerDecay";
    case CastKind::FunctionToPointer: return "FunctionToPointerDecay";
    case CastKind::NoOp: return "NoOp";
    case CastKind::Integral: return "IntegralCast";
    case CastKind::IntegralToFloating: return "IntegralToFloating";
    case CastKind::FloatingToIntegral: return "FloatingToIntegral";
    case CastKind::Floating: return "FloatingCast";
    case CastKind::ToBool: return "ToBoolean";
    case CastKind::Pointer: return "BitCast";
    case CastKind::IntegralToPointer: return "IntegralToPointer";
    case CastKind::PointerToIntegral: return "PointerToIntegral";
    default: return "ToVoid";
  }
}

void add(Description& to, std::string_view name, std::string value) {
  to.attributes.push_back({name, std::move(value)});
}
void addType(Description& to, const Type* type) {
  to.attributes.push_back({"type", TypeContext::name(type), true, true});
}
void addFlag(Description& to, std::string_view name) {
  to.attributes.push_back({name, "true", false});
}
void addChild(Description& to, Node child) {
  if (child.which != Node::IsNothing) to.children.push_back(child);
}

void addInitializer(Description& to, const Initializer* init, const Type* type) {
  if (!init) return;
  if (type->isScalar() && init->elements.size() == 1)
    addChild(to, Node::of(init->elements[0].value));
  else
    to.children.push_back({Node::IsInit, init, type});
}

Description describe(const Decl* decl, bool inBody) {
  Description made{"Decl", decl->loc, {}, {}};
  add(made, "name", std::string(decl->name));
  addType(made, decl->type);
  if (auto* var = decl->tryAs<VarDecl>()) {
    made.kind = var->isParam ? "ParmVarDecl" : "VarDecl";
    if (var->storage == StorageClass::Static) add(made, "storageClass", "static");
    if (var->storage == StorageClass::Extern) add(made, "storageClass", "extern");
    addInitializer(made, var->init, var->type);
  } else if (auto* function = decl->tryAs<FunctionDecl>()) {
    made.kind = "FunctionDecl";
    if (function->storage == StorageClass::Static) add(made, "storageClass", "static");
    if (function->isInline) addFlag(made, "inline");
    if (inBody) {
      for (const VarDecl* param : function->params) addChild(made, Node::of(param));
      addChild(made, Node::of(function->body));
    }
  }
  return made;
}

void describeConstant(const Expr* e, Description& made) {
  if (auto* integer = e->tryAs<IntConst>()) {
    made.kind = "IntegerLiteral";
    add(made, "value",
        e->type->size > 8 && e->type->isUnsigned() ? fmt::format("{}", UInt128(integer->value))
        : e->type->isUnsigned()                    ? fmt::format("{}", uint64_t(integer->value))
                                                   : fmt::format("{}", integer->value));
  } else if (auto* floating = e->tryAs<FloatConst>()) {
    made.kind = "FloatingLiteral";
    add(made, "value",
        fmt::format("{:.{}g}", floating->value.toHost(), e->type->size > 8 ? 21 : 17));
  } else if (auto* string = e->tryAs<StringLiteral>()) {
    made.kind = "StringLiteral";
    add(made, "value", std::string(string->bytes));
  } else if (auto* address = e->tryAs<AddressConst>()) {
    made.kind = "AddressConstant";
    add(made, "value",
        fmt::format("{}+{}",
                    address->label  ? address->label->name
                    : address->decl ? address->decl->name
                                    : "string",
                    address->offset));
  }
}

void describeOperation(const Expr* e, Description& made) {
  auto operation = [&](std::string_view kind, std::string_view op,
                       std::initializer_list<const Expr*> operands) {
    made.kind = kind;
    if (!op.empty()) add(made, "opcode", std::string(op));
    for (const Expr* operand : operands) addChild(made, Node::of(operand));
  };
  switch (e->kind) {
    case ExprKind::Unary: {
      auto* unary = e->as<UnaryExpr>();
      operation("UnaryOperator", spelling(unary->op), {unary->operand});
      break;
    }
    case ExprKind::IncDec: {
      auto* step = e->as<IncDecExpr>();
      operation("UnaryOperator", step->isIncrement ? "++" : "--", {step->operand});
      if (!step->isPrefix) addFlag(made, "isPostfix");
      break;
    }
    case ExprKind::Binary: {
      auto* binary = e->as<BinaryExpr>();
      operation("BinaryOperator", spelling(binary->op), {binary->lhs, binary->rhs});
      break;
    }
    case ExprKind::Assign: {
      auto* assign = e->as<AssignExpr>();
      operation("BinaryOperator", "=", {assign->lhs, assign->rhs});
      break;
    }
    case ExprKind::CompoundAssign: {
      auto* assign = e->as<CompoundAssignExpr>();
      operation("CompoundAssignOperator", fmt::format("{}=", spelling(assign->op)),
                {assign->lhs, assign->rhs});
      break;
    }
    case ExprKind::Conditional: {
      auto* choice = e->as<ConditionalExpr>();
      operation("ConditionalOperator", "", {choice->condition, choice->thenExpr, choice->elseExpr});
      break;
    }
    case ExprKind::Subscript: {
      auto* subscript = e->as<SubscriptExpr>();
      operation("ArraySubscriptExpr", "", {subscript->base, subscript->index});
      break;
    }
    default: break;
  }
}

/// The name of a built-in function; of those that differ in their types only, the first one's.
std::string_view builtinName(Builtin builtin) {
  static constexpr std::pair<Builtin, std::string_view> kNames[] = {
#define BUILTIN(Enum, name, type) {Builtin::Enum, name},
#define LIBRARY(name, type)
#define LIBRARY_AS(name, function, type)
#include "frontend/language/builtins.def"
  };
  for (auto [known, name] : kNames)
    if (known == builtin) return name;
  return "";
}

Description describe(const Expr* e) {
  Description made{"Expr", e->range.begin, {}, {}};
  addType(made, e->type);
  if (e->isLValue) add(made, "valueCategory", "lvalue");
  describeConstant(e, made);
  describeOperation(e, made);
  if (auto* ref = e->tryAs<DeclRef>()) {
    made.kind = "DeclRefExpr";
    add(made, "name", std::string(ref->decl->name));
  } else if (auto* cast = e->tryAs<CastExpr>()) {
    made.kind = cast->isExplicit ? "CStyleCastExpr" : "ImplicitCastExpr";
    add(made, "castKind", std::string(clangName(cast->cast)));
    addChild(made, Node::of(cast->operand));
  } else if (auto* call = e->tryAs<CallExpr>()) {
    made.kind = "CallExpr";
    addChild(made, Node::of(call->callee));
    for (const Expr* arg : call->args) addChild(made, Node::of(arg));
  } else if (auto* member = e->tryAs<MemberExpr>()) {
    made.kind = "MemberExpr";
    add(made, "name", std::string(member->field->name));
    addChild(made, Node::of(member->base));
  } else if (auto* statement = e->tryAs<StatementExpr>()) {
    made.kind = "StmtExpr";
    addChild(made, Node::of(static_cast<const Stmt*>(statement->body)));
    addChild(made, Node::of(statement->result));
  } else if (auto* literal = e->tryAs<CompoundLiteralExpr>()) {
    made.kind = "CompoundLiteralExpr";
    addInitializer(made, literal->variable->init, e->type);
  } else if (auto* next = e->tryAs<VaArgExpr>()) {
    made.kind = "VAArgExpr";
    addChild(made, Node::of(next->list));
  } else if (auto* builtin = e->tryAs<BuiltinExpr>()) {
    made.kind = "CallExpr";
    add(made, "name", fmt::format("__builtin_{}", builtinName(builtin->builtin)));
    for (const Expr* arg : builtin->args) addChild(made, Node::of(arg));
  }
  return made;
}

Description describe(const Stmt* s) {
  Description made{"Stmt", s->loc, {}, {}};
  auto with = [&](std::string_view kind, std::initializer_list<Node> children) {
    made.kind = kind;
    for (Node child : children) addChild(made, child);
  };
  switch (s->kind) {
    case StmtKind::Null: with("NullStmt", {}); break;
    case StmtKind::Decl:
      made.kind = "DeclStmt";
      for (const VarDecl* var : s->as<DeclStmt>()->vars) addChild(made, Node::of(var));
      break;
    case StmtKind::Compound:
      made.kind = "CompoundStmt";
      for (const Stmt* part : s->as<CompoundStmt>()->stmts) addChild(made, Node::of(part));
      break;
    case StmtKind::If: {
      auto* choice = s->as<IfStmt>();
      with("IfStmt", {Node::of(choice->condition), Node::of(choice->thenBranch),
                      Node::of(choice->elseBranch)});
      if (choice->elseBranch) addFlag(made, "hasElse");
      break;
    }
    case StmtKind::While:
      with("WhileStmt",
           {Node::of(s->as<WhileStmt>()->condition), Node::of(s->as<WhileStmt>()->body)});
      break;
    case StmtKind::DoWhile:
      with("DoStmt",
           {Node::of(s->as<DoWhileStmt>()->body), Node::of(s->as<DoWhileStmt>()->condition)});
      break;
    case StmtKind::For: {
      auto* loop = s->as<ForStmt>();
      with("ForStmt", {Node::of(loop->init), Node::of(loop->condition), Node::of(loop->step),
                       Node::of(loop->body)});
      break;
    }
    case StmtKind::Break: made.kind = "BreakStmt"; break;
    case StmtKind::Continue: made.kind = "ContinueStmt"; break;
    case StmtKind::Return: with("ReturnStmt", {Node::of(s->as<ReturnStmt>()->value)}); break;
    case StmtKind::Switch:
      with("SwitchStmt",
           {Node::of(s->as<SwitchStmt>()->condition), Node::of(s->as<SwitchStmt>()->body)});
      break;
    case StmtKind::Case: {
      auto* label = s->as<CaseStmt>();
      add(made, "value",
          label->low == label->high ? fmt::format("{}", label->low)
                                    : fmt::format("{} ... {}", label->low, label->high));
      with("CaseStmt", {Node::of(label->body)});
      break;
    }
    case StmtKind::Default: with("DefaultStmt", {Node::of(s->as<CaseStmt>()->body)}); break;
    case StmtKind::Label:
      add(made, "name", std::string(s->as<LabelStmt>()->name));
      with("LabelStmt", {Node::of(s->as<LabelStmt>()->body)});
      break;
    case StmtKind::Assembly:
      add(made, "text", std::string(s->as<AssemblyStmt>()->text));
      with("AssemblyStmt", {});
      break;
    default:
      if (auto* jump = s->tryAs<GotoStmt>(); jump && jump->target) {
        made.kind = "GotoStmt";
        add(made, "name", std::string(jump->target->name));
      }
      break;
  }
  return made;
}

Description describe(Node node) {
  switch (node.which) {
    case Node::IsDecl: return describe(static_cast<const Decl*>(node.object), false);
    case Node::IsExpr: return describe(static_cast<const Expr*>(node.object));
    case Node::IsStmt: {
      // An expression statement is its expression, as in clang.
      auto* stmt = static_cast<const Stmt*>(node.object);
      if (auto* expr = stmt->tryAs<ExprStmt>()) return describe(expr->expr);
      return describe(stmt);
    }
    default: {
      auto* init = static_cast<const Initializer*>(node.object);
      Description made{"InitListExpr", {}, {}, {}};
      addType(made, node.type);
      if (init->zeroFill) addFlag(made, "zeroFill");
      for (const InitElement& element : init->elements) addChild(made, Node::of(element.value));
      return made;
    }
  }
}

/// `text` between quotes of JSON; bytes that are no ASCII are written as code points below 256.
std::string inQuotes(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      out.append(1, '\\').append(1, c);
    else if (uint8_t(c) < 0x20 || uint8_t(c) >= 0x7f)
      out += fmt::format("\\u{:04x}", uint8_t(c));
    else
      out += c;
  }
  return out + '"';
}

std::string place(const SourceManager& sources, SourceLoc loc) {
  PresumedLoc presumed = sources.presumed(loc);
  return fmt::format("{}:{}", presumed.line, presumed.column);
}

void appendText(std::string& out, const Description& node, const SourceManager& sources) {
  out += node.kind;
  if (node.loc.valid()) out += fmt::format(" <{}>", place(sources, node.loc));
  for (const Attribute& attribute : node.attributes) {
    if (attribute.isType)
      out += fmt::format(" '{}'", attribute.value);
    else if (!attribute.isText)
      out += fmt::format(" {}", attribute.name);
    else if (attribute.name == "name")
      out += fmt::format(" {}", attribute.value);
    else
      out += fmt::format(" {}={}", attribute.name, inQuotes(attribute.value));
  }
  out += '\n';
}

/// The object up to its children; it stays open.
void appendJson(std::string& out, const Description& node, const SourceManager& sources) {
  out += fmt::format("{{\"kind\": \"{}\"", node.kind);
  if (node.loc.valid()) {
    PresumedLoc presumed = sources.presumed(node.loc);
    out += fmt::format(", \"loc\": {{\"line\": {}, \"col\": {}}}", presumed.line, presumed.column);
  }
  for (const Attribute& attribute : node.attributes) {
    std::string value = attribute.isText ? inQuotes(attribute.value) : attribute.value;
    if (attribute.isType) value = fmt::format("{{\"qualType\": {}}}", value);
    out += fmt::format(", \"{}\": {}", attribute.name, value);
  }
}

/// Deeper trees show the number of levels instead of lines that lead to the parent.
constexpr size_t kMostBars = 100;

/// Writes `root` and all below it. `prefix`: of the lines below the root's.
void writeTree(std::string& out, Description root, const SourceManager& sources, AstStyle style) {
  struct Level {
    std::vector<Node> children;
    size_t next = 0;
  };
  std::vector<Level> open;  // the path to the node that is written next
  std::string bars;         // of the text style: two characters per level, up to kMostBars levels
  auto begin = [&](Description node) {
    if (style == AstStyle::Json)
      appendJson(out, node, sources);
    else
      appendText(out, node, sources);
    open.push_back({std::move(node.children), 0});
  };
  begin(std::move(root));
  while (!open.empty()) {
    Level& level = open.back();
    if (level.next == level.children.size()) {
      if (style == AstStyle::Json) out += level.children.empty() ? "}" : "]}";
      open.pop_back();
      if (!open.empty() && open.size() <= kMostBars) bars.resize(2 * (open.size() - 1));
      continue;
    }
    bool isFirst = level.next == 0, isLast = level.next + 1 == level.children.size();
    Node child = level.children[level.next++];
    if (style == AstStyle::Json) {
      out += isFirst ? ", \"inner\": [\n" : ",\n";
    } else if (open.size() <= kMostBars) {
      out.append(bars).append(isLast ? "`-" : "|-");
      bars += isLast ? "  " : "| ";
    } else {
      out += fmt::format("{}({}) ", bars, open.size());
    }
    begin(describe(child));
  }
}

}  // namespace

AstDumper::AstDumper(const SourceManager& sources, AstStyle style, std::string& out)
    : sources_(sources), style_(style), out_(out) {
  if (style == AstStyle::Json) out_ += "{\"kind\": \"TranslationUnitDecl\", \"inner\": [";
}

void AstDumper::item(const TopLevelItem& item) {
  for (const Decl* decl : item.decls) {
    if (style_ == AstStyle::Json) out_ += isFirst_ ? "\n" : ",\n";
    isFirst_ = false;
    writeTree(out_, describe(decl, decl == item.function), sources_, style_);
  }
}

void AstDumper::end() {
  if (style_ == AstStyle::Json) out_ += "\n]}\n";
}

}  // namespace minic
