package vendorclient;

import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Daemon threads, no more than a limit. Work beyond it waits for its turn. Threads that wait for other work of the same pool,
 * in a future, are replaced up to a second limit; beyond that, what waits is refused.
 */
final class Threads implements Executor {
    /** Threads of a client that are busy with handlers, and as many with requests to app objects. */
    static final int LIMIT = 64;
    /** Threads at most, with those that wait for one another. */
    static final int LIMIT_WAITING = 256;

    /**
     * Runs what calls that are made of several do between them. It never waits for handlers, so that a handler may wait for
     * such a call.
     */
    static final Executor STEPS = new Threads("vendorclient-step-", 2, 1);

    private static final long KEEP_SECONDS = 60;
    private final ForkJoinPool pool;

    Threads(String name) {
        this(name, LIMIT, KEEP_SECONDS);
    }

    Threads(String name, int limit, long keepSeconds) {
        AtomicLong count = new AtomicLong();
        pool = new ForkJoinPool(
                limit,
                owner -> new Worker(owner, name + count.incrementAndGet()),
                null,
                true, // First in, first out.
                0,
                LIMIT_WAITING,
                1,
                null,
                keepSeconds,
                TimeUnit.SECONDS);
    }

    @Override
    public void execute(Runnable task) {
        executeAlways(pool, () -> {
            try {
                task.run();
            } finally {
                // An answer that was no longer wanted may have interrupted this thread a moment too late.
                Thread.interrupted();
            }
        });
    }

    /** Threads without work end, so that the classes of the client can be unloaded. */
    void end() {
        pool.shutdown();
    }

    /** Never refuses: every call must end and every request must be answered, even after the executor was shut down. */
    static void executeAlways(Executor executor, Runnable task) {
        try {
            executor.execute(task);
        } catch (RejectedExecutionException refused) {
            Thread thread = new Thread(task, "vendorclient-late");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static final class Worker extends ForkJoinWorkerThread {
        Worker(ForkJoinPool pool, String name) {
            super(pool);
            setName(name);
        }
    }
}
