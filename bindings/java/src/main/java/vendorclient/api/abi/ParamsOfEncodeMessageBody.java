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
 * A call to encode as a message body.
 *
 * @param abi ABI of the contract.
 * @param callSet The call.
 * @param isInternal Whether the body is for an internal message, which has no header or signature.
 * @param signer Who signs.
 * @param processingTryIndex Index of the attempt, starting at 0; the expiration timeout grows with it. Default: {@code
 *     0}. {@code null} when absent.
 * @param address Destination; required to sign an external body with ABI 2.3 or later. {@code null} when absent.
 * @param signatureId Signature id of the network. Default: {@code network.signature_id} of the configuration, otherwise
 *     what the network requires. {@code null} when absent.
 * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
 */
public record ParamsOfEncodeMessageBody(
        Abi abi,
        CallSet callSet,
        boolean isInternal,
        Signer signer,
        @Nullable Integer processingTryIndex,
        @Nullable String address,
        @Nullable Integer signatureId,
        @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param callSet The call.
     * @param isInternal Whether the body is for an internal message, which has no header or signature.
     * @param signer Who signs.
     */
    public ParamsOfEncodeMessageBody(Abi abi, CallSet callSet, boolean isInternal, Signer signer) {
        this(abi, callSet, isInternal, signer, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfEncodeMessageBody fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeMessageBody(
                fields.required("abi", Abi::fromJson),
                fields.required("call_set", CallSet::fromJson),
                fields.required("is_internal", Decoders::bool),
                fields.required("signer", Signer::fromJson),
                fields.optional("processing_try_index", Decoders::int32),
                fields.optional("address", Decoders::string),
                fields.optional("signature_id", Decoders::int32),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("call_set", callSet)
                .required("is_internal", isInternal)
                .required("signer", signer)
                .optional("processing_try_index", processingTryIndex)
                .optional("address", address)
                .optional("signature_id", signatureId)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code processing_try_index}.
     *
     * @param processingTryIndex Index of the attempt, starting at 0; the expiration timeout grows with it. Default:
     *     {@code 0}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessageBody withProcessingTryIndex(@Nullable Integer processingTryIndex) {
        return new ParamsOfEncodeMessageBody(
                abi, callSet, isInternal, signer, processingTryIndex, address, signatureId, rules);
    }

    /**
     * The same with another {@code address}.
     *
     * @param address Destination; required to sign an external body with ABI 2.3 or later. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessageBody withAddress(@Nullable String address) {
        return new ParamsOfEncodeMessageBody(
                abi, callSet, isInternal, signer, processingTryIndex, address, signatureId, rules);
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId Signature id of the network. Default: {@code network.signature_id} of the configuration,
     *     otherwise what the network requires. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessageBody withSignatureId(@Nullable Integer signatureId) {
        return new ParamsOfEncodeMessageBody(
                abi, callSet, isInternal, signer, processingTryIndex, address, signatureId, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessageBody withRules(@Nullable ChainRules rules) {
        return new ParamsOfEncodeMessageBody(
                abi, callSet, isInternal, signer, processingTryIndex, address, signatureId, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfEncodeMessageBody}. */
    public static final class Builder {
        private @Nullable Abi abi;
        private @Nullable CallSet callSet;
        private @Nullable Boolean isInternal;
        private @Nullable Signer signer;
        private @Nullable Integer processingTryIndex;
        private @Nullable String address;
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
         * Sets {@code call_set}.
         *
         * @param callSet The call.
         * @return this
         */
        public Builder callSet(CallSet callSet) {
            this.callSet = callSet;
            return this;
        }

        /**
         * Sets {@code is_internal}.
         *
         * @param isInternal Whether the body is for an internal message, which has no header or signature.
         * @return this
         */
        public Builder isInternal(boolean isInternal) {
            this.isInternal = isInternal;
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
         * Sets {@code address}.
         *
         * @param address Destination; required to sign an external body with ABI 2.3 or later. {@code null} when
         *     absent.
         * @return this
         */
        public Builder address(@Nullable String address) {
            this.address = address;
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
        public ParamsOfEncodeMessageBody build() {
            return new ParamsOfEncodeMessageBody(
                    Objects.requireNonNull(abi, "abi"),
                    Objects.requireNonNull(callSet, "callSet"),
                    Objects.requireNonNull(isInternal, "isInternal"),
                    Objects.requireNonNull(signer, "signer"),
                    processingTryIndex,
                    address,
                    signatureId,
                    rules);
        }
    }
}
