// switch-values: a switch that only chooses between constants computes or looks up the number
// instead of jumping.
//
//     switch i32 %m, label %join [           %i = sub i32 %m, 1
//       i32 1, label %long                   %c = icmp ult i32 %i, 4
//       i32 2, label %short                  br i1 %c, label %known, label %join
//       i32 3, label %long             =>  known:
//       i32 4, label %medium ]               %s = shl i32 %i, 3
//   long:                                    %t = lshr i32 0x1e1f1c1f, %s
//     br label %join                         %d = and i32 %t, 255
//   ...                                      br label %join
//   join:                                  join:
//     %d = phi i32 [31, %long], ...          %n = phi i32 [%d, %known], [0, %entry]
//
// The numbers of a phi become, in this order: one constant; a line a * i + b; fields of one 64-bit
// constant that is shifted (fields of one bit are the bit test of `c == 'a' || c == 'e' ...`); a
// constant array. One comparison decides whether the value is among the cases; if the default goes
// to the join, too, it fills the holes between them.
//
// At least 4 cases, 40 % of the numbers from the least to the greatest, which are 1024 at most;
// numbers of at most 64 bits. Linear in the cases. Before: any valid function. After: cases that
// no longer run are gone. LLVM does this in SimplifyCFG.cpp (switchToLookupTable).
#include <algorithm>
#include <bit>
#include <fmt/format.h>

#include "passes/function_pass.h"
#include "passes/passes.h"

namespace minic {

namespace {

constexpr uint32_t kCasesAtLeast = 4;
constexpr uint64_t kRangeAtMost = 1024;
constexpr uint64_t kFilledAtLeast = 40;  // percent
constexpr unsigned kPhisAtMost = 2;

class SwitchValues : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    for (Block* block : blocks(function_))
      if (Inst* end = block->terminator(); end && end->is(Op::Switch)) visit(block, end);
    context_.count("switches replaced by values", replaced_);
    context_.count("tables made", tables_);
    return replaced_;
  }

 private:
  /// The numbers that a phi gets, from the least case on.
  struct Column {
    Inst* phi;
    std::vector<int64_t> numbers;
    Value* otherwise;  ///< from the default, if that goes to the join
  };

  void visit(Block* block, Inst* end) {
    const uint32_t cases = end->numOps - 1;
    if (cases < kCasesAtLeast || !end->condition()->type->isInt()) return;
    int64_t least = INT64_MAX, greatest = INT64_MIN;
    for (uint32_t i = 1; i <= cases; ++i) {
      int64_t number = static_cast<ConstInt*>(end->operand(i))->value;
      least = std::min(least, number), greatest = std::max(greatest, number);
    }
    const uint64_t range = uint64_t(greatest) - uint64_t(least) + 1;
    if (range > kRangeAtMost || range == 0 || cases * 100 < range * kFilledAtLeast)
      return missed(end, "its cases are too far apart");
    Block* join = joinOf(block, 1);
    if (!join || !join->hasPhis()) return missed(end, "its cases do more than to choose numbers");
    const bool hasOtherwise = joinOf(block, 0) == join;
    if (!hasOtherwise && cases != range && !isUnreachable(block->succs[0].block))
      return missed(end, "there are holes between its cases");
    std::vector<Column> columns;
    for (Inst* phi : phis(join))
      if (!addColumn(block, join, phi, least, range, hasOtherwise, columns))
        return missed(end, "its cases choose more than numbers");
    if (columns.size() > kPhisAtMost) return missed(end, "its cases choose too many numbers");
    replace(block, join, least, range, columns);
  }

  void missed(const Inst* end, const char* reason) {
    context_.missedRemark(end->loc, "switch kept: {}", reason);
  }

