/*
 * The scenarios of the C library: `scenarios <file of the story>`. The environment names the program. Ends with 0 when all
 * hold; compiles as C and as C++.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <tonclient.h>

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define THREADS 8
#define REQUESTS 100

static int failures;

static void check(bool holds, const char *what, const char *got) {
    if (!holds) {
        failures++;
        fprintf(stderr, "failed: %s; got %s\n", what, got);
    }
}

static tc_string_data_t data_of(const char *text) {
    tc_string_data_t data = {text, (uint32_t)strlen(text)};
    return data;
}

/* With a zero at the end, and freed. */
static char *copy_of(tc_string_data_t data) {
    char *copy = (char *)malloc(data.len + 1);
    if (data.len > 0) {
        memcpy(copy, data.content, data.len);
    }
    copy[data.len] = '\0';
    return copy;
}

static char *read_and_free(tc_string_handle_t *handle) {
    char *copy = copy_of(tc_read_string(handle));
    tc_destroy_string(handle);
    return copy;
}

static char *call(uint32_t context, const char *name, const char *params) {
    return read_and_free(tc_request_sync(context, data_of(name), data_of(params)));
}

static void expect(uint32_t context, const char *name, const char *params, const char *part) {
    char *answer = call(context, name, params);
    check(strstr(answer, part) != NULL, part, answer);
    free(answer);
}

static uint32_t open_with(const char *config) {
    char *answer = read_and_free(tc_create_context(data_of(config)));
    unsigned number = 0;
    check(sscanf(answer, "{\"result\":%u}", &number) == 1, "a context", answer);
    free(answer);
    return number;
}

/* Counts the responses of requests, and keeps the last text of each type. */
typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    uint32_t context;
    unsigned successes, errors, nops, app_requests, messages, finished;
    char *last_success, *last_error, *last_message;
    const char *secret;
} Seen;

static void init(Seen *seen, uint32_t context) {
    memset(seen, 0, sizeof *seen);
    pthread_mutex_init(&seen->lock, NULL);
    pthread_cond_init(&seen->changed, NULL);
    seen->context = context;
}

static void done_with(Seen *seen) {
    free(seen->last_success);
    free(seen->last_error);
    free(seen->last_message);
    pthread_mutex_destroy(&seen->lock);
    pthread_cond_destroy(&seen->changed);
}

static void wait_for(Seen *seen, const unsigned *count, unsigned wanted) {
    pthread_mutex_lock(&seen->lock);
    while (*count < wanted) {
        struct timespec limit;
        clock_gettime(CLOCK_REALTIME, &limit);
        limit.tv_sec += 60;
        if (pthread_cond_timedwait(&seen->changed, &seen->lock, &limit) == ETIMEDOUT) {
            fprintf(stderr, "nothing came; the last error is %s\n", seen->last_error == NULL ? "none" : seen->last_error);
            exit(1);
        }
    }
    pthread_mutex_unlock(&seen->lock);
}

static void keep(char **place, tc_string_data_t data) {
    free(*place);
    *place = copy_of(data);
}

/* Signs with the library itself, from inside of a handler. */
static void answer_request(Seen *seen, const char *request) {
    unsigned id = 0;
    char params[2048], outcome[1024];
    const char *unsigned_text = strstr(request, "\"unsigned\":\"");
    check(sscanf(request, "{\"app_request_id\":%u", &id) == 1, "an app request", request);
    if (unsigned_text == NULL) {
        snprintf(outcome, sizeof outcome, "{\"type\":\"Ok\",\"result\":{\"type\":\"GetPublicKey\",\"public_key\":\"%.64s\"}}",
            seen->secret + 128);
    } else {
        unsigned_text += strlen("\"unsigned\":\"");
        snprintf(params, sizeof params, "{\"unsigned\":\"%.*s\",\"keys\":{\"public\":\"%.64s\",\"secret\":\"%.64s\"}}",
            (int)strcspn(unsigned_text, "\""), unsigned_text, seen->secret + 128, seen->secret);
        char *signed_text = call(seen->context, "crypto.sign", params);
        const char *signature = strstr(signed_text, "\"signature\":\"");
        check(signature != NULL, "a signature", signed_text);
        snprintf(outcome, sizeof outcome, "{\"type\":\"Ok\",\"result\":{\"type\":\"Sign\",\"signature\":\"%.128s\"}}",
            signature == NULL ? "" : signature + strlen("\"signature\":\""));
        free(signed_text);
    }
    snprintf(params, sizeof params, "{\"app_request_id\":%u,\"result\":%s}", id, outcome);
    expect(seen->context, "client.resolve_app_request", params, "{\"result\":null}");
}

