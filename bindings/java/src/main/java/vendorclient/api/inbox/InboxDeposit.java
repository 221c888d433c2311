// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.DecodedMessageBody;
import vendorclient.api.processing.Finality;
import vendorclient.api.processing.Loss;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What an account received in one transaction.
 *
 * @param kind Credit money only for {@code deposit}.
 * @param accountId The account.
 * @param dappId Dapp ID of the account, as reported by the network. {@code null} when absent.
 * @param transactionId Hash of the transaction; use it as the key to book the deposit once.
 * @param lt Logical time of the transaction; orders the deposits of an account.
 * @param time Time of the transaction, Unix time in s.
 * @param blockId Block that contains the transaction. {@code null} when absent.
 * @param source Address of the sender, {@code 0:<account_id>}. {@code null} when absent.
 * @param sourceDappId Dapp ID of the sender. {@code null} when absent.
 * @param amounts What arrived, one item per currency, in the order of their ids; empty for {@code burnt}. Book every
 *     item.
 * @param losses What was lost on arrival, such as tokens from another Dapp ID. It is not part of {@code amounts}.
 * @param messageHash Hash of the inbound message.
 * @param body Body of the message, base64 BOC. {@code null} when absent.
 * @param comment Comment text, if the body is 32 zero bits followed by UTF-8. {@code null} when absent.
 * @param decoded The decoded body, if it matches the ABI of the accounts. {@code null} when absent.
 * @param aborted Whether the contract failed or does not exist; the amounts that arrived stay with the account.
 * @param bounced The message is a bounced one.
 * @param finality How final the transaction is.
 */
