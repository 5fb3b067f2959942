// attributes: what a function does to memory, whether it returns, and what it does with its
// pointers, for the passes that see its calls.
//
//     define i32 @at(ptr %a, i32 %i) {         define i32 @at(ptr nocapture %a, i32 %i)
//       %p = gep i32, ptr %a, i32 %i    =>         willreturn norecurse argmemonly readonly {
//       %x = load i32, ptr %p
//       ret i32 %x
//     }
//
// It belongs into a walk over the call graph from callees to callers, so that the attributes of
// callees are known. Calls of the function by itself are assumed to do no more than the rest of the
// function until the contrary is found; cycles of several functions get what is known of their
// callees so far. A function returns if each of its loops ends: one test that runs in every
// iteration compares a counter that moves towards its bound, or a number that is divided or shifted
// down to 0. It does not return if no block of it does.
//
// Accesses to variables of the function itself, and to memory that is never written, do not count.
// Before: any valid function. After: the same code; its attributes and those of its parameters
// promise more. A function that another module may replace is left alone. The attributes
// stay right while passes change the function, as long as these add no effects.
#include <algorithm>

#include "ir/analysis/address.h"
#include "ir/analysis/alias.h"
#include "ir/effects.h"
#include "passes/function_pass.h"
#include "passes/ipo/finite_loops.h"
#include "passes/passes.h"

namespace minic {

namespace {

using namespace mem;

class Attributes : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    if (function_.linkage == Linkage::Weak || function_.linkage == Linkage::LinkOnce) return false;
    FnAttrs before = function_.attrs;
    uint64_t pointers = findKeptParameters();
    function_.attrs = function_.attrs & findEffects();
    context_.count("pointers that are not kept", pointers);
    if (function_.attrs == before) return pointers != 0;
    context_.count("functions with new attributes", 1);
    tell();
    return true;
  }

 private:
  // ---- memory and ends

  /// What the function does, by all its instructions.
  FnAttrs findEffects() {
    found_ = {None, fnattrs::NoRecurse};
    if (!returns()) found_.flags |= fnattrs::NoReturn;
    if (endsInAllLoops()) found_.flags |= fnattrs::WillReturn;
    // A recursive call does what was found so far, so repeat until nothing more is found.
    for (uint8_t before = All; before != found_.memory;) {
      before = found_.memory;
      for (const Block* block : blocks(function_))
        for (const Inst* inst : insts(block)) visit(*inst);
    }
    return found_;
  }

  bool returns() const {
    for (const Block* block : blocks(function_))
      if (block->last->is(Op::Ret)) return true;
    return false;
  }

  bool endsInAllLoops() {
    const Loops& loops = *context_.get<Loops>();
    const DomTree& tree = *context_.get<DomTree>();
    for (uint32_t loop = 0; loop < loops.loops.size(); ++loop) {
      if (isFinite(loops, tree, loop)) continue;
      context_.missedRemark<Remark::MayNotReturn>(loops.header(loop)->last->loc, function_.name,
                                                  Remark::UnknownEnd);
      return false;
    }
    return true;
  }

  void visit(const Inst& inst) {
    if (inst.is(Op::Call)) return visitCall(inst);
    if (!isMemoryAccess(inst)) return;
    if (effectsOf(inst).isOrdered) found_.memory = All;
    if (inst.is(Op::Fence) || inst.isReadWrite()) return;
    access(inst.address(), inst.is(Op::Load) ? Reads : Writes);
  }

  void visitCall(const Inst& call) {
    const Function* callee = call.calledFunction();
    bool isItself = callee == &function_;
    Effects effects = effectsOf(call);
    uint8_t memory = isItself ? uint8_t(found_.memory & effects.memory) : effects.memory;
    found_.memory |= memory & ~(ReadArgs | WriteArgs);
    for (uint32_t i = 0; i < call.numArgs(); ++i) {
      if (!call.arg(i)->type->isPtr()) continue;
      const uint8_t through = memory & memoryThrough(call, i);
      if (through & ReadArgs) access(call.arg(i), Reads);
      if (through & WriteArgs) access(call.arg(i), Writes);
    }
    if (isItself || effects.mayNotReturn) found_.flags &= ~fnattrs::WillReturn;
    bool isLeaf = callee && (callee->intrinsic != Intrinsic::None ||
                             (callee->library && callee->isDeclaration()));
    if (isItself || !callee || !(isLeaf || callee->attrs.has(fnattrs::NoRecurse)))
      found_.flags &= ~fnattrs::NoRecurse;
  }

