# Shared by the scripts in this folder: what must be installed, and how minic is built.
# Sourced, not run. Says nothing when nothing is to be done.
# shellcheck shell=bash

set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
name=$(basename "$0")

say() { printf '%s: %s\n' "$name" "$*" >&2; }

# "package witness": the package is there when the witness is (a command, or a file by its path).
build_needs='g++ g++
cmake cmake
ninja-build ninja
antlr4 antlr4
libantlr4-runtime-dev /usr/include/antlr4-runtime/antlr4-runtime.h
libfmt-dev /usr/include/fmt/core.h
nlohmann-json3-dev /usr/include/nlohmann/json.hpp
python3 python3'
riscv_needs='qemu-user qemu-riscv64
gcc-riscv64-linux-gnu riscv64-linux-gnu-gcc
libc6-dev-riscv64-cross /usr/riscv64-linux-gnu/lib/libc.a'
explain_needs='npm npm'
web_needs='emscripten em++
libutfcpp-dev /usr/include/utf8.h'
# Debian 12 is the last release with clang 14. On later ones their own clang takes its place, and what only clang-format 14
# can say is not asked (tests/cli/format_test.py).
clang_needs='clang-14 clang++-14
clang-format-14 clang-format-14'
tidy_needs='clang-tidy-14 clang-tidy-14'
if [ -r /etc/os-release ] && (. /etc/os-release && [ "${ID-}" = debian ] && [ "${VERSION_ID-99}" -gt 12 ]); then
  clang_needs='clang clang++'
  tidy_needs='clang-tidy clang-tidy'
fi
test_needs="$riscv_needs
$explain_needs
$web_needs
z3 z3
csmith csmith
bubblewrap bwrap
libcsmith-dev /usr/include/csmith/csmith.h
libgtest-dev /usr/include/gtest/gtest.h
$clang_needs
chromium chromium
graphviz dot
gdb gdb
pkg-config pkg-config
parallel parallel
make make
procps ps
valgrind valgrind
openssh-server /usr/sbin/sshd
openssh-client ssh
llvm-19 lli-19"

# missing_packages "needs": the names of the packages that are not there.
missing_packages() {
  local package witness
  while read -r package witness; do
    case $witness in
      /*) [ -e "$witness" ] || echo "$package" ;;
      *) command -v "$witness" >/dev/null || echo "$package" ;;
    esac
  done <<<"$1"
}

# ensure_packages "needs": installs what is missing, or names it and ends the script.
ensure_packages() {
  local missing as_root=() log
  missing=$(missing_packages "$1" | tr '\n' ' ')
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" != 0 ]; then
    as_root=(sudo)
    if ! sudo -n true 2>/dev/null && ! { [ -t 0 ] && command -v sudo >/dev/null && sudo -v; }; then
      say "these packages are missing, and installing them needs root:"
      say "  apt-get install $missing"
      exit 2
    fi
  fi
  if ! command -v apt-get >/dev/null; then
    say "these packages (Debian's names) are missing: $missing"
    exit 2
  fi
  say "installing $missing"
  log=$(mktemp)
  if ! { "${as_root[@]}" apt-get update &&
         "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
           apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    say "could not install: $missing"
    exit 2
  fi
  rm -f "$log" "$root"/build/*/build.ninja  # what was left out for want of them is looked for again
}

# reconfigure_without PRESET FILE COMMAND: what the build could not make for want of the command was
# left out when it was configured; it looks again when the command is there now and the file is not.
reconfigure_without() {
  local dir=$root/build/$1
  if [ ! -e "$dir/$2" ] && command -v "$3" >/dev/null; then
    rm -f "$dir/build.ninja"
  fi
}

# build_preset PRESET [TARGET]: configures when needed and builds the target (without one everything,
# tests included). A terminal sees the progress, anything else only what went wrong.
build_preset() {
  local preset=$1 target=${2:-all} dir=$root/build/$1 tests=OFF log start=$SECONDS first= options=()
  [ "$preset" = web ] || reconfigure_without "$preset" lib/minic/riscv64/libsysy.a riscv64-linux-gnu-gcc
  if [ "$target" = all ]; then
    tests=ON
    grep -qs '^BUILD_TESTING:BOOL=ON' "$dir/CMakeCache.txt" || rm -f "$dir/build.ninja"
  fi
  log=$(mktemp)
  [ "$preset" = web ] || [ -z "$(command -v ccache)" ] || export CMAKE_CXX_COMPILER_LAUNCHER=ccache
  if [ ! -e "$dir/build.ninja" ]; then
    first=1
    say "building $target ($preset): about two minutes on two cores, the first time only"
    # A warning is an error in continuous integration, and in a folder that a developer made by the preset.
    [ -n "${CI-}" ] || grep -qs '^MINIC_WERROR:BOOL=ON' "$dir/CMakeCache.txt" || options+=(-DMINIC_WERROR=OFF)
    [ "$preset" != clang ] || command -v clang++-14 >/dev/null || options+=(-DCMAKE_CXX_COMPILER=clang++)
    (cd "$root" && cmake --preset "$preset" -DBUILD_TESTING=$tests ${options[@]+"${options[@]}"}) >"$log" 2>&1 || { cat "$log" >&2; rm -f "$log"; exit 1; }
  fi
  local build=(cmake --build --preset "$preset" --target "$target")
  if [ -t 2 ]; then
    (cd "$root" && "${build[@]}") >&2 || exit 1
  else
    (cd "$root" && "${build[@]}") >"$log" 2>&1 || { cat "$log" >&2; rm -f "$log"; exit 1; }
  fi
  rm -f "$log"
  [ -z "$first" ] || say "built in $((SECONDS - start)) s"
}

# npm_packages FOLDER DIR: the packages of FOLDER's package-lock.json, in DIR/node_modules.
npm_packages() {
  mkdir -p "$2"
  cmp -s "$1/package-lock.json" "$2/installed.json" && return
  cp "$1"/{package.json,package-lock.json,.npmrc} "$2"
  (cd "$2" && npm ci --ignore-scripts --silent) && cp "$2/package-lock.json" "$2/installed.json"
}