  static bool isUnreachable(const Block* block) { return block->first->is(Op::Unreachable); }
  /// A block of a switch's own that only jumps on.
  static bool isStep(const Block* block, const Block* from) {
    return block->first->is(Op::Br) && std::all_of(block->preds.begin(), block->preds.end(),
                                                   [&](Edge pred) { return pred.block == from; });
  }
  /// Where the edge goes, through an empty block.
  static Block* targetOf(const Block* block, uint32_t succ) {
    Block* next = block->succs[succ].block;
    return isStep(next, block) ? next->succs[0].block : next;
  }
  /// The block that all edges from `first` on go to, or the first one if that is the default; null:
  /// to several.
  static Block* joinOf(const Block* block, uint32_t first) {
    Block* join = targetOf(block, first);
    for (uint32_t i = std::max(first, 1u); first > 0 && i < block->succs.size(); ++i)
      if (targetOf(block, i) != join) return nullptr;
    return join == block ? nullptr : join;
  }
  /// What the phi of the join gets over the edge.
  static Value* valueOver(const Block* block, uint32_t succ, const Inst* phi) {
    Edge edge = block->succs[succ];
    if (edge.block != phi->block) edge = edge.block->succs[0];
    return phi->operand(edge.index);
  }

  bool addColumn(const Block* block, const Block* join, Inst* phi, int64_t least, uint64_t range,
                 bool hasOtherwise, std::vector<Column>& columns) {
    if (!phi->type->isInt() || phi->type->bits > 64 || phi->block != join) return false;
    Column column{phi, {}, nullptr};
    int64_t fill = 0;
    if (hasOtherwise) {
      column.otherwise = valueOver(block, 0, phi);
      const ConstInt* number = asConstInt(column.otherwise);
      if (!number && block->last->numOps - 1 != range) return false;
      if (number) fill = number->value;
    }
    column.numbers.assign(range, fill);
    for (uint32_t i = 1; i < block->succs.size(); ++i) {
      const ConstInt* number = asConstInt(valueOver(block, i, phi));
      if (!number) return false;
      int64_t at = static_cast<ConstInt*>(block->last->operand(i))->value;
      column.numbers[uint64_t(at) - uint64_t(least)] = number->value;
    }
    columns.push_back(std::move(column));
    return true;
  }

  void replace(Block* block, Block* join, int64_t least, uint64_t range,
               const std::vector<Column>& columns) {
    Inst* end = block->last;
    context_.remark(end->loc, "switch replaced by numbers");
    const SourceLoc loc = end->loc;
    build_.loc = loc;
    build_.setInsertPoint(end);
    Value* index = end->condition();
    if (least != 0) {
      Value* start = module_.constInt(index->type, least);
      index = build_.binary(Op::Sub, index, start);
    }
    Value* isCase = inRange(index, range);
    Block* known = function_.createBlock({}, block);
    Block* otherwise = block->succs[0].block;
    std::vector<Block*> steps;
    for (Edge succ : block->succs)
      if (succ.block != join && isStep(succ.block, block) &&
          std::find(steps.begin(), steps.end(), succ.block) == steps.end())
        steps.push_back(succ.block);
    // The default may not be shared with a case once the cases are gone: its phis keep one edge.
    std::vector<std::pair<Inst*, Value*>> kept;
    for (Inst* phi : phis(otherwise)) kept.push_back({phi, phi->operand(block->succs[0].index)});
    setTerminator(block, Op::CondBr, std::array{isCase}, std::array{known, otherwise}, loc);
    const uint32_t toDefault = block->succs[1].index;
    for (auto [phi, value] : kept) phi->setOperand(toDefault, value);
    build_.setInsertPoint(known);
    std::vector<Value*> values;
    for (const Column& column : columns) values.push_back(valueOf(column, index));
    build_.br(join);
    const uint32_t added = known->succs[0].index;
    for (size_t i = 0; i < columns.size(); ++i) columns[i].phi->setOperand(added, values[i]);
    for (Block* step : steps)
      if (step->preds.empty()) removeBlock(step);
    ++replaced_;
  }

