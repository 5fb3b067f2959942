// The passes of code generation. They rewrite IR that has no direct machine form to simpler IR, and
// report IR that has no simpler form; each is a row of passes.def, and codegenPipeline() has their
// order. The verifier accepts the function after each of them. After all of them
//  - no load, store or select is of an aggregate, and no value has more than kMaxLeaves scalars;
//  - a function that returns an aggregate returns it in registers;
//  - the only intrinsics called are those that the back end knows, with lengths of 64 bits;
//  - an operand that is a constant expression is an address: a gep of a global with constant
//    indices (or a bitcast of one), within 2 GiB of it;
//  - integers have 1, 8, 16, 32 or 64 bits, those of signatures and calls included;
//  - vectors are those that legalizeVectors() leaves;
//  - a `byval` argument is left only where the target copies it to the stack itself.
#pragma once

#include "passes/pass.h"

namespace minic {

struct Pipeline;

/// Scalars of the largest aggregate that may be one value; larger ones must be in memory.
inline constexpr uint64_t kMaxLeaves = 256;

/// Declares what the passes of the pipeline may call: memcpy, memmove and memset with lengths of 64
/// bits, and the upper half of a product. To be called before the pipeline runs on the first
/// function: passes look declarations up and never add one, so a caller may iterate over the
/// functions meanwhile.
void declareHelpers(Module& module, const Pipeline& pipeline);

/// Integers of 65 to 128 bits become pairs of the low 64 bits and the rest. Such values are only
/// loaded, stored, selected and computed with where pairs are simple; anything else is an error.
/// Optimizations fold integers of at most 64 bits, so this runs before them.
bool splitWideInts(Function& function, PassContext& context);

/// Values of the types x86_fp80 and fp128 become memory in the frame, with intrinsics that compute
/// on it, or integers of 128 bits, with calls of libgcc. Comes before splitWideInts(). The
/// interpreter runs what this leaves, too.
bool lowerLongDoubles(Function& function, PassContext& context);

/// Getelementptrs become sums of bytes: one `getelementptr i8` per variable index, of the index
/// times its step, and a last one for the constant.
bool lowerGeps(Function& function, PassContext& context);

/// What a phi becomes by adding a constant is computed after the last use of the phi in that block.
bool sinkSteps(Function& function, PassContext& context);

/// Reports what the passes below and the back end cannot handle: values and frames that are too
/// large, results that do not fit in registers. Changes nothing.
bool checkLowering(Function& function, PassContext& context);

/// Constant expressions that are no addresses become instructions before their users. A ptrtoint to
/// i1 becomes two casts.
bool expandConstants(Function& function, PassContext& context);

/// Calls of intrinsics become plain instructions, unless the back end has code for them or the C
/// library has the function.
bool expandIntrinsics(Function& function, PassContext& context);

/// Loads, stores and selects of aggregates become those of their scalars.
bool splitAggregates(Function& function, PassContext& context);

/// Vectors become vectors of at most as many bytes as VectorRules::bytes, on which the target
/// has the operation, or scalars. Reports vectors that are passed to functions or returned.
bool legalizeVectors(Function& function, PassContext& context);

/// A `byval` argument becomes the address of a copy that the caller makes (where the target's
/// convention says so).
bool copyByvals(Function& function, PassContext& context);

/// Integers of widths that machines do not have become those of the next width that they have, in
/// the signature too. A widened value has undefined upper bits; they are set before an
/// operation that depends on them. Memory is accessed as LLVM does: as many bytes as the width
/// needs, in pieces of powers of two, with zeros in the remaining bits of the last byte.
bool widenInts(Function& function, PassContext& context);

/// Under -g, last: the optimizer has made new phis and new paths since mem2reg said what variables
/// hold where paths join. No instruction changes.
bool joinVariables(Function& function, PassContext& context);

}  // namespace minic
