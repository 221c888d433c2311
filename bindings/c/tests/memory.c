/*
 * Memory that runs out at each place where the library asks for some: no call may end the process, hang, or end without an answer.
 * Linked with --wrap=malloc and --wrap=calloc, so that only the library is refused memory.
 */
#include "tvmclient.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Which requests for memory, counted from 1, fail: all from this one on if `lasts`, and this one alone otherwise. 0: none. */
static long failing;
static bool lasts;
static long asked;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t answered = PTHREAD_COND_INITIALIZER;
static int finished;
static uint32_t last_type;

void *__real_malloc(size_t bytes);
void *__real_calloc(size_t count, size_t bytes);

static bool is_refused(void) {
    pthread_mutex_lock(&lock);
    long number = ++asked;
    bool refused = failing > 0 && (lasts ? number >= failing : number == failing);
    pthread_mutex_unlock(&lock);
    return refused;
}

void *__wrap_malloc(size_t bytes) {
    return is_refused() ? NULL : __real_malloc(bytes);
}

void *__wrap_calloc(size_t count, size_t bytes) {
    return is_refused() ? NULL : __real_calloc(count, bytes);
}

static void fail(const char *what, tc_string_data_t given) {
    fprintf(stderr, "request %ld%s: %s: %.*s\n", failing, lasts ? " and later" : "", what, (int)given.len, given.content);
    exit(1);
}

static tc_string_data_t string(const char *text) {
    return (tc_string_data_t){text, (uint32_t)strlen(text)};
}

static bool begins(tc_string_data_t given, const char *with) {
    return given.len >= strlen(with) && memcmp(given.content, with, strlen(with)) == 0;
}

/* Whether the answer is a result; it has to be that or an error. */
static bool has_result(tc_string_data_t given) {
    if (!begins(given, "{\"result\":") && !begins(given, "{\"error\":{\"code\":")) {
        fail("no answer", given);
    }
    if (given.content[given.len - 1] != '}') {
        fail("cut off", given);
    }
    return begins(given, "{\"result\":");
}

static void take(uint32_t id, tc_string_data_t params, uint32_t type, bool is_finished) {
    (void)id;
    if (type == tc_response_error && !begins(params, "{\"code\":")) {
        fail("no error", params);
    }
    pthread_mutex_lock(&lock);
    last_type = type;
    finished += is_finished;
    pthread_cond_signal(&answered);
    pthread_mutex_unlock(&lock);
}

/* A message that cannot be sent: its error has to say so. */
static bool send_nothing(unsigned context) {
    tc_string_handle_t *answer = tc_request_sync(context, string("processing.send_message"), string("{\"message\":\"\"}"));
    tc_string_data_t text = tc_read_string(answer);
    bool held = !has_result(text);
    tc_outcome_t outcome = tc_error_outcome(text);
    if (!held || outcome == tc_outcome_executed) {
        fail("sent", text);
    }
    tc_destroy_string(answer);
    return outcome != tc_outcome_none;
}

/* Everything once; true if nothing failed. */
static bool go_through(void) {
    unsigned context = 0;
    tc_string_handle_t *created = tc_create_context(string("{}"));
    tc_string_data_t text = tc_read_string(created);
    bool works = has_result(text) && sscanf(text.content, "{\"result\":%u}", &context) == 1;
    tc_destroy_string(created);
    tc_string_handle_t *answer = tc_request_sync(context, string("client.version"), string("{}"));
    works = has_result(tc_read_string(answer)) && works;
    tc_destroy_string(answer);
    pthread_mutex_lock(&lock);
    int before = finished;
    pthread_mutex_unlock(&lock);
    tc_request(context, string("client.version"), string("{}"), 1, take);
    pthread_mutex_lock(&lock);
    while (finished == before) {
        pthread_cond_wait(&answered, &lock);
    }
    works = last_type == tc_response_success && works;
    pthread_mutex_unlock(&lock);
    if (!send_nothing(context)) {
        fail("no outcome", string(""));
    }
    tc_destroy_context(context);
    return works;
}

int main(void) {
    if (!go_through()) {
        fail("does not work with memory", string(""));
    }
    /* The last ones are not asked for in each run: texts come in pieces. */
    long all = asked, noticed = 0;
    for (long number = 1; number <= all; number++) {
        pthread_mutex_lock(&lock);
        failing = number;
        lasts = number % 2 == 1;
        asked = 0;
        pthread_mutex_unlock(&lock);
        noticed += !go_through();
    }
    failing = 0;
    if (!go_through()) {
        fail("does not work again", string(""));
    }
    if (noticed < all / 2) {
        fail("works without memory", string(""));
    }
    printf("%ld requests for memory can fail\n", all);
    return 0;
}
