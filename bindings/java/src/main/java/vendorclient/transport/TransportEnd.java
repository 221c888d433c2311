package vendorclient.transport;

import org.jspecify.annotations.Nullable;

/**
 * How a connection ended.
 *
 * @param reason what happened, for people
 * @param exitStatus of the daemon's process, if it was started here and has ended; 128 plus the number of a signal
 * @param errorOutput the last 4 KiB that the daemon's process wrote to standard error
 */
public record TransportEnd(String reason, @Nullable Integer exitStatus, String errorOutput) {
    /**
     * The end of a connection without a process.
     *
     * @param reason what happened, for people
     */
    public TransportEnd(String reason) {
        this(reason, null, "");
    }
}
