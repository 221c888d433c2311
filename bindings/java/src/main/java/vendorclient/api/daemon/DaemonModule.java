// Generated from the definitions of the API.
package vendorclient.api.daemon;

import org.jspecify.annotations.Nullable;
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
     * Returns immediately; checks that the daemon responds.
     *
     * @return the call; it has no result
     */
    public Call<@Nullable Void> ping() {
        return ping(CallOptions.NONE);
    }

    /**
     * Returns immediately; checks that the daemon responds.
     *
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> ping(CallOptions options) {
        return caller.call("daemon.ping", null, Decoders::nothing, options);
    }

    /**
     * Returns the state of the daemon and of this connection.
     *
     * @return the call; its result: State of the daemon and of this connection.
     */
    public Call<ResultOfStatus> status() {
        return status(CallOptions.NONE);
    }

    /**
     * Returns the state of the daemon and of this connection.
     *
     * @param options how to call
     * @return the call; its result: State of the daemon and of this connection.
     */
    public Call<ResultOfStatus> status(CallOptions options) {
        return caller.call("daemon.status", null, ResultOfStatus::fromJson, options);
    }

    /**
     * Returns all connections of the daemon, what they wait for, and the end of its log.
     *
     * <p>For operators of the daemon: every host that has presented the token sees the methods and durations of all
     * calls, but no parameters or results.
     *
     * @param params Which log lines to return.
     * @return the call; its result: State of the daemon and all its connections.
     */
    public Call<ResultOfInspect> inspect(ParamsOfInspect params) {
        return inspect(params, CallOptions.NONE);
    }

    /**
     * Returns all connections of the daemon, what they wait for, and the end of its log.
     *
     * <p>For operators of the daemon: every host that has presented the token sees the methods and durations of all
     * calls, but no parameters or results.
     *
     * @param params Which log lines to return.
     * @param options how to call
     * @return the call; its result: State of the daemon and all its connections.
     */
    public Call<ResultOfInspect> inspect(ParamsOfInspect params, CallOptions options) {
        return caller.call("daemon.inspect", params, ResultOfInspect::fromJson, options);
    }

    /**
     * Stops the daemon gracefully, for all connections.
     *
     * @return the call; it has no result
     */
    public Call<@Nullable Void> shutdown() {
        return shutdown(CallOptions.NONE);
    }

    /**
     * Stops the daemon gracefully, for all connections.
     *
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> shutdown(CallOptions options) {
        return caller.call("daemon.shutdown", null, Decoders::nothing, options);
    }
}
