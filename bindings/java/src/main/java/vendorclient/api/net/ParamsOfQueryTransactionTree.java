// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.Abi;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The root message and options of the tree.
 *
 * @param inMsg Id of the message.
 * @param abiRegistry ABIs to decode bodies with, tried in this order. {@code null} when absent.
 * @param timeout How long to wait for the messages of one query, in ms; 0 waits indefinitely. Default: {@code 60000}.
 *     {@code null} when absent.
 * @param transactionMaxCount Number of transactions after which no further query is made; 0 means no limit. Default:
 *     {@code 50}. {@code null} when absent.
 * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
 *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
 *     Extension of the published interface. {@code null} when absent.
 */
public record ParamsOfQueryTransactionTree(
        String inMsg,
        @Nullable List<Abi> abiRegistry,
        @Nullable Long timeout,
        @Nullable Long transactionMaxCount,
        @Nullable Boolean verify) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param inMsg Id of the message.
     */
    public ParamsOfQueryTransactionTree(String inMsg) {
        this(inMsg, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfQueryTransactionTree fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfQueryTransactionTree(
                fields.required("in_msg", Decoders::string),
                fields.optional("abi_registry", Decoders.list(Abi::fromJson)),
                fields.optional("timeout", Decoders::int64),
                fields.optional("transaction_max_count", Decoders::int64),
                fields.optional("verify", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("in_msg", inMsg)
                .optional("abi_registry", abiRegistry)
                .optional("timeout", timeout)
                .optional("transaction_max_count", transactionMaxCount)
                .optional("verify", verify)
                .toMap();
    }

    /**
     * The same with another {@code abi_registry}.
     *
     * @param abiRegistry ABIs to decode bodies with, tried in this order. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryTransactionTree withAbiRegistry(@Nullable List<Abi> abiRegistry) {
        return new ParamsOfQueryTransactionTree(inMsg, abiRegistry, timeout, transactionMaxCount, verify);
    }

    /**
     * The same with another {@code timeout}.
     *
     * @param timeout How long to wait for the messages of one query, in ms; 0 waits indefinitely. Default: {@code
     *     60000}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryTransactionTree withTimeout(@Nullable Long timeout) {
        return new ParamsOfQueryTransactionTree(inMsg, abiRegistry, timeout, transactionMaxCount, verify);
    }

    /**
     * The same with another {@code transaction_max_count}.
     *
     * @param transactionMaxCount Number of transactions after which no further query is made; 0 means no limit.
     *     Default: {@code 50}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryTransactionTree withTransactionMaxCount(@Nullable Long transactionMaxCount) {
        return new ParamsOfQueryTransactionTree(inMsg, abiRegistry, timeout, transactionMaxCount, verify);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
     *     Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryTransactionTree withVerify(@Nullable Boolean verify) {
        return new ParamsOfQueryTransactionTree(inMsg, abiRegistry, timeout, transactionMaxCount, verify);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfQueryTransactionTree}. */
    public static final class Builder {
        private @Nullable String inMsg;
        private @Nullable List<Abi> abiRegistry;
        private @Nullable Long timeout;
        private @Nullable Long transactionMaxCount;
        private @Nullable Boolean verify;

        private Builder() {}

        /**
         * Sets {@code in_msg}.
         *
         * @param inMsg Id of the message.
         * @return this
         */
        public Builder inMsg(String inMsg) {
            this.inMsg = inMsg;
            return this;
        }

        /**
         * Sets {@code abi_registry}.
         *
         * @param abiRegistry ABIs to decode bodies with, tried in this order. {@code null} when absent.
         * @return this
         */
        public Builder abiRegistry(@Nullable List<Abi> abiRegistry) {
            this.abiRegistry = abiRegistry;
            return this;
        }

        /**
         * Sets {@code timeout}.
         *
         * @param timeout How long to wait for the messages of one query, in ms; 0 waits indefinitely. Default: {@code
         *     60000}. {@code null} when absent.
         * @return this
         */
        public Builder timeout(@Nullable Long timeout) {
            this.timeout = timeout;
            return this;
        }

        /**
         * Sets {@code transaction_max_count}.
         *
         * @param transactionMaxCount Number of transactions after which no further query is made; 0 means no limit.
         *     Default: {@code 50}. {@code null} when absent.
         * @return this
         */
        public Builder transactionMaxCount(@Nullable Long transactionMaxCount) {
            this.transactionMaxCount = transactionMaxCount;
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
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfQueryTransactionTree build() {
            return new ParamsOfQueryTransactionTree(
                    Objects.requireNonNull(inMsg, "inMsg"), abiRegistry, timeout, transactionMaxCount, verify);
        }
    }
}
