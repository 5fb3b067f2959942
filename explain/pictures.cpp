// One record per block, its lines to the left, and a port per successor.
#include "explain/pictures.h"

#include <fmt/format.h>
#include <map>
#include <set>

#include "ir/text/print.h"
#include "support/graph/frontier.h"

namespace minic {

namespace {

/// As text inside a record: what Graphviz reads as the record's form is escaped.
std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '\n') {
      out += "\\l";
      continue;
    }
    if (std::string_view("\\{}<>|\"").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

std::string dotString(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

std::string blockText(const Block* block, const ValueNamer& names) {
  std::string text = names(block).substr(1) + ":\n";
  for (const Inst* inst : insts(block)) {
    text += "  ";
    printInst(text, *inst, names);
    text += '\n';
  }
  return text;
}

/// The condition of an edge of a terminator.
std::string edgeName(const Inst& terminator, uint32_t succ) {
  if (terminator.is(Op::CondBr)) return succ == 0 ? "T" : "F";
  if (succ == 0) return "def";
  std::string text;
  printConstant(text, terminator.operand(succ));
  return text;
}

}  // namespace

void Drawing::begin(std::string title) { graphs_.push_back({std::move(title), {}}); }

std::string Drawing::node(uint32_t number) const {
  return fmt::format("Node{}_{}", graphs_.size() - 1, number);
}

void Drawing::addNode(uint32_t number, std::string_view record) {
  graphs_.back().body += fmt::format("\t{} [shape=record,fontname=\"Courier\",label=\"{{{}}}\"];\n",
                                     node(number), record);
}

void Drawing::addEdge(uint32_t from, std::string_view port, uint32_t to,
                      std::string_view attributes) {
  graphs_.back().body +=
      fmt::format("\t{}{}{} -> {}{}{}{};\n", node(from), port.empty() ? "" : ":", port, node(to),
                  attributes.empty() ? "" : " [", attributes, attributes.empty() ? "" : "]");
}

void Drawing::cfg(const Function& function) {
  begin(fmt::format("CFG for '{}' function", function.name));
  ValueNamer names(function);
  for (const Block* block : blocks(function)) {
    std::string record = escaped(blockText(block, names));
    if (block->succs.size() > 1) {
      record += "|{";
      for (uint32_t i = 0; i < block->succs.size(); ++i)
        record += fmt::format("{}<s{}>{}", i ? "|" : "", i, edgeName(*block->last, i));
      record += "}";
    }
    addNode(block->id, record);
    for (uint32_t i = 0; i < block->succs.size(); ++i)
      addEdge(block->id, block->succs.size() > 1 ? fmt::format("s{}", i) : "",
              block->succs[i].block->id);
  }
}

DomTree Drawing::tree(const Function& function) {
  DomTree dominators = DomTree::compute(function);
  ValueNamer names(function);
  for (uint32_t n : dominators.walk()) {
    const Block* block = dominators.rpo.order[n];
    // No record: Graphviz loses edges between neighbouring records.
    graphs_.back().body += fmt::format("\t{} [shape=box,fontname=\"Courier\",label={}];\n",
                                       node(block->id), dotString(names(block).substr(1)));
    if (n) addEdge(dominators.idom(block)->id, "", block->id);
  }
  return dominators;
}

void Drawing::dominators(const Function& function) {
  begin(fmt::format("Dominator tree for '{}' function", function.name));
  tree(function);
}

void Drawing::frontiers(const Function& function) {
  begin(fmt::format("Dominance frontiers for '{}' function", function.name));
  DomTree dominators = tree(function);
  DomFrontier frontier = DomFrontier::compute(dominators.rpo, dominators);
  for (uint32_t n : dominators.walk())
    for (uint32_t y : frontier[n])
      addEdge(dominators.rpo.order[n]->id, "", dominators.rpo.order[y]->id,
              "style=dashed,constraint=false");
}

void Drawing::machineCfg(const MFunction& function) {
  begin(fmt::format("Machine CFG for '{}' function", function.name));
  for (const MBlock* block : function.layout) {
    std::string text = fmt::format("b{}", block->id);
    if (!block->name.empty()) text += fmt::format(" ({})", block->name);
    text += ":\n";
    for (const MInst* inst = block->first; inst; inst = inst->next)
      text += "  " + printMInst(function, *inst) + "\n";
    addNode(block->id, escaped(text));
    for (const MBlock* succ : block->succs) addEdge(block->id, "", succ->id);
  }
}

void Drawing::calls(const Module& module) {
  begin(fmt::format("Call graph: {}", module.sourceFile));
  std::map<const Function*, uint32_t> numbers;  // looked up only
  for (const auto& function : module.functions)
    numbers.emplace(function.get(), uint32_t(numbers.size()));
  const auto pointers = uint32_t(numbers.size());
  std::set<uint32_t> shown;
  std::vector<std::pair<uint32_t, uint32_t>> edges;
  for (const auto& function : module.functions) {
    uint32_t from = numbers[function.get()];
    if (!function->isDeclaration()) shown.insert(from);
    std::set<uint32_t> called;
    for (const Block* block : blocks(*function))
      for (const Inst* inst : insts(block)) {
        if (!inst->is(Op::Call)) continue;
        const Function* callee = inst->calledFunction();
        if (callee && callee->intrinsic != Intrinsic::None) continue;
        uint32_t to = callee ? numbers[callee] : pointers;
        if (called.insert(to).second) edges.emplace_back(from, to);
        shown.insert(to);
      }
  }
  for (uint32_t number : shown)
    addNode(number,
            number == pointers ? "a function by pointer" : escaped(module.functions[number]->name));
  for (auto [from, to] : edges) addEdge(from, "", to);
}

std::string Drawing::take() {
  std::string text;
  if (graphs_.size() == 1) {
    std::string title = dotString(graphs_[0].title);
    text = fmt::format("digraph {} {{\n\tlabel={};\n\n{}}}\n", title, title, graphs_[0].body);
  } else {
    text = "digraph \"minic\" {\n";
    for (size_t i = 0; i < graphs_.size(); ++i)
      text += fmt::format("\tsubgraph cluster_{} {{\n\tlabel={};\n\n{}\t}}\n", i,
                          dotString(graphs_[i].title), graphs_[i].body);
    text += "}\n";
  }
  graphs_.clear();
  return text;
}

}  // namespace minic
