// Aggregates in memory, scalar by scalar. As values they stay: the back end keeps the scalars of
// one in consecutive registers.
#include "ir/leaves.h"
#include "passes/codegen/codegen.h"
#include "passes/function_pass.h"

namespace minic {

namespace {

class AggregateSplitter : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    bool changed = false;
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) {
        bool isStore = inst->is(Op::Store);
        if (!isStore && !inst->is(Op::Load) && !inst->is(Op::Select)) continue;
        if (!(isStore ? inst->storedValue() : inst)->type->isAggregate()) continue;
        changed = true;
        build_.at(inst);
        if (isStore)
          store(inst);
        else
          replaceAllUses(inst, inst->is(Op::Load) ? load(inst) : select(inst));
        erase(inst);
      }
    return changed;
  }

 private:
  using Path = std::vector<uint32_t>;

  Inst* member(Op op, Type* type, std::vector<Value*> operands, const Path& path) {
    for (uint32_t index : path) operands.push_back(module_.constI32(int32_t(index)));
    return build_.insert(function_.createInst(op, type, operands, build_.loc));
  }
  Inst* extract(Value* aggregate, Type* leaf, const Path& path) {
    return member(Op::ExtractValue, leaf, {aggregate}, path);
  }
  Inst* insert(Value* aggregate, Value* scalar, const Path& path) {
    return member(Op::InsertValue, aggregate->type, {aggregate, scalar}, path);
  }

  Value* load(Inst* load) {
    Value* made = module_.undef(load->type);
    forEachLeaf(load->type, [&](const Path& path, uint64_t bytes, Type* leaf) {
      Inst* part = build_.load(leaf, addressAt(build_, load->address(), bytes));
      accessLike(part, load, bytes);
      made = insert(made, part, path);
    });
    return made;
  }

  void store(Inst* store) {
    Value* value = store->storedValue();
    forEachLeaf(value->type, [&](const Path& path, uint64_t bytes, Type* leaf) {
      Value* scalar = extract(value, leaf, path);
      Inst* part = build_.store(scalar, addressAt(build_, store->address(), bytes));
      accessLike(part, store, bytes);
    });
  }

  Value* select(Inst* select) {
    Value* made = module_.undef(select->type);
    forEachLeaf(select->type, [&](const Path& path, uint64_t, Type* leaf) {
      Value* yes = extract(select->operand(1), leaf, path);
      Value* no = extract(select->operand(2), leaf, path);
      made = insert(made, build_.select(select->condition(), yes, no), path);
    });
    return made;
  }
};

}  // namespace

bool splitAggregates(Function& function, PassContext& context) {
  return context.get<Contents>()->aggregates && AggregateSplitter(function, context).run();
}

}  // namespace minic
