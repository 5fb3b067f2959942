"""What minic-test is made of: tests of compilers, and the grading of a class of them."""
