// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.client.ClientError;
import vendorclient.api.processing.Finality;
import vendorclient.api.processing.Loss;
import vendorclient.api.processing.Outcome;
import vendorclient.api.tvm.TransactionFees;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An entry of the outbox.
 *
 * @param id Id of the entry.
 * @param key Key of the entry. {@code null} when absent.
 * @param group Group of the entry.
 * @param state State of the entry.
 * @param outcome What became of the entry; absent until it has ended. {@code null} when absent.
 * @param accountId Destination.
 * @param dappId Dapp ID of the destination. {@code null} when absent.
 * @param messageHash Hash of the current message; absent until it is signed. {@code null} when absent.
 * @param expireAt When the current message expires, Unix time in s; absent if it does not expire. {@code null} when
 *     absent.
 * @param replaced Hashes of earlier messages, proven not to have been executed.
 * @param createdAt When the entry was created, Unix time in ms.
 * @param changedAt When the entry entered its state, Unix time in ms.
 * @param notBefore As given, Unix time in s. {@code null} when absent.
 * @param giveUpAt As given, Unix time in s. {@code null} when absent.
 * @param held Present while the entry is held. {@code null} when absent.
 * @param transactionId Hash of the transaction. {@code null} when absent.
 * @param exitCode Exit code, if the transaction was aborted. {@code null} when absent.
 * @param fees Fees of the transaction. {@code null} when absent.
 * @param output What the function returned, if the ABI is known. {@code null} when absent.
 * @param finality How final the transaction is. {@code null} when absent.
 * @param losses What the message lost, or would have lost if it was refused because of losses. Only with {@code
 *     accept_loss}, which asks for the check. {@code null} when absent.
 * @param error Why the entry failed, or what last prevented it from ending. {@code null} when absent.
 */
