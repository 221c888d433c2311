package vendorclient;

import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A call on its way. It completes with the result, or with a {@link ClientException}, a {@link ConnectionLostException}
 * among them, or with a {@link vendorclient.json.JsonException}, which carries a result that does not fit its type; never
 * on the thread that reads. When the application ends it in another way, with {@link #cancel}, {@link #orTimeout} or
 * {@link #complete}, the daemon is asked to cancel it. What became of its messages is in the exception, and in
 * {@link #facts()}.
 *
 * @param <T> type of the result
 */
public final class Call<T extends @Nullable Object> extends CompletableFuture<T> {
    private final Runnable sendCancel;
    private final Supplier<Map<String, Object>> endMessages;
    /** What is known of the messages, once the application has ended the call. */
    private volatile MessageFacts abandonedFacts;
    /** Runs what follows the call. */
    private volatile Executor executor;
    /** Whether the end needs no thread of the executor before it arrives. */
    private final boolean isDirect;
    /** Completes the call with what arrived; taken by the thread that does it. */
    private final AtomicReference<@Nullable Runnable> ending = new AtomicReference<>();
    /** The first thread that waits for the end: it completes the call. */
    private final AtomicReference<@Nullable Thread> waiter = new AtomicReference<>();
    /** What {@link #onArrival} got. */
    private final AtomicReference<@Nullable Runnable> arrival = new AtomicReference<>();

    /**
     * {@code endMessages}: sends nothing more, and returns what is known of the messages then. {@code isDirect}: whether the end
     * arrives without a thread of the executor.
     */
    Call(Runnable sendCancel, Supplier<Map<String, Object>> endMessages, Executor executor, boolean isDirect) {
        this.sendCancel = sendCancel;
        this.endMessages = endMessages;
        this.executor = executor;
        this.isDirect = isDirect;
    }

    /** The same as a step of another call: what follows it belongs to the library. */
    Call<T> insideSteps() {
        executor = Threads.STEPS;
        if (ending.get() != null) {
            executor.execute(this::complete);
        }
        return this;
    }

    /** The end came: {@code complete} completes the call, on a thread that waits for it or on the executor. */
    void arrived(Runnable complete) {
        ending.set(complete);
        boolean isTaken = runArrival();
        Thread waiting = waiter.get();
        if (waiting != null) {
            LockSupport.unpark(waiting);
            isTaken = true;
        }
        if (!isTaken || getNumberOfDependents() > 0) {
            executor.execute(this::complete);
        }
    }

    /**
     * Runs an action as soon as the end of the call has arrived, or now if it has: {@link #await} then returns without waiting,
     * and must be called, because it completes the call. For bridges to other ways of waiting, such as coroutines; for everything
     * else there is {@link #whenComplete}.
     *
     * @param action passes the news on, and does nothing else: it runs on the thread that reads
     */
    public void onArrival(Runnable action) {
        arrival.set(action);
        if (isDone() || ending.get() != null) {
            runArrival();
        }
    }

    private boolean runArrival() {
        Runnable action = arrival.getAndSet(null);
        if (action != null) {
            action.run();
        }
        return action != null;
    }

    private void complete() {
        Runnable complete = ending.getAndSet(null);
        if (complete != null) {
            complete.run();
        }
    }

    /** Waits as the first one does, until the end arrives, {@code nanos} are over or, if it matters, an interrupt comes. */
    private void waitForArrival(long nanos, boolean minds) {
        Thread self = Thread.currentThread();
        // What was taken by onArrival is completed here.
        complete();
        if (isDone() || !isDirect || !waiter.compareAndSet(null, self)) {
            // The others wait for the future itself.
            return;
        }
        boolean interrupted = false;
        try {
            long end = System.nanoTime() + nanos;
            while (!isDone() && ending.get() == null) {
                if (Thread.interrupted()) {
                    interrupted = true;
                    if (minds) {
                        break;
                    }
                }
                if (nanos == Long.MAX_VALUE) {
                    LockSupport.park(this);
                } else {
                    long left = end - System.nanoTime();
                    if (left <= 0) {
                        break;
                    }
                    LockSupport.parkNanos(this, left);
                }
            }
        } finally {
            waiter.set(null);
            complete();
            if (interrupted) {
                self.interrupt();
            }
        }
    }

    private boolean wake(boolean ended) {
        Thread waiting = waiter.get();
        if (waiting != null) {
            LockSupport.unpark(waiting);
        }
        runArrival();
        return ended;
    }

    @Override
    public T get() throws InterruptedException, ExecutionException {
        waitForArrival(Long.MAX_VALUE, true);
        return super.get();
    }

    @Override
    public T get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        long end = System.nanoTime() + unit.toNanos(time);
        waitForArrival(unit.toNanos(time), true);
        return super.get(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
    }

    @Override
    public T join() {
        waitForArrival(Long.MAX_VALUE, false);
        return super.join();
    }

    /**
     * Waits for the result. An interrupt cancels the call.
     *
     * @return the result
     * @throws ClientException when the call failed
     * @throws ConnectionLostException when the connection is gone or the client closed
     * @throws CallCancelledException when the call was cancelled or this thread interrupted
     * @throws CallAbandonedException when the application ended the call with a checked exception, as {@link #orTimeout} does
     */
    public T await() {
        try {
            return get();
        } catch (InterruptedException stop) {
            cancel(true);
            Thread.currentThread().interrupt();
            throw new CallCancelledException("Interrupted while waiting for a call", facts());
        } catch (CancellationException cancelled) {
            throw new CallCancelledException("The call was cancelled", facts());
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            // A copy, so that the trace shows who waited.
            if (cause instanceof ClientException error) {
                throw error.again();
            }
            throw cause instanceof RuntimeException error ? error : new CallAbandonedException(cause, facts());
        }
    }

    /**
     * What is known of the messages of this call after it ended without its result: it failed, was cancelled, or passed a
     * time limit of the application.
     *
     * @return the facts; {@link MessageFacts#NONE} while it runs, after its result has come, and for a call without messages
     */
    public MessageFacts facts() {
        if (!isDone()) {
            return MessageFacts.NONE;
        }
        MessageFacts abandoned = abandonedFacts;
        if (abandoned != null) {
            return abandoned;
        }
        return isCompletedExceptionally() ? MessageFacts.of(handle((value, error) -> error).join()) : MessageFacts.NONE;
    }

    /**
     * Asks the daemon to cancel the call. It then fails with {@link
     * vendorclient.api.daemon.ProtocolErrorCode#REQUEST_CANCELLED}, whose data say whether a message had been sent to
     * the network already, or brings its result if that was first.
     */
    public void requestCancel() {
        if (!isDone()) {
            // What the daemon announces from here on is not sent.
            endMessages.get();
            sendCancel.run();
        }
    }

    /**
     * Asks the daemon to cancel the call and gives it up at once. {@link #requestCancel} waits for the report of the daemon.
     *
     * @param mayInterrupt has no meaning here
     * @return whether the call was not yet done
     */
    @Override
    public boolean cancel(boolean mayInterrupt) {
        if (isDone()) {
            return isCancelled();
        }
        // First the future: the daemon may answer before this thread continues.
        MessageFacts facts = MessageFacts.ofData(endMessages.get());
        boolean isFirst = wake(super.completeExceptionally(new CallCancelledException("The call was cancelled", facts)));
        if (isFirst) {
            sendCancel.run();
        }
        return isFirst || isCancelled();
    }

    /** The application has another result, {@link #completeOnTimeout} for example: the daemon is asked to cancel the call. */
    @Override
    public boolean complete(T value) {
        return abandon(() -> wake(super.complete(value)));
    }

    /** The application gives up, {@link #orTimeout} for example: the daemon is asked to cancel the call. */
    @Override
    public boolean completeExceptionally(Throwable error) {
        return abandon(() -> wake(super.completeExceptionally(error)));
    }

    private boolean abandon(BooleanSupplier end) {
        if (isDone()) {
            return false;
        }
        // Known before anybody sees the end.
        abandonedFacts = MessageFacts.ofData(endMessages.get());
        boolean isFirst = end.getAsBoolean();
        if (!isFirst) {
            abandonedFacts = null;
        } else {
            // Not here: all time limits of the machine share one thread, and a daemon that reads nothing would block it.
            CompletableFuture.runAsync(sendCancel);
        }
        return isFirst;
    }

    /** Sends nothing more, and returns what is known of the messages then. */
    Map<String, Object> endMessages() {
        return endMessages.get();
    }

    /** The result has come. */
    void succeed(T value) {
        wake(super.complete(value));
    }

    /** The call has failed. */
    void fail(Throwable error) {
        wake(super.completeExceptionally(error));
    }

    @Override
    public void obtrudeValue(T value) {
        super.obtrudeValue(value);
        wake(true);
    }

    @Override
    public void obtrudeException(Throwable error) {
        super.obtrudeException(error);
        wake(true);
    }

    /** What follows a call is no call. */
    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }
}
