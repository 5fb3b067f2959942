// A flow graph of statements. A node is a run of statements that are executed one after the other;
// edges that a constant condition rules out are left out. The graph is built in one walk, then
// searched from its entry.
#include "frontend/lint/flow.h"

#include <vector>

#include "frontend/ast/const_eval.h"
#include "frontend/ast/properties.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

/// 1: always true, 0: always false, -1: unknown.
int constantTruth(const Expr* condition) {
  if (!condition) return -1;
  ConstValue value = evaluate(condition);
  return value ? value.isTrue() : -1;
}

bool neverReturns(const Expr* expr) {
  // What is left of a comma, && or || is evaluated in any case.
  while (auto* binary = expr->tryAs<BinaryExpr>()) {
    if (binary->op == BinaryOp::Comma && neverReturns(binary->rhs)) return true;
    expr = binary->lhs;
  }
  if (auto* cast = expr->tryAs<CastExpr>()) return neverReturns(cast->operand);
  if (auto* choice = expr->tryAs<ConditionalExpr>()) {
    int known = constantTruth(choice->condition);
    return neverReturns(choice->condition) || ((known == 0 || neverReturns(choice->thenExpr)) &&
                                               (known == 1 || neverReturns(choice->elseExpr)));
  }
  if (auto* builtin = expr->tryAs<BuiltinExpr>())
    return builtin->builtin == Builtin::Unreachable || builtin->builtin == Builtin::Trap ||
           builtin->builtin == Builtin::LongJump;
  auto* call = expr->tryAs<CallExpr>();
  const FunctionDecl* callee = call ? call->direct() : nullptr;
  return callee && neverReturns(*callee);
}

/// Whether evaluating the expression calls `function` in any case.
bool surelyCalls(const Expr* expr, const FunctionDecl* function) {
  if (!expr) return false;
  for (; auto* binary = expr->tryAs<BinaryExpr>(); expr = binary->lhs) {
    bool maybe = isLogical(binary->op);
    if (!maybe && surelyCalls(binary->rhs, function)) return true;
  }
  if (auto* choice = expr->tryAs<ConditionalExpr>())
    return surelyCalls(choice->condition, function) ||
           (surelyCalls(choice->thenExpr, function) && surelyCalls(choice->elseExpr, function));
  auto* call = expr->tryAs<CallExpr>();
  if (call && call->direct() == function) return true;
  bool found = false;
  forEachPart(expr, [&](const Expr* part) { found = found || surelyCalls(part, function); });
  return found;
}

class FlowChecker {
 public:
  FlowChecker(const FunctionDecl& function, const FlowFacts& facts, Diagnostics& diagnostics)
      : function_(function),
        facts_(facts),
        diagnostics_(diagnostics),
        labels_(function.labelCount, kNone) {}

  void run() {
    uint32_t entry = newNode();
    exit_ = newNode();
    current_ = entry;
    visit(function_.body);
    uint32_t end = current_;
    edge(end, exit_);
    sortEdges();
    std::vector<bool> reached = search({entry}, false);
    if (facts_.needsResult && reached[end])
      diagnostics_.warning("return-type", function_.end,
                           hasReturn_ ? Message(Msg::NoReturnOnSomePaths) : Message(Msg::NoReturn));
    if (function_.isNoreturn && reached[end])
      diagnostics_.warning("invalid-noreturn", function_.end, {Msg::NoreturnReturns});
    for (const FallThrough& at : fallThroughs_)
      if (reached[at.from])
        if (diagnostics_.warning("implicit-fallthrough", at.loc, {Msg::FallThrough})) {
          diagnostics_.note(at.loc, {Msg::FallThroughAttribute}, {},
                            {{{at.loc, at.loc}, "__attribute__((fallthrough)); "}});
          diagnostics_.note(at.loc, {Msg::FallThroughBreak}, {}, {{{at.loc, at.loc}, "break; "}});
        }
    if (facts_.callsItself && reached[exit_] && !search({entry}, true)[exit_])
      diagnostics_.warning("infinite-recursion", function_.body->loc, {Msg::InfiniteRecursion});
    if (diagnostics_.enabled("unreachable-code")) warnUnreachable(entry);
  }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;

