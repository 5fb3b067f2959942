// RUN: %minic -fsyntax-only -fdiagnostics-format=json %s
// EXIT: 1
int f(int a) { return a + b }
int f(int a) { return 1; }
// OUTPUT:
// [{"kind":"error","message":"expected ';' after return statement","id":"ExpectedSemicolonAfter","locations":[{"caret":{"file":"%s","line":3,"display-column":28,"byte-column":28,"column":28}}],"fixits":[{"start":{"file":"%s","line":3,"display-column":28,"byte-column":28,"column":28},"next":{"file":"%s","line":3,"display-column":28,"byte-column":28,"column":28},"string":";"}],"column-origin":1,"children":[]},{"kind":"error","message":"redefinition of 'f'","id":"Redefinition","locations":[{"caret":{"file":"%s","line":4,"display-column":5,"byte-column":5,"column":5}}],"column-origin":1,"children":[{"kind":"note","message":"previous definition is here","id":"PreviousDefinition","locations":[{"caret":{"file":"%s","line":3,"display-column":5,"byte-column":5,"column":5}}],"column-origin":1,"children":[]}]}]
