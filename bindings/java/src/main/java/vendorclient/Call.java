package vendorclient;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * A call on its way. It completes with the result, or with a {@link ClientException}, a {@link ConnectionLostException}
 * among them, or with a {@link vendorclient.json.JsonException}, which carries a result that does not fit its type; never
 * on the thread that reads. When the application ends it in another way, with {@link #cancel}, {@link #orTimeout} or
 * {@link #complete}, the daemon is asked to cancel it.
 *
 * @param <T> type of the result
 */
public final class Call<T extends @Nullable Object> extends CompletableFuture<T> {
    private final Runnable sendCancel;

    Call(Runnable sendCancel) {
        this.sendCancel = sendCancel;
    }

    /**
     * Waits for the result. An interrupt cancels the call.
     *
     * @return the result
     * @throws ClientException when the call failed
     * @throws ConnectionLostException when the connection is gone or the client closed
     * @throws CancellationException when the call or this thread was cancelled
     * @throws CompletionException when the application ended the call with a checked exception, as {@link #orTimeout} does
     */
    public T await() {
        try {
            return get();
        } catch (InterruptedException stop) {
            cancel(true);
            Thread.currentThread().interrupt();
            throw new CancellationException("Interrupted while waiting for a call");
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            // A copy, so that the trace shows who waited.
            if (cause instanceof ClientException error) {
                throw error.again();
            }
            throw cause instanceof RuntimeException error ? error : new CompletionException(cause);
        }
    }

    /**
     * Asks the daemon to cancel the call. It then fails with {@link vendorclient.api.daemon.ProtocolErrorCode#REQUEST_CANCELLED},
     * whose data tell whether a message had been sent to the network already, or brings its result if that was first.
     */
    public void requestCancel() {
        if (!isDone()) {
            sendCancel.run();
        }
    }

    /**
     * Asks the daemon to cancel the call and gives it up at once. {@link #requestCancel} waits for what the daemon tells.
     *
     * @param mayInterrupt has no meaning here
     * @return whether the call was not yet done
     */
    @Override
    public boolean cancel(boolean mayInterrupt) {
        // First the future: the daemon may answer before this thread goes on.
        boolean cancelled = super.cancel(mayInterrupt);
        if (cancelled) {
            sendCancel.run();
        }
        return cancelled;
    }

    /** The application has another result, {@link #completeOnTimeout} for example: the daemon is asked to cancel the call. */
    @Override
    public boolean complete(T value) {
        return abandoned(super.complete(value));
    }

    /** The application gives up, {@link #orTimeout} for example: the daemon is asked to cancel the call. */
    @Override
    public boolean completeExceptionally(Throwable error) {
        return abandoned(super.completeExceptionally(error));
    }

    private boolean abandoned(boolean isFirst) {
        if (isFirst) {
            // Not here: all time limits of the machine share one thread, and a daemon that reads nothing would block it.
            CompletableFuture.runAsync(sendCancel);
        }
        return isFirst;
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
