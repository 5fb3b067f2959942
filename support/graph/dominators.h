// The dominator tree of a Cfg. Block a dominates block b when every path from the entry to b passes
// a; the nearest strict dominator of b is its parent in the tree (idom).
//
// Semi-NCA (Georgiadis 2005, also LLVM's) builds it. Cooper, Harvey and Kennedy ("A Simple, Fast
// Dominance Algorithm", 2001), the algorithm of Engineering a Compiler, is easiest to read but
// climbs O(depth) per edge of a deep nest of loops; it is here so that its steps can be shown.
// docs/passes.md has the measurements.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "support/graph/cfg.h"

namespace minic {

/// Immediate dominators by number; the entry's is itself. By semi-NCA, in O(n log n).
std::vector<uint32_t> immediateDominators(const Cfg& cfg);

/// A step of Cooper, Harvey and Kennedy's algorithm. Blocks are numbers of the Cfg.
struct DomStep {
  enum Kind : uint8_t {
    Round,  ///< a new round over all blocks begins
    Meet,   ///< for `block`: intersect starts with the fingers on `a` (a pred) and `b` (so far)
    Climb,  ///< a finger has moved: now on `a` and `b`
    Idom,   ///< the round's verdict on `block`: `a`; `b` is 1 if it changed
  };
  Kind kind;
  uint32_t block, a, b;
};

/// The same by Cooper, Harvey and Kennedy; `watch` gets every step. Quadratic at worst.
std::vector<uint32_t> watchDominators(const Cfg& cfg, const std::function<void(DomStep)>& watch);

/// A tree of dominators over numbered blocks: levels, and positions in a preorder walk, so that
/// dominance is two comparisons. A parent has a smaller number than its children; the root is 0.
class Dominators {
 public:
  Dominators() = default;
  /// The tree with these parents. Siblings are walked in the order in which `siblings` lists them;
  /// it holds all blocks, or nothing for the order of the numbers.
  explicit Dominators(std::vector<uint32_t> idoms, std::span<const uint32_t> siblings = {});

  uint32_t size() const { return uint32_t(idom_.size()); }
  uint32_t idom(uint32_t n) const { return idom_[n]; }    ///< of the root: itself
  uint32_t level(uint32_t n) const { return level_[n]; }  ///< distance from the root
  uint32_t maxLevel() const { return maxLevel_; }
  /// Position of block n in the preorder of the tree; its subtree is [preorder(n), subtreeEnd(n)).
  uint32_t preorder(uint32_t n) const { return in_[n]; }
  uint32_t subtreeEnd(uint32_t n) const { return out_[n]; }
  /// Blocks in preorder of the tree: a walk without recursion.
  const std::vector<uint32_t>& walk() const { return walk_; }
  bool dominates(uint32_t a, uint32_t b) const { return in_[a] <= in_[b] && in_[b] < out_[a]; }

 private:
  std::vector<uint32_t> idom_, level_, in_, out_, walk_;  // by number; walk_ by preorder
  uint32_t maxLevel_ = 0;
};

/// The graph whose dominators are the post-dominators of `cfg`: all edges reversed, and a virtual
/// exit as the entry. Block n of `cfg` has the id n + 1, the virtual exit the id 0. It has an edge
/// to every block that ends the function, and to one block of each region that cannot end.
Cfg reversed(const Cfg& cfg);

}  // namespace minic
