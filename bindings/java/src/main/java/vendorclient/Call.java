package vendorclient;

import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
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

    /** {@code endMessages}: sends nothing more, and returns what is known of the messages then. */
    Call(Runnable sendCancel, Supplier<Map<String, Object>> endMessages) {
        this.sendCancel = sendCancel;
        this.endMessages = endMessages;
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
        boolean isFirst = super.completeExceptionally(new CallCancelledException("The call was cancelled", facts));
        if (isFirst) {
            sendCancel.run();
        }
        return isFirst || isCancelled();
    }

    /** The application has another result, {@link #completeOnTimeout} for example: the daemon is asked to cancel the call. */
    @Override
    public boolean complete(T value) {
        return abandon(() -> super.complete(value));
    }

    /** The application gives up, {@link #orTimeout} for example: the daemon is asked to cancel the call. */
    @Override
    public boolean completeExceptionally(Throwable error) {
        return abandon(() -> super.completeExceptionally(error));
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
        super.complete(value);
    }

    /** The call has failed. */
    void fail(Throwable error) {
        super.completeExceptionally(error);
    }

    /** What follows a call is no call. */
    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }
}
