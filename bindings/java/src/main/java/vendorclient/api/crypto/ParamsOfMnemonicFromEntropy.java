// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Entropy and its dictionary.
 *
 * @param entropy BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33 bytes that
 *     satisfy its seed rule. Secret: left out of the text of this value.
 * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
 *     absent.
 * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: {@code
 *     crypto.mnemonic_word_count} of the configuration. {@code null} when absent.
 */
public record ParamsOfMnemonicFromEntropy(
        String entropy, @Nullable MnemonicDictionary dictionary, @Nullable Integer wordCount) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param entropy BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33 bytes
     *     that satisfy its seed rule. Secret: left out of the text of this value.
     */
    public ParamsOfMnemonicFromEntropy(String entropy) {
        this(entropy, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfMnemonicFromEntropy fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfMnemonicFromEntropy(
                fields.required("entropy", Decoders::string),
                fields.optional("dictionary", MnemonicDictionary::fromJson),
                fields.optional("word_count", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
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
    public ParamsOfMnemonicFromEntropy withDictionary(@Nullable MnemonicDictionary dictionary) {
        return new ParamsOfMnemonicFromEntropy(entropy, dictionary, wordCount);
    }

    /**
     * The same with another {@code word_count}.
     *
     * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: {@code
     *     crypto.mnemonic_word_count} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfMnemonicFromEntropy withWordCount(@Nullable Integer wordCount) {
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

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfMnemonicFromEntropy}. */
    public static final class Builder {
        private @Nullable String entropy;
        private @Nullable MnemonicDictionary dictionary;
        private @Nullable Integer wordCount;

        private Builder() {}

        /**
         * Sets {@code entropy}.
         *
         * @param entropy BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33
         *     bytes that satisfy its seed rule. Secret: left out of the text of this value.
         * @return this
         */
        public Builder entropy(String entropy) {
            this.entropy = entropy;
            return this;
        }

        /**
         * Sets {@code dictionary}.
         *
         * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null}
         *     when absent.
         * @return this
         */
        public Builder dictionary(@Nullable MnemonicDictionary dictionary) {
            this.dictionary = dictionary;
            return this;
        }

        /**
         * Sets {@code word_count}.
         *
         * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: {@code
         *     crypto.mnemonic_word_count} of the configuration. {@code null} when absent.
         * @return this
         */
        public Builder wordCount(@Nullable Integer wordCount) {
            this.wordCount = wordCount;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfMnemonicFromEntropy build() {
            return new ParamsOfMnemonicFromEntropy(Objects.requireNonNull(entropy, "entropy"), dictionary, wordCount);
        }
    }
}
