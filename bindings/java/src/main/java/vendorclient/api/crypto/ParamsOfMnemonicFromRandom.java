// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The seed phrase to generate.
 *
 * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
 *     absent.
 * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: {@code
 *     crypto.mnemonic_word_count} of the configuration. {@code null} when absent.
 */
public record ParamsOfMnemonicFromRandom(
        @Nullable MnemonicDictionary dictionary, @Nullable Integer wordCount) implements JsonValue {
    /** Without any field. */
    public ParamsOfMnemonicFromRandom() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfMnemonicFromRandom fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfMnemonicFromRandom(
                fields.optional("dictionary", MnemonicDictionary::fromJson),
                fields.optional("word_count", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("dictionary", dictionary).optional("word_count", wordCount).toMap();
    }

    /**
     * The same with another {@code dictionary}.
     *
     * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfMnemonicFromRandom withDictionary(@Nullable MnemonicDictionary dictionary) {
        return new ParamsOfMnemonicFromRandom(dictionary, wordCount);
    }

    /**
     * The same with another {@code word_count}.
     *
     * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: {@code
     *     crypto.mnemonic_word_count} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfMnemonicFromRandom withWordCount(@Nullable Integer wordCount) {
        return new ParamsOfMnemonicFromRandom(dictionary, wordCount);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfMnemonicFromRandom}. */
    public static final class Builder {
        private @Nullable MnemonicDictionary dictionary;
        private @Nullable Integer wordCount;

        private Builder() {}

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
         */
        public ParamsOfMnemonicFromRandom build() {
            return new ParamsOfMnemonicFromRandom(dictionary, wordCount);
        }
    }
}
