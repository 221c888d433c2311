// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An account fetched from the network behind a fork.
 *
 * @param accountId Account id.
 * @param dappId Dapp ID of the account. {@code null} when absent.
 * @param exists Whether the account exists on the network.
 * @param stateTimestamp Time of the fetched state, Unix time in s.
 * @param forkedLate Whether the account changed after the fork began, so that its state is later than that of others.
 */
public record ForkedAccount(
        String accountId,
        @Nullable String dappId,
        boolean exists,
        long stateTimestamp,
        boolean forkedLate) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId Account id.
     * @param exists Whether the account exists on the network.
     * @param stateTimestamp Time of the fetched state, Unix time in s.
     * @param forkedLate Whether the account changed after the fork began, so that its state is later than that of
     *     others.
     */
    public ForkedAccount(String accountId, boolean exists, long stateTimestamp, boolean forkedLate) {
        this(accountId, null, exists, stateTimestamp, forkedLate);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ForkedAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ForkedAccount(
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.required("exists", Decoders::bool),
                fields.required("state_timestamp", Decoders::int64),
                fields.required("forked_late", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .required("exists", exists)
                .required("state_timestamp", stateTimestamp)
                .required("forked_late", forkedLate)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the account. {@code null} when absent.
     * @return the changed copy
     */
    public ForkedAccount withDappId(@Nullable String dappId) {
        return new ForkedAccount(accountId, dappId, exists, stateTimestamp, forkedLate);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ForkedAccount}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable Boolean exists;
        private @Nullable Long stateTimestamp;
        private @Nullable Boolean forkedLate;

        private Builder() {}

        /**
         * Sets {@code account_id}.
         *
         * @param accountId Account id.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the account. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code exists}.
         *
         * @param exists Whether the account exists on the network.
         * @return this
         */
        public Builder exists(boolean exists) {
            this.exists = exists;
            return this;
        }

        /**
         * Sets {@code state_timestamp}.
         *
         * @param stateTimestamp Time of the fetched state, Unix time in s.
         * @return this
         */
        public Builder stateTimestamp(long stateTimestamp) {
            this.stateTimestamp = stateTimestamp;
            return this;
        }

        /**
         * Sets {@code forked_late}.
         *
         * @param forkedLate Whether the account changed after the fork began, so that its state is later than that of
         *     others.
         * @return this
         */
        public Builder forkedLate(boolean forkedLate) {
            this.forkedLate = forkedLate;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ForkedAccount build() {
            return new ForkedAccount(
                    Objects.requireNonNull(accountId, "accountId"),
                    dappId,
                    Objects.requireNonNull(exists, "exists"),
                    Objects.requireNonNull(stateTimestamp, "stateTimestamp"),
                    Objects.requireNonNull(forkedLate, "forkedLate"));
        }
    }
}
