// The numbers of errno, which differ from system to system.
#pragma once

namespace minic {

/// Linux' number for one of this system's, and this system's for one of Linux'. A number that the
/// other system does not have stays as it is.
int linuxError(int own);
int ownError(int linux);

}  // namespace minic
