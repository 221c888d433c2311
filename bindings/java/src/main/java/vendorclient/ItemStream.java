package vendorclient;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import vendorclient.api.net.ParamsOfIteratorNext;
import vendorclient.api.net.RegisteredIterator;
import vendorclient.api.net.ResultOfIteratorNext;
import vendorclient.json.Decoder;
import vendorclient.json.Decoders;

/**
 * What an iterator goes over, for one loop or one subscriber. The iterator is created when the first item is asked for, and
 * freed when the items end, the subscriber cancels or the stream is closed. The first error ends the items.
 *
 * @param <T> type of the usual fields of the items
 */
public final class ItemStream<T> implements Flow.Publisher<IteratedItem<T>>, Iterable<IteratedItem<T>>, AutoCloseable {
    private static final long PAGE = 40;

    private final Caller caller;
    private final String create;
    private final Object params;
    private final Decoder<T> item;
    private final ContractStream<IteratedItem<T>> items;
    private @Nullable CompletableFuture<RegisteredIterator> iterator;
    private boolean isTaken;
    private boolean isOver;

    /**
     * A stream over what a function creates an iterator for; generated code calls this.
     *
     * @param caller makes the calls
     * @param create wire name of the function
     * @param params its parameters
     * @param item reads the usual fields of an item
     */
    public ItemStream(Caller caller, String create, Object params, Decoder<T> item) {
        this.caller = caller;
        this.create = create;
        this.params = params;
        this.item = item;
        items = new ContractStream<>(
                CompletableFuture.completedFuture(null),
                nothing -> Steps.run(caller, CallOptions.NONE, this::page),
                caller.executor(),
                this::free);
    }

    @Override
    public void subscribe(Flow.Subscriber<? super IteratedItem<T>> subscriber) {
        take();
        items.subscribe(subscriber);
    }

    /**
     * The items as they come, in a loop that {@link #close} ends.
     *
     * @return the items
     */
    @Override
    public Iterator<IteratedItem<T>> iterator() {
        take();
        return items.iterator();
    }

    /**
     * The items as a stream of Java, which waits for them as a loop does. Closing it frees the iterator.
     *
     * @return a sequential stream
     */
    public Stream<IteratedItem<T>> stream() {
        take();
        return items.stream().onClose(this::close);
    }

    /** Ends the stream and frees the iterator. */
    @Override
    public void close() {
        items.close();
        free();
    }

    private synchronized void take() {
        if (isTaken) {
            throw new IllegalStateException("The stream is for one loop or one subscriber");
        }
        isTaken = true;
    }

    private CompletableFuture<ContractStream.Page<IteratedItem<T>>> page(Steps steps) {
        return created().thenCompose(it -> {
            ParamsOfIteratorNext next = new ParamsOfIteratorNext(it.handle()).withLimit(PAGE);
            return steps.next(() -> caller.call("net.iterator_next", next, ResultOfIteratorNext::fromJson, steps.options()))
                    .thenApply(this::read);
        });
    }

    /** Not a part of the steps: an iterator that is created must be known, to be freed. */
    private synchronized CompletableFuture<RegisteredIterator> created() {
        if (iterator == null) {
            iterator = isOver
                    ? CompletableFuture.failedFuture(new IllegalStateException("The stream is closed"))
                    : caller.call(create, params, RegisteredIterator::fromJson, CallOptions.NONE).insideSteps();
        }
        return iterator;
    }

    private ContractStream.Page<IteratedItem<T>> read(ResultOfIteratorNext page) {
        List<IteratedItem<T>> found = page.items().stream()
                .map(json -> {
                    Map<String, @Nullable Object> fields = Decoders.object(json);
                    return new IteratedItem<>(item.decode(json), fields);
                })
                .toList();
        return new ContractStream.Page<>(found, null, !page.hasMore());
    }

    private void free() {
        CompletableFuture<RegisteredIterator> made;
        synchronized (this) {
            made = isOver ? null : iterator;
            isOver = true;
        }
        if (made != null) {
            // The answer is not needed, and the connection may be gone.
            made.thenCompose(it -> caller.call("net.remove_iterator", it, Decoders::nothing, CallOptions.NONE));
        }
    }
}
