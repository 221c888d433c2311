// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import vendorclient.api.crypto.MnemonicDictionary;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Defaults of the crypto functions.
 *
 * @param mnemonicDictionary Dictionary of seed phrases. Default: {@code 1}. {@code null} when absent.
 * @param mnemonicWordCount Number of words of a seed phrase. Default: {@code 12}. At least 1. {@code null} when absent.
 * @param hdkeyDerivationPath Derivation path of keys. Default: {@code "m/44'/396'/0'/0/0"}. {@code null} when absent.
 */
public record CryptoConfig(
        MnemonicDictionary mnemonicDictionary,
        Integer mnemonicWordCount,
        String hdkeyDerivationPath) implements JsonValue {
    /** Without any field. */
    public CryptoConfig() {
        this(null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static CryptoConfig fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new CryptoConfig(
                fields.optional("mnemonic_dictionary", MnemonicDictionary::fromJson),
                fields.optional("mnemonic_word_count", Decoders::int32),
                fields.optional("hdkey_derivation_path", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("mnemonic_dictionary", mnemonicDictionary)
                .optional("mnemonic_word_count", mnemonicWordCount)
                .optional("hdkey_derivation_path", hdkeyDerivationPath)
                .toMap();
    }

    /**
     * The same with another {@code mnemonic_dictionary}.
     *
     * @param mnemonicDictionary Dictionary of seed phrases. Default: {@code 1}. {@code null} when absent.
     * @return the changed copy
     */
    public CryptoConfig withMnemonicDictionary(MnemonicDictionary mnemonicDictionary) {
        return new CryptoConfig(mnemonicDictionary, mnemonicWordCount, hdkeyDerivationPath);
    }

    /**
     * The same with another {@code mnemonic_word_count}.
     *
     * @param mnemonicWordCount Number of words of a seed phrase. Default: {@code 12}. At least 1. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public CryptoConfig withMnemonicWordCount(Integer mnemonicWordCount) {
        return new CryptoConfig(mnemonicDictionary, mnemonicWordCount, hdkeyDerivationPath);
    }

    /**
     * The same with another {@code hdkey_derivation_path}.
     *
     * @param hdkeyDerivationPath Derivation path of keys. Default: {@code "m/44'/396'/0'/0/0"}. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public CryptoConfig withHdkeyDerivationPath(String hdkeyDerivationPath) {
        return new CryptoConfig(mnemonicDictionary, mnemonicWordCount, hdkeyDerivationPath);
    }
}
