package vendorclient;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import vendorclient.api.daemon.ProtocolErrorCode;

/** A call that is made of several, one after another. Cancelling it cancels the one that is on its way. */
final class Steps {
    private final CallOptions options;
    private Call<?> current;
    private boolean stopped;

    private Steps(CallOptions options) {
        this.options = options;
    }

    static <T> Call<T> run(CallOptions options, Function<Steps, CompletableFuture<T>> work) {
        Steps steps = new Steps(options);
        Call<T> whole = new Call<>(steps::stop);
        begin(steps, work).whenComplete((value, error) -> {
            if (error == null) {
                whole.succeed(value);
            } else {
                whole.fail(causeOf(error));
            }
        });
        return whole;
    }

    private static <T> CompletableFuture<T> begin(Steps steps, Function<Steps, CompletableFuture<T>> work) {
        try {
            return work.apply(steps);
        } catch (RuntimeException refused) {
            return CompletableFuture.failedFuture(refused);
        }
    }

    /** What is behind the wrapping of futures. */
    static Throwable causeOf(Throwable error) {
        return error instanceof CompletionException && error.getCause() != null ? causeOf(error.getCause()) : error;
    }

    /** How each of the calls is made. */
    CallOptions options() {
        return options;
    }

    /** Makes the next call, unless it was cancelled before. */
    <U> CompletableFuture<U> next(Supplier<Call<U>> begin) {
        synchronized (this) {
            if (stopped) {
                return CompletableFuture.failedFuture(new ClientException(
                        ProtocolErrorCode.REQUEST_CANCELLED.wire(), "The call was cancelled", Map.of("sent", false)));
            }
        }
        Call<U> call = begin.get();
        boolean isOver;
        synchronized (this) {
            current = call;
            isOver = stopped;
        }
        if (isOver) {
            call.requestCancel();
        }
        return call;
    }

    private void stop() {
        Call<?> running;
        synchronized (this) {
            stopped = true;
            running = current;
        }
        if (running != null) {
            running.requestCancel();
        }
    }
}
