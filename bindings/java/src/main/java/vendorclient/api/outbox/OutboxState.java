// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** State of an entry. */
public final class OutboxState extends StringConstant {
    /** Waiting for its turn or for {@code not_before}; nothing has been sent. */
    public static final OutboxState QUEUED = new OutboxState("queued", "QUEUED");

    /** Waiting for its signer; nothing has been sent. */
    public static final OutboxState SIGNING = new OutboxState("signing", "SIGNING");

    /** The message is final and may have been sent. */
    public static final OutboxState SENDING = new OutboxState("sending", "SENDING");

    /** The message was sent; its transaction is being looked for. */
    public static final OutboxState SENT = new OutboxState("sent", "SENT");

    /** Final: its transaction succeeded. */
    public static final OutboxState EXECUTED = new OutboxState("executed", "EXECUTED");

    /** Final: its transaction was aborted. */
    public static final OutboxState ABORTED = new OutboxState("aborted", "ABORTED");

    /** Final: it expired; it was not executed and never will be. */
    public static final OutboxState EXPIRED = new OutboxState("expired", "EXPIRED");

    /** Final: it was refused; it was not executed and never will be. */
    public static final OutboxState REFUSED = new OutboxState("refused", "REFUSED");

    /** Final: it was cancelled before it was sent. */
    public static final OutboxState CANCELLED = new OutboxState("cancelled", "CANCELLED");

    /** Final for now: the outcome cannot be determined. If it is found later, another result follows. */
    public static final OutboxState UNKNOWN = new OutboxState("unknown", "UNKNOWN");

    private OutboxState(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static OutboxState of(String wire) {
        return switch (wire) {
            case "queued" -> QUEUED;
            case "signing" -> SIGNING;
            case "sending" -> SENDING;
            case "sent" -> SENT;
            case "executed" -> EXECUTED;
            case "aborted" -> ABORTED;
            case "expired" -> EXPIRED;
            case "refused" -> REFUSED;
            case "cancelled" -> CANCELLED;
            case "unknown" -> UNKNOWN;
            default -> new OutboxState(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<OutboxState> known() {
        return List.of(QUEUED, SIGNING, SENDING, SENT, EXECUTED, ABORTED, EXPIRED, REFUSED, CANCELLED, UNKNOWN);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static OutboxState fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
