// Records that stand between the instructions of linked lists, as a side table: "before this one".
// They stay between the same neighbours whatever is inserted or removed, so whoever edits a list
// tells the table. Without records everything here costs one comparison.
#pragma once

#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace minic {

template <class Inst, class Block, class Record>
class PositionedRecords {
 public:
  bool empty() const { return lists_.empty(); }

  std::span<const Record> before(const Inst* inst) const {
    auto found = lists_.find(inst);
    return found == lists_.end() ? std::span<const Record>() : found->second;
  }
  /// For changes of the records themselves; null: there are none.
  std::vector<Record>* editBefore(const Inst* inst) {
    auto found = lists_.find(inst);
    return found == lists_.end() ? nullptr : &found->second;
  }
  /// After all that stand before the instruction.
  void add(const Inst* before, Record record) { lists_[before].push_back(record); }
  /// In front of all that stand before the instruction.
  void addFirst(const Inst* before, Record record) {
    std::vector<Record>& list = lists_[before];
    list.insert(list.begin(), record);
  }
  void drop(const Inst* before) { lists_.erase(before); }

  /// `inst` was put before `before`, or, if that is null, at the end of the block: after the
  /// records that stand there.
  void inserted(const Inst* inst, const Inst* before, const Block* block) {
    if (empty()) return;
    move(keyOf(before, block), inst);
  }
  /// `inst` was taken out; `next` came after it, null: it was the last one.
  void removed(const Inst* inst, const Inst* next, const Block* block) {
    if (empty()) return;
    move(inst, keyOf(next, block));
  }
  /// The list of instructions that begins with `first` was put at the end of the block.
  void spliced(const Inst* first, const Block* block) { inserted(first, nullptr, block); }
  /// The block is gone.
  void removed(const Block* block) { lists_.erase(block); }

  /// Calls visit(Record&) for each, in no order.
  template <class Visit>
  void forEach(Visit visit) {
    for (auto& [key, list] : lists_)
      for (Record& record : list) visit(record);
  }

 private:
  static const void* keyOf(const Inst* inst, const Block* block) {
    return inst ? static_cast<const void*>(inst) : block;
  }
  void move(const void* from, const void* to) {
    auto node = lists_.extract(from);
    if (node.empty()) return;
    auto [at, isNew] = lists_.try_emplace(to);
    std::vector<Record>& list = at->second;
    if (isNew) {
      list = std::move(node.mapped());
    } else {
      list.insert(list.begin(), node.mapped().begin(), node.mapped().end());
    }
  }

  /// By the instruction, or the block whose end it is.
  std::unordered_map<const void*, std::vector<Record>> lists_;
};

}  // namespace minic
