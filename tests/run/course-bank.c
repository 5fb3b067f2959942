/* Bank accounts: an array of structs that grows, errors as an enum, money in cents. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <assert.h>

typedef enum { OK, NO_ACCOUNT, NO_FUNDS, BAD_AMOUNT } Status;

static const char *const messages[] = {
    [OK] = "ok", [NO_ACCOUNT] = "no such account", [NO_FUNDS] = "insufficient funds", [BAD_AMOUNT] = "bad amount",
};

typedef struct {
    int id;
    char owner[20];
    long cents;
    struct { unsigned frozen : 1, kind : 2; unsigned transactions : 10; } flags;
} Account;

typedef struct {
    Account *list;
    size_t count, capacity;
} Bank;

static Account *open_account(Bank *bank, const char *owner, long cents) {
    if (bank->count == bank->capacity) {
        bank->capacity = bank->capacity ? bank->capacity * 2 : 1;
        bank->list = realloc(bank->list, bank->capacity * sizeof *bank->list);
        assert(bank->list != NULL);
    }
    Account *a = &bank->list[bank->count];
    *a = (Account){.id = 1000 + (int)bank->count, .cents = cents, .flags = {.kind = bank->count % 3}};
    strcpy(a->owner, owner);
    bank->count++;
    return a;
}

static Account *lookup(Bank *bank, int id) {
    for (size_t i = 0; i < bank->count; ++i)
        if (bank->list[i].id == id) return bank->list + i;
    return NULL;
}

static Status change(Bank *bank, int id, long cents) {
    Account *a = lookup(bank, id);
    if (!a) return NO_ACCOUNT;
    if (a->cents + cents < 0) return NO_FUNDS;
    a->cents += cents;
    a->flags.transactions++;
    return OK;
}

static Status transfer(Bank *bank, int from, int to, long cents) {
    if (cents <= 0) return BAD_AMOUNT;
    if (!lookup(bank, to)) return NO_ACCOUNT;
    Status s = change(bank, from, -cents);
    return s == OK ? change(bank, to, cents) : s;
}

static void statement(const Bank *bank) {
    long total = 0;
    for (const Account *a = bank->list; a < bank->list + bank->count; a++) {
        printf("%d %-8s %7ld.%02ld kind %u, %u transactions%s\n", a->id, a->owner, a->cents / 100, a->cents % 100,
               a->flags.kind, a->flags.transactions, a->flags.frozen ? " FROZEN" : "");
        total += a->cents;
    }
    printf("total %ld.%02ld\n", total / 100, total % 100);
}

int main(void) {
    Bank bank = {0};
    open_account(&bank, "Ada", 100000);
    open_account(&bank, "Bob", 2550);
    open_account(&bank, "Cleo", 0);
    statement(&bank);
    struct { int from, to; long cents; } orders[] = {
        {1000, 1001, 12345}, {1001, 1002, 99999}, {1001, 1002, 10000}, {1002, 1003, 1}, {1007, 1000, 5}, {1000, 1001, -7},
    };
    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++) {
        Status s = transfer(&bank, orders[i].from, orders[i].to, orders[i].cents);
        printf("%d -> %d: %ld: %s\n", orders[i].from, orders[i].to, orders[i].cents, messages[s]);
    }
    lookup(&bank, 1002)->flags.frozen = 1;
    statement(&bank);
    free(bank.list);
    return bank.count == 3 ? EXIT_SUCCESS : EXIT_FAILURE;
}
