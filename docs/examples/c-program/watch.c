/*
 * Shows the transactions of an account as they happen, and ends after some of them.
 *
 *     watch <endpoint> <account_id> <how many>
 */
#include <tvmclient.h>

#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sem_t done;
static atomic_long left;

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
        if (atomic_fetch_sub(&left, 1) == 1) sem_post(&done);
    }
    fflush(stdout);
    /* An error, or the end of the subscription: nothing follows. */
    if (finished) sem_post(&done);
}

int main(int count, char **arguments) {
    if (count != 4 || strlen(arguments[2]) != 64 || strlen(arguments[1]) > 500) {
        fprintf(stderr, "usage: watch <endpoint> <account_id> <how many>\n");
        return 2;
    }
    atomic_init(&left, atol(arguments[3]));
    sem_init(&done, 0, 0);

    char text[1024];
    snprintf(text, sizeof text, "{\"network\":{\"endpoints\":[\"%s\"]}}", arguments[1]);
    tc_string_handle_t *created = tc_create_context(string(text));
    tc_string_data_t answer = tc_read_string(created);
    unsigned context = 0;
    if (sscanf(answer.content, "{\"result\":%u}", &context) != 1) {
        fprintf(stderr, "%.*s\n", (int)answer.len, answer.content);
        return 1;
    }
    tc_destroy_string(created);

    snprintf(text, sizeof text,
        "{\"collection\":\"transactions\",\"filter\":{\"account_addr\":{\"eq\":\"0:%s\"}},\"result\":\"id aborted\"}", arguments[2]);
    tc_request(context, string("net.subscribe_collection"), string(text), 1, on_response);
    sem_wait(&done);
    tc_destroy_context(context); /* ends the subscription too */
    return atomic_load(&left) > 0;
}