  struct Node {
    SourceLoc first;  ///< of its first statement that does something
    SourceRange range;
    bool startsAtCase = false;
    bool callsItself = false;
    bool fallsThrough = false;  ///< and says so
    uint32_t edges = 0;         ///< where its edges begin in targets_
  };
  struct Edge {
    uint32_t from, to;
  };
  struct FallThrough {
    uint32_t from;
    SourceLoc loc;
  };
  struct Jumps {
    uint32_t breakTo, continueTo;
  };

  uint32_t newNode() {
    nodes_.emplace_back();
    return uint32_t(nodes_.size() - 1);
  }
  void edge(uint32_t from, uint32_t to) { edges_.push_back({from, to}); }
  /// A new node after `from`.
  uint32_t after(uint32_t from) {
    uint32_t node = newNode();
    edge(from, node);
    return node;
  }
  void jump(uint32_t to) {
    edge(current_, to);
    current_ = newNode();
  }
  uint32_t labelNode(uint32_t id) {
    if (labels_[id] == kNone) labels_[id] = newNode();
    return labels_[id];
  }
  /// All indirect gotos jump to it, and it to all labels whose address is taken.
  uint32_t indirectNode() {
    if (indirect_ != kNone) return indirect_;
    indirect_ = newNode();
    for (const LabelStmt* label : function_.addressedLabels) edge(indirect_, labelNode(label->id));
    return indirect_;
  }

  void evaluates(const Expr* expr) {
    if (facts_.callsItself && surelyCalls(expr, &function_)) nodes_[current_].callsItself = true;
  }

  void mark(const Stmt* stmt) {
    Node& node = nodes_[current_];
    if (node.first.valid() || stmt->kind == StmtKind::Null || stmt->kind == StmtKind::Compound)
      return;
    node.first = stmt->loc;
    if (auto* expr = stmt->tryAs<ExprStmt>()) node.range = expr->expr->range;
  }

  /// The two edges of a condition in the current node; kNone where a constant rules one out.
  /// Returns the condition's constantTruth().
  int decide(const Expr* condition, uint32_t& ifTrue, uint32_t& ifFalse) {
    evaluates(condition);
    int truth = constantTruth(condition);
    ifTrue = truth == 0 ? newNode() : after(current_);
    ifFalse = truth == 1 ? newNode() : after(current_);
    // Code that a constant condition disables is not reported.
    if (truth == 0) switchedOff_.push_back(ifTrue);
    return truth;
  }

  void visit(const Stmt* stmt) {
    if (!stmt) return;
    if (stmt->kind < StmtKind::Switch || stmt->kind > StmtKind::Label) mark(stmt);
    switch (stmt->kind) {
      case StmtKind::Null:
        nodes_[current_].fallsThrough |= stmt->as<NullStmt>()->isFallthrough;
        return;
      case StmtKind::Expr: return visitExpr(stmt->as<ExprStmt>()->expr);
      case StmtKind::Decl:
        for (const VarDecl* var : stmt->as<DeclStmt>()->vars)
          if (var->init && !var->hasStaticStorage)
            for (const InitElement& element : var->init->elements) evaluates(element.value);
        return;
      case StmtKind::Compound:
        for (const Stmt* each : stmt->as<CompoundStmt>()->stmts) visit(each);
        return;
      case StmtKind::If: return visitIf(stmt->as<IfStmt>());
      case StmtKind::While:
      case StmtKind::DoWhile:
      case StmtKind::For: return visitLoop(stmt);
      case StmtKind::Break: return jump(jumps_.back().breakTo);
      case StmtKind::Continue: return jump(jumps_.back().continueTo);
      case StmtKind::Return:
        hasReturn_ = true;
        evaluates(stmt->as<ReturnStmt>()->value);
        return jump(exit_);
      case StmtKind::Switch: return visitSwitch(stmt->as<SwitchStmt>());
      case StmtKind::Case:
      case StmtKind::Default: return visitCase(stmt->as<CaseStmt>());
      case StmtKind::Label: {
        auto* label = stmt->as<LabelStmt>();
        uint32_t node = labelNode(label->id);
        edge(current_, node);
        current_ = node;
        return visit(label->body);
      }
      case StmtKind::Goto: {
        auto* jumpStmt = stmt->as<GotoStmt>();
        if (jumpStmt->target) return jump(labelNode(jumpStmt->target->id));
        evaluates(jumpStmt->address);
        return jump(indirectNode());
      }
      case StmtKind::Assembly:
        for (const AssemblyOperand& operand : stmt->as<AssemblyStmt>()->operands)
          evaluates(operand.expr);
        return;
    }
  }

