package vendorclient;

import org.jspecify.annotations.Nullable;

/** An object of the application in its untyped form; generated interfaces such as {@code AppSigningBox} make one. */
@FunctionalInterface
public interface AppObject {
    /**
     * Handles a request or a notification of the library. Runs on its own thread and may call the library; requests
     * may run at once, notifications one after another. The thread is interrupted when an answer is no longer wanted.
     *
     * @param data the variant of the request type, as {@link vendorclient.json.Json#parse} returns it
     * @return the variant of the response type, or a {@link java.util.concurrent.CompletableFuture} of it, which is cancelled
     *     when the answer is no longer wanted; for a notification it does not matter
     * @throws Exception to refuse; its message reaches the caller of the function that needed the answer
     */
    @Nullable Object handle(@Nullable Object data) throws Exception;
}
