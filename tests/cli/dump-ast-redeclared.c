// RUN: %minic --dump-ast %s
int value = 1;
int one(int x) { return x; }
int both(void) {
  extern int value;
  int one(int x);
  return one(value);
}
// OUTPUT:
// VarDecl <2:5> value 'int'
// `-IntegerLiteral <2:13> 'int' value="1"
// FunctionDecl <3:5> one 'int (int)'
// |-ParmVarDecl <3:13> x 'int'
// `-CompoundStmt <3:16>
//   `-ReturnStmt <3:18>
//     `-ImplicitCastExpr <3:25> 'int' castKind="LValueToRValue"
//       `-DeclRefExpr <3:25> 'int' valueCategory="lvalue" x
// FunctionDecl <4:5> both 'int (void)'
// `-CompoundStmt <4:16>
//   `-ReturnStmt <7:3>
//     `-CallExpr <7:10> 'int'
//       |-ImplicitCastExpr <7:10> 'int (*)(int)' castKind="FunctionToPointerDecay"
//       | `-DeclRefExpr <7:10> 'int (int)' valueCategory="lvalue" one
//       `-ImplicitCastExpr <7:14> 'int' castKind="LValueToRValue"
//         `-DeclRefExpr <7:14> 'int' valueCategory="lvalue" value
// VarDecl <2:5> value 'int'
// FunctionDecl <3:5> one 'int (int)'
