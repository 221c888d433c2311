// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module policy. */
public final class PolicyErrorCode extends NumberConstant {
    /** The spending policy does not allow payments to this account; {@code data.recipient} names it. */
    public static final PolicyErrorCode RECIPIENT_NOT_ALLOWED = new PolicyErrorCode(1201, "RECIPIENT_NOT_ALLOWED");

    /**
     * The message would exceed a limit of the spending policy. {@code data} has the limit, the amount spent and the
     * amount of the message.
     */
    public static final PolicyErrorCode SPENDING_LIMIT_REACHED = new PolicyErrorCode(1202, "SPENDING_LIMIT_REACHED");

    /** The spending policy cannot determine what the message pays; {@code data.reason} says why. */
    public static final PolicyErrorCode SPENDING_UNKNOWN = new PolicyErrorCode(1203, "SPENDING_UNKNOWN");

    /**
     * The message needs approval and did not get it. {@code data.reason}: {@code refused}, {@code no_approver}, or
     * {@code failed} if the approver did not answer.
     */
    public static final PolicyErrorCode SPENDING_NOT_APPROVED = new PolicyErrorCode(1204, "SPENDING_NOT_APPROVED");

    /**
     * The message would certainly lose more than the spending policy allows ({@code max_loss}); {@code data} names the
     * losses, the recipient and the remedy.
     */
    public static final PolicyErrorCode LOSS_NOT_ALLOWED = new PolicyErrorCode(1205, "LOSS_NOT_ALLOWED");

    private PolicyErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static PolicyErrorCode of(int wire) {
        return switch (wire) {
            case 1201 -> RECIPIENT_NOT_ALLOWED;
            case 1202 -> SPENDING_LIMIT_REACHED;
            case 1203 -> SPENDING_UNKNOWN;
            case 1204 -> SPENDING_NOT_APPROVED;
            case 1205 -> LOSS_NOT_ALLOWED;
            default -> new PolicyErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<PolicyErrorCode> known() {
        return List.of(
                RECIPIENT_NOT_ALLOWED,
                SPENDING_LIMIT_REACHED,
                SPENDING_UNKNOWN,
                SPENDING_NOT_APPROVED,
                LOSS_NOT_ALLOWED);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static PolicyErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
