// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import java.math.BigInteger
import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.daemon.DaemonModule
import vendorclient.api.daemon.ParamsOfInspect
import vendorclient.api.daemon.ResultOfInspect
import vendorclient.api.daemon.ResultOfStatus
import vendorclient.kotlin.result

/** The daemon and the connection to it. */
public class DaemonFunctions(caller: Caller) {
    private val java = DaemonModule(caller)

    /** Returns immediately; checks that the daemon responds. */
    public suspend fun ping(options: CallOptions = CallOptions.NONE) {
        java.ping(options).result()
    }

    /** Returns the state of the daemon and of this connection. */
    public suspend fun status(options: CallOptions = CallOptions.NONE): ResultOfStatus =
        java.status(options).result()

    /**
     * Returns all connections of the daemon, what they wait for, and the end of its log.
     *
     * For operators of the daemon: every host that has presented the token sees the methods and durations of all calls,
     * but no parameters or results.
     * @param logAfter Number of the last line already read. Default: return all available lines.
     */
    public suspend fun inspect(logAfter: BigInteger? = null, options: CallOptions = CallOptions.NONE): ResultOfInspect =
        java.inspect(ParamsOfInspect(logAfter), options).result()

    /** Stops the daemon gracefully, for all connections. */
    public suspend fun shutdown(options: CallOptions = CallOptions.NONE) {
        java.shutdown(options).result()
    }
}