  void visitExpr(const Expr* expr) {
    while (auto* cast = expr->tryAs<CastExpr>()) expr = cast->operand;
    if (auto* block = expr->tryAs<StatementExpr>()) {
      visit(block->body);
      if (block->result) visitExpr(block->result);
      return;
    }
    evaluates(expr);
    if (neverReturns(expr)) current_ = newNode();
  }

  void visitIf(const IfStmt* link) {
    uint32_t end = newNode();
    for (;;) {
      uint32_t then, otherwise;
      if (decide(link->condition, then, otherwise) == 1) switchedOff_.push_back(otherwise);
      current_ = then;
      visit(link->thenBranch);
      edge(current_, end);
      current_ = otherwise;
      if (!link->elseBranch) break;
      const IfStmt* next = link->elseBranch->tryAs<IfStmt>();
      if (!next) {
        visit(link->elseBranch);
        break;
      }
      link = next;
    }
    edge(current_, end);
    current_ = end;
  }

  void visitLoop(const Stmt* stmt) {
    const Expr* condition;
    const Stmt* body;
    const Expr* step = nullptr;
    bool testFirst = true;
    if (auto* loop = stmt->tryAs<WhileStmt>()) {
      condition = loop->condition, body = loop->body;
    } else if (auto* repeat = stmt->tryAs<DoWhileStmt>()) {
      condition = repeat->condition, body = repeat->body, testFirst = false;
    } else {
      auto* count = stmt->as<ForStmt>();
      visit(count->init);
      condition = count->condition, body = count->body, step = count->step;
    }
    uint32_t head = after(current_);  // of a `do`: of its body
    uint32_t next = newNode();        // where `continue` goes
    uint32_t bodyNode = head, end;
    current_ = head;
    if (testFirst && condition) {
      decide(condition, bodyNode, end);
    } else {
      if (testFirst) bodyNode = after(head);
      end = newNode();
    }
    current_ = bodyNode;
    jumps_.push_back({end, next});
    visit(body);
    jumps_.pop_back();
    edge(current_, next);
    current_ = next;
    if (testFirst) {
      evaluates(step);
      edge(next, head);
    } else {
      evaluates(condition);
      int truth = constantTruth(condition);
      if (truth != 0) edge(next, head);
      if (truth != 1) edge(next, end);
    }
    current_ = end;
  }

  void visitSwitch(const SwitchStmt* stmt) {
    mark(stmt);
    evaluates(stmt->condition);
    uint32_t end = newNode();
    for (const CaseStmt* each : stmt->cases) edge(current_, labelNode(each->id));
    if (!stmt->coversEnum)
      edge(current_, stmt->defaultCase ? labelNode(stmt->defaultCase->id) : end);
    current_ = newNode();
    jumps_.push_back({end, jumps_.empty() ? kNone : jumps_.back().continueTo});
    visit(stmt->body);
    jumps_.pop_back();
    edge(current_, end);
    current_ = end;
  }

