// The IR's data structures: use lists, lists of instructions and blocks, each CFG primitive on
// plain, duplicate and self edges, names, constants. After every edit the verifier recounts
// everything.
#include <array>
#include <gtest/gtest.h>
#include <random>

#include "ir/builder.h"
#include "ir/effects.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"

namespace minic {
namespace {

/// A module with one function `i32 f(i32, i1)` and a builder.
struct Fixture {
  Module m;
  Function* f;
  Builder b;

  Fixture()
      : f(m.createFunction(
            "f", m.types.function(m.types.i32(), std::array{m.types.i32(), m.types.i1()}))),
        b(m, *f) {}

  Value* x() { return f->args[0]; }
  Value* c() { return f->args[1]; }
  Block* block(std::string_view name) { return f->createBlock(name); }
  void at(Block* block) { b.setInsertPoint(block); }
  Inst* add(Value* left, Value* right, std::string_view name = {}) {
    return b.binary(Op::Add, left, right, name);
  }

  void expectSound() {
    std::vector<VerifyError> errors;
    EXPECT_TRUE(verify(m, errors)) << toString(errors) << toString(*f);
  }
  std::string preds(const Block* block) {
    std::string out;
    for (const Edge& edge : block->preds) out.append(m.names[edge.block->name]).append(" ");
    return out;
  }
  std::string succs(const Block* block) {
    std::string out;
    for (const Edge& edge : block->succs) out.append(m.names[edge.block->name]).append(" ");
    return out;
  }
  std::string operands(const Inst* phi) {
    std::string out;
    ValueNamer namer(*f);
    for (const Use& use : phi->operands()) {
      namer.append(out, use.value);
      out += ' ';
    }
    return out;
  }
};

size_t countUses(const Value* value) {
  size_t count = 0;
  for ([[maybe_unused]] Use& use : value->useRange()) ++count;
  return count;
}

// ---- use lists

TEST(UseList, FollowsOperands) {
  Fixture t;
  t.at(t.block("entry"));
  Inst* a = t.add(t.x(), t.x());
  Inst* b = t.add(a, t.x());
  EXPECT_EQ(countUses(t.x()), 3u);
  EXPECT_TRUE(a->hasOneUse());
  EXPECT_EQ(a->uses->user, b);
  EXPECT_EQ(a->uses->index(), 0u);
  b->setOperand(0, t.x());
  EXPECT_FALSE(a->hasUses());
  EXPECT_EQ(countUses(t.x()), 4u);
  b->setOperand(0, nullptr);
  b->setOperand(1, t.m.constI32(1));  // constants keep no list
  EXPECT_EQ(countUses(t.x()), 2u);
  EXPECT_EQ(b->ops[1].prevLink, nullptr);
  b->setOperand(0, a);
  t.b.ret(b);
  t.expectSound();
}

TEST(UseList, ReplaceAllUses) {
  Fixture t;
  t.at(t.block("entry"));
  Inst* a = t.add(t.x(), t.x());
  Inst* b = t.add(a, a);
  Inst* c = t.add(b, a);
  t.b.ret(c);
  replaceAllUses(a, t.x());
  EXPECT_FALSE(a->hasUses());
  EXPECT_EQ(countUses(t.x()), 5u);
  t.expectSound();
  replaceAllUses(t.x(), t.m.constI32(7));  // to a value without a list
  EXPECT_FALSE(t.x()->hasUses());
  t.expectSound();
  EXPECT_EQ(c->operand(1), t.m.constI32(7));
  replaceAllUses(a, b);  // nothing to do
  replaceAllUses(b, c);  // makes c use itself: only legal in dead code, but lists must hold
  EXPECT_EQ(c->operand(0), c);
  EXPECT_EQ(countUses(c), 2u);
}

TEST(UseList, GrowingAndShrinkingOperands) {
  Fixture t;
  Block* entry = t.block("entry");
  t.at(entry);
  std::vector<Inst*> values;
  for (int i = 0; i < 5; ++i) values.push_back(t.add(t.x(), t.x()));
  Inst* ret = t.b.ret(values[0]);
  // A free-standing phi without edges: only its operands matter here.
  Inst* phi = t.f->createPhi(t.m.types.i32(), entry);
  insertBefore(phi, entry, ret);
  for (int round = 0; round < 3; ++round)
    for (Inst* value : values) addOperand(phi, value);
  EXPECT_EQ(phi->numOps, 15u);
  EXPECT_EQ(countUses(values[4]), 3u);
  for (uint32_t i = 0; i < 15; ++i) {
    EXPECT_EQ(phi->operand(i), values[i % 5]);
    EXPECT_EQ(phi->ops[i].index(), i);
  }
  removeOperandSwap(phi, 0);
  EXPECT_EQ(phi->operand(0), values[4]);
  EXPECT_EQ(phi->numOps, 14u);
  EXPECT_EQ(countUses(values[0]), 3u);  // two and the ret
  removeOperandSwap(phi, 13);           // the last one itself
  EXPECT_EQ(phi->numOps, 13u);
  EXPECT_EQ(countUses(values[3]), 2u);
  addOperand(phi, values[3]);
  EXPECT_EQ(countUses(values[3]), 3u);
  dropOperands(phi);
  EXPECT_EQ(countUses(values[3]), 0u);
  erase(phi);
  t.expectSound();
}

TEST(UseList, PhiGrowsWhileDetached) {
  Fixture t;
  Block* entry = t.block("entry");
  Inst* phi = t.f->createPhi(t.m.types.i32(), entry);
  EXPECT_EQ(phi->numOps, 0u);
  insertBefore(phi, entry, nullptr);
  detach(phi);
  EXPECT_EQ(entry->first, nullptr);
  EXPECT_EQ(entry->last, nullptr);
  append(phi, entry);
  addOperand(phi, t.x());
  addOperand(phi, t.x());
  addOperand(phi, t.x());
  EXPECT_EQ(countUses(t.x()), 3u);
}

TEST(UseList, RandomEditsKeepCount) {
  Fixture t;
  t.at(t.block("entry"));
  std::mt19937 random(1);
  std::vector<Value*> values{t.x()};
  std::vector<Inst*> insts;
  for (int i = 0; i < 40; ++i) {
    auto any = [&] { return values[random() % values.size()]; };
    Value *left = any(), *right = any();
    insts.push_back(t.add(left, right));
    values.push_back(insts.back());
  }
  t.b.ret(values.back());
  for (int i = 0; i < 2000; ++i) {
    size_t user = random() % insts.size();
    // Operands stay above their user, so that the function stays sound.
    Value* value = random() % 4 ? values[random() % (user + 1)] : t.m.constI32(int(i));
    if (random() % 8)
      insts[user]->setOperand(random() % 2, value);
    else if (value != insts[user])
      replaceAllUses(insts[user], value);
  }
  t.expectSound();
}

// ---- lists of instructions and blocks

TEST(Lists, InsertDetachErase) {
  Fixture t;
  Block* entry = t.block("entry");
  t.at(entry);
  Inst* a = t.add(t.x(), t.x());
  Inst* ret = t.b.ret(a);
  t.b.setInsertPoint(ret);
  Inst* b = t.add(a, a);
  EXPECT_EQ(a->next, b);
  EXPECT_EQ(b->next, ret);
  detach(b);
  EXPECT_EQ(a->next, ret);
  EXPECT_EQ(ret->prev, a);
  insertBefore(b, entry, a);
  EXPECT_EQ(entry->first, b);
  b->setOperand(0, t.x());
  b->setOperand(1, t.x());
  t.expectSound();
  erase(b);
  EXPECT_EQ(entry->first, a);
  EXPECT_EQ(b->op, Op::Erased);
  EXPECT_EQ(entry->terminator(), ret);
  t.expectSound();
}

TEST(Lists, ErasingWhileIterating) {
  Fixture t;
  Block* entry = t.block("entry");
  t.at(entry);
  for (int i = 0; i < 10; ++i) t.add(t.x(), t.x());
  t.b.ret(t.x());
  for (Inst* inst : insts(entry))
    if (!inst->isTerm()) erase(inst);
  EXPECT_EQ(entry->first, entry->last);
  t.expectSound();
}

TEST(Lists, PhisOnly) {
  Fixture t;
  Block *entry = t.block("entry"), *next = t.block("next");
  t.at(entry);
  t.b.br(next);
  t.at(next);
  t.b.ret(t.x());
  EXPECT_FALSE(next->hasPhis());
  Inst* p = t.b.phi(t.m.types.i32());
  Inst* q = t.b.phi(t.m.types.i32());
  p->setOperand(0, t.x());
  q->setOperand(0, t.x());
  EXPECT_EQ(next->first, p);
  EXPECT_EQ(p->next, q);
  size_t count = 0;
  for (Inst* phi : phis(next)) {
    erase(phi);
    ++count;
  }
  EXPECT_EQ(count, 2u);
  EXPECT_EQ(next->firstNonPhi(), next->last);
  t.expectSound();
}

TEST(Lists, BlockOrder) {
  Fixture t;
  Block *a = t.block("a"), *c = t.block("c");
  Block* b = t.f->createBlock("b", a);
  auto order = [&] {
    std::string out;
    for (Block* block : blocks(*t.f)) out += t.m.names[block->name];
    return out;
  };
  EXPECT_EQ(order(), "abc");
  t.f->moveBlockAfter(b, c);
  EXPECT_EQ(order(), "acb");
  EXPECT_EQ(t.f->lastBlock, b);
  t.f->moveBlockAfter(c, b);
  EXPECT_EQ(order(), "abc");
  t.f->moveBlockAfter(c, b);
  EXPECT_EQ(order(), "abc");
  t.f->unlinkBlock(b);
  EXPECT_EQ(order(), "ac");
  EXPECT_EQ(t.f->numBlocks, 2u);
}

TEST(Lists, DropBodyMakesADeclaration) {
  Fixture t;
  t.f->args[0]->name = t.m.names.intern("x");
  t.f->args[0]->attrs.signExt = true;
  t.at(t.block("entry"));
  t.b.ret(t.add(t.x(), t.x()));
  t.f->dropBody();
  EXPECT_TRUE(t.f->isDeclaration());
  EXPECT_EQ(t.f->args.size(), 2u);
  EXPECT_FALSE(t.x()->hasUses());
  EXPECT_EQ(t.m.names[t.f->args[0]->name], "x");
  EXPECT_TRUE(t.f->args[0]->attrs.signExt);
  t.expectSound();
  t.at(t.block("again"));
  t.b.ret(t.x());
  t.expectSound();
}

// ---- CFG edits

/// entry -> head; head -> body | exit (on c); body -> head. A phi in head, one in exit.
struct Loop : Fixture {
  Block *entry, *head, *body, *exit;
  Inst *i, *next, *result;

