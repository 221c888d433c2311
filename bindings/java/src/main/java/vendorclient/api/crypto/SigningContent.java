// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.processing.Loss;
import vendorclient.api.processing.MessageTransfer;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What a signature would authorize. Only {@code payload} and {@code signature_id} are bound to the bytes to sign; the
 * other fields are what the library says about them. {@code abi.verify_signing_content} checks and decodes them
 * independently. Extension of the published interface.
 *
 * @param payload The signed cell: {@code unsigned} is its hash, after {@code signature_id} as four bytes (big endian)
 *     if there is one. From ABI 2.3 on the cell consists of the address of the contract and the body of the message,
 *     before that of the body alone.
 * @param signatureId Signature id of the network. Absent: nothing is put in front of the hash. {@code null} when
 *     absent.
 * @param message The whole external message without its signature, as {@code abi.encode_message} returns it for {@code
 *     Signer.External}. Absent if only a body is signed. {@code null} when absent.
 * @param address The called contract, {@code <workchain>:<hex>}. Absent if only a body without it is signed. {@code
 *     null} when absent.
 * @param dappId Dapp ID of the contract, as the caller gave it. No signature covers it. {@code null} when absent.
 * @param deploys Whether the message also deploys the contract.
 * @param functionName The called function. Absent if the body cannot be decoded. {@code null} when absent.
 * @param input Arguments by name. {@code null} when absent.
 * @param time Creation time in the header of the message, ms since 1970. {@code null} when absent.
 * @param expireAt When the message expires, Unix time in s; 4294967295: never. {@code null} when absent.
 * @param transfers What the contract would send, and to whom, according to a local run. Only if the losses of the
 *     message are checked ({@code accept_loss}, or a policy). {@code null} when absent.
 * @param losses What would be lost, according to the same run. {@code null} when absent.
 */
