// What the options list about minic itself: its passes and the pipeline of a command line.
#pragma once

#include <string>

#include "driver/options.h"

namespace minic {

/// The output of -print-pipeline-passes; false if the options name no pipeline, and why.
bool pipelineText(const Options& options, std::string& text, std::string& problem);

/// The output of --list-passes.
std::string passListText();

}  // namespace minic
