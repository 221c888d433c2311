#ifndef _WIN32
#define _GNU_SOURCE
#include "daemon.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define STOP_SECONDS 7
#define EXIT_POLLS 200
#define TAIL_BYTES 4096
#define CHUNK_BYTES 65536

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

extern char **environ;

static bool try_path(text *path, const char *place, text *problem) {
    append(path, (slice){"", 1});
    if (path->is_short) {
        append_string(problem, "Out of memory");
        return false;
    }
    if (access(path->start, X_OK) == 0 || (slice_ends_with(slice_of(path->start), "js") && access(path->start, R_OK) == 0)) {
        return true;
    }
    append_string(problem, problem->length == 0 ? "The program vendorclient was not found. Tried: " : "; ");
    append_string(problem, place);
    append_string(problem, ": ");
    append_string(problem, path->start);
    path->length = 0;
    return false;
}

/* The file of this library, or of the program that it is linked into. With a zero at the end. */
static bool find_own_file(text *path) {
    static const char here;
    Dl_info own;
    if (dladdr(&here, &own) != 0 && own.dli_fname != NULL) {
        append_string(path, own.dli_fname);
    } else {
        /* In a program without a dynamic linker. */
        char target[4096];
        ssize_t length = readlink("/proc/self/exe", target, sizeof target);
        if (length <= 0 || (size_t)length == sizeof target) {
            return false;
        }
        append(path, (slice){target, (size_t)length});
    }
    append(path, (slice){"", 1});
    return !path->is_short;
}

/**
 * The program named by the environment; otherwise the one beside this library or program; otherwise the one in the
 * folder "bin" beside that folder.
 */
static bool find_program(text *path, text *problem) {
    const char *named = getenv("VENDORCLIENT_BINARY");
    if (named != NULL && named[0] != '\0') {
        append_string(path, named);
        return try_path(path, "VENDORCLIENT_BINARY", problem);
    }
    text own = {0};
    if (!find_own_file(&own)) {
        append_string(problem, "The program vendorclient was not found: VENDORCLIENT_BINARY is not set");
        return false;
    }
    const char *last = strrchr(own.start, '/');
    slice folder = last == NULL ? slice_of(".") : (slice){own.start, (size_t)(last - own.start)};
    static const char *const names[] = {"/vendorclient", "/../bin/vendorclient"};
    bool found = false;
    for (size_t index = 0; !found && index < sizeof names / sizeof *names; index++) {
        append(path, folder);
        append_string(path, names[index]);
        found = try_path(path, "beside the library", problem);
    }
    free_text(&own);
    return found;
}

static void close_once(int *descriptor) {
    if (*descriptor >= 0) {
        close(*descriptor);
        *descriptor = -1;
    }
}

static bool tell(text *problem, const char *what) {
    append_string(problem, what);
    append_string(problem, ": ");
    append_string(problem, strerror(errno));
    return false;
}

/*
 * No other program that this process starts shall hold a descriptor: the end of a daemon is that of its output, and another
 * holder would hide it. Where the system can, they are made so; elsewhere a program started meanwhile may still get them.
 */
#if defined(__linux__) || defined(__FreeBSD__)
#define PRIVATE_SOCKET SOCK_CLOEXEC

static void keep_private(int descriptor) {
    (void)descriptor;
}

static bool make_pipe(int pair[2]) {
    return pipe2(pair, O_CLOEXEC) == 0;
}

static int copy_descriptor(int descriptor) {
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
}
#else
#define PRIVATE_SOCKET 0

static void keep_private(int descriptor) {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

static bool make_pipe(int pair[2]) {
    if (pipe(pair) != 0) {
        return false;
    }
    keep_private(pair[0]);
    keep_private(pair[1]);
    return true;
}

static int copy_descriptor(int descriptor) {
    int copy = dup(descriptor);
    keep_private(copy);
    return copy;
}
#endif

static void avoid_signal(int socket) {
#ifdef SO_NOSIGPIPE
    int on = 1;
    setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#else
    (void)socket;
#endif
}

static int spawn_program(pid_t *process, char *path, bool reads_project, int input, int output, int errors) {
    char host[32];
    snprintf(host, sizeof host, "%ld", (long)getpid());
    slice name = slice_of(path);
    bool is_script = slice_ends_with(name, ".js") || slice_ends_with(name, ".cjs") || slice_ends_with(name, ".mjs");
    char *arguments[] = {"node", path, "daemon", "--stdio", "--host-pid", host, reads_project ? "--project" : NULL, NULL};
    char **command = is_script ? arguments : arguments + 1;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGCHLD);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, 0);
    posix_spawn_file_actions_adddup2(&actions, output, 1);
    posix_spawn_file_actions_adddup2(&actions, errors, 2);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    int failed = posix_spawnp(process, command[0], &actions, &attributes, command, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failed;
}

