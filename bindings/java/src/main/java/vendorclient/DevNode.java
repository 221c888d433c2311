package vendorclient;

import java.io.BufferedReader;
import java.io.IOException;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.devnode.AsyncDevNodeControls;
import vendorclient.api.devnode.DevNodeControls;
import vendorclient.api.devnode.NodeAccount;
import vendorclient.json.Decoder;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.Json;
import vendorclient.json.JsonException;
import vendorclient.transport.OutputTail;

/**
 * A development node for tests, in its own process, on a free port of this machine. It ends with the program that
 * started it. {@link #connect} and {@link VendorClient#devNode} control one that runs already. Controls wait for their
 * answer and throw {@link DevNodeException}; {@link #async} has the same ones as futures.
 *
 * <pre>{@code
 * try (DevNode node = DevNode.start(new DevNodeOptions().accounts(3))) {
 *     SnapshotInfo before = node.snapshot();
 *     node.increaseTime(3601);
 *     node.revert(before);
 * }
 * }</pre>
 */
public final class DevNode extends DevNodeControls implements Funder, AutoCloseable {
    private static final long STOP_SECONDS = 10;
    private static final int LOG_BYTES = 65_536;
    /** What was started here; nothing at a node that ran already. */
    private final @Nullable Started started;
    private final Map<String, @Nullable Object> ready;
    private final NodeRequests requests;
    private final List<NodeAccount> accounts;
    private final AsyncDevNodeControls async = new Async();
    private volatile @Nullable String epoch;

    /** The funded contract that a chain began with. It pays for deployments, as the node itself does. */
    public static final class Giver implements Funder {
        private final @Nullable String accountId;
        private final @Nullable KeyPair keys;
        private final Funder node;

        private Giver(Funder node, @Nullable String accountId, @Nullable KeyPair keys) {
            this.node = node;
            this.accountId = accountId;
            this.keys = keys;
        }

        /**
         * Its account id, which is also its Dapp ID.
         *
         * @return 64 hex characters; {@code null} for a node that was running before, and on a chain without giver
         */
        public @Nullable String accountId() {
            return accountId;
        }

        /**
         * The keys of its owner.
         *
         * @return the keys; {@code null} where {@link #accountId} is
         */
        public @Nullable KeyPair keys() {
            return keys;
        }

        @Override
        public CompletionStage<?> fund(String accountId, @Nullable BigInteger nano) {
            return node.fund(accountId, nano);
        }

        /** The account; the keys are not shown. */
        @Override
        public String toString() {
            return "Giver[accountId=" + accountId + "]";
        }
    }

    private record Started(Process process, Thread logReader, OutputTail log) {}

    private DevNode(Started started, String line) {
        this.started = started;
        ready = Decoders.object(Json.parse(line));
        requests = new NodeRequests(URI.create(url()));
        epoch = FieldReader.of(ready).optional("epoch", Decoders::string);
        accounts = listAccounts().accounts();
    }

    private DevNode(URI url) {
        started = null;
        ready = Map.of("url", url.toString());
        requests = new NodeRequests(url);
        accounts = List.of();
    }

    /**
     * A node that runs already, {@code http://127.0.0.1:8600} for that of {@code vendorclient node}. Nothing is asked before
     * the first control: {@link #ready} has the address only, {@link #accounts} and {@link #log} have
     * nothing, and {@link #giver} has neither account nor keys. {@link #close} leaves the node alone.
     *
     * @param url its address, with or without {@code http://}
     * @return the node
     * @throws IllegalArgumentException when this is no address
     */
    public static DevNode connect(String url) {
        String address = url.contains("://") ? url : "http://" + url;
        URI given = URI.create(address);
        if (given.getHost() == null || !List.of("http", "https").contains(given.getScheme())) {
            throw new IllegalArgumentException("Invalid address of a node: expected http://<host>:<port>, got " + url);
        }
        return new DevNode(URI.create(given.getScheme() + "://" + given.getAuthority()));
    }

