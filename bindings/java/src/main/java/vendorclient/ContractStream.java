package vendorclient;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * What happens at a contract, in the outbox or in the inbox, as it comes. The stream begins when it is created; each subscriber, and each loop over it,
 * reads it from there, by cursor: nothing is missed or repeated, also after lost connections and on networks without
 * subscriptions. The network is asked only for what is wanted, and nothing is left on the daemon when a reader stops.
 *
 * @param <T> type of the items
 */
public final class ContractStream<T> implements Flow.Publisher<T>, Iterable<T>, AutoCloseable {
    private final CompletableFuture<@Nullable String> start;
    private final Function<@Nullable String, Call<Page<T>>> pages;
    private final Executor executor;
    private final Runnable ended;
    private final Set<Reader> readers = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    /** A piece of the stream: what is in it, and where the next one begins. */
    record Page<T>(List<T> items, @Nullable String cursor, boolean isLast) {}

    /** {@code ended} runs when a reader ends. */
    ContractStream(
            CompletableFuture<@Nullable String> start,
            Function<@Nullable String, Call<Page<T>>> pages,
            Executor executor,
            Runnable ended) {
        this.start = start;
        this.pages = pages;
        this.executor = executor;
        this.ended = ended;
    }

    /**
     * Reads the stream. The subscriber gets its subscription as soon as the beginning of the stream is known: what happens
     * after that belongs to the stream.
     *
     * @param subscriber gets the items
     */
    @Override
    public void subscribe(Flow.Subscriber<? super T> subscriber) {
        Objects.requireNonNull(subscriber, "the subscriber is null");
        // A loop only queues its items, so that a handler may wait in one.
        Executor reads = subscriber instanceof Loop ? Threads.STEPS : executor;
        Executor begins = start.isDone() ? Runnable::run : reads;
        start.whenCompleteAsync((cursor, error) -> {
            Reader reader = new Reader(subscriber, cursor, reads);
            subscriber.onSubscribe(reader);
            readers.add(reader);
            if (error != null) {
                reader.finish(Steps.causeOf(error));
            } else if (closed) {
                reader.finish(null);
            }
            if (reader.isOver()) {
                // It was cancelled before it was in the list.
                readers.remove(reader);
            }
        }, begins);
    }

    /**
     * Waits for the beginning of the stream to be known, then for the items one after another. An interrupt of the thread that waits ends the loop with a
     * {@link CancellationException}; what went wrong is thrown as it is.
     *
     * @return the items from the beginning of the stream on; they end with {@link #close}
     */
    @Override
    public Iterator<T> iterator() {
        Loop<T> loop = new Loop<>();
        subscribe(loop);
        loop.begin();
        return loop;
    }

    /**
     * The items as a stream of Java, which waits for them as a loop does. Closing it ends its reading only.
     *
     * @return a sequential stream without end; {@code limit} or {@code takeWhile} ends it
     */
    public Stream<T> stream() {
        Loop<T> loop = new Loop<>();
        subscribe(loop);
        loop.begin();
        return loop.stream();
    }

    /** Ends the stream for all that read it. */
    @Override
    public void close() {
        closed = true;
        readers.forEach(reader -> reader.finish(null));
    }

    private final class Reader implements Flow.Subscription {
        private final Flow.Subscriber<? super T> subscriber;
        private final Executor executor;
        private final Deque<T> waiting = new ArrayDeque<>();
        private boolean exhausted;
        private boolean asking;
        private boolean draining;
        private boolean over;
        private boolean told;
        private long wanted;
        private String cursor;
        private Throwable failure;
        private Call<?> running;

        Reader(Flow.Subscriber<? super T> subscriber, @Nullable String cursor, Executor executor) {
            this.subscriber = subscriber;
            this.executor = executor;
            this.cursor = cursor;
        }

        @Override
        public void request(long count) {
            if (count <= 0) {
                finish(new IllegalArgumentException("A subscriber must ask for at least one item"));
                return;
            }
            synchronized (this) {
                wanted = wanted + count < 0 ? Long.MAX_VALUE : wanted + count;
            }
            drain();
        }

        /** Nothing follows. */
        @Override
        public void cancel() {
            synchronized (this) {
                told = true;
                waiting.clear();
            }
            finish(null);
        }

        synchronized boolean isOver() {
            return over;
        }

