// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.crypto.MnemonicDictionary;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Defaults of the crypto functions.
 *
 * @param mnemonicDictionary Default dictionary of seed phrases. Default: {@code 1}. {@code null} when absent.
 * @param mnemonicWordCount Default number of words of a seed phrase. Default: {@code 12}. At least 1. {@code null} when
 *     absent.
 * @param hdkeyDerivationPath Default derivation path of keys. Default: {@code "m/44'/396'/0'/0/0"}. {@code null} when
 *     absent.
 */
public record CryptoConfig(
        @Nullable MnemonicDictionary mnemonicDictionary,
        @Nullable Integer mnemonicWordCount,
        @Nullable String hdkeyDerivationPath) implements JsonValue {
    /** Without any field. */
    public CryptoConfig() {
        this(null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static CryptoConfig fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new CryptoConfig(
                fields.optional("mnemonic_dictionary", MnemonicDictionary::fromJson),
                fields.optional("mnemonic_word_count", Decoders::int32),
                fields.optional("hdkey_derivation_path", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("mnemonic_dictionary", mnemonicDictionary)
                .optional("mnemonic_word_count", mnemonicWordCount)
                .optional("hdkey_derivation_path", hdkeyDerivationPath)
                .toMap();
    }

    /**
     * The same with another {@code mnemonic_dictionary}.
     *
     * @param mnemonicDictionary Default dictionary of seed phrases. Default: {@code 1}. {@code null} when absent.
     * @return the changed copy
     */
    public CryptoConfig withMnemonicDictionary(@Nullable MnemonicDictionary mnemonicDictionary) {
        return new CryptoConfig(mnemonicDictionary, mnemonicWordCount, hdkeyDerivationPath);
    }

    /**
     * The same with another {@code mnemonic_word_count}.
     *
     * @param mnemonicWordCount Default number of words of a seed phrase. Default: {@code 12}. At least 1. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public CryptoConfig withMnemonicWordCount(@Nullable Integer mnemonicWordCount) {
        return new CryptoConfig(mnemonicDictionary, mnemonicWordCount, hdkeyDerivationPath);
    }

    /**
     * The same with another {@code hdkey_derivation_path}.
     *
     * @param hdkeyDerivationPath Default derivation path of keys. Default: {@code "m/44'/396'/0'/0/0"}. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public CryptoConfig withHdkeyDerivationPath(@Nullable String hdkeyDerivationPath) {
        return new CryptoConfig(mnemonicDictionary, mnemonicWordCount, hdkeyDerivationPath);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link CryptoConfig}. */
    public static final class Builder {
        private @Nullable MnemonicDictionary mnemonicDictionary;
        private @Nullable Integer mnemonicWordCount;
        private @Nullable String hdkeyDerivationPath;

        private Builder() {}

        /**
         * Sets {@code mnemonic_dictionary}.
         *
         * @param mnemonicDictionary Default dictionary of seed phrases. Default: {@code 1}. {@code null} when absent.
         * @return this
         */
        public Builder mnemonicDictionary(@Nullable MnemonicDictionary mnemonicDictionary) {
            this.mnemonicDictionary = mnemonicDictionary;
            return this;
        }

        /**
         * Sets {@code mnemonic_word_count}.
         *
         * @param mnemonicWordCount Default number of words of a seed phrase. Default: {@code 12}. At least 1. {@code
         *     null} when absent.
         * @return this
         */
        public Builder mnemonicWordCount(@Nullable Integer mnemonicWordCount) {
            this.mnemonicWordCount = mnemonicWordCount;
            return this;
        }

        /**
         * Sets {@code hdkey_derivation_path}.
         *
         * @param hdkeyDerivationPath Default derivation path of keys. Default: {@code "m/44'/396'/0'/0/0"}. {@code
         *     null} when absent.
         * @return this
         */
        public Builder hdkeyDerivationPath(@Nullable String hdkeyDerivationPath) {
            this.hdkeyDerivationPath = hdkeyDerivationPath;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public CryptoConfig build() {
            return new CryptoConfig(mnemonicDictionary, mnemonicWordCount, hdkeyDerivationPath);
        }
    }
}
