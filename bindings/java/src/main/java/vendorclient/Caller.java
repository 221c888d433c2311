package vendorclient;

import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoder;

/** Makes calls; what the generated functions build on. */
public interface Caller {
    /**
     * Calls a function.
     *
     * @param <T> type of the result
     * @param method wire name, {@code module.function}
     * @param params a struct, a union or a map, or {@code null}
     * @param result reads the result
     * @param options how to call
     * @return the call
     * @throws vendorclient.json.JsonException when the parameters have no JSON form
     */
    <T extends @Nullable Object> Call<T> call(String method, @Nullable Object params, Decoder<T> result, CallOptions options);

    /**
     * Calls a function that registers an app object.
     *
     * @param <T> type of the result
     * @param method wire name, {@code module.function}
     * @param params a struct, a union or a map, or {@code null}
     * @param result reads the result
     * @param options how to call
     * @param object answers the requests of the library until it is removed
     * @return the call
     */
    <T extends @Nullable Object> Call<T> callWithObject(String method, @Nullable Object params, Decoder<T> result, CallOptions options, AppObject object);

    /**
     * Calls a function that sends messages.
     *
     * @param <T> type of the result
     * @param method wire name, {@code module.function}
     * @param params a struct, a union or a map, or {@code null}
     * @param result reads the result
     * @param options how to call
     * @param callback gets the messages
     * @return the call; when the messages end with it, it completes after the last of them has been handled
     */
    <T extends @Nullable Object> Call<T> callWithCallback(
            String method, @Nullable Object params, Decoder<T> result, CallOptions options, Callback<?> callback);

    /**
     * Where handlers and completions run.
     *
     * @return the executor
     */
    default Executor executor() {
        return ForkJoinPool.commonPool();
    }
}
