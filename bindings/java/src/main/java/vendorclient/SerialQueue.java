package vendorclient;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;

/** Runs tasks one after another on threads of an executor. */
final class SerialQueue {
    private final Executor executor;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean running;

    SerialQueue(Executor executor) {
        this.executor = executor;
    }

    void add(Runnable task) {
        synchronized (this) {
            waiting.add(task);
            if (running) {
                return;
            }
            running = true;
        }
        executor.execute(this::runAll);
    }

    private void runAll() {
        for (Runnable task = next(); task != null; task = next()) {
            task.run();
        }
    }

    private synchronized Runnable next() {
        Runnable task = waiting.poll();
        running = task != null;
        return task;
    }
}