  void access(const Value* pointer, uint8_t kind) {
    unsigned fuel = 8;
    found_.memory |= ownersOf(pointer, fuel) & kind;
  }

  /// Whose memory a pointer points into: the arguments' or other memory, all bits of it.
  uint8_t ownersOf(const Value* pointer, unsigned& fuel) {
    constexpr uint8_t kNone = None, kArgs = ReadArgs | WriteArgs, kOther = ReadOther | WriteOther;
    // A pointer that comes out of memory or of a call may be an argument that was kept there.
    const uint8_t kUnknown = keepsArguments_ ? kArgs | kOther : kOther;
    pointer = baseOf(pointer);
    switch (pointer->op) {
      case Op::Alloca: return None;
      case Op::Argument:
        // The caller's memory is read to make the copy; what is written is the function's own.
        return static_cast<const Argument*>(pointer)->attrs.byVal ? uint8_t(ReadArgs) : kArgs;
      case Op::Global: return static_cast<const GlobalVar*>(pointer)->isConstant ? kNone : kOther;
      case Op::Call: {
        bool isOwn = AliasAnalysis::isObject(pointer) && !isAddressKept(pointer, true);
        return isOwn ? kNone : kUnknown;
      }
      case Op::Phi:
      case Op::Select: {
        auto* merge = static_cast<const Inst*>(pointer);
        uint8_t owners = None;
        for (uint32_t i = merge->is(Op::Select); i < merge->numOps; ++i) {
          if (merge->operand(i) == pointer) continue;
          if (fuel == 0) return kArgs | kOther;
          --fuel;
          owners |= ownersOf(merge->operand(i), fuel);
        }
        return owners;
      }
      case Op::Gep:  // the walk to the base was cut short
      case Op::BitCast:
      case Op::ConstExpr: return kArgs | kOther;
      default: return kUnknown;
    }
  }

  // ---- pointers

  /// Marks the pointer parameters that the function does not keep. All are assumed not to be kept
  /// by calls of the function itself; that is taken back until nothing contradicts it.
  uint64_t findKeptParameters() {
    std::vector<Argument*> assumed;
    for (Argument* arg : function_.args)
      if (arg->type->isPtr() && !arg->attrs.noCapture) {
        arg->attrs.noCapture = true;
        assumed.push_back(arg);
      }
    for (size_t before = SIZE_MAX; before != assumed.size();) {
      before = assumed.size();
      std::erase_if(assumed, [](Argument* arg) {
        bool isKept = isAddressKept(arg, true);
        arg->attrs.noCapture = !isKept;
        return isKept;
      });
    }
    keepsArguments_ = std::any_of(
        function_.args.begin(), function_.args.end(),
        [](const Argument* arg) { return arg->type->isPtr() && !arg->attrs.noCapture; });
    return assumed.size();
  }

  void tell() {
    uint8_t memory = function_.attrs.memory;
    auto ifHas = [&](uint32_t flag, Remark part) {
      return function_.attrs.has(flag) ? part : Remark::None;
    };
    context_.remark<Remark::Attributes>(function_.loc, function_.name,
                                        memory == None       ? Remark::TouchesNoMemory
                                        : !(memory & Writes) ? Remark::WritesNoMemory
                                        : !(memory & ~(ReadArgs | WriteArgs))
                                            ? Remark::TouchesArguments
                                            : Remark::TouchesMemory,
                                        ifHas(fnattrs::WillReturn, Remark::Returns),
                                        ifHas(fnattrs::NoRecurse, Remark::CallsItselfNever));
  }

  FnAttrs found_;
  bool keepsArguments_ = true;  // a pointer parameter may be stored, returned or made a number
};

}  // namespace

bool attributes(Function& function, PassContext& context) {
  return Attributes(function, context).run();
}

}  // namespace minic
