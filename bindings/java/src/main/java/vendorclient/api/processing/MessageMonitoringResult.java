// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of a monitored message.
 *
 * @param hash Hash of the message.
 * @param status Status of the message.
 * @param transaction Transaction of the message. {@code null} when absent.
 * @param error Why the message is considered lost. {@code null} when absent.
 * @param userData The data given with the message. {@code null} when absent.
 * @param finality How final the transaction is; absent without one. Extension of the published interface. {@code null}
 *     when absent.
 * @param outcome What became of the message: {@code executed}, {@code failed}, or {@code unknown} with the status
 *     {@code Timeout}. Extension of the published interface. {@code null} when absent.
 * @param number Position among the results of a durable queue, for {@code acknowledge}; otherwise absent. Extension of
 *     the published interface. {@code null} when absent.
 */
public record MessageMonitoringResult(
        String hash,
        MessageMonitoringStatus status,
        @Nullable MessageMonitoringTransaction transaction,
        @Nullable String error,
        @Nullable Object userData,
        @Nullable Finality finality,
        @Nullable Outcome outcome,
        @Nullable String number) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param hash Hash of the message.
     * @param status Status of the message.
     */
    public MessageMonitoringResult(String hash, MessageMonitoringStatus status) {
        this(hash, status, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MessageMonitoringResult fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageMonitoringResult(
                fields.required("hash", Decoders::string),
                fields.required("status", MessageMonitoringStatus::fromJson),
                fields.optional("transaction", MessageMonitoringTransaction::fromJson),
                fields.optional("error", Decoders::string),
                fields.optional("user_data", Decoders::any),
                fields.optional("finality", Finality::fromJson),
                fields.optional("outcome", Outcome::fromJson),
                fields.optional("number", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("hash", hash)
                .required("status", status)
                .optional("transaction", transaction)
                .optional("error", error)
                .optional("user_data", userData)
                .optional("finality", finality)
                .optional("outcome", outcome)
                .optional("number", number)
                .toMap();
    }

    /**
     * The same with another {@code transaction}.
     *
     * @param transaction Transaction of the message. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringResult withTransaction(@Nullable MessageMonitoringTransaction transaction) {
        return new MessageMonitoringResult(hash, status, transaction, error, userData, finality, outcome, number);
    }

    /**
     * The same with another {@code error}.
     *
     * @param error Why the message is considered lost. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringResult withError(@Nullable String error) {
        return new MessageMonitoringResult(hash, status, transaction, error, userData, finality, outcome, number);
    }

    /**
     * The same with another {@code user_data}.
     *
     * @param userData The data given with the message. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringResult withUserData(@Nullable Object userData) {
        return new MessageMonitoringResult(hash, status, transaction, error, userData, finality, outcome, number);
    }

    /**
     * The same with another {@code finality}.
     *
     * @param finality How final the transaction is; absent without one. Extension of the published interface. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringResult withFinality(@Nullable Finality finality) {
        return new MessageMonitoringResult(hash, status, transaction, error, userData, finality, outcome, number);
    }

    /**
     * The same with another {@code outcome}.
     *
     * @param outcome What became of the message: {@code executed}, {@code failed}, or {@code unknown} with the status
     *     {@code Timeout}. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringResult withOutcome(@Nullable Outcome outcome) {
        return new MessageMonitoringResult(hash, status, transaction, error, userData, finality, outcome, number);
    }

    /**
     * The same with another {@code number}.
     *
     * @param number Position among the results of a durable queue, for {@code acknowledge}; otherwise absent. Extension
     *     of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringResult withNumber(@Nullable String number) {
        return new MessageMonitoringResult(hash, status, transaction, error, userData, finality, outcome, number);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link MessageMonitoringResult}. */
    public static final class Builder {
        private @Nullable String hash;
        private @Nullable MessageMonitoringStatus status;
        private @Nullable MessageMonitoringTransaction transaction;
        private @Nullable String error;
        private @Nullable Object userData;
        private @Nullable Finality finality;
        private @Nullable Outcome outcome;
        private @Nullable String number;

        private Builder() {}

        /**
         * Sets {@code hash}.
         *
         * @param hash Hash of the message.
         * @return this
         */
        public Builder hash(String hash) {
            this.hash = hash;
            return this;
        }

        /**
         * Sets {@code status}.
         *
         * @param status Status of the message.
         * @return this
         */
        public Builder status(MessageMonitoringStatus status) {
            this.status = status;
            return this;
        }

        /**
         * Sets {@code transaction}.
         *
         * @param transaction Transaction of the message. {@code null} when absent.
         * @return this
         */
        public Builder transaction(@Nullable MessageMonitoringTransaction transaction) {
            this.transaction = transaction;
            return this;
        }

        /**
         * Sets {@code error}.
         *
         * @param error Why the message is considered lost. {@code null} when absent.
         * @return this
         */
        public Builder error(@Nullable String error) {
            this.error = error;
            return this;
        }

        /**
         * Sets {@code user_data}.
         *
         * @param userData The data given with the message. {@code null} when absent.
         * @return this
         */
        public Builder userData(@Nullable Object userData) {
            this.userData = userData;
            return this;
        }

        /**
         * Sets {@code finality}.
         *
         * @param finality How final the transaction is; absent without one. Extension of the published interface.
         *     {@code null} when absent.
         * @return this
         */
        public Builder finality(@Nullable Finality finality) {
            this.finality = finality;
            return this;
        }

        /**
         * Sets {@code outcome}.
         *
         * @param outcome What became of the message: {@code executed}, {@code failed}, or {@code unknown} with the
         *     status {@code Timeout}. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder outcome(@Nullable Outcome outcome) {
            this.outcome = outcome;
            return this;
        }

        /**
         * Sets {@code number}.
         *
         * @param number Position among the results of a durable queue, for {@code acknowledge}; otherwise absent.
         *     Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder number(@Nullable String number) {
            this.number = number;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public MessageMonitoringResult build() {
            return new MessageMonitoringResult(
                    Objects.requireNonNull(hash, "hash"),
                    Objects.requireNonNull(status, "status"),
                    transaction,
                    error,
                    userData,
                    finality,
                    outcome,
                    number);
        }
    }
}
