package vendorclient;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import vendorclient.api.daemon.ProtocolErrorCode;

/** A call that is made of several, one after another. Cancelling it cancels the one that is on its way. */
final class Steps {
    private final CallOptions options;
    private final boolean sends;
    private Call<?> current;
    private boolean beginning;
    private boolean stopped;

    private Steps(CallOptions options, boolean sends) {
        this.options = options;
        this.sends = sends;
    }

    /** A call that sends no message. */
    static <T> Call<T> run(Caller caller, CallOptions options, Function<Steps, CompletableFuture<T>> work) {
        return run(caller, new Steps(options, false), work);
    }

    /** A call whose last step sends or stores a message. If an earlier step ends it, no message was sent. */
    static <T> Call<T> send(Caller caller, CallOptions options, Function<Steps, CompletableFuture<T>> work) {
        return run(caller, new Steps(options, true), work);
    }

    private static <T> Call<T> run(Caller caller, Steps steps, Function<Steps, CompletableFuture<T>> work) {
        Call<T> whole = new Call<>(steps::stop, steps::endMessages, caller.executor(), true);
        begin(steps, work).whenComplete((value, error) -> whole.arrived(() -> {
            if (error == null) {
                whole.succeed(value);
            } else {
                Throwable cause = causeOf(error);
                whole.fail(steps.sends ? CallMessages.withoutMessage(cause) : cause);
            }
        }));
        return whole;
    }

    private static <T> CompletableFuture<T> begin(Steps steps, Function<Steps, CompletableFuture<T>> work) {
        try {
            return work.apply(steps);
        } catch (RuntimeException refused) {
            return CompletableFuture.failedFuture(refused);
        }
    }

    /** The cause inside of the wrapping of futures. */
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
            beginning = true;
        }
        Call<U> call;
        boolean isOver;
        try {
            call = begin.get().insideSteps();
        } catch (RuntimeException refused) {
            begun(null);
            throw refused;
        }
        isOver = begun(call);
        if (isOver) {
            call.requestCancel();
        }
        return call;
    }

    /** Whether the whole was stopped meanwhile. */
    private synchronized boolean begun(@Nullable Call<?> call) {
        beginning = false;
        current = call;
        return stopped;
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

    private Map<String, Object> endMessages() {
        Call<?> running;
        synchronized (this) {
            stopped = true;
            if (!sends) {
                return Map.of();
            }
            if (beginning) {
                // It may be the step that sends, which cannot be asked yet.
                return CallMessages.UNKNOWN;
            }
            running = current;
        }
        return CallMessages.ofStep(running == null ? Map.of() : running.endMessages());
    }
}