    /**
     * Starts a node in memory, with ten funded wallets.
     *
     * @return the node, ready
     * @throws ProgramNotFoundException when there is no program
     * @throws DevNodeException {@code not_started} with what the node logged
     * @throws IOException when the program cannot be started
     */
    public static DevNode start() throws IOException {
        return start(new DevNodeOptions());
    }

    /**
     * Starts a node.
     *
     * @param options wallets, time, place of the chain …
     * @return the node, ready
     * @throws ProgramNotFoundException when there is no program
     * @throws DevNodeException {@code not_started} with what the node logged
     * @throws IOException when the program cannot be started
     */
    public static DevNode start(DevNodeOptions options) throws IOException {
        List<String> command =
                new ArrayList<>(new ProgramFinder(System::getenv).find(options.program(), options.searchesPath()));
        command.addAll(options.command());
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(options.environment());
        Process process = builder.start();
        OutputTail log = new OutputTail(LOG_BYTES);
        Thread logReader = startThread("vendorclient-node-log", () -> log.readAll(process.getErrorStream()));
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        boolean isReady = false;
        try {
            String line = output.readLine();
            if (line == null) {
                end(process);
                join(logReader);
                String text = "The node ended with exit status " + process.exitValue() + ": " + log.text().strip();
                throw new DevNodeException("not_started", text, null);
            }
            // What it says later is of no interest, but must not fill the pipe.
            startThread("vendorclient-node", () -> drain(output));
            DevNode node = new DevNode(new Started(process, logReader, log), line);
            isReady = true;
            return node;
        } catch (JsonException other) {
            throw new DevNodeException("not_started", "This is no development node: " + other.getMessage(), other);
        } finally {
            if (!isReady) {
                end(process);
            }
        }
    }

    /**
     * Endpoint for clients.
     *
     * @return the address
     */
    public String url() {
        return FieldReader.of(ready).required("url", Decoders::string);
    }

    /**
     * The report of the node when it became ready: addresses, givers, wallets, settings.
     *
     * @return its members, as {@link Json} describes values
     */
    public Map<String, @Nullable Object> ready() {
        return ready;
    }

    /**
     * The funded contract that the chain began with. It pays for deployments: {@code deployment.fundedBy(node.giver())}.
     *
     * @return the giver; its account and keys are known if this program started the node
     */
    public Giver giver() {
        FieldReader fields = FieldReader.of(ready).optional("giver", FieldReader::of);
        return fields == null
                ? new Giver(this, null, null)
                : new Giver(
                        this,
                        fields.required("account_id", Decoders::string),
                        new KeyPair(
                                fields.required("public", Decoders::string),
                                fields.required("secret", Decoders::string)));
    }

    /**
     * Funded wallets that the chain began with.
     *
     * @return the wallets; empty for a node that was running before, where {@link #listAccounts} asks for them
     */
    public List<NodeAccount> accounts() {
        return accounts;
    }

    /**
     * Random id of the history, as the last answer had it; {@link #revert}, {@link #reset} and {@code load} begin another
     * one.
     *
     * @return the id, or {@code null}
     */
    public @Nullable String epoch() {
        return epoch;
    }

    /**
     * The last of what the node has logged.
     *
     * @return JSON lines; empty for a node that was running before
     */
    public String log() {
        return started == null ? "" : started.log.text();
    }

    @Override
    public CompletableFuture<Void> fund(String accountId, @Nullable BigInteger nano) {
        return NodeRequests.outside(requests.fund(accountId, nano, null));
    }

    /**
     * Transfers money and other currencies to an account.
     *
     * @param accountId who gets it, 64 hex characters or an address
     * @param nano how much; {@code null} for 100 tokens, or for nothing if there are other currencies
     * @param currencies amounts of other currencies by id
     * @return completes when it is there, or with a {@link DevNodeException}
     */
    public CompletableFuture<Void> fund(
            String accountId, @Nullable BigInteger nano, Map<Long, BigInteger> currencies) {
        return NodeRequests.outside(requests.fund(accountId, nano, currencies));
    }

