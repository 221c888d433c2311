#ifdef _WIN32
#include "daemon.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STOP_MS 7000
#define EXIT_MS 2000
#define LAST_MS 1000
#define TAIL_BYTES 4096
#define CHUNK_BYTES 65536

/* UTF-16 with a zero at the end, or null if there is no memory for it. */
static wchar_t *to_wide(const char *utf8) {
    int length = MultiByteToWideChar(CP_UTF8, 0, utf8, -1, NULL, 0);
    wchar_t *wide = allocate((size_t)length * sizeof *wide);
    if (wide != NULL) {
        MultiByteToWideChar(CP_UTF8, 0, utf8, -1, wide, length);
    }
    return wide;
}

/* UTF-8 with a zero at the end. */
static void append_wide(text *to, const wchar_t *wide) {
    int length = WideCharToMultiByte(CP_UTF8, 0, wide, -1, NULL, 0, NULL, NULL);
    char *utf8 = allocate((size_t)length);
    if (utf8 == NULL) {
        to->is_short = true;
        return;
    }
    WideCharToMultiByte(CP_UTF8, 0, wide, -1, utf8, length, NULL, NULL);
    append(to, (slice){utf8, (size_t)length});
    free(utf8);
}

/* A variable of the environment with a zero at the end; false if it is not set. */
static bool read_variable(const wchar_t *name, text *value) {
    DWORD room = GetEnvironmentVariableW(name, NULL, 0);
    wchar_t *wide = room <= 1 ? NULL : allocate(room * sizeof *wide);
    if (wide == NULL || GetEnvironmentVariableW(name, wide, room) >= room) {
        free(wide);
        return false;
    }
    append_wide(value, wide);
    free(wide);
    return !value->is_short;
}

static bool tell(text *problem, const char *what) {
    append_string(problem, what);
    append_string(problem, ": error ");
    append_number(problem, GetLastError());
    append_string(problem, " of Windows");
    return false;
}

static bool try_path(const text *path, const char *place, text *problem) {
    wchar_t *wide = path->is_short ? NULL : to_wide(path->start);
    DWORD attributes = wide == NULL ? INVALID_FILE_ATTRIBUTES : GetFileAttributesW(wide);
    free(wide);
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) == 0) {
        return true;
    }
    append_string(problem, problem->length == 0 ? "The program vendorclient was not found. Tried: " : "; ");
    append_string(problem, place);
    append_string(problem, ": ");
    append_string(problem, path->is_short ? "out of memory" : path->start);
    return false;
}

/* The folder of this library, or of the program that it is linked into. Also keeps the code: threads of a context may still end when a
 * program lets go of the library. */
static bool find_own_folder(text *folder) {
    static const char here;
    HMODULE own;
    wchar_t file[32768];
    DWORD flags = GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_PIN;
    if (!GetModuleHandleExW(flags, (LPCWSTR)&here, &own)) {
        return false;
    }
    DWORD length = GetModuleFileNameW(own, file, sizeof file / sizeof *file);
    wchar_t *last = length == 0 || length == sizeof file / sizeof *file ? NULL : wcsrchr(file, L'\\');
    if (last == NULL) {
        return false;
    }
    *last = L'\0';
    append_wide(folder, file);
    return !folder->is_short;
}

static bool find_program(text *path, text *problem) {
    text folder = {0};
    bool has_folder = find_own_folder(&folder);
    if (read_variable(L"VENDORCLIENT_BINARY", path)) {
        free_text(&folder);
        return try_path(path, "VENDORCLIENT_BINARY", problem);
    }
    static const char *const names[] = {"\\vendorclient.exe", "\\..\\bin\\vendorclient.exe"};
    bool found = false;
    for (size_t index = 0; has_folder && !found && index < sizeof names / sizeof *names; index++) {
        free_text(path);
        append_string(path, folder.start);
        append_string(path, names[index]);
        append(path, (slice){"", 1});
        found = try_path(path, "beside the library", problem);
    }
    if (!found && problem->length == 0) {
        append_string(problem, "The program vendorclient was not found: VENDORCLIENT_BINARY is not set");
    }
    free_text(&folder);
    return found;
}

static void close_once(HANDLE *closed) {
    if (*closed != NULL) {
        CloseHandle(*closed);
        *closed = NULL;
    }
}

/*
 * A pipe whose own end can be waited for; the other one is for the process. `is_read`: this side reads. Anonymous pipes of Windows cannot be
 * waited for.
 */
static bool make_pipe(HANDLE *own, HANDLE *other, bool is_read) {
    static volatile LONG made;
    wchar_t name[96];
    swprintf(name, sizeof name / sizeof *name, L"\\\\.\\pipe\\vendorclient-%lu-%ld", GetCurrentProcessId(), InterlockedIncrement(&made));
    DWORD direction = is_read ? PIPE_ACCESS_INBOUND : PIPE_ACCESS_OUTBOUND;
    HANDLE pipe = CreateNamedPipeW(name, direction | FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
        PIPE_TYPE_BYTE | PIPE_READMODE_BYTE | PIPE_WAIT | PIPE_REJECT_REMOTE_CLIENTS, 1, CHUNK_BYTES, CHUNK_BYTES, 0, NULL);
    if (pipe == INVALID_HANDLE_VALUE) {
        return false;
    }
    *own = pipe;
    SECURITY_ATTRIBUTES inherited = {sizeof inherited, NULL, TRUE};
    HANDLE end = CreateFileW(name, is_read ? GENERIC_WRITE : GENERIC_READ, 0, &inherited, OPEN_EXISTING, 0, NULL);
    if (end == INVALID_HANDLE_VALUE) {
        return false;
    }
    *other = end;
    return true;
}