static void take(void *pointer, tc_string_data_t data, uint32_t type, bool finished) {
    Seen *seen = (Seen *)pointer;
    if (type == tc_response_app_request) {
        char *request = copy_of(data);
        answer_request(seen, request);
        free(request);
    }
    pthread_mutex_lock(&seen->lock);
    if (type == tc_response_success) {
        seen->successes++;
        keep(&seen->last_success, data);
    } else if (type == tc_response_error) {
        seen->errors++;
        keep(&seen->last_error, data);
    } else if (type == tc_response_nop) {
        seen->nops++;
        check(finished && data.len == 0, "a nop is empty and the end", "another");
    } else if (type == tc_response_app_request) {
        seen->app_requests++;
    } else {
        seen->messages++;
        keep(&seen->last_message, data);
    }
    seen->finished += finished ? 1 : 0;
    pthread_cond_broadcast(&seen->changed);
    pthread_mutex_unlock(&seen->lock);
}

static void request(Seen *seen, const char *name, const char *params) {
    tc_request_ptr(seen->context, data_of(name), data_of(params), seen, take);
}

static void synchronous_calls(uint32_t context) {
    expect(context, "crypto.sha256", "{\"data\":\"aGVsbG8=\"}",
        "{\"result\":{\"hash\":\"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\"}}");
    expect(context, "crypto.sha256", " {\n \"data\" :\r\n\"aGVsbG8=\"\n} ", "2cf24dba");
    expect(context, "client.version", "", "{\"result\":{\"version\":");
    expect(context, "client.version", "null", "{\"result\":{\"version\":");
    expect(context, "test.integers", "{\"unsigned\":18446744073709551615,\"signed\":-9223372036854775808}",
        "{\"unsigned\":18446744073709551615,\"signed\":-9223372036854775808}");
    expect(context, "crypto.nothing", "{}", "{\"error\":{\"code\":25,");
    expect(context, "no \"module\"\n", "{}", "{\"error\":{\"code\":25,");
    expect(context, "\xff\xfe", "{}", "{\"error\":{\"code\":25,");
    expect(context, "crypto.sha256", "{\"data\":5}", "{\"error\":{\"code\":23,");
    const char *odd[] = {"{", "[]", "5", "{}}", "{}\n{}", "{\"data\":\"a\nb\"}", "{\"data\":\"\xff\"}", "{\"a\":1,}", "{'a':1}",
        "{\"a\":01}", "{\"a\":tru}", "{\"a\":\"\\x\"}", "{\"a\":\"\\u12\"}"};
    for (size_t index = 0; index < sizeof odd / sizeof *odd; index++) {
        expect(context, "client.version", odd[index], "{\"error\":{\"code\":23,");
    }
    expect(context, "crypto.register_signing_box", "{}", "{\"error\":{\"code\":25,");
    expect(context + 1000, "client.version", "", "{\"error\":{\"code\":17,");
    char deep[3000] = "{\"value\":";
    memset(deep + strlen(deep), '[', 600);
    memset(deep + strlen(deep), ']', 600);
    strcat(deep, "}");
    expect(context, "test.echo", deep, "{\"error\":{\"code\":-32600,");
    size_t large = 17u << 20;
    char *long_text = (char *)malloc(large + 1);
    memset(long_text, 'x', large);
    memcpy(long_text, "{\"value\":\"", 10);
    memcpy(long_text + large - 2, "\"}", 3);
    expect(context, "test.echo", long_text, "{\"error\":{\"code\":-32004,");
    free(long_text);
    tc_string_data_t nothing = tc_read_string(NULL);
    check(nothing.content == NULL && nothing.len == 0, "no text of no handle", "one");
    tc_destroy_string(NULL);
}

static void *many_requests(void *pointer) {
    Seen *seen = (Seen *)pointer;
    for (int index = 0; index < REQUESTS; index++) {
        if (index % 10 == 0) {
            expect(seen->context, "crypto.sha256", "{\"data\":\"aGVsbG8=\"}", "2cf24dba");
        }
        request(seen, "crypto.sha256", "{\"data\":\"aGVsbG8=\"}");
    }
    return NULL;
}

