// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.tvm.TransactionFees;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The transaction of a message.
 *
 * @param transaction The transaction as {@code boc.parse_transaction} returns it, with {@code boc}.
 * @param outMessages Outbound messages, in the order of the transaction.
 * @param decoded Decoded outbound messages, if an ABI is known. {@code null} when absent.
 * @param fees Fees of the transaction.
 * @param accountId The account. Extension of the published interface. {@code null} when absent.
 * @param dappId Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks
 *     without Dapp IDs. Extension of the published interface. {@code null} when absent.
 * @param finality How final the transaction is. Extension of the published interface. {@code null} when absent.
 * @param losses Losses of the outgoing messages. Only with {@code accept_loss}, which asks for the check. They are
 *     taken from the transactions of the recipients if the network shows them, otherwise from a local run. Extension of
 *     the published interface. {@code null} when absent.
 */
public record ResultOfProcessMessage(
        @Nullable Object transaction,
        List<String> outMessages,
        @Nullable DecodedOutput decoded,
        TransactionFees fees,
        @Nullable String accountId,
        @Nullable String dappId,
        @Nullable Finality finality,
        @Nullable List<Loss> losses) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param transaction The transaction as {@code boc.parse_transaction} returns it, with {@code boc}.
     * @param outMessages Outbound messages, in the order of the transaction.
     * @param fees Fees of the transaction.
     */
    public ResultOfProcessMessage(@Nullable Object transaction, List<String> outMessages, TransactionFees fees) {
        this(transaction, outMessages, null, fees, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfProcessMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfProcessMessage(
                fields.required("transaction", Decoders::any),
                fields.required("out_messages", Decoders.list(Decoders::string)),
                fields.optional("decoded", DecodedOutput::fromJson),
                fields.required("fees", TransactionFees::fromJson),
                fields.optional("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("finality", Finality::fromJson),
                fields.optional("losses", Decoders.list(Loss::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("transaction", transaction)
                .required("out_messages", outMessages)
                .optional("decoded", decoded)
                .required("fees", fees)
                .optional("account_id", accountId)
                .optional("dapp_id", dappId)
                .optional("finality", finality)
                .optional("losses", losses)
                .toMap();
    }

    /**
     * The same with another {@code decoded}.
     *
     * @param decoded Decoded outbound messages, if an ABI is known. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfProcessMessage withDecoded(@Nullable DecodedOutput decoded) {
        return new ResultOfProcessMessage(transaction, outMessages, decoded, fees, accountId, dappId, finality, losses);
    }

    /**
     * The same with another {@code account_id}.
     *
     * @param accountId The account. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfProcessMessage withAccountId(@Nullable String accountId) {
        return new ResultOfProcessMessage(transaction, outMessages, decoded, fees, accountId, dappId, finality, losses);
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks
     *     without Dapp IDs. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfProcessMessage withDappId(@Nullable String dappId) {
        return new ResultOfProcessMessage(transaction, outMessages, decoded, fees, accountId, dappId, finality, losses);
    }

    /**
     * The same with another {@code finality}.
     *
     * @param finality How final the transaction is. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfProcessMessage withFinality(@Nullable Finality finality) {
        return new ResultOfProcessMessage(transaction, outMessages, decoded, fees, accountId, dappId, finality, losses);
    }

    /**
     * The same with another {@code losses}.
     *
     * @param losses Losses of the outgoing messages. Only with {@code accept_loss}, which asks for the check. They are
     *     taken from the transactions of the recipients if the network shows them, otherwise from a local run.
     *     Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfProcessMessage withLosses(@Nullable List<Loss> losses) {
        return new ResultOfProcessMessage(transaction, outMessages, decoded, fees, accountId, dappId, finality, losses);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfProcessMessage}. */
    public static final class Builder {
        private @Nullable Object transaction;
        private @Nullable List<String> outMessages;
        private @Nullable DecodedOutput decoded;
        private @Nullable TransactionFees fees;
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable Finality finality;
        private @Nullable List<Loss> losses;

        private Builder() {}

        /**
         * Sets {@code transaction}.
         *
         * @param transaction The transaction as {@code boc.parse_transaction} returns it, with {@code boc}.
         * @return this
         */
        public Builder transaction(@Nullable Object transaction) {
            this.transaction = transaction;
            return this;
        }

        /**
         * Sets {@code out_messages}.
         *
         * @param outMessages Outbound messages, in the order of the transaction.
         * @return this
         */
        public Builder outMessages(List<String> outMessages) {
            this.outMessages = outMessages;
            return this;
        }

        /**
         * Sets {@code decoded}.
         *
         * @param decoded Decoded outbound messages, if an ABI is known. {@code null} when absent.
         * @return this
         */
        public Builder decoded(@Nullable DecodedOutput decoded) {
            this.decoded = decoded;
            return this;
        }

        /**
         * Sets {@code fees}.
         *
         * @param fees Fees of the transaction.
         * @return this
         */
        public Builder fees(TransactionFees fees) {
            this.fees = fees;
            return this;
        }

        /**
         * Sets {@code account_id}.
         *
         * @param accountId The account. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder accountId(@Nullable String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Real Dapp ID of the account, read after execution; absent if it could not be read, and on
         *     networks without Dapp IDs. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code finality}.
         *
         * @param finality How final the transaction is. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder finality(@Nullable Finality finality) {
            this.finality = finality;
            return this;
        }

        /**
         * Sets {@code losses}.
         *
         * @param losses Losses of the outgoing messages. Only with {@code accept_loss}, which asks for the check. They
         *     are taken from the transactions of the recipients if the network shows them, otherwise from a local run.
         *     Extension of the published interface. {@code null} when absent.
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
        public ResultOfProcessMessage build() {
            return new ResultOfProcessMessage(
                    transaction,
                    Objects.requireNonNull(outMessages, "outMessages"),
                    decoded,
                    Objects.requireNonNull(fees, "fees"),
                    accountId,
                    dappId,
                    finality,
                    losses);
        }
    }
}
