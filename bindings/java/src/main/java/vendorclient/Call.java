package vendorclient;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * A call on its way. It completes with the result, or with a {@link ClientException}, a {@link ConnectionLostException}
 * among them, or with a {@link vendorclient.json.JsonException}, which carries a result that does not fit its type; never
 * on the thread that reads.
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
            throw cause instanceof RuntimeException error ? error : new IllegalStateException(cause);
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

    /** What follows a call is no call. */
    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }
}
