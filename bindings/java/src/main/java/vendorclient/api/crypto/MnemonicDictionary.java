// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Word list and derivation rule of a seed phrase. */
public final class MnemonicDictionary extends NumberConstant {
    /** English word list with its own derivation rule. */
    public static final MnemonicDictionary TON = new MnemonicDictionary(0, "TON");

    /** BIP-39 English. */
    public static final MnemonicDictionary ENGLISH = new MnemonicDictionary(1, "ENGLISH");

    /** BIP-39 Chinese, simplified. */
    public static final MnemonicDictionary CHINESE_SIMPLIFIED = new MnemonicDictionary(2, "CHINESE_SIMPLIFIED");

    /** BIP-39 Chinese, traditional. */
    public static final MnemonicDictionary CHINESE_TRADITIONAL = new MnemonicDictionary(3, "CHINESE_TRADITIONAL");

    /** BIP-39 French. */
    public static final MnemonicDictionary FRENCH = new MnemonicDictionary(4, "FRENCH");

    /** BIP-39 Italian. */
    public static final MnemonicDictionary ITALIAN = new MnemonicDictionary(5, "ITALIAN");

    /** BIP-39 Japanese. */
    public static final MnemonicDictionary JAPANESE = new MnemonicDictionary(6, "JAPANESE");

    /** BIP-39 Korean. */
    public static final MnemonicDictionary KOREAN = new MnemonicDictionary(7, "KOREAN");

    /** BIP-39 Spanish. */
    public static final MnemonicDictionary SPANISH = new MnemonicDictionary(8, "SPANISH");

    private MnemonicDictionary(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static MnemonicDictionary of(int wire) {
        return switch (wire) {
            case 0 -> TON;
            case 1 -> ENGLISH;
            case 2 -> CHINESE_SIMPLIFIED;
            case 3 -> CHINESE_TRADITIONAL;
            case 4 -> FRENCH;
            case 5 -> ITALIAN;
            case 6 -> JAPANESE;
            case 7 -> KOREAN;
            case 8 -> SPANISH;
            default -> new MnemonicDictionary(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<MnemonicDictionary> known() {
        return List.of(
                TON, ENGLISH, CHINESE_SIMPLIFIED, CHINESE_TRADITIONAL, FRENCH, ITALIAN, JAPANESE, KOREAN, SPANISH);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MnemonicDictionary fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
