package vendorclient;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.client.ClientErrorCode;
import vendorclient.transport.TransportEnd;

/**
 * The program closed the client: calls that waited were cancelled, later ones are refused. What they had sent to the
 * network stays sent. Its code is {@link ClientErrorCode#INVALID_CONTEXT_HANDLE}.
 */
public final class ClientClosedException extends ConnectionLostException {
    private static final long serialVersionUID = 1L;
    private static final String MESSAGE = "The client is closed";

    ClientClosedException() {
        this(Map.of(), null);
    }

    private ClientClosedException(@Nullable Object data, @Nullable Throwable cause) {
        super(ClientErrorCode.INVALID_CONTEXT_HANDLE.wire(), MESSAGE, new TransportEnd(MESSAGE), data, cause);
    }

    @Override
    ClientClosedException copy(@Nullable Object data, @Nullable Throwable cause) {
        return new ClientClosedException(data, cause);
    }
}
