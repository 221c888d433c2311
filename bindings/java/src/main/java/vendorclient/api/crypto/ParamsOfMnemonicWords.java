// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A dictionary.
 *
 * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
 *     absent.
 */
public record ParamsOfMnemonicWords(@Nullable MnemonicDictionary dictionary) implements JsonValue {
    /** Without any field. */
    public ParamsOfMnemonicWords() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfMnemonicWords fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfMnemonicWords(fields.optional("dictionary", MnemonicDictionary::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("dictionary", dictionary).toMap();
    }

    /**
     * The same with another {@code dictionary}.
     *
     * @param dictionary Dictionary. Default: {@code crypto.mnemonic_dictionary} of the configuration. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfMnemonicWords withDictionary(@Nullable MnemonicDictionary dictionary) {
        return new ParamsOfMnemonicWords(dictionary);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfMnemonicWords}. */
    public static final class Builder {
        private @Nullable MnemonicDictionary dictionary;

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
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfMnemonicWords build() {
            return new ParamsOfMnemonicWords(dictionary);
        }
    }
}
