/* Locks, conditions and threads of the system. */
#ifndef THREADS_H
#define THREADS_H

#include <stdbool.h>

#ifdef _WIN32

#include <windows.h>

#include <process.h>

typedef SRWLOCK mutex;
typedef CONDITION_VARIABLE condition;
#define MUTEX_INITIALIZER SRWLOCK_INIT
/* Result and calling convention of a function that runs in a thread; it returns 0. */
#define THREAD unsigned __stdcall
typedef unsigned(__stdcall *thread_function)(void *);

static inline void init_mutex(mutex *made) {
    InitializeSRWLock(made);
}

static inline void free_mutex(mutex *gone) {
    (void)gone;
}

static inline void lock_mutex(mutex *taken) {
    AcquireSRWLockExclusive(taken);
}

static inline bool try_lock_mutex(mutex *taken) {
    return TryAcquireSRWLockExclusive(taken) != 0;
}

static inline void unlock_mutex(mutex *given) {
    ReleaseSRWLockExclusive(given);
}

static inline void init_condition(condition *made) {
    InitializeConditionVariable(made);
}

static inline void free_condition(condition *gone) {
    (void)gone;
}

static inline void wait_for(condition *changed, mutex *held) {
    SleepConditionVariableSRW(changed, held, INFINITE, 0);
}

static inline void wake_one(condition *changed) {
    WakeConditionVariable(changed);
}

static inline void wake_all(condition *changed) {
    WakeAllConditionVariable(changed);
}

static inline bool run_detached(thread_function run, void *argument) {
    uintptr_t thread = _beginthreadex(NULL, 0, run, argument, 0, NULL);
    if (thread != 0) {
        CloseHandle((HANDLE)thread);
    }
    return thread != 0;
}

#else

#include <pthread.h>

typedef pthread_mutex_t mutex;
typedef pthread_cond_t condition;
#define MUTEX_INITIALIZER PTHREAD_MUTEX_INITIALIZER
/* Result of a function that runs in a thread; it returns 0. */
#define THREAD void *
typedef void *(*thread_function)(void *);

static inline void init_mutex(mutex *made) {
    pthread_mutex_init(made, NULL);
}

static inline void free_mutex(mutex *gone) {
    pthread_mutex_destroy(gone);
}

static inline void lock_mutex(mutex *taken) {
    pthread_mutex_lock(taken);
}

static inline bool try_lock_mutex(mutex *taken) {
    return pthread_mutex_trylock(taken) == 0;
}

static inline void unlock_mutex(mutex *given) {
    pthread_mutex_unlock(given);
}

static inline void init_condition(condition *made) {
    pthread_cond_init(made, NULL);
}

static inline void free_condition(condition *gone) {
    pthread_cond_destroy(gone);
}

static inline void wait_for(condition *changed, mutex *held) {
    pthread_cond_wait(changed, held);
}

static inline void wake_one(condition *changed) {
    pthread_cond_signal(changed);
}

static inline void wake_all(condition *changed) {
    pthread_cond_broadcast(changed);
}

static inline bool run_detached(thread_function run, void *argument) {
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    bool started = pthread_create(&thread, &attributes, run, argument) == 0;
    pthread_attr_destroy(&attributes);
    return started;
}

#endif

#endif
