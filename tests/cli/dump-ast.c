// RUN: %minic %s --dump-ast
// The checked tree: conversions are nodes, a const is its value, an explicit cast has clang's name.
const int N = 3;
float half(int a[], int i) { return (float)a[i] / 2; }
int main() {
  int a[N] = {1, 2};
  for (int i = 0; i < N; i++)
    if (a[i] > 1 && !i)
      return a[i] ? -1 : N;
    else
      a[i] += half(a, i);
  do
    ;
  while (0);
}
// OUTPUT:
// VarDecl <3:11> N 'const int'
// `-IntegerLiteral <3:15> 'int' value="3"
// FunctionDecl <4:7> half 'float (int *, int)'
// |-ParmVarDecl <4:16> a 'int *'
// |-ParmVarDecl <4:25> i 'int'
// `-CompoundStmt <4:28>
//   `-ReturnStmt <4:30>
//     `-BinaryOperator <4:37> 'float' opcode="/"
//       |-CStyleCastExpr <4:37> 'float' castKind="IntegralToFloating"
//       | `-ImplicitCastExpr <4:44> 'int' castKind="LValueToRValue"
//       |   `-ArraySubscriptExpr <4:44> 'int' valueCategory="lvalue"
//       |     |-ImplicitCastExpr <4:44> 'int *' castKind="LValueToRValue"
//       |     | `-DeclRefExpr <4:44> 'int *' valueCategory="lvalue" a
//       |     `-ImplicitCastExpr <4:46> 'long' castKind="IntegralCast"
//       |       `-ImplicitCastExpr <4:46> 'int' castKind="LValueToRValue"
//       |         `-DeclRefExpr <4:46> 'int' valueCategory="lvalue" i
//       `-FloatingLiteral <4:51> 'float' value="2"
// FunctionDecl <5:5> main 'int ()'
// `-CompoundStmt <5:12>
//   |-DeclStmt <6:3>
//   | `-VarDecl <6:7> a 'int[3]'
//   |   `-InitListExpr 'int[3]' zeroFill
//   |     |-IntegerLiteral <6:15> 'int' value="1"
//   |     `-IntegerLiteral <6:18> 'int' value="2"
//   |-ForStmt <7:3>
//   | |-DeclStmt <7:8>
//   | | `-VarDecl <7:12> i 'int'
//   | |   `-IntegerLiteral <7:16> 'int' value="0"
//   | |-BinaryOperator <7:19> 'int' opcode="<"
//   | | |-ImplicitCastExpr <7:19> 'int' castKind="LValueToRValue"
//   | | | `-DeclRefExpr <7:19> 'int' valueCategory="lvalue" i
//   | | `-IntegerLiteral <7:23> 'int' value="3"
//   | |-UnaryOperator <7:26> 'int' opcode="++" isPostfix
//   | | `-DeclRefExpr <7:26> 'int' valueCategory="lvalue" i
//   | `-IfStmt <8:5> hasElse
//   |   |-BinaryOperator <8:9> 'int' opcode="&&"
//   |   | |-BinaryOperator <8:9> 'int' opcode=">"
//   |   | | |-ImplicitCastExpr <8:9> 'int' castKind="LValueToRValue"
//   |   | | | `-ArraySubscriptExpr <8:9> 'int' valueCategory="lvalue"
//   |   | | |   |-ImplicitCastExpr <8:9> 'int *' castKind="ArrayToPointerDecay"
//   |   | | |   | `-DeclRefExpr <8:9> 'int[3]' valueCategory="lvalue" a
//   |   | | |   `-ImplicitCastExpr <8:11> 'long' castKind="IntegralCast"
//   |   | | |     `-ImplicitCastExpr <8:11> 'int' castKind="LValueToRValue"
//   |   | | |       `-DeclRefExpr <8:11> 'int' valueCategory="lvalue" i
//   |   | | `-IntegerLiteral <8:16> 'int' value="1"
//   |   | `-UnaryOperator <8:21> 'int' opcode="!"
//   |   |   `-ImplicitCastExpr <8:22> 'int' castKind="LValueToRValue"
//   |   |     `-DeclRefExpr <8:22> 'int' valueCategory="lvalue" i
//   |   |-ReturnStmt <9:7>
//   |   | `-ConditionalOperator <9:14> 'int'
//   |   |   |-ImplicitCastExpr <9:14> 'int' castKind="LValueToRValue"
//   |   |   | `-ArraySubscriptExpr <9:14> 'int' valueCategory="lvalue"
//   |   |   |   |-ImplicitCastExpr <9:14> 'int *' castKind="ArrayToPointerDecay"
//   |   |   |   | `-DeclRefExpr <9:14> 'int[3]' valueCategory="lvalue" a
//   |   |   |   `-ImplicitCastExpr <9:16> 'long' castKind="IntegralCast"
//   |   |   |     `-ImplicitCastExpr <9:16> 'int' castKind="LValueToRValue"
//   |   |   |       `-DeclRefExpr <9:16> 'int' valueCategory="lvalue" i
//   |   |   |-IntegerLiteral <9:21> 'int' value="-1"
//   |   |   `-IntegerLiteral <9:26> 'int' value="3"
//   |   `-CompoundAssignOperator <11:7> 'int' opcode="+="
//   |     |-ArraySubscriptExpr <11:7> 'int' valueCategory="lvalue"
//   |     | |-ImplicitCastExpr <11:7> 'int *' castKind="ArrayToPointerDecay"
//   |     | | `-DeclRefExpr <11:7> 'int[3]' valueCategory="lvalue" a
//   |     | `-ImplicitCastExpr <11:9> 'long' castKind="IntegralCast"
//   |     |   `-ImplicitCastExpr <11:9> 'int' castKind="LValueToRValue"
//   |     |     `-DeclRefExpr <11:9> 'int' valueCategory="lvalue" i
//   |     `-CallExpr <11:15> 'float'
//   |       |-ImplicitCastExpr <11:15> 'float (*)(int *, int)' castKind="FunctionToPointerDecay"
//   |       | `-DeclRefExpr <11:15> 'float (int *, int)' valueCategory="lvalue" half
//   |       |-ImplicitCastExpr <11:20> 'int *' castKind="ArrayToPointerDecay"
//   |       | `-DeclRefExpr <11:20> 'int[3]' valueCategory="lvalue" a
//   |       `-ImplicitCastExpr <11:23> 'int' castKind="LValueToRValue"
//   |         `-DeclRefExpr <11:23> 'int' valueCategory="lvalue" i
//   `-DoStmt <12:3>
//     |-NullStmt <13:5>
//     `-IntegerLiteral <14:10> 'int' value="0"
