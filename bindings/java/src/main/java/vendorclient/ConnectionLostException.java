package vendorclient;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.daemon.ProtocolErrorCode;
import vendorclient.transport.TransportEnd;

/**
 * The daemon ended or the connection broke: all waiting and all later calls of the client fail with this. Its code is
 * {@link ProtocolErrorCode#CONNECTION_LOST}, which no daemon sends. A message that may have left has the outcome
 * {@code unknown}.
 */
public sealed class ConnectionLostException extends ClientException permits ClientClosedException {
    private static final long serialVersionUID = 1L;
    /** How the daemon ended; {@code null} when that is not known. */
    private final Integer exitStatus;
    /** The end of its standard error. */
    private final String errorOutput;

    ConnectionLostException(TransportEnd end) {
        this(ProtocolErrorCode.CONNECTION_LOST.wire(), describe(end), end, Map.of(), null);
    }

    ConnectionLostException(int code, String message, TransportEnd end, @Nullable Object data, @Nullable Throwable cause) {
        super(code, message, data, cause);
        exitStatus = end.exitStatus();
        errorOutput = end.errorOutput();
    }

    @Override
    ConnectionLostException copy(@Nullable Object data, @Nullable Throwable cause) {
        return new ConnectionLostException(code(), getMessage(), end(), data, cause);
    }

    TransportEnd end() {
        return new TransportEnd(getMessage(), exitStatus, errorOutput);
    }

    /**
     * How the process of the daemon ended.
     *
     * @return its exit status, 128 plus the number after a signal; {@code null} when it was not started by this client
     */
    public @Nullable Integer exitStatus() {
        return exitStatus;
    }

    /**
     * The last 4 KiB that the process of the daemon wrote to standard error.
     *
     * @return the text; empty when it was not started by this client
     */
    public String errorOutput() {
        return errorOutput;
    }

    private static String describe(TransportEnd end) {
        StringBuilder text = new StringBuilder("Connection lost: ").append(end.reason());
        if (end.exitStatus() != null) {
            text.append(", exit status ").append(end.exitStatus());
        }
        if (!end.errorOutput().isBlank()) {
            text.append("; end of its standard error:\n").append(end.errorOutput().strip());
        }
        return text.toString();
    }
}
