// See the header. One walk over the function; whatever is expanded is put before the instruction
// and is legal itself.
#include "backend/lower/legalize.h"

#include <array>
#include <fmt/format.h>
#include <vector>

#include "backend/lower/abi.h"
#include "backend/lower/widen.h"
#include "backend/target.h"
#include "ir/builder.h"
#include "ir/gep.h"
#include "ir/leaves.h"

namespace minic {

namespace {

struct LibraryRow {
  std::string_view intrinsic;  // without "llvm." and the type
  const char *wide, *narrow;   // for double, for float
};
constexpr LibraryRow kLibrary[] = {
    {"sqrt", "sqrt", "sqrtf"},
    {"sin", "sin", "sinf"},
    {"cos", "cos", "cosf"},
    {"exp", "exp", "expf"},
    {"exp2", "exp2", "exp2f"},
    {"log", "log", "logf"},
    {"log2", "log2", "log2f"},
    {"log10", "log10", "log10f"},
    {"floor", "floor", "floorf"},
    {"ceil", "ceil", "ceilf"},
    {"trunc", "trunc", "truncf"},
    {"rint", "rint", "rintf"},
    {"nearbyint", "nearbyint", "nearbyintf"},
    {"round", "round", "roundf"},
    {"pow", "pow", "powf"},
    {"maxnum", "fmax", "fmaxf"},
    {"minnum", "fmin", "fminf"},
    {"copysign", "copysign", "copysignf"},
    {"fma", "fma", "fmaf"},
};

/// "llvm.smax.i32" is "smax".
std::string_view stem(std::string_view intrinsic) {
  if (!intrinsic.starts_with("llvm.")) return {};
  intrinsic.remove_prefix(5);
  return intrinsic.substr(0, intrinsic.find('.'));
}

class Legalizer {
 public:
  Legalizer(Function& function, const Target& target, Diagnostics& diagnostics)
      : function_(function),
        module_(*function.module),
        target_(target),
        diagnostics_(diagnostics),
        build_(module_, function) {}

  bool run() {
    checkSize(function_.loc, function_.returnType());
    for (const Argument* arg : function_.args) checkSize(function_.loc, arg->type);
    uint64_t frame = 0;
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) {
        if (inst->is(Op::Alloca) && block == function_.entry()) {
          auto* count = inst->numOps ? asConstInt(inst->operand(0)) : nullptr;
          uint64_t bytes;
          if (__builtin_mul_overflow(inst->typeArg->size, count ? count->zext() : 1, &bytes) ||
              __builtin_add_overflow(frame, bytes, &frame))
            frame = ~uint64_t(0);
          // Room is left for what the allocator and calls add.
          if (frame > (uint64_t(1) << 31) - (1 << 26)) {
            fail(inst->loc,
                 fmt::format("the local variables of '{}' take more than 2 GiB", function_.name));
            return false;
          }
        }
        visit(inst);
      }
    if (!failed_) widenIntegers(function_);
    return !failed_;
  }

 private:
  void fail(SourceLoc loc, std::string message) {
    diagnostics_.error(loc, std::move(message));
    failed_ = true;
  }

  bool checkSize(SourceLoc loc, const Type* type) {
    if (countLeaves(type, kMaxLeaves + 1) <= kMaxLeaves) return true;
    fail(loc, fmt::format("a value of type {} is too large for registers; keep it in memory",
                          toString(type)));
    return false;
  }

  void checkReturn(SourceLoc loc, Type* type) {
    if (!type->isAggregate()) return;
    std::vector<RegClass> classes;
    forEachLeaf(type, [&](const auto&, uint64_t, const Type* leaf) {
      classes.push_back(leaf->isFloatingPoint() ? RegClass::Float : RegClass::Int);
    });
    if (assignReturns(target_.cc, classes).size() != classes.size())
      fail(loc, fmt::format("a result of type {} does not fit in registers; return it through a "
                            "pointer (sret)",
                            toString(type)));
  }