static void requests_of_many_threads(uint32_t context) {
    Seen seen;
    pthread_t threads[THREADS];
    init(&seen, context);
    for (int index = 0; index < THREADS; index++) {
        pthread_create(&threads[index], NULL, many_requests, &seen);
    }
    for (int index = 0; index < THREADS; index++) {
        pthread_join(threads[index], NULL);
    }
    wait_for(&seen, &seen.finished, THREADS * REQUESTS);
    check(seen.successes == THREADS * REQUESTS, "as many results as requests", "fewer");
    done_with(&seen);
}

static unsigned numbered;

static void take_numbered(uint32_t number, tc_string_data_t data, uint32_t type, bool finished) {
    char *text = copy_of(data);
    check(number == 7 && type == tc_response_error && finished, "an error of request 7", text);
    free(text);
    numbered++;
}

static void objects(uint32_t context) {
    Seen box, use;
    char keys[300], params[200];
    unsigned handle = 0;
    char *made = call(context, "crypto.generate_random_sign_keys", "{}");
    const char *secret = strstr(made, "\"secret\":\""), *key = strstr(made, "\"public\":\"");
    check(secret != NULL && key != NULL, "keys", "none");
    /* The secret followed by the public key. */
    memset(keys, 0, sizeof keys);
    memcpy(keys, secret + 10, 64);
    memcpy(keys + 128, key + 10, 64);
    free(made);
    init(&box, context);
    init(&use, context);
    box.secret = keys;
    request(&box, "crypto.register_signing_box", "{}");
    wait_for(&box, &box.successes, 1);
    check(sscanf(box.last_success, "{\"handle\":%u}", &handle) == 1, "a handle", box.last_success);
    snprintf(params, sizeof params, "{\"signing_box\":%u,\"unsigned\":\"aGVsbG8=\"}", handle);
    request(&use, "crypto.signing_box_sign", params);
    request(&use, "crypto.signing_box_sign", params);
    expect(context, "crypto.signing_box_sign", params, "{\"result\":{\"signature\":\"");
    wait_for(&use, &use.finished, 2);
    wait_for(&box, &box.app_requests, 3);
    check(use.successes == 2, "two signatures", use.last_error == NULL ? "fewer" : use.last_error);
    check(box.finished == 0, "the box stays open", "the end");
    snprintf(params, sizeof params, "{\"handle\":%u}", handle);
    expect(context, "crypto.remove_signing_box", params, "{\"result\":null}");
    wait_for(&box, &box.finished, 1);
    check(box.nops == 1, "the end of the box", "another");
    done_with(&box);
    done_with(&use);
    tc_request(context + 1000, data_of("client.version"), data_of(""), 7, take_numbered);
    check(numbered == 1, "an answer at once without a context", "none");
    tc_request(context, data_of("client.version"), data_of("[]"), 7, take_numbered);
    check(numbered == 2, "an answer at once to parameters that are no object", "none");
}

static void nulls(uint32_t context) {
    tc_request(context, data_of("client.version"), data_of(""), 7, NULL);
    tc_request_ptr(context, data_of("client.version"), data_of("[]"), NULL, NULL);
    check(tc_read_string(NULL).len == 0, "an empty text", "another");
    tc_destroy_string(NULL);
}

static void subscriptions(const char *config) {
    Seen seen;
    char params[200];
    unsigned handle = 0;
    uint32_t context = open_with(config);
    init(&seen, context);
    request(&seen, "net.subscribe_collection",
        "{\"collection\":\"transactions\",\"result\":\"id\",\"filter\":{\"account_addr\":{\"eq\":"
        "\"0:1111111111111111111111111111111111111111111111111111111111111111\"}}}");
    wait_for(&seen, &seen.successes, 1);
    check(sscanf(seen.last_success, "{\"handle\":%u}", &handle) == 1, "a handle", seen.last_success);
    snprintf(params, sizeof params, "{\"handle\":%u}", handle);
    expect(context, "net.unsubscribe", params, "{\"result\":null}");
    wait_for(&seen, &seen.finished, 1);
    check(seen.nops == 1 && seen.errors == 0, "the end of the subscription", "another");
    tc_destroy_context(context);
    done_with(&seen);
}

