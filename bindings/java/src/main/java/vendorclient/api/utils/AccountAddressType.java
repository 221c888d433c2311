// Generated from the definitions of the API.
package vendorclient.api.utils;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** Form in which an address is written. */
public enum AccountAddressType implements StringConstant {
    /** 64 hex digits. */
    ACCOUNT_ID("AccountId"),

    /** Hex with workchain, also anycast and variable addresses. */
    HEX("Hex"),

    /** 48 characters with a valid checksum. */
    BASE64("Base64"),

    /** {@code <dapp_id>::<account_id>}, both 64 hex digits. */
    EXTENDED("Extended");

    private final String wire;

    AccountAddressType(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AccountAddressType fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
