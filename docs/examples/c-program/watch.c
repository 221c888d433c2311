/*
 * Shows the transactions of an account as they happen, and ends after some of them.
 *
 *     watch <endpoint> <account_id> <how many>
 */
#include <tvmclient.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static bool is_done;
static atomic_long left;

static void finish(void) {
    pthread_mutex_lock(&lock);
    is_done = true;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
}

static tc_string_data_t string(const char *text) {
    return (tc_string_data_t){text, (uint32_t)strlen(text)};
}

/* Called on a thread of the context, one response after the other. */
static void on_response(uint32_t request_id, tc_string_data_t params, uint32_t type, bool finished) {
    (void)request_id;
    if (type == tc_response_success) {
        printf("watching\n");
    } else if (type == tc_response_error) {
        fprintf(stderr, "%.*s\n", (int)params.len, params.content);
    } else if (type >= tc_response_custom && atomic_load(&left) > 0) {
        printf("%.*s\n", (int)params.len, params.content);
        if (atomic_fetch_sub(&left, 1) == 1) finish();
    }
    fflush(stdout);
    /* An error, or the end of the subscription: nothing follows. */
    if (finished) finish();
}

int main(int count, char **arguments) {
    if (count != 4 || strlen(arguments[2]) != 64 || strlen(arguments[1]) > 500) {
        fprintf(stderr, "usage: watch <endpoint> <account_id> <how many>\n");
        return 2;
    }
    atomic_init(&left, atol(arguments[3]));

    char text[1024];
    snprintf(text, sizeof text, "{\"network\":{\"endpoints\":[\"%s\"]}}", arguments[1]);
    tc_string_handle_t *created = tc_create_context(string(text));
    tc_string_data_t answer = tc_read_string(created);
    unsigned context = 0;
    snprintf(text, sizeof text, "%.*s", (int)answer.len, answer.content); /* a copy: answers have no zero at their end */
    if (sscanf(text, "{\"result\":%u}", &context) != 1) {
        fprintf(stderr, "%.*s\n", (int)answer.len, answer.content);
        return 1;
    }
    tc_destroy_string(created);

    snprintf(text, sizeof text,
        "{\"collection\":\"transactions\",\"filter\":{\"account_addr\":{\"eq\":\"0:%s\"}},\"result\":\"id aborted\"}", arguments[2]);
    tc_request(context, string("net.subscribe_collection"), string(text), 1, on_response);
    pthread_mutex_lock(&lock);
    while (!is_done) pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    tc_destroy_context(context); /* ends the subscription too */
    return atomic_load(&left) > 0;
}