public record OutboxEntry(
        String id,
        @Nullable String key,
        String group,
        OutboxState state,
        @Nullable Outcome outcome,
        String accountId,
        @Nullable String dappId,
        @Nullable String messageHash,
        @Nullable Long expireAt,
        List<String> replaced,
        BigInteger createdAt,
        BigInteger changedAt,
        @Nullable Long notBefore,
        @Nullable Long giveUpAt,
        @Nullable OutboxHold held,
        @Nullable String transactionId,
        @Nullable Integer exitCode,
        @Nullable TransactionFees fees,
        @Nullable Object output,
        @Nullable Finality finality,
        @Nullable List<Loss> losses,
        @Nullable ClientError error) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param id Id of the entry.
     * @param group Group of the entry.
     * @param state State of the entry.
     * @param accountId Destination.
     * @param replaced Hashes of earlier messages, proven not to have been executed.
     * @param createdAt When the entry was created, Unix time in ms.
     * @param changedAt When the entry entered its state, Unix time in ms.
     */
    public OutboxEntry(
            String id,
            String group,
            OutboxState state,
            String accountId,
            List<String> replaced,
            BigInteger createdAt,
            BigInteger changedAt) {
        this(
                id,
                null,
                group,
                state,
                null,
                accountId,
                null,
                null,
                null,
                replaced,
                createdAt,
                changedAt,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static OutboxEntry fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new OutboxEntry(
                fields.required("id", Decoders::string),
                fields.optional("key", Decoders::string),
                fields.required("group", Decoders::string),
                fields.required("state", OutboxState::fromJson),
                fields.optional("outcome", Outcome::fromJson),
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("message_hash", Decoders::string),
                fields.optional("expire_at", Decoders::int64),
                fields.required("replaced", Decoders.list(Decoders::string)),
                fields.required("created_at", Decoders::bigInteger),
                fields.required("changed_at", Decoders::bigInteger),
                fields.optional("not_before", Decoders::int64),
                fields.optional("give_up_at", Decoders::int64),
                fields.optional("held", OutboxHold::fromJson),
                fields.optional("transaction_id", Decoders::string),
                fields.optional("exit_code", Decoders::int32),
                fields.optional("fees", TransactionFees::fromJson),
                fields.optional("output", Decoders::any),
                fields.optional("finality", Finality::fromJson),
                fields.optional("losses", Decoders.list(Loss::fromJson)),
                fields.optional("error", ClientError::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("id", id)
                .optional("key", key)
                .required("group", group)
                .required("state", state)
                .optional("outcome", outcome)
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .optional("message_hash", messageHash)
                .optional("expire_at", expireAt)
                .required("replaced", replaced)
                .required("created_at", createdAt)
                .required("changed_at", changedAt)
                .optional("not_before", notBefore)
                .optional("give_up_at", giveUpAt)
                .optional("held", held)
                .optional("transaction_id", transactionId)
                .optional("exit_code", exitCode)
                .optional("fees", fees)
                .optional("output", output)
                .optional("finality", finality)
                .optional("losses", losses)
                .optional("error", error)
                .toMap();
    }

    /**
     * The same with another {@code key}.
     *
     * @param key Key of the entry. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withKey(@Nullable String key) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code outcome}.
     *
     * @param outcome What became of the entry; absent until it has ended. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withOutcome(@Nullable Outcome outcome) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the destination. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withDappId(@Nullable String dappId) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code message_hash}.
     *
     * @param messageHash Hash of the current message; absent until it is signed. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withMessageHash(@Nullable String messageHash) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code expire_at}.
     *
     * @param expireAt When the current message expires, Unix time in s; absent if it does not expire. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public OutboxEntry withExpireAt(@Nullable Long expireAt) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code not_before}.
     *
     * @param notBefore As given, Unix time in s. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withNotBefore(@Nullable Long notBefore) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code give_up_at}.
     *
     * @param giveUpAt As given, Unix time in s. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withGiveUpAt(@Nullable Long giveUpAt) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code held}.
     *
     * @param held Present while the entry is held. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withHeld(@Nullable OutboxHold held) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code transaction_id}.
     *
     * @param transactionId Hash of the transaction. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withTransactionId(@Nullable String transactionId) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code exit_code}.
     *
     * @param exitCode Exit code, if the transaction was aborted. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withExitCode(@Nullable Integer exitCode) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code fees}.
     *
     * @param fees Fees of the transaction. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withFees(@Nullable TransactionFees fees) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code output}.
     *
     * @param output What the function returned, if the ABI is known. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withOutput(@Nullable Object output) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code finality}.
     *
     * @param finality How final the transaction is. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withFinality(@Nullable Finality finality) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code losses}.
     *
     * @param losses What the message lost, or would have lost if it was refused because of losses. Only with {@code
     *     accept_loss}, which asks for the check. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withLosses(@Nullable List<Loss> losses) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * The same with another {@code error}.
     *
     * @param error Why the entry failed, or what last prevented it from ending. {@code null} when absent.
     * @return the changed copy
     */
    public OutboxEntry withError(@Nullable ClientError error) {
        return new OutboxEntry(
                id,
                key,
                group,
                state,
                outcome,
                accountId,
                dappId,
                messageHash,
                expireAt,
                replaced,
                createdAt,
                changedAt,
                notBefore,
                giveUpAt,
                held,
                transactionId,
                exitCode,
                fees,
                output,
                finality,
                losses,
                error);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link OutboxEntry}. */
    public static final class Builder {
        private @Nullable String id;
        private @Nullable String key;
        private @Nullable String group;
        private @Nullable OutboxState state;
        private @Nullable Outcome outcome;
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable String messageHash;
        private @Nullable Long expireAt;
        private @Nullable List<String> replaced;
        private @Nullable BigInteger createdAt;
        private @Nullable BigInteger changedAt;
        private @Nullable Long notBefore;
        private @Nullable Long giveUpAt;
        private @Nullable OutboxHold held;
        private @Nullable String transactionId;
        private @Nullable Integer exitCode;
        private @Nullable TransactionFees fees;
        private @Nullable Object output;
        private @Nullable Finality finality;
        private @Nullable List<Loss> losses;
        private @Nullable ClientError error;

        private Builder() {}

        /**
         * Sets {@code id}.
         *
         * @param id Id of the entry.
         * @return this
         */
        public Builder id(String id) {
            this.id = id;
            return this;
        }

        /**
         * Sets {@code key}.
         *
         * @param key Key of the entry. {@code null} when absent.
         * @return this
         */
        public Builder key(@Nullable String key) {
            this.key = key;
            return this;
        }

        /**
         * Sets {@code group}.
         *
         * @param group Group of the entry.
         * @return this
         */
        public Builder group(String group) {
            this.group = group;
            return this;
        }

        /**
         * Sets {@code state}.
         *
         * @param state State of the entry.
         * @return this
         */
        public Builder state(OutboxState state) {
            this.state = state;
            return this;
        }

        /**
         * Sets {@code outcome}.
         *
         * @param outcome What became of the entry; absent until it has ended. {@code null} when absent.
         * @return this
         */
        public Builder outcome(@Nullable Outcome outcome) {
            this.outcome = outcome;
            return this;
        }

        /**
         * Sets {@code account_id}.
         *
         * @param accountId Destination.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the destination. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code message_hash}.
         *
         * @param messageHash Hash of the current message; absent until it is signed. {@code null} when absent.
         * @return this
         */
        public Builder messageHash(@Nullable String messageHash) {
            this.messageHash = messageHash;
            return this;
        }

        /**
         * Sets {@code expire_at}.
         *
         * @param expireAt When the current message expires, Unix time in s; absent if it does not expire. {@code null}
         *     when absent.
         * @return this
         */
        public Builder expireAt(@Nullable Long expireAt) {
            this.expireAt = expireAt;
            return this;
        }

        /**
         * Sets {@code replaced}.
         *
         * @param replaced Hashes of earlier messages, proven not to have been executed.
         * @return this
         */
        public Builder replaced(List<String> replaced) {
            this.replaced = replaced;
            return this;
        }

        /**
         * Sets {@code created_at}.
         *
         * @param createdAt When the entry was created, Unix time in ms.
         * @return this
         */
        public Builder createdAt(BigInteger createdAt) {
            this.createdAt = createdAt;
            return this;
        }

        /**
         * Sets {@code changed_at}.
         *
         * @param changedAt When the entry entered its state, Unix time in ms.
         * @return this
         */
        public Builder changedAt(BigInteger changedAt) {
            this.changedAt = changedAt;
            return this;
        }

        /**
         * Sets {@code not_before}.
         *
         * @param notBefore As given, Unix time in s. {@code null} when absent.
         * @return this
         */
        public Builder notBefore(@Nullable Long notBefore) {
            this.notBefore = notBefore;
            return this;
        }

        /**
         * Sets {@code give_up_at}.
         *
         * @param giveUpAt As given, Unix time in s. {@code null} when absent.
         * @return this
         */
        public Builder giveUpAt(@Nullable Long giveUpAt) {
            this.giveUpAt = giveUpAt;
            return this;
        }

        /**
         * Sets {@code held}.
         *
         * @param held Present while the entry is held. {@code null} when absent.
         * @return this
         */
        public Builder held(@Nullable OutboxHold held) {
            this.held = held;
            return this;
        }

        /**
         * Sets {@code transaction_id}.
         *
         * @param transactionId Hash of the transaction. {@code null} when absent.
         * @return this
         */
        public Builder transactionId(@Nullable String transactionId) {
            this.transactionId = transactionId;
            return this;
        }

        /**
         * Sets {@code exit_code}.
         *
         * @param exitCode Exit code, if the transaction was aborted. {@code null} when absent.
         * @return this
         */
        public Builder exitCode(@Nullable Integer exitCode) {
            this.exitCode = exitCode;
            return this;
        }

        /**
         * Sets {@code fees}.
         *
         * @param fees Fees of the transaction. {@code null} when absent.
         * @return this
         */
        public Builder fees(@Nullable TransactionFees fees) {
            this.fees = fees;
            return this;
        }

        /**
         * Sets {@code output}.
         *
         * @param output What the function returned, if the ABI is known. {@code null} when absent.
         * @return this
         */
        public Builder output(@Nullable Object output) {
            this.output = output;
            return this;
        }

        /**
         * Sets {@code finality}.
         *
         * @param finality How final the transaction is. {@code null} when absent.
         * @return this
         */
        public Builder finality(@Nullable Finality finality) {
            this.finality = finality;
            return this;
        }

        /**
         * Sets {@code losses}.
         *
         * @param losses What the message lost, or would have lost if it was refused because of losses. Only with {@code
         *     accept_loss}, which asks for the check. {@code null} when absent.
         * @return this
         */
        public Builder losses(@Nullable List<Loss> losses) {
            this.losses = losses;
            return this;
        }

        /**
         * Sets {@code error}.
         *
         * @param error Why the entry failed, or what last prevented it from ending. {@code null} when absent.
         * @return this
         */
        public Builder error(@Nullable ClientError error) {
            this.error = error;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public OutboxEntry build() {
            return new OutboxEntry(
                    Objects.requireNonNull(id, "id"),
                    key,
                    Objects.requireNonNull(group, "group"),
                    Objects.requireNonNull(state, "state"),
                    outcome,
                    Objects.requireNonNull(accountId, "accountId"),
                    dappId,
                    messageHash,
                    expireAt,
                    Objects.requireNonNull(replaced, "replaced"),
                    Objects.requireNonNull(createdAt, "createdAt"),
                    Objects.requireNonNull(changedAt, "changedAt"),
                    notBefore,
                    giveUpAt,
                    held,
                    transactionId,
                    exitCode,
                    fees,
                    output,
                    finality,
                    losses,
                    error);
        }
    }
}
