// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Kind of an inbox item. */
public final class DepositKind extends StringConstant {
    /** A payment that arrived, at least in part: book every item of {@code amounts}. */
    public static final DepositKind DEPOSIT = new DepositKind("deposit", "DEPOSIT");

    /**
     * Not a deposit: a payment reached the account but was lost completely; {@code losses} says what was lost and why.
     */
    public static final DepositKind BURNT = new DepositKind("burnt", "BURNT");

    /** Not a deposit: a message of the account bounced. Only with {@code include_bounced}. */
    public static final DepositKind BOUNCED = new DepositKind("bounced", "BOUNCED");

    /**
     * Not a deposit: the block of a transaction that was delivered before it was final has been replaced, and the
     * deposit did not happen.
     */
    public static final DepositKind WITHDRAWN = new DepositKind("withdrawn", "WITHDRAWN");

    private DepositKind(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static DepositKind of(String wire) {
        return switch (wire) {
            case "deposit" -> DEPOSIT;
            case "burnt" -> BURNT;
            case "bounced" -> BOUNCED;
            case "withdrawn" -> WITHDRAWN;
            default -> new DepositKind(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<DepositKind> known() {
        return List.of(DEPOSIT, BURNT, BOUNCED, WITHDRAWN);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static DepositKind fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
