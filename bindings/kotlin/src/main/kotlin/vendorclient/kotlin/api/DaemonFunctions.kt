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

    /** Answers at once. */
    public suspend fun ping(options: CallOptions = CallOptions.NONE) {
        java.ping(options).result()
    }

    /** Reports the state of the daemon and of this connection. */
    public suspend fun status(options: CallOptions = CallOptions.NONE): ResultOfStatus =
        java.status(options).result()

    /**
     * Reports all connections of the daemon, what they wait for, and the end of its log.
     *
     * For whoever runs the daemon: every host that has shown the token sees the methods and times of all, and no
     * parameters or results of anybody.
     * @param logAfter Number of the last line that is known already. Default: all lines that are kept.
     */
    public suspend fun inspect(logAfter: BigInteger? = null, options: CallOptions = CallOptions.NONE): ResultOfInspect =
        java.inspect(ParamsOfInspect(logAfter), options).result()

    /** Stops the daemon in an orderly way, for all connections. */
    public suspend fun shutdown(options: CallOptions = CallOptions.NONE) {
        java.shutdown(options).result()
    }
}
