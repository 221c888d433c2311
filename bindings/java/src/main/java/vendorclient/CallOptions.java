package vendorclient;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a call is made.
 *
 * @param timeout time limit of the call, then it fails with
 *     {@link vendorclient.api.daemon.ProtocolErrorCode#DEADLINE_EXCEEDED}, or {@code null}. It is rounded up to whole
 *     ms; what is over already, zero or less, is 1 ms
 * @param appRequestTimeout time limit of each request to an app object of the call, zero for no limit; {@code null} for that of the daemon
 * @param trace text that the daemon repeats in the log lines of the call, or {@code null}
 */
public record CallOptions(
        @Nullable Duration timeout, @Nullable Duration appRequestTimeout, @Nullable String trace) {
    private static final Duration MAX = Duration.ofMillis(0xFFFF_FFFFL);

    /** Nothing special. */
    public static final CallOptions NONE = new CallOptions(null, null, null);

    /**
     * A time limit for the call.
     *
     * @param timeout the limit
     * @return options with it
     */
    public static CallOptions timeout(Duration timeout) {
        return NONE.withTimeout(timeout);
    }

    /**
     * The same with another time limit.
     *
     * @param timeout the limit
     * @return the changed copy
     */
    public CallOptions withTimeout(Duration timeout) {
        return new CallOptions(timeout, appRequestTimeout, trace);
    }

    /**
     * The same with another time limit of app requests.
     *
     * @param appRequestTimeout the limit
     * @return the changed copy
     */
    public CallOptions withAppRequestTimeout(Duration appRequestTimeout) {
        return new CallOptions(timeout, appRequestTimeout, trace);
    }

    /**
     * The same with another text for the log.
     *
     * @param trace the text
     * @return the changed copy
     */
    public CallOptions withTrace(String trace) {
        return new CallOptions(timeout, appRequestTimeout, trace);
    }

    /** The reserved parameter {@code _call}. */
    Map<String, Object> toJson() {
        Map<String, Object> json = new LinkedHashMap<>();
        if (timeout != null) {
            // On the wire, zero is no limit.
            json.put("timeout_ms", Math.max(1, wholeMs(timeout)));
        }
        if (appRequestTimeout != null) {
            json.put("app_request_timeout_ms", wholeMs(appRequestTimeout));
        }
        if (trace != null) {
            json.put("trace", trace);
        }
        return json;
    }

    /** Rounded up, within the 32 bits of the wire: 49 days. */
    private static long wholeMs(Duration time) {
        if (time.compareTo(MAX) >= 0) {
            return MAX.toMillis();
        }
        return time.isNegative() ? 0 : time.plusNanos(999_999).toMillis();
    }
}
