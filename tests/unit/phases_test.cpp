// Pipelines, and what the scope around every phase promises: planted faults are found and named.
#include <gtest/gtest.h>

#include "passes/pass_manager.h"

namespace minic {
namespace {

TEST(PassManager, Pipelines) {
  for (unsigned level = 0; level <= 3; ++level) {
    Pipeline pipeline = pipelineFor(level);
    EXPECT_EQ(brokenOrder(pipeline), nullptr) << level;
    Pipeline again;
    std::string error;
    EXPECT_TRUE(parsePipeline(toString(pipeline), again, error)) << error;
    EXPECT_EQ(pipeline, again);
  }
  for (const PassOrder& order : passOrders()) {
    EXPECT_NE(findPass(order.before), nullptr);
    EXPECT_NE(findPass(order.after), nullptr);
    EXPECT_FALSE(order.because.empty());
    Pipeline wrong;
    std::string error, names = std::string(order.after) + "," + std::string(order.before);
    EXPECT_TRUE(parsePipeline(names, wrong, error)) << error;
    EXPECT_NE(brokenOrder(wrong), nullptr);
  }
}

TEST(PassManager, ReadsPipelinesAsOptDoes) {
  auto read = [](std::string_view text) {
    Pipeline pipeline;
    std::string error;
    return parsePipeline(text, pipeline, error) ? toString(pipeline) : "error: " + error;
  };
  EXPECT_EQ(read("mem2reg,dce"), "mem2reg,dce");
  EXPECT_EQ(read("function(mem2reg,dce)"), "mem2reg,dce");
  EXPECT_EQ(read("function(mem2reg,dce),simplify-cfg,adce"),
            "function(mem2reg,dce),function(simplify-cfg,adce)");
  EXPECT_EQ(read("cgscc(function(mem2reg),dce)"), "cgscc(mem2reg,dce)");
  EXPECT_EQ(read("module(function(mem2reg<x;y>),verify)"), "mem2reg");
  EXPECT_EQ(read(" mem2reg , dce "), "mem2reg,dce");
  EXPECT_EQ(read("default<O1>"), "mem2reg,dce");
  EXPECT_EQ(read(""), "");
  EXPECT_EQ(read("mem2reg,foo"), "error: unknown pass 'foo'");
  EXPECT_EQ(read("function(mem2reg"), "error: '(' without ')'");
  EXPECT_EQ(read("mem2reg)"), "error: ')' without '('");
  EXPECT_EQ(read("mem2reg,,dce"), "error: pass name expected before ','");
  EXPECT_EQ(read("mem2reg,"), "error: pass name expected at the end");
  EXPECT_EQ(read("mem2reg(dce)"), "error: 'mem2reg' takes no list of passes");
  EXPECT_EQ(read("function(module(dce))"), "error: 'module' inside of 'function'");
}

}  // namespace
}  // namespace minic
