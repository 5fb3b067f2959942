#include "backend/regalloc.h"
namespace minic {
void allocateGreedy(MFunction& mf, AllocationClaims* claims) { allocateSpillAll(mf, claims); }
}