static void messages_of_a_later_version(void) {
    Seen seen;
    char *usual = getenv("VENDORCLIENT_BINARY");
    setenv("VENDORCLIENT_BINARY", getenv("VENDORCLIENT_NEWER_DAEMON"), 1);
    uint32_t context = open_with("");
    setenv("VENDORCLIENT_BINARY", usual, 1);
    init(&seen, context);
    request(&seen, "processing.process_message", "{\"send_events\":true}");
    wait_for(&seen, &seen.finished, 1);
    check(seen.messages == 3 && seen.successes == 1 && seen.nops == 1, "three messages, a result and the end", "another");
    check(strstr(seen.last_success, "\"finality\":\"sealed\"") != NULL, "an unknown constant", seen.last_success);
    expect(context, "crypto.sha256", "{}", "{\"error\":{\"code\":9999,");
    expect(context, "crypto.sha512", "{}", "{\"result\":\"deadbeef\"}");
    expect(context, "crypto.scrypt", "{}", "{\"error\":{\"code\":-32099,");
    expect(context, "client.version", "{}", "{\"error\":{\"code\":-32099,");
    tc_destroy_context(context);
    done_with(&seen);
}

static void ends(void) {
    Seen waiting, lost;
    uint32_t context = open_with("{}");
    init(&waiting, context);
    for (int index = 0; index < 20; index++) {
        request(&waiting, "test.sleep", "{\"ms\":60000}");
    }
    expect(context, "client.version", "", "{\"result\":");
    tc_destroy_context(context);
    check(waiting.errors == 20 && waiting.finished == 20, "all that waited was told", "less");
    check(strstr(waiting.last_error, "{\"code\":17,") != NULL, "code 17", waiting.last_error);
    expect(context, "client.version", "", "{\"error\":{\"code\":17,");
    tc_destroy_context(context);
    done_with(&waiting);

    context = open_with("{}");
    init(&lost, context);
    request(&lost, "test.sleep", "{\"ms\":60000}");
    expect(context, "test.crash", "{}", "{\"error\":{\"code\":-32099,");
    wait_for(&lost, &lost.finished, 1);
    check(strstr(lost.last_error, "{\"code\":-32099,") != NULL, "code -32099", lost.last_error);
    expect(context, "client.version", "", "{\"error\":{\"code\":-32099,");
    request(&lost, "client.version", "{}");
    wait_for(&lost, &lost.finished, 2);
    tc_destroy_context(context);
    done_with(&lost);
}

static void ends_after_a_grace_time(void) {
    Seen seen, box;
    unsigned handle = 0;
    char params[200];
    static char keys[300];
    /* The grace time ends with the last answer: an hour is not waited for. A box is asked meanwhile, and calls the library. */
    uint32_t context = open_with("{}");
    init(&seen, context);
    init(&box, context);
    memset(keys, '1', 192);
    box.secret = keys;
    request(&box, "crypto.register_signing_box", "{}");
    wait_for(&box, &box.successes, 1);
    check(sscanf(box.last_success, "{\"handle\":%u}", &handle) == 1, "a handle", box.last_success);
    request(&seen, "test.sleep", "{\"ms\":300}");
    snprintf(params, sizeof params, "{\"handle\":%u}", handle);
    request(&seen, "crypto.signing_box_get_public_key", params);
    tc_destroy_context_within(context, 3600000);
    check(seen.successes == 2 && seen.finished == 2, "both results", seen.last_error == NULL ? "fewer" : seen.last_error);
    check(box.nops == 1, "the end of the box", "another");
    done_with(&seen);
    done_with(&box);

    context = open_with("{}");
    init(&seen, context);
    request(&seen, "test.sleep", "{\"ms\":1}");
    request(&seen, "test.sleep", "{\"ms\":60000}");
    tc_destroy_context_within(context, 500);
    check(seen.errors == 1 && seen.finished == 2, "one that took too long", "another");
    check(strstr(seen.last_error, "{\"code\":17,") != NULL, "code 17", seen.last_error);
    tc_destroy_context_within(context, 3600000);
    tc_destroy_context_within(context + 1000, 3600000);
    done_with(&seen);
}

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    uint32_t context;
    bool is_done;
} Ending;

