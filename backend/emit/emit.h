// Assembly text of one function from its op table's templates. After allocation and frame layout;
// the machine IR is only read.
#pragma once

#include <functional>
#include <vector>

#include "backend/mir/asm_buffer.h"
#include "backend/mir/mir.h"
#include "backend/mir/target.h"

namespace minic {

/// The state for a target's printing hooks.
struct Emitter {
  Emitter(AsmBuffer& buffer, const MFunction& function) : out(buffer), mf(function) {}

  AsmBuffer& out;
  const MFunction& mf;
  const MBlock* next = nullptr;  ///< the block that follows in the text: no jump needed to it

  void reg(Reg r, unsigned size) { out.append(mf.target.regs.name(r, size)); }
  /// A register, immediate, symbol, block label; `size` is the width of a register's name.
  void operand(const MOperand& op, unsigned size);
  /// A symbol in an operand. Quoted names are not understood there: those have another one, which
  /// emitConstants sets equal.
  void symbol(uint32_t id);
  void label(uint32_t block) { place(".L", block); }
  void floatLabel(uint32_t constant) { place(".LC", constant); }
  void tableLabel(uint32_t table) { place(".LJ", table); }
  /// "\tjmp\t.L1_2\n" unless the block comes next.
  void jumpTo(uint32_t block);
  /// A CondBranch with its label, and a jump where neither successor comes next.
  void condBranch(const MInst& inst);
  /// Computes the positions of the blocks, if the function is longer than a jump of the target
  /// reaches.
  void measure();
  /// To be called once per instruction, before it is printed.
  void advance() { position += mf.target.maxOpBytes; }
  /// One instruction by its template (without the line's end).
  void fromTemplate(const MInst& inst, std::string_view text);

 private:
  bool isFar(uint32_t block) const;
  std::vector<uint64_t> blockPositions;  // upper bounds, by block id; empty: all is near
  uint64_t position = 0;

  void place(std::string_view prefix, uint32_t id) { out.append(prefix, mf.number, '_', id); }
};

/// Writes .loc lines: number of the file, line and column of a SourceLoc.
struct LineTable {
  void* context = nullptr;
  void (*locate)(void* context, AsmBuffer& out, uint32_t loc) = nullptr;
};

/// Called for each instruction before it is written; may write before it.
using InstNote = std::function<void(AsmBuffer&, const MInst&)>;

/// The instructions of the function, labels and jumps, from the first block to the last; `lines`
/// is called whenever the source place changes and may be null, like `note`.
void emitBody(const MFunction& mf, AsmBuffer& out, bool verbose, const LineTable* lines,
              const InstNote& note);
/// Its float constants and jump tables, in their sections, and the other names of its symbols.
void emitConstants(const MFunction& mf, AsmBuffer& out, std::string_view tables = ".rodata");

}  // namespace minic
