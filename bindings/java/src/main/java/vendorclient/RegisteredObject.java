package vendorclient;

import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import vendorclient.json.FieldWriter;

/**
 * An app object that the daemon knows. Passes requests and notifications to it and answers every request.
 */
final class RegisteredObject {
    private static final System.Logger LOG = System.getLogger("vendorclient");
    private static final int TEXT_LIMIT = 1000;
    private final AppObject object;
    private final Executor executor;
    private final SerialQueue notifications;
    private final Map<Long, Future<?>> open = new ConcurrentHashMap<>();
    /** Sends the outcome of a request; throws when it cannot be sent. */
    private final BiConsumer<Long, Object> answer;

    RegisteredObject(AppObject object, Executor executor, BiConsumer<Long, Object> answer) {
        this.object = object;
        this.executor = executor;
        this.answer = answer;
        notifications = new SerialQueue(executor);
    }

    void request(long id, Object data) {
        FutureTask<?> task = new FutureTask<>(() -> answerRequest(id, data), null);
        open.put(id, task);
        executor.execute(task);
    }

    void notify(Object data) {
        notifications.add(() -> {
            try {
                if (object.handle(data) instanceof CompletionStage<?> later) {
                    later.toCompletableFuture().join();
                }
            } catch (Throwable error) {
                LOG.log(Level.WARNING, "An app object failed to take a notification", error);
            }
        });
    }

    /** The answer is no longer wanted. */
    void cancel(long id) {
        Future<?> task = open.remove(id);
        if (task != null) {
            task.cancel(true);
        }
    }

    void cancelAll() {
        open.keySet().forEach(this::cancel);
    }

    private void answerRequest(long id, Object data) {
        Object result;
        try {
            result = object.handle(data);
        } catch (Throwable error) {
            answer(id, refusal(describe(error)));
            return;
        }
        if (result instanceof CompletionStage<?> later) {
            answerLater(id, later.toCompletableFuture());
        } else {
            answer(id, outcome(result));
        }
    }

    private void answerLater(long id, CompletableFuture<?> later) {
        if (open.replace(id, later) == null) {
            later.cancel(true);
            return;
        }
        later.whenCompleteAsync(
                (result, error) ->
                        answer(id, error == null ? outcome(result) : refusal(describe(Steps.causeOf(error)))),
                executor);
    }

    private static Object outcome(@Nullable Object result) {
        return result == null ? refusal("The app object gave no answer") : ok(result);
    }

    /** Sends the outcome, unless the answer is no longer wanted. */
    private void answer(long id, Object outcome) {
        if (open.remove(id) == null) {
            return;
        }
        try {
            answer.accept(id, outcome);
        } catch (RuntimeException error) {
            answer.accept(id, refusal("The answer cannot be sent: " + describe(error)));
        }
    }

    private static Object ok(Object result) {
        return new FieldWriter("Ok").required("result", result).toMap();
    }

    static Object refusal(String text) {
        return new FieldWriter("Error").required("text", text).toMap();
    }

    private static String describe(Throwable error) {
        String name = error.getClass().getSimpleName();
        String message = error.getMessage();
        // Messages of errors such as NoClassDefFoundError say nothing without their name.
        String text = message == null ? name : error instanceof Error ? name + ": " + message : message;
        return text.length() <= TEXT_LIMIT ? text : text.substring(0, TEXT_LIMIT);
    }
}
