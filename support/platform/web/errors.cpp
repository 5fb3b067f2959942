// In a browser: emscripten's C library has the numbers of WASI.
#include "support/platform/errors.h"

#include <cerrno>

namespace minic {

namespace {
struct Error {
  int own, linux;
};
constexpr Error kErrors[] = {
    {EPERM, 1},      {ENOENT, 2},   {EINTR, 4},   {EIO, 5},     {E2BIG, 7},         {EBADF, 9},
    {EAGAIN, 11},    {ENOMEM, 12},  {EACCES, 13}, {EFAULT, 14}, {EBUSY, 16},        {EEXIST, 17},
    {ENOTDIR, 20},   {EISDIR, 21},  {EINVAL, 22}, {EMFILE, 24}, {ENOTTY, 25},       {EFBIG, 27},
    {ENOSPC, 28},    {ESPIPE, 29},  {EROFS, 30},  {EMLINK, 31}, {EPIPE, 32},        {EDOM, 33},
    {ERANGE, 34},    {ENOSYS, 38},  {ELOOP, 40},  {EILSEQ, 84}, {ENAMETOOLONG, 36}, {ENOTEMPTY, 39},
    {EOVERFLOW, 75}, {ENOTSUP, 95},
};
}  // namespace

int linuxError(int own) {
  for (const Error& error : kErrors)
    if (error.own == own) return error.linux;
  return own;
}

int ownError(int linux) {
  for (const Error& error : kErrors)
    if (error.linux == linux) return error.own;
  return linux;
}

}  // namespace minic