  Loop() : entry(block("entry")), head(block("head")), body(block("body")), exit(block("exit")) {
    at(entry);
    b.br(head);
    at(head);
    i = b.phi(m.types.i32(), "i");
    b.condBr(c(), body, exit);
    at(body);
    next = add(i, m.constI32(1), "next");
    b.br(head);
    at(exit);
    result = b.phi(m.types.i32(), "result");
    b.ret(result);
    i->setOperand(0, m.constI32(0));
    i->setOperand(1, next);
    result->setOperand(0, i);
    expectSound();
  }
};

TEST(Cfg, SplitEdgeLeavesPhisAlone) {
  Loop t;
  uint32_t epoch = t.f->cfgEpoch;
  Block* latch = splitEdge(t.body, 0, "latch");
  EXPECT_GT(t.f->cfgEpoch, epoch);
  EXPECT_EQ(t.body->next, latch);
  EXPECT_EQ(t.preds(t.head), "entry latch ");
  EXPECT_EQ(t.operands(t.i), "0 %next ");
  t.expectSound();
  Block* out = splitEdge(t.head, 1, "out");
  EXPECT_EQ(t.succs(t.head), "body out ");
  EXPECT_EQ(t.preds(t.exit), "out ");
  EXPECT_EQ(t.preds(out), "head ");
  t.expectSound();
}

TEST(Cfg, SplitDuplicateEdges) {
  Loop t;
  setTerminator(t.head, Op::CondBr, std::array{t.c()}, std::array{t.exit, t.exit});
  EXPECT_EQ(t.preds(t.exit), "head head ");
  for (uint32_t k = 0; k < 2; ++k) t.result->setOperand(k, t.i);
  removeBlock(t.body);
  EXPECT_EQ(t.operands(t.i), "0 ");
  t.expectSound();
  splitEdge(t.head, 1, "second");
  EXPECT_EQ(t.preds(t.exit), "head second ");
  t.result->setOperand(1, t.m.constI32(5));  // now the two edges may differ
  t.expectSound();
  splitEdge(t.head, 0, "first");
  EXPECT_EQ(t.preds(t.exit), "first second ");
  EXPECT_EQ(t.operands(t.result), "%i 5 ");
  t.expectSound();
}

TEST(Cfg, SplitSelfLoop) {
  Fixture t;
  Block *entry = t.block("entry"), *loop = t.block("loop"), *exit = t.block("exit");
  t.at(entry);
  t.b.br(loop);
  t.at(loop);
  Inst* i = t.b.phi(t.m.types.i32(), "i");
  Inst* next = t.add(i, i, "next");
  t.b.condBr(t.c(), loop, loop);  // both arms: two self edges
  ASSERT_EQ(i->numOps, 3u);
  i->setOperand(0, t.x());
  i->setOperand(1, next);
  i->setOperand(2, next);
  t.at(exit);
  t.b.ret(t.x());
  t.expectSound();
  Block* back = splitEdge(loop, 0, "back");
  EXPECT_EQ(t.preds(loop), "entry back loop ");
  EXPECT_EQ(t.succs(loop), "back loop ");
  EXPECT_EQ(t.succs(back), "loop ");
  t.expectSound();
  redirectEdge(loop, 1, exit);
  EXPECT_EQ(t.preds(loop), "entry back ");
  EXPECT_EQ(t.operands(i), "%0 %next ");
  t.expectSound();
}

TEST(Cfg, RedirectEdge) {
  Loop t;
  redirectEdge(t.body, 0, t.exit);  // the last pred of head
  EXPECT_EQ(t.operands(t.i), "0 ");
  EXPECT_EQ(t.preds(t.exit), "head body ");
  EXPECT_EQ(t.result->operand(t.body->succs[0].index), nullptr);
  t.result->setOperand(t.body->succs[0].index, t.next);
  t.expectSound();
  redirectEdge(t.head, 1, t.body);  // the first pred of exit: body takes its number
  EXPECT_EQ(t.preds(t.exit), "body ");
  EXPECT_EQ(t.operands(t.result), "%next ");
  EXPECT_EQ(t.preds(t.body), "head head ");
  t.expectSound();
  uint32_t epoch = t.f->cfgEpoch;
  redirectEdge(t.head, 1, t.body);  // where it leads already
  EXPECT_EQ(t.f->cfgEpoch, epoch);
  t.expectSound();
}

TEST(Cfg, RemoveEdgeMovesLaterSuccessorsUp) {
  Fixture t;
  Block *entry = t.block("entry"), *a = t.block("a"), *z = t.block("z");
  for (Block* block : {a, z}) {
    t.at(block);
    t.b.ret(t.x());
  }
  t.at(entry);
  std::array<ConstInt*, 3> cases{t.m.constI32(1), t.m.constI32(2), t.m.constI32(3)};
  t.b.switch_(t.x(), z, cases, std::array{a, z, a});
  t.at(a);
  Inst* phi = t.b.phi(t.m.types.i32(), "p");
  for (uint32_t k = 0; k < phi->numOps; ++k) phi->setOperand(k, t.x());
  t.expectSound();
  removeEdge(entry, 1);
  EXPECT_EQ(t.succs(entry), "z z a ");
  EXPECT_EQ(phi->numOps, 1u);
  replaceTerminator(entry, Op::Switch, std::array<Value*, 3>{t.x(), cases[1], cases[2]});
  t.expectSound();
  removeEdge(entry, 0);
  removeEdge(entry, 1);
  replaceTerminator(entry, Op::Br, {});
  EXPECT_EQ(t.succs(entry), "z ");
  EXPECT_EQ(phi->numOps, 0u);
  removeBlock(a);
  t.expectSound();
}

TEST(Cfg, MergeWithSucc) {
  Loop t;
  Block* latch = splitEdge(t.body, 0, "latch");
  Block* out = splitEdge(t.head, 1, "out");
  mergeWithSucc(t.body);  // body + latch
  EXPECT_EQ(t.preds(t.head), "entry body ");
  EXPECT_EQ(t.operands(t.i), "0 %next ");
  t.expectSound();
  mergeWithSucc(out);  // its successor has a phi with one operand
  EXPECT_EQ(out->last->operand(0), t.i);
  EXPECT_EQ(t.preds(out), "head ");
  t.expectSound();
  (void)latch;
}

TEST(Cfg, MergeIntoEmptyAndSelfLoopingSuccessor) {
  Fixture t;
  Block *entry = t.block("entry"), *middle = t.block("middle"), *end = t.block("end");
  t.at(entry);
  t.b.br(middle);
  t.at(middle);
  t.b.br(end);
  t.at(end);
  t.b.condBr(t.c(), middle, middle);
  // entry -> middle <-> end: middle has three preds, end one.
  mergeWithSucc(middle);
  EXPECT_EQ(t.preds(middle), "entry middle middle ");
  EXPECT_EQ(t.succs(middle), "middle middle ");
  t.expectSound();
}

TEST(Cfg, RemoveBlocksWithCycleAndUsesInLiveCode) {
  Loop t;
  // Cut the loop off: entry -> exit. head and body are dead and use each other.
  Inst* late = nullptr;
  t.at(t.entry);
  setTerminator(t.entry, Op::Br, {}, std::array{t.exit});
  t.result->setOperand(1, t.x());
  t.b.setInsertPoint(t.exit->last);
  late = t.add(t.result, t.result);
  t.exit->last->setOperand(0, late);
  t.expectSound();
  std::vector<bool> dead(t.f->nextBlockId);
  dead[t.head->id] = dead[t.body->id] = true;
  removeBlocks(*t.f, dead);
  EXPECT_EQ(t.f->numBlocks, 2u);
  EXPECT_EQ(t.preds(t.exit), "entry ");
  EXPECT_EQ(t.operands(t.result), "%0 ");
  t.expectSound();
}

TEST(Cfg, RemovedValuesBecomePoison) {
  Fixture t;
  Block *entry = t.block("entry"), *dead = t.block("dead"), *other = t.block("other");
  t.at(entry);
  t.b.ret(t.x());
  t.at(dead);
  Inst* value = t.add(t.x(), t.x());
  t.b.br(other);
  t.at(other);
  Inst* user = t.add(value, value);  // other is unreachable too, but stays
  t.b.ret(user);
  t.expectSound();
  removeBlock(dead);
  EXPECT_EQ(user->operand(0), t.m.poison(t.m.types.i32()));
  t.expectSound();
}

TEST(Cfg, CriticalEdges) {
  Loop t;
  EXPECT_FALSE(isCritical(t.entry, 0));
  EXPECT_FALSE(isCritical(t.head, 0));
  EXPECT_FALSE(isCritical(t.head, 1));
  redirectEdge(t.body, 0, t.exit);
  EXPECT_TRUE(isCritical(t.head, 1));
}

TEST(Cfg, RandomEditsStaySound) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    Fixture t;
    std::mt19937 random(seed);
    std::vector<Block*> all{t.block("entry")};
    for (int i = 0; i < 8; ++i) all.push_back(t.block("b"));
    auto any = [&] { return all[1 + random() % (all.size() - 1)]; };
    auto fill = [&](Block* block) {  // new edges bring the argument to every phi
      for (Inst* phi : phis(block))
        for (uint32_t k = 0; k < phi->numOps; ++k) phi->setOperand(k, t.x());
    };
    auto fillAll = [&] {
      for (Block* block : blocks(*t.f)) fill(block);
    };
    for (Block* block : all) {
      t.at(block);
      switch (random() % 3) {
        case 0: t.b.br(any()); break;
        case 1: t.b.condBr(t.c(), any(), any()); break;
        default:
          t.b.switch_(t.x(), any(), std::array{t.m.constI32(1), t.m.constI32(2)},
                      std::array{any(), any()});
      }
    }
    for (Block* block : all) {
      if (block->preds.empty()) continue;
      t.at(block);
      for (unsigned n = random() % 3; n; --n) t.b.phi(t.m.types.i32());
    }
    fillAll();
    t.expectSound();
    for (int step = 0; step < 20; ++step) {
      Block* block = all[random() % all.size()];
      if (block->succs.empty()) continue;
      uint32_t edge = random() % block->succs.size();
      switch (random() % 4) {
        case 0: all.push_back(splitEdge(block, edge, "s")); break;
        case 1: redirectEdge(block, edge, any()); break;
        case 2:
          setTerminator(block, Op::CondBr, std::array{t.c()}, std::array{any(), any()});
          break;
        default:
          if (block->succs.size() < 2) continue;
          removeEdge(block, edge);
          if (block->succs.size() == 1)
            replaceTerminator(block, Op::Br, {});
          else
            replaceTerminator(block, Op::CondBr, std::array{t.c()});
          if (block->succs.size() > 2) FAIL();
      }
      for (Block* target : blocks(*t.f))  // a phi that lost its last edge has no business
        if (target->preds.empty())
          for (Inst* phi : phis(target)) erase(phi);
      fillAll();
    }
    t.expectSound();
  }
}

