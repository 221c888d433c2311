package vendorclient;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import vendorclient.api.Api;
import vendorclient.api.abi.Signer;
import vendorclient.api.client.BindingConfig;
import vendorclient.api.client.NetworkConfig;
import vendorclient.api.crypto.RegisteredSigningBox;
import vendorclient.api.daemon.ParamsOfInitialize;
import vendorclient.api.daemon.ProtocolRange;
import vendorclient.api.daemon.ResultOfInitialize;
import vendorclient.api.inbox.NumberedDeposit;
import vendorclient.api.inbox.ParamsOfInboxDeposits;
import vendorclient.api.outbox.OutboxResult;
import vendorclient.api.outbox.ParamsOfOutboxRegisterSigner;
import vendorclient.api.outbox.ParamsOfOutboxResults;
import vendorclient.json.Decoder;
import vendorclient.json.Decoders;
import vendorclient.transport.StdioTransport;
import vendorclient.transport.Transport;
import vendorclient.transport.WebSocketTransport;

/**
 * A client with its configuration, handles and app objects, over a connection to a daemon. The modules of the API are its
 * methods: {@code client.crypto().generateRandomSignKeys().await()}. It may be used by many threads. No thread of it
 * keeps the program alive.
 */
public final class VendorClient implements Api, AutoCloseable {
    private static final System.Logger LOG = System.getLogger("vendorclient");
    private static final long PROTOCOL = 1;
    /** How long one call waits for a result of the outbox, or a deposit of the inbox. */
    private static final long WAIT_MS = 60_000;
    private static final List<String> CAPABILITIES = List.of("app_objects", "callbacks", "cancel", "deadlines");
    private final Connection connection;
    private final ResultOfInitialize info;
    private @Nullable DevNode devNode;

    private VendorClient(Transport transport, ClientOptions<?> options, Long hostPid) throws IOException {
        connection = new Connection(transport, options.executor());
        connection.start();
        boolean initialized = false;
        try {
            info = initialize(options, hostPid);
            initialized = true;
        } finally {
            if (!initialized) {
                connection.close(Duration.ZERO);
            }
        }
        connection.limitMessages(info.limits().messageInBytes());
        if (info.capabilities().contains(CallMessages.CAPABILITY)) {
            connection.acknowledgeMessages();
        }
        info.warnings().forEach(
                warning -> LOG.log(Level.WARNING, "Configuration, {0}: {1}", warning.path(), warning.message()));
    }

    /**
     * Starts a separate daemon, which ends with this client.
     *
     * @param options program, data folder, configuration …
     * @return the client, initialized
     * @throws ProgramNotFoundException when there is no program
     * @throws ClientException when the configuration is wrong (15) or the protocols do not fit
     * @throws ConnectionLostException when the daemon ends
     * @throws IOException when the program cannot be started, or does not initialize in time
     */
    public static VendorClient start(StartOptions options) throws IOException {
        List<String> command =
                new ArrayList<>(new ProgramFinder(System::getenv).find(options.program(), options.searchesPath()));
        long hostPid = ProcessHandle.current().pid();
        command.addAll(List.of("daemon", "--stdio", "--host-pid", Long.toString(hostPid)));
        if (options.dataFolder() != null) {
            command.addAll(List.of("--data", options.dataFolder().toString()));
        }
        if (options.logLevel() != null) {
            command.addAll(List.of("--log-level", options.logLevel()));
        }
        if (options.readsProject()) {
            command.add("--project");
        }
        return new VendorClient(new StdioTransport(command, options.environment()), options, hostPid);
    }

    /**
     * Begins the settings of a separate daemon: {@code VendorClient.builder().endpoint(url).start()}.
     *
     * @return settings with nothing special
     */
    public static StartOptions builder() {
        return new StartOptions();
    }

