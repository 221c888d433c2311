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
 * A seed phrase and a derivation path.
 *
 * @param phrase Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
 *     compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given. Secret: left out of the text of
 *     this value.
 * @param path Derivation path. Default: {@code crypto.hdkey_derivation_path} of the configuration. A number from
 *     2147483648 on needs an apostrophe (116). {@code null} when absent.
 * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
 *     absent.
 * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: {@code
 *     crypto.mnemonic_word_count} of the configuration. {@code null} when absent.
 */
public record ParamsOfMnemonicDeriveSignKeys(
        String phrase,
        @Nullable String path,
        @Nullable MnemonicDictionary dictionary,
        @Nullable Integer wordCount) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param phrase Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
     *     compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given. Secret: left out of the
     *     text of this value.
     */
    public ParamsOfMnemonicDeriveSignKeys(String phrase) {
        this(phrase, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfMnemonicDeriveSignKeys fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfMnemonicDeriveSignKeys(
                fields.required("phrase", Decoders::string),
                fields.optional("path", Decoders::string),
                fields.optional("dictionary", MnemonicDictionary::fromJson),
                fields.optional("word_count", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("phrase", phrase)
                .optional("path", path)
                .optional("dictionary", dictionary)
                .optional("word_count", wordCount)
                .toMap();
    }

    /**
     * The same with another {@code path}.
     *
     * @param path Derivation path. Default: {@code crypto.hdkey_derivation_path} of the configuration. A number from
     *     2147483648 on needs an apostrophe (116). {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfMnemonicDeriveSignKeys withPath(@Nullable String path) {
        return new ParamsOfMnemonicDeriveSignKeys(phrase, path, dictionary, wordCount);
    }

    /**
     * The same with another {@code dictionary}.
     *
     * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfMnemonicDeriveSignKeys withDictionary(@Nullable MnemonicDictionary dictionary) {
        return new ParamsOfMnemonicDeriveSignKeys(phrase, path, dictionary, wordCount);
    }

    /**
     * The same with another {@code word_count}.
     *
     * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: {@code
     *     crypto.mnemonic_word_count} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfMnemonicDeriveSignKeys withWordCount(@Nullable Integer wordCount) {
        return new ParamsOfMnemonicDeriveSignKeys(phrase, path, dictionary, wordCount);
    }

    @Override
    public String toString() {
        return "ParamsOfMnemonicDeriveSignKeys[phrase=<secret>"
                + ", path="
                + path
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

    /** Makes a {@link ParamsOfMnemonicDeriveSignKeys}. */
    public static final class Builder {
        private @Nullable String phrase;
        private @Nullable String path;
        private @Nullable MnemonicDictionary dictionary;
        private @Nullable Integer wordCount;

        private Builder() {}

        /**
         * Sets {@code phrase}.
         *
         * @param phrase Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
         *     compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given. Secret: left out of the
         *     text of this value.
         * @return this
         */
        public Builder phrase(String phrase) {
            this.phrase = phrase;
            return this;
        }

        /**
         * Sets {@code path}.
         *
         * @param path Derivation path. Default: {@code crypto.hdkey_derivation_path} of the configuration. A number
         *     from 2147483648 on needs an apostrophe (116). {@code null} when absent.
         * @return this
         */
        public Builder path(@Nullable String path) {
            this.path = path;
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
        public ParamsOfMnemonicDeriveSignKeys build() {
            return new ParamsOfMnemonicDeriveSignKeys(
                    Objects.requireNonNull(phrase, "phrase"), path, dictionary, wordCount);
        }
    }
}