public record InboxDeposit(
        DepositKind kind,
        String accountId,
        @Nullable String dappId,
        String transactionId,
        BigInteger lt,
        long time,
        @Nullable String blockId,
        @Nullable String source,
        @Nullable String sourceDappId,
        List<DepositAmount> amounts,
        List<Loss> losses,
        String messageHash,
        @Nullable String body,
        @Nullable String comment,
        @Nullable DecodedMessageBody decoded,
        boolean aborted,
        boolean bounced,
        Finality finality) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param kind Credit money only for {@code deposit}.
     * @param accountId The account.
     * @param transactionId Hash of the transaction; use it as the key to book the deposit once.
     * @param lt Logical time of the transaction; orders the deposits of an account.
     * @param time Time of the transaction, Unix time in s.
     * @param amounts What arrived, one item per currency, in the order of their ids; empty for {@code burnt}. Book
     *     every item.
     * @param losses What was lost on arrival, such as tokens from another Dapp ID. It is not part of {@code amounts}.
     * @param messageHash Hash of the inbound message.
     * @param aborted Whether the contract failed or does not exist; the amounts that arrived stay with the account.
     * @param bounced The message is a bounced one.
     * @param finality How final the transaction is.
     */
    public InboxDeposit(
            DepositKind kind,
            String accountId,
            String transactionId,
            BigInteger lt,
            long time,
            List<DepositAmount> amounts,
            List<Loss> losses,
            String messageHash,
            boolean aborted,
            boolean bounced,
            Finality finality) {
        this(
                kind,
                accountId,
                null,
                transactionId,
                lt,
                time,
                null,
                null,
                null,
                amounts,
                losses,
                messageHash,
                null,
                null,
                null,
                aborted,
                bounced,
                finality);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static InboxDeposit fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new InboxDeposit(
                fields.required("kind", DepositKind::fromJson),
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.required("transaction_id", Decoders::string),
                fields.required("lt", Decoders::bigInteger),
                fields.required("time", Decoders::int64),
                fields.optional("block_id", Decoders::string),
                fields.optional("source", Decoders::string),
                fields.optional("source_dapp_id", Decoders::string),
                fields.required("amounts", Decoders.list(DepositAmount::fromJson)),
                fields.required("losses", Decoders.list(Loss::fromJson)),
                fields.required("message_hash", Decoders::string),
                fields.optional("body", Decoders::string),
                fields.optional("comment", Decoders::string),
                fields.optional("decoded", DecodedMessageBody::fromJson),
                fields.required("aborted", Decoders::bool),
                fields.required("bounced", Decoders::bool),
                fields.required("finality", Finality::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("kind", kind)
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .required("transaction_id", transactionId)
                .required("lt", lt)
                .required("time", time)
                .optional("block_id", blockId)
                .optional("source", source)
                .optional("source_dapp_id", sourceDappId)
                .required("amounts", amounts)
                .required("losses", losses)
                .required("message_hash", messageHash)
                .optional("body", body)
                .optional("comment", comment)
                .optional("decoded", decoded)
                .required("aborted", aborted)
                .required("bounced", bounced)
                .required("finality", finality)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the account, as reported by the network. {@code null} when absent.
     * @return the changed copy
     */
    public InboxDeposit withDappId(@Nullable String dappId) {
        return new InboxDeposit(
                kind,
                accountId,
                dappId,
                transactionId,
                lt,
                time,
                blockId,
                source,
                sourceDappId,
                amounts,
                losses,
                messageHash,
                body,
                comment,
                decoded,
                aborted,
                bounced,
                finality);
    }

    /**
     * The same with another {@code block_id}.
     *
     * @param blockId Block that contains the transaction. {@code null} when absent.
     * @return the changed copy
     */
    public InboxDeposit withBlockId(@Nullable String blockId) {
        return new InboxDeposit(
                kind,
                accountId,
                dappId,
                transactionId,
                lt,
                time,
                blockId,
                source,
                sourceDappId,
                amounts,
                losses,
                messageHash,
                body,
                comment,
                decoded,
                aborted,
                bounced,
                finality);
    }

    /**
     * The same with another {@code source}.
     *
     * @param source Address of the sender, {@code 0:<account_id>}. {@code null} when absent.
     * @return the changed copy
     */
    public InboxDeposit withSource(@Nullable String source) {
        return new InboxDeposit(
                kind,
                accountId,
                dappId,
                transactionId,
                lt,
                time,
                blockId,
                source,
                sourceDappId,
                amounts,
                losses,
                messageHash,
                body,
                comment,
                decoded,
                aborted,
                bounced,
                finality);
    }

    /**
     * The same with another {@code source_dapp_id}.
     *
     * @param sourceDappId Dapp ID of the sender. {@code null} when absent.
     * @return the changed copy
     */
    public InboxDeposit withSourceDappId(@Nullable String sourceDappId) {
        return new InboxDeposit(
                kind,
                accountId,
                dappId,
                transactionId,
                lt,
                time,
                blockId,
                source,
                sourceDappId,
                amounts,
                losses,
                messageHash,
                body,
                comment,
                decoded,
                aborted,
                bounced,
                finality);
    }

    /**
     * The same with another {@code body}.
     *
     * @param body Body of the message, base64 BOC. {@code null} when absent.
     * @return the changed copy
     */
    public InboxDeposit withBody(@Nullable String body) {
        return new InboxDeposit(
                kind,
                accountId,
                dappId,
                transactionId,
                lt,
                time,
                blockId,
                source,
                sourceDappId,
                amounts,
                losses,
                messageHash,
                body,
                comment,
                decoded,
                aborted,
                bounced,
                finality);
    }

    /**
     * The same with another {@code comment}.
     *
     * @param comment Comment text, if the body is 32 zero bits followed by UTF-8. {@code null} when absent.
     * @return the changed copy
     */
    public InboxDeposit withComment(@Nullable String comment) {
        return new InboxDeposit(
                kind,
                accountId,
                dappId,
                transactionId,
                lt,
                time,
                blockId,
                source,
                sourceDappId,
                amounts,
                losses,
                messageHash,
                body,
                comment,
                decoded,
                aborted,
                bounced,
                finality);
    }

    /**
     * The same with another {@code decoded}.
     *
     * @param decoded The decoded body, if it matches the ABI of the accounts. {@code null} when absent.
     * @return the changed copy
     */
    public InboxDeposit withDecoded(@Nullable DecodedMessageBody decoded) {
        return new InboxDeposit(
                kind,
                accountId,
                dappId,
                transactionId,
                lt,
                time,
                blockId,
                source,
                sourceDappId,
                amounts,
                losses,
                messageHash,
                body,
                comment,
                decoded,
                aborted,
                bounced,
                finality);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link InboxDeposit}. */
    public static final class Builder {
        private @Nullable DepositKind kind;
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable String transactionId;
        private @Nullable BigInteger lt;
        private @Nullable Long time;
        private @Nullable String blockId;
        private @Nullable String source;
        private @Nullable String sourceDappId;
        private @Nullable List<DepositAmount> amounts;
        private @Nullable List<Loss> losses;
        private @Nullable String messageHash;
        private @Nullable String body;
        private @Nullable String comment;
        private @Nullable DecodedMessageBody decoded;
        private @Nullable Boolean aborted;
        private @Nullable Boolean bounced;
        private @Nullable Finality finality;

        private Builder() {}

        /**
         * Sets {@code kind}.
         *
         * @param kind Credit money only for {@code deposit}.
         * @return this
         */
        public Builder kind(DepositKind kind) {
            this.kind = kind;
            return this;
        }

        /**
         * Sets {@code account_id}.
         *
         * @param accountId The account.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the account, as reported by the network. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code transaction_id}.
         *
         * @param transactionId Hash of the transaction; use it as the key to book the deposit once.
         * @return this
         */
        public Builder transactionId(String transactionId) {
            this.transactionId = transactionId;
            return this;
        }

        /**
         * Sets {@code lt}.
         *
         * @param lt Logical time of the transaction; orders the deposits of an account.
         * @return this
         */
        public Builder lt(BigInteger lt) {
            this.lt = lt;
            return this;
        }

        /**
         * Sets {@code time}.
         *
         * @param time Time of the transaction, Unix time in s.
         * @return this
         */
        public Builder time(long time) {
            this.time = time;
            return this;
        }

        /**
         * Sets {@code block_id}.
         *
         * @param blockId Block that contains the transaction. {@code null} when absent.
         * @return this
         */
        public Builder blockId(@Nullable String blockId) {
            this.blockId = blockId;
            return this;
        }

        /**
         * Sets {@code source}.
         *
         * @param source Address of the sender, {@code 0:<account_id>}. {@code null} when absent.
         * @return this
         */
        public Builder source(@Nullable String source) {
            this.source = source;
            return this;
        }

        /**
         * Sets {@code source_dapp_id}.
         *
         * @param sourceDappId Dapp ID of the sender. {@code null} when absent.
         * @return this
         */
        public Builder sourceDappId(@Nullable String sourceDappId) {
            this.sourceDappId = sourceDappId;
            return this;
        }

        /**
         * Sets {@code amounts}.
         *
         * @param amounts What arrived, one item per currency, in the order of their ids; empty for {@code burnt}. Book
         *     every item.
         * @return this
         */
        public Builder amounts(List<DepositAmount> amounts) {
            this.amounts = amounts;
            return this;
        }

        /**
         * Sets {@code losses}.
         *
         * @param losses What was lost on arrival, such as tokens from another Dapp ID. It is not part of {@code
         *     amounts}.
         * @return this
         */
        public Builder losses(List<Loss> losses) {
            this.losses = losses;
            return this;
        }

        /**
         * Sets {@code message_hash}.
         *
         * @param messageHash Hash of the inbound message.
         * @return this
         */
        public Builder messageHash(String messageHash) {
            this.messageHash = messageHash;
            return this;
        }

        /**
         * Sets {@code body}.
         *
         * @param body Body of the message, base64 BOC. {@code null} when absent.
         * @return this
         */
        public Builder body(@Nullable String body) {
            this.body = body;
            return this;
        }

        /**
         * Sets {@code comment}.
         *
         * @param comment Comment text, if the body is 32 zero bits followed by UTF-8. {@code null} when absent.
         * @return this
         */
        public Builder comment(@Nullable String comment) {
            this.comment = comment;
            return this;
        }

        /**
         * Sets {@code decoded}.
         *
         * @param decoded The decoded body, if it matches the ABI of the accounts. {@code null} when absent.
         * @return this
         */
        public Builder decoded(@Nullable DecodedMessageBody decoded) {
            this.decoded = decoded;
            return this;
        }

        /**
         * Sets {@code aborted}.
         *
         * @param aborted Whether the contract failed or does not exist; the amounts that arrived stay with the account.
         * @return this
         */
        public Builder aborted(boolean aborted) {
            this.aborted = aborted;
            return this;
        }

        /**
         * Sets {@code bounced}.
         *
         * @param bounced The message is a bounced one.
         * @return this
         */
        public Builder bounced(boolean bounced) {
            this.bounced = bounced;
            return this;
        }

        /**
         * Sets {@code finality}.
         *
         * @param finality How final the transaction is.
         * @return this
         */
        public Builder finality(Finality finality) {
            this.finality = finality;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public InboxDeposit build() {
            return new InboxDeposit(
                    Objects.requireNonNull(kind, "kind"),
                    Objects.requireNonNull(accountId, "accountId"),
                    dappId,
                    Objects.requireNonNull(transactionId, "transactionId"),
                    Objects.requireNonNull(lt, "lt"),
                    Objects.requireNonNull(time, "time"),
                    blockId,
                    source,
                    sourceDappId,
                    Objects.requireNonNull(amounts, "amounts"),
                    Objects.requireNonNull(losses, "losses"),
                    Objects.requireNonNull(messageHash, "messageHash"),
                    body,
                    comment,
                    decoded,
                    Objects.requireNonNull(aborted, "aborted"),
                    Objects.requireNonNull(bounced, "bounced"),
                    Objects.requireNonNull(finality, "finality"));
        }
    }
}
