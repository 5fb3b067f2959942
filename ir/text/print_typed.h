// The types of pointers for LLVM 14 and older, whose pointers have pointee types, and the casts
// that they need.
//
// What is certain: an alloca of T is T*, a global of T is T*, a getelementptr points to what its
// indices reach. In memory and inside other types every pointer is i8*. All other pointer values
// (arguments, results, phis, loads, and allocas that hold nothing but a pointer) fall into classes
// of values that flow into each other; a class whose members are all used as pointers to one type T
// is printed T*; without a use, the values that flow in decide (an array as its element, as in C);
// else it is i8*. Where a pointer is used as another type than it is printed with, there is a
// bitcast.
// Private to print.cpp: the printer asks for the text of each type, and for the casts.
#pragma once

#include <fmt/format.h>
#include <numeric>
#include <optional>

#include "ir/gep.h"
#include "ir/text/print_internal.h"

namespace minic::irprint {

class TypedPointers {
 public:
  explicit TypedPointers(const Module& module) : module_(module) {
    infer();
    choosePrefix();
  }

  // ---- the printed types

  std::string resultText(const Function& f) {
    return f.returnType()->isPtr() && f.intrinsic == Intrinsic::None ? classText(result_[f.id])
                                                                     : typed(f.returnType());
  }
  std::string paramText(const Function& f, const Argument* param) {
    if (const Type* pointee = namedPointee(param)) return typed(pointee) + "*";
    return param->type->isPtr() && f.intrinsic == Intrinsic::None ? classText(node(f, param))
                                                                  : typed(param->type);
  }
  /// The type of a value in memory: loaded, stored, or held by an alloca.
  std::string memoryText(const Value* address, const Type* type) {
    return isSlot(*fn_, address) ? classText(held(*fn_, address)) : typed(type);
  }

  /// The callee, if it is a function that is called by its own type.
  static const Function* directCallee(const Inst& call) {
    const Function* callee = call.calledFunction();
    return callee && callee->fnType == call.call->fnType ? callee : nullptr;
  }

  /// The type of the instruction's result; its class may have another.
  std::string resultText(const Inst& inst) {
    if (inst.is(Op::Load)) return memoryText(inst.address(), inst.type);
    if (inst.is(Op::ExtractValue)) return typed(inst.type);
    if (!inst.is(Op::Call)) return textOf(&inst);
    const Function* callee = directCallee(inst);
    return callee ? resultText(*callee) : typed(inst.call->fnType->returnType());
  }

  /// What is before the callee of a call.
  std::string calleeText(const Inst& inst) {
    if (!inst.call->fnType->variadic) return resultText(inst);
    const Function* callee = directCallee(inst);
    return callee ? signature(*callee) : calledText(inst);
  }

  /// The type that the instruction wants of an operand; null and the like are i8*.
  std::string wantedText(const Inst& inst, uint32_t i) {
    const Value* value = inst.operand(i);
    switch (inst.op) {
      case Op::Ret: return resultText(*fn_);
      case Op::Load: return resultText(inst) + "*";
      case Op::Store:
        return memoryText(inst.address(), inst.storedValue()->type) + (i == 1 ? "*" : "");
      case Op::IndirectBr: return "i8*";
      case Op::AtomicRmw:
      case Op::CmpXchg:  // of pointers: i8*
        return typed(inst.operand(1)->type) + (i == 0 ? "*" : "");
      case Op::Gep: return i == 0 ? typed(inst.typeArg) + "*" : textOf(value);
      case Op::ICmp: return textOf(inst.operand(0));
      case Op::Phi:
      case Op::Freeze: return textOf(&inst);
      case Op::Select: return textOf(i ? &inst : value);
      case Op::InsertValue: return i == 1 ? typed(value->type) : textOf(value);
      case Op::Call: {
        if (i == 0) return calledText(inst) + "*";
        const Function* callee = directCallee(inst);
        if (i > inst.call->fnType->params().size()) return textOf(value);
        return callee ? paramText(*callee, callee->args[i - 1]) : paramText(inst, i - 1);
      }
      default: return textOf(value);
    }
  }
  /// Of an element or operand of a constant.
  std::string partType(const Value& whole, const Value* part, bool isFirst) {
    auto* expr = asConstExpr(&whole);
    if (!expr) return typed(part->type);
    if (expr->exprOp == Op::Gep && isFirst) return typed(expr->sourceType) + "*";
    return part->is(Op::Function) ? "i8*" : textOf(part);
  }

