// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An external message to encode: a call, a deployment, or both.
 *
 * @param abi ABI of the contract.
 * @param address Destination. With {@code deploy_set}, it is calculated. {@code null} when absent.
 * @param deploySet What to deploy. {@code null} when absent.
 * @param callSet The call. Without it, only the state init is sent, unsigned. {@code null} when absent.
 * @param signer Who signs.
 * @param processingTryIndex Index of the attempt, starting at 0; the expiration timeout grows with it. Default: {@code
 *     0}. {@code null} when absent.
 * @param signatureId Signature id of the network. Default: {@code network.signature_id} of the configuration, otherwise
 *     what the network requires. {@code null} when absent.
 * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
 */
public record ParamsOfEncodeMessage(
        Abi abi,
        @Nullable String address,
        @Nullable DeploySet deploySet,
        @Nullable CallSet callSet,
        Signer signer,
        @Nullable Integer processingTryIndex,
        @Nullable Integer signatureId,
        @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param signer Who signs.
     */
    public ParamsOfEncodeMessage(Abi abi, Signer signer) {
        this(abi, null, null, null, signer, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfEncodeMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeMessage(
                fields.required("abi", Abi::fromJson),
                fields.optional("address", Decoders::string),
                fields.optional("deploy_set", DeploySet::fromJson),
                fields.optional("call_set", CallSet::fromJson),
                fields.required("signer", Signer::fromJson),
                fields.optional("processing_try_index", Decoders::int32),
                fields.optional("signature_id", Decoders::int32),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .optional("address", address)
                .optional("deploy_set", deploySet)
                .optional("call_set", callSet)
                .required("signer", signer)
                .optional("processing_try_index", processingTryIndex)
                .optional("signature_id", signatureId)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code address}.
     *
     * @param address Destination. With {@code deploy_set}, it is calculated. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withAddress(@Nullable String address) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * The same with another {@code deploy_set}.
     *
     * @param deploySet What to deploy. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withDeploySet(@Nullable DeploySet deploySet) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * The same with another {@code call_set}.
     *
     * @param callSet The call. Without it, only the state init is sent, unsigned. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withCallSet(@Nullable CallSet callSet) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * The same with another {@code processing_try_index}.
     *
     * @param processingTryIndex Index of the attempt, starting at 0; the expiration timeout grows with it. Default:
     *     {@code 0}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withProcessingTryIndex(@Nullable Integer processingTryIndex) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId Signature id of the network. Default: {@code network.signature_id} of the configuration,
     *     otherwise what the network requires. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withSignatureId(@Nullable Integer signatureId) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withRules(@Nullable ChainRules rules) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfEncodeMessage}. */
    public static final class Builder {
        private @Nullable Abi abi;
        private @Nullable String address;
        private @Nullable DeploySet deploySet;
        private @Nullable CallSet callSet;
        private @Nullable Signer signer;
        private @Nullable Integer processingTryIndex;
        private @Nullable Integer signatureId;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the contract.
         * @return this
         */
        public Builder abi(Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code address}.
         *
         * @param address Destination. With {@code deploy_set}, it is calculated. {@code null} when absent.
         * @return this
         */
        public Builder address(@Nullable String address) {
            this.address = address;
            return this;
        }

        /**
         * Sets {@code deploy_set}.
         *
         * @param deploySet What to deploy. {@code null} when absent.
         * @return this
         */
        public Builder deploySet(@Nullable DeploySet deploySet) {
            this.deploySet = deploySet;
            return this;
        }

        /**
         * Sets {@code call_set}.
         *
         * @param callSet The call. Without it, only the state init is sent, unsigned. {@code null} when absent.
         * @return this
         */
        public Builder callSet(@Nullable CallSet callSet) {
            this.callSet = callSet;
            return this;
        }

        /**
         * Sets {@code signer}.
         *
         * @param signer Who signs.
         * @return this
         */
        public Builder signer(Signer signer) {
            this.signer = signer;
            return this;
        }

        /**
         * Sets {@code processing_try_index}.
         *
         * @param processingTryIndex Index of the attempt, starting at 0; the expiration timeout grows with it. Default:
         *     {@code 0}. {@code null} when absent.
         * @return this
         */
        public Builder processingTryIndex(@Nullable Integer processingTryIndex) {
            this.processingTryIndex = processingTryIndex;
            return this;
        }

        /**
         * Sets {@code signature_id}.
         *
         * @param signatureId Signature id of the network. Default: {@code network.signature_id} of the configuration,
         *     otherwise what the network requires. {@code null} when absent.
         * @return this
         */
        public Builder signatureId(@Nullable Integer signatureId) {
            this.signatureId = signatureId;
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
        public ParamsOfEncodeMessage build() {
            return new ParamsOfEncodeMessage(
                    Objects.requireNonNull(abi, "abi"),
                    address,
                    deploySet,
                    callSet,
                    Objects.requireNonNull(signer, "signer"),
                    processingTryIndex,
                    signatureId,
                    rules);
        }
    }
}
