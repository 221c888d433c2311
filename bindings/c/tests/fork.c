/*
 * Processes that fork: the child has only contexts that it creates, and those of its parent keep working. `fork` while
 * other threads call. Ends with 0 when all holds.
 */
#define _POSIX_C_SOURCE 200809L
#include <tvmclient.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define CALLERS 4
#define CHILDREN 4
#define CHILD_SECONDS 60

static unsigned context;
static volatile bool is_over;
static char refusal[256];

static tc_string_data_t string(const char *text) {
    return (tc_string_data_t){text, (uint32_t)strlen(text)};
}

static bool begins_with(tc_string_handle_t *answer, const char *expected) {
    tc_string_data_t text = tc_read_string(answer);
    size_t length = strlen(expected);
    bool holds = text.len >= length && memcmp(text.content, expected, length) == 0;
    if (!holds) {
        fprintf(stderr, "%d: expected %s, got %.*s\n", (int)getpid(), expected, (int)text.len, text.content);
    }
    tc_destroy_string(answer);
    return holds;
}

static bool answers(unsigned number, const char *expected) {
    return begins_with(tc_request_sync(number, string("client.version"), string("{}")), expected);
}

static unsigned open_one(void) {
    unsigned number = 0;
    tc_string_handle_t *answer = tc_create_context(string("{}"));
    tc_string_data_t text = tc_read_string(answer);
    if (sscanf(text.content, "{\"result\":%u}", &number) != 1) {
        fprintf(stderr, "%.*s\n", (int)text.len, text.content);
    }
    tc_destroy_string(answer);
    return number;
}

static void keep_refusal(uint32_t number, tc_string_data_t params, uint32_t type, bool finished) {
    if (number == 7 && type == tc_response_error && finished && params.len < sizeof refusal) {
        memcpy(refusal, params.content, params.len);
    }
}

static int run_child(void) {
    alarm(CHILD_SECONDS);
    bool holds = answers(context, "{\"error\":{\"code\":17,");
    tc_request(context, string("client.version"), string("{}"), 7, keep_refusal);
    holds = strncmp(refusal, "{\"code\":17,", 11) == 0 && holds;
    tc_destroy_context(context);
    unsigned own = open_one();
    holds = own != 0 && own != context && answers(own, "{\"result\":") && holds;
    tc_destroy_context(own);
    holds = answers(own, "{\"error\":{\"code\":17,") && holds;
    return holds ? 0 : 1;
}

static void *keep_calling(void *unused) {
    bool holds = true;
    while (!is_over) {
        holds = answers(context, "{\"result\":") && holds;
    }
    (void)unused;
    return holds ? &context : NULL;
}

int main(void) {
    pthread_t callers[CALLERS];
    bool holds = (context = open_one()) != 0;
    for (int index = 0; index < CALLERS; index++) {
        holds = pthread_create(&callers[index], NULL, keep_calling, NULL) == 0 && holds;
    }
    for (int index = 0; index < CHILDREN; index++) {
        int status = 0;
        pid_t child = fork();
        if (child == 0) {
            _exit(run_child());
        }
        holds = waitpid(child, &status, 0) == child && status == 0 && holds;
    }
    is_over = true;
    for (int index = 0; index < CALLERS; index++) {
        void *held = NULL;
        pthread_join(callers[index], &held);
        holds = held != NULL && holds;
    }
    holds = answers(context, "{\"result\":") && holds;
    tc_destroy_context(context);
    puts(holds ? "forks hold" : "forks fail");
    return holds ? 0 : 1;
}
