package vendorclient.kotlin

import kotlin.time.Duration
import kotlin.time.toJavaDuration
import vendorclient.CallOptions

/**
 * How a call is made.
 *
 * @param timeout Time limit of the call, then it fails with the code -32008; what was sent stays sent. `withTimeout` gives up
 * at once instead.
 * @param appRequestTimeout Time limit of each request to an app object of the call, zero for no limit. Default: that of the daemon.
 * @param trace Text that the daemon repeats in the log lines of the call.
 */
public fun callOptions(
    timeout: Duration? = null,
    appRequestTimeout: Duration? = null,
    trace: String? = null,
): CallOptions = CallOptions(timeout?.toJavaDuration(), appRequestTimeout?.toJavaDuration(), trace)
