// Graphs of a program in Graphviz's language, in the style of LLVM's -passes=dot-cfg: control-flow
// graph, dominator tree, dominance frontiers, calls, and the machine's control-flow graph.
#pragma once

#include <string>

#include "backend/mir/mir.h"
#include "ir/dominators.h"
#include "ir/function.h"

namespace minic {

/// Graphs of functions, put into one file: alone as a graph, several as its clusters. The titles
/// are LLVM's ("CFG for 'f' function"). Same input, same text.
class Drawing {
 public:
  void cfg(const Function& function);
  void dominators(const Function& function);
  /// The dominator tree; dashed edges lead from each block to its frontier.
  void frontiers(const Function& function);
  void machineCfg(const MFunction& function);
  /// Direct calls; calls through pointers lead to a node of their own.
  void calls(const Module& module);

  /// All that was drawn; nothing afterwards.
  std::string take();

 private:
  void begin(std::string title);
  std::string node(uint32_t number) const;
  void addNode(uint32_t number, std::string_view record);
  void addEdge(uint32_t from, std::string_view port, uint32_t to, std::string_view attributes = {});
  DomTree tree(const Function& function);

  struct Graph {
    std::string title, body;
  };
  std::vector<Graph> graphs_;
};

}  // namespace minic
