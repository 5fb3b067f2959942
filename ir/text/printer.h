// The printer: walks modules, functions, instructions and constants. Private to ir/text/print*.cpp.
//
// LLVM's text has two styles, with opaque pointers (print.cpp) and with typed ones
// (print_typed.cpp). They differ in the types of pointers, and in the casts between those. `Style`
// derives from Printer<Style> and says:
//
//   static void appendType(std::string&, const Type*)   a type in memory
//   static constexpr bool kOldWords                     for LLVM 14 and older
//   bool isDropped(const Function&)                     leave this declaration out
//   void returnType(const Function&), paramType(const Function&, const Argument&)
//   void symbol(const Function&)                        @f
//   void line(const Inst&)                              an instruction with all that belongs to it
//   void resultName(const Inst&), resultType(const Inst&), allocatedType(const Inst&)
//   void calleeType(const Inst&)                        the text before the callee of a call
//   void operandType(const Inst&, uint32_t i)           with a space after it
//   void operand(const Inst&, uint32_t i)               without its type
//   std::string partType(const Value& whole, size_t i)  of an element or operand of a constant
//   std::string convert(const Value*, const std::string& wanted)
//                      opens a cast of a constant to the type `wanted`, and gives what closes it
//
// Unfinished functions print too: an operand, a target or a predecessor may be missing.
#pragma once

#include <unordered_set>

#include "ir/library.h"
#include "ir/text/print_internal.h"

namespace minic::irprint {

template <class Style>
class Printer {
 public:
  Printer(std::string& text, const PrintOptions& printOptions) : out(text), options(printOptions) {}

  void module(const Module& module) {
    if (!options.onlyFunctions) {
      appendModuleHead(out, module);
      appendNamedStructs(out, module, Style::appendType);
      if (!module.globals.empty()) out += '\n';
      for (const GlobalVar* variable : module.globals)
        if (!variable->aliasee) global(*variable);
      startFunctions(module, false);
      startFunctions(module, true);
      usedSymbols(module);
      for (const GlobalVar* variable : module.globals) alias(*variable, variable->valueType);
      for (const auto& f : module.functions) alias(*f, f->fnType);
    }
    if (options.noFunctions) return;
    for (const auto& f : module.functions) {
      if (f->isDeclaration() && (options.onlyFunctions || style().isDropped(*f))) continue;
      if (f->isAssembly || f->aliasee) continue;
      if (!out.empty()) out += '\n';
      ValueNamer names(*f);
      style().function(*f, names);
    }
  }

  /// `@g = alias i32 (), ptr @f`
  void alias(const GlobalValue& symbol, const Type* target) {
    if (!symbol.aliasee) return;
    out += '@';
    appendName(out, symbol.name);
    out += " = ";
    appendLinkage(out, symbol, false);
    out += "alias ";
    type(target);
    out += ", ";
    pointerTo(target);
    out += " @";
    appendName(out, symbol.aliasee->name);
    out += '\n';
  }

  /// `@llvm.global_ctors`, and for those after main `@llvm.global_dtors`.
  void startFunctions(const Module& module, bool atExit) {
    std::string entries;
    unsigned count = 0;
    std::string element = Style::kOldWords ? "{ i32, void ()*, i8* }" : "{ i32, ptr, ptr }";
    for (const StartFunction& start : module.startFunctions) {
      if (start.atExit != atExit) continue;
      entries.append(count++ ? ", " : "").append(element).append(" { i32 ");
      entries.append(std::to_string(start.priority));
      entries += Style::kOldWords ? ", void ()* @" : ", ptr @";
      appendName(entries, start.function->name);
      entries += Style::kOldWords ? ", i8* null }" : ", ptr null }";
    }
    if (!count) return;
    out += atExit ? "@llvm.global_dtors" : "@llvm.global_ctors";
    out += " = appending global [";
    out.append(std::to_string(count)).append(" x ").append(element).append("] [");
    out.append(entries).append("]\n");
  }