    /**
     * Transfers 100 tokens to an account and waits for it.
     *
     * @param accountId who gets them, 64 hex characters or an address
     * @throws DevNodeException when the node refuses
     */
    public void give(String accountId) {
        await(requests.fund(accountId, null, null));
    }

    /**
     * Transfers money to an account and waits for it.
     *
     * @param accountId who gets it, 64 hex characters or an address
     * @param nano how much
     * @throws DevNodeException when the node refuses
     */
    public void give(String accountId, BigInteger nano) {
        await(requests.fund(accountId, nano, null));
    }

    /**
     * Transfers money and other currencies to an account and waits for it.
     *
     * @param accountId who gets it, 64 hex characters or an address
     * @param nano how much
     * @param currencies amounts of other currencies by id
     * @throws DevNodeException when the node refuses
     */
    public void give(String accountId, BigInteger nano, Map<Long, BigInteger> currencies) {
        await(requests.fund(accountId, nano, currencies));
    }

    /**
     * Transfers 100 tokens to an account and waits for it.
     *
     * @param address who gets them
     * @throws DevNodeException when the node refuses
     */
    public void give(Address address) {
        give(address.toString());
    }

    /**
     * Transfers money to an account and waits for it.
     *
     * @param address who gets it
     * @param nano how much
     * @throws DevNodeException when the node refuses
     */
    public void give(Address address, BigInteger nano) {
        give(address.toString(), nano);
    }

    /**
     * Transfers money and other currencies to an account and waits for it.
     *
     * @param address who gets it
     * @param nano how much
     * @param currencies amounts of other currencies by id
     * @throws DevNodeException when the node refuses
     */
    public void give(Address address, BigInteger nano, Map<Long, BigInteger> currencies) {
        give(address.toString(), nano, currencies);
    }

    @Override
    protected <T extends @Nullable Object> T control(String name, Object params, Decoder<T> result) {
        return await(ask(name, params, result));
    }

    private <T extends @Nullable Object> CompletableFuture<T> ask(String name, Object params, Decoder<T> result) {
        return requests.post("/admin/" + name, params).thenApply(answer -> {
            if (answer.get("epoch") instanceof String now) {
                epoch = now;
            }
            return result.decode(answer);
        });
    }

    /**
     * The same controls as futures, which complete with {@link DevNodeException}.
     *
     * @return the controls
     */
    public AsyncDevNodeControls async() {
        return async;
    }

    private final class Async extends AsyncDevNodeControls {
        @Override
        protected <T extends @Nullable Object> CompletableFuture<T> control(String name, Object params, Decoder<T> result) {
            return NodeRequests.outside(ask(name, params, result));
        }
    }

    /** Stops the node in order, within 10 s; nothing happens when it has ended, or ran already. */
    @Override
    public void close() {
        if (started != null) {
            end(started.process);
            join(started.logReader);
        }
    }

    private static <T> T await(CompletableFuture<T> request) {
        try {
            return request.get();
        } catch (InterruptedException stop) {
            request.cancel(true);
            Thread.currentThread().interrupt();
            throw new CancellationException("Interrupted while waiting for the node");
        } catch (ExecutionException failed) {
            // A copy, so that the trace shows who waited.
            if (failed.getCause() instanceof DevNodeException error) {
                throw error.again();
            }
            throw failed.getCause() instanceof RuntimeException error ? error : new IllegalStateException(failed);
        }
    }

    private static void end(Process process) {
        try {
            process.getOutputStream().close();
        } catch (IOException gone) {
            // There is no caller left to report it to.
        }
        try {
            if (process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private static void join(Thread thread) {
        try {
            thread.join(1000);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private static void drain(BufferedReader output) {
        try (output) {
            while (output.readLine() != null) {
                // The result is not used.
            }
        } catch (IOException ended) {
            // The process is gone.
        }
    }

    /** Threads here never keep the program alive. */
    private static Thread startThread(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
