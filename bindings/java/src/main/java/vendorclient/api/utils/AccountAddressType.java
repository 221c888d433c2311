// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Form in which an address is written. */
public final class AccountAddressType extends StringConstant {
    /** 64 hex digits. */
    public static final AccountAddressType ACCOUNT_ID = new AccountAddressType("AccountId", "ACCOUNT_ID");

    /** Hex with workchain, also anycast and variable addresses. */
    public static final AccountAddressType HEX = new AccountAddressType("Hex", "HEX");

    /** 48 characters with a valid checksum. */
    public static final AccountAddressType BASE64 = new AccountAddressType("Base64", "BASE64");

    /** {@code <dapp_id>::<account_id>}, both 64 hex digits. */
    public static final AccountAddressType EXTENDED = new AccountAddressType("Extended", "EXTENDED");

    private AccountAddressType(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static AccountAddressType of(String wire) {
        return switch (wire) {
            case "AccountId" -> ACCOUNT_ID;
            case "Hex" -> HEX;
            case "Base64" -> BASE64;
            case "Extended" -> EXTENDED;
            default -> new AccountAddressType(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<AccountAddressType> known() {
        return List.of(ACCOUNT_ID, HEX, BASE64, EXTENDED);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AccountAddressType fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
