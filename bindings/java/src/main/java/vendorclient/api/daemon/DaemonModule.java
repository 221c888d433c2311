// Generated from the definitions of the API.
package vendorclient.api.daemon;

import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.json.Decoders;

/** The daemon and the connection to it. */
public final class DaemonModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public DaemonModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Answers at once.
     *
     * @return the call; it has no result
     */
    public Call<Void> ping() {
        return ping(CallOptions.NONE);
    }

    /**
     * Answers at once.
     *
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<Void> ping(CallOptions options) {
        return caller.call("daemon.ping", null, Decoders::nothing, options);
    }

    /**
     * Reports the state of the daemon and of this connection.
     *
     * @return the call; its result: State of the daemon and of this connection.
     */
    public Call<ResultOfStatus> status() {
        return status(CallOptions.NONE);
    }

    /**
     * Reports the state of the daemon and of this connection.
     *
     * @param options how to call
     * @return the call; its result: State of the daemon and of this connection.
     */
    public Call<ResultOfStatus> status(CallOptions options) {
        return caller.call("daemon.status", null, ResultOfStatus::fromJson, options);
    }

    /**
     * Stops the daemon in an orderly way, for all connections.
     *
     * @return the call; it has no result
     */
    public Call<Void> shutdown() {
        return shutdown(CallOptions.NONE);
    }

    /**
     * Stops the daemon in an orderly way, for all connections.
     *
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<Void> shutdown(CallOptions options) {
        return caller.call("daemon.shutdown", null, Decoders::nothing, options);
    }
}
