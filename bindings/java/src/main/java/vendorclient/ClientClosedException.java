package vendorclient;

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
        this(null);
    }

    private ClientClosedException(ClientClosedException cause) {
        super(ClientErrorCode.INVALID_CONTEXT_HANDLE.wire(), MESSAGE, new TransportEnd(MESSAGE), cause);
    }

    @Override
    ClientClosedException again() {
        return new ClientClosedException(this);
    }
}
