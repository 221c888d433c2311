// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What became of the message.
 *
 * @param outcome {@code executed} or {@code failed} by its transaction; {@code not_executed} only if it is proven that
 *     it was not executed and never will be; otherwise {@code unknown}.
 * @param messageHash Hash of the message.
 * @param expireAt Expiration of the message, Unix time in s; absent if it is not known or there is none. {@code null}
 *     when absent.
 * @param transactionId Its transaction, with {@code executed} and {@code failed}. {@code null} when absent.
 * @param finality How final the transaction is. {@code null} when absent.
 * @param stateTimestamp With {@code not_executed}: time of the state of the account that proves it, Unix time in ms; of
 *     several, the earliest. {@code null} when absent.
 * @param notProven With {@code unknown}: what is missing for a proof, for people. {@code null} when absent.
 * @param settlesAt With {@code unknown}, before this time: the earliest time at which a proof is possible, Unix time in
 *     s. {@code null} when absent.
 */
public record ResultOfFindOutcome(
        Outcome outcome,
        String messageHash,
        @Nullable Long expireAt,
        @Nullable String transactionId,
        @Nullable Finality finality,
        @Nullable BigInteger stateTimestamp,
        @Nullable String notProven,
        @Nullable Long settlesAt) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param outcome {@code executed} or {@code failed} by its transaction; {@code not_executed} only if it is proven
     *     that it was not executed and never will be; otherwise {@code unknown}.
     * @param messageHash Hash of the message.
     */
    public ResultOfFindOutcome(Outcome outcome, String messageHash) {
        this(outcome, messageHash, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfFindOutcome fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfFindOutcome(
                fields.required("outcome", Outcome::fromJson),
                fields.required("message_hash", Decoders::string),
                fields.optional("expire_at", Decoders::int64),
                fields.optional("transaction_id", Decoders::string),
                fields.optional("finality", Finality::fromJson),
                fields.optional("state_timestamp", Decoders::bigInteger),
                fields.optional("not_proven", Decoders::string),
                fields.optional("settles_at", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("outcome", outcome)
                .required("message_hash", messageHash)
                .optional("expire_at", expireAt)
                .optional("transaction_id", transactionId)
                .optional("finality", finality)
                .optional("state_timestamp", stateTimestamp)
                .optional("not_proven", notProven)
                .optional("settles_at", settlesAt)
                .toMap();
    }

    /**
     * The same with another {@code expire_at}.
     *
     * @param expireAt Expiration of the message, Unix time in s; absent if it is not known or there is none. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ResultOfFindOutcome withExpireAt(@Nullable Long expireAt) {
        return new ResultOfFindOutcome(
                outcome, messageHash, expireAt, transactionId, finality, stateTimestamp, notProven, settlesAt);
    }

    /**
     * The same with another {@code transaction_id}.
     *
     * @param transactionId Its transaction, with {@code executed} and {@code failed}. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfFindOutcome withTransactionId(@Nullable String transactionId) {
        return new ResultOfFindOutcome(
                outcome, messageHash, expireAt, transactionId, finality, stateTimestamp, notProven, settlesAt);
    }

    /**
     * The same with another {@code finality}.
     *
     * @param finality How final the transaction is. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfFindOutcome withFinality(@Nullable Finality finality) {
        return new ResultOfFindOutcome(
                outcome, messageHash, expireAt, transactionId, finality, stateTimestamp, notProven, settlesAt);
    }

    /**
     * The same with another {@code state_timestamp}.
     *
     * @param stateTimestamp With {@code not_executed}: time of the state of the account that proves it, Unix time in
     *     ms; of several, the earliest. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfFindOutcome withStateTimestamp(@Nullable BigInteger stateTimestamp) {
        return new ResultOfFindOutcome(
                outcome, messageHash, expireAt, transactionId, finality, stateTimestamp, notProven, settlesAt);
    }

    /**
     * The same with another {@code not_proven}.
     *
     * @param notProven With {@code unknown}: what is missing for a proof, for people. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfFindOutcome withNotProven(@Nullable String notProven) {
        return new ResultOfFindOutcome(
                outcome, messageHash, expireAt, transactionId, finality, stateTimestamp, notProven, settlesAt);
    }

    /**
     * The same with another {@code settles_at}.
     *
     * @param settlesAt With {@code unknown}, before this time: the earliest time at which a proof is possible, Unix
     *     time in s. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfFindOutcome withSettlesAt(@Nullable Long settlesAt) {
        return new ResultOfFindOutcome(
                outcome, messageHash, expireAt, transactionId, finality, stateTimestamp, notProven, settlesAt);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfFindOutcome}. */
    public static final class Builder {
        private @Nullable Outcome outcome;
        private @Nullable String messageHash;
        private @Nullable Long expireAt;
        private @Nullable String transactionId;
        private @Nullable Finality finality;
        private @Nullable BigInteger stateTimestamp;
        private @Nullable String notProven;
        private @Nullable Long settlesAt;

        private Builder() {}

        /**
         * Sets {@code outcome}.
         *
         * @param outcome {@code executed} or {@code failed} by its transaction; {@code not_executed} only if it is
         *     proven that it was not executed and never will be; otherwise {@code unknown}.
         * @return this
         */
        public Builder outcome(Outcome outcome) {
            this.outcome = outcome;
            return this;
        }

        /**
         * Sets {@code message_hash}.
         *
         * @param messageHash Hash of the message.
         * @return this
         */
        public Builder messageHash(String messageHash) {
            this.messageHash = messageHash;
            return this;
        }

        /**
         * Sets {@code expire_at}.
         *
         * @param expireAt Expiration of the message, Unix time in s; absent if it is not known or there is none. {@code
         *     null} when absent.
         * @return this
         */
        public Builder expireAt(@Nullable Long expireAt) {
            this.expireAt = expireAt;
            return this;
        }

        /**
         * Sets {@code transaction_id}.
         *
         * @param transactionId Its transaction, with {@code executed} and {@code failed}. {@code null} when absent.
         * @return this
         */
        public Builder transactionId(@Nullable String transactionId) {
            this.transactionId = transactionId;
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
         * Sets {@code state_timestamp}.
         *
         * @param stateTimestamp With {@code not_executed}: time of the state of the account that proves it, Unix time
         *     in ms; of several, the earliest. {@code null} when absent.
         * @return this
         */
        public Builder stateTimestamp(@Nullable BigInteger stateTimestamp) {
            this.stateTimestamp = stateTimestamp;
            return this;
        }

        /**
         * Sets {@code not_proven}.
         *
         * @param notProven With {@code unknown}: what is missing for a proof, for people. {@code null} when absent.
         * @return this
         */
        public Builder notProven(@Nullable String notProven) {
            this.notProven = notProven;
            return this;
        }

        /**
         * Sets {@code settles_at}.
         *
         * @param settlesAt With {@code unknown}, before this time: the earliest time at which a proof is possible, Unix
         *     time in s. {@code null} when absent.
         * @return this
         */
        public Builder settlesAt(@Nullable Long settlesAt) {
            this.settlesAt = settlesAt;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfFindOutcome build() {
            return new ResultOfFindOutcome(
                    Objects.requireNonNull(outcome, "outcome"),
                    Objects.requireNonNull(messageHash, "messageHash"),
                    expireAt,
                    transactionId,
                    finality,
                    stateTimestamp,
                    notProven,
                    settlesAt);
        }
    }
}
