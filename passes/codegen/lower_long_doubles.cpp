// Chooses the form of long doubles, and declares what both forms call.
#include <fmt/format.h>

#include "ir/leaves.h"
#include "passes/codegen/codegen.h"
#include "passes/codegen/long_doubles.h"
#include "passes/target_option.h"
#include "support/messages.h"

namespace minic {

namespace {

/// The type of a function by letters, the result first: L an x86_fp80 or fp128, l i64, d double,
/// f float, p ptr, b i1, v void.
Type* functionType(TypeContext& types, std::string_view letters, Type* longDouble) {
  auto typeOf = [&](char letter) {
    return letter == 'L'   ? longDouble
           : letter == 'l' ? types.i64()
           : letter == 'd' ? types.doubleTy()
           : letter == 'f' ? types.floatTy()
           : letter == 'p' ? types.ptr()
           : letter == 'b' ? types.i1()
                           : types.voidTy();
  };
  std::vector<Type*> params;
  for (char letter : letters.substr(1)) params.push_back(typeOf(letter));
  return types.function(typeOf(letters[0]), params);
}

struct Row {
  std::string_view name, type;
};
constexpr Row kBinary128Functions[] = {
    {"__addtf3", "LLL"},     {"__subtf3", "LLL"},     {"__multf3", "LLL"},
    {"__divtf3", "LLL"},     {"__eqtf2", "lLL"},      {"__gttf2", "lLL"},
    {"__getf2", "lLL"},      {"__lttf2", "lLL"},      {"__letf2", "lLL"},
    {"__unordtf2", "lLL"},   {"__extenddftf2", "Ld"}, {"__extendsftf2", "Lf"},
    {"__trunctfdf2", "dL"},  {"__trunctfsf2", "fL"},  {"__floatditf", "Ll"},
    {"__floatunditf", "Ll"}, {"__fixtfdi", "lL"},     {"__fixunstfdi", "lL"},
};

void declareAll(Module& module, std::span<const Row> rows, Type* type) {
  for (const Row& row : rows)
    if (!module.find(row.name))
      module.createFunction(row.name, functionType(module.types, row.type, type));
  // The C functions of intrinsics and of frem on this type, which only text has.
  std::vector<Function*> intrinsics;
  bool hasRemainder = false;
  for (const auto& function : module.functions) {
    if (function->intrinsic != Intrinsic::None && function->returnType() == type)
      intrinsics.push_back(function.get());
    for (const Block* block : blocks(*function))
      for (const Inst* inst : insts(block))
        hasRemainder |= inst->is(Op::FRem) && inst->type == type;
  }
  if (hasRemainder && !module.find("fmodl"))
    module.createFunction("fmodl", functionType(module.types, "LLL", type));
  for (const Function* function : intrinsics) {
    std::string name = longDoubleFunction(function->intrinsic);
    if (!name.empty() && !module.find(name)) module.createFunction(name, function->fnType);
  }
}

/// A struct or array of long doubles.
bool holdsLongDouble(const Type* type) {
  if (!type->isAggregate()) return false;
  while (type->isArray()) type = type->element;
  if (!type->isStruct()) return type->isLongDouble();
  for (const Type* field : type->fields)
    if (field->isLongDouble() || holdsLongDouble(field)) return true;
  return false;
}

/// The first value in the function that has no form on this machine; null: none.
const Type* unsupportedType(const Function& function, TypeKind kind, SourceLoc& loc) {
  auto isWrong = [&](const Type* type) {
    return holdsLongDouble(type) || (type->isLongDouble() && type->kind != kind);
  };
  loc = function.loc;
  for (const Type* type : function.fnType->params())
    if (isWrong(type)) return type;
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block)) {
      loc = inst->loc;
      if (isWrong(inst->type)) return inst->type;
      for (const Use& use : inst->operands())
        if (isWrong(use.value->type)) return use.value->type;
    }
  return nullptr;
}

}  // namespace

std::string longDoubleFunction(Intrinsic intrinsic) {
  const IntrinsicInfo& info = intrinsicInfo(intrinsic);
  if (info.lowering != IntrinsicLowering::Library) return {};
  return std::string(info.wide) + "l";
}

void declareLongDoubleHelpers(Module& module) {
  TypeContext& types = module.types;
  if (types.has(TypeKind::X86Fp80)) {
    for (auto each = Intrinsic::X87Add; each <= Intrinsic::X87Return;
         each = Intrinsic(int(each) + 1))
      module.intrinsic(each);
    declareAll(module, {}, types.x86Fp80());
  }
  if (types.has(TypeKind::Fp128)) declareAll(module, kBinary128Functions, types.fp128());
}

bool lowerLongDoubles(Function& function, PassContext& context) {
  if (!function.module->types.hasLongDoubles()) return false;
  const TargetInfo& target = *context.options<TargetOption>().target;
  bool isX87 = target.longDouble == LongDoubleFormat::X87;
  SourceLoc loc;
  if (const Type* type =
          unsupportedType(function, isX87 ? TypeKind::X86Fp80 : TypeKind::Fp128, loc)) {
    context.error(loc, {Msg::ValuesOnTarget, toString(type), target.name});
    return false;
  }
  bool uses = function.returnType()->isLongDouble();
  for (const Argument* arg : function.args) uses |= arg->type->isLongDouble();
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block)) uses |= usesLongDouble(inst);
  if (!uses) return false;
  isX87 ? lowerX87(function, context) : lowerBinary128(function, context);
  return true;
}

}  // namespace minic
