// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Whose spending is counted together. */
public final class SpendingScope extends StringConstant {
    /** Everything sent with the same storage. */
    public static final SpendingScope ALL = new SpendingScope("all", "ALL");

    /** Each paying account. */
    public static final SpendingScope ACCOUNT = new SpendingScope("account", "ACCOUNT");

    /** Each signing public key. Messages signed elsewhere are counted together. */
    public static final SpendingScope SIGNER = new SpendingScope("signer", "SIGNER");

    /** Each Dapp ID, as given by the caller. */
    public static final SpendingScope DAPP = new SpendingScope("dapp", "DAPP");

    private SpendingScope(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static SpendingScope of(String wire) {
        return switch (wire) {
            case "all" -> ALL;
            case "account" -> ACCOUNT;
            case "signer" -> SIGNER;
            case "dapp" -> DAPP;
            default -> new SpendingScope(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<SpendingScope> known() {
        return List.of(ALL, ACCOUNT, SIGNER, DAPP);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SpendingScope fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
