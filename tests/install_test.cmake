# Installs the library below the build directory, builds examples/embed against it, runs it and
# compares what it prints. Variables: BUILD, SOURCE, COMPILER.
set(tree ${BUILD}/install-test)
unset(ENV{CMAKE_CXX_COMPILER_LAUNCHER})  # ccache may make __FILE__ relative, by which the library finds its headers
file(REMOVE_RECURSE ${tree})
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE out ERROR_VARIABLE out)
  if(status)
    message(FATAL_ERROR "${ARGN} failed (${status}):\n${out}")
  endif()
  set(out "${out}" PARENT_SCOPE)
endfunction()
run(${CMAKE_COMMAND} --build ${BUILD} --target minic_archive)
run(${CMAKE_COMMAND} --install ${BUILD} --component library --prefix ${tree}/prefix)
run(${CMAKE_COMMAND} -S ${SOURCE}/examples/embed -B ${tree}/embed -DCMAKE_PREFIX_PATH=${tree}/prefix
    -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_BUILD_TYPE=Debug)
run(${CMAKE_COMMAND} --build ${tree}/embed)
run(${tree}/embed/embed)
if(NOT out MATCHES "^area.c:3:[0-9]+: remark: a product in area \\[-Rpass=tell-products\\]\n.*\n[1-9][0-9]+ bytes of assembly\n$")
  message(FATAL_ERROR "embed printed:\n${out}")
endif()

# The same through pkg-config.
set(ENV{PKG_CONFIG_PATH} ${tree}/prefix/lib/pkgconfig)
run(sh -c "${COMPILER} ${SOURCE}/examples/embed/main.cpp -o ${tree}/by-pkg-config $(pkg-config --cflags --libs minic)")
run(${tree}/by-pkg-config)

# The program of the documentation, which includes no more than it says.
file(READ ${SOURCE}/docs/library.md page)
string(REGEX MATCH "```cpp\n(#include [^\n]*\n)([^`]*)```" program "${page}")
file(WRITE ${tree}/page.cpp "${CMAKE_MATCH_1}int main() {\n${CMAKE_MATCH_2}  return status != minic::Status::Ok || assembly.empty();\n}\n")
run(sh -c "${COMPILER} ${tree}/page.cpp -o ${tree}/page $(pkg-config --cflags --libs minic)")
run(${tree}/page)
