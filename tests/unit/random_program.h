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

/// Adds "i32 @main()" to the module: it walks a random graph, doing arithmetic on its variables,
/// until it returns or a budget of steps in the global @fuel is used up, and returns a checksum.
inline Function* randomProgram(Module& module, std::mt19937& random,
                               const ProgramOptions& options) {
  Type* i32 = module.types.i32();
  auto below = [&](uint32_t n) { return uint32_t(random() % n); };
  Graph graph = randomGraph(random, options.blocks);
  GlobalVar* fuel = module.createGlobal("fuel", i32);
  fuel->init = module.constI32(300);
  GlobalVar* state = module.createGlobal("state", i32);
  state->init = module.constI32(int(random() % 1000));
  Function* function = module.createFunction("main", module.types.function(i32, {}));
  std::vector<Block*> made;
  for (size_t i = 0; i < graph.size(); ++i)
    made.push_back(function->createBlock("b" + std::to_string(i)));
  Block* done = function->createBlock("done");
  Builder b(module, *function);

  std::vector<Inst*> variables, pointers;
  b.setInsertPoint(made[0]);
  for (uint32_t v = 0; v < options.variables; ++v)
    variables.push_back(b.alloca_(i32, "v" + std::to_string(v)));
  Inst* checksum = b.alloca_(i32, "checksum");
  if (options.pointers)
    for (uint32_t p = 0; p < 2; ++p) pointers.push_back(b.alloca_(module.types.ptr(), "p"));
  b.store(module.constI32(1), checksum);
  for (uint32_t v = 0; v < variables.size(); ++v)
    if (options.initialise || below(3) == 0) b.store(module.constI32(int(v + 1)), variables[v]);
  for (size_t p = 0; p < pointers.size(); ++p)
    b.store(variables[below(uint32_t(variables.size()))], pointers[p]);

  // A new pseudo-random number that no optimizer sees through, from the volatile @state.
  auto next = [&]() -> Value* {
    Inst* old = b.load(i32, state, {}, true);
    Inst* times = b.binary(Op::Mul, old, module.constI32(1103515245));
    Inst* plus = b.binary(Op::Add, times, module.constI32(12345));
    b.store(plus, state, true);
    return b.binary(Op::LShr, plus, module.constI32(16));
  };

  for (uint32_t n = 0; n < graph.size(); ++n) {
    b.setInsertPoint(made[n]);
    std::vector<Value*> values{module.constI32(int(n))};
    std::vector<Inst*> inner;
    if (options.innerAllocas && n && below(3) == 0) {
      inner.push_back(b.alloca_(i32, "inner"));
      b.store(module.constI32(7), inner.back());
    }
    for (uint32_t k = below(7); k > 0; --k) {
      Inst* variable = variables.empty() ? checksum : variables[below(uint32_t(variables.size()))];
      if (!inner.empty() && below(3) == 0) variable = inner.back();
      switch (below(pointers.empty() ? 3 : 5)) {
        case 0: values.push_back(b.load(i32, variable)); break;
        case 1: b.store(values[below(uint32_t(values.size()))], variable); break;
        case 2: {
          Value* left = values[below(uint32_t(values.size()))];
          values.push_back(b.binary(Op::Add, left, values[below(uint32_t(values.size()))]));
          break;
        }
        case 3: {
          Inst* address = b.load(module.types.ptr(), pointers[below(uint32_t(pointers.size()))]);
          if (below(2))
            values.push_back(b.load(i32, address));
          else
            b.store(values.back(), address);
          break;
        }
        default: values.push_back(b.load(i32, variable));
      }
    }
    Inst* sum = b.load(i32, checksum);
    Inst* times = b.binary(Op::Mul, sum, module.constI32(31));
    b.store(b.binary(Op::Add, times, values.back()), checksum);

    // Every cycle has an edge to a block that is not later: those pay a step.
    std::vector<Block*> to;
    bool back = false;
    for (uint32_t succ : graph[n]) {
      to.push_back(made[succ]);
      back |= succ <= n;
    }
    Value* selector = to.empty() ? nullptr : next();
    if (back) {
      Inst* left = b.binary(Op::Sub, b.load(i32, fuel), module.constI32(1));
      b.store(left, fuel);
      Inst* over = b.icmp(IntPred::SLT, left, module.constI32(0));
      selector = b.select(over, module.constI32(-1), selector);
      to.push_back(done);
    }
    if (to.empty()) {
      b.ret(b.load(i32, checksum));
    } else if (to.size() == 1) {
      b.br(to[0]);
    } else if (!back && to.size() == 2) {
      Inst* bit = b.binary(Op::And, selector, module.constI32(1));
      b.condBr(b.icmp(IntPred::EQ, bit, module.constI32(0)), to[0], to[1]);
    } else {
      // -1 leads to the last; others by remainder.
      Inst* over = b.icmp(IntPred::EQ, selector, module.constI32(-1));
      Inst* rest = b.binary(Op::URem, selector, module.constI32(int(to.size())));
      Value* choice = back ? b.select(over, module.constI32(int(to.size()) - 1), rest) : rest;
      std::vector<ConstInt*> cases;
      for (size_t k = 1; k < to.size(); ++k) cases.push_back(module.constI32(int(k)));
      b.switch_(choice, to[0], cases, std::span<Block* const>(to).subspan(1));
    }
  }
  b.setInsertPoint(done);
  b.ret(b.load(i32, checksum));
  if (!options.phis) return function;
  for (Block* block : made) {
    if (block->preds.empty() || below(3)) continue;
    b.setInsertPoint(block);
    Inst* phi = b.phi(i32, "old");
    for (uint32_t i = 0; i < phi->numOps; ++i)  // the same for all edges from one block
      phi->setOperand(i, module.constI32(int(block->preds[i].block->id % 5)));
    b.setInsertPoint(block->firstNonPhi());
    b.store(phi, checksum);
  }
  return function;
}

}  // namespace minic::test
