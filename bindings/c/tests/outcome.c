/*
 * A payment whose daemon is killed or whose context ends: `outcome <configuration> <parameters of process_message>`. Prints
 * the process of the daemon; destroys the context when a line comes. Then prints what the error says of the message, and what
 * that of a later call does.
 */
#include <tvmclient.h>

#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sem_t ended;

static tc_string_data_t data_of(const char *text) {
    tc_string_data_t data = {text, (uint32_t)strlen(text)};
    return data;
}

static void print(tc_string_data_t error) {
    tc_string_data_t hash = tc_error_message_hash(error), transaction = tc_error_transaction_id(error);
    printf("outcome %d message %.*s transaction %.*s settles %u\n", (int)tc_error_outcome(error), (int)hash.len,
        hash.len == 0 ? "" : hash.content, (int)transaction.len, transaction.len == 0 ? "" : transaction.content,
        tc_error_settles_at(error));
    fflush(stdout);
}

static void on_response(uint32_t request_id, tc_string_data_t params, uint32_t type, bool finished) {
    (void)request_id;
    if (type == tc_response_error) {
        print(params);
    } else if (type == tc_response_success) {
        puts("executed");
    }
    if (finished) {
        sem_post(&ended);
    }
}

int main(int count, char **arguments) {
    unsigned context, process;
    char line[16];
    const char *pid;
    if (count != 3) {
        return 2;
    }
    sem_init(&ended, 0, 0);
    tc_string_handle_t *answer = tc_create_context(data_of(arguments[1]));
    if (sscanf(tc_read_string(answer).content, "{\"result\":%u}", &context) != 1) {
        return 3;
    }
    tc_destroy_string(answer);
    answer = tc_request_sync(context, data_of("daemon.inspect"), data_of(""));
    pid = strstr(tc_read_string(answer).content, "\"pid\":");
    if (pid == NULL || sscanf(pid, "\"pid\":%u", &process) != 1) {
        return 4;
    }
    tc_destroy_string(answer);
    tc_request(context, data_of("processing.process_message"), data_of(arguments[2]), 1, on_response);
    printf("daemon %u\n", process);
    fflush(stdout);
    if (fgets(line, sizeof line, stdin) != NULL) {
        tc_destroy_context(context);
    }
    sem_wait(&ended);
    answer = tc_request_sync(context, data_of("processing.process_message"), data_of(arguments[2]));
    print(tc_read_string(answer));
    tc_destroy_string(answer);
    answer = tc_request_sync(context, data_of("client.version"), data_of(""));
    print(tc_read_string(answer));
    tc_destroy_string(answer);
    tc_destroy_context(context);
    return 0;
}
