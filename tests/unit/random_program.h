// Random functions in the form that a front end emits (variables in memory), over random graphs.
#pragma once

#include "tests/unit/cfg_util.h"

namespace minic::test {

struct ProgramOptions {
  uint32_t blocks = 12, variables = 4;
  bool initialise = true;     ///< store to every variable in the entry: no read is undefined
  bool pointers = false;      ///< some variables hold addresses of others
  bool innerAllocas = false;  ///< allocas in other blocks than the entry
  bool phis = false;          ///< some phis exist already
};

/// Sizes and features that differ from round to round.
inline ProgramOptions variant(unsigned round) {
  ProgramOptions options;
  options.blocks = 1 + round % 25;
  options.variables = 1 + round % 6;
  options.pointers = round % 3 == 1;
  options.innerAllocas = round % 5 == 2;
  options.phis = round % 2 == 1;
  return options;
}

/// Makes the function of randomProgram(): the blocks of a random graph, one after the other.
class ProgramMaker {
 public:
  ProgramMaker(Module& module, std::mt19937& random, const ProgramOptions& options)
      : module_(module),
        random_(random),
        options_(options),
        graph_(randomGraph(random, options.blocks)) {
    fuel_ = module.createGlobal("fuel", i32_);
    fuel_->init = module.constI32(300);
    state_ = module.createGlobal("state", i32_);
    state_->init = module.constI32(int(random() % 1000));
    function_ = module.createFunction("main", module.types.function(i32_, {}));
    for (size_t i = 0; i < graph_.size(); ++i)
      made_.push_back(function_->createBlock("b" + std::to_string(i)));
    done_ = function_->createBlock("done");
  }

  Function* make() {
    Builder b(module_, *function_);
    declareVariables(b);
    for (uint32_t n = 0; n < graph_.size(); ++n) {
      b.setInsertPoint(made_[n]);
      compute(b, n);
      leave(b, n);
    }
    b.setInsertPoint(done_);
    b.ret(b.load(i32_, checksum_));
    if (options_.phis) addPhis(b);
    return function_;
  }

 private:
  uint32_t below(uint32_t n) { return uint32_t(random_() % n); }

  void declareVariables(Builder& b) {
    b.setInsertPoint(made_[0]);
    for (uint32_t v = 0; v < options_.variables; ++v)
      variables_.push_back(b.alloca_(i32_, "v" + std::to_string(v)));
    checksum_ = b.alloca_(i32_, "checksum");
    if (options_.pointers)
      for (uint32_t p = 0; p < 2; ++p) pointers_.push_back(b.alloca_(module_.types.ptr(), "p"));
    b.store(module_.constI32(1), checksum_);
    for (uint32_t v = 0; v < variables_.size(); ++v)
      if (options_.initialise || below(3) == 0)
        b.store(module_.constI32(int(v + 1)), variables_[v]);
    for (size_t p = 0; p < pointers_.size(); ++p)
      b.store(variables_[below(uint32_t(variables_.size()))], pointers_[p]);
  }

  /// A new pseudo-random number that no optimizer sees through, from the volatile @state.
  Value* next(Builder& b) {
    Inst* old = b.load(i32_, state_, {}, true);
    Inst* times = b.binary(Op::Mul, old, module_.constI32(1103515245));
    Inst* plus = b.binary(Op::Add, times, module_.constI32(12345));
    b.store(plus, state_, true);
    return b.binary(Op::LShr, plus, module_.constI32(16));
  }