        void finish(@Nullable Throwable error) {
            Call<?> useless;
            synchronized (this) {
                if (over) {
                    return;
                }
                over = true;
                failure = error;
                useless = running;
            }
            readers.remove(this);
            if (useless != null) {
                useless.requestCancel();
            }
            ended.run();
            drain();
        }

        private void drain() {
            synchronized (this) {
                if (draining) {
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
            if (over && !told) {
                told = true;
                Throwable error = failure;
                return error == null ? subscriber::onComplete : () -> subscriber.onError(error);
            }
            if (!told && wanted > 0 && !waiting.isEmpty()) {
                wanted--;
                T item = waiting.poll();
                return () -> {
                    try {
                        subscriber.onNext(item);
                    } catch (Throwable error) {
                        // Any kind of throwable: nothing else would handle it later.
                        finish(error);
                    }
                };
            }
            if (exhausted && !over && waiting.isEmpty()) {
                return () -> finish(null);
            }
            draining = false;
            if (!over && wanted > 0 && !asking) {
                asking = true;
                // What it brings comes back here.
                executor.execute(this::ask);
            }
            return null;
        }

        private void ask() {
            if (isOver()) {
                return;
            }
            boolean isOver;
            Call<Page<T>> page = pages.apply(cursor).insideSteps();
            synchronized (this) {
                running = page;
                isOver = over;
            }
            if (isOver) {
                page.requestCancel();
            }
            page.whenComplete((found, error) -> answered(found, error == null ? null : Steps.causeOf(error)));
        }

        private void answered(@Nullable Page<T> page, @Nullable Throwable error) {
            if (error != null) {
                finish(error);
                return;
            }
            synchronized (this) {
                running = null;
                asking = false;
                if (!over) {
                    waiting.addAll(page.items());
                    cursor = page.cursor();
                    exhausted = page.isLast();
                }
            }
            drain();
        }
    }

    /** Never splits: to split, a parallel stream would wait for a thousand items first. */
    private record OneByOne<T>(Iterator<T> items) implements Spliterator<T> {
        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            boolean hasNext = items.hasNext();
            if (hasNext) {
                action.accept(items.next());
            }
            return hasNext;
        }

        @Override
        public @Nullable Spliterator<T> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return ORDERED | NONNULL;
        }
    }

    /** A subscriber that asks for an item when a loop wants one. */
    private static final class Loop<T> implements Iterator<T>, Flow.Subscriber<T> {
        private final BlockingQueue<Signal<T>> signals = new LinkedBlockingQueue<>();
        private final CompletableFuture<Flow.Subscription> subscribed = new CompletableFuture<>();
        private Flow.Subscription subscription;
        private Signal<T> next;

        /** One of three: an item, an error, the end. */
        private record Signal<T>(@Nullable T item, @Nullable Throwable error) {}

        @Override
        public void onSubscribe(Flow.Subscription given) {
            subscribed.complete(given);
        }

        void begin() {
            try {
                subscription = subscribed.get();
            } catch (InterruptedException stop) {
                subscribed.thenAccept(Flow.Subscription::cancel);
                throw interrupted();
            } catch (ExecutionException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        @Override
        public void onNext(T item) {
            signals.add(new Signal<>(item, null));
        }

        @Override
        public void onError(Throwable error) {
            signals.add(new Signal<>(null, error));
        }

        @Override
        public void onComplete() {
            signals.add(new Signal<>(null, null));
        }

        @Override
        public boolean hasNext() {
            if (next == null) {
                subscription.request(1);
                next = take();
            }
            Throwable error = next.error();
            if (error instanceof ClientException failed) {
                // A copy, so that the trace shows who waited.
                throw failed.again();
            }
            if (error != null) {
                throw error instanceof RuntimeException known ? known : new IllegalStateException(error);
            }
            return next.item() != null;
        }

        @Override
        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException("The stream is closed");
            }
            T item = next.item();
            next = null;
            return item;
        }

        Stream<T> stream() {
            return StreamSupport.stream(new OneByOne<>(this), false).onClose(subscription::cancel);
        }

        private Signal<T> take() {
            try {
                return signals.take();
            } catch (InterruptedException stop) {
                subscription.cancel();
                throw interrupted();
            }
        }

        private static CancellationException interrupted() {
            Thread.currentThread().interrupt();
            return new CancellationException("Interrupted while waiting for an item of a stream");
        }
    }
}