  /// index < range, which may be all numbers of the type.
  Value* inRange(Value* index, uint64_t range) {
    const unsigned bits = index->type->bits;
    if (bits < 64 && range >> bits) return module_.constBool(true);
    return build_.icmp(IntPred::ULT, index, module_.constInt(index->type, int64_t(range)));
  }

  Value* widened(Value* value, Type* type) {
    if (value->type == type) return value;
    return build_.cast(value->type->bits < type->bits ? Op::ZExt : Op::Trunc, value, type);
  }

  Value* valueOf(const Column& column, Value* index) {
    Type* type = column.phi->type;
    const std::vector<int64_t>& numbers = column.numbers;
    auto wrapped = [&](uint64_t number) { return module_.constInt(type, int64_t(number))->value; };
    // A line.
    const uint64_t slope = uint64_t(numbers[1]) - uint64_t(numbers[0]);
    bool isLine = true;
    for (size_t i = 1; i < numbers.size(); ++i)
      isLine &= wrapped(uint64_t(numbers[i - 1]) + slope) == numbers[i];
    if (isLine) {
      Value* step = module_.constInt(type, int64_t(slope));
      if (asConstInt(step)->isZero()) return module_.constInt(type, numbers[0]);
      Value* product = build_.binary(Op::Mul, widened(index, type), step);
      return build_.binary(Op::Add, product, module_.constInt(type, numbers[0]));
    }
    // Fields of one constant: each with as many bits as the largest number needs.
    unsigned bits = 1;
    for (int64_t number : numbers) {
      uint64_t pattern = static_cast<ConstInt*>(module_.constInt(type, number))->zext();
      bits = std::max(bits, std::bit_ceil(unsigned(std::bit_width(pattern))));
    }
    if (bits * numbers.size() <= 64) return fieldOf(column, index, bits);
    return loaded(column, index);
  }

  Value* fieldOf(const Column& column, Value* index, unsigned bits) {
    Type* type = module_.types.i64();
    uint64_t fields = 0;
    for (size_t i = 0; i < column.numbers.size(); ++i) {
      uint64_t mask = bits == 64 ? ~uint64_t(0) : (uint64_t(1) << bits) - 1;
      fields |= (uint64_t(column.numbers[i]) & mask) << (i * bits);
    }
    Value* shift = widened(index, type);
    if (bits > 1) {
      Value* amount = module_.constInt(type, std::countr_zero(bits));
      shift = build_.binary(Op::Shl, shift, amount);
    }
    Value* moved = build_.binary(Op::LShr, module_.constInt(type, int64_t(fields)), shift);
    Value* mask = module_.constInt(type, int64_t((uint64_t(1) << bits) - 1));
    Value* field = build_.binary(Op::And, moved, mask);
    return widened(field, column.phi->type);
  }

  Value* loaded(const Column& column, Value* index) {
    Type* type = column.phi->type;
    std::vector<Value*> elements;
    for (int64_t number : column.numbers) elements.push_back(module_.constInt(type, number));
    Type* array = module_.types.array(type, elements.size());
    std::string name;
    do {
      name = fmt::format("switch.table.{}.{}", function_.name, ++named_);
    } while (module_.find(name));
    GlobalVar* table = module_.createGlobal(name, array, Linkage::Private);
    table->init = module_.constAggregate(array, elements);
    table->isConstant = true;
    table->unnamedAddr = true;
    ++tables_;
    Value* zero = module_.constInt(module_.types.i64(), 0);
    Value* place = widened(index, module_.types.i64());
    Value* address = build_.gep(array, table, std::array{zero, place});
    return build_.load(type, address);
  }

  unsigned named_ = 0;
  uint64_t replaced_ = 0, tables_ = 0;
};

}  // namespace

bool switchValues(Function& function, PassContext& context) {
  return SwitchValues(function, context).run();
}

}  // namespace minic
