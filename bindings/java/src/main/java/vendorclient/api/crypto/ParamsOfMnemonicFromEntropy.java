// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Entropy and its dictionary.
 *
 * @param entropy BIP-39: 16, 20, 24, 28 or 32 bytes, which decide the number of words. Dictionary 0: 33 bytes that
 *     follow its seed rule. Secret: left out of the text of this value.
 * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
 *     absent.
 * @param wordCount Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: {@code
 *     crypto.mnemonic_word_count} of the configuration. {@code null} when absent.
 */
public record ParamsOfMnemonicFromEntropy(
        String entropy, MnemonicDictionary dictionary, Integer wordCount) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param entropy BIP-39: 16, 20, 24, 28 or 32 bytes, which decide the number of words. Dictionary 0: 33 bytes that
     *     follow its seed rule. Secret: left out of the text of this value.
     */
    public ParamsOfMnemonicFromEntropy(String entropy) {
        this(entropy, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfMnemonicFromEntropy fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfMnemonicFromEntropy(
                fields.required("entropy", Decoders::string),
                fields.optional("dictionary", MnemonicDictionary::fromJson),
                fields.optional("word_count", Decoders::int32));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("entropy", entropy)
                .optional("dictionary", dictionary)
                .optional("word_count", wordCount)
                .toMap();
    }

    /**
     * The same with another {@code dictionary}.
     *
     * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfMnemonicFromEntropy withDictionary(MnemonicDictionary dictionary) {
        return new ParamsOfMnemonicFromEntropy(entropy, dictionary, wordCount);
    }

    /**
     * The same with another {@code word_count}.
     *
     * @param wordCount Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: {@code
     *     crypto.mnemonic_word_count} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfMnemonicFromEntropy withWordCount(Integer wordCount) {
        return new ParamsOfMnemonicFromEntropy(entropy, dictionary, wordCount);
    }

    @Override
    public String toString() {
        return "ParamsOfMnemonicFromEntropy[entropy=<secret>"
                + ", dictionary="
                + dictionary
                + ", wordCount="
                + wordCount
                + "]";
    }
}