  /// `@llvm.used`: what assembly or the linker may refer to, but what other lines say so of.
  void usedSymbols(const Module& module) {
    std::unordered_set<const GlobalValue*> known;
    for (const GlobalVar* variable : module.globals) known.insert(variable->aliasee);
    for (const auto& f : module.functions) known.insert(f->aliasee);
    for (const StartFunction& start : module.startFunctions) known.insert(start.function);
    std::string names;
    unsigned count = 0;
    auto add = [&](const GlobalValue& symbol, const Type* type) {
      if (!symbol.isUsed || symbol.aliasee || known.contains(&symbol)) return;
      if (count++) names += ", ";
      names += Style::kOldWords ? "i8* bitcast (" : "ptr";
      if (Style::kOldWords) Style::appendType(names, type), names += '*';
      appendName(names.append(" @"), symbol.name);
      if (Style::kOldWords) names += " to i8*)";
    };
    for (const GlobalVar* variable : module.globals) add(*variable, variable->valueType);
    for (const auto& f : module.functions) add(*f, f->fnType);
    if (!count) return;
    out.append("@llvm.used = appending global [").append(std::to_string(count));
    out.append(Style::kOldWords ? " x i8*] [" : " x ptr] [").append(names);
    out.append("], section \"llvm.metadata\"\n");
  }

  void global(const GlobalVar& variable) {
    out += '@';
    appendName(out, variable.name);
    out += " = ";
    appendLinkage(out, variable, !variable.init);
    if (variable.isThreadLocal) out += "thread_local ";
    if (variable.unnamedAddr) out += "unnamed_addr ";
    out += variable.isConstant ? "constant " : "global ";
    size_t typeBegin = out.size();
    type(variable.valueType);
    if (variable.init) {
      std::string wanted = out.substr(typeBegin);
      out += ' ';
      constant(variable.init, wanted);
    }
    appendSection(out, variable, ", ");
    out += ", align ";
    appendUInt(out, variable.align ? variable.align : variable.valueType->align);
    out += '\n';
  }

  void function(const Function& f, const ValueNamer& names) {
    namer = &names;
    head(f);
    if (f.isDeclaration()) {
      out += '\n';
      return;
    }
    out += " {\n";
    for (const Block* block : blocks(f)) {
      if (block != f.entry()) out += '\n';
      appendBlockHead(out, block, names, options.predComments);
      for (const Inst* inst : insts(block)) style().line(*inst);
    }
    out += "}\n";
  }

  void instruction(const Inst& inst) {
    if (inst.is(Op::Erased)) {
      out += "<erased>";
      return;
    }
    if (!inst.type->isVoid()) {
      style().resultName(inst);
      out += " = ";
    }
    if (inst.is(Op::Call) && inst.call->tail) out += "tail ";
    out += opInfo(inst.op).text;
    appendFlags(out, inst);
    body(inst);
  }

  /// A constant without its type. Aggregates and expressions nest as deep as the program's arrays:
  /// an explicit stack.
  void constant(const Value* root, const std::string& wanted) {
    std::vector<OpenConstant> open;
    openConstant(open, root, wanted);
    while (!open.empty()) {
      OpenConstant& whole = open.back();
      auto parts = partsOf(whole.value);
      if (whole.next == parts.size()) {
        out += whole.closing;
        open.pop_back();
        continue;
      }
      if (whole.next) out += ", ";
      const Value* part = parts[whole.next];
      std::string partType = style().partType(*whole.value, whole.next++);
      out.append(partType).append(" ");
      openConstant(open, part, partType);
    }
  }

 protected:
  std::string& out;
  const PrintOptions& options;
  const ValueNamer* namer = nullptr;  // of the function being printed

  static std::span<Value* const> partsOf(const Value* value) {
    if (auto* aggregate = asConstAggregate(value)) return aggregate->elements;
    return static_cast<const ConstExpr*>(value)->operands;
  }

 private:
  struct OpenConstant {
    const Value* value;
    std::string closing;
    size_t next = 0;  // part to print
  };

