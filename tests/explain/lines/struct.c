// A struct, its copy, and a pointer to it; arrays of the program, and a block of the heap.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct point {
  int x;
  int y[2];
};
int table[3][2];
int total = 3;

void fill(int *row, int count) {
  for (int i = 0; i < count; i++)
    row[i] = i + 5; /*@ i=%i *row=*%row.addr */
}

int main(void) {
  struct point p = {1, {2, 3}}, q; /*@ p.x=%p p.y[0]=%p+4 p.y[1]=%p+8 */
  struct point *to = &p; /*@ to->x=*%to */
  q = p; /*@ q.x=%q q.y[0]=%q+4 q.y[1]=%q+8 */
  to->y[1] = 40; /*@ p.x=%p p.y[0]=%p+4 p.y[1]=%p+8 q.y[1]=%q+8 to->x=*%to */
  to = &q; /*@ to->x=*%to */
  to->x += p.y[1]; /*@ p.x=%p q.x=%q to->x=*%to */
  int zero[4] = {0}; /*@ zero[0]=%zero zero[3]=%zero+12 */
  fill(table[1], 2);
  total += table[1][1]; /*@ total=@total table[1][0]=@table+8 table[1][1]=@table+12 */
  int *block = malloc(3 * sizeof(int));
  block[0] = total; /*@ *block=*%block */
  fill(block + 1, 2);
  zero[2] = block[2]; /*@ block[1]=*%block+4 block[2]=*%block+8 zero[2]=%zero+8 */
  memcpy(zero, block, 2 * sizeof(int)); /*@ zero[0]=%zero zero[1]=%zero+4 zero[2]=%zero+8 zero[3]=%zero+12 */
  free(block);
  printf("%d\n", zero[0]);
  return 0;
}