static bool start_program(daemon_link *link, bool reads_project, text *problem) {
    text path = {0};
    /* A socket for its input: writing to one whose reader is gone raises no signal. */
    int input[2] = {-1, -1}, output[2] = {-1, -1}, errors[2] = {-1, -1};
    bool started = find_program(&path, problem);
    if (started && (socketpair(AF_UNIX, SOCK_STREAM | PRIVATE_SOCKET, 0, input) != 0 || !make_pipe(output) || !make_pipe(errors))) {
        started = tell(problem, "No pipes can be made");
    }
    if (started) {
        keep_private(input[0]);
        keep_private(input[1]);
        avoid_signal(input[0]);
        errno = spawn_program(&link->process, path.start, reads_project, input[1], output[1], errors[1]);
        if (errno != 0) {
            link->process = 0;
            append_string(problem, path.start);
            started = tell(problem, " cannot be started");
        }
    }
    close_once(&input[1]);
    close_once(&output[1]);
    close_once(&errors[1]);
    if (!started) {
        close_once(&input[0]);
        close_once(&output[0]);
        close_once(&errors[0]);
    }
    link->input = input[0];
    link->output = output[0];
    link->errors = errors[0];
    free_text(&path);
    return started;
}

static bool connect_socket(daemon_link *link, const char *path, text *problem) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof address.sun_path) {
        append_string(problem, "VENDORCLIENT_SOCKET is too long for a path of a socket");
        return false;
    }
    memcpy(address.sun_path, path, strlen(path) + 1);
    int connection = socket(AF_UNIX, SOCK_STREAM | PRIVATE_SOCKET, 0);
    if (connection < 0 || connect(connection, (struct sockaddr *)&address, sizeof address) != 0) {
        tell(problem, path);
        close_once(&connection);
        return false;
    }
    keep_private(connection);
    avoid_signal(connection);
    link->input = connection;
    link->output = copy_descriptor(connection);
    return true;
}

bool open_link(daemon_link *link, bool reads_project, text *problem) {
    *link = (daemon_link){.input = -1, .output = -1, .errors = -1};
    init_mutex(&link->writing);
    init_mutex(&link->lock);
    const char *socket = getenv("VENDORCLIENT_SOCKET");
    bool opened = socket != NULL && socket[0] != '\0' ? connect_socket(link, socket, problem)
                                                       : start_program(link, reads_project, problem);
    if (!opened) {
        free_link(link);
    }
    return opened;
}

static void send_all(daemon_link *link, slice line) {
    while (line.length > 0) {
        ssize_t sent = send(link->input, line.start, line.length, MSG_NOSIGNAL);
        if (sent >= 0) {
            line = (slice){line.start + sent, line.length - (size_t)sent};
        } else if (errno != EINTR) {
            /* The reader meets the end too, and learns why. */
            break;
        }
    }
}

void send_line(daemon_link *link, slice line) {
    lock_mutex(&link->writing);
    send_all(link, line);
    unlock_mutex(&link->writing);
}

void send_last_lines(daemon_link *link, slice lines) {
    if (!try_lock_mutex(&link->writing)) {
        return;
    }
    setsockopt(link->input, SOL_SOCKET, SO_SNDTIMEO, &(struct timeval){.tv_sec = 1}, sizeof(struct timeval));
    send_all(link, lines);
    unlock_mutex(&link->writing);
}