  /// Of the function whose block a constant names.
  const ValueNamer& namesOf(const Function& f) {
    if (namer && &namer->function() == &f) return *namer;
    if (!others_ || &others_->function() != &f) others_.emplace(f);
    return *others_;
  }
  std::optional<ValueNamer> others_;

  Style& style() { return static_cast<Style&>(*this); }
  void type(const Type* t) { Style::appendType(out, t); }
  void pointerTo(const Type* t) {
    if constexpr (Style::kOldWords) {
      type(t);
      out += '*';
    } else {
      out += "ptr";
    }
  }

  void openConstant(std::vector<OpenConstant>& open, const Value* value,
                    const std::string& wanted) {
    std::string closing = style().convert(value, wanted);
    auto* expr = asConstExpr(value);
    if (value->is(Op::ConstAggregate)) {
      const Type* t = value->type;
      out += t->isVector() ? "<" : t->isArray() ? "[" : t->packed ? "<{ " : "{ ";
      closing.insert(0, t->isVector() ? ">" : t->isArray() ? "]" : t->packed ? " }>" : " }");
    } else if (expr && expr->exprOp != Op::InsertValue) {
      out += opInfo(expr->exprOp).text;
      if (expr->exprOp == Op::Gep && (expr->flags & vflags::InBounds)) out += " inbounds";
      if (isBinary(expr->exprOp)) appendWrapFlags(out, expr->flags);
      out += " (";
      if (expr->exprOp == Op::Gep) {
        type(expr->sourceType);
        out += ", ";
      }
      closing.insert(0, isCast(expr->exprOp) ? " to " + wanted + ")" : ")");
    } else {
      const BlockAddress* label = asBlockAddress(value);
      if (label && label->block)
        appendBlockAddress(out, *label, namesOf(*label->function));
      else if (label)
        out += fmt::format("inttoptr (i64 {} to {})", BlockAddress::kNoBlock,
                           Style::kOldWords ? "i8*" : "ptr");
      else
        appendLeaf(out, value);
      out += closing;
      return;
    }
    open.push_back({value, std::move(closing)});
  }

  // ---- functions

  void attrs(const ParamAttrs& a) {
    std::string pointee;
    if (a.pointee) Style::appendType(pointee, a.pointee);
    appendAttrs(out, a, pointee);
  }

  void head(const Function& f) {
    bool declaration = f.isDeclaration();
    out += declaration ? "declare " : "define ";
    appendLinkage(out, f, declaration);
    attrs(f.ret);
    style().returnType(f);
    out += ' ';
    style().symbol(f);
    out += '(';
    for (const Argument* arg : f.args) {
      if (arg->index) out += ", ";
      style().paramType(f, *arg);
      out += ' ';
      attrs(arg->attrs);
      if (declaration)
        out.pop_back();
      else
        namer->append(out, arg);
    }
    if (f.fnType->variadic) out += f.args.empty() ? "..." : ", ...";
    out += ')';
    appendFnAttrs(out, f.attrs, Style::kOldWords);
    if (f.library && f.library == findSysyFunction(f.name)) out += " \"sysy\"";
    appendSection(out, f, " ");
    if (f.align) out.append(" align ").append(std::to_string(f.align));
  }

  // ---- instructions

  void operand(const Inst& inst, uint32_t i) { style().operand(inst, i); }
  void typedOperand(const Inst& inst, uint32_t i) {
    style().operandType(inst, i);
    operand(inst, i);
  }
  /// Operands with their types up to the one number `end`, then those that need none.
  void list(const Inst& inst, uint32_t end) {
    for (uint32_t i = 0; i < inst.numOps; ++i) {
      if (i) out += ", ";
      if (i < end)
        typedOperand(inst, i);
      else
        operand(inst, i);
    }
  }
  void block(const Block* target) {
    if (target)
      namer->append(out, target);
    else
      out += "<null>";
  }
  void label(const Inst& inst, uint32_t succ) {
    bool known = inst.block && succ < inst.block->succs.size();
    out += "label ";
    block(known ? inst.block->succs[succ].block : nullptr);
  }