  // ---- names and casts

  /// Intrinsics are named after their types: p0 is p0i8 here.
  static std::string symbol(const Function& f) {
    std::string name(f.name);
    if (name.starts_with("llvm."))
      for (size_t at = name.find(".p0"); at != std::string::npos; at = name.find(".p0", at + 5))
        if (at + 3 == name.size() || name[at + 3] == '.') name.insert(at + 3, "i8");
    return name;
  }

  void startFunction(const Function& f, const ValueNamer& names) {
    fn_ = &f;
    namer_ = &names;
    casts_ = 0;
    castForPhis(f);
  }

  /// The name of the instruction's result; a cast comes after the instruction if its class is
  /// printed with another type.
  std::string nameResult(const Inst& inst) {
    std::string name = (*namer_)(&inst);
    if (!inst.type->isPtr()) return name;
    std::string actual = resultText(inst), wanted = textOf(&inst);
    if (actual == wanted) return name;
    std::string raw = newName();
    appendCast(after_, name, actual, raw, wanted);
    return raw;
  }

  /// The name of an operand that is no constant, or of its cast, which comes before the
  /// instruction.
  std::string operand(const Inst& inst, uint32_t i) {
    const Value* value = inst.operand(i);
    if (auto ready = phiOperand_.find(&inst.ops[i]); ready != phiOperand_.end())
      return ready->second;
    if (value->type->isPtr() && textOf(value) != wantedText(inst, i))
      return cast(before_, value, wantedText(inst, i));
    return (*namer_)(value);
  }

  /// The casts for the phis of the block's successors, which come before its terminator.
  const std::string& castsAtEnd(const Block* block) const { return atEnd_[block->id]; }

  /// Puts the casts around the instruction whose line begins at `begin`.
  void insertCasts(std::string& out, size_t begin) {
    out.insert(begin, std::exchange(before_, {}));
    out += std::exchange(after_, {});
  }

  /// Opens a cast of a constant to the type `wanted`, and gives what closes it.
  std::string openCast(std::string& out, const Value* value, const std::string& wanted) {
    if (!value->type->isPtr()) return {};
    auto* expr = asConstExpr(value);
    bool hasPointee =
        expr ? expr->exprOp != Op::IntToPtr : value->is(Op::Global) || value->is(Op::Function);
    std::string own = hasPointee ? textOf(value) : value->is(Op::BlockAddress) ? "i8*" : wanted;
    if (own == wanted) return {};
    out.append("bitcast (").append(own).append(" ");
    return " to " + wanted + ")";
  }

 private:
  const Module& module_;

  static std::string typed(const Type* type) {
    std::string out;
    appendType(out, type, "i8*");
    return out;
  }

  // ---- classes of pointers (union-find over nodes)

  std::vector<uint32_t> base_;    // by constant id of a function: node of value id 0
  std::vector<uint32_t> result_;  // by constant id of a function: node of what it returns
  std::vector<uint32_t> parent_;  // by node
  struct Seen {                   // pointees: none (null), one, or several
    const Type* pointee = nullptr;
    bool several = false;
    void add(const Type* type) {
      if (!pointee)
        pointee = type;
      else
        several |= pointee != type;
    }
    void add(const Seen& other) {
      if (other.pointee) add(other.pointee);
      several |= other.several;
    }
  };
  std::vector<Seen> used_, given_;  // by root: as what it is used, what flows in
  std::vector<bool> slot_;          // by node: an alloca that holds only a pointer
  std::vector<std::string> text_;   // by root: the printed type, made when first asked for

  /// Each value has two nodes: for itself, and for what it holds if it is such an alloca.
  uint32_t node(const Function& f, const Value* value) const { return base_[f.id] + value->id * 2; }
  uint32_t held(const Function& f, const Value* slot) const { return node(f, slot) + 1; }

  uint32_t find(uint32_t n) {
    while (parent_[n] != n) n = parent_[n] = parent_[parent_[n]];
    return n;
  }
  void unite(uint32_t a, uint32_t b) {
    a = find(a), b = find(b);
    if (a == b) return;
    parent_[b] = a;
    used_[a].add(used_[b]);
    given_[a].add(given_[b]);
  }

