/* A program that loads the library by the name that it is given: calls, a large one, one that is never answered, and the end of the daemon. */
#include "tvmclient.h"

#include <windows.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static HANDLE answered;
static uint32_t last_type;
static char last_text[4096];

static void fail(const char *what) {
    fprintf(stderr, "%s: %s\n", what, last_text);
    exit(1);
}

static void take(uint32_t id, tc_string_data_t params, uint32_t type, bool finished) {
    (void)id, (void)finished;
    last_type = type;
    snprintf(last_text, sizeof last_text, "%.*s", (int)params.len, params.content);
    SetEvent(answered);
}

static tc_string_data_t string(const char *text) {
    return (tc_string_data_t){text, (uint32_t)strlen(text)};
}

#define FIND(name) __typeof__(&name) name##_ = (__typeof__(&name))(void *)GetProcAddress(library, #name)

int main(int count, char **arguments) {
    HMODULE library = count < 2 ? NULL : LoadLibraryA(arguments[1]);
    if (library == NULL) fail("no library");
    FIND(tc_create_context);
    FIND(tc_destroy_context);
    FIND(tc_destroy_string);
    FIND(tc_error_outcome);
    FIND(tc_read_string);
    FIND(tc_request);
    FIND(tc_request_sync);
    unsigned context;
    answered = CreateEventA(NULL, FALSE, FALSE, NULL);

    tc_string_handle_t *made = tc_create_context_(string("{}"));
    take(0, tc_read_string_(made), 0, true);
    if (sscanf(last_text, "{\"result\":%u}", &context) != 1) fail("no context");
    tc_destroy_string_(made);

    made = tc_request_sync_(context, string("test.echo"), string("{\"text\":\"gr\xc3\xbc\xc3\x9f\"}"));
    take(0, tc_read_string_(made), 0, true);
    if (strcmp(last_text, "{\"result\":{\"text\":\"gr\xc3\xbc\xc3\x9f\"}}") != 0) fail("no echo");
    tc_destroy_string_(made);

    size_t size = 3 << 20;
    char *large = malloc(size + 1);
    if (large == NULL) return 1;
    memset(large, ' ', size);
    memcpy(large, "{\"a\":1", 6);
    memcpy(large + size - 1, "}", 2);
    made = tc_request_sync_(context, string("test.echo"), (tc_string_data_t){large, (uint32_t)size});
    if (tc_read_string_(made).len < size) fail("a large answer is cut off");
    tc_destroy_string_(made);

    ResetEvent(answered);
    tc_request_(context, string("test.echo"), string("{\"b\":2}"), 7, take);
    WaitForSingleObject(answered, INFINITE);
    if (last_type != tc_response_success || strcmp(last_text, "{\"b\":2}") != 0) fail("no answer");

    tc_request_(context, string("processing.send_message"), string("{}"), 8, take);
    WaitForSingleObject(answered, INFINITE);
    tc_request_(context, string("test.silence"), string("{}"), 9, take);
    made = tc_request_sync_(context, string("test.exit"), string("{}"));
    WaitForSingleObject(answered, INFINITE);
    if (last_type != tc_response_error || strstr(last_text, "-32099") == NULL) fail("no loss");
    if (tc_error_outcome_(string(last_text)) != tc_outcome_none) fail("an outcome without a message");
    if (strstr(last_text, "exit status 3") == NULL || strstr(last_text, "the last words") == NULL) fail("no reason");
    tc_destroy_string_(made);
    tc_destroy_context_(context);

    made = tc_create_context_(string("{}"));
    take(0, tc_read_string_(made), 0, true);
    if (sscanf(last_text, "{\"result\":%u}", &context) != 1) fail("no second context");
    tc_destroy_string_(made);
    tc_request_(context, string("test.silence"), string("{}"), 10, take);
    tc_destroy_context_(context);
    if (strstr(last_text, "\"code\":17") == NULL) fail("not cancelled");
    puts("works on Windows");
    return 0;
}
