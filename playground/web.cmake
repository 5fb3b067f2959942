# What the build for a browser (preset `web`, Debian's emscripten) takes from Debian: the headers of
# fmt and nlohmann's JSON, which are installed for the host, and the source of ANTLR's runtime, which
# scripts/playground has unpacked. After it: fmt::fmt, nlohmann_json::nlohmann_json, ANTLR4,
# ANTLR4_INCLUDE and ANTLR4_SHARED as in the other builds.
# Compiled to be small and linked to be fast: what inlines then sees the whole program, and makes it twice as fast and 5 %
# larger.
add_compile_options(-Oz)
set(MINIC_ANTLR_SOURCE ${CMAKE_SOURCE_DIR}/build/antlr4-cpp-runtime CACHE PATH "The source package antlr4-cpp-runtime, unpacked")
set(MINIC_STATIC OFF)
set(BUILD_TESTING OFF)
if(NOT MINIC_SYNTAX_ONLY AND NOT EXISTS ${MINIC_ANTLR_SOURCE}/runtime/src/antlr4-runtime.h)
  message(FATAL_ERROR "${MINIC_ANTLR_SOURCE} is not the source of antlr4-cpp-runtime; scripts/playground fetches it")
endif()
find_program(ANTLR4 antlr4 REQUIRED)

# Only these folders of the host's headers are seen.
set(borrowed ${CMAKE_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${borrowed})
foreach(name fmt nlohmann utf8.h utf8)
  if(NOT EXISTS /usr/include/${name})
    message(FATAL_ERROR "minic cannot be built for a browser without libfmt-dev, nlohmann-json3-dev and libutfcpp-dev")
  endif()
  file(CREATE_LINK /usr/include/${name} ${borrowed}/${name} SYMBOLIC)
endforeach()
include_directories(SYSTEM ${borrowed})
add_library(fmt::fmt INTERFACE IMPORTED)
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)

if(MINIC_SYNTAX_ONLY)  # The host's runtime has the same headers.
  set(ANTLR4_INCLUDE /usr/include/antlr4-runtime)
  add_library(minic_antlr INTERFACE)
else()
  set(ANTLR4_INCLUDE ${MINIC_ANTLR_SOURCE}/runtime/src)
  file(GLOB_RECURSE sources ${ANTLR4_INCLUDE}/*.cpp)
  add_library(minic_antlr STATIC ${sources})
  target_include_directories(minic_antlr PRIVATE ${ANTLR4_INCLUDE} ${borrowed})
  target_compile_options(minic_antlr PRIVATE -w)
  set_target_properties(minic_antlr PROPERTIES CXX_STANDARD 14)
endif()
set(ANTLR4_SHARED minic_antlr)

# Exceptions are the browser's own.
add_compile_options(-fwasm-exceptions "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${CMAKE_SOURCE_DIR}/playground/bit_cast.h>")
add_link_options(-fwasm-exceptions)