  bool isSlot(const Function& f, const Value* value) const {
    return value->is(Op::Alloca) && slot_[node(f, value)];
  }
  /// Of a parameter with byval or sret, whose type must be a pointer to theirs.
  static const Type* namedPointee(const Value* value) {
    return value->is(Op::Argument) ? static_cast<const Argument*>(value)->attrs.pointee : nullptr;
  }
  /// The value has a class; others have a pointee of their own, or none at all.
  static bool hasClass(const Value* value) {
    return (value->is(Op::Argument) && !namedPointee(value)) ||
           (value->isInst() && !value->is(Op::Alloca) && !value->is(Op::Gep));
  }
  /// Pointee of what hasClass denies; null for null, undef and what depends on a class.
  const Type* ownPointee(const Function& f, const Value* value) const {
    if (const Type* pointee = namedPointee(value)) return pointee;
    if (value->is(Op::Alloca))
      return isSlot(f, value) ? nullptr : static_cast<const Inst*>(value)->typeArg;
    return constantPointee(value);
  }
  static const Type* constantPointee(const Value* value) {
    if (value->is(Op::Global)) return static_cast<const GlobalVar*>(value)->valueType;
    if (auto gep = GepSteps::of(value)) return gep->target();
    return nullptr;
  }
  /// `value` flows into the class of node `n`.
  void flow(const Function& f, const Value* value, uint32_t n) {
    if (hasClass(value))
      unite(n, node(f, value));
    else if (const Type* pointee = ownPointee(f, value))
      given_[find(n)].add(pointee->isArray() ? pointee->element : pointee);
  }
  void usedAs(const Function& f, const Value* address, const Type* pointee) {
    if (hasClass(address)) used_[find(node(f, address))].add(pointee);
  }

  static bool isOurCall(const Inst* call) {
    const Function* callee = call->calledFunction();
    return callee && callee->fnType == call->call->fnType && callee->intrinsic == Intrinsic::None;
  }

  void infer() {
    base_.resize(module_.numConstants());
    result_.resize(module_.numConstants());
    uint32_t next = 0;
    for (const auto& function : module_.functions) {
      base_[function->id] = next;
      next += function->nextValueId * 2;
      result_[function->id] = next++;
    }
    parent_.resize(next);
    std::iota(parent_.begin(), parent_.end(), 0u);
    used_.resize(next);
    given_.resize(next);
    slot_.resize(next);
    text_.resize(next);
    for (const auto& function : module_.functions) {
      for (const Block* block : blocks(*function))
        for (const Inst* inst : insts(block))
          if (inst->is(Op::Alloca)) slot_[node(*function, inst)] = holdsOnlyAPointer(inst);
    }
    for (const auto& function : module_.functions)
      for (const Block* block : blocks(*function))
        for (const Inst* inst : insts(block)) inferInst(*function, inst);
  }

  static bool holdsOnlyAPointer(const Inst* alloca) {
    if (!alloca->typeArg->isPtr() || alloca->numOps) return false;
    for (const Use& use : alloca->useRange()) {
      const Inst* user = use.user;
      bool fine = (user->is(Op::Load) && user->type->isPtr()) ||
                  (user->is(Op::Store) && use.index() == 1 && user->storedValue()->type->isPtr());
      if (!fine) return false;
    }
    return true;
  }

  void inferInst(const Function& f, const Inst* inst) {
    switch (inst->op) {
      case Op::Load:
        if (isSlot(f, inst->address()))
          unite(node(f, inst), held(f, inst->address()));
        else
          usedAs(f, inst->address(), inst->type);
        return;
      case Op::Store:
        if (isSlot(f, inst->address()))
          flow(f, inst->storedValue(), held(f, inst->address()));
        else
          usedAs(f, inst->address(), inst->storedValue()->type);
        return;
      case Op::AtomicRmw:
      case Op::CmpXchg: return usedAs(f, inst->operand(0), inst->operand(1)->type);
      case Op::Gep: return usedAs(f, inst->operand(0), inst->typeArg);
      case Op::Phi:
      case Op::Select:
      case Op::Freeze:
        if (!inst->type->isPtr()) return;
        for (uint32_t i = inst->is(Op::Select); i < inst->numOps; ++i)
          flow(f, inst->operand(i), node(f, inst));
        return;
      case Op::ICmp:
        if (inst->operand(0)->type->isPtr() && hasClass(inst->operand(0)))
          flow(f, inst->operand(1), node(f, inst->operand(0)));
        return;
      case Op::Ret:
        if (inst->numOps && inst->operand(0)->type->isPtr())
          flow(f, inst->operand(0), result_[f.id]);
        return;
      case Op::Call: {
        if (!isOurCall(inst)) return;
        const Function& callee = *inst->calledFunction();
        if (inst->type->isPtr()) unite(node(f, inst), result_[callee.id]);
        for (const Argument* param : callee.args)
          if (param->type->isPtr() && hasClass(param))
            flow(f, inst->arg(param->index), node(callee, param));
        return;
      }
      default: return;
    }
  }