  void visitCase(const CaseStmt* stmt) {
    uint32_t node = labelNode(stmt->id);
    // One label after another is no fall-through.
    const Node& before = nodes_[current_];
    if (!before.fallsThrough && (!before.startsAtCase || before.first.valid()))
      fallThroughs_.push_back({current_, stmt->loc});
    edge(current_, node);
    nodes_[node].startsAtCase = true;
    current_ = node;
    visit(stmt->body);
  }

  /// Lays the edges out by their source.
  void sortEdges() {
    for (const Edge& each : edges_) ++nodes_[each.from].edges;
    uint32_t total = 0;
    for (Node& node : nodes_) node.edges = total += node.edges;
    targets_.resize(total);
    for (const Edge& each : edges_) targets_[--nodes_[each.from].edges] = each.to;
  }

  std::span<const uint32_t> targets(uint32_t node) const {
    uint32_t end = node + 1 < nodes_.size() ? nodes_[node + 1].edges : uint32_t(targets_.size());
    return {targets_.data() + nodes_[node].edges, end - nodes_[node].edges};
  }

  /// The nodes that are reachable from these; `avoidCalls`: without passing a call of the function
  /// itself.
  std::vector<bool> search(std::vector<uint32_t> work, bool avoidCalls) const {
    std::vector<bool> reached(nodes_.size());
    for (uint32_t start : work) reached[start] = true;
    while (!work.empty()) {
      uint32_t node = work.back();
      work.pop_back();
      if (avoidCalls && nodes_[node].callsItself) continue;
      for (uint32_t to : targets(node)) {
        if (reached[to]) continue;
        reached[to] = true;
        work.push_back(to);
      }
    }
    return reached;
  }

  /// Warns where dead code begins: its statements that no dead code leads to.
  void warnUnreachable(uint32_t entry) {
    std::vector<uint32_t> starts = switchedOff_;
    starts.push_back(entry);
    std::vector<bool> live = search(starts, false);
    std::vector<bool> inner(nodes_.size());
    for (uint32_t i = 0; i < nodes_.size(); ++i)
      if (!live[i] && (inner[i] || nodes_[i].first.valid()))
        for (uint32_t to : targets(i))
          if (to > i) inner[to] = true;
    for (uint32_t i = 0; i < nodes_.size(); ++i)
      if (!live[i] && !inner[i] && nodes_[i].first.valid())
        diagnostics_.warning("unreachable-code", nodes_[i].first, {Msg::NeverExecuted},
                             {nodes_[i].range});
  }

  const FunctionDecl& function_;
  const FlowFacts& facts_;
  Diagnostics& diagnostics_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<uint32_t> targets_;
  std::vector<uint32_t> labels_;  // the nodes of labels, by id
  std::vector<uint32_t> switchedOff_;
  std::vector<FallThrough> fallThroughs_;
  std::vector<Jumps> jumps_;
  uint32_t current_ = 0, exit_ = 0, indirect_ = kNone;
  bool hasReturn_ = false;
};

/// The closing brace is not reached: no graph is needed to see that.
bool endsInReturn(const FunctionDecl& function) {
  std::span<Stmt* const> stmts = function.body->as<CompoundStmt>()->stmts;
  return !stmts.empty() && stmts.back()->kind == StmtKind::Return;
}

}  // namespace

void checkFlow(const FunctionDecl& function, const FlowFacts& facts, Diagnostics& diagnostics) {
  bool wanted = facts.callsItself && diagnostics.enabled("infinite-recursion");
  wanted |= diagnostics.enabled("implicit-fallthrough") || diagnostics.enabled("unreachable-code");
  if (!endsInReturn(function)) {
    wanted |= facts.needsResult && diagnostics.enabled("return-type");
    wanted |= function.isNoreturn && diagnostics.enabled("invalid-noreturn");
  }
  if (wanted) FlowChecker(function, facts, diagnostics).run();
}

}  // namespace minic
