package vendorclient;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import vendorclient.api.client.ClientConfig;
import vendorclient.json.Decoders;
import vendorclient.json.JsonValue;

/**
 * What both ways to get a client have in common.
 *
 * @param <S> the options themselves
 */
public abstract sealed class ClientOptions<S extends ClientOptions<S>> permits StartOptions, ConnectOptions {
    private static final AtomicLong THREADS = new AtomicLong();
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
     * Where handlers and completions run. Default: daemon threads, as many as are needed. Handlers may block, so a pool
     * with a fixed number of threads can come to a standstill.
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

    /** Never refuses: every call must end and every request must be answered, even after the executor was shut down. */
    Executor executorOrDefault() {
        return executor == null ? new OwnThreads() : task -> executeAlways(executor, task);
    }

    private static void executeAlways(Executor executor, Runnable task) {
        try {
            executor.execute(task);
        } catch (RejectedExecutionException refused) {
            newThread(task).start();
        }
    }

    /** Daemon threads, as many as are needed. Those without work end with the client, so that its classes can be unloaded. */
    static final class OwnThreads implements Executor {
        private final ExecutorService threads = Executors.newCachedThreadPool(ClientOptions::newThread);

        @Override
        public void execute(Runnable task) {
            executeAlways(threads, task);
        }

        void end() {
            threads.shutdown();
        }
    }

    private static Thread newThread(Runnable task) {
        Thread thread = new Thread(task, "vendorclient-" + THREADS.incrementAndGet());
        thread.setDaemon(true);
        return thread;
    }
}