static void write_command(text *command, const text *path, bool reads_project) {
    slice name = {path->start, path->length - 1};
    bool is_script = slice_ends_with(name, ".js") || slice_ends_with(name, ".cjs") || slice_ends_with(name, ".mjs");
    append_string(command, is_script ? "node.exe \"" : "\"");
    append_string(command, path->start);
    append_string(command, "\" daemon --stdio --host-pid ");
    append_number(command, GetCurrentProcessId());
    append_string(command, reads_project ? " --project" : "");
    append(command, (slice){"", 1});
}

/* Starts the process with these three handles and no others. */
static bool spawn_program(daemon_link *link, wchar_t *command, HANDLE ends[3]) {
    SIZE_T bytes = 0;
    InitializeProcThreadAttributeList(NULL, 1, 0, &bytes);
    STARTUPINFOEXW start = {0};
    PROCESS_INFORMATION process;
    start.StartupInfo.cb = sizeof start;
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = ends[0];
    start.StartupInfo.hStdOutput = ends[1];
    start.StartupInfo.hStdError = ends[2];
    start.lpAttributeList = allocate(bytes);
    bool has_list = start.lpAttributeList != NULL && InitializeProcThreadAttributeList(start.lpAttributeList, 1, 0, &bytes);
    bool is_ready = has_list && UpdateProcThreadAttribute(start.lpAttributeList, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, ends, 3 * sizeof *ends, NULL, NULL);
    DWORD flags = EXTENDED_STARTUPINFO_PRESENT | CREATE_NO_WINDOW;
    bool started = is_ready && CreateProcessW(NULL, command, NULL, NULL, TRUE, flags, NULL, NULL, &start.StartupInfo, &process);
    DWORD error = GetLastError();
    if (started) {
        link->process = process.hProcess;
        CloseHandle(process.hThread);
    }
    if (has_list) {
        DeleteProcThreadAttributeList(start.lpAttributeList);
    }
    free(start.lpAttributeList);
    SetLastError(error);
    return started;
}

static bool start_program(daemon_link *link, bool reads_project, text *problem) {
    text path = {0}, command = {0};
    HANDLE ends[3] = {NULL, NULL, NULL};
    wchar_t *wide = NULL;
    bool started = find_program(&path, problem);
    if (started) {
        write_command(&command, &path, reads_project);
        wide = command.is_short ? NULL : to_wide(command.start);
    }
    if (started && wide == NULL) {
        append_string(problem, "Out of memory");
        started = false;
    }
    if (started && (!make_pipe(&link->input, &ends[0], false) || !make_pipe(&link->output, &ends[1], true) || !make_pipe(&link->errors, &ends[2], true))) {
        started = tell(problem, "No pipes can be made");
    }
    if (started && !spawn_program(link, wide, ends)) {
        append_string(problem, path.start);
        started = tell(problem, " cannot be started");
    }
    for (int index = 0; index < 3; index++) {
        close_once(&ends[index]);
    }
    free(wide);
    free_text(&path);
    free_text(&command);
    return started;
}

bool open_link(daemon_link *link, bool reads_project, text *problem) {
    *link = (daemon_link){0};
    init_mutex(&link->writing);
    init_mutex(&link->lock);
    link->closing = CreateEventW(NULL, TRUE, FALSE, NULL);
    bool opened = link->closing != NULL ? start_program(link, reads_project, problem) : tell(problem, "No event can be made");
    if (!opened) {
        free_link(link);
    }
    return opened;
}

/* Whether it was written; a writer stops when the link is closing, or after `limit_ms`. */
static bool send_all(daemon_link *link, slice line, DWORD limit_ms) {
    OVERLAPPED writing = {0};
    writing.hEvent = CreateEventW(NULL, TRUE, FALSE, NULL);
    bool is_open = writing.hEvent != NULL;
    while (is_open && line.length > 0) {
        DWORD sent = 0, size = line.length > CHUNK_BYTES ? CHUNK_BYTES : (DWORD)line.length;
        is_open = WriteFile(link->input, line.start, size, NULL, &writing) || GetLastError() == ERROR_IO_PENDING;
        HANDLE both[] = {writing.hEvent, link->closing};
        if (is_open && WaitForMultipleObjects(2, both, FALSE, limit_ms) != WAIT_OBJECT_0) {
            CancelIoEx(link->input, &writing);
        }
        is_open = is_open && GetOverlappedResult(link->input, &writing, &sent, TRUE);
        line = (slice){line.start + sent, line.length - sent};
    }
    close_once(&writing.hEvent);
    return is_open;
}