  /// Loads, stores and additions, and a new checksum.
  void compute(Builder& b, uint32_t n) {
    std::vector<Value*> values{module_.constI32(int(n))};
    std::vector<Inst*> inner;
    if (options_.innerAllocas && n && below(3) == 0) {
      inner.push_back(b.alloca_(i32_, "inner"));
      b.store(module_.constI32(7), inner.back());
    }
    for (uint32_t k = below(7); k > 0; --k) {
      Inst* variable =
          variables_.empty() ? checksum_ : variables_[below(uint32_t(variables_.size()))];
      if (!inner.empty() && below(3) == 0) variable = inner.back();
      switch (below(pointers_.empty() ? 3 : 5)) {
        case 0: values.push_back(b.load(i32_, variable)); break;
        case 1: b.store(values[below(uint32_t(values.size()))], variable); break;
        case 2: {
          Value* left = values[below(uint32_t(values.size()))];
          values.push_back(b.binary(Op::Add, left, values[below(uint32_t(values.size()))]));
          break;
        }
        case 3: {
          Inst* address = b.load(module_.types.ptr(), pointers_[below(uint32_t(pointers_.size()))]);
          if (below(2))
            values.push_back(b.load(i32_, address));
          else
            b.store(values.back(), address);
          break;
        }
        default: values.push_back(b.load(i32_, variable));
      }
    }
    Inst* sum = b.load(i32_, checksum_);
    Inst* times = b.binary(Op::Mul, sum, module_.constI32(31));
    b.store(b.binary(Op::Add, times, values.back()), checksum_);
  }

  /// The end of block n.
  void leave(Builder& b, uint32_t n) {
    // Every cycle has an edge to a block that is not later: those pay a step.
    std::vector<Block*> to;
    bool back = false;
    for (uint32_t succ : graph_[n]) {
      to.push_back(made_[succ]);
      back |= succ <= n;
    }
    Value* selector = to.empty() ? nullptr : next(b);
    if (back) {
      Inst* left = b.binary(Op::Sub, b.load(i32_, fuel_), module_.constI32(1));
      b.store(left, fuel_);
      Inst* over = b.icmp(IntPred::SLT, left, module_.constI32(0));
      selector = b.select(over, module_.constI32(-1), selector);
      to.push_back(done_);
    }
    if (to.empty()) {
      b.ret(b.load(i32_, checksum_));
    } else if (to.size() == 1) {
      b.br(to[0]);
    } else if (!back && to.size() == 2) {
      Inst* bit = b.binary(Op::And, selector, module_.constI32(1));
      b.condBr(b.icmp(IntPred::EQ, bit, module_.constI32(0)), to[0], to[1]);
    } else {
      // -1 leads to the last; others by remainder.
      Inst* over = b.icmp(IntPred::EQ, selector, module_.constI32(-1));
      Inst* rest = b.binary(Op::URem, selector, module_.constI32(int(to.size())));
      Value* choice = back ? b.select(over, module_.constI32(int(to.size()) - 1), rest) : rest;
      std::vector<ConstInt*> cases;
      for (size_t k = 1; k < to.size(); ++k) cases.push_back(module_.constI32(int(k)));
      b.switch_(choice, to[0], cases, std::span<Block* const>(to).subspan(1));
    }
  }

  void addPhis(Builder& b) {
    for (Block* block : made_) {
      if (block->preds.empty() || below(3)) continue;
      b.setInsertPoint(block);
      Inst* phi = b.phi(i32_, "old");
      for (uint32_t i = 0; i < phi->numOps; ++i)  // the same for all edges from one block
        phi->setOperand(i, module_.constI32(int(block->preds[i].block->id % 5)));
      b.setInsertPoint(block->firstNonPhi());
      b.store(phi, checksum_);
    }
  }

  Module& module_;
  std::mt19937& random_;
  const ProgramOptions& options_;
  Type* i32_ = module_.types.i32();
  Graph graph_;
  Function* function_;
  GlobalVar *fuel_, *state_;
  std::vector<Block*> made_;
  Block* done_;
  std::vector<Inst*> variables_, pointers_;
  Inst* checksum_ = nullptr;
};

/// Adds "i32 @main()" to the module: it walks a random graph, doing arithmetic on its variables,
/// until it returns or a budget of steps in the global @fuel is used up, and returns a checksum.
inline Function* randomProgram(Module& module, std::mt19937& random,
                               const ProgramOptions& options) {
  return ProgramMaker(module, random, options).make();
}

}  // namespace minic::test