static void keep_tail(daemon_link *link) {
    char chunk[TAIL_BYTES];
    ssize_t count = read(link->errors, chunk, sizeof chunk);
    if (count <= 0) {
        if (count == 0 || errno != EINTR) {
            close_once(&link->errors);
        }
        return;
    }
    append(&link->tail, (slice){chunk, (size_t)count});
    keep_last(&link->tail, TAIL_BYTES);
}

bool is_process(const daemon_link *link) {
    return link->process != 0;
}

void append_status(const daemon_link *link, text *to) {
    char status[64] = "";
    if (link->has_status && WIFEXITED(link->status)) {
        snprintf(status, sizeof status, " (exit status %d)", WEXITSTATUS(link->status));
    } else if (link->has_status && WIFSIGNALED(link->status)) {
        snprintf(status, sizeof status, " (signal %d)", WTERMSIG(link->status));
    }
    append_string(to, status);
}

unsigned long long own_process_id(void) {
    return (unsigned long long)getpid();
}

void pause_briefly(void) {
    nanosleep(&(struct timespec){.tv_nsec = 10 * 1000 * 1000}, NULL);
}

unsigned long long monotonic_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (unsigned long long)now.tv_sec * 1000 + (unsigned long long)now.tv_nsec / 1000000;
}

/* Whether the process has ended; it is waited for only once. */
static bool has_ended(daemon_link *link) {
    lock_mutex(&link->lock);
    if (link->process > 0) {
        pid_t waited = waitpid(link->process, &link->status, WNOHANG);
        if (waited != 0 && !(waited < 0 && errno == EINTR)) {
            link->has_status = waited > 0;
            link->process = -1;
        }
    }
    bool ended = link->process <= 0;
    unlock_mutex(&link->lock);
    return ended;
}

void read_lines(daemon_link *link, void (*take)(void *owner, slice line), void *owner) {
    text read_so_far = {0};
    char *chunk = allocate(CHUNK_BYTES);
    while (chunk != NULL) {
        struct pollfd both[] = {{link->output, POLLIN, 0}, {link->errors, POLLIN, 0}};
        if (poll(both, 2, -1) < 0 && errno != EINTR) {
            break;
        }
        if (both[1].revents != 0) {
            keep_tail(link);
        }
        if (both[0].revents == 0) {
            continue;
        }
        ssize_t count = read(link->output, chunk, CHUNK_BYTES);
        if (count == 0 || (count < 0 && errno != EINTR)) {
            break;
        }
        if (count < 0) {
            continue;
        }
        take_lines(&read_so_far, (slice){chunk, (size_t)count}, take, owner);
        if (read_so_far.is_short) {
            break;
        }
    }
    link->is_out_of_memory = chunk == NULL || read_so_far.is_short;
    free(chunk);
    free_text(&read_so_far);
    if (link->is_out_of_memory) {
        return;
    }
    for (int polls = 0; !has_ended(link) && polls < EXIT_POLLS; polls++) {
        pause_briefly();
    }
    while (link->errors >= 0 && poll(&(struct pollfd){link->errors, POLLIN, 0}, 1, 0) > 0) {
        keep_tail(link);
    }
}

/* The process may end later than its output; the caller that ends the link waits for this. */
static void wait_for_process(daemon_link *link) {
    unsigned long long limit = monotonic_ms() + STOP_SECONDS * 1000;
    for (bool is_killed = false; !has_ended(link);) {
        if (!is_killed && monotonic_ms() >= limit) {
            lock_mutex(&link->lock);
            if (link->process > 0) {
                kill(link->process, SIGKILL);
            }
            unlock_mutex(&link->lock);
            is_killed = true;
        }
        pause_briefly();
    }
}

void end_link(daemon_link *link) {
    /* Also wakes a writer that waits for a daemon that takes nothing. */
    shutdown(link->input, SHUT_WR);
    if (link->process == 0) {
        shutdown(link->input, SHUT_RDWR);
        return;
    }
    wait_for_process(link);
}

void close_descriptors(daemon_link *link) {
    close_once(&link->input);
    close_once(&link->output);
    close_once(&link->errors);
}

void free_link(daemon_link *link) {
    close_descriptors(link);
    free_text(&link->tail);
    free_mutex(&link->writing);
    free_mutex(&link->lock);
}
#else
/* ISO C wants something in each file. */
typedef int nothing_here;
#endif