void send_line(daemon_link *link, slice line) {
    lock_mutex(&link->writing);
    if (link->input != NULL) {
        send_all(link, line, INFINITE);
    }
    unlock_mutex(&link->writing);
}

void send_last_lines(daemon_link *link, slice lines) {
    if (try_lock_mutex(&link->writing)) {
        if (link->input != NULL) {
            send_all(link, lines, LAST_MS);
        }
        unlock_mutex(&link->writing);
    }
}

static void keep_tail(daemon_link *link, slice more) {
    append(&link->tail, more);
    keep_last(&link->tail, TAIL_BYTES);
}

/* One of the two pipes that are read at once. */
typedef struct {
    HANDLE pipe;
    OVERLAPPED reading;
    char *chunk;
    bool is_open;
} source;

static void begin_read(source *from) {
    ResetEvent(from->reading.hEvent);
    from->is_open = ReadFile(from->pipe, from->chunk, CHUNK_BYTES, NULL, &from->reading) || GetLastError() == ERROR_IO_PENDING;
}

/* What has arrived; an empty piece at the end of the pipe. */
static slice end_read(source *from) {
    DWORD count = 0;
    from->is_open = GetOverlappedResult(from->pipe, &from->reading, &count, TRUE) && count > 0;
    return (slice){from->chunk, from->is_open ? count : 0};
}

static bool open_source(source *from, HANDLE pipe) {
    from->pipe = pipe;
    from->chunk = allocate(CHUNK_BYTES);
    from->reading.hEvent = CreateEventW(NULL, TRUE, FALSE, NULL);
    if (from->chunk == NULL || from->reading.hEvent == NULL) {
        return false;
    }
    begin_read(from);
    return true;
}

static void close_source(source *from) {
    DWORD count;
    if (from->is_open) {
        CancelIoEx(from->pipe, &from->reading);
        GetOverlappedResult(from->pipe, &from->reading, &count, TRUE);
    }
    close_once(&from->reading.hEvent);
    free(from->chunk);
}

static void note_exit(daemon_link *link, DWORD limit_ms) {
    DWORD status;
    if (WaitForSingleObject(link->process, limit_ms) == WAIT_OBJECT_0 && GetExitCodeProcess(link->process, &status)) {
        lock_mutex(&link->lock);
        link->status = status;
        link->has_status = true;
        unlock_mutex(&link->lock);
    }
}

void read_lines(daemon_link *link, void (*take)(void *owner, slice line), void *owner) {
    text read_so_far = {0};
    source output = {0}, errors = {0};
    bool has_sources = open_source(&output, link->output) && open_source(&errors, link->errors);
    while (has_sources && output.is_open && !read_so_far.is_short) {
        HANDLE both[] = {output.reading.hEvent, errors.reading.hEvent};
        DWORD ready = WaitForMultipleObjects(errors.is_open ? 2 : 1, both, FALSE, INFINITE);
        if (ready == WAIT_OBJECT_0 + 1) {
            keep_tail(link, end_read(&errors));
            if (errors.is_open) {
                begin_read(&errors);
            }
            continue;
        }
        take_lines(&read_so_far, end_read(&output), take, owner);
        if (output.is_open) {
            begin_read(&output);
        }
    }
    link->is_out_of_memory = !has_sources || read_so_far.is_short;
    if (!link->is_out_of_memory) {
        note_exit(link, EXIT_MS);
    }
    /* The last words of a process that has ended. */
    while (errors.is_open && WaitForSingleObject(errors.reading.hEvent, 0) == WAIT_OBJECT_0) {
        keep_tail(link, end_read(&errors));
        if (errors.is_open) {
            begin_read(&errors);
        }
    }
    close_source(&output);
    close_source(&errors);
    free_text(&read_so_far);
}

void end_link(daemon_link *link) {
    /* Wakes a writer that waits for a daemon that takes nothing. */
    SetEvent(link->closing);
    lock_mutex(&link->writing);
    close_once(&link->input);
    unlock_mutex(&link->writing);
    if (WaitForSingleObject(link->process, STOP_MS) != WAIT_OBJECT_0) {
        TerminateProcess(link->process, 1);
        WaitForSingleObject(link->process, INFINITE);
    }
}

void close_descriptors(daemon_link *link) {
    close_once(&link->input);
    close_once(&link->output);
    close_once(&link->errors);
    close_once(&link->process);
    close_once(&link->closing);
}

void free_link(daemon_link *link) {
    close_descriptors(link);
    free_text(&link->tail);
    free_mutex(&link->writing);
    free_mutex(&link->lock);
}

bool is_process(const daemon_link *link) {
    return link->process != NULL;
}

void append_status(const daemon_link *link, text *to) {
    if (link->has_status) {
        append_string(to, " (exit status ");
        append_number(to, link->status);
        append_string(to, ")");
    }
}

unsigned long long own_process_id(void) {
    return GetCurrentProcessId();
}

void pause_briefly(void) {
    Sleep(10);
}

unsigned long long monotonic_ms(void) {
    return GetTickCount64();
}
#else
/* ISO C wants something in each file. */
typedef int nothing_here;
#endif
