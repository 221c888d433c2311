// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Where the message of an entry is. */
public final class OutboxState extends StringConstant {
    /** It waits for its turn, or for {@code not_before}; nothing has left. */
    public static final OutboxState QUEUED = new OutboxState("queued", "QUEUED");

    /** Its signer is asked, or not connected; nothing has left. */
    public static final OutboxState SIGNING = new OutboxState("signing", "SIGNING");

    /** Its bytes are final and may have left. */
    public static final OutboxState SENDING = new OutboxState("sending", "SENDING");

    /** It has left; what became of it is being looked for. */
    public static final OutboxState SENT = new OutboxState("sent", "SENT");

    /** End: its transaction succeeded. */
    public static final OutboxState EXECUTED = new OutboxState("executed", "EXECUTED");

    /** End: its transaction was aborted. */
    public static final OutboxState ABORTED = new OutboxState("aborted", "ABORTED");

    /** End: it was not executed and never will be; its time is over. */
    public static final OutboxState EXPIRED = new OutboxState("expired", "EXPIRED");

    /** End: it was refused, and was not executed and never will be. */
    public static final OutboxState REFUSED = new OutboxState("refused", "REFUSED");

    /** End: it was cancelled before it left. */
    public static final OutboxState CANCELLED = new OutboxState("cancelled", "CANCELLED");

    /** End for now: nobody can tell. A later finding follows as another result. */
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
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static OutboxState fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
