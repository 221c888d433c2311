// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.crypto.SigningContent;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A request to sign.
 *
 * @param unsigned The bytes to sign, as requested.
 * @param content What the request says about them.
 * @param abi ABI of the contract. Use your own copy, because an ABI can give any name to a function.
 * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
 */
public record ParamsOfVerifySigningContent(
        String unsigned, SigningContent content, Abi abi, @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param unsigned The bytes to sign, as requested.
     * @param content What the request says about them.
     * @param abi ABI of the contract. Use your own copy, because an ABI can give any name to a function.
     */
    public ParamsOfVerifySigningContent(String unsigned, SigningContent content, Abi abi) {
        this(unsigned, content, abi, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfVerifySigningContent fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfVerifySigningContent(
                fields.required("unsigned", Decoders::string),
                fields.required("content", SigningContent::fromJson),
                fields.required("abi", Abi::fromJson),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("unsigned", unsigned)
                .required("content", content)
                .required("abi", abi)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfVerifySigningContent withRules(@Nullable ChainRules rules) {
        return new ParamsOfVerifySigningContent(unsigned, content, abi, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfVerifySigningContent}. */
    public static final class Builder {
        private @Nullable String unsigned;
        private @Nullable SigningContent content;
        private @Nullable Abi abi;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code unsigned}.
         *
         * @param unsigned The bytes to sign, as requested.
         * @return this
         */
        public Builder unsigned(String unsigned) {
            this.unsigned = unsigned;
            return this;
        }

        /**
         * Sets {@code content}.
         *
         * @param content What the request says about them.
         * @return this
         */
        public Builder content(SigningContent content) {
            this.content = content;
            return this;
        }

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the contract. Use your own copy, because an ABI can give any name to a function.
         * @return this
         */
        public Builder abi(Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
         * @return this
         */
        public Builder rules(@Nullable ChainRules rules) {
            this.rules = rules;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfVerifySigningContent build() {
            return new ParamsOfVerifySigningContent(
                    Objects.requireNonNull(unsigned, "unsigned"),
                    Objects.requireNonNull(content, "content"),
                    Objects.requireNonNull(abi, "abi"),
                    rules);
        }
    }
}
