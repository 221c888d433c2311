package vendorclient;

import java.util.concurrent.CompletionException;

/**
 * The application ended a call with a checked exception, which is the cause: {@link Call#orTimeout} does. What the call had
 * sent stays sent: {@link #facts()}.
 */
public final class CallAbandonedException extends CompletionException {
    private static final long serialVersionUID = 1L;
    private final transient MessageFacts facts;

    CallAbandonedException(Throwable cause, MessageFacts facts) {
        super(cause);
        this.facts = facts;
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
