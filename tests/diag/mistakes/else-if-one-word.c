int f(int i) {
  if (i == 1) {
    return 5;
  } elseif (i == 2) {  // error: use of undeclared identifier 'elseif'; did you mean 'else if'?
    return 6;
  } elif (i == 3)  // error: use of undeclared identifier 'elif'; did you mean 'else if'?
    return 7;
  else {
    return 8;
  }
}
