// The printer: walks modules, functions, instructions and constants. Everything appends to one
// string; with opaque pointers nothing on the way of an instruction formats, allocates or hashes.
// With typed ones a TypedPointers says the types of pointers and makes the casts between them.
//
// Unfinished functions print too: an operand, a target or a predecessor may be missing.
#include "ir/text/print.h"

#include <fmt/format.h>
#include <optional>
#include <unordered_set>

#include "ir/library.h"
#include "ir/text/print_internal.h"
#include "ir/text/print_typed.h"

namespace minic {

using namespace irprint;

namespace {

constexpr PrintOptions kDefaults;

class Printer {
 public:
  explicit Printer(std::string& text, const PrintOptions& printOptions = kDefaults,
                   const ValueNamer* names = nullptr)
      : out(text), options(printOptions), namer(names) {}

  void module(const Module& module) {
    std::optional<TypedPointers> table;
    if (options.typedPointers) typed = &table.emplace(module);
    if (!options.onlyFunctions) {
      appendModuleHead(out, module);
      appendNamedStructs(out, module, pointer());
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
      bool isDropped = options.onlyFunctions || (typed && f->intrinsic == Intrinsic::DbgInfo);
      if ((f->isDeclaration() && isDropped) || f->isAssembly || f->aliasee) continue;
      if (!out.empty()) out += '\n';
      function(*f, ValueNamer(*f));
    }
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
    if (typed) typed->startFunction(f, names);
    head(f);
    if (f.isDeclaration()) {
      out += '\n';
      return;
    }
    out += " {\n";
    for (const Block* block : blocks(f)) {
      if (block != f.entry()) out += '\n';
      appendBlockHead(out, block, names, options.predComments);
      for (const Inst* inst : insts(block)) {
        if (typed && inst->isTerm()) out += typed->castsAtEnd(block);
        size_t begin = out.size();
        out += "  ";
        instruction(*inst);
        out += '\n';
        if (typed) typed->insertCasts(out, begin);
      }
    }
    out += "}\n";
  }

  void instruction(const Inst& inst) {
    if (inst.is(Op::Erased)) {
      out += "<erased>";
      return;
    }
    if (!inst.type->isVoid()) {
      if (typed)
        out += typed->nameResult(inst);
      else
        namer->append(out, &inst);
      out += " = ";
    }
    if (inst.is(Op::Call) && inst.call->tail) out += inst.isMustTail() ? "musttail " : "tail ";
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
      std::string partType =
          typed ? typed->partType(*whole.value, part, whole.next == 0) : toString(part->type);
      ++whole.next;
      out.append(partType).append(" ");
      openConstant(open, part, partType);
    }
  }

 private:
  std::string& out;
  const PrintOptions& options;
  const ValueNamer* namer;           // of the function being printed
  TypedPointers* typed = nullptr;    // null: pointers are opaque
  std::optional<ValueNamer> others;  // of another function, see namesOf

  struct OpenConstant {
    const Value* value;
    std::string closing;
    size_t next = 0;  // part to print
  };

  std::string_view pointer() const { return typed ? "i8*" : "ptr"; }
  void type(const Type* t) { appendType(out, t, pointer()); }

  /// Of the function whose block a constant names.
  const ValueNamer& namesOf(const Function& f) {
    if (namer && &namer->function() == &f) return *namer;
    if (!others || &others->function() != &f) others.emplace(f);
    return *others;
  }

  // ---- the module

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
    if (typed) type(target);
    out += typed ? "* @" : "ptr @";
    appendName(out, symbol.aliasee->name);
    out += '\n';
  }

  /// `@llvm.global_ctors`, and for those after main `@llvm.global_dtors`.
  void startFunctions(const Module& module, bool atExit) {
    std::string entries;
    unsigned count = 0;
    std::string_view function = typed ? "void ()*" : "ptr";
    std::string element = fmt::format("{{ i32, {}, {} }}", function, pointer());
    for (const StartFunction& start : module.startFunctions) {
      if (start.atExit != atExit) continue;
      if (count++) entries += ", ";
      entries += fmt::format("{} {{ i32 {}, {} @", element, start.priority, function);
      appendName(entries, start.function->name);
      entries += fmt::format(", {} null }}", pointer());
    }
    if (count)
      out += fmt::format("@llvm.global_{}tors = appending global [{} x {}] [{}]\n",
                         atExit ? 'd' : 'c', count, element, entries);
  }

