// The text of the checked AST. A node is described by its kind, its attributes and its children;
// one loop writes the tree of them in either style.
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "frontend/ast/properties.h"
#include "frontend/dump/dump.h"

namespace minic {

namespace {

using namespace ast;

/// A declaration, expression, statement or initialiser.
struct Node {
  enum Which : uint8_t { IsDecl, IsExpr, IsStmt, IsInit, IsNothing } which;
  const void* object;
  const Type* type = nullptr;  ///< of the object that an initialiser is for

  Node(const Decl* decl) : which(IsDecl), object(decl) {}
  Node(const Expr* expr) : which(expr ? IsExpr : IsNothing), object(expr) {}
  Node(const Stmt* stmt) : which(stmt ? IsStmt : IsNothing), object(stmt) {}
  Node(const Initializer* init, const Type* of) : which(IsInit), object(init), type(of) {}
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

// The names that clang has for the kinds of things, in the order of the enumerations.
constexpr std::string_view unaryOps[] = {"+", "-", "~", "!", "&", "*"};
constexpr std::string_view castKinds[] = {"LValueToRValue",
                                          "ArrayToPointerDecay",
                                          "FunctionToPointerDecay",
                                          "NoOp",
                                          "IntegralCast",
                                          "IntegralToFloating",
                                          "FloatingToIntegral",
                                          "FloatingCast",
                                          "ToBoolean",
                                          "BitCast",
                                          "IntegralToPointer",
                                          "PointerToIntegral",
                                          "ToVoid"};
constexpr std::string_view exprKinds[] = {"IntegerLiteral",
                                          "FloatingLiteral",
                                          "StringLiteral",
                                          "AddressConstant",
                                          "DeclRefExpr",
                                          "UnaryOperator",
                                          "UnaryOperator",
                                          "BinaryOperator",
                                          "BinaryOperator",
                                          "CompoundAssignOperator",
                                          "ConditionalOperator",
                                          "ImplicitCastExpr",
                                          "CallExpr",
                                          "ArraySubscriptExpr",
                                          "MemberExpr",
                                          "StmtExpr",
                                          "CompoundLiteralExpr",
                                          "VAArgExpr",
                                          "CallExpr"};
constexpr std::string_view stmtKinds[] = {
    "NullStmt", "ExprStmt",    "DeclStmt",  "CompoundStmt", "IfStmt",      "WhileStmt",
    "DoStmt",   "ForStmt",     "BreakStmt", "ContinueStmt", "ReturnStmt",  "SwitchStmt",
    "CaseStmt", "DefaultStmt", "LabelStmt", "GotoStmt",     "AssemblyStmt"};
static_assert(std::size(unaryOps) == size_t(UnaryOp::Deref) + 1);
static_assert(std::size(castKinds) == size_t(CastKind::ToVoid) + 1);
static_assert(std::size(exprKinds) == size_t(ExprKind::Builtin) + 1);
static_assert(std::size(stmtKinds) == size_t(StmtKind::Assembly) + 1);

void add(Description& to, std::string_view name, std::string_view value) {
  to.attributes.push_back({name, std::string(value)});
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
    addChild(to, init->elements[0].value);
  else
    to.children.emplace_back(init, type);
}

Description describe(const Decl* decl, bool inBody) {
  Description made{"Decl", decl->loc, {}, {}};
  add(made, "name", decl->name);
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
      for (const VarDecl* param : function->params) addChild(made, param);
      addChild(made, function->body);
    }
  }
  return made;
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
  Description made{exprKinds[size_t(e->kind)], e->range.begin, {}, {}};
  addType(made, e->type);
  if (e->isLValue) add(made, "valueCategory", "lvalue");
  forEachPart(e, [&](const Expr* part) { addChild(made, part); });
  if (auto* integer = e->tryAs<IntConst>()) {
    add(made, "value",
        e->type->size > 8 && e->type->isUnsigned() ? fmt::format("{}", UInt128(integer->value))
        : e->type->isUnsigned()                    ? fmt::format("{}", uint64_t(integer->value))
                                                   : fmt::format("{}", integer->value));
  } else if (auto* floating = e->tryAs<FloatConst>()) {
    add(made, "value",
        fmt::format("{:.{}g}", floating->value.toHost(), e->type->size > 8 ? 21 : 17));
  } else if (auto* string = e->tryAs<StringLiteral>()) {
    add(made, "value", string->bytes);
  } else if (auto* address = e->tryAs<AddressConst>()) {
    add(made, "value",
        fmt::format("{}+{}",
                    address->label  ? address->label->name
                    : address->decl ? address->decl->name
                                    : "string",
                    address->offset));
  } else if (auto* ref = e->tryAs<DeclRef>()) {
    add(made, "name", ref->decl->name);
  } else if (auto* unary = e->tryAs<UnaryExpr>()) {
    add(made, "opcode", unaryOps[size_t(unary->op)]);
  } else if (auto* step = e->tryAs<IncDecExpr>()) {
    add(made, "opcode", step->isIncrement ? "++" : "--");
    if (!step->isPrefix) addFlag(made, "isPostfix");
  } else if (auto* binary = e->tryAs<BinaryExpr>()) {
    add(made, "opcode", spelling(binary->op));
  } else if (e->kind == ExprKind::Assign) {
    add(made, "opcode", "=");
  } else if (auto* assign = e->tryAs<CompoundAssignExpr>()) {
    add(made, "opcode", fmt::format("{}=", spelling(assign->op)));
  } else if (auto* cast = e->tryAs<CastExpr>()) {
    if (cast->isExplicit) made.kind = "CStyleCastExpr";
    add(made, "castKind", castKinds[size_t(cast->cast)]);
  } else if (auto* member = e->tryAs<MemberExpr>()) {
    add(made, "name", member->field->name);
  } else if (auto* statement = e->tryAs<StatementExpr>()) {
    addChild(made, static_cast<const Stmt*>(statement->body));
    addChild(made, statement->result);
  } else if (auto* literal = e->tryAs<CompoundLiteralExpr>()) {
    addInitializer(made, literal->variable->init, e->type);
  } else if (auto* next = e->tryAs<VaArgExpr>()) {
    addChild(made, next->list);
  } else if (auto* builtin = e->tryAs<BuiltinExpr>()) {
    add(made, "name", fmt::format("__builtin_{}", builtinName(builtin->builtin)));
    for (const Expr* arg : builtin->args) addChild(made, arg);
  }
  return made;
}

Description describe(const Stmt* s) {
  Description made{stmtKinds[size_t(s->kind)], s->loc, {}, {}};
  auto children = [&](std::initializer_list<Node> nodes) {
    for (Node node : nodes) addChild(made, node);
  };
  if (auto* declaration = s->tryAs<DeclStmt>()) {
    for (const VarDecl* var : declaration->vars) addChild(made, var);
  } else if (auto* block = s->tryAs<CompoundStmt>()) {
    for (const Stmt* part : block->stmts) addChild(made, part);
  } else if (auto* choice = s->tryAs<IfStmt>()) {
    children({choice->condition, choice->thenBranch, choice->elseBranch});
    if (choice->elseBranch) addFlag(made, "hasElse");
  } else if (auto* loop = s->tryAs<WhileStmt>()) {
    children({loop->condition, loop->body});
  } else if (auto* repeat = s->tryAs<DoWhileStmt>()) {
    children({repeat->body, repeat->condition});
  } else if (auto* count = s->tryAs<ForStmt>()) {
    children({count->init, count->condition, count->step, count->body});
  } else if (auto* result = s->tryAs<ReturnStmt>()) {
    addChild(made, result->value);
  } else if (auto* selection = s->tryAs<SwitchStmt>()) {
    children({selection->condition, selection->body});
  } else if (auto* label = s->tryAs<CaseStmt>()) {
    if (s->kind == StmtKind::Case)
      add(made, "value",
          label->low == label->high ? fmt::format("{}", label->low)
                                    : fmt::format("{} ... {}", label->low, label->high));
    addChild(made, label->body);
  } else if (auto* target = s->tryAs<LabelStmt>()) {
    add(made, "name", target->name);
    addChild(made, target->body);
  } else if (auto* assembly = s->tryAs<AssemblyStmt>()) {
    add(made, "text", assembly->text);
  } else if (auto* jump = s->tryAs<GotoStmt>()) {
    if (jump->target)
      add(made, "name", jump->target->name);
    else
      made.kind = "Stmt";
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
      for (const InitElement& element : init->elements) addChild(made, element.value);
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

void appendText(std::string& out, const Description& node, const SourceManager& sources) {
  out += node.kind;
  if (node.loc.valid()) {
    PresumedLoc place = sources.presumed(node.loc);
    out += fmt::format(" <{}:{}>", place.line, place.column);
  }
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
constexpr size_t kMaxBars = 100;

/// Writes `root` and all below it. `prefix`: of the lines below the root's.
void writeTree(std::string& out, Description root, const SourceManager& sources, AstStyle style) {
  struct Level {
    std::vector<Node> children;
    size_t next = 0;
  };
  std::vector<Level> open;  // the path to the node that is written next
  std::string bars;         // of the text style: two characters per level, up to kMaxBars levels
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
      if (!open.empty() && open.size() <= kMaxBars) bars.resize(2 * (open.size() - 1));
      continue;
    }
    bool isFirst = level.next == 0, isLast = level.next + 1 == level.children.size();
    Node child = level.children[level.next++];
    if (style == AstStyle::Json) {
      out += isFirst ? ", \"inner\": [\n" : ",\n";
    } else if (open.size() <= kMaxBars) {
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
