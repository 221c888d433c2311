package vendorclient;

import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import vendorclient.json.Decoder;

/**
 * A callback that the daemon knows. If a handler is slower than the messages, the oldest are dropped, so that memory
 * stays bounded; the next message says how many.
 */
final class RegisteredCallback<M> {
    private static final System.Logger LOG = System.getLogger("vendorclient");
    private static final int LIMIT = 1024;
    private final Callback<M> callback;
    private final Executor executor;
    private final Deque<Message> waiting = new ArrayDeque<>();
    private Runnable after;
    private long lost;
    private boolean running;

    private record Message(int type, Object data, long lost) {}

    RegisteredCallback(Callback<M> callback, Executor executor) {
        this.callback = callback;
        this.executor = executor;
    }

    boolean endsWithCall() {
        return callback.endsWithCall();
    }

    void message(int type, Object data, long lostBefore) {
        synchronized (this) {
            waiting.add(new Message(type, data, lostBefore));
            if (waiting.size() > LIMIT) {
                lost += 1 + waiting.poll().lost;
            }
        }
        run();
    }

    /** Nothing more comes; {@code then} runs after the last message. */
    void end(Runnable then) {
        synchronized (this) {
            after = then;
        }
        run();
    }

    void closed(String reason) {
        end(() -> {
            if (!callback.endsWithCall()) {
                guarded(() -> callback.handler().closed(reason));
            }
        });
    }

    private void run() {
        synchronized (this) {
            if (running) {
                return;
            }
            running = true;
        }
        executor.execute(() -> {
            for (Runnable task = next(); task != null; task = next()) {
                task.run();
            }
        });
    }

    private synchronized Runnable next() {
        Message message = waiting.poll();
        Runnable task;
        if (message == null) {
            task = after;
            after = null;
        } else {
            long before = lost + message.lost;
            lost = 0;
            task = () -> guarded(() -> deliver(message, before));
        }
        running = task != null;
        return task;
    }

    private void deliver(Message message, long before) {
        Decoder<? extends M> decoder = callback.decoders().get(message.type);
        if (decoder != null) {
            callback.handler().message(decoder.decode(message.data), before);
        }
    }

    private static void guarded(Runnable task) {
        try {
            task.run();
        } catch (Throwable error) {
            // Errors as well: the call of the callback must end.
            LOG.log(Level.WARNING, "A callback handler failed", error);
        }
    }
}
