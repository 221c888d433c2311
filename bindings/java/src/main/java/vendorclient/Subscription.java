package vendorclient;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import vendorclient.transport.TransportEnd;

/**
 * Messages of a handle as a publisher for one subscriber. Subscribing makes the handle on the daemon, and whatever ends
 * the flow frees it: cancelling it, an error, or {@link #close()}. An error is what the call threw, {@link
 * ConnectionLostException} when the daemon ended, or what the subscriber itself threw. Messages wait until they are
 * requested; if too many do, the oldest are dropped, and the next one says how many.
 *
 * @param <M> type of the messages
 */
public final class Subscription<M> implements Flow.Publisher<Subscription.Message<M>>, AutoCloseable {
    private static final int LIMIT = 1024;
    private final Function<CallbackHandler<M>, ? extends CompletionStage<Long>> begin;
    private final Function<Long, ? extends CompletionStage<?>> end;
    private final Executor executor;
    private final Deque<Message<M>> waiting = new ArrayDeque<>();
    private Flow.@Nullable Subscriber<? super Message<M>> subscriber;
    private @Nullable Long handle;
    private long wanted;
    private boolean draining;
    private boolean over;
    private boolean told;
    private @Nullable Throwable failure;

    /**
     * A message.
     *
     * @param <M> type of the message
     * @param value what came
     * @param lost how many messages were dropped just before this one
     */
    public record Message<M>(M value, long lost) {}

    /**
     * Messages that begin with a call and end with another one; generated functions make these.
     *
     * @param begin subscribes and brings the handle
     * @param end frees the handle
     * @param executor runs the subscriber
     */
    public Subscription(
            Function<CallbackHandler<M>, ? extends CompletionStage<Long>> begin,
            Function<Long, ? extends CompletionStage<?>> end,
            Executor executor) {
        this.begin = Objects.requireNonNull(begin, "begin");
        this.end = Objects.requireNonNull(end, "end");
        this.executor = Objects.requireNonNull(executor, "executor");
    }

    @Override
    public void subscribe(Flow.Subscriber<? super Message<M>> newSubscriber) {
        Objects.requireNonNull(newSubscriber, "the subscriber is null");
        boolean first;
        synchronized (this) {
            first = subscriber == null;
            if (first) {
                subscriber = newSubscriber;
            }
        }
        newSubscriber.onSubscribe(first ? new Demand() : new Nothing());
        if (!first) {
            newSubscriber.onError(new IllegalStateException("A subscription has one subscriber"));
            return;
        }
        begin.apply(new Receiver()).whenComplete((result, error) -> {
            if (error != null) {
                finish(Steps.causeOf(error));
                return;
            }
            boolean isOver;
            synchronized (this) {
                handle = result;
                isOver = over;
            }
            if (isOver) {
                free();
            }
        });
    }

    /** Ends the flow and frees the handle on the daemon. */
    @Override
    public void close() {
        finish(null);
    }

    private void finish(@Nullable Throwable error) {
        synchronized (this) {
            if (over) {
                return;
            }
            over = true;
            failure = error;
        }
        free();
        drain();
    }

    /** Frees the handle once. */
    private void free() {
        Long freed;
        synchronized (this) {
            freed = handle;
            handle = null;
        }
        if (freed != null) {
            end.apply(freed);
        }
    }

    private void drain() {
        synchronized (this) {
            if (draining || subscriber == null) {
                return;
            }
            draining = true;
        }
        executor.execute(() -> {
            for (Runnable next = next(); next != null; next = next()) {
                next.run();
            }
        });
    }

    private synchronized @Nullable Runnable next() {
        if (!told && wanted > 0 && !waiting.isEmpty()) {
            wanted--;
            Message<M> message = waiting.poll();
            return () -> {
                try {
                    subscriber.onNext(message);
                } catch (Throwable error) {
                    // Any kind of throwable: nothing else would handle it later.
                    finish(error);
                }
            };
        }
        if (over && !told && (waiting.isEmpty() || failure != null)) {
            told = true;
            Throwable error = failure;
            return () -> {
                if (error == null) {
                    subscriber.onComplete();
                } else {
                    subscriber.onError(error);
                }
            };
        }
        draining = false;
        return null;
    }

    private final class Receiver implements CallbackHandler<M> {
        @Override
        public void message(M message, long lost) {
            synchronized (Subscription.this) {
                if (over) {
                    return;
                }
                waiting.add(new Message<>(message, lost));
                if (waiting.size() > LIMIT) {
                    Message<M> dropped = waiting.poll();
                    Message<M> next = waiting.poll();
                    waiting.addFirst(new Message<>(next.value(), next.lost() + dropped.lost() + 1));
                }
            }
            drain();
        }

        @Override
        public void closed(String reason) {
            finish(switch (reason) {
                case "connection_lost" -> new ConnectionLostException(new TransportEnd("The subscription ended with it"));
                case "failed" -> new IllegalStateException("The subscription ended: " + reason);
                default -> null;
            });
        }
    }

    private final class Demand implements Flow.Subscription {
        @Override
        public void request(long count) {
            if (count <= 0) {
                finish(new IllegalArgumentException("A subscriber must ask for at least one message"));
                return;
            }
            synchronized (Subscription.this) {
                wanted = wanted + count < 0 ? Long.MAX_VALUE : wanted + count;
            }
            drain();
        }

        /** Nothing follows. */
        @Override
        public void cancel() {
            synchronized (Subscription.this) {
                told = true;
                waiting.clear();
            }
            finish(null);
        }
    }

    private static final class Nothing implements Flow.Subscription {
        @Override
        public void request(long count) {}

        @Override
        public void cancel() {}
    }
}