  void visit(Inst* inst) {
    build_.loc = inst->loc;
    if (!checkSize(inst->loc, inst->type)) return;
    for (uint32_t i = 0; i < inst->numOps; ++i) {
      Value* operand = inst->operand(i);
      if (operand->type->isAggregate() && !checkSize(inst->loc, operand->type)) return;
      if (asConstExpr(operand) && !isAddress(operand)) {
        build_.setInsertPoint(inst->is(Op::Phi) ? inst->block->preds[i].block->last : inst);
        inst->setOperand(i, expand(operand));
      }
      if (auto* aggregate = asConstAggregate(operand); aggregate && !isPlain(*aggregate))
        fail(inst->loc, "a constant of this kind within an aggregate is not supported here");
    }
    build_.setInsertPoint(inst);
    switch (inst->op) {
      case Op::Load:
        if (inst->type->isAggregate()) loadParts(inst);
        return;
      case Op::Store:
        if (inst->storedValue()->type->isAggregate()) storeParts(inst);
        return;
      case Op::Select:
        if (inst->type->isAggregate()) selectParts(inst);
        return;
      case Op::PtrToInt:
        if (inst->type->isInt(1)) replace(inst, ptrToInt(inst->operand(0), inst->type));
        return;
      case Op::Ret:
        if (inst->numOps) checkReturn(inst->loc, inst->operand(0)->type);
        return;
      case Op::Call:
        return call(inst);
      default:
        return;
    }
  }

  // ---- constant expressions

  /// What Lowering::addressParts looks through to its end.
  static bool isAddress(const Value* value) {
    int64_t disp = 0;
    while (const ConstExpr* expr = asConstExpr(value)) {
      if (expr->exprOp == Op::Gep) {
        for (const GepStep& step : GepSteps(*expr)) {
          auto* index = asConstInt(step.index);
          int64_t bytes;
          if (!index ||
              __builtin_mul_overflow(step.isField ? 1 : index->value, int64_t(step.bytes), &bytes))
            return false;
          if (__builtin_add_overflow(disp, bytes, &disp) || disp != int32_t(disp)) return false;
        }
      } else if (expr->exprOp != Op::BitCast || !expr->type->isPtr()) {
        return false;
      }
      value = expr->operands[0];
    }
    return value->type->isPtr();
  }

  static bool isPlain(const ConstAggregate& aggregate) {
    for (const Value* element : aggregate.elements) {
      if (element->is(Op::ConstExpr) && !isAddress(element)) return false;
      auto* inner = asConstAggregate(element);
      if (inner && !isPlain(*inner)) return false;
    }
    return true;
  }

  /// The expression as instructions at the insertion point. (The reader limits the nesting.)
  Value* expand(Value* value) {
    ConstExpr* expr = asConstExpr(value);
    if (!expr || isAddress(value)) return value;
    std::vector<Value*> operands;
    for (Value* operand : expr->operands) operands.push_back(expand(operand));
    if (expr->exprOp == Op::Gep)
      return build_.gep(expr->sourceType, operands[0], std::span(operands).subspan(1), {}, false);
    if (isCast(expr->exprOp)) {
      if (expr->exprOp == Op::PtrToInt && expr->type->isInt(1))
        return ptrToInt(operands[0], expr->type);
      return build_.cast(expr->exprOp, operands[0], expr->type);
    }
    return build_.binary(expr->exprOp, operands[0], operands[1]);
  }

  // ---- aggregates in memory

  Value* member(Op op, Type* type, Value* aggregate, Value* scalar,
                const std::vector<uint32_t>& path) {
    std::vector<Value*> operands{aggregate};
    if (scalar) operands.push_back(scalar);
    for (uint32_t index : path) operands.push_back(module_.constI32(int32_t(index)));
    return build_.insert(function_.createInst(op, type, operands, build_.loc));
  }
  Value* extract(Value* aggregate, Type* leaf, const std::vector<uint32_t>& path) {
    return member(Op::ExtractValue, leaf, aggregate, nullptr, path);
  }
  Value* insert(Value* aggregate, Value* scalar, const std::vector<uint32_t>& path) {
    return member(Op::InsertValue, aggregate->type, aggregate, scalar, path);
  }

  void loadParts(Inst* load) {
    Value* made = module_.undef(load->type);
    forEachLeaf(load->type, [&](const auto& path, uint64_t bytes, Type* leaf) {
      Inst* part = build_.load(leaf, addressAt(build_, load->address(), bytes));
      accessLike(part, load, bytes);
      made = insert(made, part, path);
    });
    replace(load, made);
  }

