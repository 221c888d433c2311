// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** What is not known about a transfer. Extension of the published interface. */
public final class TransferDoubt extends StringConstant {
    /** The state of the recipient could not be read. */
    public static final TransferDoubt RECIPIENT = new TransferDoubt("recipient", "RECIPIENT");

    /** The message cannot be executed locally on the recipient. */
    public static final TransferDoubt RUN = new TransferDoubt("run", "RUN");

    /** An earlier message of the same call deploys the recipient, and the network may assign it to another Dapp. */
    public static final TransferDoubt DAPP_ID = new TransferDoubt("dapp_id", "DAPP_ID");

    /** The recipient sends messages of its own, which were not followed. */
    public static final TransferDoubt SENDS_ON = new TransferDoubt("sends_on", "SENDS_ON");

    private TransferDoubt(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static TransferDoubt of(String wire) {
        return switch (wire) {
            case "recipient" -> RECIPIENT;
            case "run" -> RUN;
            case "dapp_id" -> DAPP_ID;
            case "sends_on" -> SENDS_ON;
            default -> new TransferDoubt(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<TransferDoubt> known() {
        return List.of(RECIPIENT, RUN, DAPP_ID, SENDS_ON);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TransferDoubt fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
