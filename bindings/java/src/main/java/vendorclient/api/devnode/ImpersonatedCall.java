// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A function call.
 *
 * @param abi ABI of the called contract: an object or JSON text.
 * @param functionName Function of the ABI.
 * @param input Arguments by name. Default: <code>&#123;&#125;</code>. {@code null} when absent.
 * @param header {@code time} and {@code expire} of an external message. Default: the time of the chain, and 60 s later.
 *     {@code null} when absent.
 * @param publicKey Public key that an external message states as its signer. Default: {@code _pubkey} of the account.
 *     {@code null} when absent.
 * @param accountId Destination of an internal message. Default: an external message to the source itself. {@code null}
 *     when absent.
 * @param value Value of an internal message, in nanotokens. Default: {@code "1000000000"}. {@code null} when absent.
 * @param bounce Return an internal message if its destination fails. Default: {@code true}. {@code null} when absent.
 */
public record ImpersonatedCall(
        @Nullable Object abi,
        String functionName,
        @Nullable Object input,
        @Nullable Object header,
        @Nullable String publicKey,
        @Nullable String accountId,
        @Nullable String value,
        @Nullable Boolean bounce) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the called contract: an object or JSON text.
     * @param functionName Function of the ABI.
     */
    public ImpersonatedCall(@Nullable Object abi, String functionName) {
        this(abi, functionName, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ImpersonatedCall fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ImpersonatedCall(
                fields.required("abi", Decoders::any),
                fields.required("function_name", Decoders::string),
                fields.optional("input", Decoders::any),
                fields.optional("header", Decoders::any),
                fields.optional("public_key", Decoders::string),
                fields.optional("account_id", Decoders::string),
                fields.optional("value", Decoders::string),
                fields.optional("bounce", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("function_name", functionName)
                .optional("input", input)
                .optional("header", header)
                .optional("public_key", publicKey)
                .optional("account_id", accountId)
                .optional("value", value)
                .optional("bounce", bounce)
                .toMap();
    }

    /**
     * The same with another {@code input}.
     *
     * @param input Arguments by name. Default: <code>&#123;&#125;</code>. {@code null} when absent.
     * @return the changed copy
     */
    public ImpersonatedCall withInput(@Nullable Object input) {
        return new ImpersonatedCall(abi, functionName, input, header, publicKey, accountId, value, bounce);
    }

    /**
     * The same with another {@code header}.
     *
     * @param header {@code time} and {@code expire} of an external message. Default: the time of the chain, and 60 s
     *     later. {@code null} when absent.
     * @return the changed copy
     */
    public ImpersonatedCall withHeader(@Nullable Object header) {
        return new ImpersonatedCall(abi, functionName, input, header, publicKey, accountId, value, bounce);
    }

    /**
     * The same with another {@code public_key}.
     *
     * @param publicKey Public key that an external message states as its signer. Default: {@code _pubkey} of the
     *     account. {@code null} when absent.
     * @return the changed copy
     */
    public ImpersonatedCall withPublicKey(@Nullable String publicKey) {
        return new ImpersonatedCall(abi, functionName, input, header, publicKey, accountId, value, bounce);
    }

    /**
     * The same with another {@code account_id}.
     *
     * @param accountId Destination of an internal message. Default: an external message to the source itself. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ImpersonatedCall withAccountId(@Nullable String accountId) {
        return new ImpersonatedCall(abi, functionName, input, header, publicKey, accountId, value, bounce);
    }

    /**
     * The same with another {@code value}.
     *
     * @param value Value of an internal message, in nanotokens. Default: {@code "1000000000"}. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ImpersonatedCall withValue(@Nullable String value) {
        return new ImpersonatedCall(abi, functionName, input, header, publicKey, accountId, value, bounce);
    }

    /**
     * The same with another {@code bounce}.
     *
     * @param bounce Return an internal message if its destination fails. Default: {@code true}. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ImpersonatedCall withBounce(@Nullable Boolean bounce) {
        return new ImpersonatedCall(abi, functionName, input, header, publicKey, accountId, value, bounce);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ImpersonatedCall}. */
    public static final class Builder {
        private @Nullable Object abi;
        private @Nullable String functionName;
        private @Nullable Object input;
        private @Nullable Object header;
        private @Nullable String publicKey;
        private @Nullable String accountId;
        private @Nullable String value;
        private @Nullable Boolean bounce;

        private Builder() {}

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the called contract: an object or JSON text.
         * @return this
         */
        public Builder abi(@Nullable Object abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code function_name}.
         *
         * @param functionName Function of the ABI.
         * @return this
         */
        public Builder functionName(String functionName) {
            this.functionName = functionName;
            return this;
        }

        /**
         * Sets {@code input}.
         *
         * @param input Arguments by name. Default: <code>&#123;&#125;</code>. {@code null} when absent.
         * @return this
         */
        public Builder input(@Nullable Object input) {
            this.input = input;
            return this;
        }

        /**
         * Sets {@code header}.
         *
         * @param header {@code time} and {@code expire} of an external message. Default: the time of the chain, and 60
         *     s later. {@code null} when absent.
         * @return this
         */
        public Builder header(@Nullable Object header) {
            this.header = header;
            return this;
        }

        /**
         * Sets {@code public_key}.
         *
         * @param publicKey Public key that an external message states as its signer. Default: {@code _pubkey} of the
         *     account. {@code null} when absent.
         * @return this
         */
        public Builder publicKey(@Nullable String publicKey) {
            this.publicKey = publicKey;
            return this;
        }

        /**
         * Sets {@code account_id}.
         *
         * @param accountId Destination of an internal message. Default: an external message to the source itself.
         *     {@code null} when absent.
         * @return this
         */
        public Builder accountId(@Nullable String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code value}.
         *
         * @param value Value of an internal message, in nanotokens. Default: {@code "1000000000"}. {@code null} when
         *     absent.
         * @return this
         */
        public Builder value(@Nullable String value) {
            this.value = value;
            return this;
        }

        /**
         * Sets {@code bounce}.
         *
         * @param bounce Return an internal message if its destination fails. Default: {@code true}. {@code null} when
         *     absent.
         * @return this
         */
        public Builder bounce(@Nullable Boolean bounce) {
            this.bounce = bounce;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ImpersonatedCall build() {
            return new ImpersonatedCall(
                    abi,
                    Objects.requireNonNull(functionName, "functionName"),
                    input,
                    header,
                    publicKey,
                    accountId,
                    value,
                    bounce);
        }
    }
}
