// What the generated code and frontend/parse/ need of ANTLR's runtime. Found before the runtime's
// own header of this name, which includes everything: misc/InterpreterDataReader.h of 4.9 is no
// C++20 for clang, and each file that includes it all takes two seconds longer to compile.
#pragma once

#include "ANTLRErrorListener.h"
#include "ANTLRInputStream.h"
#include "BailErrorStrategy.h"
#include "CharStream.h"
#include "CommonToken.h"
#include "CommonTokenStream.h"
#include "DefaultErrorStrategy.h"
#include "FailedPredicateException.h"
#include "InputMismatchException.h"
#include "Lexer.h"
#include "NoViableAltException.h"
#include "Parser.h"
#include "ParserRuleContext.h"
#include "RuleContextWithAltNum.h"
#include "TokenSource.h"
#include "TokenStream.h"
#include "Vocabulary.h"
#include "atn/ATN.h"
#include "atn/ATNDeserializer.h"
#include "atn/LexerATNSimulator.h"
#include "atn/ParserATNSimulator.h"
#include "dfa/DFA.h"