// ---- names and constants

TEST(Names, InternAndFind) {
  NameTable names;
  std::string text = "abc";
  uint32_t abc = names.intern(text);
  text = "xyz";  // the table has its own copy
  EXPECT_EQ(names[abc], "abc");
  EXPECT_EQ(names.intern("abc"), abc);
  EXPECT_EQ(names.find("abc"), abc);
  EXPECT_EQ(names.find("ab"), 0u);
  EXPECT_EQ(names.intern(""), 0u);
  for (int i = 0; i < 1000; ++i) names.intern("n" + std::to_string(i));
  EXPECT_EQ(names.intern("abc"), abc);
  EXPECT_EQ(names[names.find("n777")], "n777");
}

TEST(Names, VersionsReadAsTheirText) {
  NameTable names;
  uint32_t x = names.intern("x"), y = names.intern("y"), y1 = names.intern("y.1");
  uint32_t ofX = names.versions(x, 3), none = names.versions(x, 0), ofY = names.versions(y, 2);
  EXPECT_EQ(names.find("x.2"), 0u);  // not made yet
  EXPECT_EQ(names[ofX], "x.0");
  EXPECT_EQ(names[ofX + 2], "x.2");
  EXPECT_EQ(none, ofY);
  EXPECT_EQ(names[ofY], "y.0");
  EXPECT_EQ(names.resolve(ofY + 1), y1);
  EXPECT_EQ(names.resolve(ofX), names.resolve(names.versions(x, 1)));
  EXPECT_EQ(names[names.versions(ofX, 1)], "x.0.0");
  EXPECT_EQ(names.resolve(0), 0u);
}