  void storeParts(Inst* store) {
    Value* value = store->storedValue();
    forEachLeaf(value->type, [&](const auto& path, uint64_t bytes, Type* leaf) {
      Inst* part =
          build_.store(extract(value, leaf, path), addressAt(build_, store->address(), bytes));
      accessLike(part, store, bytes);
    });
    erase(store);
  }

  void selectParts(Inst* select) {
    Value* made = module_.undef(select->type);
    forEachLeaf(select->type, [&](const auto& path, uint64_t, Type* leaf) {
      Value* yes = extract(select->operand(1), leaf, path);
      Value* no = extract(select->operand(2), leaf, path);
      made = insert(made, build_.select(select->condition(), yes, no), path);
    });
    replace(select, made);
  }

  // ---- calls

  void call(Inst* call) {
    checkReturn(call->loc, call->type);
    const Function* callee = call->calledFunction();
    if (callee && callee->intrinsic != Intrinsic::None) return intrinsic(call, *callee);
    if (target_.info->arguments.byValInMemory || call->call->args.empty()) return;
    // The callee gets the address of a copy.
    for (uint32_t i = 0; i < call->numArgs(); ++i) {
      ParamAttrs& attrs = call->call->args[i];
      if (!attrs.byVal || !attrs.pointee) continue;
      attrs.byVal = false;
      Value* size = module_.constInt(module_.types.i64(), int64_t(attrs.pointee->size));
      Inst* copy = function_.createInst(Op::Alloca, module_.types.ptr(), {}, call->loc);
      copy->typeArg = attrs.pointee;
      copy->setAlign(std::max(attrs.align, std::max(attrs.pointee->align, 8u)));
      insertBefore(copy, function_.entry(), function_.entry()->first);
      Inst* moved = build_.call(
          copier(), std::array<Value*, 4>{copy, call->arg(i), size, module_.constBool(false)});
      moved->loc = call->loc;
      call->setOperand(i + 1, copy);
    }
  }

  void intrinsic(Inst* call, const Function& callee) {
    Type* type = call->type;
    std::string_view name = stem(callee.name);
    auto arg = [&](uint32_t i) { return call->arg(i); };
    auto number = [&](int64_t value) { return module_.constInt(type, value); };
    switch (callee.intrinsic) {
      case Intrinsic::Memcpy:
      case Intrinsic::Memmove:
      case Intrinsic::Memset:
        if (arg(2)->type->bits < 64)
          call->setOperand(3, build_.cast(Op::ZExt, arg(2), module_.types.i64()));
        return;
      case Intrinsic::Other:
        break;
      default:
        return;
    }
    if (type->isFloatingPoint() && libraryName(callee.name)) return;
    if (name == "stacksave" || name == "stackrestore") return;
    if (name == "expect") return replace(call, arg(0));
    if (type->isFloatingPoint() && name == "fmuladd")
      return replace(call,
                     build_.binary(Op::FAdd, build_.binary(Op::FMul, arg(0), arg(1)), arg(2)));
    if (type->isFloatingPoint() && name == "fabs") {
      Type* bits = type->size == 4 ? module_.types.i32() : module_.types.i64();
      Value* mask = module_.constInt(bits, type->size == 4 ? INT32_MAX : INT64_MAX);
      Value* plain = build_.binary(Op::And, build_.cast(Op::BitCast, arg(0), bits), mask);
      return replace(call, build_.cast(Op::BitCast, plain, type));
    }
    if (type->isInt() && type->bits > 1) {
      auto choose = [&](IntPred pred) {
        replace(call, build_.select(build_.icmp(pred, arg(0), arg(1)), arg(0), arg(1)));
      };
      if (name == "smax") return choose(IntPred::SGT);
      if (name == "smin") return choose(IntPred::SLT);
      if (name == "umax") return choose(IntPred::UGT);
      if (name == "umin") return choose(IntPred::ULT);
      if (name == "abs") {
        Value* negated = build_.binary(Op::Sub, number(0), arg(0));
        return replace(
            call, build_.select(build_.icmp(IntPred::SLT, arg(0), number(0)), negated, arg(0)));
      }
      if (name == "ctpop" || name == "ctlz" || name == "cttz" ||
          (name == "bswap" && type->bits % 16 == 0))
        return bits(call, name);
    }
    fail(call->loc, fmt::format("the intrinsic '{}' is not supported", callee.name));
  }

