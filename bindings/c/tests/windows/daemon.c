/*
 * Stands in for the program where that cannot run, such as in Wine: answers every call, echoes parameters of `test.echo`, and ends with status 3
 * at `test.exit`.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 22];

int main(int count, char **arguments) {
    if (count < 5 || strcmp(arguments[1], "daemon") != 0 || strcmp(arguments[3], "--host-pid") != 0) return 2;
    while (fgets(line, sizeof line, stdin) != NULL) {
        const char *at = strstr(line, "\"id\":");
        unsigned long long id = at == NULL ? 0 : strtoull(at + 5, NULL, 10);
        if (strstr(line, "\"test.exit\"") != NULL) {
            fputs("the last words", stderr);
            return 3;
        }
        if (strstr(line, "\"test.silence\"") != NULL || id == 0) continue;
        const char *params = strstr(line, "\"params\":");
        size_t length = params == NULL ? 0 : strlen(params + 9) - 2;
        printf("{\"jsonrpc\":\"2.0\",\"id\":%llu,\"result\":%.*s}\n", id, (int)length, params == NULL ? "" : params + 9);
        fflush(stdout);
    }
    return 0;
}