public record SigningContent(
        String payload,
        @Nullable Integer signatureId,
        @Nullable String message,
        @Nullable String address,
        @Nullable String dappId,
        boolean deploys,
        @Nullable String functionName,
        @Nullable Object input,
        @Nullable BigInteger time,
        @Nullable Long expireAt,
        @Nullable List<MessageTransfer> transfers,
        @Nullable List<Loss> losses) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param payload The signed cell: {@code unsigned} is its hash, after {@code signature_id} as four bytes (big
     *     endian) if there is one. From ABI 2.3 on the cell consists of the address of the contract and the body of the
     *     message, before that of the body alone.
     * @param deploys Whether the message also deploys the contract.
     */
    public SigningContent(String payload, boolean deploys) {
        this(payload, null, null, null, null, deploys, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SigningContent fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new SigningContent(
                fields.required("payload", Decoders::string),
                fields.optional("signature_id", Decoders::int32),
                fields.optional("message", Decoders::string),
                fields.optional("address", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.required("deploys", Decoders::bool),
                fields.optional("function_name", Decoders::string),
                fields.optional("input", Decoders::any),
                fields.optional("time", Decoders::bigInteger),
                fields.optional("expire_at", Decoders::int64),
                fields.optional("transfers", Decoders.list(MessageTransfer::fromJson)),
                fields.optional("losses", Decoders.list(Loss::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("payload", payload)
                .optional("signature_id", signatureId)
                .optional("message", message)
                .optional("address", address)
                .optional("dapp_id", dappId)
                .required("deploys", deploys)
                .optional("function_name", functionName)
                .optional("input", input)
                .optional("time", time)
                .optional("expire_at", expireAt)
                .optional("transfers", transfers)
                .optional("losses", losses)
                .toMap();
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId Signature id of the network. Absent: nothing is put in front of the hash. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public SigningContent withSignatureId(@Nullable Integer signatureId) {
        return new SigningContent(
                payload,
                signatureId,
                message,
                address,
                dappId,
                deploys,
                functionName,
                input,
                time,
                expireAt,
                transfers,
                losses);
    }

    /**
     * The same with another {@code message}.
     *
     * @param message The whole external message without its signature, as {@code abi.encode_message} returns it for
     *     {@code Signer.External}. Absent if only a body is signed. {@code null} when absent.
     * @return the changed copy
     */
    public SigningContent withMessage(@Nullable String message) {
        return new SigningContent(
                payload,
                signatureId,
                message,
                address,
                dappId,
                deploys,
                functionName,
                input,
                time,
                expireAt,
                transfers,
                losses);
    }

    /**
     * The same with another {@code address}.
     *
     * @param address The called contract, {@code <workchain>:<hex>}. Absent if only a body without it is signed. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public SigningContent withAddress(@Nullable String address) {
        return new SigningContent(
                payload,
                signatureId,
                message,
                address,
                dappId,
                deploys,
                functionName,
                input,
                time,
                expireAt,
                transfers,
                losses);
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the contract, as the caller gave it. No signature covers it. {@code null} when absent.
     * @return the changed copy
     */
    public SigningContent withDappId(@Nullable String dappId) {
        return new SigningContent(
                payload,
                signatureId,
                message,
                address,
                dappId,
                deploys,
                functionName,
                input,
                time,
                expireAt,
                transfers,
                losses);
    }

    /**
     * The same with another {@code function_name}.
     *
     * @param functionName The called function. Absent if the body cannot be decoded. {@code null} when absent.
     * @return the changed copy
     */
    public SigningContent withFunctionName(@Nullable String functionName) {
        return new SigningContent(
                payload,
                signatureId,
                message,
                address,
                dappId,
                deploys,
                functionName,
                input,
                time,
                expireAt,
                transfers,
                losses);
    }

    /**
     * The same with another {@code input}.
     *
     * @param input Arguments by name. {@code null} when absent.
     * @return the changed copy
     */
    public SigningContent withInput(@Nullable Object input) {
        return new SigningContent(
                payload,
                signatureId,
                message,
                address,
                dappId,
                deploys,
                functionName,
                input,
                time,
                expireAt,
                transfers,
                losses);
    }

    /**
     * The same with another {@code time}.
     *
     * @param time Creation time in the header of the message, ms since 1970. {@code null} when absent.
     * @return the changed copy
     */
    public SigningContent withTime(@Nullable BigInteger time) {
        return new SigningContent(
                payload,
                signatureId,
                message,
                address,
                dappId,
                deploys,
                functionName,
                input,
                time,
                expireAt,
                transfers,
                losses);
    }

    /**
     * The same with another {@code expire_at}.
     *
     * @param expireAt When the message expires, Unix time in s; 4294967295: never. {@code null} when absent.
     * @return the changed copy
     */
    public SigningContent withExpireAt(@Nullable Long expireAt) {
        return new SigningContent(
                payload,
                signatureId,
                message,
                address,
                dappId,
                deploys,
                functionName,
                input,
                time,
                expireAt,
                transfers,
                losses);
    }

    /**
     * The same with another {@code transfers}.
     *
     * @param transfers What the contract would send, and to whom, according to a local run. Only if the losses of the
     *     message are checked ({@code accept_loss}, or a policy). {@code null} when absent.
     * @return the changed copy
     */
    public SigningContent withTransfers(@Nullable List<MessageTransfer> transfers) {
        return new SigningContent(
                payload,
                signatureId,
                message,
                address,
                dappId,
                deploys,
                functionName,
                input,
                time,
                expireAt,
                transfers,
                losses);
    }

    /**
     * The same with another {@code losses}.
     *
     * @param losses What would be lost, according to the same run. {@code null} when absent.
     * @return the changed copy
     */
    public SigningContent withLosses(@Nullable List<Loss> losses) {
        return new SigningContent(
                payload,
                signatureId,
                message,
                address,
                dappId,
                deploys,
                functionName,
                input,
                time,
                expireAt,
                transfers,
                losses);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SigningContent}. */
    public static final class Builder {
        private @Nullable String payload;
        private @Nullable Integer signatureId;
        private @Nullable String message;
        private @Nullable String address;
        private @Nullable String dappId;
        private @Nullable Boolean deploys;
        private @Nullable String functionName;
        private @Nullable Object input;
        private @Nullable BigInteger time;
        private @Nullable Long expireAt;
        private @Nullable List<MessageTransfer> transfers;
        private @Nullable List<Loss> losses;

        private Builder() {}

        /**
         * Sets {@code payload}.
         *
         * @param payload The signed cell: {@code unsigned} is its hash, after {@code signature_id} as four bytes (big
         *     endian) if there is one. From ABI 2.3 on the cell consists of the address of the contract and the body of
         *     the message, before that of the body alone.
         * @return this
         */
        public Builder payload(String payload) {
            this.payload = payload;
            return this;
        }

        /**
         * Sets {@code signature_id}.
         *
         * @param signatureId Signature id of the network. Absent: nothing is put in front of the hash. {@code null}
         *     when absent.
         * @return this
         */
        public Builder signatureId(@Nullable Integer signatureId) {
            this.signatureId = signatureId;
            return this;
        }

        /**
         * Sets {@code message}.
         *
         * @param message The whole external message without its signature, as {@code abi.encode_message} returns it for
         *     {@code Signer.External}. Absent if only a body is signed. {@code null} when absent.
         * @return this
         */
        public Builder message(@Nullable String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code address}.
         *
         * @param address The called contract, {@code <workchain>:<hex>}. Absent if only a body without it is signed.
         *     {@code null} when absent.
         * @return this
         */
        public Builder address(@Nullable String address) {
            this.address = address;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the contract, as the caller gave it. No signature covers it. {@code null} when
         *     absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code deploys}.
         *
         * @param deploys Whether the message also deploys the contract.
         * @return this
         */
        public Builder deploys(boolean deploys) {
            this.deploys = deploys;
            return this;
        }

        /**
         * Sets {@code function_name}.
         *
         * @param functionName The called function. Absent if the body cannot be decoded. {@code null} when absent.
         * @return this
         */
        public Builder functionName(@Nullable String functionName) {
            this.functionName = functionName;
            return this;
        }

        /**
         * Sets {@code input}.
         *
         * @param input Arguments by name. {@code null} when absent.
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
         * Sets {@code transfers}.
         *
         * @param transfers What the contract would send, and to whom, according to a local run. Only if the losses of
         *     the message are checked ({@code accept_loss}, or a policy). {@code null} when absent.
         * @return this
         */
        public Builder transfers(@Nullable List<MessageTransfer> transfers) {
            this.transfers = transfers;
            return this;
        }

        /**
         * Sets {@code losses}.
         *
         * @param losses What would be lost, according to the same run. {@code null} when absent.
         * @return this
         */
        public Builder losses(@Nullable List<Loss> losses) {
            this.losses = losses;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public SigningContent build() {
            return new SigningContent(
                    Objects.requireNonNull(payload, "payload"),
                    signatureId,
                    message,
                    address,
                    dappId,
                    Objects.requireNonNull(deploys, "deploys"),
                    functionName,
                    input,
                    time,
                    expireAt,
                    transfers,
                    losses);
        }
    }
}
