// Generated from the definitions of the API.
package vendorclient.api.crypto;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Word list and derivation rule of a seed phrase. */
public enum MnemonicDictionary implements NumberConstant {
    /** English list with a derivation rule of its own. */
    TON(0),

    /** BIP-39 English. */
    ENGLISH(1),

    /** BIP-39 Chinese, simplified. */
    CHINESE_SIMPLIFIED(2),

    /** BIP-39 Chinese, traditional. */
    CHINESE_TRADITIONAL(3),

    /** BIP-39 French. */
    FRENCH(4),

    /** BIP-39 Italian. */
    ITALIAN(5),

    /** BIP-39 Japanese. */
    JAPANESE(6),

    /** BIP-39 Korean. */
    KOREAN(7),

    /** BIP-39 Spanish. */
    SPANISH(8);

    private final int wire;

    MnemonicDictionary(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static MnemonicDictionary fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
