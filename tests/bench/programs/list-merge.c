// Linked lists in memory from malloc: merge sort of a list, reversal, removal, a queue.
#include <stdio.h>
#include <stdlib.h>

typedef struct Item {
  struct Item *next;
  int value, rank;
} Item;

static Item *merge(Item *a, Item *b) {
  Item head, *tail = &head;
  while (a && b) {
    Item **from = b->value < a->value ? &b : &a;
    tail->next = *from;
    tail = *from;
    *from = (*from)->next;
  }
  tail->next = a ? a : b;
  return head.next;
}

static Item *sort(Item *list) {
  Item *slow = list, *fast;
  if (!list || !list->next) return list;
  for (fast = list->next; fast && fast->next; fast = fast->next->next) slow = slow->next;
  fast = slow->next;
  slow->next = NULL;
  return merge(sort(list), sort(fast));
}

static Item *reverse(Item *list) {
  Item *done = NULL;
  while (list) {
    Item *next = list->next;
    list->next = done;
    done = list;
    list = next;
  }
  return done;
}

static int removeIf(Item **link, int divisor) {
  int removed = 0;
  while (*link) {
    Item *item = *link;
    if (item->value % divisor == 0) {
      *link = item->next;
      free(item);
      removed++;
    } else {
      link = &item->next;
    }
  }
  return removed;
}

int main(void) {
  unsigned seed = 17, check = 0;
  Item *list = NULL;
  for (int round = 0; round < 8; round++) {
    for (int i = 0; i < 8000; i++) {
      Item *item = malloc(sizeof *item);
      seed = seed * 69069 + 1;
      item->value = (int)(seed >> 8);
      item->rank = i;
      item->next = list;
      list = item;
    }
    list = sort(list);
    int rank = 0;
    for (Item *item = list; item; item = item->next) check = check * 3 + (unsigned)(item->value ^ item->rank ^ rank++);
    list = reverse(list);
    check += (unsigned)removeIf(&list, 3);
    for (Item *item = list; item; item = item->next) check += (unsigned)item->value;
  }
  printf("%u\n", check);
  return 0;
}