    /**
     * Connects to a serving daemon.
     *
     * @param options where it is, configuration …
     * @return the client, initialized
     * @throws ClientException when the configuration is wrong (15) or the protocols do not fit
     * @throws WebSocketTransport.RefusedException when the daemon does not accept the connection
     * @throws IOException when it cannot be reached, or does not initialize in time
     */
    public static VendorClient connect(ConnectOptions options) throws IOException {
        WebSocketTransport transport = options.dataFolder() == null
                ? new WebSocketTransport(options.url(), options.token())
                : Discovery.read(options.dataFolder()).connect();
        // A serving daemon lives on, so it does not watch this process.
        return new VendorClient(transport, options, null);
    }

    private ResultOfInitialize initialize(ClientOptions<?> options, Long hostPid) throws IOException {
        ParamsOfInitialize params = new ParamsOfInitialize()
                .withProtocol(new ProtocolRange(PROTOCOL, PROTOCOL))
                .withRequired(CAPABILITIES)
                // Messages leave only after this side has acknowledged them. An older daemon does not offer it.
                .withOptional(List.of(CallMessages.CAPABILITY))
                .withBinding(new BindingConfig("vendorclient-java", Api.VERSION))
                .withHostPid(hostPid)
                .withConfig(options.config());
        Call<ResultOfInitialize> call =
                connection.call("daemon.initialize", params, ResultOfInitialize::fromJson, CallOptions.NONE);
        try {
            return call.get(options.initializeTimeout().toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            String limit = options.initializeTimeout().toString().substring(2).toLowerCase(Locale.ROOT);
            throw new IOException("The daemon did not initialize within " + limit, late);
        } catch (InterruptedException | ExecutionException other) {
            if (other instanceof InterruptedException) {
                Thread.currentThread().interrupt();
            }
            // It throws what is to be thrown.
            return call.await();
        }
    }

    /**
     * Facts about this connection: protocol, capabilities, server, limits, configuration in force, warnings.
     *
     * @return what the daemon answered to the initialization
     */
    public ResultOfInitialize info() {
        return info;
    }

    /**
     * The development node at the first endpoint of the configuration: its controls, and the funder of deployments,
     * {@code fundedBy(client.devNode())}. Nothing is asked before the first control.
     *
     * @return the node, always the same object
     * @throws DevNodeException {@code unreachable} when the configuration has no endpoint
     */
    public DevNode devNode() {
        synchronized (info) {
            if (devNode == null) {
                NetworkConfig network = info.config().network();
                List<String> endpoints = network == null ? null : network.endpoints();
                if (endpoints == null || endpoints.isEmpty()) {
                    throw new DevNodeException("unreachable", "The configuration of the client has no endpoint", null);
                }
                devNode = DevNode.connect(endpoints.get(0));
            }
            return devNode;
        }
    }

    /**
     * Calls a function by its wire name.
     *
     * @param method {@code module.function}
     * @param params a map, a struct or a union, or {@code null}
     * @return the call; its result is a value as {@link vendorclient.json.Json} describes it
     */
    public Call<@Nullable Object> call(String method, @Nullable Object params) {
        return call(method, params, Decoders::any, CallOptions.NONE);
    }

    @Override
    public Executor executor() {
        return connection.executor();
    }

    @Override
    public <T> Call<T> call(String method, Object params, Decoder<T> result, CallOptions options) {
        return connection.call(method, params, result, options);
    }

    @Override
    public <T> Call<T> callWithObject(
            String method, Object params, Decoder<T> result, CallOptions options, AppObject object) {
        return connection.callWithObject(method, params, result, options, object);
    }

    @Override
    public <T> Call<T> callWithCallback(
            String method, Object params, Decoder<T> result, CallOptions options, Callback<?> callback) {
        return connection.callWithCallback(method, params, result, options, callback);
    }

    /**
     * Makes a signer known to the outbox under a name, for as long as this client lives: entries that wait for the name are
     * signed. Register it with each new client.
     *
     * @param name 1 to 64 characters
     * @param signer who signs
     * @return the call; its result: the signer with that name, for contracts
     */
    public Call<ContractSigner> registerSigner(String name, ContractSigner signer) {
        Objects.requireNonNull(signer, "the signer is null");
        return Steps.run(this, CallOptions.NONE, steps -> box(steps, signer.signer()).thenCompose(handle -> steps.next(
                        () -> outbox().registerSigner(new ParamsOfOutboxRegisterSigner(name, handle)))
                .thenApply(done -> signer.named(handle, name))));
    }

    private CompletableFuture<Long> box(Steps steps, Signer signer) {
        if (signer instanceof Signer.SigningBox box) {
            return CompletableFuture.completedFuture(box.handle());
        }
        if (signer instanceof Signer.Keys keys) {
            return steps.next(() -> crypto().getSigningBox(keys.keys())).thenApply(RegisteredSigningBox::handle);
        }
        throw new IllegalArgumentException("The outbox takes signers that have keys or a signing box");
    }

    /**
     * The ends of all entries of the outbox as they come, first those that were not acknowledged.
     *
     * @return the results; {@code outbox().results} is the call that it repeats
     */
    public ContractStream<DeliveredResult> outboxResults() {
        return outboxResults(null);
    }

    /**
     * The ends of entries of a group as they come, first those that were not acknowledged. Closing the stream ends its wait
     * at once.
     *
     * @param group name of the group, {@code null} for all
     * @return the results; {@code outbox().results} is the call that it repeats
     */
    public ContractStream<DeliveredResult> outboxResults(@Nullable String group) {
        return new ContractStream<>(
                CompletableFuture.completedFuture(null),
                after -> Steps.run(this, CallOptions.NONE, steps -> {
                    ParamsOfOutboxResults params = new ParamsOfOutboxResults()
                            .withGroup(group)
                            .withAfter(after)
                            .withWaitMs(WAIT_MS);
                    return steps.next(() -> outbox().results(params)).thenApply(found -> resultsPage(found.results(), after));
                }),
                executor(),
                () -> {});
    }

    private ContractStream.Page<DeliveredResult> resultsPage(List<OutboxResult> results, @Nullable String after) {
        String last = results.isEmpty() ? after : results.get(results.size() - 1).number();
        List<DeliveredResult> items =
                results.stream().map(result -> new DeliveredResult(this, result)).toList();
        return new ContractStream.Page<>(items, last, false);
    }

    /**
     * The deposits of the accounts that {@code inbox().follow} follows under a name as they come, first those that were not
     * acknowledged. Closing the stream ends its wait at once.
     *
     * @param name the name, {@code null} for {@code default}
     * @return the deposits; {@code inbox().deposits} is the call that it repeats
     */
    public ContractStream<DeliveredDeposit> inboxDeposits(@Nullable String name) {
        return new ContractStream<>(
                CompletableFuture.completedFuture(null),
                after -> Steps.run(this, CallOptions.NONE, steps -> {
                    var params =
                            new ParamsOfInboxDeposits().withName(name).withAfter(after).withWaitMs(WAIT_MS);
                    return steps.next(() -> inbox().deposits(params))
                            .thenApply(found -> depositsPage(name, found.deposits(), after));
                }),
                executor(),
                () -> {});
    }

    private ContractStream.Page<DeliveredDeposit> depositsPage(
            @Nullable String name, List<NumberedDeposit> deposits, @Nullable String after) {
        String last = deposits.isEmpty() ? after : deposits.get(deposits.size() - 1).number();
        List<DeliveredDeposit> items = deposits.stream()
                .map(item -> new DeliveredDeposit(this, name, item))
                .toList();
        return new ContractStream.Page<>(items, last, false);
    }

    /**
     * Ends the connection. Calls that wait are cancelled and fail at once with {@link ClientClosedException}, as later
     * ones do. A separate daemon gets the end of its input and up to 7 s, then it is terminated.
     */
    @Override
    public void close() {
        close(Duration.ZERO);
    }

    /**
     * Ends the connection as {@link #close()} does, but lets waiting calls continue for a while. New ones are refused.
     *
     * @param grace how long; what still waits then is cancelled
     */
    public void close(Duration grace) {
        connection.close(grace);
    }
}
