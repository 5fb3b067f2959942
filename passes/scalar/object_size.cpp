// object-size: __builtin_object_size (llvm.objectsize) becomes a number, and calls of the checked
// functions of the C library that need no check become calls of the plain ones.
//
//     %n = call i64 @llvm.objectsize.i64.p0(ptr %buf, i1 false, i1 true, i1 false)   ; char buf[8]
//     call ptr @__strcpy_chk(ptr %buf, ptr @.str, i64 %n)                            ; "hello"
//   =>
//     call ptr @strcpy(ptr %buf, ptr @.str)
//
// It runs once functions marked alwaysinline are in their callers and before geps are simplified,
// which say what field a pointer points to; and again after inlining. lower-constant-intrinsics is
// the same pass once nothing more can become known: what is not known then is the answer that the
// intrinsic gives in that case, and llvm.is.constant is false.
//
// Before: any valid function. After: the same blocks. gcc's tree-object-size.cc, LLVM's
// LowerConstantIntrinsics.cpp and FortifiedLibCallSimplifier.
#include "ir/analysis/object_size.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "ir/analysis/address.h"
#include "ir/library.h"
#include "passes/function_pass.h"
#include "passes/passes.h"

namespace minic {

namespace {

/// A function that is given the size of the object that it writes to, and ends the program if it
/// would write beyond. The numbers are those of arguments; -1: there is none.
struct CheckedFunction {
  std::string_view name;  // __..._chk
  int size;               // of the object
  int length;             // the bytes that are written at most
  int text;               // what is copied
  int flag;  // not zero: the format, which is the argument after the size, is checked as well
};
constexpr CheckedFunction kChecked[] = {
    {"__memcpy_chk", 3, 2, -1, -1},   {"__memmove_chk", 3, 2, -1, -1},
    {"__mempcpy_chk", 3, 2, -1, -1},  {"__memset_chk", 3, 2, -1, -1},
    {"__strcpy_chk", 2, -1, 1, -1},   {"__stpcpy_chk", 2, -1, 1, -1},
    {"__strncpy_chk", 3, 2, -1, -1},  {"__stpncpy_chk", 3, 2, -1, -1},
    {"__strcat_chk", 2, -1, -1, -1},  {"__strncat_chk", 3, -1, -1, -1},
    {"__sprintf_chk", 2, -1, -1, 1},  {"__snprintf_chk", 3, 1, -1, 2},
    {"__vsprintf_chk", 2, -1, -1, 1}, {"__vsnprintf_chk", 3, 1, -1, 2},
};

/// The characters of a constant string that a pointer points to, up to the 0.
std::optional<std::string_view> constantText(const Value* pointer) {
  Address address = Address::of(pointer);
  const GlobalVar* global = asGlobalVar(address.base);
  if (!global || !global->isConstant || !global->init || !address.isKnown || address.numTerms)
    return std::nullopt;
  const ConstData* data = asConstData(global->init);
  if (!data || !data->type->element->isInt(8) || address.offset < 0 ||
      uint64_t(address.offset) >= data->bytes.size())
    return std::nullopt;
  std::string_view text = data->bytes.substr(uint64_t(address.offset));
  size_t end = text.find('\0');
  return end == text.npos ? std::nullopt : std::optional(text.substr(0, end));
}

class ObjectSizes : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run(bool isLast) {
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block))
        if (const Function* callee = inst->is(Op::Call) ? inst->calledFunction() : nullptr)
          visit(inst, *callee, isLast);
    return changed_;
  }

 private:
  void visit(Inst* call, const Function& callee, bool isLast) {
    if (callee.intrinsic == Intrinsic::ObjectSize) {
      build_.at(call);
      if (Value* size = objectSizeOf(build_, *call))
        replace(call, size);
      else if (isLast)
        replace(call, unknownObjectSize(module_, *call));
    } else if (callee.intrinsic == Intrinsic::IsConstant) {
      bool isKnown = isKnownConstant(call->arg(0));
      if (isKnown || isLast) replace(call, module_.constBool(isKnown));
    } else if (callee.isDeclaration() && callee.name.starts_with("__")) {
      for (const CheckedFunction& checked : kChecked)
        if (checked.name == callee.name && needsNoCheck(*call, checked))
          return usePlain(call, checked);
    }
  }

  void replace(Inst* call, Value* value) {
    replaceWith(call, value);
    changed_ = true;
  }

  static bool needsNoCheck(const Inst& call, const CheckedFunction& checked) {
    if (call.numArgs() <= uint32_t(std::max({checked.size, checked.length, checked.text})))
      return false;
    const ConstInt* size = asConstInt(call.arg(uint32_t(checked.size)));
    if (!size || !isPlainFormat(call, checked)) return false;
    if (size->zext() == ~uint64_t(0)) return true;
    if (checked.length >= 0) {
      const ConstInt* length = asConstInt(call.arg(uint32_t(checked.length)));
      return length && length->zext() <= size->zext();
    }
    if (checked.text < 0) return false;
    auto text = constantText(call.arg(uint32_t(checked.text)));
    return text && text->size() < size->zext();
  }

  /// The format needs no check: it writes to no argument (%n).
  static bool isPlainFormat(const Inst& call, const CheckedFunction& checked) {
    if (checked.flag < 0) return true;
    uint32_t format = uint32_t(checked.size) + 1;
    if (call.numArgs() <= format) return false;
    const ConstInt* flag = asConstInt(call.arg(uint32_t(checked.flag)));
    if (flag && flag->isZero()) return true;
    auto text = constantText(call.arg(format));
    return text && (text->find('%') == text->npos || *text == "%s");
  }

  void usePlain(Inst* call, const CheckedFunction& checked) {
    const Type* type = call->call->fnType;
    auto isLeftOut = [&](uint32_t i) { return int(i) == checked.size || int(i) == checked.flag; };
    std::vector<Type*> params;
    for (uint32_t i = 0; i < type->params().size(); ++i)
      if (!isLeftOut(i)) params.push_back(type->params()[i]);
    Type* plainType = types_.function(type->element, params, type->variadic);
    Function* plain = module_.findFunction(uncheckedName(checked.name));
    // An inline definition (of <bits/string_fortified.h>) would call itself.
    if (plain && (plain->fnType != plainType || !plain->isDeclaration())) return;
    if (!plain) plain = module_.createFunction(uncheckedName(checked.name), plainType);
    std::vector<Value*> args;
    for (uint32_t i = 0; i < call->numArgs(); ++i)
      if (!isLeftOut(i)) args.push_back(call->arg(i));
    build_.at(call);
    replace(call, build_.call(plain, args));
  }

  bool changed_ = false;
};

}  // namespace

bool findObjectSizes(Function& function, PassContext& context) {
  return ObjectSizes(function, context).run(false);
}

bool lowerConstantIntrinsics(Function& function, PassContext& context) {
  return ObjectSizes(function, context).run(true);
}

}  // namespace minic