static void end_from_handler(void *pointer, tc_string_data_t data, uint32_t type, bool finished) {
    Ending *ending = (Ending *)pointer;
    (void)data;
    check(type == tc_response_success && finished, "a result", "another");
    tc_destroy_context(ending->context);
    pthread_mutex_lock(&ending->lock);
    ending->is_done = true;
    pthread_cond_broadcast(&ending->changed);
    pthread_mutex_unlock(&ending->lock);
}

static void end_inside_of_a_handler(void) {
    Ending ending;
    memset(&ending, 0, sizeof ending);
    pthread_mutex_init(&ending.lock, NULL);
    pthread_cond_init(&ending.changed, NULL);
    ending.context = open_with("{}");
    tc_request_ptr(ending.context, data_of("client.version"), data_of(""), &ending, end_from_handler);
    pthread_mutex_lock(&ending.lock);
    while (!ending.is_done) {
        pthread_cond_wait(&ending.changed, &ending.lock);
    }
    pthread_mutex_unlock(&ending.lock);
    pthread_mutex_destroy(&ending.lock);
    pthread_cond_destroy(&ending.changed);
}

/* A vendorclient.json of the working folder is read when the host asks for it. */
static void project(void) {
    char folder[] = "/tmp/vendorclient-c-XXXXXX", before[4096];
    check(getcwd(before, sizeof before) != NULL && mkdtemp(folder) != NULL && chdir(folder) == 0, "a folder", folder);
    FILE *file = fopen("vendorclient.json", "w");
    fputs("{\"network\":{\"endpoints\":[\"http://project.example\"]}}", file);
    fclose(file);
    char *answers[] = {read_and_free(tc_create_context(data_of(""))), read_and_free(tc_create_context_in_project(data_of("")))};
    for (int index = 0; index < 2; index++) {
        uint32_t opened = (uint32_t)strtoul(answers[index] + strlen("{\"result\":"), NULL, 10);
        char *config = read_and_free(tc_request_sync(opened, data_of("client.config"), data_of("{}")));
        check((strstr(config, "project.example") != NULL) == (index == 1), "the endpoints of the project", config);
        free(config);
        free(answers[index]);
        tc_destroy_context(opened);
    }
    remove("vendorclient.json");
    check(chdir(before) == 0 && rmdir(folder) == 0, "no folder", folder);
}

static void refused_contexts(void) {
    const char *odd[] = {"[]", "{", "{\"network\":{\"query_timeout\":\"soon\"}}"};
    const char *parts[] = {"{\"error\":{\"code\":23,", "{\"error\":{\"code\":23,", "{\"error\":{\"code\":15,"};
    for (int index = 0; index < 3; index++) {
        char *answer = read_and_free(tc_create_context(data_of(odd[index])));
        check(strstr(answer, parts[index]) != NULL, parts[index], answer);
        free(answer);
    }
    char *usual = getenv("VENDORCLIENT_BINARY");
    char *kept = copy_of(data_of(usual));
    setenv("VENDORCLIENT_BINARY", "/nowhere/vendorclient", 1);
    char *answer = read_and_free(tc_create_context(data_of("")));
    check(strstr(answer, "/nowhere/vendorclient") != NULL, "the place that was tried", answer);
    free(answer);
    unsetenv("VENDORCLIENT_BINARY");
    answer = read_and_free(tc_create_context(data_of("")));
    check(strstr(answer, "was not found") != NULL && strstr(answer, "/bin/vendorclient") != NULL, "two places", answer);
    free(answer);
    setenv("VENDORCLIENT_BINARY", kept, 1);
    free(kept);
}

int main(int count, char **arguments) {
    uint32_t first = open_with("{\"network\":{\"query_timeout\":1234}}"), second = open_with("");
    check(first != 0 && second != 0 && first != second, "two contexts", "one");
    expect(first, "client.config", "{}", "\"query_timeout\":1234");
    synchronous_calls(first);
    requests_of_many_threads(second);
    objects(second);
    nulls(second);
    tc_destroy_context(first);
    expect(second, "client.version", "", "{\"result\":");
    tc_destroy_context(second);
    ends();
    ends_after_a_grace_time();
    end_inside_of_a_handler();
    project();
    refused_contexts();
    messages_of_a_later_version();
    if (count > 1) {
        subscriptions(arguments[1]);
    }
    if (failures == 0) {
        puts("all scenarios hold");
    }
    return failures == 0 ? 0 : 1;
}