TEST(Constants, ScalarsAreInterned) {
  Module m;
  EXPECT_EQ(m.constInt(m.types.i8(), 255), m.constInt(m.types.i8(), -1));
  EXPECT_NE(static_cast<Value*>(m.constInt(m.types.i8(), 1)), m.constInt(m.types.i16(), 1));
  EXPECT_EQ(m.constBool(true)->value, -1);
  EXPECT_EQ(m.constBool(true)->zext(), 1u);
  EXPECT_EQ(m.constInt(m.types.i8(), -1)->zext(), 255u);
  EXPECT_EQ(m.constInt(m.types.i64(), -1)->zext(), ~uint64_t(0));
  EXPECT_NE(m.constFloat(0.0f), m.constFloat(-0.0f));  // by bits, not by value
  EXPECT_EQ(m.undef(m.types.i32()), m.undef(m.types.i32()));
  EXPECT_NE(m.undef(m.types.i32()), m.poison(m.types.i32()));
  EXPECT_EQ(m.zero(m.types.ptr()), m.nullPtr());
  EXPECT_EQ(m.zero(m.types.array(m.types.i8(), 3))->op, Op::ConstZero);
}

TEST(Types, LayoutAndInterning) {
  TypeContext t;
  EXPECT_EQ(t.array(t.i32(), 3), t.array(t.i32(), 3));
  EXPECT_NE(t.array(t.i32(), 3), t.array(t.i32(), 4));
  EXPECT_EQ(t.array(t.array(t.i16(), 3), 5)->size, 30u);
  Type* s = t.structTy(std::array{t.i8(), t.i32(), t.i8(), t.doubleTy(), t.i8()});
  EXPECT_EQ(s->size, 32u);
  EXPECT_EQ(s->align, 8u);
  EXPECT_EQ(s->offsets[1], 4u);
  EXPECT_EQ(s->offsets[3], 16u);
  Type* packed = t.structTy(std::array{t.i8(), t.i32()}, true);
  EXPECT_EQ(packed->size, 5u);
  EXPECT_EQ(packed->align, 1u);
  EXPECT_NE(packed, t.structTy(std::array{t.i8(), t.i32()}));
  Type* node = t.namedStruct("node");
  EXPECT_TRUE(node->opaque);
  t.setBody(node, std::array{t.i32(), t.ptr()}, false);
  EXPECT_EQ(node->size, 16u);
  EXPECT_EQ(t.namedStruct("node"), node);
  EXPECT_EQ(toString(t.array(node, 2)), "[2 x %node]");
  EXPECT_EQ(toString(t.function(t.voidTy(), std::array{t.ptr()}, true)), "void (ptr, ...)");
  Type* deep = t.i32();
  for (int i = 0; i < 100'000; ++i) deep = t.array(deep, 1);
  EXPECT_EQ(toString(deep).size(), 3u + 100'000 * 6);
}

TEST(Module, SymbolsComeAndGo) {
  Module m;
  GlobalVar* g = m.createGlobal("g", m.types.i32());
  Function* f = m.createFunction("f", m.types.function(m.types.voidTy(), {}));
  EXPECT_EQ(m.find("g"), g);
  EXPECT_EQ(m.findFunction("f"), f);
  EXPECT_EQ(m.findFunction("g"), nullptr);
  m.remove(g);
  m.remove(f);
  EXPECT_EQ(m.find("g"), nullptr);
  EXPECT_TRUE(m.globals.empty() && m.functions.empty());
  m.createGlobal("f", m.types.i32());  // the name is free again
}

TEST(Effects, OfInstructions) {
  Fixture t;
  t.at(t.block("entry"));
  Type* i32 = t.m.types.i32();
  Inst* slot = t.b.alloca_(i32);
  Inst* plain = t.b.load(i32, slot);
  Inst* hot = t.b.load(i32, slot, {}, true);
  Inst* store = t.b.store(t.x(), slot);
  Inst* div = t.b.binary(Op::SDiv, t.x(), t.x());
  EXPECT_TRUE(isTriviallyDead(*plain));
  EXPECT_FALSE(isTriviallyDead(*hot));
  EXPECT_TRUE(readsMemory(*plain) && !writesMemory(*plain));
  EXPECT_TRUE(writesMemory(*hot));
  EXPECT_TRUE(writesMemory(*store) && hasSideEffects(*store));
  EXPECT_TRUE(isTriviallyDead(*div));  // dividing by zero is undefined: it may go
  EXPECT_TRUE(opInfo(Op::SDiv).flags & opflags::Traps);
}

TEST(Predicates, InverseAndSwapped) {
  for (unsigned p = 0; p <= unsigned(IntPred::SLE); ++p) {
    EXPECT_EQ(inverse(inverse(IntPred(p))), IntPred(p));
    EXPECT_EQ(swapped(swapped(IntPred(p))), IntPred(p));
  }
  EXPECT_EQ(swapped(FloatPred::OLT), FloatPred::OGT);
  EXPECT_EQ(swapped(FloatPred::OEQ), FloatPred::OEQ);
  EXPECT_EQ(swapped(FloatPred::UGE), FloatPred::ULE);
  EXPECT_EQ(swapped(FloatPred::UNE), FloatPred::UNE);
  EXPECT_EQ(inverse(FloatPred::OLT), FloatPred::UGE);
  EXPECT_EQ(inverse(FloatPred::ORD), FloatPred::UNO);
}

}  // namespace
}  // namespace minic
