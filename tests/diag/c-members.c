struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];const int k=1;double d;
void t(void) {
  i.x;  // error: member reference base type 'int' is not a structure or union
  s.b;  // error: no member named 'b' in 'struct S'
  ps.a;  // error: member reference type 'struct S *' is a pointer; did you mean to use '->'?
  s->a;  // error: member reference type 'struct S' is not a pointer; did you mean to use '.'?
  pi->a;  // error: incomplete definition of type 'struct I'
  s++;  // error: cannot increment value of type 'struct S'
  -s;  // error: invalid argument type 'struct S' to unary expression
  (int)s;  // error: operand of type 'struct S' where arithmetic or pointer type is required
  s = 1;  // error: assigning to 'struct S' from incompatible type 'int'
  (void)sizeof(struct I);  // error: invalid application of 'sizeof' to an incomplete type 'struct I'
}
int g2(bar b) { return b; }  // error: unknown type name 'bar'
