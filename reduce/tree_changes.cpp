// The changes that each kind offers for a program, found on its tree.
#include "reduce/tree_changes.h"

#include <algorithm>
#include <fmt/format.h>

namespace minic::reduce {

/// The names of functions, variables, types and enumerators that an item declares.
std::set<std::string_view> Collector::declaredBy(int item) const {
  std::set<std::string_view> names;
  std::vector<int> left{item};
  while (!left.empty()) {
    const Node& node = nodes()[left.back()];
    left.pop_back();
    if (node.rule == Rule::Block || node.rule == Rule::Parameters) continue;
    if (node.rule == Rule::Declarator) {
      if (int name = program_.declaredName(node); name >= 0) names.insert(program_.token(name));
    } else if (node.rule == Rule::RecordSpecifier || node.rule == Rule::EnumSpecifier) {
      names.insert(program_.token(node.first + 1));
    } else if (node.rule == Rule::Enumerator) {
      names.insert(program_.token(node.first));
    }
    left.insert(left.end(), node.children.begin(), node.children.end());
  }
  return names;
}

/// One change: without the declarations that no function's body leads to.
void Collector::unused() {
  std::vector<int> items;
  std::map<std::string_view, std::vector<int>> declaring;
  for (int i = 0; i < int(nodes().size()); ++i)
    if (nodes()[i].parent < 0 && nodes()[i].rule == Rule::Item) {
      items.push_back(i);
      for (std::string_view name : declaredBy(i)) declaring[name].push_back(i);
    }
  std::set<int> reached;
  std::vector<int> left;
  for (int item : items)
    if (!program_.children(nodes()[item], Rule::Block).empty()) left.push_back(item);
  while (!left.empty()) {
    int item = left.back();
    left.pop_back();
    if (!reached.insert(item).second) continue;
    for (uint32_t i = nodes()[item].first; i < nodes()[item].last; ++i)
      if (auto found = declaring.find(program_.token(i)); found != declaring.end())
        left.insert(left.end(), found->second.begin(), found->second.end());
  }
  Change change;
  for (int item : items)
    if (!reached.count(item)) change.push_back({nodes()[item].first, nodes()[item].last, {}});
  if (!change.empty()) changes.push_back(std::move(change));
}

void Collector::items() {
  for (const Node& node : nodes())
    if (node.parent < 0) remove(node);
}

/// Replaces the argument of that number in each call by nothing; without an argument (size_t(-1))
/// the calls by 0.
void Collector::calls(std::string_view function, size_t argument, Change& change) const {
  for (const Node& suffix : nodes()) {
    if (suffix.rule != Rule::Suffix || !hasToken(suffix.first, "(")) continue;
    if (!suffix.first || program_.token(suffix.first - 1) != function) continue;
    if (argument == size_t(-1)) {
      change.push_back({suffix.first - 1, suffix.last, "0"});
      continue;
    }
    if (argument >= suffix.children.size()) continue;
    const Node& node = nodes()[suffix.children[argument]];
    if (argument + 1 < suffix.children.size())
      change.push_back({node.first, nodes()[suffix.children[argument + 1]].first, {}});
    else
      change.push_back({node.first - (argument > 0), node.last, {}});
  }
}

/// Deletes a declaration with the statements that use it, or with its uses made 0.
void Collector::removeWithUses(const Node& scope, const Edit& declaration, std::string_view name) {
  Change statements{declaration}, zeros{declaration};
  for (const Node& node : nodes()) {
    if (node.first < scope.first || node.last > scope.last) continue;
    if (node.first >= declaration.first && node.last <= declaration.last) continue;
    bool isStatement = node.rule == Rule::Statement || node.rule == Rule::Declaration;
    if (isStatement && program_.mentions(node, name)) {
      bool isInner = true;  // no statement in it does
      for (const Node& inner : nodes())
        if (&inner != &node && inner.first >= node.first && inner.last <= node.last &&
            (inner.rule == Rule::Statement || inner.rule == Rule::Declaration) &&
            program_.mentions(inner, name))
          isInner = false;
      if (isInner) {
        bool isInList = program_.hasParent(node, Rule::Block);
        statements.push_back({node.first, node.last, isInList ? "" : ";"});
      }
    }
    if (node.rule == Rule::Unary && hasToken(node.first, name))
      zeros.push_back({node.first, node.last, "0"});
  }
  changes.push_back(std::move(statements));
  if (!onlyStatements_) changes.push_back(std::move(zeros));
}

/// Functions with their declarations; their calls become 0.
void Collector::functions() {
  std::map<std::set<std::string_view>, Change> declarations;
  std::set<std::string_view> defined;
  for (int i = 0; i < int(nodes().size()); ++i) {
    const Node& node = nodes()[i];
    if (node.parent >= 0) continue;
    std::set<std::string_view> names = declaredBy(i);
    if (names.size() != 1 || names.count("main")) continue;
    declarations[names].push_back({node.first, node.last, {}});
    if (!program_.children(node, Rule::Block).empty()) defined.merge(names);
  }
  for (auto& [names, change] : declarations)
    if (std::string_view name = *names.begin(); defined.count(name)) {
      calls(name, size_t(-1), change);
      changes.push_back(std::move(change));
    }
  sortBySize();
}

void Collector::itemsWithUses() {
  Node all{Rule::Item, 0, uint32_t(program_.tokens().size()), -1, {}};
  for (int i = 0; i < int(nodes().size()); ++i) {
    const Node& node = nodes()[i];
    if (node.parent >= 0) continue;
    std::set<std::string_view> names = declaredBy(i);
    if (names.size() != 1) continue;
    std::string_view name = *names.begin();
    if (name == "main") continue;
    removeWithUses(all, {node.first, node.last, {}}, name);
  }
}

void Collector::statements() {
  hasLevel = false;
  for (const Node& node : nodes()) {
    if (node.rule != Rule::Statement && node.rule != Rule::Declaration) continue;
    if (node.parent < 0) continue;
    size_t depth = program_.depth(node, {Rule::Statement, Rule::Declaration});
    hasLevel |= depth >= level_;
    if (depth != level_) continue;
    if (program_.hasParent(node, Rule::Block)) {
      remove(node);
    } else if (hasToken(node.first - 1, "else")) {
      add(node.first - 1, node.last);
    } else {
      add(node.first, node.last, ";");
    }
  }
}

/// Statements replaced by a part of them.
void Collector::unwrapped() {
  hasLevel = false;
  for (const Node& node : nodes()) {
    if (node.rule != Rule::Statement) continue;
    size_t depth = program_.depth(node, {Rule::Statement, Rule::Declaration});
    hasLevel |= depth >= level_;
    if (depth != level_) continue;
    if (hasToken(node.first, "switch")) withoutCases(node);
    // `label: ; next`
    bool isEmptyLabel = hasToken(node.last - 1, ";") && hasToken(node.last - 2, ":");
    if (isEmptyLabel && !hasToken(node.last, "}")) add(node.last - 1, node.last);
    for (int child : node.children) {
      const Node& part = nodes()[child];
      std::string text = program_.textOf(part.first, part.last);
      if (part.rule == Rule::Block) {
        if (program_.hasParent(node, Rule::Block))
          add(node.first, node.last, program_.textOf(part.first + 1, part.last - 1));
        else if (part.children.size() == 1)
          add(node.first, node.last, program_.textOf(part.first + 1, part.last - 1));
      } else if (part.rule == Rule::Statement) {
        // Into the list of statements around it, or with its own braces.
        bool isBlock = hasToken(part.first, "{") && program_.hasParent(node, Rule::Block);
        if (isBlock) add(node.first, node.last, program_.textOf(part.first + 1, part.last - 1));
        add(node.first, node.last, text);
        if (hasToken(node.first, "for") && hasToken(node.first + 1, "(")) {
          const Node& init = nodes()[node.children[0]];
          if (init.first == node.first + 2) {
            std::string start = program_.textOf(init.first, init.last);
            if (init.rule == Rule::Expression) start += ";";
            add(node.first, node.last, "{ " + start + " " + text + " }");
            if (program_.hasParent(node, Rule::Block)) add(node.first, node.last, start + text);
          }
        }
      } else if (part.rule == Rule::Expression &&
                 size_t(program_.size(part)) + 1 < program_.size(node)) {
        add(node.first, node.last, text + ";");
        if (hasToken(node.first, "for")) remove(part);
      } else if (part.rule == Rule::Declaration && hasToken(node.first, "for")) {
        add(part.first, part.last, ";");
      }
    }
  }
}

/// The body of a switch as if it had no labels and no breaks.
void Collector::withoutCases(const Node& whole) {
  std::vector<int> bodies;
  for (int child : whole.children)
    if (nodes()[child].last == whole.last) bodies = {child};
  if (bodies.empty()) return;
  Change change{{whole.first, nodes()[bodies[0]].first, {}}};
  for (const Node& node : nodes()) {
    if (node.rule != Rule::Statement || node.first <= whole.first || node.last > whole.last)
      continue;
    const Node* around = &node;  // what a break in it would leave
    do around = &parent(*around);
    while (around != &whole && !hasToken(around->first, "switch") &&
           !hasToken(around->first, "for") && !hasToken(around->first, "while") &&
           !hasToken(around->first, "do"));
    if (around != &whole) continue;
    if (hasToken(node.first, "break"))
      change.push_back({node.first, node.last, ";"});
    else if ((hasToken(node.first, "case") || hasToken(node.first, "default")) &&
             !node.children.empty() && nodes()[node.children.back()].rule == Rule::Statement)
      change.push_back({node.first, nodes()[node.children.back()].first, {}});
  }
  changes.push_back(std::move(change));
}

/// Initialisers that become 0: then the variables in them are not needed.
void Collector::initialisers() {
  for (const Node& node : nodes())
    if (node.rule == Rule::Initializer && program_.size(node) > 1 && !hasToken(node.first, "{") &&
        (program_.hasParent(node, Rule::DeclarationRest) ||
         program_.hasParent(node, Rule::InitDeclarator)))
      add(node.first, node.last, "0");
}

/// Those changes of locals() of which many may be made together.
void Collector::localsWithStatements() {
  onlyStatements_ = true;
  locals();
}

/// Local variables with the statements that use them.
void Collector::locals() {
  for (const Node& node : nodes()) {
    if (node.rule != Rule::Declaration || node.parent < 0) continue;
    std::vector<int> declarators = program_.children(node, Rule::Declarator);
    std::vector<int> rest = program_.children(node, Rule::DeclarationRest);
    if (declarators.empty()) continue;
    const Node& first = nodes()[declarators[0]];
    std::vector<int> more;
    if (!rest.empty()) more = program_.children(nodes()[rest[0]], Rule::InitDeclarator);
    if (int name = program_.declaredName(first); name >= 0) {
      // Without the variable: its initialiser stands for it.
      std::vector<int> inits;
      if (!rest.empty()) inits = program_.children(nodes()[rest[0]], Rule::Initializer);
      if (!onlyStatements_ && !inits.empty() && more.empty() &&
          !hasToken(nodes()[inits[0]].first, "{")) {
        const Node& init = nodes()[inits[0]];
        std::string text = program_.textOf(init.first, init.last);
        add(node.first, node.last, text + ";");
        if (program_.size(init) > 1) text = "(" + text + ")";
        Change change{{node.first, node.last, {}}};
        for (uint32_t i = node.last; i < parent(node).last; ++i)
          if (hasToken(i, program_.token(name))) change.push_back({i, i + 1, text});
        changes.push_back(std::move(change));
      }
      Edit edit{node.first, node.last, {}};
      if (!more.empty()) edit = {first.first, nodes()[more[0]].first, {}};
      removeWithUses(parent(node), edit, program_.token(name));
    }
    for (int other : more) {
      std::vector<int> inner = program_.children(nodes()[other], Rule::Declarator);
      int name = inner.empty() ? -1 : program_.declaredName(nodes()[inner[0]]);
      if (name < 0) continue;
      removeWithUses(parent(node), {nodes()[other].first - 1, nodes()[other].last, {}},
                     program_.token(name));
    }
  }
}

/// Bodies of functions in the place of the only call, which is a statement; a first assignment
/// made the initialiser of the variable declared before it; that variable declared in a loop's
/// head.
void Collector::inlined() {
  for (const Node& function : nodes()) {
    std::vector<int> bodies, declarators;
    if (function.parent < 0) {
      bodies = program_.children(function, Rule::Block);
      declarators = program_.children(function, Rule::Declarator);
    }
    if (bodies.empty() || declarators.empty()) continue;
    const Node &body = nodes()[bodies[0]], &declarator = nodes()[declarators[0]];
    std::vector<int> suffixes = program_.children(declarator, Rule::DeclaratorSuffix);
    int name = program_.declaredName(declarator);
    if (name < 0 || suffixes.empty()) continue;
    std::vector<int> lists = program_.children(nodes()[suffixes[0]], Rule::Parameters);
    std::vector<int> parameters;
    if (!lists.empty()) parameters = program_.children(nodes()[lists[0]], Rule::Parameter);
    for (const Node& call : nodes()) {
      if (call.rule != Rule::Suffix || !call.first || !hasToken(call.first, "(")) continue;
      if (!hasToken(call.first - 1, program_.token(name)) || !hasToken(call.last, ";")) continue;
      std::string_view before = call.first > 1 ? program_.token(call.first - 2) : "";
      if (before != ";" && before != "{" && before != "}" && before != ")") continue;
      std::string text = "{";
      for (size_t i = 0; i < parameters.size() && i < call.children.size(); ++i) {
        const Node &to = nodes()[parameters[i]], &from = nodes()[call.children[i]];
        text += program_.textOf(to.first, to.last) + " = " +
                program_.textOf(from.first, from.last) + ";";
      }
      text += program_.textOf(body.first + 1, body.last);
      changes.push_back(
          {{function.first, function.last, {}}, {call.first - 1, call.last + 1, text}});
    }
  }
  for (size_t i = 0; i < nodes().size(); ++i) {
    const Node& node = nodes()[i];
    if (node.rule != Rule::Declaration || !hasToken(node.last - 1, ";")) continue;
    // `int a = 1; for (;`
    if (node.parent >= 0 && hasToken(node.last, "for") && hasToken(node.last + 2, ";"))
      changes.push_back({{node.first, node.last, {}},
                         {node.last + 2, node.last + 3, program_.textOf(node.first, node.last)}});
    // `int a; a = 1;`
    std::string_view name = program_.token(node.last - 2);
    if (isWord(name) && hasToken(node.last, name) && hasToken(node.last + 1, "="))
      add(node.last - 1, node.last + 1);
  }
}

/// One of several declarators, and initialisers.
void Collector::declarators() {
  for (const Node& node : nodes()) {
    if (node.rule == Rule::InitDeclarator) add(node.first - 1, node.last);
    if (node.rule == Rule::Declarator && node.parent >= 0) {
      std::vector<int> rest = program_.children(parent(node), Rule::DeclarationRest);
      if (rest.empty()) continue;
      std::vector<int> more = program_.children(nodes()[rest[0]], Rule::InitDeclarator);
      if (!more.empty()) add(node.first, nodes()[more[0]].first);
    }
    if (node.rule == Rule::Initializer && (program_.hasParent(node, Rule::DeclarationRest) ||
                                           program_.hasParent(node, Rule::InitDeclarator))) {
      add(node.first - 1, node.last);
      if (program_.size(node) > 1) add(node.first, node.last, "0");
      if (hasToken(node.first, "{") && node.children.size() == 1)
        add(node.first, node.last, program_.textOf(node.first + 1, node.last - 1));
    }
  }
}

/// Parameters with the arguments of all calls.
void Collector::parameters() {
  std::map<std::pair<std::string_view, size_t>, Change> found;
  for (const Node& node : nodes()) {
    if (node.rule != Rule::Declarator) continue;
    std::vector<int> suffixes = program_.children(node, Rule::DeclaratorSuffix);
    int name = program_.declaredName(node);
    if (suffixes.empty() || name < 0) continue;
    std::vector<int> lists = program_.children(nodes()[suffixes[0]], Rule::Parameters);
    if (lists.empty()) continue;
    const Node& list = nodes()[lists[0]];
    for (size_t i = 0; i < list.children.size(); ++i) {
      const Node& one = nodes()[list.children[i]];
      Change& change = found[{program_.token(name), i}];
      if (i + 1 < list.children.size())
        change.push_back({one.first, nodes()[list.children[i + 1]].first, {}});
      else
        change.push_back({one.first - (i > 0), one.last, {}});
      // The name is not needed in a declaration.
      for (int inner : program_.children(one, Rule::AbstractDeclarator))
        if (program_.size(nodes()[inner]) == 1) add(nodes()[inner].first, nodes()[inner].last);
    }
    if (hasToken(list.last - 1, "...") && list.last - list.first > 2) add(list.last - 2, list.last);
  }
  for (auto& [key, change] : found) {
    calls(key.first, key.second, change);
    changes.push_back(std::move(change));
  }
}

/// The children of that rule, each with a comma.
void Collector::elements(const Node& list, Rule rule) {
  std::vector<int> all = program_.children(list, rule);
  for (size_t i = 0; i < all.size(); ++i) {
    const Node& node = nodes()[all[i]];
    bool hasComma = hasToken(node.last, ","), follows = hasToken(node.first - 1, ",");
    add(node.first - (!hasComma && follows), node.last + hasComma);
  }
}

void Collector::lists() {
  for (const Node& node : nodes()) {
    if (node.rule == Rule::Member) remove(node);
    if (node.rule == Rule::Members) continue;
    if (node.rule == Rule::Member) elements(node, Rule::MemberDeclarator);
    if (node.rule == Rule::Enumerators) elements(node, Rule::Enumerator);
    if (node.rule == Rule::Enumerator && program_.size(node) > 1) add(node.first + 1, node.last);
    if (node.rule == Rule::MemberDeclarator && hasToken(node.last - 2, ":") &&
        program_.size(node) > 2)
      add(node.last - 2, node.last);
    if ((node.rule == Rule::Initializer || node.rule == Rule::LiteralBody) && node.children.size())
      elements(node, Rule::Initializer);
    if (node.rule == Rule::Designator) {
      bool isLast = hasToken(node.last, "=");
      bool isFirst = program_.children(parent(node), Rule::Designator)[0] == &node - &nodes()[0];
      add(node.first, node.last + (isLast && isFirst));
    }
    if (node.rule == Rule::AsmOperands || node.rule == Rule::StaticAssert) remove(node);
    if (node.rule == Rule::Special && hasToken(node.first, "_Generic"))
      for (int one : program_.children(node, Rule::Association)) {
        const Node& part = nodes()[nodes()[one].children.back()];
        add(node.first, node.last, program_.textOf(part.first, part.last));
      }
  }
}

/// Conversions of printf's format with their arguments, and parts of strings.
void Collector::formats() {
  for (const Node& suffix : nodes()) {
    if (suffix.rule != Rule::Suffix || !hasToken(suffix.first, "(")) continue;
    for (size_t place = 0; place < suffix.children.size(); ++place) {
      const Node& format = nodes()[suffix.children[place]];
      std::string_view text = program_.token(format.first);
      if (program_.size(format) != 1 || text[0] != '"') continue;
      size_t argument = place;
      for (size_t at = 0; (at = text.find('%', at)) != text.npos;) {
        size_t end =
            std::min(text.find_first_not_of("0123456789.*-+# lhqjztL", at + 1), text.size() - 1);
        std::string shorter(text.substr(0, at));
        shorter += text.substr(end + 1);
        Change change{{format.first, format.last, shorter}};
        bool takes = text[end] != '%';
        argument += takes;
        at = end + 1;
        if (takes && argument < suffix.children.size()) {
          const Node& value = nodes()[suffix.children[argument]];
          change.push_back({value.first - 1, value.last, {}});
        }
        changes.push_back(std::move(change));
      }
    }
  }
}

void Collector::qualifiers() {
  static const std::set<std::string_view> kRemovable = {
      "const",         "volatile",   "static",   "extern",  "inline",     "register",
      "restrict",      "auto",       "_Atomic",  "typedef", "_Noreturn",  "_Thread_local",
      "__extension__", "__restrict", "__inline", "__const", "__inline__", "__restrict__"};
  static const std::set<std::string_view> kTypeWords = {"unsigned", "signed", "long",  "short",
                                                        "int",      "char",   "double"};
  for (uint32_t i = 0; i < program_.tokens().size(); ++i) {
    if (kRemovable.count(program_.token(i))) add(i, i + 1);
    // Another word says the type.
    if (kTypeWords.count(program_.token(i)) &&
        (kTypeWords.count(program_.token(i + 1)) || kTypeWords.count(program_.token(i - 1))))
      add(i, i + 1);
    if (program_.tokens()[i].isDirective()) add(i, i + 1);
    if (hasToken(i, "__attribute__")) {
      uint32_t end = i + 1;
      for (int open = 0; end < program_.tokens().size();) {
        open += hasToken(end, "(") - hasToken(end, ")");
        ++end;
        if (!open) break;
      }
      add(i, end);
    }
  }
  for (const Node& node : nodes()) {
    if (node.rule == Rule::AlignmentSpecifier || node.rule == Rule::AsmLabel ||
        node.rule == Rule::Pointer)
      remove(node);
    if (node.rule == Rule::DeclaratorSuffix && hasToken(node.first, "[")) remove(node);
    if (node.rule == Rule::Declarator && hasToken(node.first, "(") &&
        hasToken(node.last - 1, ")") && program_.children(node, Rule::Declarator).size() == 1)
      add(node.first, node.last, program_.textOf(node.first + 1, node.last - 1));
  }
}

/// Expressions replaced by 0.
void Collector::zeros() {
  hasLevel = false;
  for (const Node& node : nodes()) {
    if (node.rule != Rule::Expression && node.rule != Rule::Assignment && node.rule != Rule::Unary)
      continue;
    size_t depth = program_.depth(node, {Rule::Expression, Rule::Assignment, Rule::Unary});
    hasLevel |= depth >= level_;
    if (depth != level_ || hasToken(node.first, "0")) continue;
    // Nothing but its own text is in the node around it: that one is replaced.
    if (depth && program_.size(parent(node)) == program_.size(node)) continue;
    bool isStatement = node.rule == Rule::Expression && program_.hasParent(node, Rule::Statement) &&
                       parent(node).first == node.first;
    if (!isStatement && program_.token(node.first)[0] != '"') add(node.first, node.last, "0");
  }
}

/// Expressions replaced by one of their parts.
void Collector::operands() {
  for (const Node& node : nodes()) {
    std::vector<int> parts;
    if (node.rule == Rule::Expression && node.children.size() > 1) {
      for (int child : node.children) remove(nodes()[child]);
      elements(node, Rule::Assignment);
      parts = node.children;
    } else if (node.rule == Rule::Assignment && node.children.size() > 1) {
      for (size_t i = 0; i < node.children.size(); ++i) {
        const Node& part = nodes()[node.children[i]];
        if (part.rule == Rule::Expression)
          add(node.first, node.last, "(" + program_.textOf(part.first, part.last) + ")");
        else
          parts.push_back(node.children[i]);
        if (i + 1 < node.children.size()) add(part.first, nodes()[node.children[i + 1]].first);
        if (i) add(nodes()[node.children[i - 1]].last, part.last);
      }
      for (uint32_t token : program_.ownTokens(node))
        if (std::string_view op = program_.token(token);
            op.size() > 1 && op.back() == '=' && std::string_view("=!<>").find(op[0]) == op.npos)
          add(token, token + 1, "=");
    } else if (node.rule == Rule::Unary) {
      uint32_t at = node.first;
      while (at + 1 < node.last && !isWord(program_.token(at)) && !hasToken(at, "(") &&
             !isNumber(program_.token(at)) && program_.token(at)[0] != '"') {
        add(at, at + 1);
        ++at;
      }
      if (hasToken(at, "(") && !node.children.empty()) {
        const Node& inner = nodes()[node.children[0]];
        bool isCast = inner.rule == Rule::TypeName;
        if (isCast && inner.last + 1 < node.last)
          add(at, inner.last + 1);
        else if (inner.rule == Rule::Expression && inner.last + 1 == node.last)
          add(at, node.last, program_.textOf(inner.first, inner.last));
      }
      for (int child : node.children) {
        const Node& suffix = nodes()[child];
        if (suffix.rule != Rule::Suffix) continue;
        remove(suffix);
        for (int inner : suffix.children) parts.push_back(inner);
        if (hasToken(suffix.first, "(")) elements(suffix, Rule::Assignment);
      }
      if (!node.children.empty() && program_.hasParent(node, Rule::Assignment)) {
        add(node.first, node.last, "0");
        add(node.first, node.last, "1");
      }
    } else if (node.rule == Rule::Assignment || node.rule == Rule::Expression) {
      continue;
    }
    for (int part : parts)
      add(node.first, node.last, program_.textOf(nodes()[part].first, nodes()[part].last));
  }
  sortBySize();
}

/// The changes that take most away first.
void Collector::sortBySize() {
  auto gain = [](const Change& change) {
    long sum = 0;
    for (const Edit& edit : change)
      sum += long(edit.last - edit.first) - long(edit.text.size() / 4);
    return sum;
  };
  std::stable_sort(changes.begin(), changes.end(),
                   [&](const Change& a, const Change& b) { return gain(a) > gain(b); });
}

void Collector::literals() {
  for (uint32_t i = 0; i < program_.tokens().size(); ++i) {
    std::string text(program_.token(i));
    if (isNumber(text)) {
      add(i, i + 1, "0");
      add(i, i + 1, "1");
      if (text.size() > 1) {
        size_t end = text.find_last_not_of("uUlLfF");
        bool isHex = text[1] == 'x' || text[1] == 'X';
        if (!isHex && end + 1 < text.size()) add(i, i + 1, text.substr(0, end + 1));
        add(i, i + 1, text.substr(0, isHex ? 3 : 1));
        add(i, i + 1, text.substr(0, text.size() / 2));
        add(i, i + 1, text.substr(0, text.size() - 1));
      }
      bool isDecimal = text.find_first_not_of("0123456789") == text.npos && text.size() < 10;
      if (isDecimal && text != "0" && text != "1") {
        add(i, i + 1, "2");
        add(i, i + 1, std::to_string(std::stoul(text) / 2));
        add(i, i + 1, std::to_string(std::stoul(text) - 1));
      }
    } else if (text[0] == '"' && text.size() > 2) {
      add(i, i + 1, "\"\"");
      for (size_t at = 1; at + 1 < text.size(); at += 1 + (text[at] == '\\')) {
        if (text[at] == '%') break;
        std::string shorter = text;
        shorter.erase(at, 1 + (text[at] == '\\'));
        add(i, i + 1, shorter);
      }
    } else if (text[0] == '\'') {
      add(i, i + 1, "0");
    }
  }
}

void Collector::types() {
  for (const Node& node : nodes()) {
    if (node.rule != Rule::Specifiers) continue;
    // Words before the type stay, they have a kind of their own.
    uint32_t first = node.first;
    while (first + 1 < node.last &&
           (hasToken(first, "typedef") || hasToken(first, "static") || hasToken(first, "extern") ||
            hasToken(first, "const") || hasToken(first, "volatile")))
      ++first;
    add(first, node.last, "int");
    for (int record : program_.children(node, Rule::RecordSpecifier))
      if (program_.size(nodes()[record]) > 3 && hasToken(nodes()[record].first + 2, "{"))
        add(nodes()[record].first + 1, nodes()[record].first + 2);
  }
}

/// A short new name for each longer name that the program itself defines.
std::map<std::string_view, std::string> Collector::shortNames() const {
  std::set<std::string_view> words, defined;
  for (const TextToken& token : program_.tokens())
    if (isWord(token.text)) words.insert(token.text);
  std::vector<std::string_view> order;
  auto define = [&](std::string_view name) {
    if (name != "main" && isWord(name) && name.size() > 1 && defined.insert(name).second)
      order.push_back(name);
  };
  for (int i = 0; i < int(nodes().size()); ++i) {
    const Node& node = nodes()[i];
    if (node.rule == Rule::Declarator) {
      std::vector<int> suffixes = program_.children(node, Rule::DeclaratorSuffix);
      bool isFunction = !suffixes.empty() && hasToken(nodes()[suffixes[0]].first, "(");
      bool hasBody = node.parent >= 0 && !program_.children(parent(node), Rule::Block).empty();
      bool isExtern = false;
      if (node.parent >= 0)
        for (int specifiers : program_.children(parent(node), Rule::Specifiers))
          isExtern |= hasToken(nodes()[specifiers].first, "extern");
      int name = program_.declaredName(node);
      if (name >= 0 && (hasBody || (!isFunction && !isExtern))) define(program_.token(name));
    } else if (node.rule == Rule::AbstractDeclarator && program_.hasParent(node, Rule::Parameter)) {
      define(program_.token(node.first));
    } else if (node.rule == Rule::Enumerator) {
      define(program_.token(node.first));
    } else if ((node.rule == Rule::RecordSpecifier || node.rule == Rule::EnumSpecifier)) {
      define(program_.token(node.first + 1));
    } else if (node.rule == Rule::Statement && hasToken(node.first + 1, ":") &&
               !hasToken(node.first, "default")) {
      define(program_.token(node.first));
    }
  }
  std::map<std::string_view, std::string> names;
  size_t next = 0;
  for (std::string_view name : order) {
    std::string made;
    do {
      made = std::string(1, char('a' + next % 26));
      if (next >= 26) made += std::to_string(next / 26);
      ++next;
    } while (words.count(made));
    if (made.size() < name.size()) names[name] = made;
  }
  return names;
}

void Collector::replaceEach(const std::map<std::string_view, std::string>& names,
                            Change& change) const {
  for (uint32_t i = 0; i < program_.tokens().size(); ++i)
    if (auto found = names.find(program_.token(i)); found != names.end())
      change.push_back({i, i + 1, found->second});
}

void Collector::names() {
  Change change;
  replaceEach(shortNames(), change);
  if (!change.empty()) changes.push_back(std::move(change));
}

void Collector::eachName() {
  for (const auto& [name, made] : shortNames()) {
    Change change;
    replaceEach({{name, made}}, change);
    changes.push_back(std::move(change));
  }
}

}  // namespace minic::reduce
