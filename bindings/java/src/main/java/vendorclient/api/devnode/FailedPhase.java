// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Phase in which a message failed. */
public final class FailedPhase extends StringConstant {
    /** The message was refused: there is no transaction, and no fees were paid. */
    public static final FailedPhase ACCEPTANCE = new FailedPhase("acceptance", "ACCEPTANCE");

    /** The account could not pay for its storage. */
    public static final FailedPhase STORAGE = new FailedPhase("storage", "STORAGE");

    /** The contract did not run, or ended with an exit code. */
    public static final FailedPhase COMPUTE = new FailedPhase("compute", "COMPUTE");

    /** The contract ran, and one of its actions was not possible. */
    public static final FailedPhase ACTION = new FailedPhase("action", "ACTION");

    private FailedPhase(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static FailedPhase of(String wire) {
        return switch (wire) {
            case "acceptance" -> ACCEPTANCE;
            case "storage" -> STORAGE;
            case "compute" -> COMPUTE;
            case "action" -> ACTION;
            default -> new FailedPhase(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<FailedPhase> known() {
        return List.of(ACCEPTANCE, STORAGE, COMPUTE, ACTION);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static FailedPhase fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
