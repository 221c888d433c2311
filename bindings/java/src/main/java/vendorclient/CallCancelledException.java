package vendorclient;

import java.util.concurrent.CancellationException;
import vendorclient.api.daemon.ProtocolErrorCode;

/** A call was cancelled, and did not wait for what the daemon says. What it had sent stays sent: {@link #facts()}. */
public final class CallCancelledException extends CancellationException {
    private static final long serialVersionUID = 1L;
    private final transient MessageFacts facts;

    /**
     * The end of a cancelled call.
     *
     * @param message what happened, for people
     * @param facts what is known of its messages
     */
    public CallCancelledException(String message, MessageFacts facts) {
        super(message);
        this.facts = facts;
    }

    /**
     * The code of the error in every binding.
     *
     * @return that of {@link ProtocolErrorCode#REQUEST_CANCELLED}
     */
    public int code() {
        return ProtocolErrorCode.REQUEST_CANCELLED.wire();
    }

    /**
     * Facts about the messages of the call.
     *
     * @return the facts
     */
    public MessageFacts facts() {
        return facts == null ? MessageFacts.NONE : facts;
    }
}
