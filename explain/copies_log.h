// The copies that take the place of phis, with the places that the allocator chose and the machine
// instructions that they became, for the page of --explain=passes (docs/explain.md). Private to
// explain/.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "backend/mir/phi_observer.h"
#include "backend/regalloc/place.h"
#include "explain/log.h"
#include "ir/text/print.h"

namespace minic {

class CopiesLog : public PhiObserver {
 public:
  void begin(const Function& function, const MFunction& mf) override;
  void split(const Block& from, uint32_t succIndex, const MBlock& edge) override;
  void leftOut(const Inst& phi, const Value* value) override;
  void pair(const Inst& phi, const Value* value, uint32_t leaf) override;
  void parallelCopy(const Block& from, uint32_t succIndex, CopyPlace at, const MBlock& block,
                    const MInst* inst) override;
  void places(const MInst& inst) override;
  void move(const MInst& inst, const CopyMove& move) override;
  void swap(const MInst& inst, const Place& a, const Place& b) override;
  void constant(const MInst& inst, const MOperand& dst, const MOperand& src) override;
  void expanded(const MInst& inst) override;
  void end() override;

  /// The edges in the order of the text; null if there are no phis. `rowOf` has for each
  /// instruction that was written its row in the text of the assembly.
  Json take(const std::unordered_map<const MInst*, size_t>& rowOf);

 private:
  struct Copy {
    const Inst* phi;
    std::string to, from;  // of the IR
    const char* leftOut;   // why; null: it is not
    Place destination;
    std::string place, source;  // of the machine; empty: none
    std::vector<const MInst*> insts;
  };
  struct EdgeCopies {
    const Block* from;
    uint32_t succIndex;
    CopyPlace at = CopyPlace::Edge;
    const MBlock* block;
    std::vector<Copy> copies;
  };
  void endStep(const MInst& inst);
  void step(const MInst& inst, std::initializer_list<Place> writes, bool isRestore = false);
  std::string text(const MOperand& operand) const;

  const Function* function_ = nullptr;
  const MFunction* mf_ = nullptr;
  std::optional<ValueNamer> names_;
  std::vector<Copy> pending_;
  std::vector<EdgeCopies> edges_;
  std::unordered_map<const MInst*, size_t> edgeOf_;
  // Of the parallel copy that is being expanded: the places that its last step wrote, and the
  // instruction before that step; the instructions that saved a value to break a cycle.
  EdgeCopies* edge_ = nullptr;
  std::vector<Place> writes_;
  bool isRestore_ = false;
  const MInst* before_ = nullptr;
  std::vector<const MInst*> saved_;
};

}  // namespace minic
