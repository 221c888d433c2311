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
 * Transaction of a message.
 *
 * @param hash Hash of the transaction. {@code null} when absent.
 * @param aborted Whether it was aborted.
 * @param compute Compute phase of the transaction. {@code null} when absent.
 */
public record MessageMonitoringTransaction(
        @Nullable String hash,
        boolean aborted,
        @Nullable MessageMonitoringTransactionCompute compute) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param aborted Whether it was aborted.
     */
    public MessageMonitoringTransaction(boolean aborted) {
        this(null, aborted, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MessageMonitoringTransaction fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageMonitoringTransaction(
                fields.optional("hash", Decoders::string),
                fields.required("aborted", Decoders::bool),
                fields.optional("compute", MessageMonitoringTransactionCompute::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("hash", hash)
                .required("aborted", aborted)
                .optional("compute", compute)
                .toMap();
    }

    /**
     * The same with another {@code hash}.
     *
     * @param hash Hash of the transaction. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringTransaction withHash(@Nullable String hash) {
        return new MessageMonitoringTransaction(hash, aborted, compute);
    }

    /**
     * The same with another {@code compute}.
     *
     * @param compute Compute phase of the transaction. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringTransaction withCompute(@Nullable MessageMonitoringTransactionCompute compute) {
        return new MessageMonitoringTransaction(hash, aborted, compute);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link MessageMonitoringTransaction}. */
    public static final class Builder {
        private @Nullable String hash;
        private @Nullable Boolean aborted;
        private @Nullable MessageMonitoringTransactionCompute compute;

        private Builder() {}

        /**
         * Sets {@code hash}.
         *
         * @param hash Hash of the transaction. {@code null} when absent.
         * @return this
         */
        public Builder hash(@Nullable String hash) {
            this.hash = hash;
            return this;
        }

        /**
         * Sets {@code aborted}.
         *
         * @param aborted Whether it was aborted.
         * @return this
         */
        public Builder aborted(boolean aborted) {
            this.aborted = aborted;
            return this;
        }

        /**
         * Sets {@code compute}.
         *
         * @param compute Compute phase of the transaction. {@code null} when absent.
         * @return this
         */
        public Builder compute(@Nullable MessageMonitoringTransactionCompute compute) {
            this.compute = compute;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public MessageMonitoringTransaction build() {
            return new MessageMonitoringTransaction(hash, Objects.requireNonNull(aborted, "aborted"), compute);
        }
    }
}
