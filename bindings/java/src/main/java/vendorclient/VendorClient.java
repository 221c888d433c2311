package vendorclient;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import vendorclient.api.Api;
import vendorclient.api.client.BindingConfig;
import vendorclient.api.daemon.ParamsOfInitialize;
import vendorclient.api.daemon.ProtocolRange;
import vendorclient.api.daemon.ResultOfInitialize;
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
    private static final long PROTOCOL = 1;
    private static final List<String> CAPABILITIES = List.of("app_objects", "callbacks", "cancel", "deadlines");
    private final Connection connection;
    private final ResultOfInitialize info;

    private VendorClient(Transport transport, ClientOptions<?> options, Long hostPid) {
        connection = new Connection(transport, options.executorOrDefault());
        connection.start();
        boolean initialized = false;
        try {
            info = initialize(options, hostPid);
            initialized = true;
        } finally {
            if (!initialized) {
                connection.close();
            }
        }
        connection.limitMessages(info.limits().messageInBytes());
    }

    /**
     * Starts a daemon of one's own, which ends with this client.
     *
     * @param options program, data folder, configuration …
     * @return the client, initialized
     * @throws ProgramNotFoundException when there is no program
     * @throws ClientException when the configuration is wrong (15) or the protocols do not fit
     * @throws ConnectionLostException when the daemon ends
     * @throws IOException when the program cannot be started
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
        return new VendorClient(new StdioTransport(command, options.environment()), options, hostPid);
    }

    /**
     * Connects to a serving daemon.
     *
     * @param options where it is, configuration …
     * @return the client, initialized
     * @throws ClientException when the configuration is wrong (15) or the protocols do not fit
     * @throws WebSocketTransport.RefusedException when the daemon does not accept the connection
     * @throws IOException when it cannot be reached
     */
    public static VendorClient connect(ConnectOptions options) throws IOException {
        WebSocketTransport transport = options.dataFolder() == null
                ? new WebSocketTransport(options.url(), options.token())
                : Discovery.read(options.dataFolder()).connect();
        // A serving daemon lives on, so it is not told whom to watch.
        return new VendorClient(transport, options, null);
    }

    private ResultOfInitialize initialize(ClientOptions<?> options, Long hostPid) {
        ParamsOfInitialize params = new ParamsOfInitialize()
                .withProtocol(new ProtocolRange(PROTOCOL, PROTOCOL))
                .withRequired(CAPABILITIES)
                .withBinding(new BindingConfig("vendorclient-java", Api.VERSION))
                .withHostPid(hostPid)
                .withConfig(options.config());
        Call<ResultOfInitialize> call =
                connection.call("daemon.initialize", params, ResultOfInitialize::fromJson, CallOptions.NONE);
        call.orTimeout(options.initializeTimeout().toMillis(), TimeUnit.MILLISECONDS);
        return call.await();
    }

    /**
     * What holds on this connection: protocol, capabilities, server, limits, configuration in force, warnings.
     *
     * @return what the daemon answered to the initialization
     */
    public ResultOfInitialize info() {
        return info;
    }

    /**
     * Calls a function by its wire name.
     *
     * @param method {@code module.function}
     * @param params a map, a struct or a union; {@code null} for none
     * @return the call; its result is a value as {@link vendorclient.json.Json} describes it
     */
    public Call<Object> call(String method, Object params) {
        return call(method, params, Decoders::any, CallOptions.NONE);
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
     * Ends the connection. A daemon of one's own gets the end of its input and up to 7 s, then it is terminated. Calls
     * that are still waiting, and all later ones, fail with {@link ConnectionLostException}.
     */
    @Override
    public void close() {
        connection.close();
    }
}