  void body(const Inst& inst) {
    if (inst.is(Op::Unreachable)) return;
    out += ' ';
    switch (inst.op) {
      case Op::Ret:
        if (!inst.numOps) out += "void";
        return list(inst, 1);
      case Op::Br: return label(inst, 0);
      case Op::CondBr:
        typedOperand(inst, 0);
        out += ", ";
        label(inst, 0);
        out += ", ";
        label(inst, 1);
        if (inst.flags & vflags::NoCopies) out.append(", ").append(kNoCopiesText);
        return;
      case Op::Switch: return switchBody(inst);
      case Op::IndirectBr:
        typedOperand(inst, 0);
        out += ", [";
        for (uint32_t i = 0; inst.block && i < inst.block->succs.size(); ++i) {
          if (i) out += ", ";
          label(inst, i);
        }
        out += ']';
        return;
      case Op::Alloca:
        style().allocatedType(inst);
        if (inst.numOps) out += ", ";
        list(inst, 1);
        return appendAlign(out, inst);
      case Op::Load:
        style().resultType(inst);
        out += ", ";
        typedOperand(inst, 0);
        return appendAlign(out, inst);
      case Op::Store:
        list(inst, 2);
        if (inst.numOps == 2 && inst.ops[0].value) appendAlign(out, inst);
        return;
      case Op::Fence: out += "seq_cst"; return;
      case Op::AtomicRmw:
        out.append(rmwName(inst.rmwOp())) += ' ';
        list(inst, 2);
        out += " seq_cst";
        return;
      case Op::CmpXchg:
        list(inst, 3);
        out += " seq_cst seq_cst";
        return;
      case Op::Gep:
        type(inst.typeArg);
        out += ", ";
        return list(inst, inst.numOps);
      case Op::ICmp:
      case Op::FCmp:
        out += inst.is(Op::ICmp) ? predName(inst.intPred()) : predName(inst.floatPred());
        out += ' ';
        return list(inst, 1);
      case Op::Phi: return phiBody(inst);
      case Op::Call: return callBody(inst);
      case Op::Select:
      case Op::Freeze:
      case Op::ExtractElement:
      case Op::InsertElement:
      case Op::ShuffleVector: return list(inst, inst.numOps);
      case Op::InsertValue: return list(inst, 2);
      default:
        list(inst, 1);
        if (!isCast(inst.op)) return;
        out += " to ";
        style().resultType(inst);
    }
  }

  void switchBody(const Inst& inst) {
    typedOperand(inst, 0);
    out += ", ";
    label(inst, 0);
    out += " [";
    for (uint32_t i = 1; i < inst.numOps; ++i) {
      out += "\n    ";
      typedOperand(inst, i);
      out += ", ";
      label(inst, i);
    }
    out += "\n  ]";
  }

  void phiBody(const Inst& inst) {
    style().resultType(inst);
    for (uint32_t i = 0; i < inst.numOps; ++i) {
      bool known = inst.block && i < inst.block->preds.size();
      out += i ? ", [ " : " [ ";
      operand(inst, i);
      out += ", ";
      block(known ? inst.block->preds[i].block : nullptr);
      out += " ]";
    }
  }

  void callBody(const Inst& inst) {
    const CallInfo& call = *inst.call;
    attrs(call.ret);
    style().calleeType(inst);
    out += ' ';
    const Function* callee = inst.numOps && inst.ops[0].value ? inst.calledFunction() : nullptr;
    if (callee && callee->isAssembly)
      appendAssembly(out, callee->name, callee->constraints);
    else
      operand(inst, 0);
    out += '(';
    for (uint32_t i = 1; i < inst.numOps; ++i) {
      if (i > 1) out += ", ";
      style().operandType(inst, i);
      if (i - 1 < call.args.size()) attrs(call.args[i - 1]);
      operand(inst, i);
    }
    out += ')';
    appendFnAttrs(out, call.attrs, Style::kOldWords);
  }
};

}  // namespace minic::irprint
