// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module inbox. */
public final class InboxErrorCode extends NumberConstant {
    /** The name follows accounts with different settings: finality, ABI or treatment of bounced messages. */
    public static final InboxErrorCode FOLLOWED_OTHERWISE = new InboxErrorCode(1101, "FOLLOWED_OTHERWISE");

    /** No accounts are followed under this name on this network. */
    public static final InboxErrorCode NOT_FOLLOWED = new InboxErrorCode(1102, "NOT_FOLLOWED");

    /** A parameter of the inbox is invalid; {@code data.field} names it. */
    public static final InboxErrorCode INVALID_INBOX_PARAMETER = new InboxErrorCode(1103, "INVALID_INBOX_PARAMETER");

    /** A name follows at most 10,000 accounts; {@code data.limit} is the maximum. */
    public static final InboxErrorCode TOO_MANY_ACCOUNTS = new InboxErrorCode(1104, "TOO_MANY_ACCOUNTS");

    /**
     * The endpoint returns a transaction without the one before it. The account does not advance until both are
     * available.
     */
    public static final InboxErrorCode HISTORY_GAP = new InboxErrorCode(1105, "HISTORY_GAP");

    private InboxErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static InboxErrorCode of(int wire) {
        return switch (wire) {
            case 1101 -> FOLLOWED_OTHERWISE;
            case 1102 -> NOT_FOLLOWED;
            case 1103 -> INVALID_INBOX_PARAMETER;
            case 1104 -> TOO_MANY_ACCOUNTS;
            case 1105 -> HISTORY_GAP;
            default -> new InboxErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<InboxErrorCode> known() {
        return List.of(FOLLOWED_OTHERWISE, NOT_FOLLOWED, INVALID_INBOX_PARAMETER, TOO_MANY_ACCOUNTS, HISTORY_GAP);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static InboxErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
