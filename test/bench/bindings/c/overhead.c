/* Cost of calls of the C library and of bare pipes. See ../README.md. */
#define _POSIX_C_SOURCE 200809L

#include <tvmclient.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define REQUEST "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"crypto.sha256\",\"params\":{\"data\":\"aGVsbG8=\"}}\n"

static int calls;
static bool parallel;
static uint32_t context;

/* The bare pipe. */
static FILE *to_daemon, *from_daemon;
static char *requests;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t answered = PTHREAD_COND_INITIALIZER;
static int missing;

static tc_string_data_t string(const char *text) {
    return (tc_string_data_t){text, (uint32_t)strlen(text)};
}

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void on_response(uint32_t request_id, tc_string_data_t params, uint32_t response_type, bool finished) {
    (void)request_id;
    (void)params;
    (void)response_type;
    if (!finished) return;
    pthread_mutex_lock(&lock);
    if (--missing == 0) pthread_cond_signal(&answered);
    pthread_mutex_unlock(&lock);
}

static void use_binding(void) {
    tc_string_data_t method = string("crypto.sha256"), params = string("{\"data\":\"aGVsbG8=\"}");
    if (!parallel) {
        for (int index = 0; index < calls; index++) tc_destroy_string(tc_request_sync(context, method, params));
        return;
    }
    missing = calls;
    for (int index = 0; index < calls; index++) tc_request(context, method, params, (uint32_t)index, on_response);
    pthread_mutex_lock(&lock);
    while (missing > 0) pthread_cond_wait(&answered, &lock);
    pthread_mutex_unlock(&lock);
}

static void read_line(void) {
    int byte;
    while ((byte = getc_unlocked(from_daemon)) != '\n') {
        if (byte == EOF) fail("the pipe ended");
    }
}

static void *write_all(void *text) {
    if (fputs(text, to_daemon) < 0 || fflush(to_daemon) != 0) fail("write");
    return NULL;
}

static void use_pipe(void) {
    if (!parallel) {
        for (int index = 0; index < calls; index++) {
            write_all(REQUEST);
            read_line();
        }
        return;
    }
    pthread_t writer;
    if (pthread_create(&writer, NULL, write_all, requests) != 0) fail("pthread_create");
    for (int index = 0; index < calls; index++) read_line();
    pthread_join(writer, NULL);
}

static double measure(void (*use)(void)) {
    double start = now();
    use();
    double seconds = now() - start;
    return parallel ? calls / seconds : seconds * 1e6 / calls;
}

static pid_t start_daemon(const char *program, const char *folder) {
    int in[2], out[2];
    if (pipe(in) != 0 || pipe(out) != 0) fail("pipe");
    pid_t child = fork();
    if (child < 0) fail("fork");
    if (child == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[1]);
        close(out[0]);
        execlp("node", "node", program, "daemon", "--stdio", "--data", folder, (char *)NULL);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    to_daemon = fdopen(in[1], "w");
    from_daemon = fdopen(out[0], "r");
    return child;
}

static void print(const char *name, const double *values, int count) {
    printf("\"%s\":[", name);
    for (int index = 0; index < count; index++) printf("%s%f", index > 0 ? "," : "", values[index]);
    printf("]");
}

int main(int count, char **arguments) {
    if (count < 6) return 2;
    int rounds = atoi(arguments[3]);
    calls = atoi(arguments[4]);
    parallel = strcmp(arguments[5], "parallel") == 0;
    size_t length = strlen(REQUEST);
    requests = malloc(length * (size_t)calls + 1);
    for (int index = 0; index < calls; index++) memcpy(requests + length * (size_t)index, REQUEST, length + 1);
    pid_t child = start_daemon(arguments[1], arguments[2]);
    /* The library keeps the data of its daemons in the home folder. */
    setenv("VENDORCLIENT_BINARY", arguments[1], 1);
    setenv("HOME", arguments[2], 1);
    tc_string_handle_t *answer = tc_create_context(string("{}"));
    if (sscanf(tc_read_string(answer).content, "{\"result\":%u}", &context) != 1) fail("tc_create_context");
    tc_destroy_string(answer);

    double *binding = calloc((size_t)rounds + 1, sizeof *binding), *pipe = calloc((size_t)rounds + 1, sizeof *pipe);
    for (int round = 0; round <= rounds; round++) {
        binding[round] = measure(use_binding);
        pipe[round] = measure(use_pipe);
    }
    printf("{");
    print("binding", binding + 1, rounds);
    printf(",");
    print("pipe", pipe + 1, rounds);
    printf("}\n");
    tc_destroy_context(context);
    fclose(to_daemon);
    waitpid(child, NULL, 0);
    return 0;
}
