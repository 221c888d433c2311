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
     * Answers at once.
     *
     * @return the call; it has no result
     */
    public Call<@Nullable Void> ping() {
        return ping(CallOptions.NONE);
    }

    /**
     * Answers at once.
     *
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> ping(CallOptions options) {
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
     * Reports all connections of the daemon, what they wait for, and the end of its log.
     *
     * <p>For whoever runs the daemon: every host that has shown the token sees the methods and times of all, and no
     * parameters or results of anybody.
     *
     * @param params Which lines of the log are wanted.
     * @return the call; its result: State of the daemon with all of its connections.
     */
    public Call<ResultOfInspect> inspect(ParamsOfInspect params) {
        return inspect(params, CallOptions.NONE);
    }

    /**
     * Reports all connections of the daemon, what they wait for, and the end of its log.
     *
     * <p>For whoever runs the daemon: every host that has shown the token sees the methods and times of all, and no
     * parameters or results of anybody.
     *
     * @param params Which lines of the log are wanted.
     * @param options how to call
     * @return the call; its result: State of the daemon with all of its connections.
     */
    public Call<ResultOfInspect> inspect(ParamsOfInspect params, CallOptions options) {
        return caller.call("daemon.inspect", params, ResultOfInspect::fromJson, options);
    }

    /**
     * Stops the daemon in an orderly way, for all connections.
     *
     * @return the call; it has no result
     */
    public Call<@Nullable Void> shutdown() {
        return shutdown(CallOptions.NONE);
    }

    /**
     * Stops the daemon in an orderly way, for all connections.
     *
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> shutdown(CallOptions options) {
        return caller.call("daemon.shutdown", null, Decoders::nothing, options);
    }
}
