; RUN: %minic %s --emit=cfg -o -
; RUN: %minic %s --emit=dom -o -
; RUN: %minic %s --emit=df -filter-print-funcs=loop -o -
; RUN: %minic %s --emit=callgraph -o -
; RUN: %minic %s --emit=cfg 2>&1 && cat cfg.loop.dot
; Pictures for Graphviz: one graph with clusters in one file, or a file per function.
@text = constant [4 x i8] c"{<>\00"
declare i32 @use(ptr)

define i32 @choose(i32 %n, ptr %f) {
entry:
  switch i32 %n, label %other [
    i32 1, label %one
    i32 -2, label %"a \22b\22"
  ]
one:
  br label %"a \22b\22"
other:
  %c = call i32 %f()
  br label %"a \22b\22"
"a \22b\22":
  %r = phi i32 [ 0, %entry ], [ 1, %one ], [ %c, %other ]
  %u = call i32 @use(ptr @text)
  ret i32 %r
}

define i32 @loop(i32 %n) {
entry:
  %s = alloca i32
  br label %body
body:
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %body, label %end
end:
  %c = call i32 @choose(i32 1, ptr null)
  ret i32 %c
}
; OUTPUT[1]:
; digraph "minic" {
; 	subgraph cluster_0 {
; 	label="CFG for 'choose' function";
;
; 	Node0_0 [shape=record,fontname="Courier",label="{entry:\l  switch i32 %n, label %other [\l    i32 1, label %one\l    i32 -2, label %\"a \\22b\\22\"\l  ]\l|{<s0>def|<s1>1|<s2>-2}}"];
; 	Node0_0:s0 -> Node0_1;
; 	Node0_0:s1 -> Node0_2;
; 	Node0_0:s2 -> Node0_3;
; 	Node0_2 [shape=record,fontname="Courier",label="{one:\l  br label %\"a \\22b\\22\"\l}"];
; 	Node0_2 -> Node0_3;
; 	Node0_1 [shape=record,fontname="Courier",label="{other:\l  %c = call i32 %f()\l  br label %\"a \\22b\\22\"\l}"];
; 	Node0_1 -> Node0_3;
; 	Node0_3 [shape=record,fontname="Courier",label="{\"a \\22b\\22\":\l  %r = phi i32 [ 0, %entry ], [ 1, %one ], [ %c, %other ]\l  %u = call i32 @use(ptr @text)\l  ret i32 %r\l}"];
; 	}
; 	subgraph cluster_1 {
; 	label="CFG for 'loop' function";
;
; 	Node1_0 [shape=record,fontname="Courier",label="{entry:\l  br label %body\l}"];
; 	Node1_0 -> Node1_1;
; 	Node1_1 [shape=record,fontname="Courier",label="{body:\l  %more = icmp sgt i32 %n, 0\l  br i1 %more, label %body, label %end\l|{<s0>T|<s1>F}}"];
; 	Node1_1:s0 -> Node1_1;
; 	Node1_1:s1 -> Node1_2;
; 	Node1_2 [shape=record,fontname="Courier",label="{end:\l  %c = call i32 @choose(i32 1, ptr null)\l  ret i32 %c\l}"];
; 	}
; }
; OUTPUT[2]:
; digraph "minic" {
; 	subgraph cluster_0 {
; 	label="Dominator tree for 'choose' function";
;
; 	Node0_0 [shape=box,fontname="Courier",label="entry"];
; 	Node0_2 [shape=box,fontname="Courier",label="one"];
; 	Node0_0 -> Node0_2;
; 	Node0_1 [shape=box,fontname="Courier",label="other"];
; 	Node0_0 -> Node0_1;
; 	Node0_3 [shape=box,fontname="Courier",label="\"a \\22b\\22\""];
; 	Node0_0 -> Node0_3;
; 	}
; 	subgraph cluster_1 {
; 	label="Dominator tree for 'loop' function";
;
; 	Node1_0 [shape=box,fontname="Courier",label="entry"];
; 	Node1_1 [shape=box,fontname="Courier",label="body"];
; 	Node1_0 -> Node1_1;
; 	Node1_2 [shape=box,fontname="Courier",label="end"];
; 	Node1_1 -> Node1_2;
; 	}
; }
; OUTPUT[3]:
; digraph "Dominance frontiers for 'loop' function" {
; 	label="Dominance frontiers for 'loop' function";
;
; 	Node0_0 [shape=box,fontname="Courier",label="entry"];
; 	Node0_1 [shape=box,fontname="Courier",label="body"];
; 	Node0_0 -> Node0_1;
; 	Node0_2 [shape=box,fontname="Courier",label="end"];
; 	Node0_1 -> Node0_2;
; 	Node0_1 -> Node0_1 [style=dashed,constraint=false];
; }
; OUTPUT[4]:
; digraph "Call graph: %s" {
; 	label="Call graph: %s";
;
; 	Node0_0 [shape=record,fontname="Courier",label="{use}"];
; 	Node0_1 [shape=record,fontname="Courier",label="{choose}"];
; 	Node0_2 [shape=record,fontname="Courier",label="{loop}"];
; 	Node0_3 [shape=record,fontname="Courier",label="{a function by pointer}"];
; 	Node0_1 -> Node0_3;
; 	Node0_1 -> Node0_0;
; 	Node0_2 -> Node0_1;
; }
; OUTPUT[5]:
; Writing 'cfg.choose.dot'...
; Writing 'cfg.loop.dot'...
; digraph "CFG for 'loop' function" {
; 	label="CFG for 'loop' function";
;
; 	Node0_0 [shape=record,fontname="Courier",label="{entry:\l  br label %body\l}"];
; 	Node0_0 -> Node0_1;
; 	Node0_1 [shape=record,fontname="Courier",label="{body:\l  %more = icmp sgt i32 %n, 0\l  br i1 %more, label %body, label %end\l|{<s0>T|<s1>F}}"];
; 	Node0_1:s0 -> Node0_1;
; 	Node0_1:s1 -> Node0_2;
; 	Node0_2 [shape=record,fontname="Courier",label="{end:\l  %c = call i32 @choose(i32 1, ptr null)\l  ret i32 %c\l}"];
; }
