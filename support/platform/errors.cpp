// On Linux the numbers of errno are Linux'.
#include "support/platform/errors.h"

namespace minic {

int linuxError(int own) { return own; }
int ownError(int linux) { return linux; }

}  // namespace minic
