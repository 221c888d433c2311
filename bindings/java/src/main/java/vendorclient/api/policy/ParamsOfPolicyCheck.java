// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.Abi;
import vendorclient.api.abi.ChainRules;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message that has not been sent yet.
 *
 * @param message Message BOC, base64. The signature need not be valid, but there must be room for one.
 * @param dappId Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp. {@code null} when
 *     absent.
 * @param abi ABI to decode the message with. Default: only those of the policies. {@code null} when absent.
 * @param publicKey Public key of the signer, 64 hex digits. Default: none, for limits per signer. {@code null} when
 *     absent.
 * @param rules Chain rules of the message. Default: {@code abi.rules} of the configuration. {@code null} when absent.
 */
public record ParamsOfPolicyCheck(
        String message,
        @Nullable String dappId,
        @Nullable Abi abi,
        @Nullable String publicKey,
        @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message Message BOC, base64. The signature need not be valid, but there must be room for one.
     */
    public ParamsOfPolicyCheck(String message) {
        this(message, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfPolicyCheck fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfPolicyCheck(
                fields.required("message", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("abi", Abi::fromJson),
                fields.optional("public_key", Decoders::string),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("message", message)
                .optional("dapp_id", dappId)
                .optional("abi", abi)
                .optional("public_key", publicKey)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfPolicyCheck withDappId(@Nullable String dappId) {
        return new ParamsOfPolicyCheck(message, dappId, abi, publicKey, rules);
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI to decode the message with. Default: only those of the policies. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfPolicyCheck withAbi(@Nullable Abi abi) {
        return new ParamsOfPolicyCheck(message, dappId, abi, publicKey, rules);
    }

    /**
     * The same with another {@code public_key}.
     *
     * @param publicKey Public key of the signer, 64 hex digits. Default: none, for limits per signer. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfPolicyCheck withPublicKey(@Nullable String publicKey) {
        return new ParamsOfPolicyCheck(message, dappId, abi, publicKey, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules of the message. Default: {@code abi.rules} of the configuration. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfPolicyCheck withRules(@Nullable ChainRules rules) {
        return new ParamsOfPolicyCheck(message, dappId, abi, publicKey, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfPolicyCheck}. */
    public static final class Builder {
        private @Nullable String message;
        private @Nullable String dappId;
        private @Nullable Abi abi;
        private @Nullable String publicKey;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code message}.
         *
         * @param message Message BOC, base64. The signature need not be valid, but there must be room for one.
         * @return this
         */
        public Builder message(String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp. {@code null}
         *     when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI to decode the message with. Default: only those of the policies. {@code null} when absent.
         * @return this
         */
        public Builder abi(@Nullable Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code public_key}.
         *
         * @param publicKey Public key of the signer, 64 hex digits. Default: none, for limits per signer. {@code null}
         *     when absent.
         * @return this
         */
        public Builder publicKey(@Nullable String publicKey) {
            this.publicKey = publicKey;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Chain rules of the message. Default: {@code abi.rules} of the configuration. {@code null} when
         *     absent.
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
        public ParamsOfPolicyCheck build() {
            return new ParamsOfPolicyCheck(Objects.requireNonNull(message, "message"), dappId, abi, publicKey, rules);
        }
    }
}
