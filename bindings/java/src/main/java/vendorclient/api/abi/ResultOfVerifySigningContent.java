// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What the signature would authorize, read from the bytes to sign.
 *
 * @param address The called contract, {@code <workchain>:<hex>}. Absent before ABI 2.3, whose signature is valid for
 *     every contract with the same key. {@code null} when absent.
 * @param deploys Whether the message also deploys the contract; its state init has the address of the contract.
 * @param functionName The called function.
 * @param input Arguments by name.
 * @param time Creation time in the header of the message, ms since 1970. {@code null} when absent.
 * @param expireAt When the message expires, Unix time in s; 4294967295: never. {@code null} when absent.
 * @param publicKey Public key in the header of the message. {@code null} when absent.
 */
public record ResultOfVerifySigningContent(
        @Nullable String address,
        boolean deploys,
        String functionName,
        @Nullable Object input,
        @Nullable BigInteger time,
        @Nullable Long expireAt,
        @Nullable String publicKey) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param deploys Whether the message also deploys the contract; its state init has the address of the contract.
     * @param functionName The called function.
     * @param input Arguments by name.
     */
    public ResultOfVerifySigningContent(boolean deploys, String functionName, @Nullable Object input) {
        this(null, deploys, functionName, input, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfVerifySigningContent fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfVerifySigningContent(
                fields.optional("address", Decoders::string),
                fields.required("deploys", Decoders::bool),
                fields.required("function_name", Decoders::string),
                fields.required("input", Decoders::any),
                fields.optional("time", Decoders::bigInteger),
                fields.optional("expire_at", Decoders::int64),
                fields.optional("public_key", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("address", address)
                .required("deploys", deploys)
                .required("function_name", functionName)
                .required("input", input)
                .optional("time", time)
                .optional("expire_at", expireAt)
                .optional("public_key", publicKey)
                .toMap();
    }

    /**
     * The same with another {@code address}.
     *
     * @param address The called contract, {@code <workchain>:<hex>}. Absent before ABI 2.3, whose signature is valid
     *     for every contract with the same key. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfVerifySigningContent withAddress(@Nullable String address) {
        return new ResultOfVerifySigningContent(address, deploys, functionName, input, time, expireAt, publicKey);
    }

    /**
     * The same with another {@code time}.
     *
     * @param time Creation time in the header of the message, ms since 1970. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfVerifySigningContent withTime(@Nullable BigInteger time) {
        return new ResultOfVerifySigningContent(address, deploys, functionName, input, time, expireAt, publicKey);
    }

    /**
     * The same with another {@code expire_at}.
     *
     * @param expireAt When the message expires, Unix time in s; 4294967295: never. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfVerifySigningContent withExpireAt(@Nullable Long expireAt) {
        return new ResultOfVerifySigningContent(address, deploys, functionName, input, time, expireAt, publicKey);
    }

    /**
     * The same with another {@code public_key}.
     *
     * @param publicKey Public key in the header of the message. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfVerifySigningContent withPublicKey(@Nullable String publicKey) {
        return new ResultOfVerifySigningContent(address, deploys, functionName, input, time, expireAt, publicKey);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfVerifySigningContent}. */
    public static final class Builder {
        private @Nullable String address;
        private @Nullable Boolean deploys;
        private @Nullable String functionName;
        private @Nullable Object input;
        private @Nullable BigInteger time;
        private @Nullable Long expireAt;
        private @Nullable String publicKey;

        private Builder() {}

        /**
         * Sets {@code address}.
         *
         * @param address The called contract, {@code <workchain>:<hex>}. Absent before ABI 2.3, whose signature is
         *     valid for every contract with the same key. {@code null} when absent.
         * @return this
         */
        public Builder address(@Nullable String address) {
            this.address = address;
            return this;
        }

        /**
         * Sets {@code deploys}.
         *
         * @param deploys Whether the message also deploys the contract; its state init has the address of the contract.
         * @return this
         */
        public Builder deploys(boolean deploys) {
            this.deploys = deploys;
            return this;
        }

        /**
         * Sets {@code function_name}.
         *
         * @param functionName The called function.
         * @return this
         */
        public Builder functionName(String functionName) {
            this.functionName = functionName;
            return this;
        }

        /**
         * Sets {@code input}.
         *
         * @param input Arguments by name.
         * @return this
         */
        public Builder input(@Nullable Object input) {
            this.input = input;
            return this;
        }

        /**
         * Sets {@code time}.
         *
         * @param time Creation time in the header of the message, ms since 1970. {@code null} when absent.
         * @return this
         */
        public Builder time(@Nullable BigInteger time) {
            this.time = time;
            return this;
        }

        /**
         * Sets {@code expire_at}.
         *
         * @param expireAt When the message expires, Unix time in s; 4294967295: never. {@code null} when absent.
         * @return this
         */
        public Builder expireAt(@Nullable Long expireAt) {
            this.expireAt = expireAt;
            return this;
        }

        /**
         * Sets {@code public_key}.
         *
         * @param publicKey Public key in the header of the message. {@code null} when absent.
         * @return this
         */
        public Builder publicKey(@Nullable String publicKey) {
            this.publicKey = publicKey;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfVerifySigningContent build() {
            return new ResultOfVerifySigningContent(
                    address,
                    Objects.requireNonNull(deploys, "deploys"),
                    Objects.requireNonNull(functionName, "functionName"),
                    input,
                    time,
                    expireAt,
                    publicKey);
        }
    }
}