  /// Counting and swapping, done on 64 bits.
  void bits(Inst* call, std::string_view name) {
    Type* i64 = module_.types.i64();
    uint32_t width = call->type->bits;
    auto number = [&](uint64_t value) { return module_.constInt(i64, int64_t(value)); };
    auto op = [&](Op what, Value* a, Value* b) -> Value* { return build_.binary(what, a, b); };
    auto right = [&](Value* a, uint64_t by) { return op(Op::LShr, a, number(by)); };
    auto masked = [&](Value* a, uint64_t mask) { return op(Op::And, a, number(mask)); };
    Value* x = width == 64 ? call->arg(0) : build_.cast(Op::ZExt, call->arg(0), i64);
    if (name == "bswap") {
      // Neighbouring bytes, then pairs, then halves; what is left stands at the top.
      for (auto [by, mask] :
           {std::pair{8, 0x00ff00ff00ff00fful}, std::pair{16, 0x0000ffff0000fffful},
            std::pair{32, 0x00000000fffffffful}}) {
        Value* up = op(Op::Shl, masked(x, mask), number(by));
        x = op(Op::Or, masked(right(x, by), mask), up);
      }
      if (width < 64) x = right(x, 64 - width);
    } else {
      uint64_t surplus = 0;
      if (name == "cttz") {  // the ones below the lowest one
        if (width < 64) x = op(Op::Or, x, number(uint64_t(1) << width));
        Value* below = op(Op::Sub, x, number(1));
        x = op(Op::And, op(Op::Xor, x, number(~uint64_t(0))), below);
      } else if (name == "ctlz") {  // the zeros when all below the highest one are ones
        for (uint64_t by = 1; by < width; by *= 2) x = op(Op::Or, x, right(x, by));
        x = op(Op::Xor, x, number(~uint64_t(0)));
        surplus = 64 - width;
      }
      x = op(Op::Sub, x, masked(right(x, 1), 0x5555555555555555u));
      Value* odd = masked(right(x, 2), 0x3333333333333333u);
      x = op(Op::Add, masked(x, 0x3333333333333333u), odd);
      x = masked(op(Op::Add, x, right(x, 4)), 0x0f0f0f0f0f0f0f0fu);
      x = right(op(Op::Mul, x, number(0x0101010101010101u)), 56);
      if (surplus) x = op(Op::Sub, x, number(surplus));
    }
    replace(call, width == 64 ? x : build_.cast(Op::Trunc, x, call->type));
  }

  /// To an integer narrower than the targets convert to.
  Value* ptrToInt(Value* pointer, Type* type) {
    Value* wide = build_.cast(Op::PtrToInt, pointer, module_.types.i64());
    return build_.cast(Op::Trunc, wide, type);
  }

  /// llvm.memcpy as a callee; a declaration of the module's that nobody else sees.
  Function* copier() {
    Type* ptr = module_.types.ptr();
    if (Function* known = module_.findFunction("llvm.memcpy.p0.p0.i64")) return known;
    std::array<Type*, 4> params{ptr, ptr, module_.types.i64(), module_.types.i1()};
    return module_.createFunction("llvm.memcpy.p0.p0.i64",
                                  module_.types.function(module_.types.voidTy(), params));
  }

  void replace(Inst* inst, Value* by) {
    replaceAllUses(inst, by);
    erase(inst);
  }

  Function& function_;
  Module& module_;
  const Target& target_;
  Diagnostics& diagnostics_;
  Builder build_;
  bool failed_ = false;
};

}  // namespace

bool legalize(Function& function, const Target& target, Diagnostics& diagnostics) {
  return Legalizer(function, target, diagnostics).run();
}

const char* libraryName(std::string_view intrinsic) {
  std::string_view wanted = stem(intrinsic);
  bool narrow = intrinsic.ends_with(".f32");
  if (!narrow && !intrinsic.ends_with(".f64")) return nullptr;
  for (const LibraryRow& row : kLibrary)
    if (row.intrinsic == wanted) return narrow ? row.narrow : row.wide;
  return nullptr;
}

}  // namespace minic
