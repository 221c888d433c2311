package vendorclient;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import vendorclient.api.client.ClientConfig;
import vendorclient.json.Decoders;
import vendorclient.json.JsonValue;

/**
 * What both ways to get a client have in common.
 *
 * @param <S> the options themselves
 */
public abstract sealed class ClientOptions<S extends ClientOptions<S>> permits StartOptions, ConnectOptions {
    private final List<String> endpoints = new ArrayList<>();
    private Object config;
    private Executor executor;
    private Duration initializeTimeout = Duration.ofSeconds(30);

    ClientOptions() {}

    abstract S self();

    /**
     * Configuration of the client. What it leaves out comes from the environment, files and defaults of the daemon.
     *
     * @param config the configuration
     * @return this
     */
    public S config(ClientConfig config) {
        this.config = config;
        return self();
    }

    /**
     * Configuration of the client as JSON, for fields that this version does not know.
     *
     * @param config the configuration, as {@link vendorclient.json.Json} describes values
     * @return this
     */
    public S config(Map<String, ?> config) {
        this.config = config;
        return self();
    }

    /**
     * Adds an endpoint of the network; it takes the place of those in the configuration.
     *
     * @param endpoint its address, {@code http://127.0.0.1:8600} for example
     * @return this
     */
    public S endpoint(String endpoint) {
        endpoints.add(Objects.requireNonNull(endpoint, "the endpoint is null"));
        return self();
    }

    /**
     * Where handlers, completions and app objects run. Default: at most 64 daemon threads for handlers and completions, and at
     * most 64 for app objects; more work waits for its turn. A handler may wait for calls, also on an executor with one
     * thread: their results need none. It must not wait there for what needs the executor itself, such as another handler,
     * a future that follows a call, or the answer of an app object. Own threads that wait for a future are replaced, up to 256
     * threads; then waiting fails with {@link java.util.concurrent.RejectedExecutionException}.
     *
     * @param executor the executor
     * @return this
     */
    public S executor(Executor executor) {
        this.executor = executor;
        return self();
    }

    /**
     * How long the daemon may take to start and initialize. Default 30 s.
     *
     * @param timeout the limit
     * @return this
     */
    public S initializeTimeout(Duration timeout) {
        initializeTimeout = timeout;
        return self();
    }

    Object config() {
        if (endpoints.isEmpty()) {
            return config;
        }
        Map<String, Object> whole = membersOf(config);
        Map<String, Object> network = membersOf(whole.get("network"));
        network.put("endpoints", List.copyOf(endpoints));
        whole.put("network", network);
        return whole;
    }

    private static Map<String, Object> membersOf(Object value) {
        Object json = value instanceof JsonValue typed ? typed.toJson() : value;
        return json == null ? new LinkedHashMap<>() : new LinkedHashMap<>(Decoders.object(json));
    }

    Duration initializeTimeout() {
        return initializeTimeout;
    }

    /** Where handlers and completions run, as the application said; {@code null} for own threads. */
    @Nullable Executor executor() {
        return executor;
    }
}
