// C17 6.5.1.1 Generic selection
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){_Generic(1,int:1,int:2);}  // error: type 'int' in generic association compatible with previously specified type 'int'
void t2(void){_Generic(1,long:1);}  // error: controlling expression type 'int' not compatible with any generic association type
void t3(void){_Generic(1,default:1,default:2);}  // error: duplicate default generic association
void t4(void){_Generic(1,struct I:1,default:2);}  // error: type 'struct I' in generic association incomplete
void t5(void){_Generic(1,int(void):1,default:2);}  // error: type 'int (void)' in generic association not an object type
