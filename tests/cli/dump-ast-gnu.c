// RUN: %minic %s --dump-ast
// Records, GNU statements and built-in functions in the tree.
typedef struct P { int x, y; } P;
enum E { A, B };
union U { int i; float f; };
static int add(P p) { return p.x + p.y; }
int f(int n, ...) {
  __builtin_va_list a;
  __builtin_va_start(a, n);
  int s = __builtin_va_arg(a, int);
  P q = (P){1, .y = 2};
  union U u = {3};
  s += ({ int t = u.i; t * 2; });
  switch (s) { case 1 ... 3: s++; break; default: goto end; }
end:
  return add(q) + __builtin_expect(s, 1) + _Generic(s, int: B) + sizeof(P) + __builtin_popcount(s);
}
// OUTPUT:
// FunctionDecl <6:12> add 'int (struct P)' storageClass="static"
// |-ParmVarDecl <6:18> p 'struct P'
// `-CompoundStmt <6:21>
//   `-ReturnStmt <6:23>
//     `-BinaryOperator <6:30> 'int' opcode="+"
//       |-ImplicitCastExpr <6:30> 'int' castKind="LValueToRValue"
//       | `-MemberExpr <6:30> 'int' valueCategory="lvalue" x
//       |   `-DeclRefExpr <6:30> 'struct P' valueCategory="lvalue" p
//       `-ImplicitCastExpr <6:36> 'int' castKind="LValueToRValue"
//         `-MemberExpr <6:36> 'int' valueCategory="lvalue" y
//           `-DeclRefExpr <6:36> 'struct P' valueCategory="lvalue" p
// FunctionDecl <7:5> f 'int (int, ...)'
// |-ParmVarDecl <7:11> n 'int'
// `-CompoundStmt <7:19>
//   |-DeclStmt <8:3>
//   | `-VarDecl <8:21> a 'struct __va_list_tag[1]'
//   |-CallExpr <9:3> 'void' __builtin_va_start
//   | `-DeclRefExpr <9:22> 'struct __va_list_tag[1]' valueCategory="lvalue" a
//   |-DeclStmt <10:3>
//   | `-VarDecl <10:7> s 'int'
//   |   `-VAArgExpr <10:11> 'int'
//   |     `-DeclRefExpr <10:28> 'struct __va_list_tag[1]' valueCategory="lvalue" a
//   |-DeclStmt <11:3>
//   | `-VarDecl <11:5> q 'struct P'
//   |   `-InitListExpr 'struct P'
//   |     |-IntegerLiteral <11:13> 'int' value="1"
//   |     `-IntegerLiteral <11:21> 'int' value="2"
//   |-DeclStmt <12:3>
//   | `-VarDecl <12:11> u 'union U'
//   |   `-InitListExpr 'union U'
//   |     `-IntegerLiteral <12:16> 'int' value="3"
//   |-CompoundAssignOperator <13:3> 'int' opcode="+="
//   | |-DeclRefExpr <13:3> 'int' valueCategory="lvalue" s
//   | `-StmtExpr <13:8> 'int'
//   |   |-CompoundStmt <13:9>
//   |   | |-DeclStmt <13:11>
//   |   | | `-VarDecl <13:15> t 'int'
//   |   | |   `-ImplicitCastExpr <13:19> 'int' castKind="LValueToRValue"
//   |   | |     `-MemberExpr <13:19> 'int' valueCategory="lvalue" i
//   |   | |       `-DeclRefExpr <13:19> 'union U' valueCategory="lvalue" u
//   |   | `-NullStmt <13:24>
//   |   `-BinaryOperator <13:24> 'int' opcode="*"
//   |     |-ImplicitCastExpr <13:24> 'int' castKind="LValueToRValue"
//   |     | `-DeclRefExpr <13:24> 'int' valueCategory="lvalue" t
//   |     `-IntegerLiteral <13:28> 'int' value="2"
//   |-SwitchStmt <14:3>
//   | |-ImplicitCastExpr <14:11> 'int' castKind="LValueToRValue"
//   | | `-DeclRefExpr <14:11> 'int' valueCategory="lvalue" s
//   | `-CompoundStmt <14:14>
//   |   |-CaseStmt <14:16> value="1 ... 3"
//   |   | `-UnaryOperator <14:30> 'int' opcode="++" isPostfix
//   |   |   `-DeclRefExpr <14:30> 'int' valueCategory="lvalue" s
//   |   |-BreakStmt <14:35>
//   |   `-DefaultStmt <14:42>
//   |     `-GotoStmt <14:51> end
//   `-LabelStmt <15:1> end
//     `-ReturnStmt <16:3>
//       `-ImplicitCastExpr <16:10> 'int' castKind="IntegralCast"
//         `-BinaryOperator <16:10> 'unsigned long' opcode="+"
//           |-BinaryOperator <16:10> 'unsigned long' opcode="+"
//           | |-ImplicitCastExpr <16:10> 'unsigned long' castKind="NoOp"
//           | | `-BinaryOperator <16:10> 'long' opcode="+"
//           | |   |-BinaryOperator <16:10> 'long' opcode="+"
//           | |   | |-ImplicitCastExpr <16:10> 'long' castKind="IntegralCast"
//           | |   | | `-CallExpr <16:10> 'int'
//           | |   | |   |-ImplicitCastExpr <16:10> 'int (*)(struct P)' castKind="FunctionToPointerDecay"
//           | |   | |   | `-DeclRefExpr <16:10> 'int (struct P)' valueCategory="lvalue" add
//           | |   | |   `-ImplicitCastExpr <16:14> 'struct P' castKind="LValueToRValue"
//           | |   | |     `-DeclRefExpr <16:14> 'struct P' valueCategory="lvalue" q
//           | |   | `-ImplicitCastExpr <16:36> 'long' castKind="IntegralCast"
//           | |   |   `-ImplicitCastExpr <16:36> 'int' castKind="LValueToRValue"
//           | |   |     `-DeclRefExpr <16:36> 'int' valueCategory="lvalue" s
//           | |   `-IntegerLiteral <16:61> 'long' value="1"
//           | `-IntegerLiteral <16:66> 'unsigned long' value="8"
//           `-ImplicitCastExpr <16:78> 'unsigned long' castKind="IntegralCast"
//             `-CallExpr <16:78> 'int' __builtin_popcount
//               `-ImplicitCastExpr <16:97> 'unsigned int' castKind="NoOp"
//                 `-ImplicitCastExpr <16:97> 'int' castKind="LValueToRValue"
//                   `-DeclRefExpr <16:97> 'int' valueCategory="lvalue" s