  /// `@llvm.used`: symbols that assembly or the linker may refer to. Aliasees and start functions
  /// are left out: their own lines imply it.
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
      names += typed ? "i8* bitcast (" : "ptr";
      if (typed) {
        appendType(names, type, pointer());
        names += '*';
      }
      appendName(names.append(" @"), symbol.name);
      if (typed) names += " to i8*)";
    };
    for (const GlobalVar* variable : module.globals) add(*variable, variable->valueType);
    for (const auto& f : module.functions) add(*f, f->fnType);
    if (count)
      out +=
          fmt::format("@llvm.used = appending global [{} x {}] [{}], section \"llvm.metadata\"\n",
                      count, pointer(), names);
  }

  // ---- constants

  void openConstant(std::vector<OpenConstant>& open, const Value* value,
                    const std::string& wanted) {
    std::string closing = typed ? typed->openCast(out, value, wanted) : "";
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
        out += fmt::format("inttoptr (i64 {} to {})", BlockAddress::kNoBlock, pointer());
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
    if (a.pointee) appendType(pointee, a.pointee, pointer());
    appendAttrs(out, a, pointee);
  }

  void head(const Function& f) {
    bool declaration = f.isDeclaration();
    out += declaration ? "declare " : "define ";
    appendLinkage(out, f, declaration);
    attrs(f.ret);
    if (typed)
      out += typed->resultText(f);
    else
      appendType(out, f.returnType());
    out += " @";
    if (typed)
      appendName(out, typed->symbol(f));
    else
      appendName(out, f.name);
    out += '(';
    for (const Argument* arg : f.args) {
      if (arg->index) out += ", ";
      if (typed)
        out += typed->paramText(f, arg);
      else
        appendType(out, arg->type);
      out += ' ';
      attrs(arg->attrs);
      if (declaration)
        out.pop_back();
      else
        namer->append(out, arg);
    }
    if (f.fnType->variadic) out += f.args.empty() ? "..." : ", ...";
    out += ')';
    appendFnAttrs(out, f.attrs, typed);
    if (f.library && f.library == findSysyFunction(f.name)) out += " \"sysy\"";
    appendSection(out, f, " ");
    if (f.align) out.append(" align ").append(std::to_string(f.align));
  }

  // ---- instructions

  void resultType(const Inst& inst) {
    if (typed)
      out += typed->resultText(inst);
    else
      appendType(out, inst.type);
  }
  /// The type of an operand, and a space.
  void operandType(const Inst& inst, uint32_t i) {
    const Value* value = i < inst.numOps ? inst.ops[i].value : nullptr;
    if (!value) return;
    if (typed)
      out += typed->wantedText(inst, i);
    else
      appendType(out, value->type);
    out += ' ';
  }
  void operand(const Inst& inst, uint32_t i) {
    const Value* value = i < inst.numOps ? inst.ops[i].value : nullptr;
    if (!typed)
      namer->append(out, value);
    else if (inst.is(Op::Call) && i == 0 && TypedPointers::directCallee(inst))
      appendName(out += '@', typed->symbol(*inst.calledFunction()));
    else if (value->isConstant())
      constant(value, typed->wantedText(inst, i));
    else
      out += typed->operand(inst, i);
  }
  void typedOperand(const Inst& inst, uint32_t i) {
    operandType(inst, i);
    operand(inst, i);
  }
  /// Operands with their types up to the one number `end`, then those that need none.
  void list(const Inst& inst, uint32_t end) {
    for (uint32_t i = 0; i < inst.numOps; ++i) {
      if (i) out += ", ";
      if (i < end) operandType(inst, i);
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
        if (typed)
          out += typed->memoryText(&inst, inst.typeArg);
        else
          appendType(out, inst.typeArg);
        if (inst.numOps) out += ", ";
        list(inst, 1);
        return appendAlign(out, inst);
      case Op::Load:
        resultType(inst);
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
      case Op::ExtractValue: return list(inst, 1);
      case Op::InsertValue: return list(inst, 2);
      default:
        list(inst, opInfo(inst.op).flags & opflags::Listed ? inst.numOps : 1);
        if (!isCast(inst.op)) return;
        out += " to ";
        resultType(inst);
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
    resultType(inst);
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
    const Type* fnType = call.fnType;
    if (typed)
      out += typed->calleeText(inst);
    else
      appendType(out, fnType->variadic ? fnType : fnType->returnType());
    out += ' ';
    const Function* callee = inst.numOps && inst.ops[0].value ? inst.calledFunction() : nullptr;
    if (callee && callee->isAssembly)
      appendAssembly(out, callee->name, callee->constraints);
    else
      operand(inst, 0);
    out += '(';
    for (uint32_t i = 1; i < inst.numOps; ++i) {
      if (i > 1) out += ", ";
      operandType(inst, i);
      if (i - 1 < call.args.size()) attrs(call.args[i - 1]);
      operand(inst, i);
    }
    out += ')';
    appendFnAttrs(out, call.attrs, typed);
  }
};

}  // namespace

void printConstant(std::string& out, const Value* constant) {
  if (constant->is(Op::ConstAggregate) || constant->is(Op::ConstExpr))
    Printer(out).constant(constant, toString(constant->type));
  else
    appendLeaf(out, constant);
}

void printTyped(std::string& out, const Value* value, const ValueNamer& namer) {
  if (value) {
    appendType(out, value->type);
    out += ' ';
  }
  namer.append(out, value);
}

void printInst(std::string& out, const Inst& inst, const ValueNamer& namer) {
  Printer(out, kDefaults, &namer).instruction(inst);
}

void printFunction(std::string& out, const Function& function, const PrintOptions& options) {
  Printer(out, options).function(function, ValueNamer(function));
}

void printGlobal(std::string& out, const GlobalVar& global) { Printer(out).global(global); }

void printModule(std::string& out, const Module& module, const PrintOptions& options) {
  Printer(out, options).module(module);
}

std::string toString(const Module& module) {
  std::string out;
  printModule(out, module);
  return out;
}

std::string toString(const Function& function) {
  std::string out;
  printFunction(out, function);
  return out;
}

std::string toString(const Inst& inst) {
  if (!inst.block) return "<detached " + std::string(opInfo(inst.op).text) + ">";
  std::string out;
  printInst(out, inst, ValueNamer(*inst.block->function));
  return out;
}

}  // namespace minic
