package vendorclient;

import java.util.OptionalInt;
import vendorclient.transport.TransportEnd;

/** The daemon ended or the connection broke: all waiting and all later calls of the client fail with this. */
public final class ConnectionLostException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient TransportEnd end;

    ConnectionLostException(TransportEnd end) {
        super(describe(end));
        this.end = end;
    }

    ConnectionLostException(ConnectionLostException original) {
        super(original.getMessage(), original);
        end = original.end;
    }

    /**
     * How the process of the daemon ended.
     *
     * @return its exit status, 128 plus the number after a signal; empty when it was not started by this client
     */
    public OptionalInt exitStatus() {
        return end.exitStatus();
    }

    /**
     * The last 4 KiB that the process of the daemon wrote to standard error.
     *
     * @return the text; empty when it was not started by this client
     */
    public String errorOutput() {
        return end.errorOutput();
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
