// An address book: a linked list of records that is kept sorted, changed from a menu on stdin.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_LEN 24
#define PHONE_LEN 16

typedef struct entry {
    char name[NAME_LEN];
    char phone[PHONE_LEN];
    struct entry *next;
} Entry;

static Entry *add(Entry *head, const char *name, const char *phone) {
    Entry *new = malloc(sizeof(Entry));
    if (new == NULL) {
        fprintf(stderr, "out of memory\n");
        exit(EXIT_FAILURE);
    }
    strncpy(new->name, name, NAME_LEN - 1);
    new->name[NAME_LEN - 1] = '\0';
    strncpy(new->phone, phone, PHONE_LEN - 1);
    new->phone[PHONE_LEN - 1] = '\0';

    if (head == NULL || strcmp(name, head->name) < 0) {
        new->next = head;
        return new;
    }
    Entry *p = head;
    while (p->next != NULL && strcmp(p->next->name, name) <= 0)
        p = p->next;
    new->next = p->next;
    p->next = new;
    return head;
}

static Entry *find(Entry *head, const char *name) {
    for (; head != NULL; head = head->next)
        if (strcmp(head->name, name) == 0)
            return head;
    return NULL;
}

static int delete(Entry **link, const char *name) {
    for (; *link; link = &(*link)->next) {
        if (!strcmp((*link)->name, name)) {
            Entry *gone = *link;
            *link = gone->next;
            free(gone);
            return 1;
        }
    }
    return 0;
}

static void print(const Entry *head) {
    int n = 1;
    printf("%-3s %-12s %s\n", "no", "name", "phone");
    for (; head; head = head->next, n++)
        printf("%-3d %-12s %s\n", n, head->name, head->phone);
}

int main(void) {
    Entry *book = NULL;
    char line[100], name[NAME_LEN], phone[PHONE_LEN];
    int running = 1;

    while (running && fgets(line, sizeof line, stdin) != NULL) {
        switch (line[0]) {
        case 'a':
            if (sscanf(line + 1, "%23s %15s", name, phone) == 2)
                book = add(book, name, phone);
            else
                printf("usage: a NAME PHONE\n");
            break;
        case 'f':
        case 'd': {
            if (sscanf(line + 1, "%23s", name) != 1) {
                puts("which name?");
                break;
            }
            if (line[0] == 'd') {
                printf("%s: %s\n", name, delete(&book, name) ? "deleted" : "not found");
            } else {
                Entry *e = find(book, name);
                printf("%s: %s\n", name, e ? e->phone : "not found");
            }
            break;
        }
        case 'p':
            print(book);
            break;
        case 'q':
            running = 0;
            break;
        default:
            printf("unknown command '%c'\n", line[0]);
        }
    }
    while (book) {
        Entry *next = book->next;
        free(book);
        book = next;
    }
    return 0;
}
