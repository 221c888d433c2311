/* One connection to a daemon: a process that is started, or a socket on which one listens. Lines of JSON both ways. */
#ifndef DAEMON_H
#define DAEMON_H

#include "text.h"
#include "threads.h"

#ifndef _WIN32
#include <sys/types.h>
#endif

typedef struct daemon_link {
    /* `writing` is held while a line is sent, which may take long; `lock` guards the process. */
    mutex writing, lock;
#ifdef _WIN32
    /* Pipes and the process; null once they are closed. `closing` is set to wake a writer. */
    HANDLE input, output, errors, process, closing;
    unsigned long status;
#else
    int input, output, errors;
    /* 0 when no process was started; -1 once it has ended. */
    pid_t process;
    int status;
#endif
    bool has_status;
    /* Reading has ended for lack of memory; the process may still run. */
    bool is_out_of_memory;
    /* The end of what the process wrote to its standard error. */
    text tail;
} daemon_link;

/*
 * Starts or connects. `reads_project`: a process that is started reads vendorclient.json of the working folder, too. The result is false if
 * that fails, with the reason in `problem`.
 */
bool open_link(daemon_link *link, bool reads_project, text *problem);

/* Sends a line. After the end of the connection it goes nowhere. */
void send_line(daemon_link *link, slice line);

/* Sends lines unless the daemon takes nothing. */
void send_last_lines(daemon_link *link, slice lines);

/* Reads until the end and passes every line to the function, then waits for the end of the process. */
void read_lines(daemon_link *link, void (*take)(void *owner, slice line), void *owner);

/* Ends this side, waits for the other and terminates a process that does not end. Needs a thread in read_lines. */
void end_link(daemon_link *link);

/* Lets go of the connection without ending it. */
void close_descriptors(daemon_link *link);

void free_link(daemon_link *link);

/* Whether a process was started, rather than a socket connected. */
bool is_process(const daemon_link *link);

/* How the process ended, if that is known, in brackets. */
void append_status(const daemon_link *link, text *to);

unsigned long long own_process_id(void);

unsigned long long monotonic_ms(void);

/* Pause between two polls of something that cannot be waited for. */
void pause_briefly(void);

#endif
