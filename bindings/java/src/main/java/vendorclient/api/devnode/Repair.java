// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** What has to be changed before another attempt can succeed. */
public final class Repair extends StringConstant {
    /** The key that signs the message. */
    public static final Repair KEY = new Repair("key", "KEY");

    /** The amount that the message carries. */
    public static final Repair VALUE = new Repair("value", "VALUE");

    /** The balance of the account. */
    public static final Repair BALANCE = new Repair("balance", "BALANCE");

    /** The amount that the contract sends. */
    public static final Repair AMOUNT = new Repair("amount", "AMOUNT");

    /** Nothing: a new message is enough. */
    public static final Repair AGAIN = new Repair("again", "AGAIN");

    /** The account needs its contract. */
    public static final Repair DEPLOY = new Repair("deploy", "DEPLOY");

    /** The function or its arguments. */
    public static final Repair CALL = new Repair("call", "CALL");

    /** The code of the contract. */
    public static final Repair CONTRACT = new Repair("contract", "CONTRACT");

    private Repair(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static Repair of(String wire) {
        return switch (wire) {
            case "key" -> KEY;
            case "value" -> VALUE;
            case "balance" -> BALANCE;
            case "amount" -> AMOUNT;
            case "again" -> AGAIN;
            case "deploy" -> DEPLOY;
            case "call" -> CALL;
            case "contract" -> CONTRACT;
            default -> new Repair(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<Repair> known() {
        return List.of(KEY, VALUE, BALANCE, AMOUNT, AGAIN, DEPLOY, CALL, CONTRACT);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static Repair fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
