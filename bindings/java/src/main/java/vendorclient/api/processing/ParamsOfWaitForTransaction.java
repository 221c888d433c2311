// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
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
 * A sent message.
 *
 * @param abi ABI of the destination: determines the expiration and decodes the outgoing messages. {@code null} when
 *     absent.
 * @param message The message.
 * @param shardBlockId Ignored. Deprecated: Since 3.0. Blocks are not iterated. {@code null} when absent.
 * @param sendEvents Send a ProcessingEvent to the callback for each step of the call. Default: {@code false}. {@code
 *     null} when absent.
 * @param sendingEndpoints Endpoints that the message was sent to; named in the error if the message is lost. {@code
 *     null} when absent.
 * @param txHash Hash of the transaction, as returned by {@code send_message}. Required (512). {@code null} when absent.
 * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
 *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
 *     Extension of the published interface. {@code null} when absent.
 * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration. Extension of
 *     the published interface. {@code null} when absent.
 */
public record ParamsOfWaitForTransaction(
        @Nullable Abi abi,
        String message,
        @Nullable String shardBlockId,
        @Nullable Boolean sendEvents,
        @Nullable List<String> sendingEndpoints,
        @Nullable String txHash,
        @Nullable Boolean verify,
        @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message The message.
     */
    public ParamsOfWaitForTransaction(String message) {
        this(null, message, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfWaitForTransaction fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfWaitForTransaction(
                fields.optional("abi", Abi::fromJson),
                fields.required("message", Decoders::string),
                fields.optional("shard_block_id", Decoders::string),
                fields.optional("send_events", Decoders::bool),
                fields.optional("sending_endpoints", Decoders.list(Decoders::string)),
                fields.optional("tx_hash", Decoders::string),
                fields.optional("verify", Decoders::bool),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("abi", abi)
                .required("message", message)
                .optional("shard_block_id", shardBlockId)
                .optional("send_events", sendEvents)
                .optional("sending_endpoints", sendingEndpoints)
                .optional("tx_hash", txHash)
                .optional("verify", verify)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI of the destination: determines the expiration and decodes the outgoing messages. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfWaitForTransaction withAbi(@Nullable Abi abi) {
        return new ParamsOfWaitForTransaction(
                abi, message, shardBlockId, sendEvents, sendingEndpoints, txHash, verify, rules);
    }

    /**
     * The same with another {@code shard_block_id}.
     *
     * @param shardBlockId Ignored. Deprecated: Since 3.0. Blocks are not iterated. {@code null} when absent.
     * @return the changed copy
     * @deprecated Since 3.0. Blocks are not iterated.
     */
    @Deprecated
    public ParamsOfWaitForTransaction withShardBlockId(@Nullable String shardBlockId) {
        return new ParamsOfWaitForTransaction(
                abi, message, shardBlockId, sendEvents, sendingEndpoints, txHash, verify, rules);
    }

    /**
     * The same with another {@code send_events}.
     *
     * @param sendEvents Send a ProcessingEvent to the callback for each step of the call. Default: {@code false}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfWaitForTransaction withSendEvents(@Nullable Boolean sendEvents) {
        return new ParamsOfWaitForTransaction(
                abi, message, shardBlockId, sendEvents, sendingEndpoints, txHash, verify, rules);
    }

    /**
     * The same with another {@code sending_endpoints}.
     *
     * @param sendingEndpoints Endpoints that the message was sent to; named in the error if the message is lost. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfWaitForTransaction withSendingEndpoints(@Nullable List<String> sendingEndpoints) {
        return new ParamsOfWaitForTransaction(
                abi, message, shardBlockId, sendEvents, sendingEndpoints, txHash, verify, rules);
    }

    /**
     * The same with another {@code tx_hash}.
     *
     * @param txHash Hash of the transaction, as returned by {@code send_message}. Required (512). {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfWaitForTransaction withTxHash(@Nullable String txHash) {
        return new ParamsOfWaitForTransaction(
                abi, message, shardBlockId, sendEvents, sendingEndpoints, txHash, verify, rules);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
     *     Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfWaitForTransaction withVerify(@Nullable Boolean verify) {
        return new ParamsOfWaitForTransaction(
                abi, message, shardBlockId, sendEvents, sendingEndpoints, txHash, verify, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration. Extension
     *     of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfWaitForTransaction withRules(@Nullable ChainRules rules) {
        return new ParamsOfWaitForTransaction(
                abi, message, shardBlockId, sendEvents, sendingEndpoints, txHash, verify, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfWaitForTransaction}. */
    public static final class Builder {
        private @Nullable Abi abi;
        private @Nullable String message;
        private @Nullable String shardBlockId;
        private @Nullable Boolean sendEvents;
        private @Nullable List<String> sendingEndpoints;
        private @Nullable String txHash;
        private @Nullable Boolean verify;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the destination: determines the expiration and decodes the outgoing messages. {@code null}
         *     when absent.
         * @return this
         */
        public Builder abi(@Nullable Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code message}.
         *
         * @param message The message.
         * @return this
         */
        public Builder message(String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code shard_block_id}.
         *
         * @param shardBlockId Ignored. Deprecated: Since 3.0. Blocks are not iterated. {@code null} when absent.
         * @return this
         */
        public Builder shardBlockId(@Nullable String shardBlockId) {
            this.shardBlockId = shardBlockId;
            return this;
        }

        /**
         * Sets {@code send_events}.
         *
         * @param sendEvents Send a ProcessingEvent to the callback for each step of the call. Default: {@code false}.
         *     {@code null} when absent.
         * @return this
         */
        public Builder sendEvents(@Nullable Boolean sendEvents) {
            this.sendEvents = sendEvents;
            return this;
        }

        /**
         * Sets {@code sending_endpoints}.
         *
         * @param sendingEndpoints Endpoints that the message was sent to; named in the error if the message is lost.
         *     {@code null} when absent.
         * @return this
         */
        public Builder sendingEndpoints(@Nullable List<String> sendingEndpoints) {
            this.sendingEndpoints = sendingEndpoints;
            return this;
        }

        /**
         * Sets {@code tx_hash}.
         *
         * @param txHash Hash of the transaction, as returned by {@code send_message}. Required (512). {@code null} when
         *     absent.
         * @return this
         */
        public Builder txHash(@Nullable String txHash) {
            this.txHash = txHash;
            return this;
        }

        /**
         * Sets {@code verify}.
         *
         * @param verify Prove the result before it is returned (module proofs): anything that differs from what the
         *     network agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the
         *     configuration. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder verify(@Nullable Boolean verify) {
            this.verify = verify;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration.
         *     Extension of the published interface. {@code null} when absent.
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
        public ParamsOfWaitForTransaction build() {
            return new ParamsOfWaitForTransaction(
                    abi,
                    Objects.requireNonNull(message, "message"),
                    shardBlockId,
                    sendEvents,
                    sendingEndpoints,
                    txHash,
                    verify,
                    rules);
        }
    }
}
