# A toolchain for CMake: emscripten that reads each file of the build for a browser and translates none. So every error that
# stops `scripts/playground` is found in a tenth of its time. tests/playground/syntax_test.cmake is its user.
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
set(MINIC_SYNTAX_ONLY ON)
set(touch "\"${CMAKE_COMMAND}\" -E touch")
foreach(language C CXX)
  set(CMAKE_${language}_COMPILE_OBJECT "<CMAKE_${language}_COMPILER> <DEFINES> <INCLUDES> <FLAGS> -fsyntax-only <SOURCE>"
      "${touch} <OBJECT>")
  set(CMAKE_${language}_CREATE_STATIC_LIBRARY "${touch} <TARGET>")
  set(CMAKE_${language}_LINK_EXECUTABLE "${touch} <TARGET>")
endforeach()
set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)  # em++ makes none when it is to translate nothing