  // ---- the printed types

  const std::string& classText(uint32_t n) {
    n = find(n);
    if (!text_[n].empty()) return text_[n];
    const Seen& seen = used_[n].pointee ? used_[n] : given_[n];
    return text_[n] = (seen.pointee && !seen.several ? typed(seen.pointee) : "i8") + "*";
  }

  std::string signature(const Function& f) {
    std::string text = resultText(f) + " (";
    for (const Argument* param : f.args) {
      if (param->index) text += ", ";
      text += paramText(f, param);
    }
    if (f.fnType->variadic) text += f.args.empty() ? "..." : ", ...";
    return text + ")";
  }

  /// The type a value is printed with where it is defined.
  std::string textOf(const Value* value) {
    if (!value->type->isPtr()) return typed(value->type);
    if (const Function* function = asFunction(value)) return signature(*function) + "*";
    if (value->isConstant()) {
      const Type* pointee = constantPointee(value);
      return pointee ? typed(pointee) + "*" : "i8*";
    }
    if (isSlot(*fn_, value)) return classText(held(*fn_, value)) + "*";
    if (hasClass(value)) return classText(node(*fn_, value));
    return typed(ownPointee(*fn_, value)) + "*";
  }

  // ---- casts

  const Function* fn_ = nullptr;       // being printed
  const ValueNamer* namer_ = nullptr;  // its names
  std::string before_, after_;         // casts before and after the instruction
  std::string prefix_ = "typed.";
  uint32_t casts_ = 0;

  /// Names of casts begin with something that no name of the module, nor a version of one, begins
  /// with.
  void choosePrefix() {
    for (uint32_t i = 1; i < module_.names.size(); ++i) {
      std::string_view name = module_.names[i];
      while (name.starts_with(prefix_) ||
             (prefix_.starts_with(name) && prefix_.size() == name.size() + 1))
        prefix_ += '.';
    }
  }

  std::string newName() { return fmt::format("%{}{}", prefix_, casts_++); }

  static void appendCast(std::string& text, const std::string& result, const std::string& from,
                         const std::string& name, const std::string& to) {
    text += fmt::format("  {} = bitcast {} {} to {}\n", result, from, name, to);
  }

  std::string cast(std::string& text, const Value* value, const std::string& to) {
    std::string result = newName();
    appendCast(text, result, textOf(value), (*namer_)(value), to);
    return result;
  }

  // Casts for phis are at the end of the predecessors.
  std::vector<std::string> atEnd_;                          // by block id
  std::unordered_map<const Use*, std::string> phiOperand_;  // looked up only

  void castForPhis(const Function& f) {
    atEnd_.assign(f.nextBlockId, {});
    phiOperand_.clear();
    // Of one phi: edges from one block share the cast.
    std::unordered_map<const Block*, std::string> done;
    for (const Block* block : blocks(f)) {
      for (const Inst* phi : phis(block)) {
        if (!phi->type->isPtr()) continue;
        std::string wanted = textOf(phi);
        done.clear();
        for (const Use& use : phi->operands()) {
          const Value* value = use.value;
          if (value->isConstant() || textOf(value) == wanted) continue;
          const Block* pred = block->preds[use.index()].block;
          std::string& name = done[pred];
          if (name.empty()) name = cast(atEnd_[pred->id], value, wanted);
          phiOperand_[&use] = name;
        }
      }
    }
  }

  /// Of a call of what is no such function.
  static std::string paramText(const Inst& call, size_t i) {
    const Type* pointee = call.call->args.empty() ? nullptr : call.call->args[i].pointee;
    return pointee ? typed(pointee) + "*" : typed(call.call->fnType->params()[i]);
  }
  static std::string calledText(const Inst& call) {
    const Type* type = call.call->fnType;
    std::string text = typed(type->returnType()) + " (";
    for (size_t i = 0; i < type->params().size(); ++i) text += (i ? ", " : "") + paramText(call, i);
    if (type->variadic) text += type->params().empty() ? "..." : ", ...";
    return text + ")";
  }
};

}  // namespace minic::irprint
