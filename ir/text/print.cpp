// The printer with opaque pointers. Everything appends to one string; nothing on the way of an
// instruction formats, allocates or hashes.
#include "ir/text/print.h"

#include "ir/text/printer.h"

namespace minic {

using namespace irprint;

namespace {

class OpaquePrinter : public Printer<OpaquePrinter> {
 public:
  using Printer::Printer;

  /// Prints single instructions by the names of their function.
  OpaquePrinter(std::string& text, const PrintOptions& printOptions, const ValueNamer& names)
      : Printer(text, printOptions) {
    namer = &names;
  }

 private:
  friend class Printer<OpaquePrinter>;

  static constexpr bool kOldWords = false;
  static void appendType(std::string& text, const Type* type) { minic::appendType(text, type); }
  static bool isDropped(const Function&) { return false; }

  void returnType(const Function& f) { appendType(out, f.returnType()); }
  void paramType(const Function&, const Argument& param) { appendType(out, param.type); }
  void symbol(const Function& f) {
    out += '@';
    appendName(out, f.name);
  }

  void line(const Inst& inst) {
    out += "  ";
    instruction(inst);
    out += '\n';
  }
  void resultName(const Inst& inst) { namer->append(out, &inst); }
  void resultType(const Inst& inst) { appendType(out, inst.type); }
  void allocatedType(const Inst& inst) { appendType(out, inst.typeArg); }
  void calleeType(const Inst& inst) {
    const Type* fnType = inst.call->fnType;
    appendType(out, fnType->variadic ? fnType : fnType->returnType());
  }
  static const Value* at(const Inst& inst, uint32_t i) {
    return i < inst.numOps ? inst.ops[i].value : nullptr;
  }
  void operandType(const Inst& inst, uint32_t i) {
    const Value* value = at(inst, i);
    if (!value) return;
    appendType(out, value->type);
    out += ' ';
  }
  void operand(const Inst& inst, uint32_t i) { namer->append(out, at(inst, i)); }

  std::string partType(const Value& whole, size_t i) { return toString(partsOf(&whole)[i]->type); }
  std::string convert(const Value*, const std::string&) { return {}; }
};

constexpr PrintOptions kDefaults;

}  // namespace

void printConstant(std::string& out, const Value* constant) {
  if (constant->is(Op::ConstAggregate) || constant->is(Op::ConstExpr))
    OpaquePrinter(out, kDefaults).constant(constant, toString(constant->type));
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
  OpaquePrinter(out, kDefaults, namer).instruction(inst);
}

void printFunction(std::string& out, const Function& function, const PrintOptions& options) {
  OpaquePrinter(out, options).function(function, ValueNamer(function));
}

void printGlobal(std::string& out, const GlobalVar& global) {
  OpaquePrinter(out, kDefaults).global(global);
}

void printModule(std::string& out, const Module& module, const PrintOptions& options) {
  if (options.typedPointers)
    printTypedModule(out, module, options);
  else
    OpaquePrinter(out, options).module(module);
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
