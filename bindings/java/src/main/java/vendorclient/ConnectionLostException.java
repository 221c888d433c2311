package vendorclient;

import java.util.Map;
import java.util.OptionalInt;
import vendorclient.api.daemon.ProtocolErrorCode;
import vendorclient.transport.TransportEnd;

/**
 * The daemon ended or the connection broke: all waiting and all later calls of the client fail with this. Its code is
 * {@link ProtocolErrorCode#CONNECTION_LOST}, which no daemon sends.
 */
public sealed class ConnectionLostException extends ClientException permits ClientClosedException {
    private static final long serialVersionUID = 1L;
    /** How the daemon ended; {@code null} when that is not known. */
    private final Integer exitStatus;
    /** The end of its standard error. */
    private final String errorOutput;

    ConnectionLostException(TransportEnd end) {
        this(ProtocolErrorCode.CONNECTION_LOST.wire(), describe(end), end, null);
    }

    ConnectionLostException(int code, String message, TransportEnd end, ConnectionLostException cause) {
        super(code, message, Map.of(), cause);
        exitStatus = end.exitStatus().isPresent() ? end.exitStatus().getAsInt() : null;
        errorOutput = end.errorOutput();
    }

    @Override
    ConnectionLostException again() {
        return new ConnectionLostException(code(), getMessage(), end(), this);
    }

    TransportEnd end() {
        return new TransportEnd(getMessage(), exitStatus(), errorOutput);
    }

    /**
     * How the process of the daemon ended.
     *
     * @return its exit status, 128 plus the number after a signal; empty when it was not started by this client
     */
    public OptionalInt exitStatus() {
        return exitStatus == null ? OptionalInt.empty() : OptionalInt.of(exitStatus);
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
        end.exitStatus().ifPresent(status -> text.append(", exit status ").append(status));
        if (!end.errorOutput().isBlank()) {
            text.append("; end of its standard error:\n").append(end.errorOutput().strip());
        }
        return text.toString();
    }
}
